"""Leaving out silly moves loses nothing, and nobody can beat the bounds of what a seat could still do."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random
from statistics import median

import pytest

from leonardo.ai.davinci.bounds import Bounds
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import APPRENTICE, JOURNEYMAN, MASTER
from leonardo.ai.player import UNLIMITED
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, Pass, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import (
    BEGINNER,
    CODEX_LEONARDI_1,
    EXPERT,
    LAST_CITY_ROUND,
    LAST_ROUND,
    SHOP_SELLS,
    Component,
    Place,
)
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Seat, State
from leonardo.engine.davinci.view import LaboratoryView, View
from tests.diagonal import diagonal
from tests.engine.davinci.build import (
    ANNA,
    Game,
    completing,
    group,
    lab,
    placing,
    resolving,
    seat,
    start_of_work,
    table,
)
from tests.operations import calls


def bounds(game: Game) -> Bounds:
    return Bounds(GAME.view(game.state, ANNA))


def beginning(anna: Seat, round_: int, display: list[int], deck: list[int]) -> Bounds:
    return bounds(start_of_work(table(anna, seat(), round=round_, display=display, deck=deck)))


def test_an_onlooker_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        Bounds(GAME.view(start_of_work(table(seat(hand="iron"), seat())).state, None))


def test_cards_of_the_deck_can_come_up_to_the_end_of_round_7() -> None:
    assert beginning(seat(hand="wood"), 7, [12, 8, 1], [2]).may_pay(2)
    late = beginning(seat(hand="wood iron"), 8, [12, 8, 1], [2])
    assert not late.may_pay(2)
    assert late.may_pay(1)


@pytest.mark.parametrize(("apprentices", "able"), [(0, False), (1, False), (2, True), (5, True)])
def test_a_small_laboratory_does_four_weeks_with_a_master(apprentices: int, able: bool) -> None:
    found = beginning(seat(3, apprentices, hand="iron"), 9, [1, 12, 8], [])
    assert found.can_finish(1, lab_of(found), 1) is able


def lab_of(found: Bounds) -> LaboratoryView:
    return found.seat.laboratories[0]


def test_weeks_of_who_stands_there_already_are_not_missing() -> None:
    game = placing(
        table(seat(2, 1, master=False, small=lab(5, automata=1, on=8, weeks=1, master=True)), seat(), round=9)
    )
    found = bounds(game)
    assert found.missing(lab_of(found)) == 7 - 1 - 2 - 2
    assert found.placeable(lab_of(found)) == 1


def test_a_late_component_is_of_use_if_the_others_can_be_had() -> None:
    """Number 8 needs rope and brick; Anna stands in the Ropery only."""
    queues = {Place.ROPERY: [group(ANNA)]}
    for hand, useful in (("brick", True), ("", False)):
        game = resolving(table(seat(hand=hand), seat(), round=7, display=[8, 21, 22], deck=[], queues=queues))
        assert bounds(game).useful(Component.ROPE) is useful


def test_a_card_brings_the_best_bonus_within_reach() -> None:
    """With two types a third brings 8 in the last round; with three a fourth brings 5 (rule 11.1)."""
    work = lab(on=8, weeks=7)
    for owned, worth in (((), 0.0), ((1, 2), 8.0), ((1, 2, 4), 5.0), ((1, 2, 4, 5), 7.0), ((3,), 0.0)):
        game = completing(table(seat(30, small=work, owned=owned), seat(30, small=work), round=9))
        assert bounds(game).card_is_worth_at_most(ANNA, 8) == worth


KINDS = [Options(2, EXPERT), Options(3, BEGINNER, (CODEX_LEONARDI_1,)), Options(4, EXPERT), Options(5, BEGINNER)]
WITH_MORE_OR_FEWER = pytest.mark.parametrize("options", diagonal(KINDS[1:2], more=[KINDS[0], *KINDS[2:]]))
THUMB = Thumb()


def decisions(options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """All decisions of a game in which everybody does anything every other time, and something good else."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(options, random)).state
    while (number := GAME.decider(state)) is not None:
        yield state, number
        view = GAME.view(state, number)
        wild = random.random() < 0.5
        action = random.choice(state.options) if wild else THUMB(view, state.options, random, UNLIMITED)
        state = GAME.apply(state, action).state


@WITH_MORE_OR_FEWER
def test_something_is_always_left_in_order_with_little_work(options: Options) -> None:
    done = []
    for state, number in decisions(options, seed=3):
        view = GAME.view(state, number)
        kept = sensible(view, state.options)
        done.append(calls(partial(sensible, view, state.options)))
        assert kept
        left = iter(state.options)
        assert all(action in left for action in kept)
    assert median(done) < 300
    assert max(done) < 3000


def test_a_single_answer_and_a_game_that_is_over_are_left_alone() -> None:
    finished = start_of_work(table(seat(), seat(), round=9))
    assert sensible(GAME.view(finished.state, 0), ()) == ()
    game = start_of_work(table(seat(hand="iron"), seat()))
    assert sensible(GAME.view(game.state, 0), game.legal[:1]) == game.legal[:1]


def first_at_something(view: View, legal: Sequence[Action]) -> set[Place]:
    """Return where the viewer would be the first and something is to be won; the Workshop is left out."""
    placements = (action for action in legal if isinstance(action, PlaceApprentices | PlaceMaster))
    free = {action.at for action in placements if action.at < Place.SMALL and not view.queues[action.at]}
    emptied = {place for place, kind in SHOP_SELLS.items() if not view.shops[kind]}
    if view.viewer is not None and not view.academy[view.viewer]:
        emptied.add(Place.ACADEMY)
    return free - emptied - {Place.WORKSHOP}


@WITH_MORE_OR_FEWER
def test_nobody_rests_who_could_still_be_first_anywhere(options: Options) -> None:
    random = Random(11)
    state = GAME.begin(GAME.deal(options, random)).state
    while (number := GAME.decider(state)) is not None:
        view = GAME.view(state, number)
        level = (JOURNEYMAN, MASTER, APPRENTICE, JOURNEYMAN, MASTER)[number]
        action = level(view, state.options, random, UNLIMITED)
        if isinstance(action, Pass) and view.round <= LAST_CITY_ROUND:
            assert not first_at_something(view, state.options)
        state = GAME.apply(state, action).state


def best(state: State, number: int, choices: "Choices") -> int:
    """Return the most florins that a seat can end with by these choices, when the others rest and bid nothing."""

    @cache
    def from_here(state: State) -> int:
        decider = GAME.decider(state)
        if decider is None:
            return GAME.standing(state).scores[number]
        if decider != number:
            idle = state.options[0 if isinstance(state.options[0], Bid) else -1]
            return from_here(GAME.apply(state, idle).state)
        return max(from_here(GAME.apply(state, action).state) for action in choices(state, number))

    return from_here(state)


class Choices:
    """Which answers a seat looks at."""

    def __init__(self, sober: bool) -> None:
        self._sober = sober

    def __call__(self, state: State, number: int) -> Sequence[Action]:
        return sensible(GAME.view(state, number), state.options) if self._sober else state.options


@pytest.mark.parametrize("seed", diagonal([0], more=[3, 150, 1, 2, 4]))
def test_in_the_last_round_the_best_is_among_what_is_left(seed: int) -> None:
    options = KINDS[seed % len(KINDS)]
    state, number = next((state, number) for state, number in decisions(options, seed) if state.round == LAST_ROUND)
    assert best(state, number, Choices(sober=True)) == best(state, number, Choices(sober=False))
