"""Advice: the best choices first, all rated in the same games, from nothing but what the seat may know."""

from collections.abc import Mapping
from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.advising import BEST, Compared, with_reasons
from leonardo.ai.davinci.advice import ADVISER, ESTIMATOR, JUDGE
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.reasons import THOUGHTS, Grounds, facts
from leonardo.ai.estimate import Gap, SeatEstimate, in_units, sure
from leonardo.ai.player import Budget
from leonardo.ai.players import adviser_of
from leonardo.ai.sequential_halving import Rated
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Buy, GiveLeonardo, Pass, Take, TakeBox, Withdraw
from leonardo.engine.davinci.constants import Box, Component, Place
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.ai.davinci.test_search import views
from tests.engine.davinci.build import ANNA, BIANCA, Game, group, lab, placing, resolving, seat, table

FEW = Budget(tries=24)


def advice_for(game: Game, number: int = ANNA, *also: Action) -> list[Advised]:
    assert game.decider == number
    return ADVISER(GAME.view(game.state, number), game.legal, Random(1), FEW, also)


@pytest.fixture(scope="module")
def choice() -> View:
    """A placement in the middle of a game, where there is much to choose from."""
    game = views(Options(4), 3)
    return next(view for view in game if view.round == 4 and isinstance(view.question, PlacementQuestion))


@pytest.mark.slow
def test_the_best_three_are_told_and_rated_in_the_same_games(choice: View) -> None:
    told = ADVISER(choice, choice.options, Random(5), FEW)
    assert len(told) == BEST
    shown = [(round(100 * each.expected.chance.likely), sum(in_units(each.expected.score))) for each in told]
    assert shown == sorted(shown, reverse=True)
    assert len({each.tries for each in told}) == 1
    assert told[0].tries > 0
    assert {each.action for each in told} <= set(sensible(choice, choice.options))
    assert all(0 < each.score < 120 for each in told)


@pytest.mark.slow
def test_the_same_tries_give_the_same_advice(choice: View) -> None:
    one, other = (ADVISER(choice, choice.options, Random(5), FEW) for _ in range(2))
    assert one == other


def test_what_is_asked_about_is_rated_too_however_silly(choice: View) -> None:
    silly = next(action for action in choice.options if action not in sensible(choice, choice.options))
    told = ADVISER(choice, choice.options, Random(5), FEW, (silly, Pass()))
    assert {silly, Pass()} <= {each.action for each in told}
    assert len({each.tries for each in told}) == 1


@pytest.mark.slow
def test_what_is_hidden_from_the_seat_changes_nothing(choice: View) -> None:
    """Other truths behind the same view: other cards under the covers, another order of the deck."""
    told = ADVISER(choice, choice.options, Random(5), FEW)
    for seed in range(3):
        other = GAME.determinize(choice, Random(seed))
        again = GAME.view(other, choice.viewer)
        assert ADVISER(again, GAME.legal(other), Random(5), FEW) == told


def test_of_two_choices_the_sensible_one_is_told_first() -> None:
    game = resolving(table(seat(), seat(), round=4, queues={Place.KILN: [group(ANNA, 2), group(BIANCA, 1)]}))
    told, *others = advice_for(game)
    assert told.action == Take()
    assert told.tries > 0
    assert told.score > 3
    assert {each.action for each in (told, *others)} == set(game.legal)
    assert all(each.expected.chance.likely <= told.expected.chance.likely for each in others)


def test_work_that_one_worker_completes_is_completed() -> None:
    work = lab(on=8, weeks=6)
    best = advice_for(placing(table(seat(small=work), seat(), round=9, display=[8, 23], deck=[])))[0]
    assert best.reason == "davinci.advice.finishes"
    assert best.values == {"invention": 8, "florins": 8}


