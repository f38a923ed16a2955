"""Pieces of this table, as the pictures of its rules put them on a sheet; all measures are units of the sheet."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.davinci.constants import Component

YELLOW, RED, GREEN, BLUE, PURPLE = range(5)  # the seats, by the colours that they have in the pictures
KINDS: Final = tuple(kind.name.lower() for kind in Component)
SHOPS: Final = ("smithy", "glassworks", "carpentry", "kiln", "ropery")
SOLD: Final = ("iron", "glass", "wood", "brick", "rope")


def apprentice(pen: Pen, seat: int, x: float, foot: float, high: float = 84) -> None:
    figures.apprentice(pen.brush, pen.surface, seat, pen.at(x, foot), pen.px(high))


def master(pen: Pen, seat: int, x: float, foot: float, high: float = 84) -> None:
    """Stand a master on a point; `high` is the height of an apprentice beside it."""
    figures.master(pen.brush, pen.surface, seat, pen.at(x, foot), pen.px(high))


def automaton(pen: Pen, x: float, foot: float, high: float = 84) -> None:
    figures.automaton(pen.brush, pen.surface, pen.at(x, foot), pen.px(high))


def coin(pen: Pen, florins: int | None, x: float, y: float, across: float = 84, *, pale: bool = False) -> None:
    figures.coin(pen.brush, pen.surface, pen.at(x, y), pen.px(across), florins, pale=pale)


def card(pen: Pen, number: int, x: float, y: float, wide: float = 480) -> None:
    """Lay the card of an invention, its middle at a place."""
    high = wide * 150 / 400
    CardPicture(pen.brush, number, pen.place(x - wide / 2, y - high / 2, wide, high)).draw(pen.surface)


def hand(pen: Pen, kinds: Sequence[str], x: float, y: float, high: float = 120, step: float = 74) -> None:
    """Lay components like a hand of cards, the middle of it all at a place."""
    left = x - step * (len(kinds) - 1) / 2
    for number, kind in enumerate(kinds):
        pen.stamp(f"card_{kind}", left + number * step, y, high, turned=(number - (len(kinds) - 1) / 2) * 5)


def spaces(pen: Pen, x: float, y: float, count: int, *, gears: int = 0, side: float = 84) -> list[tuple[float, float]]:
    """Draw the spaces of a laboratory in a row, the middle of it all at a place; return where a figure stands."""
    step = side * 1.12
    left = x - step * (count - 1) / 2
    feet = []
    for number in range(count):
        pen.stamp("well_automaton" if number < gears else "well", left + number * step, y, side)
        feet.append((left + number * step, y + side * 0.36))
    return feet


def number(pen: Pen, text: str, x: float, y: float, units: float = 40) -> None:
    pen.write(text, x, y, units=units, face=Face.BOLD, colour=INK)


def rank(pen: Pen, place: int, x: float, y: float) -> None:
    pen.brush.count(pen.surface, place, pen.at(x, y), 30)


def track(pen: Pen, x: float, y: float, wide: float, *, done: int, needed: int, seat: int = RED) -> None:
    """Draw the weeks from 0 to 15 as a ruler, with the marker at what is done and a ring at what is needed."""
    pen.line((x, y), (x + wide, y))
    for week in range(16):
        at = x + wide * week / 15
        pen.line((at, y - (16 if week in (0, 4, 7, 11, 15) else 8)), (at, y))
    for week in (0, 4, 7, 11, 15):
        pen.write(str(week), x + wide * week / 15, y + 28, units=24)
    pen.ring(x + wide * needed / 15, y + 28, 50)
    pen.stamp(f"work_marker_{pen.brush.colour(seat)}", x + wide * done / 15, y - 36, 46)
