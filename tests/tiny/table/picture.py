"""The picture: one board with all that there is, drawn with boxes, discs and words, and what can be pointed at."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Circle, Polygon, centre
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.layout import Page
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.table.kinds import Piece
from leonardo.app.table.looks.sprite import Sprite, cast
from leonardo.app.table.panels.panel import Panel, Placed, WholeBoard
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PixelSpot, PromptSpot, SeatSpot, Traits
from leonardo.app.table.strip.strip import Strip
from leonardo.ui.node import Node, component, text
from tests.tiny.game import SEATS, View


@frozen
class PurseSpot:
    """The coins of a seat: round."""

    seat: int


@frozen
class BowlSpot:
    """Where bids are put: a hexagon."""


@frozen
class DieSpot:
    """The die, and what it showed."""


Spot = PurseSpot | BowlSpot | DieSpot | SeatSpot | PromptSpot | ButtonSpot | LogSpot | HelpSpot | MenuSpot | PixelSpot

TRAITS: Final = Traits(first=(PurseSpot, BowlSpot))


@frozen
class Coins:
    """Coins of a seat, in the hand or in the air; how many is nobody's business where it is none."""

    seat: int
    count: int | None = 1


@frozen
class Die:
    """The die in the air."""


_TEXT: Final = Style(Face.BOLD, 24)


def tiny_track(view: View | None) -> Node:
    return _round(view.round if view is not None else 99)


@component
def _round(number: int) -> Node:
    return text(f"Round {number}", _TEXT, reserve=("Round 99",))


class TinyBoard(WholeBoard):
    """Purses from left to right, the die and the bowl above them."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.brush, self.rect = brush, rect
        step = rect.width // SEATS
        self.purses = [
            Circle((rect.left + step * seat + step // 2, rect.bottom - rect.height // 5), rect.height // 9)
            for seat in range(SEATS)
        ]
        x, y, reach = rect.centerx + rect.width // 6, rect.centery - rect.height // 12, rect.height // 8
        shape = ((-2, 0), (-1, -2), (1, -2), (2, 0), (1, 2), (-1, 2))
        self.bowl = Polygon(tuple((x + reach * across, y + reach * down // 2) for across, down in shape))
        self.die = Rect(0, 0, rect.height // 6, rect.height // 6)
        self.die.center = rect.centerx - rect.width // 6, y

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002 - all lies where it lies
        """Yield what there is, larger things before smaller ones."""
        for seat, purse in enumerate(self.purses):
            around = Rect(0, 0, 3 * purse.radius, 3 * purse.radius)
            around.center = purse.centre
            yield SeatSpot(seat), around
        yield from ((PurseSpot(seat), purse) for seat, purse in enumerate(self.purses))
        yield DieSpot(), self.die
        yield BowlSpot(), self.bowl

    def content(self, view: View, marks: Marks) -> Hashable:
        return view, marks.lifted

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        brush = self.brush
        brush.box(surface, self.rect, (240, 226, 190), INK)
        pygame.draw.polygon(surface, (120, 80, 40), self.bowl.corners)
        brush.write(surface, "?" * view.bids_made, centre(self.bowl), _TEXT, IVORY, align="centre")
        brush.box(surface, self.die, (255, 250, 236), INK)
        brush.write(surface, str(view.prize or "-"), self.die.center, _TEXT, align="centre")
        for seat, purse in enumerate(self.purses):
            pygame.draw.circle(surface, GOLD, purse.centre, purse.radius)
            left = view.coins[seat] - marks.ghosts(PurseSpot(seat))
            brush.write(surface, str(left), purse.centre, _TEXT, align="centre")
            below = purse.centre[0], purse.centre[1] + purse.radius + brush.px(20)
            brush.write(surface, f"{brush.looks[seat].name}: {view.points[seat]}", below, _TEXT, align="centre")


class TinyPicture(TablePicture):
    """Draws the table of the tiny game."""

    traits = TRAITS
    _laid_out: Page

    @property
    def page(self) -> Page:
        return self._laid_out

    @property
    def log_place(self) -> Rect:
        return Rect(
            self.page.size[0] // 2, self.page.px(70), self.page.size[0] // 2, self.page.size[1] - self.page.px(70)
        )

    def lay_out(self, size: tuple[int, int], view: View) -> tuple[Panel, ...]:  # noqa: ARG002 - always three seats
        k = min(size[0] / 1920, size[1] / 1080)
        self._laid_out = Page(size=size, k=k, text_scale=self.text_scale)
        self.brush = Brush(self.pictures, Painter(k, self.text_scale), self.page, self.looks)
        strip = Rect(10, 10, size[0] - 20, max(44, self.page.px(58)))
        self.board = TinyBoard(self.brush, Rect(10, strip.bottom + 10, strip.width, size[1] - strip.bottom - 20))
        self._strip = Strip(self.brush, strip, [tiny_track], bare=self.bare)
        return (self.board,)

    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        return ((self._strip.rect, self._strip.node(view, marks)),)

    def walked(self) -> Sequence[Panel]:
        """Return the panels, and the strip before them."""
        return self.some_nodes(), *self.panels

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        side = max(12, round(self.page.px(60) * scale))
        surface = Surface((side, side), pygame.SRCALPHA)
        if isinstance(piece, Coins):
            pygame.draw.circle(surface, GOLD, (side // 2, side // 2), side // 2)
            self.brush.write(surface, str(piece.count or "?"), (side // 2, side // 2), _TEXT, align="centre")
        else:
            shapes.lay(surface, shapes.plate((side, side), 6, (255, 250, 236), INK), (0, 0))
        return Sprite(surface, cast(surface, 4), 4)

    def target(self, view: View, spot: Spot) -> Point:
        return spot.at if isinstance(spot, PixelSpot) else centre(self.areas(view)[spot])

    def card_places(self, *, low: bool = False) -> Sequence[Rect]:  # noqa: ARG002 - there is room at the right
        window = Rect((0, 0), self.page.size)
        return [Rect(window.right - window.width // 3, window.top + 80, window.width // 3 - 10, window.height - 100)]
