"""Advice: the best choices first, all rated in the same games, from nothing but what the seat may know."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.advising import BEST
from leonardo.ai.citta import heuristics
from leonardo.ai.citta.advice import ADVISER
from leonardo.ai.estimate import in_percent, in_units
from leonardo.ai.player import Budget
from leonardo.ai.players import is_advised
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Accept, Action, Buy, Decline, Done, LayWork, Refuse, Rescue, Sell
from leonardo.engine.citta.constants import GUILDS, STANDARD, VARIANTS, Side
from leonardo.engine.citta.questions import WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.engine.game import NATURE
from tests.engine.citta.build import ANNA, BIANCA, Game, moving, party, turn

FEW = Budget(tries=48)


def views(options: Options, seed: int) -> Iterator[View]:
    """All that is decided in a game of rules of thumb, as those see it who decide."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(options, random)).state
    while (seat := GAME.decider(state)) is not None:
        if seat == NATURE:
            state = GAME.apply(state, GAME.chance(state, random)).state
            continue
        view = GAME.view(state, seat)
        yield view
        state = GAME.apply(state, heuristics.choose(view, view.options, random, FEW)).state


@pytest.fixture(scope="module")
def choice() -> View:
    """Works to be laid in the middle of a game, where there is much to choose from."""
    game = views(Options(4, 20, STANDARD), 3)
    return next(v for v in game if v.round > 7 and isinstance(v.question, WorkQuestion) and len(v.options) > BEST)


def advice_for(game: Game, number: int = ANNA, *also: Action) -> list[Advised]:
    assert game.decider == number
    return ADVISER(GAME.view(game.state, number), game.legal, Random(1), FEW, also)


def test_goods_are_not_told_apart_since_only_luck_parts_them() -> None:
    game = moving(party(square=32), party(), party(), party())
    game.draws(3)
    told = advice_for(game, BIANCA)
    assert len({each.action.florins for each in told}) == len(told)


@pytest.mark.slow
def test_the_best_three_are_told_and_rated_in_the_same_games(choice: View) -> None:
    told = ADVISER(choice, choice.options, Random(5), FEW)
    assert len(told) == BEST
    shown = [(round(100 * each.expected.chance.likely), sum(in_units(each.expected.score))) for each in told]
    assert shown == sorted(shown, reverse=True)
    assert len({each.tries for each in told}) == 1
    assert all(each.score > 0 for each in told)


@pytest.mark.slow
def test_the_same_tries_give_the_same_advice(choice: View) -> None:
    one, other = (ADVISER(choice, choice.options, Random(5), FEW) for _ in range(2))
    assert one == other


@pytest.mark.slow
def test_what_is_hidden_from_the_seat_changes_nothing(choice: View) -> None:
    """Other truths behind the same view: another order of the piles."""
    told = ADVISER(choice, choice.options, Random(5), FEW)
    for seed in range(3):
        other = GAME.determinize(choice, Random(seed))
        again = GAME.view(other, choice.viewer)
        assert ADVISER(again, GAME.legal(other), Random(5), FEW) == told


def test_what_is_asked_about_is_rated_too_however_silly() -> None:
    game = moving(party(300, 6, owns=[8]), party(), party())
    game.draws(4)
    told = advice_for(game, ANNA, Decline())
    assert {each.action for each in told} == {Buy(), Decline()}
    assert told[0].action == Buy()
    assert (told[0].reason, told[0].values) == ("citta.advice.makes_whole", {"quarter": "elmo"})


def test_of_two_choices_the_sensible_one_is_told_first() -> None:
    game = moving(party(0, 1), party(300, owns={5: (1, 2, 3, 4)}), party(50), party(50), variants=(GUILDS,))
    game.draws(4)
    game.does(BIANCA, Rescue(ANNA, Side.GUELPH, BIANCA))
    told, other = advice_for(game)
    assert (told.action, told.reason) == (Accept(), "citta.advice.saves")
    assert told.tries > 0
    assert told.score > 100
    assert other.action == Refuse()
    assert in_percent(other.expected.chance) < in_percent(told.expected.chance)


def test_works_are_judged_by_how_many_the_seat_laid() -> None:
    """Who stops after one work is not judged by what Leonardo would have gone on to lay."""
    game = turn(party(600, owns=[29]), party(square=20), party(square=20), round=18)
    view, one = GAME.view(game.state, ANNA), LayWork(29)

    def ends_with(then: Action) -> float:
        told = ADVISER(view, game.legal, Random(1), FEW, (one, Done()), {one: then})
        return next(each.score for each in told if each.action == one)

    assert ends_with(Done()) != ends_with(one)


def test_the_card_missed_least_is_sold_for_a_debt() -> None:
    anna = party(190, square=1, owns={8: (), 10: (), 31: ()})
    game = moving(anna, party(owns={5: (1, 2, 3, 4)}), party())
    game.draws(4)
    best = advice_for(game)[0]
    assert best.action == Sell(31)
    assert best.reason in {"citta.advice.keeps_quarter", "citta.advice.loses_least"}


@pytest.mark.slow
def test_every_kind_of_decision_is_advised_on() -> None:
    asked = set()
    for options in (Options(3, 8, STANDARD), Options(6, 20, VARIANTS)):
        for view in views(options, 4):
            if type(view.question) in asked:
                continue
            asked.add(type(view.question))
            told = ADVISER(view, view.options, Random(1), Budget(tries=2))
            assert {each.action for each in told} <= set(view.options)
    assert len(asked) >= 8
    assert is_advised(GAME.name)
