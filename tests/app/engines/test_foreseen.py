"""What is seen when an event begins to be shown is what was foreseen, so that it has been drawn ahead."""

from itertools import islice

from leonardo.app.engines.table import TABLE
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.engines.events import AttackWon
from tests.app.engines.test_wars_are_short import FRAME, game

EYES = Eyes(None)
AT_ONCE = 0.1  # milliseconds in which no coin has left yet


def test_what_was_foreseen_is_seen_when_it_begins() -> None:
    replay = game(2)
    happened = [each for number in range(1, replay.count) for each in replay.led_to(number)]
    playback = Playback(TABLE.motion, replay.led_to(0)[-1], lambda _: None)
    won = 0
    for happening in islice(happened, 200):
        playback.feed(happening)
        coming = playback.coming(EYES)
        playback.update(AT_ONCE, 1.0, EYES)
        if coming is not None and playback.busy:
            assert playback.view(EYES) == coming.under_way, coming.event
            won += isinstance(coming.event, AttackWon)
        while playback.busy:
            playback.update(FRAME, 1.0, EYES)
    assert won
