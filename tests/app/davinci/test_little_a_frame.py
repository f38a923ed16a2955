"""However much a view changes, a frame does little for it: what is seen next is made ready before.

What is done is counted, not timed, so it is the same on all machines.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import FrameType

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.looks import glow
from leonardo.app.table.panels.patchwork import Patchwork
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import AtTable
from tests.app.davinci.motion.test_playback import built_in_game
from tests.app.table.table_harness import Desk

OTHERS = (("Bianca", "yellow"), ("Cosimo", "green"), ("Dora", "blue"))
pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ASKED = 1200
"""Calls of functions in a frame in which pieces are in the air, flags stand and a piece of what comes is made ready."""
PARTS = 6  # parts of the table, of some fifty, that are drawn in a frame as a rule
ROUND = 90  # events of a round and a half
HALF = 45


@pytest.fixture
def four(tmp_path: Path) -> Desk:
    """A table at which Anna sits among three who leave what happens to the test."""
    seats: list[Seated] = [Person("Anna", "red"), *(BuiltIn(name, colour, "random") for name, colour in OTHERS)]
    desk = Desk(tmp_path, settings=Settings(speed=Speed.NORMAL))
    desk.kit.pictures.forget()
    session = Session.new(GAME, Options(4, start=0), seats, 1, desk.host.folder)
    session.prepare = lambda: None  # type: ignore[method-assign]
    desk.host.play(session)
    desk.breathe()
    return desk


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Tell how many parts of the table were drawn; whoever counts adds the next frame."""
    drawn = [0]
    draw = Patchwork.draw_part

    def note(page: Patchwork, surface: Surface, number: int, place: Rect, view: View, marks: Marks) -> None:
        drawn[-1] += 1
        draw(page, surface, number, place, view, marks)

    with monkeypatch.context() as patch:
        patch.setattr(Patchwork, "draw_part", note)
        yield drawn


@pytest.mark.slow
@pytest.mark.parametrize("count", [HALF, pytest.param(ROUND, marks=pytest.mark.slow)])
def test_whatever_others_do_a_frame_draws_a_few_parts(four: Desk, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    first, happened = built_in_game(0)
    playback = four.table.course.playback
    playback.settle(first)
    four.breathe()
    for happening in happened[:count]:
        playback.feed(happening)
    with counted(monkeypatch) as drawn:
        while playback.busy:
            four.table.end_visit()
            shown = four.canvas.frames
            four.turn()
            if four.canvas.frames > shown:
                drawn.append(0)
            else:
                drawn[-1] = 0
    assert sum(number > PARTS for number in drawn) < len(drawn) / 33


@pytest.mark.slow
def test_a_frame_in_which_pieces_fly_asks_for_little(four: Desk) -> None:
    """All that follows from the game and from the hands is as it was in the frame before, and is not found again."""
    first, happened = built_in_game(0)
    playback = four.table.course.playback
    playback.settle(first)
    four.breathe()
    for happening in happened[: ROUND // 9]:
        playback.feed(happening)
    asked, calls = list[int](), Counter[str]()

    def note(_frame: FrameType, event: str, _told: object) -> None:
        calls[event] += 1

    while playback.busy:
        four.table.end_visit()
        shown = four.canvas.frames
        calls.clear()
        sys.setprofile(note)
        four.turn()
        sys.setprofile(None)
        if four.canvas.frames > shown and playback.flying:
            asked.append(calls["call"])
    assert median(asked) < ASKED


def test_to_take_something_up_draws_only_what_follows_it(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """What picking up brings was drawn and lit while the person had a look at the table."""
    start = table.mouse.spot(ApprenticeSpot(0))
    table.mouse.move(start)
    table.desk.breathe()
    table.wait(1000)
    known = glow.made()
    with counted(monkeypatch) as drawn:
        table.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        table.mouse.move((start[0], start[1] - 40), held=True)
    assert table.desk.table.hands.held is not None
    assert not table.desk.table.picture.unfinished, "all of the table follows at once"
    assert sum(drawn) <= PARTS
    assert glow.made() == known


def test_a_pointer_elsewhere_lays_only_its_light_and_the_next(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table.desk.kit.settings.reduced_motion = True
    start = table.mouse.spot(ApprenticeSpot(0))
    table.mouse.move(start)
    table.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    laid: list[glow.Light] = []
    lay = glow.Light.lay

    def note(light: glow.Light, surface: Surface) -> None:
        laid.append(light)
        lay(light, surface)

    monkeypatch.setattr(glow.Light, "lay", note)
    counts: list[int] = []
    for place in (Place.KILN, Place.WORKSHOP, Place.KILN):
        laid.clear()
        table.mouse.move(table.mouse.spot(DistrictSpot(place)), held=True)
        table.desk.turn()
        while table.desk.table.picture.unfinished:
            table.desk.turn()
        counts.append(len(laid))
    _taken_up, second, again = counts
    assert 0 < second < len(table.desk.table.marks().lit)
    assert again == 0, "how both places look without and with the pointer is known by now"
