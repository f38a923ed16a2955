"""What lies upon the page is laid anew only where it changed, and looks as if all of it were laid each time."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.table.panels.allowance import Allowance
from leonardo.app.table.panels.laid_page import LaidPage, Stroke, lay_within
from leonardo.app.table.shown.marks import NO_MARKS

SIZE: Final = (120, 80)


class Sheet:
    """A page of a colour, with veils upon it; `laid` tells which were laid since it was looked at last."""

    def __init__(self) -> None:
        self.page = Surface(SIZE)
        self.laid: list[int] = []
        self._kept = LaidPage()

    def shown(self, veils: Sequence[int], changed: Sequence[Rect] = (), frames: int = 0) -> bytes:
        """Return the page under these veils as it is kept, after so many frames that may draw a little only."""
        self.laid.clear()
        view = object()
        for allowance in [*(Allowance(9) for _ in range(frames)), None]:
            kept = self._kept.of(
                view, NO_MARKS, lambda: (self.page, changed), lambda _: map(self._veil, veils), allowance
            )
        return pygame.image.tobytes(kept, "RGB")

    def whole(self, veils: Sequence[int]) -> bytes:
        surface = self.page.copy()
        for veil in veils:
            self._veil(veil).draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    def _veil(self, number: int) -> Stroke:
        return Stroke(Rect(number * 10, number * 5, 25, 20), number, partial(self._lay, number))

    def _lay(self, number: int, surface: Surface) -> None:
        self.laid.append(number)
        veil = Surface((25, 20), pygame.SRCALPHA)
        veil.fill((20 * number, 255 - 20 * number, 90, 120))
        surface.blit(veil, (number * 10, number * 5))


def test_whatever_comes_and_goes_the_page_is_as_laid_whole() -> None:
    chance, sheet = Random(3), Sheet()
    for _ in range(60):
        changed = []
        if chance.random() < 0.3:
            place = Rect(chance.randrange(90), chance.randrange(60), 20, 15)
            sheet.page.fill((chance.randrange(256), 40, 40), place)
            changed.append(place)
        veils = [number for number in range(9) if chance.random() < 0.6]
        if chance.random() < 0.3:
            veils.reverse()
        assert sheet.shown(veils, changed, chance.randrange(4)) == sheet.whole(veils)


def test_what_strokes_are_drawn_with_is_made_in_pieces() -> None:
    page, kept, made = Surface(SIZE), LaidPage(), list[int]()

    def work(number: int) -> Iterator[None]:
        for _ in range(3):
            made.append(number)
            yield

    def stroke(number: int) -> Stroke:
        place = Rect(30 * number, 0, 20, 20)

        def draw(surface: Surface) -> None:
            surface.fill((200, 0, 0), place)

        return Stroke(place, number, draw, partial(work, number))

    def frame(strokes: Sequence[Stroke], waited: int) -> Surface:
        return kept.of(object(), NO_MARKS, lambda: (page, ()), lambda _: strokes, Allowance(waited))

    frame((), 0)
    strokes, frames = [stroke(number) for number in range(4)], list[tuple[int, int]]()
    while not frames or kept.unfinished:
        seen = frame(strokes, len(frames))
        laid = sum(seen.get_at((30 * number, 0))[:3] == (200, 0, 0) for number in range(4))
        frames.append((len(made), laid))
    assert frames == [(1, 0), (3, 0), (6, 1), (11, 2), (12, 3), (12, 4)], "to make and to lay takes two frames"


def test_where_something_moved_nothing_waits() -> None:
    """At three places lie so many strokes that each takes all that a frame has."""
    page, places = Surface(SIZE), [Rect(30 * number, 0, 20, 20) for number in range(3)]

    def red(surface: Surface) -> None:
        surface.fill((200, 0, 0))

    many = [Stroke(place, number, red) for place in places for number in range(12)]

    def laid(moved: Sequence[Rect]) -> list[bool]:
        kept = LaidPage()
        kept.of(object(), NO_MARKS, lambda: (page, ()), lambda _: (), Allowance(0, moved))
        shown = kept.of(object(), NO_MARKS, lambda: (page, ()), lambda _: many, Allowance(0, moved))
        return [shown.get_at(place.center)[0] == 200 for place in places]

    assert laid(()).count(True) == 1
    assert all(laid(places))


def test_when_one_of_many_goes_only_its_neighbours_are_laid_anew() -> None:
    sheet = Sheet()
    sheet.shown([0, 1, 4, 8])
    sheet.shown([0, 4, 8])
    assert sheet.laid == [0]


def test_a_stroke_shows_nothing_outside_its_region() -> None:
    """Such as the shadow of somebody at the edge of a field: else it would be there or not by what came before."""
    region = Rect(40, 20, 30, 30)

    def beyond(surface: Surface) -> None:
        surface.fill((200, 30, 30), region.inflate(20, 20))

    stroke = Stroke(region, "beyond", beyond)
    page, wanted = Surface(SIZE), Surface(SIZE)
    wanted.fill((200, 30, 30), region)
    first, later = LaidPage(), LaidPage()
    seen = first.of(object(), NO_MARKS, lambda: (page, []), lambda _: [stroke])
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(wanted, "RGB")
    later.of(object(), NO_MARKS, lambda: (page, []), lambda _: [])
    seen = later.of(object(), NO_MARKS, lambda: (page, [Rect(0, 0, 60, 60)]), lambda _: [stroke])
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(wanted, "RGB")
    once = Surface(SIZE)
    lay_within(once, [stroke], [Rect(0, 0, *SIZE)])
    assert pygame.image.tobytes(once, "RGB") == pygame.image.tobytes(wanted, "RGB")
