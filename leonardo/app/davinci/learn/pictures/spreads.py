"""The pictures of the rule book, spread by spread."""

from leonardo.app.davinci.learn.pictures import things as put
from leonardo.app.davinci.learn.pictures.things import BLUE, GREEN, KINDS, PURPLE, RED, SHOPS, SOLD, YELLOW
from leonardo.app.davinci.words.phrases import component_name
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.engine.davinci.constants import Component


def aim(pen: Pen) -> None:
    """Purses of five inventors, the fullest with a laurel; a machine pays."""
    pen.stamp("sketch_18", 320, 180, 300)
    pen.arrow((470, 240), (520, 366), bend=40)
    pen.stamp("laurel", 520, 470, 190)
    pen.stamp("purse_open", 520, 470, 130)
    for x, high in ((90, 74), (200, 92), (320, 104)):
        pen.stamp("purse_sealed", x, 500 - high / 4, high)
    for x, seat in ((90, YELLOW), (200, BLUE), (320, GREEN), (520, RED)):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", x, 592, 66)


def workers(pen: Pen) -> None:
    """A master and apprentices, the laboratories with both sides, an automaton."""
    put.master(pen, RED, 100, 190, 116)
    for step in range(5):
        put.apprentice(pen, RED, 222 + 66 * step, 190, 96)
    pen.stamp("laboratory_small_3", 160, 320, 150)
    pen.arrow((268, 320), (352, 320), bend=26)
    pen.stamp("laboratory_small_5", 470, 320, 150)
    pen.stamp("laboratory_large_4", 160, 496, 150)
    pen.arrow((268, 496), (352, 496), bend=26)
    pen.stamp("laboratory_large_6", 470, 496, 150)
    put.automaton(pen, 590, 190, 96)


def goods(pen: Pen) -> None:
    """The five components with their names, and florins."""
    for place, kind in enumerate(KINDS):
        x, y = (120 + 200 * place, 150) if place < 3 else (220 + 200 * (place - 3), 372)
        pen.stamp(f"card_{kind}", x, y, 150)
        pen.note(component_name(Component(place)), x, y + 98, room=180)
    for step, florins in enumerate((1, 2, 5)):
        put.coin(pen, florins, 220 + 100 * step, 570, 86)


def inventions(pen: Pen) -> None:
    """A card of each tier, one below another."""
    for row, invention in enumerate((1, 7, 13, 20)):
        put.card(pen, invention, 320, 100 + 148 * row, 372)


def city(pen: Pen) -> None:
    """The seals of all districts around the Lord of the City, with their letters."""
    names = ("council", "workshop", "academy", *SHOPS)
    for place, name in enumerate(names):
        column, row = place % 4, place // 4
        x, y = 95 + 150 * column, 120 if not row else 520
        pen.stamp(f"seal_{name}", x, y, 116)
        put.number(pen, "ABCDEFGH"[place], x - 56, y - 52, 28)
        pen.note(tr(f"davinci.picture.places.{name}"), x, y + 76, room=146)
    pen.stamp("lord", 230, 322, 170)
    pen.arrow((300, 330), (390, 330), bend=30)
    pen.stamp("coin_marker", 450, 322, 96)
    pen.stamp("leonardo", 560, 322, 150)


def first(pen: Pen) -> None:
    """The five endowments, one below another."""
    rows = (
        (YELLOW, 5, ("small_3",), 3, ("iron", "rope", "rope", "brick")),
        (RED, 5, ("small_3", "large_4"), 3, ("iron",)),
        (GREEN, 4, ("small_5",), 3, ("rope",)),
        (BLUE, 3, ("small_3",), 13, ("iron", "rope", "brick", "glass")),
        (PURPLE, 3, ("small_3", "large_6"), 8, ("rope", "brick")),
    )
    for row, (seat, apprentices, laboratories, florins, kinds) in enumerate(rows):
        top = 4 + 127 * row
        pen.slip(0, top, 640, 118)
        pen.write(f"{'abcde'[row]})", 26, top + 62, units=24)
        for step in range(apprentices):
            put.apprentice(pen, seat, 76 + 30 * step, top + 100, 60)
        for step, side in enumerate(laboratories):
            pen.stamp(f"laboratory_{side}", 290 + 104 * step, top + 60, 70)
        if seat == GREEN:
            put.automaton(pen, 396, top + 98, 54)
        put.coin(pen, florins, 478, top + 60, 56)
        put.hand(pen, kinds, 566, top + 60, 74, 32)


