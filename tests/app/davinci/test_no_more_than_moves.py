"""A frame draws no more of the window than what moves, and shows what a frame that draws all of it would show."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.table.panels.restoring import restore
from leonardo.app.table.scene import TableScene
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Place
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from tests.app.davinci.at_table import AtTable
from tests.app.davinci.motion.test_playback import built_in_game
from tests.app.davinci.test_little_a_frame import four
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
__all__ = ["four"]

EACH = 5  # every so many frames one is drawn as a whole, too
EVENTS = 24  # events of a part of a round
STEPS = 30  # frames of a drag


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Tell of frames that are drawn in part whether they are the same as those drawn as a whole."""
    again = TableScene.draw_again
    same: list[bool] = []
    frames = 0

    def draw_again(table: TableScene, surface: Surface) -> None:
        nonlocal frames
        staged = table.layers.staged
        again(table, surface)
        comes = table.layers.staged and not staged  # a stage takes its first frame to see how the table looked
        unfinished = table.showing.unfinished or comes
        frames += not unfinished
        if frames % EACH == 0 and not unfinished:
            layers, whole = table.layers, Surface(surface.get_size())
            drawn_over = layers.over
            layers.forget()
            again(table, whole)
            layers.over = drawn_over
            same.append(pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB"))

    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw_again", draw_again)
        yield same


def shown(desk: Desk, first: ObservedEvent, happened: Sequence[ObservedEvent]) -> None:
    playback = desk.table.course.playback
    playback.settle(first)
    desk.breathe()
    for happening in happened:
        playback.feed(happening)
    while playback.busy:
        desk.table.end_visit()
        desk.turn()


@pytest.mark.slow
@pytest.mark.parametrize("count", [EVENTS // 2, pytest.param(EVENTS, marks=pytest.mark.slow)])
def test_what_others_do_is_drawn_in_part_as_it_is_as_a_whole(
    four: Desk, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    first, happened = built_in_game(0)
    with watched(monkeypatch) as same:
        shown(four, first, happened[:count])
    assert len(same) > 10
    assert all(same)


@pytest.mark.slow
@pytest.mark.parametrize(
    "celebrated",
    [
        events.RoundBegan,
        *(pytest.param(each, marks=pytest.mark.slow) for each in (events.InventionCompleted, events.AuctionOpened)),
    ],
)
def test_what_is_on_the_stage_is_drawn_in_part_as_a_whole(
    four: Desk, monkeypatch: pytest.MonkeyPatch, celebrated: type[Event]
) -> None:
    _, happened = built_in_game(0)
    at = next(number for number, each in enumerate(happened) if isinstance(each.seen_by(None), celebrated))
    with watched(monkeypatch) as same:
        shown(four, happened[at - 1], happened[at : at + 4])
    assert len(same) > 10
    assert all(same)


@pytest.mark.slow
def test_what_a_hand_does_is_drawn_in_part_as_it_is_as_a_whole(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointed at, taken up, carried over the table with tips beside it, turned back and put down."""
    table.desk.kit.settings.speed = Speed.NORMAL
    table.desk.kit.living = True
    start, end = table.desk.at(ApprenticeSpot(0)), table.desk.at(DistrictSpot(Place.KILN))
    with watched(monkeypatch) as same:
        table.desk.hover(end)
        table.desk.pass_time(1500)
        table.desk.hover(start)
        table.desk.pass_time(600)
        for at in (end, start, end):
            table.desk.drag(start, at, steps=STEPS)
            table.desk.pass_time(600)
        table.desk.press(DistrictSpot(Place.KILN), pygame.BUTTON_RIGHT)
        table.desk.pass_time(600)
    assert table.session.view(0).queues[Place.KILN]
    assert len(same) > 15
    assert all(same)


def test_a_hanging_piece_touches_a_small_part_of_the_window(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table.desk.kit.settings.reduced_motion = True
    touched: list[int] = []

    def note(surface: Surface, picture: Surface, places: Sequence[Rect] | None) -> None:
        whole = surface.get_width() * surface.get_height()
        touched.append(whole if places is None else sum(place.width * place.height for place in places))
        restore(surface, picture, places)

    monkeypatch.setattr("leonardo.app.table.looks.fading.restore", note)
    start, end = table.desk.at(ApprenticeSpot(0)), table.desk.at(DistrictSpot(Place.KILN))
    table.desk.drag(
        start, end, steps=3 * STEPS
    )  # over each place for long enough that its light is there for most of that
    width, height = table.desk.canvas.size
    assert len(touched) > 3 * STEPS
    assert sorted(touched)[len(touched) // 2] < width * height / 50
    assert sorted(touched)[-len(touched) // 5] < width * height / 4
