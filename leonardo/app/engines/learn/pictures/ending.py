"""Pictures of points and of the end, of what is secret, and of what can be agreed on besides."""

from leonardo.app.engines.learn.pictures import things as put
from leonardo.app.engines.learn.pictures.things import BLUE, GREEN, RED, YELLOW
from leonardo.app.engines.picture.signs import Sign, draw_sign
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import VARIANTS, Face, Machine


def firsts(pen: Pen) -> None:
    """The first tank, the first plane, the fourth tower, and a work of art."""
    for x, y, told in ((170, 110, "2"), (490, 110, "2"), (170, 400, "2"), (490, 400, "3")):
        put.points(pen, told, x, y + 130, 110)
    put.machine(pen, Machine.TANK, 170, 150, 110)
    put.machine(pen, Machine.PLANE, 490, 160, 120)
    put.castle(pen, 5, 170, 476, 132)
    put.drawing(pen, Card.ART_GIOCONDA, 490, 390, 150)
    pen.line((320, 30), (320, 610))
    pen.line((30, 312), (610, 312))


def round_(pen: Pen) -> None:
    """What scores after each round, with shared and lost points."""
    signs = (None, Sign.CARDS, Sign.CASTLES, Sign.LANDS, None)
    scored: tuple[tuple[tuple[int, str], ...], ...] = (
        ((RED, "2"),),
        ((GREEN, "2"),),
        ((RED, "1"), (BLUE, "1")),
        ((YELLOW, "2"),),
        ((YELLOW, "1"),),
    )
    for row, (sign, seats) in enumerate(zip(signs, scored, strict=True)):
        y = 70 + 125 * row
        if sign is not None:
            draw_sign(pen.brush, pen.surface, sign, pen.place(70, y - 50, 100, 100))
        elif row:
            put.castle(pen, 5, 120, y + 48, 108)
        else:
            pen.stamp("leonardo", 120, y, 118)
        for step, (seat, points) in enumerate(seats):
            x = 290 + 190 * step
            put.shield(pen, seat, x, y, 84)
            put.points(pen, points, x + 88, y, 92)


def end(pen: Pen) -> None:
    """The markers on the scale, in the order in which they go on."""
    pen.line((30, 150), (610, 150), wide=6)
    for step in range(11):
        x = 30 + 58 * step
        pen.line((x, 136), (x, 164))
        if step % 5 == 0:
            put.number(pen, str(20 + step), x, 200, 40)
    for x, seat in ((494, RED), (436, BLUE), (436, GREEN), (146, YELLOW)):
        shift = {BLUE: -18, GREEN: 18}.get(seat, 0)
        pen.stamp(f"engines_marker_{pen.brush.colour(seat)}", x + shift, 104, 64)
    pen.arrow((500, 60), (606, 60), bend=20)
    for place, (seat, points) in enumerate(((RED, "30"), (BLUE, "27"), (GREEN, "27"), (YELLOW, "22"))):
        x = 90 + 154 * place
        put.points(pen, points, x, 350, 118)
        put.shield(pen, seat, x, 470, 84)
    pen.ring(90, 350, 140)
    pen.stamp("leonardo", 320, 570, 120)
    put.points(pen, "2", 440, 570, 90)


def secret(pen: Pen) -> None:
    """Fists and decks tell nothing; all else lies open."""
    for step, seat in enumerate((RED, GREEN, BLUE)):
        put.fist(pen, seat, 120 + 200 * step, 110, 150)
        pen.write("?", 190 + 200 * step, 60, units=56, face=Letters.BOLD)
    pen.line((30, 220), (610, 220))
    put.project(pen, Card.SUBMARINE, 110, 370, 190, 240)
    put.coins(pen, 120, 350, 330, 84)
    put.heap(pen, RED, 4, 540, 400, 110)
    put.machine(pen, Machine.TANK, 340, 460, 90)
    put.dice(pen, (Face.MAN, Face.BLANK, Face.EXPLOSION), 320, 570, 78)


def options(pen: Pen) -> None:
    for row, variant in enumerate(VARIANTS):
        y = 70 + 125 * row
        pen.note(tr(f"engines.options.{variant}.name"), 200, y, room=420, align="left")
    put.heap(pen, RED, 6, 90, 116, 92)
    put.dice(pen, (Face.EXPLOSION, Face.EXPLOSION), 92, 195, 66)
    put.machine(pen, Machine.TANK, 92, 360, 76)
    pen.cross(92, 326, 60)
    put.infantry(pen, BLUE, 56, 490, 86)
    put.machine(pen, Machine.TANK, 126, 482, 58)
    put.points(pen, "1", 92, 570, 96)
