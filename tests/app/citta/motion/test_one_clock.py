"""What an event is shown with goes by one clock, and frames of any length come to the same.

So it is with pieces, stage, flags, lights and sounds.
"""

from collections.abc import Callable, Hashable

import pytest

from leonardo.app.citta.table import TABLE
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.citta import GAME, events
from leonardo.engine.citta.actions import Draw
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from tests.app.citta.motion.test_feasts import forced, market, ruined
from tests.engine.citta.build import ANNA, BIANCA, Game

Seen = tuple[tuple[float, ...], float | None, Hashable, tuple[str, ...]]
"""How far each piece in the air and the stage have come, the flags and lights, and what was heard so far."""
SHOWN = [
    (market, 10, events.MarketClosed),
    (market, 10, events.NumberDrawn),
    (forced, 2, events.PawnWalked),
    (forced, 2, events.Sold),
    (ruined, 2, events.WentBankrupt),
]
EYES = Eyes(BIANCA)
A_STEP = 48
"""Milliseconds of which all frames that are tried are parts."""


def beginning(game: Game, number: int, kind: type[Event]) -> Playback:
    """Let the machine give a number; return the playback where an event of a kind is about to begin."""
    assert isinstance(game.asked, MachineQuestion)
    step = GAME.apply(game.state, Draw(ANNA, game.asked.purpose, number), watched=True)
    at = next(number for number, event in enumerate(step.events) if isinstance(event, kind))
    before = ObservedEvent(GAME, None, step.states[at - 1] if at else game.state)
    playback = Playback(TABLE.motion, before, lambda _: None)
    playback.feed(ObservedEvent(GAME, step.events[at], step.states[at]))
    return playback


def seen(playback: Playback, frame: int) -> list[Seen]:
    """Show an event in frames of so many milliseconds; return what is seen after each step."""
    found, heard = list[Seen](), list[str]()
    playback.update(0, 1.0, EYES)
    while playback.busy:
        for _ in range(A_STEP // frame):
            playback.update(frame, 1.0, EYES)
        heard += filter(None, playback.take_sounds())
        shares = tuple(each.share for each in playback.flying if not each.done)
        now = playback.feast.now if playback.feast is not None else None
        flags = tuple((each.flag, each.unrolled) for each in playback.flags.standing)
        found.append((shares, now, (flags, playback.limelight.lit), tuple(sorted(heard))))
    return found


@pytest.mark.parametrize(("play", "number", "kind"), SHOWN)
def test_frames_of_any_length_lead_to_the_same(play: Callable[[], Game], number: int, kind: type[Event]) -> None:
    usual = seen(beginning(play(), number, kind), 16)
    assert len(usual) > 2
    for frame in (8, 24, A_STEP):
        assert seen(beginning(play(), number, kind), frame) == usual, frame


@pytest.mark.parametrize(("play", "number", "kind"), SHOWN)
def test_what_is_skipped_comes_to_what_is_played(play: Callable[[], Game], number: int, kind: type[Event]) -> None:
    played, skipped = (beginning(play(), number, kind) for _ in range(2))
    while played.busy:
        played.update(16, 1.0, EYES)
    skipped.update(16, 1.0, EYES)
    skipped.hurry_move()
    skipped.update(0, 1.0, EYES)
    assert not skipped.busy
    assert (skipped.view(EYES), skipped.flying, skipped.feast) == (played.view(EYES), (), None)


def test_nothing_is_heard_of_what_was_broken_off() -> None:
    playback = beginning(market(), 10, events.MarketClosed)
    playback.update(16, 1.0, EYES)
    playback.take_sounds()
    playback.settle(ObservedEvent(GAME, None, market().state))
    playback.update(10_000, 1.0, EYES)
    assert playback.take_sounds() == []
