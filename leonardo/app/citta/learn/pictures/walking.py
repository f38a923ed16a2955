"""Pictures of a turn: its course, the squares, the machine, the walk, and the offices."""

from typing import Final

from leonardo.app.citta.learn.pictures import things as put
from leonardo.app.citta.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Citizen
from leonardo.app.citta.words.phrases import square_name
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.citta.constants import Good

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