def first_table(pen: Pen) -> None:
    """The cards that are requested first, and the florin at the Council."""
    for row, invention in enumerate((1, 12, 8, 3)):
        put.card(pen, invention, 404, 84 + 158 * row, 400)
    pen.stamp("seal_council", 96, 150, 126)
    put.coin(pen, 1, 96, 262, 70)
    pen.stamp("round_marker", 96, 470, 110)
    pen.write("1", 96, 470, units=44, colour=IVORY)


def deck(pen: Pen) -> None:
    """The three layers of the deck, pulled apart."""
    pen.stamp("deck", 150, 140, 150)
    pen.stamp("deck", 150, 328, 130)
    pen.stamp("deck", 150, 506, 112)
    for step, metal in enumerate(("bronze", "copper", "silver", "bronze", "copper")):
        pen.stamp(f"medal_{metal}", 290 + 64 * step, 140, 62)
    for step, metal in enumerate(("silver", "gold", "bronze", "gold", "copper")):
        pen.stamp(f"medal_{metal}", 290 + 64 * step, 328, 62)
    for step in range(5):
        pen.stamp("medal_gold", 290 + 64 * step, 506, 62)
    pen.arrow((150, 576), (60, 100), bend=-80)


def expert(pen: Pen) -> None:
    """What everybody has before favours are chosen."""
    put.master(pen, GREEN, 130, 240, 130)
    for step in range(3):
        put.apprentice(pen, GREEN, 260 + 90 * step, 240, 110)
    put.coin(pen, 3, 560, 180, 100)
    pen.stamp("laboratory_small_3", 220, 400, 190)
    pen.stamp("deck", 500, 400, 190)
    pen.arrow((500, 500), (400, 580), bend=-40)
    for step in range(3):
        pen.stamp("medal_" + ("bronze", "copper", "silver")[step], 160 + 90 * step, 580, 74)


def favours(pen: Pen) -> None:
    for row, letter in enumerate("abcd"):
        top = 22 + 152 * row
        pen.slip(60, top, 520, 136)
        put.number(pen, f"{letter})", 104, top + 68, 40)
    put.coin(pen, 5, 340, 90, 96)
    put.hand(pen, ("iron", "iron", "wood", "glass"), 340, 242, 108)
    put.apprentice(pen, PURPLE, 340, 446, 84)
    pen.stamp("laboratory_small_5", 250, 546, 104)
    pen.stamp("laboratory_large_4", 400, 546, 104)
    put.automaton(pen, 516, 590, 68)


def course(pen: Pen) -> None:
    """The four phases as a wheel, and the rounds with the gate before the last two."""
    pictures = (("quill", "A"), ("apprentice_red", "B"), ("lord", "C"), ("laurel", "D"))
    for (picture, letter), (x, y) in zip(pictures, ((200, 110), (470, 110), (470, 350), (200, 350)), strict=True):
        pen.stamp(picture, x, y, 120)
        put.number(pen, letter, x - 92, y, 40)
    pen.arrow((290, 80), (380, 80), bend=26)
    pen.arrow((520, 190), (520, 270), bend=26)
    pen.arrow((380, 390), (290, 390), bend=26)
    pen.arrow((140, 270), (140, 190), bend=26)
    for round_ in range(1, 10):
        x = 54 * round_ + (66 if round_ > 7 else 0) + 6
        pen.stamp("round_marker" if round_ < 8 else "florin_pale", x, 560, 46)
        pen.write(str(round_), x, 560, units=22, colour=IVORY if round_ < 8 else ENGRAVED)
    pen.stamp("gate_shut", 444, 548, 92)


def start(pen: Pen) -> None:
    """Components of a card go under a laboratory, face down."""
    put.card(pen, 13, 320, 110, 420)
    put.hand(pen, ("brick", "wood"), 180, 320, 130)
    pen.arrow((270, 330), (390, 400), bend=36)
    pen.stamp("laboratory_small_3", 470, 470, 190)
    pen.stamp("envelope_sealed", 470, 490, 110)
    put.track(pen, 60, 580, 280, done=0, needed=7)