def test_a_box_is_judged_by_what_was_bought_with_it() -> None:
    """What the quick player would have bought instead, and paid for then, is no fault of the seat's."""
    queues = {Place.COUNCIL: [group(ANNA, 2), group(BIANCA, 1)], Place.KILN: [group(ANNA, 3)]}
    anna = seat(florins=9, hand="brick glass glass", small=lab(5, automata=1))
    game = resolving(table(anna, seat(), round=6, display=[8, 3, 12], queues=queues)).does(ANNA, GiveLeonardo(ANNA))
    purchase, other = TakeBox(Box.PURCHASE), TakeBox(Box.MOVE)
    view, both = GAME.view(game.state, ANNA), (purchase, other)

    def behind(then: Mapping[Action, Action]) -> int:
        """The florins that the purchase is behind the other box."""
        told = {each.action: each.score for each in JUDGE(view, both, Random(1), Budget(tries=64), both, then)}
        return round(told[other] - told[purchase])

    assert behind({}) >= 8
    assert behind({purchase: Buy(Component.ROPE)}) <= 4


def test_a_useless_refusal_is_ruled_out_by_the_rules_alone() -> None:
    game = resolving(table(seat(), seat(), round=4, queues={Place.KILN: [group(ANNA, 2), group(BIANCA, 1)]}))
    told = advice_for(game, ANNA, Withdraw())
    assert {each.action: each.ruled_out for each in told} == {Take(): False, Withdraw(): True}


def compared(action: Action, chance: float, florins: float, behind: tuple[float, float]) -> Compared[Action]:
    """A choice that falls short of the best one for certain by so much of the chance, and by so many florins."""
    expected = SeatEstimate(sure(chance), sure(florins))
    return Compared(Rated(action, chance, florins, 64, chance), expected, Gap(*map(sure, behind)))


def test_a_best_choice_with_fewer_florins_says_why_it_is_best() -> None:
    """Most florins are not the best chance of first place; who reads both is told which it is."""
    game = resolving(table(seat(), seat(), round=4, queues={Place.KILN: [group(ANNA, 2), group(BIANCA, 1)]}))
    grounds = Grounds(GAME.view(game.state, ANNA))

    def told(*choices: Compared[Action]) -> list[Advised]:
        return with_reasons(lambda action: facts(grounds, action), THOUGHTS, choices)

    best, second = told(compared(Withdraw(), 0.41, 41.2, (0, 0)), compared(Take(), 0.35, 43.0, (0.06, -1.8)))
    assert (best.reason, best.values) == ("davinci.advice.thought_chance", {"by": (6, 6)})
    richest = told(compared(Take(), 0.41, 43.0, (0, 0)), compared(Withdraw(), 0.35, 41.2, (0.06, 1.8)))[0]
    assert second.reason == richest.reason == "davinci.advice.take_lacks"


@pytest.mark.slow
def test_every_kind_of_decision_is_advised_on() -> None:
    asked = set()
    for view in views(Options(3, "expert", ("codex_leonardi_1",)), 4):
        if type(view.question) in asked:
            continue
        asked.add(type(view.question))
        told = ADVISER(view, view.options, Random(1), Budget(tries=2))
        assert {each.action for each in told} <= set(view.options)
    assert len(asked) >= 7


def test_a_game_may_have_nobody_who_gives_advice() -> None:
    assert adviser_of(GAME.name) is not None
    assert adviser_of("a game of the moon") is None


@pytest.mark.parametrize("seats", [2, 4])
def test_standings_before_work_say_what_a_hints_best_choice_does(seats: int) -> None:
    """They imagined the quick player's choice: 18% beside 33%."""
    state = GAME.begin(GAME.deal(Options(seats, start=0), Random(1))).state
    view = GAME.view(state, 0)
    standing = ESTIMATOR(view).seats[0].chance.likely
    best = ADVISER(view, view.options, Random(1), Budget(tries=256))[0]
    assert best.estimate is not None
    assert best.estimate.chance.likely == pytest.approx(standing, abs=0.05)
