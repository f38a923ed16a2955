"""Pieces of this table, as the pictures of its rules put them on a sheet; all measures are units of the sheet."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

import pygame
from attrs import field, frozen
from pygame import Rect

from leonardo.app.engines.picture import cards, pieces
from leonardo.app.engines.picture.chart.board import Chart
from leonardo.app.engines.picture.chart.places import Eye, places
from leonardo.app.engines.picture.feasts.auction import AuctionPlaces, draw_auction
from leonardo.app.engines.picture.feasts.war import WarPlaces, draw_war
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.told import AuctionTold, WarTold
from leonardo.app.engines.words.designs import page_of
from leonardo.app.engines.words.phrases import card_effect, card_name, hooked_effect
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.theme import INK, SEPIA, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import LOOKS, Pen
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.constants import Face, Machine
from leonardo.engine.engines.setup import Options, begin, deal
from leonardo.engine.engines.state import NOBODY, TERRITORIES, Player, State
from leonardo.engine.engines.view import View, view
from leonardo.engine.frozen import evolve

YELLOW, RED, GREEN, BLUE = range(4)  # the seats, by the colours that they have in the pictures
_LEAST_SEATS: Final = 3
_EMPTY: Final = Rect(0, 0, 0, 0)

Place = tuple[float, float, float, float]  # left, top, width and height


@frozen
class Post:
    """What stands on a territory in a picture; `level` is that of a castle, 0 without one."""

    infantry: int = 1
    level: int = 0
    tanks: int = 0
    planes: int = 0


@frozen
class Lord:
    """A seat in a picture: what stands on its territories, and its cards in play."""

    lands: Mapping[Territory, Post] = field(factory=dict)
    tank: Card | None = None
    plane: Card | None = None
    projects: tuple[Card, ...] = ()


@cache
def _beginning(seats: int) -> State:
    return begin(deal(Options(seats), Random(1)))


def seen(*lords: Lord) -> View:
    """Return a map with these lords, in the order of their seats, as the first of them sees it."""
    posts = {at: (seat, post) for seat, lord in enumerate(lords) for at, post in lord.lands.items()}
    nothing = NOBODY, Post(0)
    found = [posts.get(at, nothing) for at in TERRITORIES]
    seats = max(_LEAST_SEATS, len(lords))
    known = (*lords, *(Lord(),) * (seats - len(lords)))
    players = tuple(Player(100, 0, lord.tank, lord.plane, lord.projects) for lord in known)
    state = evolve(
        _beginning(seats),
        round=3,
        owners=tuple(owner for owner, _ in found),
        infantry=tuple(post.infantry for _, post in found),
        tanks=tuple(post.tanks for _, post in found),
        planes=tuple(post.planes for _, post in found),
        levels=tuple(post.level for _, post in found),
        players=players,
        question=None,
        agenda=(),
    )
    return view(state, 0)


def chart(pen: Pen, shown: View, place: Place, middle: Territory, closer: float = 3.0) -> dict[Territory, FinePoint]:
    """Draw a part of the chart as the table does, so many times `closer` than all of it would be seen there.

    Return where the pieces of each territory stand, in units of the sheet, for what is drawn over it.
    """
    frame = pen.place(*place)
    window = Eye((frame.left, frame.top, frame.width, frame.height), closer)
    x, y = places()[middle].pieces
    eye = window.at(x - frame.width / window.scale / 2, y - frame.height / window.scale / 2)
    text_scale = pen.kit.settings.text_scale
    layout = EnginesLayout(
        size=frame.size,
        k=pen.k,
        text_scale=text_scale,
        strip=_EMPTY,
        rivals=_EMPTY,
        track=_EMPTY,
        chart=frame,
        designs=_EMPTY,
        tray=_EMPTY,
        heads=0,
    )
    board = Chart(Brush(pen.kit.pictures, Painter(pen.k, text_scale), layout, LOOKS), layout, cropped=True)
    marks = Marks(prompt=Prompt(None, "", eye=eye))
    before = pen.surface.get_clip()
    pen.surface.set_clip(frame.clip(before))
    for part in board.parts:
        if part.region(shown, marks).width:
            part.draw(pen.surface, shown, marks)
    pen.surface.set_clip(before)
    pygame.draw.rect(pen.surface, SEPIA, frame, max(1, pen.px(2.4)))
    corner = pen.at(0, 0)
    feet = {at: eye.pixel(places()[at].pieces) for at in Territory}
    return {at: ((foot[0] - corner[0]) / pen.k, (foot[1] - corner[1]) / pen.k) for at, foot in feet.items()}


def war(pen: Pen, told: WarTold, place: Place) -> None:
    """Lay the stage of a war without its buttons."""
    draw_war(pen.brush, pen.surface, WarPlaces(pen.brush, pen.place(*place), 0), told)


def auction(pen: Pen, told: AuctionTold, place: Place) -> None:
    """Lay the stage of an auction without its buttons."""
    rect = pen.place(*place)
    draw_auction(pen.brush, pen.surface, AuctionPlaces(pen.brush, rect, len(told.cards), len(told.fists), 0), told)


def infantry(pen: Pen, seat: int, x: float, foot: float, high: float = 110, *, fallen: float = 0) -> None:
    """Stand a man on a point, or lay him there."""
    colour = pen.brush.looks[seat].colour
    pieces.infantry(pen.brush, pen.surface, colour, pen.at(x, foot), pen.px(high), fallen=fallen)


def heap(pen: Pen, seat: int, count: int, x: float, foot: float, high: float = 110) -> None:
    """Stand some men about a point, with their number."""
    pieces.heap(pen.brush, pen.surface, pen.brush.looks[seat].colour, pen.at(x, foot), pen.px(high), count)


def castle(pen: Pen, level: int, x: float, foot: float, wide: float = 130) -> None:
    pieces.castle(pen.brush, pen.surface, level, pen.at(x, foot), pen.px(wide))


def machine(
    pen: Pen, kind: Machine, x: float, foot: float, high: float = 100, *, count: int = 1, idle: bool = False
) -> None:
    """Stand a machine on a point, pale where it is `idle`."""
    alpha = 110 if idle else 255
    pieces.machine(pen.brush, pen.surface, kind, pen.at(x, foot), pen.px(high), count=count, alpha=alpha)


def dice(pen: Pen, faces: Sequence[Face], x: float, y: float, side: float = 84, *, ringed: Sequence[int] = ()) -> None:
    """Lay dice in a row, the middle of it at a place; those of some numbers are `ringed`."""
    step = side * 1.24
    left = x - step * (len(faces) - 1) / 2
    for number, face in enumerate(faces):
        at, turn = pen.at(left + step * number, y), (-9.0, 7.0, -4.0, 10.0, -6.0, 5.0)[number % 6]
        pieces.die(pen.brush, pen.surface, face, at, pen.px(side), turn=turn, ringed=number in ringed)


def project(pen: Pen, card: Card, x: float, y: float, wide: float = 190, high: float = 250) -> None:
    """Lay a project card, its middle at a place."""
    rect = pen.place(x - wide / 2, y - high / 2, wide, high)
    pen.brush.shadow(pen.surface, rect)
    title, effect, price = card_name(card), card_effect(card), str(PROJECTS[card].cost)
    cards.project(_small(pen), pen.surface, rect, card, title=title, effect=effect, price=price)


def drawing(pen: Pen, card: Card, x: float, y: float, side: float = 120) -> None:
    """Lay the drawing of a card, its middle at a place."""
    picture = cards.drawing(pen.brush, card, pen.px(side))
    pen.surface.blit(picture, picture.get_rect(center=pen.at(x, y)))


def _small(pen: Pen) -> Brush:
    """Return the brush for what has little room for letters: it writes them as small as is usual."""
    return pen.brush.sizes()[-1]


def page(pen: Pen, kind: Machine, player: Player, place: Place, *, odds: bool = False) -> None:
    """Lay the notebook page of a seat's design, with the `odds` of its throw if it has room for them."""
    rect = pen.place(*place)
    card = player.design(kind)
    if card is None:
        return
    told = page_of(player, kind, double_explosion=False)
    hung = [(each, card_name(each), hooked_effect(each)) if each is not None else None for each in told.hooks]
    free, title = tr("engines.picture.free_hook"), card_name(card)
    pen.brush.sheet(pen.surface, rect, gilt=False)
    chances = told.odds if odds else ()
    cards.page(_small(pen), pen.surface, rect, card, title=title, rows=told.rows, odds=chances, hooks=hung, free=free)


