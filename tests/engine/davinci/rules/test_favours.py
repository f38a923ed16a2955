"""The favours of experienced players (rules 4.3 to 4.6)."""

import pytest

from leonardo.engine.davinci.actions import ChooseFavour, Pass
from leonardo.engine.davinci.constants import Component, Favour, Phase, Place
from leonardo.engine.davinci.events import FavourChosen, PhaseBegan, RoundBegan
from leonardo.engine.davinci.state import in_shops
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, DORA, ENZO, Game, experts, lab, rule, stock

FLORINS = ChooseFavour(Favour.FLORINS)
APPRENTICE = ChooseFavour(Favour.APPRENTICE)


def cards(words: str) -> ChooseFavour:
    return ChooseFavour(Favour.COMPONENTS, stock(words))


def tile(favour: Favour, component: str) -> ChooseFavour:
    return ChooseFavour(favour, stock(component))


def offered(game: Game) -> set[Favour]:
    return {choice.favour for choice in game.options(ChooseFavour)}


@rule("4.3")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_how_many_favours_everybody_chooses(seats: int, each: int) -> None:
    game = experts(seats)
    asked = []
    while game.state.phase is Phase.FAVOURS:
        assert game.decider is not None
        asked.append(game.decider)
        game.does(game.decider, FLORINS if FLORINS in game.legal else APPRENTICE)
    assert asked == list(range(seats)) * each
    assert len(game.happened(FavourChosen)) == seats * each


@rule("4.4")
def test_favours_are_chosen_one_by_one_from_leonardo() -> None:
    game = experts(3, start=BIANCA)
    game.does(BIANCA, FLORINS).does(CARLO, FLORINS).does(ANNA, FLORINS)
    game.does(BIANCA, APPRENTICE).does(CARLO, APPRENTICE).does(ANNA, APPRENTICE)
    assert game.happened(RoundBegan) == [RoundBegan(1)]
    assert PhaseBegan(Phase.START_WORK) in game.events


@rule("4.4")
def test_the_first_favour_has_57_answers() -> None:
    kinds = [choice.favour for choice in experts(4).options(ChooseFavour)]
    counts = {favour: kinds.count(favour) for favour in Favour if favour in kinds}
    assert counts == {
        Favour.FLORINS: 1,
        Favour.COMPONENTS: 45,
        Favour.APPRENTICE: 1,
        Favour.SMALL5: 5,
        Favour.LARGE4: 5,
    }


@rule("4.4")
def test_favour_a_gives_5_florins() -> None:
    assert experts(2).does(ANNA, FLORINS).seat(ANNA).florins == 3 + 5


@rule("4.4")
def test_favour_b_gives_4_components_of_choice() -> None:
    game = experts(2).does(ANNA, cards("iron iron wood glass"))
    assert game.hand(ANNA) == stock("iron iron wood glass")
    assert in_shops(game.state.seats) == (10, 11, 12, 12, 11)


@rule("4.4")
@pytest.mark.parametrize("words", ["iron iron iron wood", "glass glass glass glass", "iron iron wood", "rope"])
def test_favour_b_is_4_cards_with_at_most_two_alike(words: str) -> None:
    assert experts(2).objection(cards(words)).rule == "4.6"


@rule("4.4")
def test_favour_c_gives_an_apprentice_out_of_the_academy() -> None:
    assert experts(2).does(ANNA, APPRENTICE).seat(ANNA).apprentices == 4


@rule("4.4")
def test_favour_d1_turns_the_small_laboratory() -> None:
    game = experts(2).does(ANNA, tile(Favour.SMALL5, "brick"))
    assert game.small(ANNA) == lab(5)
    assert game.hand(ANNA) == stock("brick")


@rule("4.4")
def test_favour_d2_brings_the_large_laboratory() -> None:
    game = experts(2).does(ANNA, tile(Favour.LARGE4, "rope"))
    assert game.large(ANNA) == lab(4)
    assert game.hand(ANNA) == stock("rope")


