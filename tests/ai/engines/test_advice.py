"""Advice: the best choices first, all rated in the same games, from nothing but what the seat may know."""

from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.engines.advice import ADVISER
from leonardo.ai.estimate import in_units
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, is_advised
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Attack, EndTurn, Realise
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import VARIANTS
from leonardo.engine.engines.setup import Options
from leonardo.engine.game import NATURE
from tests.ai.engines.blunders.position import ELSEWHERE, FAR
from tests.engine.engines.build import ANNA, MILAN, VENICE, Game, attack, land, seat, turn

FEW = Budget(tries=24)


@pytest.fixture(scope="module")
def choice() -> Game:
    own = seat(120, archive=[Card.BOMBARD], milan=land(7, 1), florence=land(3))
    return turn(own, seat(venice=land(2), hungary=land(3)), FAR)


def advice_for(game: Game, *also: Action) -> list[Advised]:
    assert game.decider == ANNA
    return ADVISER(GAME.view(game.state, ANNA), game.legal, Random(1), FEW, also)


def test_the_best_three_are_told_and_rated_in_the_same_games(choice: Game) -> None:
    told = advice_for(choice)
    assert 2 <= len(told) <= 3
    shown = [(round(100 * each.expected.chance.likely), sum(in_units(each.expected.score))) for each in told]
    assert shown == sorted(shown, reverse=True)
    assert len({each.tries for each in told}) == 1
    assert all(0 <= each.likely <= 1 and each.score >= 0 for each in told)


@pytest.mark.slow
def test_what_is_hidden_from_the_seat_changes_nothing(choice: Game) -> None:
    """Other truths behind the same view: another order of the decks."""
    view, told = GAME.view(choice.state, ANNA), advice_for(choice)
    for seed in range(2):
        other = GAME.determinize(view, Random(seed))
        assert ADVISER(GAME.view(other, ANNA), GAME.legal(other), Random(1), FEW) == told


def test_what_is_asked_about_is_rated_too_however_silly() -> None:
    game = turn(seat(30, milan=land(4, 1)), seat(venice=land(9, 5), greece=land(2)), FAR)
    silly = Attack(MILAN, VENICE, 3, 0, 0)
    told = advice_for(game, silly)
    assert silly in {each.action for each in told}
    assert told[0].action != silly


def test_what_wins_the_game_is_told_alone_and_wins_for_sure() -> None:
    (told,) = advice_for(turn(seat(40, 28, archive=[Card.ART_LADY], milan=land(3, 1)), ELSEWHERE, FAR))
    assert told.action == Realise(Card.ART_LADY)
    assert told.likely == 1
    assert told.reason == "engines.advice.art_points"


def test_a_fight_is_advised_on_too() -> None:
    told = advice_for(attack(4, planes=2, against=land(3, 1)))
    assert told[0].action in attack(4, planes=2, against=land(3, 1)).legal


@pytest.mark.slow
def test_every_kind_of_decision_is_advised_on() -> None:
    asked, choose = set(), chooser(GAME.name, "journeyman")
    random = Random(4)
    state = GAME.begin(GAME.deal(Options(3, 14, VARIANTS), random)).state
    number = 0
    while (who := GAME.decider(state)) is not None:
        if who == NATURE:
            state = GAME.apply(state, GAME.chance(state, random)).state
            continue
        view = GAME.view(state, who)
        if type(view.question) not in asked:
            asked.add(type(view.question))
            told = ADVISER(view, view.options, Random(1), Budget(tries=2))
            assert all(each.action in view.options for each in told)
        state = GAME.apply(state, choose(view, view.options, stream(1, who, number), FEW)).state
        number += 1
    assert len(asked) >= 5
    assert is_advised(GAME.name)


@pytest.mark.slow
def test_ending_a_turn_is_compared_with_what_could_be_done(choice: Game) -> None:
    told = advice_for(choice, EndTurn())
    assert EndTurn() in {each.action for each in told}
    assert told[0].action != EndTurn()
