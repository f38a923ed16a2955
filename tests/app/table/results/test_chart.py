"""The chart of the results: each seat's line can be followed by its marks, also where lines meet."""

from itertools import pairwise

import pygame
import pytest

from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.table.results.chart import apart, draw_course, scale

PLOT = pygame.Rect(40, 40, 540, 300)


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[pygame.Rect]]:
    """Return where the signs of each name are laid when five seats with the same florins are drawn."""
    pilot = Pilot((640, 400))
    surface = pygame.Surface((640, 400))
    found: dict[str, list[pygame.Rect]] = {}

    class Sheet(pygame.Surface):
        """Notes what is laid on it."""

        def blit(self, source: pygame.Surface, dest: pygame.Rect) -> pygame.Rect:  # type: ignore[override] # all that is needed here
            found.setdefault(names.get(id(source), "line"), []).append(dest)
            return surface.blit(source, dest)

    names: dict[int, str] = {}
    get = pilot.kit.pictures.get

    def named(name: str, size: tuple[int, int]) -> pygame.Surface:
        picture = get(name, size)
        names[id(picture)] = name
        return picture

    monkeypatch.setattr(pilot.kit.pictures, "get", named)
    seats = len(SEAT_COLOURS)
    course = [(3,) * seats, (8,) * seats, (8,) * seats]
    draw_course(pilot.kit, Sheet((640, 400)), PLOT, course, 10, SEAT_COLOURS, range(seats))
    return found


def test_each_seat_has_a_mark_each_round_and_a_shield_at_last(
    laid: dict[str, list[pygame.Rect]],
) -> None:
    for colour in SEAT_COLOURS:
        assert len(laid[f"mark_{colour}"]) == 2
        assert len(laid[f"shield_{colour}"]) == 1


def test_where_lines_meet_the_marks_are_seen_in_their_round(
    laid: dict[str, list[pygame.Rect]],
) -> None:
    for number in range(2):
        marks = sorted(laid[f"mark_{colour}"][number].centerx for colour in SEAT_COLOURS)
        assert all(later - earlier >= 4 for earlier, later in pairwise(marks))
        assert abs(marks[-1] - PLOT.left - PLOT.width * number // 2) < PLOT.width // 4
    levels = sorted(laid[f"shield_{colour}"][0].centery for colour in SEAT_COLOURS)
    assert all(later - earlier >= 15 for earlier, later in pairwise(levels))
    assert {laid[f"shield_{colour}"][0].centerx for colour in SEAT_COLOURS} == {PLOT.right}


def test_what_is_too_near_is_spread_and_the_rest_stays() -> None:
    assert apart([10, 50, 52, 90], 20) == [10, 41, 61, 90]
    assert apart([50, 52, 54], 20) == [32, 52, 72]
    assert apart([], 20) == []


@pytest.mark.parametrize(
    ("most", "found"),
    [(0, (10, 10)), (10, (10, 10)), (48, (50, 10)), (51, (60, 20)), (203, (210, 50)), (780, (780, 100))],
)
def test_a_scale_has_room_for_the_best_and_ten_lines_at_most(most: int, found: tuple[int, int]) -> None:
    assert scale(most) == found
