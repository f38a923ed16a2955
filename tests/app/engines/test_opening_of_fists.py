"""All fists open together, and the order follows from the bids and from Leonardo (rules 6.2 to 6.4)."""

from random import Random

import pytest

from leonardo.app.engines.motion import feasts
from leonardo.app.engines.motion.feasts import Opened, Ranked, Tied
from leonardo.engine.engines import GAME, events
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve


def seen(leonardo: int, seats: int = 4) -> View:
    state = GAME.begin(GAME.deal(Options(seats), Random(1))).state
    return evolve(GAME.view(state, 0), leonardo=leonardo)


@pytest.mark.parametrize(
    ("leonardo", "bids", "order"),
    [
        (0, (10, 40, 20, 30), (1, 3, 2, 0)),
        (0, (20, 20, 20, 20), (0, 1, 2, 3)),
        (2, (20, 50, 20, 20), (1, 2, 3, 0)),
        (3, (0, 0, 10, 0), (2,)),
        (1, (0, 0, 0, 0), ()),
    ],
)
def test_the_highest_bid_chooses_first_then_who_is_nearest(
    leonardo: int, bids: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert feasts.ranked(seen(leonardo), events.BidsShown(bids)) == order


def test_a_tie_is_explained_and_nothing_else_is() -> None:
    assert feasts.tied(events.BidsShown((30, 0, 30, 0))) == {0, 2}
    assert feasts.tied(events.BidsShown((30, 0, 10, 0))) == frozenset()


def test_no_word_is_said_before_the_fists_are_open_and_counted() -> None:
    timeline = feasts.opened(seen(0), events.BidsShown((10, 40, 40, 0)))
    hands = [cue for cue in timeline.cues if isinstance(cue.what, Opened)]
    ranks = [cue for cue in timeline.cues if isinstance(cue.what, Ranked)]
    assert len(hands) == 4
    assert {cue.over for cue in hands} == {feasts.SHAKES + feasts.COUNTS}
    assert timeline.tells >= max(cue.over for cue in hands)
    assert all(cue.begins >= timeline.tells for cue in ranks)
    assert any(isinstance(cue.what, Tied) for cue in timeline.cues)
    assert timeline.lasts < 3500


def test_a_fist_shakes_first_and_is_counted_then() -> None:
    assert feasts.shaking(0.0) == (0.0, 0.0)
    assert any(abs(feasts.shaking(share / 100)[0]) > 0.9 for share in range(40))
    assert all(feasts.shaking(share / 100)[1] == 0 for share in range(40))
    assert feasts.shaking(1.0) == (0.0, 1.0)
