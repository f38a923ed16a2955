"""What is kept between frames shows: a piece of play drawn in part is, pixel for pixel, what it is drawn as a whole."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
import pytest

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.table.panels.allowance import Allowance
from leonardo.app.table.panels.patchwork import Patchwork
from leonardo.app.table.panels.restoring import Bring, bring_at_once
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from tests.app.davinci.at_table import ANNA, AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

EACH = 7  # every so many frames one is drawn as a whole, too


@contextmanager
def watched(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Draw some frames a second time with a picture that keeps nothing; tell of each whether it is the same."""
    picture = table.desk.table.picture
    same: list[bool] = []
    frames = 0

    def draw(
        surface: pygame.Surface,
        view: View,
        marks: Marks,
        over: Sequence[pygame.Rect] | None = None,
        allowance: Allowance | None = None,
        bring: Bring = bring_at_once,
    ) -> list[pygame.Rect]:
        nonlocal frames
        tips = DaVinciPicture.draw(picture, surface, view, marks, over, allowance, bring)
        passes = picture.unfinished or table.desk.table.fading.busy
        frames += not passes
        if frames % EACH == 0 and not passes:
            whole, anew = pygame.Surface(surface.get_size()), DaVinciPicture(picture.looks, pictures=picture.pictures)
            anew.arrange(surface.get_size(), view)
            anew.draw(whole, view, marks)
            same.append(pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB"))
            same.append(list(picture.areas(view, marks).items()) == list(anew.areas(view, marks).items()))
        return tips

    with monkeypatch.context() as patch:
        patch.setattr(picture, "draw", draw)
        yield same


@pytest.mark.slow
def test_a_drag_is_drawn_in_part_as_it_is_as_a_whole(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table.desk.kit.settings.speed = Speed.NORMAL
    start, end = table.mouse.spot(ApprenticeSpot(0)), table.mouse.spot(DistrictSpot(Place.KILN))
    with watched(table, monkeypatch) as same:
        table.mouse.move(start)
        table.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for step in range(1, 31):
            at = tuple(round(a + (b - a) * step / 30) for a, b in zip(start, end, strict=True))
            table.desk.turn(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        table.desk.turn(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        table.wait(600)
    assert table.session.view(ANNA).queues[Place.KILN]
    assert len(same) > 4
    assert all(same)


def test_a_frame_with_only_a_moved_cursor_looks_at_no_panel(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is: while a piece hangs still, its page is only copied."""
    table.desk.kit.settings.reduced_motion = True
    start = table.mouse.spot(ApprenticeSpot(0))
    table.mouse.move(start)
    table.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for away in range(20, 33):
        at = start[0], start[1] - away
        table.desk.turn(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    looked: list[View] = []
    monkeypatch.setattr(Patchwork, "bring_up_to_date", lambda _, view, *__: looked.append(view))
    shown = table.desk.canvas.frames
    for away in range(33, 43):
        at = start[0], start[1] - away
        table.desk.turn(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    assert table.desk.canvas.frames > shown + 5
    assert looked == []
