"""Pictures of what the game is about, of what it is played with, and of how it begins."""

from typing import Final

from leonardo.app.citta.learn.pictures import things as put
from leonardo.app.citta.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Citizen
from leonardo.app.citta.words.phrases import quarter_name, side_name
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.constants import Side

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