def shield(pen: Pen, seat: int, x: float, y: float, high: float = 90) -> None:
    pen.stamp(f"shield_{pen.brush.colour(seat)}", x, y, high)


def fist(pen: Pen, seat: int, x: float, y: float, high: float = 130, *, opened: bool = False) -> None:
    pen.stamp(f"engines_{'hand' if opened else 'fist'}_{pen.brush.colour(seat)}", x, y, high)


def coins(pen: Pen, florins: int, x: float, y: float, across: float = 70) -> None:
    """Lay a sum in coins of 50 and 10 in a row, the middle of it at a place."""
    worths = [50] * (florins // 50) + [10] * (florins % 50 // 10)
    step = across * 0.52
    left = x - step * (len(worths) - 1) / 2
    for number, worth in enumerate(worths):
        pen.stamp(f"engines_coin_{worth}", left + step * number, y, across)


def coin(pen: Pen, text: str, x: float, y: float, across: float = 92) -> None:
    pen.stamp("florin_blank", x, y, across)
    pen.write(text, x, y, room=across * 0.8, units=across * 0.4, face=Letters.BOLD, colour=ENGRAVED)


def points(pen: Pen, text: str, x: float, y: float, high: float = 120) -> None:
    pen.stamp("laurel", x, y, high)
    pen.write(text, x, y, room=high * 0.6, units=high * 0.38, face=Letters.BOLD)


def number(pen: Pen, text: str, x: float, y: float, units: float = 44, colour: Colour = INK) -> None:
    pen.write(text, x, y, units=units, face=Letters.BOLD, colour=colour)