def what(pen: Pen) -> None:
    """What is requested and what lies in the deck may be started; what was completed may not."""
    put.card(pen, 4, 290, 110, 400)
    pen.tick(566, 110, 70)
    pen.stamp("deck", 290, 320, 180)
    pen.stamp("sign_eye", 150, 320, 80)
    pen.tick(566, 320, 70)
    put.card(pen, 6, 290, 530, 400)
    pen.stamp("shield_blue", 290, 530, 84)
    pen.cross(566, 530, 62)


def interrupt(pen: Pen) -> None:
    """Components come back, the weeks are lost."""
    pen.stamp("laboratory_large_4", 320, 150, 220)
    pen.arrow((300, 270), (180, 380), bend=-30)
    put.hand(pen, ("iron", "rope"), 150, 460, 140)
    put.track(pen, 320, 500, 280, done=7, needed=11)
    pen.arrow((452, 440), (330, 440), bend=-36)
    pen.cross(450, 462, 60)


def placing(pen: Pen) -> None:
    """One after another puts workers into a district or a laboratory."""
    for seat, (x, y) in ((YELLOW, (90, 130)), (RED, (550, 130)), (BLUE, (550, 480)), (GREEN, (90, 480))):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", x, y, 100)
    pen.arrow((170, 100), (470, 100), bend=34)
    pen.arrow((590, 210), (590, 400), bend=24)
    pen.arrow((470, 520), (170, 520), bend=34)
    pen.arrow((50, 400), (50, 210), bend=24)
    pen.stamp("seal_smithy", 240, 250, 120)
    for step in range(2):
        put.apprentice(pen, RED, 350 + 60 * step, 292, 84)
    put.master(pen, YELLOW, 250, 440, 84)
    put.apprentice(pen, GREEN, *put.spaces(pen, 420, 400, 2, side=90)[0], 58)


def places(pen: Pen) -> None:
    """A queue before its arrow; a master comes after its apprentices and joins them."""
    pen.stamp("arrow", 60, 230, 84)
    for step in range(3):
        put.apprentice(pen, BLUE, 140 + 46 * step, 270, 84)
    for step in range(2):
        put.apprentice(pen, RED, 330 + 46 * step, 270, 84)
    put.apprentice(pen, GREEN, 470, 270, 84)
    pen.line((100, 290), (540, 290))
    put.master(pen, BLUE, 400, 520, 100)
    pen.arrow((360, 440), (240, 310), bend=-40)
    put.rank(pen, 1, 190, 130)
    put.rank(pen, 2, 352, 130)
    put.rank(pen, 3, 470, 130)


def spaces(pen: Pen) -> None:
    """Spaces with and without a gear, and who stands on them."""
    feet = put.spaces(pen, 320, 130, 3, side=120)
    put.apprentice(pen, RED, *feet[0], 80)
    feet = put.spaces(pen, 320, 310, 5, gears=1, side=104)
    put.automaton(pen, *feet[0], 68)
    put.master(pen, RED, *feet[1], 68)
    put.apprentice(pen, RED, *feet[2], 68)
    feet = put.spaces(pen, 320, 500, 6, gears=2, side=92)
    put.automaton(pen, *feet[0], 60)
    put.apprentice(pen, RED, *feet[1], 60)
    pen.ring(*(feet[1][0], feet[1][1] - 34), 124)


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


def completing(pen: Pen) -> None:
    """Weeks that are done, and those that cards of the type save."""
    put.card(pen, 8, 320, 110, 420)
    put.track(pen, 70, 320, 500, done=5, needed=7)
    pen.arrow((240, 240), (300, 270), bend=16)
    pen.stamp("badge_rope", 170, 470, 110)
    put.number(pen, tr("davinci.picture.less", count=2), 270, 470, 50)
    pen.stamp("hourglass", 350, 470, 90)
    pen.stamp("tick", 500, 470, 100)


def paid(pen: Pen) -> None:
    """The larger coin for the first, the smaller one for who comes later."""
    put.card(pen, 14, 320, 110, 420)
    pen.stamp("shield_red", 160, 310, 110)
    pen.arrow((230, 310), (320, 310), bend=24)
    put.coin(pen, 13, 400, 310, 110)
    pen.stamp("frame_gold", 530, 310, 110)
    pen.stamp("sketch_14", 530, 310, 84)
    pen.stamp("shield_blue", 160, 500, 110)
    pen.arrow((230, 500), (320, 500), bend=24)
    put.coin(pen, 10, 400, 500, 110, pale=True)
    pen.cross(530, 500, 64)


