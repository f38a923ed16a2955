"""Each turn of a round is told at leisure, however long those before it took: rivals can be followed."""

from leonardo.app.engines.table import TABLE
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.engines.events import RoundBegan, TurnBegan
from tests.app.engines.test_wars_are_short import FRAME, game


def test_the_last_turn_of_a_round_begins_as_fast_as_the_first() -> None:
    replay = game(2)
    happenings = [happening for number in range(replay.count) for happening in replay.led_to(number)]
    begins = [number for number, each in enumerate(happenings) if isinstance(each.event, RoundBegan)][2]
    playback = Playback(TABLE.motion, happenings[begins - 1], lambda _: None)
    begun: list[float] = []
    lasted = 0.0
    for happening in happenings[begins:]:
        if isinstance(happening.event, RoundBegan) and begun:
            break
        before = lasted
        playback.feed(happening)
        while playback.busy:
            playback.update(FRAME, 1.0, Eyes(None))
            lasted += FRAME
        if isinstance(happening.event, TurnBegan):
            begun.append(lasted - before)
    assert len(begun) == 5
    assert lasted > 10_000, "the round is a long one"
    assert min(begun) > 0.8 * max(begun)
