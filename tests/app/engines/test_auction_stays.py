"""An auction stays on its stage from its first card to its last taker, and its phase is told as long (rules 5, 6)."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.app.engines.standing import phase_of
from leonardo.app.engines.words.auctioning import auction_told, is_on
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME, events
from leonardo.engine.engines.actions import Bid
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.game import NATURE, Event
from tests.engine.engines.build import ANNA, BIANCA, CARLO, auction, land, seat

NAMES = ("Lisa", "Salaì", "Melzi")


def told(seed: int, decisions: int) -> Iterator[tuple[Event, State]]:
    """What happens in a game in which everybody does anything, each event with the state after it."""
    random = Random(seed)
    step = GAME.begin(GAME.deal(Options(len(NAMES)), random), watched=True)
    for _ in range(decisions):
        yield from zip(step.events, step.states, strict=True)
        decider, state = GAME.decider(step.state), step.state
        if decider is None:
            return
        action = GAME.chance(state, random) if decider == NATURE else random.choice(GAME.legal(state))
        step = GAME.apply(state, action, watched=True)


BEGINS = {events.RoundBegan: "income", events.CardsLaid: "auction", events.TurnBegan: "turns"}
"""The phase that begins with an event; points are given when all seats have had their turns."""


@pytest.mark.parametrize("seed", range(3))
def test_a_phase_is_told_from_its_beginning_to_the_next(seed: int) -> None:
    phase, seen, turns = "draft", set(), 0
    for event, state in told(seed, 120):
        view = GAME.view(state, 0)
        phase = BEGINS.get(type(event), phase)
        turns += isinstance(event, events.TurnEnded)
        if isinstance(event, events.TurnEnded) and turns % len(NAMES) == 0:
            phase = "points"
        assert phase_of(view) == phase, event
        assert is_on(view) is (phase == "auction")
        seen.add(phase)
    assert seen == {"draft", "income", "auction", "turns", "points"}


def test_fists_close_with_the_last_and_ones_own_stays_known() -> None:
    last = next(state for event, state in told(1, 30) if isinstance(event, events.BidMade) and state.question is None)
    fists = auction_told(GAME.view(last, 0), Marks(), NAMES).fists
    assert all(fist.closed for fist in fists)
    assert {fist.seat: fist.florins is not None for fist in fists} == {0: True, 1: False, 2: False}


@pytest.mark.parametrize(("leonardo", "word"), [(ANNA, "stay"), (BIANCA, "become")])
def test_whoever_is_leonardo_already_stays_it(leonardo: int, word: str) -> None:
    game = auction(seat(milan=land()), seat(naples=land()), seat(norway=land()), leonardo=leonardo)
    bids = {ANNA: 60, BIANCA: 0, CARLO: 0}
    for who in (*range(leonardo, 3), *range(leonardo)):
        game.does(who, Bid(bids[who]))
    assert f"{word} Leonardo" in auction_told(GAME.view(game.state, ANNA), Marks(), NAMES).line