def auction(pen: Pen) -> None:
    """Sealed purses, opened together; a tie goes to who holds Leonardo."""
    put.card(pen, 22, 320, 110, 420)
    for step, (seat, florins) in enumerate(((RED, 6), (BLUE, 6), (GREEN, 3))):
        x = 130 + 190 * step
        pen.stamp("bid_purse_tied", x, 320, 150)
        pen.stamp(f"shield_{pen.brush.colour(seat)}", x, 336, 50)
        put.coin(pen, florins, x, 460, 84)
    pen.stamp("leonardo", 130, 568, 110)
    pen.ring(130, 460, 116)


def following(pen: Pen) -> None:
    """A florin for the Council, new cards, the next round."""
    pen.stamp("seal_council", 130, 120, 140)
    put.coin(pen, 1, 330, 120, 96)
    pen.arrow((270, 130), (206, 130), bend=-10)
    pen.stamp("deck", 130, 330, 180)
    pen.arrow((210, 320), (300, 320), bend=26)
    put.card(pen, 10, 460, 330, 290)
    for step in range(3):
        pen.stamp("round_marker" if step == 2 else "florin_pale", 200 + 120 * step, 540, 84)
        put.number(pen, str(step + 3), 200 + 120 * step, 540, 36)
    pen.arrow((346, 486), (420, 486), bend=22)


def gates(pen: Pen) -> None:
    """The gate is shut; work goes on in the laboratories."""
    pen.stamp("gate_shut", 320, 170, 290)
    put.apprentice(pen, BLUE, 120, 300, 84)
    pen.cross(120, 260, 80)
    feet = put.spaces(pen, 320, 470, 4, side=120)
    put.master(pen, RED, *feet[0], 80)
    put.apprentice(pen, RED, *feet[1], 80)
    put.apprentice(pen, RED, *feet[2], 80)
    put.number(pen, "8 · 9", 320, 586, 46)


def bonus(pen: Pen) -> None:
    """What five, four and three types bring."""
    for row, (types, florins) in enumerate(((5, 20), (4, 13), (3, 8))):
        y = 110 + 180 * row
        for step in range(types):
            pen.stamp(f"badge_{KINDS[step]}", 80 + 84 * step, y, 80)
        put.coin(pen, florins, 560, y, 116)
    pen.stamp("laurel", 320, 586, 96)


def variant(pen: Pen) -> None:
    """An apprentice of another colour is moved from one district to another."""
    pen.stamp("seal_carpentry", 150, 180, 150)
    pen.stamp("seal_glassworks", 490, 180, 150)
    put.apprentice(pen, BLUE, 120, 380, 96)
    put.apprentice(pen, RED, 200, 380, 96)
    pen.arrow((240, 330), (420, 330), bend=50)
    put.apprentice(pen, GREEN, 470, 380, 96)
    put.apprentice(pen, RED, 550, 380, 96)
    pen.stamp("seal_council", 200, 530, 110)
    pen.cross(310, 530, 64)
    pen.stamp("laboratory_small_3", 460, 530, 110)
    pen.cross(580, 530, 64)


def secret(pen: Pen) -> None:
    """What lies covered, and what lies open."""
    for x, name, high in ((110, "envelope_sealed", 150), (270, "deck", 160), (430, "bid_purse_tied", 160)):
        pen.stamp(name, x, 140, high)
    pen.stamp("sign_eye", 560, 140, 84)
    pen.cross(560, 140, 74)
    pen.line((60, 290), (580, 290))
    put.coin(pen, 11, 110, 440, 110)
    put.hand(pen, ("iron", "wood", "glass"), 310, 440, 140)
    pen.stamp("sign_eye", 540, 440, 110)


def fair(pen: Pen) -> None:
    """A player of the program looks at the table from its own seat."""
    pen.portrait(YELLOW, 320, 190, 300)
    pen.stamp("sign_eye", 320, 400, 90)
    for step, seat in enumerate((YELLOW, RED, BLUE, PURPLE)):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", 140 + 120 * step, 540, 84)
