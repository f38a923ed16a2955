"""Pictures of the phase in which the districts give their advantages and work goes on."""

from leonardo.app.davinci.learn.pictures import things as put
from leonardo.app.davinci.learn.pictures.things import BLUE, GREEN, RED, SHOPS, SOLD, YELLOW
from leonardo.app.rulebook.pen import Pen


def strength(pen: Pen) -> None:
    """Groups in the order in which they came, and in the order in which they choose."""
    pen.stamp("arrow", 60, 180, 84)
    put.apprentice(pen, RED, 140, 220, 84)
    put.apprentice(pen, RED, 186, 220, 84)
    put.master(pen, BLUE, 300, 220, 84)
    for step in range(3):
        put.apprentice(pen, GREEN, 420 + 46 * step, 220, 84)
    pen.line((100, 240), (560, 240))
    for x, told in ((163, "2"), (300, "2"), (466, "3")):
        put.number(pen, told, x, 276)
    for place, (x, x_before) in enumerate(((466, 466), (163, 163), (300, 300))):
        pen.stamp(("shield_green", "shield_red", "shield_blue")[place], 180 + 140 * place, 500, 92)
        put.rank(pen, place + 1, 180 + 140 * place, 586)
        pen.arrow((x, 306), (180 + 140 * place, 440), bend=10 if x == x_before else 0)


def council(pen: Pen) -> None:
    """The strongest gives Leonardo; the others take boxes; the weakest goes home."""
    pen.stamp("seal_council", 320, 90, 130)
    pen.stamp("leonardo", 150, 260, 200)
    pen.arrow((230, 240), (330, 250), bend=36)
    pen.stamp("shield_red", 400, 260, 120)
    for place, seat in enumerate((BLUE, RED, GREEN, YELLOW)):
        x = 95 + 150 * place
        put.apprentice(pen, seat, x, 500, 84)
        put.rank(pen, place + 1, x, 546)
    pen.cross(545, 470, 74)
    pen.arrow((590, 520), (616, 616), bend=-20)


def boxes(pen: Pen) -> None:
    places = ((170, 160), (470, 160), (170, 450), (470, 450))
    for box, (x, y) in enumerate(places, 1):
        pen.slip(x - 130, y - 124, 260, 248)
        put.number(pen, str(box), x - 100, y - 92, 40)
    pen.stamp("sign_move", 170, 120, 84)
    put.apprentice(pen, RED, 170, 262, 84)
    for step in range(3):
        put.coin(pen, None, 430 + 44 * step, 150 + 22 * (step % 2), 74)
    pen.stamp("sign_eye", 170, 390, 84)
    pen.stamp("deck", 170, 500, 116)
    put.coin(pen, 1, 420, 450, 74)
    put.hand(pen, ("glass",), 522, 450, 120)


def offer(pen: Pen) -> None:
    """The price of each advantage, and how the offer goes round."""
    for step, price in enumerate((0, 2, 3, 4)):
        x = 100 + 148 * step
        put.coin(pen, price, x, 190, 104, pale=not price)
        pen.stamp("card_wood", x, 340, 124)
        if step < 3:
            pen.arrow((x + 40, 116), (x + 108, 116), bend=22)
    for step, seat in enumerate((RED, BLUE, RED, RED)):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", 100 + 148 * step, 456, 74)
    pen.arrow((480, 540), (130, 540), bend=-40)
    pen.stamp("shield_red", 100, 574, 74)
    pen.stamp("shield_blue", 540, 574, 74)


def offer_end(pen: Pen) -> None:
    """The fourth advantage is paid; all go home."""
    pen.stamp("seal_kiln", 150, 140, 140)
    pen.stamp("card_brick", 330, 140, 140)
    put.coin(pen, 4, 490, 140, 110)
    pen.line((60, 270), (580, 270))
    for step, seat in enumerate((GREEN, RED, BLUE)):
        put.apprentice(pen, seat, 130 + 120 * step, 420, 84)
        pen.arrow((150 + 120 * step, 440), (190 + 120 * step, 540), bend=-16)
    pen.stamp("coin_marker", 520, 400, 100)
    put.number(pen, "0", 520, 400, 42)


def workshop(pen: Pen) -> None:
    """The four things that the Workshop gives."""
    pen.stamp("seal_workshop", 320, 80, 120)
    pen.stamp("laboratory_small_3", 150, 220, 124)
    pen.arrow((246, 220), (380, 220), bend=26)
    pen.stamp("laboratory_small_5", 480, 220, 124)
    pen.stamp("laboratory_large_4", 150, 388, 124)
    pen.arrow((246, 388), (380, 388), bend=26)
    pen.stamp("laboratory_large_6", 480, 388, 124)
    feet = put.spaces(pen, 400, 556, 3, gears=2, side=96)
    put.automaton(pen, 150, 596, 84)
    pen.arrow((200, 550), (270, 550), bend=24)
    put.automaton(pen, *feet[1], 64)


def shops(pen: Pen) -> None:
    """The Academy's apprentice, and what each shop sells."""
    pen.stamp("seal_academy", 170, 100, 130)
    pen.arrow((260, 100), (380, 100), bend=26)
    put.apprentice(pen, RED, 450, 146, 96)
    for place, (shop, kind) in enumerate(zip(SHOPS, SOLD, strict=True)):
        x, y = (130 + 190 * place, 290) if place < 3 else (225 + 190 * (place - 3), 510)
        pen.stamp(f"seal_{shop}", x - 40, y - 30, 92)
        pen.stamp(f"card_{kind}", x + 40, y + 22, 124)


def weeks(pen: Pen) -> None:
    """What each worker adds, and the track of a laboratory."""
    put.apprentice(pen, RED, 110, 190, 110)
    put.master(pen, RED, 320, 190, 110)
    put.automaton(pen, 530, 190, 110)
    for x, told in ((110, "+1"), (320, "+2"), (530, "+2")):
        put.number(pen, told, x, 232, 46)
    feet = put.spaces(pen, 320, 370, 5, gears=1, side=98)
    put.automaton(pen, *feet[0], 66)
    put.master(pen, RED, *feet[1], 66)
    put.apprentice(pen, RED, *feet[2], 66)
    put.track(pen, 70, 560, 500, done=5, needed=11)
