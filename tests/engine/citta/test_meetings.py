"""Men-at-arms and meetings (rule 11)."""

import pytest

from leonardo.engine.citta.constants import MEN_CARDS, Cause, Purpose
from leonardo.engine.citta.events import Clashed, ManTaken, Paid, TributeDemanded, TurnBegan
from leonardo.engine.citta.questions import MachineQuestion
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule


@rule("11.1")
@pytest.mark.parametrize(("number", "taken"), [(1, 1), (2, 1), (3, 0)])
def test_a_1_or_2_for_the_move_brings_a_man_at_arms(number: int, taken: int) -> None:
    game = moving(party(square=7), party(owns=[8]), party(owns=[10]))
    game.draws(number)
    assert game.party(ANNA).men == taken


@rule("11.1")
def test_a_party_has_two_at_most() -> None:
    game = moving(party(square=8, men=2), party(), party())
    game.draws(1)
    assert not game.happened(ManTaken)


@rule("11.2")
def test_there_are_two_for_each_of_six_players() -> None:
    assert MEN_CARDS == 12


@rule("11.3", "11.4")
def test_without_men_nothing_happens() -> None:
    game = moving(party(square=4), party(square=7), party())
    game.draws(3)
    assert not game.happened(TributeDemanded)
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]


@rule("11.3")
def test_who_has_not_made_its_first_move_takes_no_part() -> None:
    game = moving(party(square=28, men=1), party(square=1, moved=False, owns=[5]), party(square=1, owns=[8]))
    game.draws(5)
    assert game.happened(TributeDemanded) == [TributeDemanded(ANNA, 1, ((CARLO, 10),))]


@rule("11.3")
def test_who_is_met_on_the_way_is_not_met() -> None:
    game = moving(party(square=4, men=1), party(square=7, owns=[5]), party())
    game.draws(5)
    assert not game.happened(TributeDemanded)


@rule("11.6", "9.3")
def test_one_alone_with_men_gets_a_tribute_for_each_palace_of_the_others() -> None:
    game = moving(
        party(square=19, owns=[2, 4, 6]), party(square=22, men=1), party(square=22, owns=[5]), party(square=22)
    )
    game.draws(3)
    assert game.happened(TributeDemanded) == [TributeDemanded(BIANCA, 22, ((ANNA, 20), (CARLO, 10), (DORA, 0)))]
    tributes = [paid for paid in game.happened(Paid) if paid.cause is Cause.TRIBUTE]
    assert [(paid.party, paid.to, paid.florins) for paid in tributes] == [(ANNA, BIANCA, 20), (CARLO, BIANCA, 10)]


def fighting(*men: int) -> Game:
    """Anna has come to the others on square 22; each party has so many men, and a palace."""
    owns = (2, 4, 5, 8)
    parties = [party(square=22, men=each, owns=[owns[seat]]) for seat, each in enumerate(men)]
    first = party(square=19, men=men[0], owns=[owns[0]])
    game = moving(first, *parties[1:])
    game.draws(3)
    return game


@rule("11.5", "11.7")
def test_two_with_men_fight_until_one_has_none() -> None:
    game = fighting(1, 2, 0)
    assert game.asked == MachineQuestion(ANNA, Purpose.CLASH)
    game.draws(7)
    assert game.asked == MachineQuestion(BIANCA, Purpose.CLASH)
    game.draws(5)
    assert game.party(BIANCA).men == 1
    game.draws(6, 6)
    assert game.happened(Clashed)[-1] == Clashed(ANNA, BIANCA, (6, 6), None), "a tie is drawn again"
    game.draws(2, 3)
    assert game.party(ANNA).men == 0
    assert game.happened(TributeDemanded) == [TributeDemanded(BIANCA, 22, ((ANNA, 10), (CARLO, 10)))]


@rule("11.5")
def test_more_than_two_fight_in_pairs_in_playing_order() -> None:
    game = fighting(1, 1, 1, 0)
    game.draws(1, 2)
    assert game.happened(Clashed) == [Clashed(ANNA, BIANCA, (1, 2), ANNA)]
    game.draws(9, 3)
    assert game.happened(Clashed)[1] == Clashed(BIANCA, CARLO, (9, 3), CARLO)
    assert game.happened(TributeDemanded)[0].party == BIANCA


@rule("11.5")
def test_if_the_turns_party_has_none_the_first_with_men_after_it_fights() -> None:
    game = fighting(0, 1, 1)
    assert game.asked == MachineQuestion(BIANCA, Purpose.CLASH)


@rule("11.1", "11.5")
def test_numbers_drawn_in_a_fight_bring_no_men() -> None:
    game = fighting(1, 1, 0)
    game.draws(1, 2)
    assert not game.happened(ManTaken)


@rule("11.8")
@pytest.mark.parametrize("square", [9, 17])
def test_in_an_asylum_nobody_fights_or_pays(square: int) -> None:
    game = moving(party(square=square - 3, men=1), party(square=square, owns=[5]), party())
    game.draws(3)
    assert not game.happened(TributeDemanded)
