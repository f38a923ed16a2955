"""Who begins, turns and rounds (rules 3.7, 4, 5, 15)."""

from leonardo.engine.citta.actions import ChooseSide, Done, Draw, LayWork
from leonardo.engine.citta.board import PALACES, PRICES
from leonardo.engine.citta.constants import TRIBUTE, InternationalEvent, Purpose, Side
from leonardo.engine.citta.events import (
    EventDrawn,
    GameBegan,
    GameEnded,
    NumberDrawn,
    PawnWalked,
    RoundBegan,
    TributeDemanded,
    TurnBegan,
    WentBankrupt,
    WorkLaid,
    WorksDone,
)
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from tests.engine.citta.build import ANNA, BIANCA, CARLO, Game, moving, new_game, party, rule, turn


def sided(seats: int = 3, variants: tuple[str, ...] = ()) -> Game:
    game = new_game(seats, variants=variants)
    for seat in range(seats):
        game.does(seat, ChooseSide(Side.GUELPH))
    return game


@rule("1.5")
def test_the_machine_gives_a_number_from_1_to_12() -> None:
    game = sided()
    assert game.legal == [Draw(ANNA, Purpose.START, number) for number in range(1, 13)]
    assert game.objection(Draw(ANNA, Purpose.START, 13)).rule == "1.5"


@rule("4.1")
def test_the_highest_begins_and_those_who_tie_draw_again() -> None:
    game = sided(4)
    game.draws(3, 9, 9, 1)
    assert game.asked == MachineQuestion(BIANCA, Purpose.START)
    game.draws(2, 5)
    assert [drawn.seat for drawn in game.happened(NumberDrawn)] == [0, 1, 2, 3, 1, 2]
    assert game.happened(GameBegan) == [GameBegan(CARLO, (0, 0, 0, 0))]
    assert game.happened(TurnBegan) == [TurnBegan(CARLO)]


@rule("3.7")
def test_an_even_start_gives_more_to_who_comes_later() -> None:
    game = sided(4, ("even_start",))
    game.draws(3, 1, 9, 1)
    assert game.happened(GameBegan) == [GameBegan(CARLO, (40, 60, 0, 20))]
    assert [game.florins(seat) for seat in range(4)] == [290, 310, 250, 270]


@rule("4.2", "15.2")
def test_a_round_is_one_turn_of_each_party() -> None:
    parties = [party(square=9) for _ in range(3)]
    game = moving(*parties, turn=ANNA, starter=BIANCA, round=2, rounds=2)
    assert game.state.round == 2
    game.draws(8)
    assert game.happened(GameEnded), "Anna had the last turn of the last round"


@rule("4.2")
def test_rounds_are_counted_even_if_the_first_is_bankrupt() -> None:
    game = moving(party(square=9), None, party(square=9), turn=ANNA, starter=BIANCA, out=[BIANCA])
    game.draws(8)
    assert game.happened(RoundBegan) == [RoundBegan(3)]
    assert game.happened(TurnBegan) == [TurnBegan(CARLO)]


@rule("2.1", "15.2")
def test_without_a_limit_the_game_goes_on() -> None:
    game = moving(party(square=9), party(), party(), turn=CARLO, round=150, rounds=0)
    assert not game.happened(GameEnded)
    game.draws(8)
    assert game.state.round == 151


@rule("5.1")
def test_only_in_its_own_turn_does_a_party_buy_works_and_move() -> None:
    game = turn(party(owns=[5]), party(owns=[8]), party())
    assert game.asked == WorkQuestion(ANNA, 0)
    assert game.options(LayWork) == [LayWork(5)]
    game.does(ANNA, Done())
    assert game.nature


@rule("5.2")
def test_a_turn_is_works_machine_move_square_meeting() -> None:
    parties = party(square=17, owns=[5]), party(square=22, men=1), party()
    game = turn(*parties, events=[InternationalEvent.GUELPH])
    game.does(ANNA, LayWork(5))
    game.does(ANNA, Done())
    game.draws(5)
    told = [type(event) for event in game.events]
    assert told[:6] == [WorkLaid, WorksDone, NumberDrawn, PawnWalked, EventDrawn, TributeDemanded]


@rule("5.3")
def test_squares_9_and_17_do_nothing() -> None:
    for start, square in ((5, 9), (13, 17)):
        game = moving(party(square=start), party(), party())
        game.draws(4)
        assert game.party(ANNA).square == square
        assert [type(event) for event in game.events] == [NumberDrawn, PawnWalked, TurnBegan]


@rule("5.4")
def test_who_goes_bankrupt_in_its_own_turn_ends_it_there() -> None:
    rich = party(owns={32: [1, 2, 3, 4]}, square=32, men=1)
    game = moving(party(florins=5, square=30), rich, party())
    game.draws(2)
    assert [event.members for event in game.happened(WentBankrupt)] == [(ANNA,)]
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]


@rule("5.4")
def test_nobody_falls_by_a_tribute() -> None:
    """So the ruling on the others who stand there never comes to bear."""
    assert all(PRICES[palace] // 2 > TRIBUTE for palace in PALACES)


@rule("15.1")
def test_the_one_left_wins_at_once() -> None:
    game = moving(party(florins=0, square=30), party(owns=[32]), None, rounds=0, out=[CARLO])
    game.draws(2)
    assert game.happened(GameEnded) == [GameEnded((BIANCA,))]
    assert game.state.out == (CARLO, ANNA)
    assert game.florins(BIANCA) == 300, "the bank pays the rent of the palace for 100 (rule 13.5)"
