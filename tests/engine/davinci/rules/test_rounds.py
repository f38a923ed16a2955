"""The end of a round (rule 10) and of the game (rules 2 and 11)."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import requested_count
from leonardo.engine.davinci.events import CouncilFilled, GameEnded, InventionRequested, RoundBegan
from leonardo.engine.davinci.rules.rounds import bonus, total, winners
from leonardo.engine.davinci.state import Request, Seat
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, ending, lab, rule, seat, table

IRON, WOOD, ROPE, BRICK, GLASS = (16, 17, 18, 19, 20)  # a gold invention of each type


@rule("10.1")
@pytest.mark.parametrize(("number", "treasury"), [(1, 3), (7, 3), (8, 2)])
def test_in_rounds_1_to_7_the_council_gets_a_florin(number: int, treasury: int) -> None:
    game = ending(table(seat(), seat(), round=number, treasury=2))
    assert game.state.treasury == treasury
    assert game.happened(CouncilFilled) == [CouncilFilled(1)] * (treasury - 2)


@rule("10.2")
def test_new_requests_are_drawn_and_follow_the_others() -> None:
    game = ending(table(seat(), seat(), seat(), display=[12, 9], deck=[6, 14, 7], round=2))
    assert game.displayed() == [12, 9, 6, 14]
    assert game.happened(InventionRequested) == [InventionRequested(6), InventionRequested(14)]
    assert game.state.deck == (7,)
    assert game.state.display[2:] == (Request(6, 3), Request(14, 3))


@rule("10.2")
def test_after_round_8_none_are_drawn() -> None:
    game = ending(table(seat(hand="iron"), seat(), display=[1], deck=[6, 14, 7], round=8))
    assert game.displayed() == [1]
    assert game.happened(InventionRequested) == []


@rule("10.2")
def test_after_round_7_they_still_are() -> None:
    game = ending(table(seat(hand="iron"), seat(), display=[1], deck=[6, 14, 7], round=7))
    assert game.displayed() == [1, 6, 14]


@rule("10.2")
def test_should_the_deck_run_out_fewer_are_on_display() -> None:
    game = ending(table(seat(), seat(), display=[1], deck=[6], round=3))
    assert game.displayed() == [1, 6]
    assert game.state.deck == ()


@rule("10.3")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_how_many_are_on_display(seats: int, shown: int) -> None:
    assert requested_count(seats) == shown
    game = ending(table(*[seat()] * seats, display=[1], round=4))
    assert len(game.displayed()) == shown


@rule("10.5")
def test_the_round_marker_moves_on() -> None:
    game = ending(table(seat(), seat(), round=4))
    assert game.state.round == 5
    assert game.happened(RoundBegan) == [RoundBegan(5)]


@rule("10.5", "11.1")
def test_after_round_9_the_game_is_over() -> None:
    game = ending(table(seat(), seat(), round=9))
    assert game.decider is None
    assert GAME.standing(game.state).over


@rule("11.1")
@pytest.mark.parametrize(
    ("owned", "florins"),
    [
        ([IRON, WOOD, ROPE, BRICK, GLASS], 20),
        ([IRON, WOOD, ROPE, BRICK], 13),
        ([IRON, WOOD, ROPE], 8),
        ([IRON, WOOD], 0),
        ([IRON, 1, 6, 11, 21], 0),
        ([], 0),
    ],
)
def test_the_bonus_is_for_different_types_owned(owned: list[int], florins: int) -> None:
    assert bonus(owned) == florins


@rule("2.1", "11.1", "11.2")
def test_most_florins_with_the_bonus_win() -> None:
    game = ending(table(seat(20), seat(13, owned=[IRON, WOOD, ROPE]), round=9))
    assert game.ended == GameEnded(florins=(20, 13), bonus=(0, 8), winners=(BIANCA,))
    assert GAME.standing(game.state).scores == (20, 21)
    assert GAME.standing(game.state).winners == (BIANCA,)


@rule("11.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (seat(30, owned=[1, 6]), seat(30, owned=[16])),
        (seat(30, owned=[16, 1]), seat(30, owned=[11, 6])),
        (seat(30, owned=[16, 11, 1]), seat(30, owned=[21, 6, 10])),
        (seat(30, owned=[16, 11, 6]), seat(30, owned=[21, 14, 4])),
        (seat(31), seat(30, owned=[16, 21])),
    ],
)
def test_ties_go_by_number_then_gold_silver_copper_bronze(first: Seat, second: Seat) -> None:
    assert winners((first, second)) == (ANNA,)
    assert winners((second, first)) == (BIANCA,)


@rule("11.2")
def test_still_tied_the_victory_is_shared() -> None:
    game = ending(table(seat(9, owned=[16]), seat(8, owned=[16 + 5]), seat(9, owned=[17]), round=9))
    assert game.ended.winners == (ANNA, CARLO)


@rule("11.3")
def test_components_and_unfinished_work_are_worth_nothing() -> None:
    rich = seat(5, hand="iron glass", small=lab(5, automata=1, on=12, weeks=10), large=lab(6, automata=2))
    assert total(rich) == total(seat(5)) == 5
    assert winners((rich, seat(5))) == (ANNA, BIANCA)
