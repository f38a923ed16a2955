"""Events are shown one after another, at the speed that is wanted, and no round is a wait."""

from random import Random

import pytest

from leonardo.ai.davinci import thumb
from leonardo.ai.player import UNLIMITED
from leonardo.app.davinci.motion.event_flights import flights
from leonardo.app.davinci.motion.pacing import haste, pace
from leonardo.app.davinci.motion.playback import Playback, Versions
from leonardo.app.davinci.motion.showing import after
from leonardo.app.davinci.motion.under_way import under_way
from leonardo.app.kit.settings import Speed
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import Component, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event


def built_in_round(seed: int) -> tuple[State, list[Event]]:
    """Return a game of four built-in players at the beginning, and all that happens in it."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    first = state
    told: list[Event] = []
    while (seat := GAME.decider(state)) is not None:
        step = GAME.apply(state, thumb.choose(GAME.view(state, seat), GAME.legal(state), random, UNLIMITED))
        state = step.state
        told.extend(step.events)
    return first, told


@pytest.mark.parametrize("seed", range(3))
def test_a_round_of_four_built_in_players_is_never_a_wait(seed: int) -> None:
    """At normal speed at most 25 seconds a round, all phases together, as a fifth at the same table sees it."""
    state, told = built_in_round(seed)
    view = GAME.view(state, None)
    rounds: list[float] = [0.0]
    for event in told:
        seen = event.seen_by(None)
        assert seen is not None
        if isinstance(event, events.RoundBegan):
            rounds.append(0.0)
        rounds[-1] += pace(seen, flights(view, seen)) * haste(seen, rounds[-1])
        view = after(view, seen)
    assert max(rounds) <= 25_000
    assert max(rounds) >= 8_000


def test_the_longer_a_round_the_quicker_it_is_told_and_feasts_are_hurried_last() -> None:
    usual, feast = events.PlacementPassed(0, forced=False), events.WorkShown(0, Place.SMALL, 8)
    paces = [haste(usual, second * 1000) for second in range(40)]
    assert paces[0] == 1
    assert paces == sorted(paces, reverse=True)
    assert paces[-1] > 0.3
    assert all(haste(feast, second * 1000) >= paces[second] for second in range(40))


def begun() -> tuple[View, Playback, list[Versions]]:
    state = GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state
    shown: list[Versions] = []
    view = GAME.view(state, 0)
    return view, Playback({0: view}, shown.append), shown


def placing(count: int) -> Event:
    return events.WorkersPlaced(0, Place.ACADEMY, count, master=False)


def test_while_a_piece_flies_it_is_neither_here_nor_there() -> None:
    view, playback, shown = begun()
    playback.feed({0: placing(2)})
    playback.update(10, Speed.NORMAL.factor, 0)
    between = playback.view(0)
    assert between.seats[0].apprentices == view.seats[0].apprentices - 2
    assert between.queues[Place.ACADEMY] == ()
    assert len(playback.flying) == 1
    while playback.busy:
        playback.update(16, Speed.NORMAL.factor, 0)
    assert playback.view(0).queues[Place.ACADEMY][0].apprentices == 2
    assert len(shown) == 1


def test_with_the_speed_off_everything_is_there_at_once() -> None:
    _, playback, shown = begun()
    playback.feed({0: placing(1)})
    playback.feed({0: events.PlacementPassed(1, forced=False)})
    assert playback.update(0, Speed.OFF.factor, 0)
    assert not playback.busy
    assert len(shown) == 2


def test_slow_takes_longer_than_normal_and_fast_less() -> None:
    takes = {}
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        _, playback, _ = begun()
        playback.feed({0: placing(1)})
        frames = 0
        while playback.busy:
            playback.update(10, speed.factor, 0)
            frames += 1
        takes[speed] = frames
    assert takes[Speed.FAST] < takes[Speed.NORMAL] < takes[Speed.SLOW]


def test_without_motion_things_change_in_place_but_not_all_at_once() -> None:
    _, playback, _ = begun()
    playback.feed({0: placing(1)})
    playback.update(10, Speed.NORMAL.factor, 0, moving=False)
    assert playback.busy
    assert playback.flying == ()


def test_nothing_goes_on_while_the_gate_is_shut() -> None:
    view, _, shown = begun()
    open_gate: list[bool] = []
    playback = Playback({0: view}, shown.append, gate=lambda _: bool(open_gate))
    playback.feed({0: placing(1)})
    assert not playback.update(5000, Speed.OFF.factor, 0)
    assert shown == []
    open_gate.append(True)
    assert playback.update(0, Speed.OFF.factor, 0)
    assert len(shown) == 1


def test_under_way_nothing_is_counted_twice() -> None:
    view, _, _ = begun()
    bought = after(view, events.ComponentBought(0, Component.GLASS))
    between = under_way(view, bought)
    assert between.seats[0].florins == bought.seats[0].florins
    assert between.shops == bought.shops
    assert between.seats[0].hand == view.seats[0].hand
