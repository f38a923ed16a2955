"""The pictures of the rule book, spread by spread."""

from typing import Final

from leonardo.app.citta.learn.pictures import things as put
from leonardo.app.citta.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Citizen
from leonardo.app.citta.words.phrases import quarter_name, side_name, square_name
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.citta.board import QUARTERS, RENTS
from leonardo.engine.citta.constants import Good, Side

_ALL: Final = (YELLOW, RED, GREEN, BLUE)


def aim(pen: Pen) -> None:
    """The city from above, a palace full of works, and what it brings."""
    pen.stamp("citta", 320, 148, 290)
    put.palace(pen, 30, 130, 400, 170)
    put.works(pen, (1, 3, 5), 340, 400, 96)
    pen.arrow((440, 400), (510, 400), bend=20)
    put.coin(pen, 320, 568, 400, 118)
    pen.stamp("laurel", 320, 560, 130)
    put.shield(pen, RED, 320, 560, 76)
    for x, seat in ((120, YELLOW), (520, BLUE)):
        put.shield(pen, seat, x, 572, 56)


def ring(pen: Pen) -> None:
    """The road from the great square on, and the signs of the quarters."""
    put.city(pen, put.seen(Citizen(1), Citizen(4), Citizen(2)), (0, 0, 640, 400), (300, 540))
    for place, quarter in enumerate(QUARTERS):
        x, y = 40 + 322 * (place // 3), 446 + 80 * (place % 3)
        pen.stamp(f"quarter_{quarter}", x, y, 64)
        pen.note(quarter_name(quarter), x + 44, y, room=240, align="left")


def box(pen: Pen) -> None:
    """The machine with its balls, a palace, the cards, works and coins."""
    pen.stamp("machine_0", 160, 150, 270)
    for step, ball in enumerate((1, 7, 12)):
        pen.stamp(f"ball_{ball}", 350 + 104 * step, 90, 84)
    put.palace(pen, 26, 400, 232, 130)
    pen.stamp("citta_bridge", 548, 240, 110)
    for step, sign in enumerate(("office", "guelph", "man")):
        put.sign(pen, sign, 90 + 120 * step, 400, 104)
    put.works(pen, (8, 23), 490, 400, 128)
    for step, florins in enumerate((5, 10, 50, 100)):
        put.coin(pen, florins, 140 + 120 * step, 556, 96)


def first(pen: Pen) -> None:
    """What a seat begins with, and what lies with the bank."""
    put.pawn(pen, RED, 110, 214, 150)
    put.coin(pen, 250, 270, 150, 130)
    put.palace(pen, 19, 450, 148, 170)
    pen.stamp(f"house_{pen.brush.colour(RED)}", 560, 190, 90)
    pen.line((40, 282), (600, 282))
    for place, square in enumerate((5, 12, 23, 31)):
        put.palace(pen, square, 90 + 132 * place, 370, 104)
    pen.stamp("citta_bridge", 590, 374, 84)
    for place, name in enumerate(("office", "nothing", "man")):
        put.sign(pen, name, 120 + 130 * place, 540, 110)
    pen.stamp("work_back", 520, 540, 120)


def agreed(pen: Pen) -> None:
    """The rounds, both sides, and what who begins later gets."""
    for step, rounds in enumerate(("15", "20", "30")):
        put.number(pen, rounds, 140 + 180 * step, 90, 60)
    pen.ring(320, 90, 120)
    for x, side in ((180, Side.GUELPH), (460, Side.GHIBELLINE)):
        put.sign(pen, side.value, x, 260, 150)
        pen.note(side_name(side), x, 358, room=240)
    for step, seat in enumerate(_ALL):
        x = 100 + 146 * step
        put.shield(pen, seat, x, 460, 84)
        if step:
            put.coin(pen, 20 * step, x, 560, 78)


def begins(pen: Pen) -> None:
    """Everybody draws a number; the highest begins, and it goes round."""
    for seat, ball, x, y in ((YELLOW, 4, 110, 130), (RED, 11, 530, 130), (GREEN, 7, 530, 500), (BLUE, 2, 110, 500)):
        put.shield(pen, seat, x, y, 110)
        pen.stamp(f"ball_{ball}", x + (104 if x < 320 else -104), y, 80)
    pen.ring(426, 130, 116)
    pen.arrow((560, 220), (560, 410), bend=20)
    pen.arrow((430, 560), (210, 560), bend=26)
    pen.arrow((80, 410), (80, 220), bend=20)
    pen.stamp("machine_0", 320, 320, 210)


_FROM_GREAT: Final = (320, 545)  # the middle of what is seen of the first squares, in the artist's plan


def turn(pen: Pen) -> None:
    """What is done in a turn, one thing after another."""
    pen.stamp("work_back", 120, 100, 130)
    pen.arrow((200, 100), (256, 100), bend=14)
    pen.stamp("machine_0", 350, 100, 170)
    pen.arrow((446, 110), (506, 130), bend=14)
    put.pawn(pen, RED, 556, 190, 130)
    pen.arrow((560, 210), (540, 270), bend=10)
    put.office(pen, 7, 520, 352, 160)
    pen.arrow((440, 356), (384, 356), bend=14)
    put.palace(pen, 15, 300, 350, 140)
    pen.arrow((216, 380), (180, 440), bend=14)
    put.pawn(pen, RED, 110, 590, 130)
    put.pawn(pen, BLUE, 190, 590, 130)
    put.man(pen, 290, 540, 96)
    put.coin(pen, 30, 400, 540, 90)


def squares(pen: Pen) -> None:
    rows = ((1, "office"), (11, "gold"), (22, "guelph"), (9, "nothing"))
    for row, (square, sign) in enumerate(rows):
        y = 90 + 154 * row
        pen.slip(20, y - 66, 600, 132)
        put.number(pen, str(square), 76, y, 52)
        put.sign(pen, sign, 176, y, 96)
        pen.note(square_name(square), 250, y, room=350, align="left")
    pen.cross(176, 552, 70)


def machine(pen: Pen) -> None:
    """The first move from the great square, and a later one."""
    put.city(pen, put.seen(Citizen(4), Citizen(1), Citizen(1)), (0, 170, 640, 470), _FROM_GREAT)
    pen.stamp("ball_4", 90, 84, 110)
    pen.arrow((160, 84), (240, 84), bend=14)
    for step in range(4):
        put.number(pen, str(step + 1), 290 + 70 * step, 84, 54)
    pen.ring(500, 84, 84)


def walk(pen: Pen) -> None:
    """A toll on the bridge, the indemnity at the great square."""
    put.city(pen, put.seen(Citizen(6), Citizen(4, owns={6: ()}), Citizen(8)), (0, 0, 640, 330), (430, 262))
    put.coin(pen, 5, 420, 262, 84)
    put.pawn(pen, YELLOW, 100, 590, 150)
    pen.arrow((170, 520), (300, 520), bend=50)
    pen.stamp("seal_lily", 380, 520, 130)
    pen.arrow((460, 520), (520, 520), bend=20)
    put.coin(pen, 100, 578, 520, 110)


def drawing(pen: Pen) -> None:
    """Who stops on the great square draws an office and pays for it."""
    put.pawn(pen, RED, 100, 230, 160)
    put.coin(pen, 100, 220, 150, 100)
    pen.arrow((286, 150), (350, 150), bend=20)
    put.office(pen, 22, 450, 150, 230, named=True)
    put.coin(pen, 50, 586, 190, 90)
    for place, square in enumerate((1, 7, 28, 3, 11, 24)):
        put.office(pen, square, 80 + 96 * place, 480, 118)
    pen.line((30, 340), (610, 340))


def diverting(pen: Pen) -> None:
    """A pawn came to the square of an office, and is led to a palace of its holder."""
    owns = {8: (3, 22, 9), 10: (1,)}
    shown = put.seen(Citizen(7), Citizen(9), Citizen(12, owns=owns, offices=(7,)))
    put.city(pen, shown, (0, 0, 640, 380), (310, 190), 1.05)
    put.office(pen, 7, 130, 500, 180, named=True)
    put.shield(pen, GREEN, 222, 560, 74)
    put.number(pen, "\N{MINUS SIGN}5 … +5", 430, 490, 58)
    put.man(pen, 350, 580, 84)
    pen.arrow((390, 580), (480, 580), bend=-24)
    put.shield(pen, GREEN, 540, 580, 84)


def market(pen: Pen) -> None:
    """Who opens a market, and the goods on which the others stake."""
    put.city(pen, put.seen(Citizen(11), Citizen(8), Citizen(13)), (0, 0, 640, 300), (668, 190), 1.1)
    stakes = ((RED, Good.GEM, 10), (GREEN, Good.GOLD, 40), (BLUE, Good.GOLD, 20))
    put.goods(pen, stakes, (0, 326, 640, 206))
    for step, ball in enumerate((4, 7, 9, 11)):
        pen.stamp(f"ball_{ball}", 140 + 120 * step, 590, 74)


def stakes(pen: Pen) -> None:
    """The number falls: what loses, what wins."""
    pen.stamp("ball_8", 320, 84, 120)
    stakes = ((RED, Good.GEM, 10), (GREEN, Good.GOLD, 40), (BLUE, Good.SPICES, 20))
    put.goods(pen, stakes, (0, 170, 640, 200))
    pen.arrow((80, 400), (80, 480), bend=-10)
    put.shield(pen, YELLOW, 80, 552, 90)
    put.shield(pen, GREEN, 300, 552, 90)
    put.coin(pen, 40, 388, 552, 84)
    put.number(pen, "+ 3 \N{MULTIPLICATION SIGN}", 484, 552, 34)
    put.coin(pen, 40, 580, 552, 84)


def event(pen: Pen) -> None:
    """The three kinds of event, and what they bring."""
    rows = (("nothing", 4, ()), ("guelph", 6, (RED, BLUE)), ("ghibelline", 6, (YELLOW, GREEN)))
    for row, (name, count, seats) in enumerate(rows):
        y = 110 + 206 * row
        pen.slip(20, y - 88, 190, 176)
        put.sign(pen, name, 115, y - 10, 120)
        put.number(pen, f"{count} \N{MULTIPLICATION SIGN}", 270, y, 48)
        for step, seat in enumerate(seats):
            put.shield(pen, seat, 380 + 150 * step, y - 34, 80)
            put.coin(pen, 100, 380 + 150 * step, y + 50, 80)
    pen.cross(450, 110, 66)


def men(pen: Pen) -> None:
    """A 1 or 2 brings a man-at-arms; two at most; pawns that meet."""
    pen.stamp("ball_1", 90, 110, 110)
    pen.stamp("ball_2", 210, 110, 110)
    pen.arrow((290, 110), (370, 110), bend=24)
    put.man(pen, 440, 110, 120)
    put.man(pen, 540, 110, 120)
    shown = put.seen(Citizen(13), Citizen(13), Citizen(13))
    put.city(pen, shown, (0, 220, 640, 420), (940, 190), 1.25)


def fight(pen: Pen) -> None:
    """Two draw a number each; the lower loses a man."""
    for x, seat, ball in ((160, RED, 9), (480, BLUE, 5)):
        put.shield(pen, seat, x, 110, 140)
        pen.stamp(f"ball_{ball}", x, 270, 120)
    put.man(pen, 110, 430, 120)
    put.man(pen, 210, 430, 120)
    put.man(pen, 430, 430, 120)
    put.man(pen, 530, 430, 120, there=False)
    pen.cross(530, 430, 90)
    pen.ring(160, 270, 160)
    put.number(pen, "9 > 5", 320, 570, 60)


def tribute(pen: Pen) -> None:
    """Who alone has men gets florins for each palace of the others; not where there is asylum."""
    put.shield(pen, RED, 110, 110, 120)
    put.man(pen, 220, 110, 110)
    for step, square in enumerate((4, 19, 25)):
        put.palace(pen, square, 110 + 120 * step, 280, 110)
        put.coin(pen, 10, 110 + 120 * step, 370, 64)
    put.shield(pen, BLUE, 520, 320, 110)
    pen.arrow((500, 240), (290, 140), bend=-30)
    pen.line((30, 432), (610, 432))
    put.number(pen, "9 · 17", 180, 540, 66)
    put.man(pen, 430, 540, 120)
    pen.cross(430, 540, 110)


def guilds(pen: Pen) -> None:
    """One proposes to another, which may refuse."""
    put.shield(pen, RED, 130, 170, 160)
    pen.arrow((230, 140), (400, 140), bend=40)
    put.shield(pen, BLUE, 500, 170, 160)
    pen.tick(420, 300, 80)
    pen.cross(560, 300, 64)
    for x, seat in ((250, RED), (390, BLUE)):
        put.shield(pen, seat, x, 500, 150)
    pen.ring(320, 500, 330)


def terms(pen: Pen) -> None:
    """A side for all, one pawn that stays, and all in one purse."""
    put.sign(pen, Side.GHIBELLINE.value, 130, 110, 140)
    put.pawn(pen, RED, 360, 190, 150)
    pen.tick(440, 120, 60)
    put.pawn(pen, BLUE, 530, 190, 150)
    pen.cross(530, 120, 110)
    shown = put.seen(Citizen(1, owns={7 + 1: (5,), 10: ()}), Citizen(), Citizen())
    put.cards(pen, shown, (0, 240, 640, 210))
    for step, florins in enumerate((140, 90)):
        put.coin(pen, florins, 150 + 130 * step, 550, 104)
    pen.arrow((350, 550), (430, 550), bend=20)
    put.coin(pen, 230, 510, 550, 120)


def guild_turn(pen: Pen) -> None:
    """Each member draws a number; one is taken."""
    for step, (seat, ball) in enumerate(((RED, 3), (BLUE, 10), (GREEN, 6))):
        x = 120 + 200 * step
        put.shield(pen, seat, x, 110, 110)
        pen.stamp(f"ball_{ball}", x, 250, 120)
    pen.ring(320, 250, 160)
    put.pawn(pen, RED, 150, 560, 150)
    pen.arrow((210, 480), (340, 480), bend=40)
    pen.stamp("seal_lily", 430, 490, 130)
    put.coin(pen, 100, 560, 490, 110)
    pen.cross(560, 490, 110)


def rescue(pen: Pen) -> None:
    """A debtor is taken in, and the debt is paid from both purses."""
    put.shield(pen, BLUE, 150, 150, 140)
    put.coin(pen, 40, 150, 290, 100)
    put.shield(pen, GREEN, 400, 150, 140)
    put.coin(pen, 200, 400, 290, 110)
    pen.ring(276, 200, 440)
    pen.arrow((290, 430), (290, 500), bend=10)
    put.coin(pen, 160, 290, 560, 110)
    pen.arrow((370, 560), (450, 560), bend=20)
    put.shield(pen, RED, 540, 560, 120)


def guild_end(pen: Pen) -> None:
    """The capital of a guild is shared among its members, and compared."""
    for step, seat in enumerate((RED, BLUE, GREEN)):
        put.shield(pen, seat, 70 + 84 * step, 150, 84)
    put.number(pen, "1830 ÷ 3", 470, 150, 56)
    pen.arrow((430, 200), (430, 260), bend=8)
    put.number(pen, "610", 430, 306, 72)
    pen.line((40, 382), (600, 382))
    put.shield(pen, YELLOW, 160, 490, 110)
    put.number(pen, "640", 430, 490, 72)
    pen.stamp("laurel", 160, 490, 190)


def secret(pen: Pen) -> None:
    """What lies covered, and what lies open."""
    pen.stamp("work_back", 110, 150, 160)
    put.sign(pen, "nothing", 270, 150, 130)
    put.sign(pen, Side.GUELPH.value, 410, 150, 130)
    pen.stamp("sign_eye", 560, 150, 84)
    pen.cross(560, 150, 74)
    pen.line((60, 290), (580, 290))
    put.coin(pen, 250, 100, 440, 120)
    put.palace(pen, 32, 240, 440, 130)
    put.works(pen, (1, 6), 390, 440, 110)
    pen.stamp("sign_eye", 560, 440, 100)
    pen.portrait(GREEN, 320, 570, 120)


_GOLDSMITHS: Final = 30


def buying(pen: Pen) -> None:
    """The price is paid, or the others bid one above the other."""
    put.palace(pen, 14, 160, 150, 190)
    put.shield(pen, RED, 330, 150, 100)
    put.coin(pen, 60, 450, 150, 104)
    pen.tick(562, 150, 70)
    pen.line((30, 288), (610, 288))
    for step, (seat, florins) in enumerate(((BLUE, 5), (GREEN, 30), (YELLOW, 35), (BLUE, 0), (GREEN, 40))):
        x = 80 + 120 * step
        put.shield(pen, seat, x, 390, 84)
        if florins:
            put.coin(pen, florins, x, 500, 80)
        else:
            pen.cross(x, 500, 60)
    pen.ring(560, 500, 110)


def rent(pen: Pen) -> None:
    """What a palace of 100 brings, with ever more works, and twice in a whole quarter."""
    for count, florins in enumerate(RENTS[_GOLDSMITHS]):
        y = 62 + 108 * count
        put.palace(pen, _GOLDSMITHS, 80, y, 92)
        if count:
            put.works(pen, (1, 3, 5, 8)[:count], 180 + 38 * (count - 1) + 36, y, 78)
        put.coin(pen, florins, 560, y, 94)
    pen.stamp("citta_crown", 200, 590, 90)
    put.number(pen, "\N{MULTIPLICATION SIGN} 2", 320, 590, 56)


def bridges(pen: Pen) -> None:
    """A bridge of somebody, and who crosses it."""
    put.city(pen, put.seen(Citizen(17), Citizen(12, owns={16: ()}), Citizen(15)), (0, 0, 640, 380), (1330, 190), 1.15)
    pen.stamp("citta_bridge", 130, 510, 150)
    pen.arrow((220, 510), (300, 510), bend=20)
    put.coin(pen, 5, 370, 510, 110)
    put.shield(pen, RED, 520, 510, 120)


def works(pen: Pen) -> None:
    """A covered work goes to a palace, and is turned over there."""
    pen.stamp("work_back", 100, 120, 170)
    put.coin(pen, 50, 220, 160, 90)
    pen.arrow((270, 120), (350, 120), bend=24)
    put.palace(pen, 31, 460, 120, 190)
    shown = put.seen(Citizen(1, owns={23: (5, 11), 26: (28, 16, 40, 3), 31: (1,)}), Citizen(), Citizen())
    put.cards(pen, shown, (0, 270, 640, 330))


def room(pen: Pen) -> None:
    """Four at most; values; and none in the quiet lap."""
    put.works(pen, (1, 8, 23, 40), 320, 100, 150)
    for step, value in enumerate((100, 80, 50, 30)):
        put.coin(pen, value, 104 + 144 * step, 230, 84)
    pen.line((30, 312), (610, 312))
    put.city(pen, put.seen(Citizen(30), Citizen(20), Citizen(12)), (0, 340, 400, 300), (420, 590))
    pen.stamp("work_back", 520, 470, 150)
    pen.cross(520, 470, 110)


def debt(pen: Pen) -> None:
    """A palace with its works goes back to the bank, for half of all."""
    put.palace(pen, 26, 150, 150, 180)
    put.works(pen, (5, 11), 330, 150, 120)
    pen.arrow((430, 150), (500, 150), bend=20)
    pen.stamp("seal_lily", 570, 150, 120)
    put.number(pen, "½", 320, 340, 110)
    put.coin(pen, 90, 470, 340, 110)
    put.shield(pen, BLUE, 150, 540, 110)
    pen.arrow((230, 540), (330, 540), bend=24)
    put.coin(pen, 120, 400, 540, 110)
    pen.arrow((466, 540), (516, 540), bend=14)
    put.shield(pen, RED, 576, 540, 90)


def bankrupt(pen: Pen) -> None:
    """A pawn leaves the board; what was owned is for sale again."""
    put.city(pen, put.seen(Citizen(19), Citizen(15), Citizen(24)), (0, 0, 640, 330), (1310, 424), 1.05)
    put.pawn(pen, BLUE, 110, 590, 170)
    pen.cross(110, 510, 130)
    for step, square in enumerate((18, 20)):
        put.palace(pen, square, 290 + 140 * step, 500, 120)
    pen.arrow((490, 500), (540, 500), bend=14)
    pen.stamp("seal_lily", 590, 500, 96)


def end(pen: Pen) -> None:
    rows = (("florin", 240), ("palace_30", 410), ("work_03", 320), ("citta_office", 80))
    for row, (name, florins) in enumerate(rows):
        y = 76 + 112 * row
        pen.stamp(name, 180, y, 92)
        put.number(pen, str(florins), 400, y, 54)
    pen.line((120, 512), (520, 512))
    pen.stamp("laurel", 180, 576, 120)
    put.shield(pen, RED, 180, 576, 70)
    put.number(pen, "1050", 400, 576, 66)
