"""What a seat could still do at best: bounds that nobody can beat."""

import pytest

from leonardo.ai.davinci.bounds import Bounds
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Component, Place
from leonardo.engine.davinci.state import Seat
from leonardo.engine.davinci.view import LaboratoryView
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
def test_a_small_laboratory_does_four_weeks_with_two_apprentices_and_the_master(apprentices: int, able: bool) -> None:
    found = beginning(seat(3, apprentices, hand="iron"), 9, [1, 12, 8], [])
    assert found.can_finish(1, lab_of(found), 1) is able


def lab_of(found: Bounds) -> LaboratoryView:
    """Its small laboratory."""
    return found.seat.laboratories[0]


def test_weeks_of_who_stands_there_already_are_not_missing() -> None:
    game = placing(
        table(seat(2, 1, master=False, small=lab(5, automata=1, on=8, weeks=1, master=True)), seat(), round=9)
    )
    found = bounds(game)
    assert found.missing(lab_of(found)) == 7 - 1 - 2 - 2
    assert found.placeable(lab_of(found)) == 1


def test_in_the_last_city_round_a_component_is_of_use_if_the_others_for_it_can_be_had() -> None:
    """Number 8 needs rope and brick; Anna stands in the Ropery only."""
    queues = {Place.ROPERY: [group(ANNA)]}
    for hand, useful in (("brick", True), ("", False)):
        game = resolving(table(seat(hand=hand), seat(), round=7, display=[8, 21, 22], deck=[], queues=queues))
        assert bounds(game).useful(Component.ROPE) is useful


def test_a_card_brings_the_best_step_of_the_bonus_that_is_within_reach() -> None:
    """With two types a third brings 8 in the last round; with three a fourth brings 5 (rule 11.1)."""
    work = lab(on=8, weeks=7)
    for owned, worth in (((), 0.0), ((1, 2), 8.0), ((1, 2, 4), 5.0), ((1, 2, 4, 5), 7.0), ((3,), 0.0)):
        game = completing(table(seat(30, small=work, owned=owned), seat(30, small=work), round=9))
        assert bounds(game).card_is_worth_at_most(ANNA, 8) == worth
