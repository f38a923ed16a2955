"""Each turn of a round is told at leisure, however long those before it took: rivals can be followed."""

from leonardo.app.citta.table import TABLE
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.citta import GAME
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import BidRaised, NumberDrawn, RoundBegan
from leonardo.play.observed import ObservedEvent
from tests.app.citta.learn.games import played
from tests.engine.citta.build import moving, party

FRAME = 20


def test_the_machine_turns_as_slowly_late_in_a_round_as_early() -> None:
    steps = list(played(6, 4, 3).steps(watched=True))
    playback = Playback(TABLE.motion, ObservedEvent(GAME, None, steps[0][1].state), lambda _: None)
    turned: list[tuple[float, float]] = []
    of_round = 0.0
    for _, step in steps[1:]:
        for event, state in zip(step.events, step.states, strict=True):
            playback.feed(ObservedEvent(GAME, event, state))
            lasted = 0.0
            while playback.busy:
                playback.update(FRAME, 1.0, Eyes(None))
                lasted += FRAME
            of_round = 0.0 if isinstance(event, RoundBegan) else of_round + lasted
            if isinstance(event, NumberDrawn) and event.purpose is Purpose.MOVE:
                turned.append((of_round, lasted))
    late = [lasted for at, lasted in turned if at > 15_000]
    assert late, "some rounds are long ones"
    assert min(late) > 0.8 * max(lasted for _, lasted in turned)


def test_each_bid_of_a_long_auction_can_be_read() -> None:
    game = moving(party(square=4), party(), party())
    playback = Playback(TABLE.motion, ObservedEvent(GAME, None, game.state), lambda _: None)
    for number in range(25):
        playback.feed(ObservedEvent(GAME, BidRaised(number % 3, 8, 30 + 5 * number), game.state))
        lasted = 0.0
        while playback.busy:
            playback.update(FRAME, 1.0, Eyes(None))
            lasted += FRAME
        assert 400 <= lasted <= 700
