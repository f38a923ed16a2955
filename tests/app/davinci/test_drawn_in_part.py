"""What is kept between frames shows: a piece of play drawn in part is, pixel for pixel, what it is drawn as a whole."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
import pytest

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.table.panels.restoring import Bring, bring_at_once
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from leonardo.ui.compositor import Compositor
from leonardo.ui.items import Item
from tests.app.davinci.at_table import ANNA, AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

EACH = 7  # every so many frames one is drawn as a whole, too


@contextmanager
def watched(table: AtTable, monkeypatch: pytest.MonkeyPatch, each: int = EACH) -> Iterator[list[bool]]:
    """Draw some frames a second time with a picture that keeps nothing; tell of each whether it is the same."""
    picture = table.desk.table.picture
    same: list[bool] = []
    frames = 0

    def draw(
        surface: pygame.Surface,
        view: View,
        marks: Marks,
        over: Sequence[pygame.Rect] | None = None,
        bring: Bring = bring_at_once,
    ) -> list[pygame.Rect]:
        nonlocal frames
        tips = DaVinciPicture.draw(picture, surface, view, marks, over, bring)
        passes = table.desk.table.fading.busy
        frames += not passes
        if frames % each == 0 and not passes:
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
    start, end = table.desk.at(ApprenticeSpot(0)), table.desk.at(DistrictSpot(Place.KILN))
    with watched(table, monkeypatch) as same:
        table.desk.hover(start)
        table.desk.hold(start)
        for step in range(1, 31):
            at = tuple(round(a + (b - a) * step / 30) for a, b in zip(start, end, strict=True))
            table.desk.carry(at)
        table.desk.release(end)
        table.desk.pass_time(600)
    assert table.session.view(ANNA).queues[Place.KILN]
    assert len(same) > 4
    assert all(same)


@pytest.mark.slow
def test_who_sits_down_sees_nothing_shown_to_somebody_else(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table.desk.table
    with watched(table, monkeypatch, 1) as same:
        while not table.desk.hands_over:
            scene.submit(table.session.legal()[-1])
            table.desk.turn()
        same.clear()
        table.desk.press("ready")
        table.desk.breathe()
    assert same
    assert all(same)


def test_a_frame_with_only_a_moved_cursor_looks_at_no_panel(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is: while a piece hangs still, its page is only copied."""
    table.desk.kit.settings.reduced_motion = True
    start = table.desk.at(ApprenticeSpot(0))
    table.desk.hover(start)
    table.desk.hold(start)
    for away in range(20, 33):
        at = start[0], start[1] - away
        table.desk.carry(at)
    composed: list[Compositor] = []
    frame = Compositor.frame

    def note(compositor: Compositor, surface: pygame.Surface, items: Sequence[Item]) -> list[pygame.Rect]:
        composed.append(compositor)
        return frame(compositor, surface, items)

    monkeypatch.setattr(Compositor, "frame", note)
    shown = table.desk.canvas.frames
    for away in range(33, 43):
        at = start[0], start[1] - away
        table.desk.carry(at)
    assert table.desk.canvas.frames > shown + 5
    assert composed == []
