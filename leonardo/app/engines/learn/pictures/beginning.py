"""Pictures of what the game is about, of what it is played with, of the map, and of how it begins."""

from typing import Final

from leonardo.app.engines.learn.pictures import things as put
from leonardo.app.engines.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Lord, Post
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.engines.board import Territory as Land
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Machine
from leonardo.engine.engines.state import Player

_ALL: Final = (YELLOW, RED, GREEN, BLUE)


def aim(pen: Pen) -> None:
    """The emblem, a perfect city, and what else brings points."""
    pen.stamp("engines_emblem", 320, 140, 270)
    put.castle(pen, 5, 140, 440, 190)
    put.machine(pen, Machine.TANK, 330, 430, 110)
    put.machine(pen, Machine.PLANE, 510, 430, 120)
    for step, seat in enumerate(_ALL):
        put.points(pen, str((14, 30, 19, 21)[step]), 98 + 148 * step, 560, 116)
        put.shield(pen, seat, 148 + 148 * step, 600, 50)
    pen.ring(246, 560, 150)


def box(pen: Pen) -> None:
    """Men of all colours, a castle and its towers, a tank and a plane."""
    for step, seat in enumerate(_ALL):
        put.infantry(pen, seat, 90 + 150 * step, 190, 150)
        pen.stamp(f"engines_marker_{pen.brush.colour(seat)}", 140 + 150 * step, 170, 52)
    pen.line((30, 226), (610, 226))
    put.castle(pen, 1, 110, 400, 140)
    pen.stamp("engines_tower", 250, 340, 120)
    put.machine(pen, Machine.TANK, 390, 390, 104)
    put.machine(pen, Machine.PLANE, 545, 390, 110)
    for x, count in ((110, "16"), (250, "40"), (390, "20"), (545, "20")):
        put.number(pen, count, x, 450, 46)
    put.heap(pen, RED, 40, 320, 610, 130)


def dice(pen: Pen) -> None:
    """Both coins, one card of each kind, and the three faces of a die."""
    put.coins(pen, 50, 130, 90, 120)
    put.coins(pen, 10, 270, 90, 104)
    pen.stamp("leonardo", 500, 110, 190)
    put.page(pen, Machine.TANK, _with(Card.TANK_TURTLE), (20, 210, 340, 220))
    put.project(pen, Card.BOMBARD, 490, 330, 190, 250)
    put.dice(pen, (Face.MAN, Face.BLANK, Face.EXPLOSION), 320, 550, 110)


def _with(tank: Card) -> Player:
    return Player(100, tank=tank)


def lands(pen: Pen) -> None:
    """Two lords in the middle of Europe, and land that is free."""
    view = put.seen(
        Lord({Land.MILAN: Post(3, 2), Land.PROVENCE: Post(2)}),
        Lord({Land.BAVARIA: Post(4, 1), Land.BURGUNDY: Post(2)}),
    )
    put.chart(pen, view, (0, 0, 640, 640), Land.MILAN, 2.0)


def ways(pen: Pen) -> None:
    """A strait, a border, and the ways across a sea."""
    view = put.seen(Lord({Land.NAPLES: Post(3, 1), Land.ANATOLIA: Post(1)}), Lord({Land.GREECE: Post(2)}))
    feet = put.chart(pen, view, (0, 0, 640, 640), Land.GREECE, 1.55)
    pen.arrow(feet[Land.NAPLES], feet[Land.SICILY], bend=10)
    pen.arrow(feet[Land.NAPLES], feet[Land.GREECE], bend=30)
    pen.arrow(feet[Land.ANATOLIA], feet[Land.THRACE], bend=10)


def decks(pen: Pen) -> None:
    """Designs of both kinds, as many as seats; projects in their own deck."""
    for step, card in enumerate((Card.TANK_TURTLE, Card.TANK_ROUND, Card.TANK_THUNDER)):
        put.drawing(pen, card, 110 + 150 * step, 100, 140)
    for step, card in enumerate((Card.PLANE_KITE, Card.PLANE_BAT, Card.PLANE_GREAT_BIRD)):
        put.drawing(pen, card, 110 + 150 * step, 260, 140)
    put.number(pen, "3 + 3", 560, 180, 44)
    pen.line((30, 350), (610, 350))
    for step, card in enumerate((Card.ORGAN_GUN, Card.GEARBOX, Card.ART_GIOCONDA)):
        put.drawing(pen, card, 110 + 150 * step, 490, 150)
    put.number(pen, "49", 560, 490, 52)


def draft(pen: Pen) -> None:
    """Three who begin, none beside another, and where a fourth may not."""
    post = Post(2, 1)
    view = put.seen(Lord({Land.CASTILE: post}), Lord({Land.FRANCE: post}), Lord({Land.ENGLAND: post}))
    feet = put.chart(pen, view, (0, 0, 640, 470), Land.AQUITAINE, 1.5)
    for at in (Land.ARAGON, Land.BURGUNDY, Land.SCOTLAND):
        x, y = feet[at]
        if 30 < x < 610 and 30 < y < 440:
            pen.cross(x, y - 10, 44)
    put.heap(pen, RED, 2, 130, 610, 100)
    put.castle(pen, 1, 280, 610, 110)
    put.coins(pen, 100, 470, 560, 92)


def income(pen: Pen) -> None:
    """A land, a castle and a work of art bring ten each; each land gets a man."""
    for step in range(3):
        y = 80 + 130 * step
        if step == 0:
            pen.stamp("engines_sign_lands", 150, y, 96)
        elif step == 1:
            put.castle(pen, 2, 150, y + 50, 104)
        else:
            put.drawing(pen, Card.ART_LADY, 150, y, 110)
        pen.arrow((230, y), (320, y), bend=16)
        put.coins(pen, 10, 400, y, 92)
    pen.stamp("purse_open", 540, 150, 130)
    put.number(pen, "300", 540, 270, 60)
    pen.line((30, 420), (610, 420))
    view = put.seen(Lord({Land.NORWAY: Post(1), Land.SWEDEN: Post(1, 2)}))
    put.chart(pen, view, (230, 440, 410, 200), Land.SWEDEN, 2.4)
    put.heap(pen, YELLOW, 19, 90, 610, 120)
    pen.arrow((160, 540), (220, 540), bend=14)
