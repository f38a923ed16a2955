"""However much a view changes, a frame does little for it: what is seen next is made ready before.

What is done is counted, not timed, so it is the same on all machines.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import median
from types import FrameType

import pytest
from pygame import Surface

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.looks import glow
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import AtTable
from tests.app.davinci.motion.test_playback import built_in_game
from tests.app.table.table_harness import Desk

OTHERS = (("Bianca", "yellow"), ("Cosimo", "green"), ("Dora", "blue"))
pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ASKED = 1200
"""Calls of functions in a frame in which pieces are in the air, flags stand and a piece of what comes is made ready."""
ROUND = 90  # events of a round and a half


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


def test_to_take_something_up_makes_no_light(table: AtTable) -> None:
    """What picking up brings was made while the person had a look at the table."""
    start = table.desk.at(ApprenticeSpot(0))
    table.desk.hover(start)
    table.desk.breathe()
    table.desk.pass_time(1000)
    known = glow.made()
    table.desk.hold(start)
    table.desk.carry((start[0], start[1] - 40))
    assert table.desk.table.hands.held is not None
    assert glow.made() == known


def test_a_pointer_elsewhere_lays_only_its_light_and_the_next(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table.desk.kit.settings.reduced_motion = True
    start = table.desk.at(ApprenticeSpot(0))
    table.desk.hover(start)
    table.desk.hold(start)
    laid: list[glow.Light] = []
    lay = glow.Light.lay

    def note(light: glow.Light, surface: Surface) -> None:
        laid.append(light)
        lay(light, surface)

    monkeypatch.setattr(glow.Light, "lay", note)
    counts: list[int] = []
    for place in (Place.KILN, Place.WORKSHOP, Place.KILN):
        laid.clear()
        table.desk.carry(DistrictSpot(place))
        table.desk.turn()
        counts.append(len(laid))
    assert all(0 < count < len(table.desk.table.marks().lit) for count in counts[1:])
