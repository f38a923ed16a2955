"""A war between others is told in eight seconds at most, however many dice are thrown; one's own takes its time."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from random import Random

import pytest

from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.engines import GAME
from leonardo.engine.engines.events import AttackBegan, AttackLost, AttackWon, Retreated
from leonardo.engine.engines.setup import Options
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.play.chance import UNATTENDED
from leonardo.play.replay import Replay
from tests.app.engines.test_whole_game import wish

FRAME = 16.0
MOST = 8_000.0
SEEN = (AttackWon, AttackLost, Retreated)


def game(seed: int) -> Replay:
    """A game of five who attack whenever they can, and throw to the last man."""
    played, _ = Played.begin(GAME, GAME.deal(Options(5, 30), Random(seed)))
    random = Random(seed)
    while (seat := GAME.decider(played.state)) is not None:
        action = GAME.chance(played.state, random) if seat == NATURE else wish(played.state, len(played.turns), seat)
        played, _ = played.play(action)
    return Replay(played)


def wars(replay: Replay) -> Iterator[range]:
    begun: int | None = None
    for number in range(replay.count):
        kinds = [type(happening.event) for happening in replay.led_to(number)]
        begun = number if AttackBegan in kinds else begun
        if begun is not None and any(kind in SEEN for kind in kinds):
            yield range(begun, number + 1)
            begun = None


def lasts(replay: Replay, war: range, people: Collection[int] = ()) -> float:
    """How long a war is seen at normal speed, when frames come on time and whoever thinks has thought by the next."""
    before = replay.led_to(war.start - 1)[-1]
    playback, clock = Playback(TABLE.motion, before, lambda _: None, people=people), 0.0
    for number in war:
        if replay.turns[number].by_nature:
            waited = 0.0
            while waited < UNATTENDED * playback.haste:
                playback.update(FRAME, 1.0, Eyes(None))
                waited, clock = waited + FRAME, clock + FRAME
        for happening in replay.led_to(number):
            playback.feed(happening)
            if isinstance(happening.event, SEEN):
                break
        while playback.busy:
            playback.update(FRAME, 1.0, Eyes(None))
            clock += FRAME
    return clock


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 7))])
def test_no_war_between_others_takes_longer_than_eight_seconds(seed: int) -> None:
    replay = game(seed)
    taken = sorted(lasts(replay, war) for war in wars(replay))
    assert len(taken) >= 10
    assert taken[-1] <= MOST
    assert taken[-1] > MOST / 2, "the longest are hurried, not left out"


def test_who_fights_sees_every_round_at_leisure() -> None:
    replay = game(2)
    longest = max(wars(replay), key=len)
    assert lasts(replay, longest, people=range(5)) > MOST > lasts(replay, longest)


def test_a_press_does_not_skip_the_end_of_one_s_own_war() -> None:
    replay = game(2)
    before, won = next(
        pair
        for number in range(replay.count)
        for pair in pairwise(replay.led_to(number))
        if isinstance(pair[1].event, AttackWon)
    )
    told = won.event
    assert isinstance(told, AttackWon)
    stays = []
    for viewer in range(5):
        playback = Playback(TABLE.motion, before, lambda _: None)
        playback.feed(won)
        playback.update(FRAME, 1.0, Eyes(viewer))
        playback.update(FRAME, 1.0, Eyes(viewer), skips=True)
        stays.append(playback.feast is not None)
    assert stays == [viewer in (told.seat, told.defender) for viewer in range(5)]


def test_flag_and_flights_of_a_taken_land_wait_for_the_stage() -> None:
    replay = game(2)
    before, won = next(
        pair
        for number in range(replay.count)
        for pair in pairwise(replay.led_to(number))
        if isinstance(pair[1].event, AttackWon)
    )
    playback = Playback(TABLE.motion, before, lambda _: None)
    playback.feed(won)
    playback.update(FRAME, 1.0, Eyes(None))
    while playback.feast is not None:
        assert not playback.flags.alight
        assert not playback.flying
        playback.update(FRAME, 1.0, Eyes(None))
    told = won.event
    assert isinstance(told, AttackWon)
    assert [raised.flag.spot for raised in playback.flags.standing] == [LandSpot(told.at)]
