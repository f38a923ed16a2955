"""Pictures of palaces and bridges, of works of art, of debts and bankruptcy."""

from typing import Final

from leonardo.app.citta.learn.pictures import things as put
from leonardo.app.citta.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Citizen
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.citta.board import RENTS

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