@rule("4.4")
def test_favour_d3_turns_the_large_laboratory_once_it_is_owned() -> None:
    game = experts(3)
    assert Favour.LARGE6 not in offered(game)
    game.does(ANNA, tile(Favour.LARGE4, "rope")).does(BIANCA, FLORINS).does(CARLO, FLORINS)
    game.does(ANNA, tile(Favour.LARGE6, "rope"))
    assert game.large(ANNA) == lab(6)
    assert game.hand(ANNA) == stock("rope rope")


@rule("4.4")
def test_favour_d4_puts_an_automaton_on_a_free_space() -> None:
    game = experts(3)
    assert Favour.AUTOMATON not in offered(game)
    game.does(ANNA, tile(Favour.SMALL5, "rope")).does(BIANCA, FLORINS).does(CARLO, FLORINS)
    assert game.options(ChooseFavour)[-1] == ChooseFavour(Favour.AUTOMATON, laboratory=Place.SMALL)
    game.does(ANNA, ChooseFavour(Favour.AUTOMATON, laboratory=Place.SMALL))
    assert game.small(ANNA) == lab(5, automata=1)
    assert game.hand(ANNA) == stock("rope")


@rule("4.4")
def test_a_laboratory_is_not_turned_twice() -> None:
    game = experts(3).does(ANNA, tile(Favour.SMALL5, "rope")).does(BIANCA, FLORINS).does(CARLO, FLORINS)
    assert Favour.SMALL5 not in offered(game)
    assert game.objection(tile(Favour.SMALL5, "rope")).rule == "4.4"


@rule("4.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_4_or_5_players_nobody_chooses_a_letter_three_times(seats: int) -> None:
    game = experts(seats)
    for number in (*range(seats), *range(seats)):
        game.does(number, FLORINS)
    assert Favour.FLORINS not in offered(game)
    assert game.objection(FLORINS).rule == "4.5"


@rule("4.5")
def test_all_favours_d_are_the_same_letter() -> None:
    game = experts(4)
    game.does(ANNA, tile(Favour.SMALL5, "iron")).does(BIANCA, FLORINS).does(CARLO, FLORINS).does(DORA, FLORINS)
    game.does(ANNA, tile(Favour.LARGE4, "iron")).does(BIANCA, APPRENTICE).does(CARLO, FLORINS).does(DORA, FLORINS)
    assert offered(game) == {Favour.FLORINS, Favour.COMPONENTS, Favour.APPRENTICE}
    assert game.objection(tile(Favour.LARGE6, "iron")).rule == "4.5"
    assert game.objection(ChooseFavour(Favour.AUTOMATON, laboratory=Place.SMALL)).rule == "4.5"


@rule("4.5")
def test_a_letter_may_be_chosen_twice_by_two_seats_each() -> None:
    game = experts(4)
    for number in range(4):
        game.does(number, FLORINS)
    assert Favour.FLORINS in offered(game)


@rule("4.6")
def test_components_that_have_run_out_cannot_be_chosen() -> None:
    game = experts(5)
    for number in range(5):
        game.does(number, cards("glass glass iron wood"))
    game.does(ANNA, cards("glass glass rope brick"))
    assert in_shops(game.state.seats)[Component.GLASS] == 0
    choices = [choice.components for choice in game.options(ChooseFavour) if choice.components]
    assert all(choice[Component.GLASS] == 0 for choice in choices)
    assert len(choices) == 19 + 4 + 4
    assert game.objection(cards("glass iron wood rope")).rule == "4.6"
    assert game.objection(tile(Favour.SMALL5, "glass")).rule == "4.6"


@rule("4.6")
def test_the_last_card_of_a_kind_can_be_taken_but_not_two() -> None:
    game = experts(5)
    for number in range(5):
        game.does(number, cards("glass glass iron wood"))
    game.does(ANNA, tile(Favour.SMALL5, "glass"))
    bundles = {choice.components for choice in game.options(ChooseFavour)}
    assert stock("glass iron wood rope") in bundles
    assert stock("glass glass iron wood") not in bundles


@rule("4.4")
def test_nothing_but_a_favour_can_be_done() -> None:
    assert experts(2).objection(Pass()).rule == "4.4"
    assert experts(5, start=ENZO).decider == ENZO
