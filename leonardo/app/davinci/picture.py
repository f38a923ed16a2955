"""The picture of the table: draws a view and what the hands lay over it, and tells where everything is.

Drawing never changes the game. All coordinates that go in and out are pixels of the window.
"""

from collections.abc import Mapping, Sequence

import pygame
from attrs import frozen

from leonardo.app.davinci.looks import Look
from leonardo.app.davinci.marks import NO_MARKS, Marks
from leonardo.app.davinci.pieces import Piece
from leonardo.app.davinci.spots import Spot
from leonardo.engine.davinci.view import View


@frozen
class Sprite:
    """A piece as it hangs or flies: its picture and the point of it, in pixels, that goes onto the target."""

    surface: pygame.Surface
    anchor: tuple[int, int]

    def at(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return where to blit the surface so that the anchor falls on `point`."""
        return point[0] - self.anchor[0], point[1] - self.anchor[1]


class TablePicture:
    """Draws the table of one game for one screen.

    `looks` are the names and colours of the seats in order. With `open_memory` the florins and components of the
    others are shown (rule 13.2).
    """

    def __init__(self, looks: Sequence[Look], *, open_memory: bool = False) -> None:
        self.looks = tuple(looks)
        self.open_memory = open_memory

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface, view: View, marks: Marks = NO_MARKS) -> None:
        """Draw the whole table onto `surface`, which has the size of the last `arrange`."""
        raise NotImplementedError

    def spots(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, pygame.Rect]:
        """Return where everything lies in pixels, in the order in which the keyboard walks it.

        Larger things come before the smaller ones that lie on them: for a point, the last rectangle that holds it
        is meant. The buttons are those of `marks.prompt`.
        """
        raise NotImplementedError

    def spot_at(self, view: View, point: tuple[int, int], marks: Marks = NO_MARKS) -> Spot | None:
        """Return the uppermost spot at a pixel, if there is one."""
        found = None
        for spot, rect in self.spots(view, marks).items():
            if rect.collidepoint(point):
                found = spot
        return found

    def target(self, view: View, spot: Spot, marks: Marks = NO_MARKS) -> tuple[int, int]:
        """Return the pixel at which a piece that stands on a spot has its foot: the goal of a flight."""
        return self.spots(view, marks)[spot].center

    def sprite(self, piece: Piece, *, lifted: bool = False) -> Sprite:
        """Return a piece at the size it has on the table; a lifted one is larger and casts a deeper shadow."""
        raise NotImplementedError

    def card(self, invention: int | None, size: tuple[int, int]) -> pygame.Surface:
        """Return an invention card drawn for `size` pixels (for dialogs), face down if `invention` is none."""
        raise NotImplementedError

    def zoom(self, surface: pygame.Surface, view: View, spot: Spot, marks: Marks = NO_MARKS) -> pygame.Rect | None:
        """Draw a card or a laboratory large, over the darkened table; return where, or none if it cannot be zoomed."""
        raise NotImplementedError
