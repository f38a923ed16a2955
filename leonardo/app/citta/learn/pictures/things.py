"""Pieces of this table, as the pictures of its rules put them on a sheet; all measures are units of the sheet."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

import pygame
from attrs import field, frozen
from pygame import Rect

from leonardo.app.citta.picture import facts, parts
from leonardo.app.citta.picture.board import city as board
from leonardo.app.citta.picture.layout import CITY
from leonardo.app.citta.picture.plates import market
from leonardo.app.citta.picture.ring import ring_in
from leonardo.app.citta.picture.tray.palaces import palaces
from leonardo.app.citta.words.phrases import office_name
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, Colour
from leonardo.app.rulebook.pen import LOOKS, Pen
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.citta.board import LAST_SQUARE, OFFICE_PRICES
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.setup import Options, begin, deal
from leonardo.engine.citta.state import Party, State, unowned
from leonardo.engine.citta.view import View, view
from leonardo.engine.frozen import evolve
from leonardo.ui import still

YELLOW, RED, GREEN, BLUE = range(4)  # the seats, by the colours that they have in the pictures
_GUELPH: Final = Side.GUELPH


@frozen
class Citizen:
    """A party in a picture: where its pawn stands, its florins, and what it owns with the works in it."""

    square: int = 1
    florins: int = 250
    owns: Mapping[int, Sequence[int]] = field(factory=dict)
    men: int = 0
    offices: tuple[int, ...] = ()


@cache
def _beginning(seats: int) -> State:
    return begin(deal(Options(seats), Random(1)))


def seen(*citizens: Citizen, turn: int = 0) -> View:
    """Return a city with these citizens, in the order of their seats, as the first of them sees it."""
    owners = list(unowned())
    works: list[tuple[int, ...]] = [()] * (LAST_SQUARE + 1)
    for seat, citizen in enumerate(citizens):
        for square, laid in citizen.owns.items():
            owners[square], works[square] = seat, tuple(laid)
    parties = [
        Party((seat,), _GUELPH, each.square, each.florins, each.men, each.offices, True, True)
        for seat, each in enumerate(citizens)
    ]
    state = evolve(
        _beginning(max(3, len(citizens))),
        round=5,
        turn=turn,
        parties=tuple(parties),
        owners=tuple(owners),
        works=tuple(works),
        question=None,
    )
    return view(state, 0)


def city(
    pen: Pen, shown: View, place: tuple[float, float, float, float], middle: tuple[float, float], scale: float = 1.0
) -> None:
    """Draw a part of the city as the table does, without labels that would be cut.

    `middle` is the place in the artist's plan that is seen in its middle. With a `scale` of 1 a
    unit of the plan is one of the sheet.
    """
    frame, k = pen.place(*place), pen.k * scale
    whole = Rect(0, 0, round(CITY[0] * k), round(CITY[1] * k))
    whole.topleft = frame.centerx - round(middle[0] * k), frame.centery - round(middle[1] * k)
    squares = ring_in(tuple(whole)).squares
    labels = tuple(each for each in facts.labels(shown) if frame.contains(squares[each.square].label))
    layout, text_scale = Page(size=whole.size, k=k, text_scale=pen.kit.settings.text_scale), pen.kit.settings.text_scale
    brush = Brush(pen.kit.pictures, Painter(k, text_scale), layout, LOOKS)
    node = board(labels, facts.standing(shown, NO_MARKS), LOOKS)
    before = pen.surface.get_clip()
    pen.surface.set_clip(frame.clip(before))
    still.draw(brush, pen.surface, whole, node)
    pen.surface.set_clip(before)
    pygame.draw.rect(pen.surface, SEPIA, frame, max(1, pen.px(2.4)))


def cards(pen: Pen, shown: View, place: tuple[float, float, float, float]) -> None:
    """Lay the cards of palaces and bridges of the first citizen, as in one's own tray."""
    node = palaces(YELLOW, False, facts.palaces(shown), ())
    still.draw(pen.brush, pen.surface, pen.place(*place), node)


def goods(pen: Pen, stakes: market.Stakes, place: tuple[float, float, float, float]) -> None:
    still.draw(pen.brush, pen.surface, pen.place(*place), market.goods(stakes, LOOKS))


def palace(pen: Pen, square: int, x: float, y: float, high: float = 120) -> None:
    pen.stamp(f"palace_{square:02}", x, y, high)


def pawn(pen: Pen, seat: int, x: float, foot: float, high: float = 96) -> None:
    pen.brush.stand(pen.surface, f"pawn_{pen.brush.colour(seat)}", pen.at(x, foot), pen.px(high))


def shield(pen: Pen, seat: int, x: float, y: float, high: float = 90) -> None:
    pen.stamp(f"shield_{pen.brush.colour(seat)}", x, y, high)


def coin(pen: Pen, florins: int, x: float, y: float, across: float = 92) -> None:
    pen.stamp(parts.COIN, x, y, across)
    pen.write(str(florins), x, y, room=across * 0.8, units=across * 0.42, face=Face.BOLD, colour=ENGRAVED)


def man(pen: Pen, x: float, y: float, high: float = 90, *, there: bool = True) -> None:
    """Draw a man-at-arms, or pale where one was."""
    still.draw(
        pen.brush, pen.surface, pen.place(x - high / 2, y - high / 2, high, high), parts.sign("man", there=there)
    )


def sign(pen: Pen, name: str, x: float, y: float, high: float = 90) -> None:
    pen.stamp(f"citta_{name}", x, y, high)


def office(pen: Pen, square: int, x: float, y: float, high: float = 150, *, named: bool = False) -> None:
    """Lay the card of an office, its middle at a place, with its name below it if it is `named`."""
    wide = high * 0.72
    pen.slip(x - wide / 2, y - high / 2, wide, high)
    sign(pen, "office", x, y - high * 0.12, high * 0.62)
    pen.write(str(OFFICE_PRICES[square]), x, y + high * 0.33, units=high * 0.2, face=Face.BOLD)
    if named:
        pen.note(office_name(square), x, y + high / 2 + 26, room=260)


def works(pen: Pen, numbers: Sequence[int], x: float, y: float, high: float = 100) -> None:
    """Hang works of art in a row, the middle of it at a place."""
    step = high * 0.96
    left = x - step * (len(numbers) - 1) / 2
    for place, work in enumerate(numbers):
        pen.stamp(f"work_{work:02}", left + place * step, y, high)


def number(pen: Pen, text: str, x: float, y: float, units: float = 44, colour: Colour = INK) -> None:
    pen.write(text, x, y, units=units, face=Face.BOLD, colour=colour)
