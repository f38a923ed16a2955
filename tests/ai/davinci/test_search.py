"""Looking ahead: the same tries give the same answer, the clock is heeded, and the best choice comes first."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from attrs import evolve

from leonardo.ai import sequential_halving
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.personalities import EVEN
from leonardo.ai.davinci.search import DavinciSearch
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.sequential_halving import Rated
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Pass
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.diagonal import diagonal

DEPTH = LEONARDO.depth


def views(options: Options, seed: int) -> Iterator[View]:
    """The views of the deciders in a game of players of rules of thumb."""
    state = GAME.begin(GAME.deal(options, Random(seed))).state
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        yield view
        state = GAME.apply(state, Thumb()(view, view.options, Random(seed), UNLIMITED)).state


@pytest.fixture(scope="module")
def placing() -> View:
    """The middle of a game with five seats, where there is much to choose from."""
    return next(
        view for view in views(Options(5), 3) if view.round == 4 and isinstance(view.question, PlacementQuestion)
    )


def test_the_same_tries_give_the_same_answer(placing: View) -> None:
    kept = sensible(placing, placing.options)
    one, other = (DavinciSearch(placing, DEPTH, EVEN).rate(kept, Random(5), Budget(tries=24)) for _ in range(2))
    assert one == other


def test_every_choice_is_sensible_and_the_first_thought_through(placing: View) -> None:
    kept = sensible(placing, placing.options)
    rated = DavinciSearch(placing, DEPTH, EVEN).rate(kept, Random(5), Budget(tries=40))
    assert len(rated) > 3
    assert all(each.action in kept for each in rated)
    assert rated[0].tries == max(each.tries for each in rated)
    assert 0 < rated[0].score < 120


def test_it_heeds_the_clock_whatever_the_tries(placing: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at once when it begins, and then after each world."""
    looks = count(100)
    monkeypatch.setattr(sequential_halving, "perf_counter", lambda: next(looks) / 100)
    LEONARDO(placing, placing.options, Random(1), Budget(seconds=0.05, tries=10**6))
    assert next(looks) - 100 == 7


@pytest.mark.slow
def test_thinking_ends_early_where_one_choice_is_surely_best() -> None:
    asked = [view for view in views(Options(4), 3) if len(sensible(view, view.options)) > 1][::96]

    def spent(certainty: float) -> int:
        depth = evolve(DEPTH, certainty=certainty)
        rated = [DavinciSearch(view, depth, EVEN).rate(view.options, Random(5), Budget(tries=96)) for view in asked]
        return sum(each.tries for choices in rated for each in choices)

    assert spent(3.0) < 0.9 * spent(1e9)


def test_with_many_tries_the_value_judges_a_round_later(placing: View) -> None:
    kept = sensible(placing, placing.options)

    def rated(**changes: int) -> list[Rated[Action]]:
        return DavinciSearch(placing, evolve(DEPTH, **changes), EVEN).rate(kept, Random(5), Budget(tries=24))

    assert rated(further=24) == rated(rounds=2) != rated(further=25) == rated()


def test_what_is_asked_for_is_rated_as_thoroughly_as_the_best(placing: View) -> None:
    passing = placing.options[-1]
    assert isinstance(passing, Pass)
    assert passing not in sensible(placing, placing.options)
    kept = sensible(placing, placing.options)
    rated = DavinciSearch(placing, DEPTH, EVEN).rate(kept, Random(5), Budget(tries=48), [passing])
    asked_for = next(each for each in rated if each.action == passing)
    assert asked_for.tries == rated[0].tries >= 8
    assert asked_for.worth < rated[0].worth


@pytest.mark.parametrize("options", diagonal([Options(2, "expert")], more=[Options(3, variants=("codex_leonardi_1",))]))
def test_it_answers_every_kind_of_question(options: Options) -> None:
    asked = set()
    for number, view in enumerate(views(options, 4)):
        if type(view.question) in asked and number % 10:
            continue
        asked.add(type(view.question))
        assert LEONARDO(view, view.options, Random(1), Budget(tries=8)) in view.options
    assert len(asked) >= 7
