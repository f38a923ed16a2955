"""The picture: one board with all that there is, drawn with boxes, discs and words."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.table.areas import Circle, Point, Polygon, centre
from leonardo.app.table.kinds import Piece
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.page import Page
from leonardo.app.table.looks.panel import Board, Placed
from leonardo.app.table.looks.sprite import Sprite, cast
from leonardo.app.table.marks import Marks
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PixelSpot, PromptSpot, SeatSpot
from tests.tiny.game import SEATS, View
from tests.tiny.table.spots import TRAITS, BowlSpot, Coins, DieSpot, PurseSpot, Spot

_TEXT: Final = Style(Face.BOLD, 24)
_CORNER: Final = (LogSpot(), HelpSpot(), MenuSpot())


class TinyBoard(Board):
    """Purses from left to right, the die and the bowl above them, the prompt along the top."""

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
        side = max(36, self.brush.px(50))
        bar = Rect(self.rect.left, self.rect.top, self.rect.width - (len(_CORNER) + 1) * side, side)
        yield PromptSpot(), Rect(bar.left, bar.top, bar.width // 2, side)
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        for number, button in enumerate(buttons):
            wide = bar.width // 2 // max(4, len(buttons))
            yield ButtonSpot(button.key), Rect(bar.centerx + wide * number, bar.top, wide - 4, side)
        for number, spot in enumerate(_CORNER):
            yield spot, Rect(self.rect.right - (len(_CORNER) - number) * side, bar.top, side - 4, side)

    def content(self, view: View, marks: Marks) -> Hashable:
        """Everything."""
        return view, marks.prompt, marks.lifted

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw it."""
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
        for spot, area in self.spots(view, marks):
            if isinstance(spot, ButtonSpot) and isinstance(area, Rect):
                brush.box(surface, area, (226, 200, 150), INK)
                brush.write(surface, _label(marks, spot.key), area.center, _TEXT, align="centre", room=area.width)
            elif isinstance(spot, PromptSpot) and isinstance(area, Rect) and marks.prompt is not None:
                text = f"{marks.prompt.lead} {marks.prompt.words}"
                brush.write(surface, text, (area.left + 6, area.centery), _TEXT, room=area.width - 12)


def _label(marks: Marks, key: str) -> str:
    buttons = marks.prompt.buttons if marks.prompt is not None else ()
    return next(button.label for button in buttons if button.key == key)


class TinyPicture(TablePicture):
    """Draws the table of the tiny game."""

    traits = TRAITS
    _laid_out: Page

    @property
    def page(self) -> Page:
        """The page as it was laid out last."""
        return self._laid_out

    @property
    def log_top(self) -> int:
        """The pixel below which the log unfolds."""
        return self.page.px(70)

    def lay_out(self, size: tuple[int, int], view: View) -> tuple[TinyBoard]:  # noqa: ARG002 - always three seats
        """Lay the board over the whole window."""
        k = min(size[0] / 1920, size[1] / 1080)
        self._laid_out = Page(size=size, k=k, text_scale=self.text_scale)
        self.brush = Brush(self.pictures, Painter(k, self.text_scale), self.page, self.looks)
        self.board = TinyBoard(self.brush, Rect((0, 0), size).inflate(-20, -20))
        return (self.board,)

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return coins, or the die."""
        side = max(12, round(self.page.px(60) * scale))
        surface = Surface((side, side), pygame.SRCALPHA)
        if isinstance(piece, Coins):
            pygame.draw.circle(surface, GOLD, (side // 2, side // 2), side // 2)
            self.brush.write(surface, str(piece.count or "?"), (side // 2, side // 2), _TEXT, align="centre")
        else:
            shapes.lay(surface, shapes.plate((side, side), 6, (255, 250, 236), INK), (0, 0))
        return Sprite(surface, cast(surface, 4), 4)

    def target(self, view: View, spot: Spot) -> Point:
        """Return the middle of a spot."""
        return spot.at if isinstance(spot, PixelSpot) else centre(self.areas(view)[spot])

    def card_places(self, *, low: bool = False) -> Sequence[Rect]:  # noqa: ARG002 - there is room at the right
        """Return a place at the right."""
        window = Rect((0, 0), self.page.size)
        return [Rect(window.right - window.width // 3, window.top + 80, window.width // 3 - 10, window.height - 100)]
