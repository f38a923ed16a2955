"""Components and markers of the game (rule 1)."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import GiveLeonardo, Take
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    DISTRICTS,
    LABORATORIES,
    PRICES,
    SHOP_SELLS,
    Component,
    Place,
)
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import in_academy, in_shops
from tests.engine.davinci.build import ANNA, BIANCA, completing, group, lab, new_game, resolving, rule, seat, table


@rule("1.1")
def test_2_to_5_can_play() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]
    assert [len(new_game(seats).state.seats) for seats in GAME.seat_counts] == [2, 3, 4, 5]


@rule("1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats must be 2, 3, 4 or 5"):
        Options(seats)


@rule("1.2")
def test_of_9_apprentices_those_not_at_hand_wait_in_the_academy() -> None:
    state = table(seat(apprentices=4, small=lab(on=1, apprentices=2)), seat(), queues={Place.KILN: [group(ANNA, 1)]})
    assert in_academy(ANNA, state.seats[ANNA], state.queues) == 9 - 4 - 2 - 1


@rule("1.2")
@pytest.mark.parametrize(("side", "automaton_spaces"), [(3, 0), (5, 1), (4, 0), (6, 2)])
def test_the_sides_of_the_laboratories(side: int, automaton_spaces: int) -> None:
    assert lab(side).free_spaces == side
    assert lab(side).automaton_spaces == automaton_spaces


@rule("1.3")
def test_15_automata_are_3_for_each_of_5_players() -> None:
    assert AUTOMATA_PER_SEAT * max(GAME.seat_counts) == 15
    assert APPRENTICES_PER_SEAT == 9


@rule("1.4")
def test_there_are_12_cards_of_each_component() -> None:
    everybody_poor = table(seat(), seat())
    assert in_shops(everybody_poor.seats) == (12, 12, 12, 12, 12)


@rule("1.4")
def test_cards_in_use_are_missing_in_the_shops() -> None:
    state = table(seat(hand="iron iron glass", small=lab(on=8)), seat(hand="iron"))
    assert in_shops(state.seats) == (12 - 3, 12, 12 - 1, 12 - 1, 12 - 1)


@rule("1.5")
def test_the_bank_pays_even_when_375_florins_are_out() -> None:
    game = completing(table(seat(400, small=lab(on=1, weeks=4)), seat()))
    assert game.seat(ANNA).florins == 404


@rule("1.7")
def test_the_districts_a_to_h_in_order() -> None:
    names = [district.name.lower() for district in DISTRICTS]
    assert names == ["council", "workshop", "academy", "smithy", "glassworks", "carpentry", "kiln", "ropery"]
    assert not set(DISTRICTS) & set(LABORATORIES)


@rule("1.7")
def test_what_the_five_shops_sell() -> None:
    assert SHOP_SELLS == {
        Place.SMITHY: Component.IRON,
        Place.GLASSWORKS: Component.GLASS,
        Place.CARPENTRY: Component.WOOD,
        Place.KILN: Component.BRICK,
        Place.ROPERY: Component.ROPE,
    }


@rule("1.8")
def test_the_markers_stand_where_the_game_is() -> None:
    queues = {Place.COUNCIL: [group(ANNA)], Place.SMITHY: [group(ANNA), group(BIANCA)]}
    game = resolving(table(seat(9), seat(9), leonardo=ANNA, round=3, queues=queues))
    assert (game.state.lord, game.state.leonardo, game.state.round) == (Place.COUNCIL, ANNA, 3)
    game.does(ANNA, GiveLeonardo(BIANCA))
    assert game.state.leonardo == BIANCA
    game.does(ANNA, game.legal[-1])
    assert game.state.lord is Place.SMITHY
    game.does(ANNA, Take()).does(BIANCA, Take())
    assert isinstance(game.state.question, OfferQuestion)
    assert PRICES[game.state.question.taken] == 3
