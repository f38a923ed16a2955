"""A phase is announced while the table goes on: it holds up nothing, and not when a round was announced just before."""

import pytest

from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.settings import Speed
from leonardo.app.table.motion.announcing import LASTS, Announced, Announcing
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Phase
from leonardo.ui.timeline import Timeline
from tests.app.davinci.motion.test_playback import STEP, built_in_game
from tests.diagonal import first_quick

ROUND = 90  # events of a round and a half


def announced_in_a_round(speed: Speed, *, moving: bool) -> tuple[list[str], float]:
    """Return the signs of what is announced, and for how many milliseconds all of it is shown."""
    first, happened = built_in_game(0)
    playback = Playback(TABLE.motion, first, lambda _: None)
    for happening in happened[:ROUND]:
        playback.feed(happening)
    seen, passed = list[str](), 0.0
    while playback.busy:
        playback.update(STEP, speed.factor, Eyes(None), moving)
        passed += STEP
        now = playback.announcing.now
        if now is not None and seen[-1:] != [now[0].sign]:
            seen.append(now[0].sign)
    return seen, passed


@pytest.mark.slow
def test_phases_are_announced_and_cost_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    signs, passed = announced_in_a_round(Speed.NORMAL, moving=True)
    assert signs[:3] == ["B", "C", "D"]
    monkeypatch.setattr(type(TABLE.motion), "announced", lambda *_: None)
    assert announced_in_a_round(Speed.NORMAL, moving=True) == ([], passed)


@pytest.mark.slow
@first_quick(("speed", "moving"), [(Speed.FAST, True), (Speed.OFF, True), (Speed.NORMAL, False)])
def test_nothing_is_announced_at_full_speed_or_without_motion(speed: Speed, moving: bool) -> None:
    assert announced_in_a_round(speed, moving=moving)[0] == []


def test_what_is_announced_comes_stays_and_goes_within_a_second() -> None:
    timeline = Timeline()
    announcing = Announcing(timeline)
    announcing.begin(Announced("D", "Completion"))
    shares = []
    while announcing.now is not None:
        shares.append(announcing.now[1])
        changes = announcing.changes_in
        assert changes is not None
        timeline.update(max(1.0, changes))
    assert shares[0] == 0
    assert max(shares) == 1
    assert shares[-1] < 1
    assert announcing.changes_in is None
    assert LASTS < 1000


@pytest.mark.slow
def test_a_phase_in_which_nothing_happens_is_not_announced() -> None:
    first, happened = built_in_game(0)
    playback = Playback(TABLE.motion, first, lambda _: None)
    for happening in happened:
        playback.feed(happening)
    empty, told = list[bool](), list[bool]()
    present = None
    while playback.busy:
        playback.update(STEP, Speed.NORMAL.factor, Eyes(None))
        if playback.present is present or playback.present is None:
            continue
        present = playback.present
        event, *ahead = playback.upcoming(Eyes(None))
        if isinstance(event, events.PhaseBegan) and event.phase is Phase.COMPLETION:
            following = next(each for each in ahead if not TABLE.motion.tidies_up(each))
            empty.append(TABLE.motion.begins_round(following))
            told.append(playback.announcing.now is not None and playback.announcing.now[0].sign == "D")
    assert True in empty
    assert False in empty
    assert told == [not each for each in empty]
