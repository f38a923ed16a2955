"""Pictures of what the game is about, of its pieces, and of how it begins."""

from leonardo.app.davinci.learn.pictures import things as put
from leonardo.app.davinci.learn.pictures.things import BLUE, GREEN, KINDS, PURPLE, RED, SHOPS, YELLOW
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
