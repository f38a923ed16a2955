"""On each panel stands what a party did in its last turn, until its next one."""

from leonardo.app.citta.spots import TRAITS
from leonardo.app.citta.words.last_turns import last_turns
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.lately import Lately
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked, TurnBegan
from leonardo.engine.game import Event


def told(*happened: Event) -> dict[int, str]:
    lately = Lately(TRAITS)
    lately.recall(happened)
    return last_turns(lately.events)


def turn(party: int, number: int, target: int) -> tuple[Event, ...]:
    return TurnBegan(party), NumberDrawn(party, Purpose.MOVE, number), PawnWalked(party, 1, target, back=False)


def line(number: int, square: int) -> str:
    return tr("citta.picture.last_turn", number=number, square=tr(f"citta.short.{square}"))


def test_each_party_keeps_its_own_until_it_moves_again() -> None:
    assert told(*turn(0, 4, 5), *turn(1, 7, 8)) == {0: line(4, 5), 1: line(7, 8)}
    assert told(*turn(0, 4, 5), *turn(1, 7, 8), *turn(0, 3, 8)) == {0: line(3, 8), 1: line(7, 8)}


def test_the_draw_for_the_start_is_told_until_the_first_move() -> None:
    draws = NumberDrawn(0, Purpose.START, 10), NumberDrawn(1, Purpose.START, 4), NumberDrawn(2, Purpose.START, 10)
    start = {seat: tr("citta.picture.start_drawn", number=number) for seat, number in enumerate((10, 4, 10))}
    assert told(*draws) == start
    again = NumberDrawn(0, Purpose.START, 2), NumberDrawn(2, Purpose.START, 9)
    assert told(*draws, *again)[2] == tr("citta.picture.start_drawn", number=9)
    assert told(*draws, *turn(0, 4, 5)) == {**start, 0: line(4, 5)}


def test_a_first_move_with_a_1_is_told_when_its_turn_is_over() -> None:
    stays = TurnBegan(0), NumberDrawn(0, Purpose.MOVE, 1)
    assert told(*stays) == {}
    assert told(*stays, *turn(1, 7, 8)) == {0: line(1, 1), 1: line(7, 8)}


def test_a_guild_tells_its_number_and_where_an_office_moved_it() -> None:
    drawn = TurnBegan(0), NumberDrawn(0, Purpose.MOVE, 4), NumberDrawn(2, Purpose.MOVE, 9), BallTaken(0, 9)
    walks = PawnWalked(0, 1, 10, back=False), PawnWalked(0, 10, 8, back=True)
    assert told(*drawn, *walks) == {0: line(9, 8)}


def test_no_more_than_a_round_is_remembered() -> None:
    lately = Lately(TRAITS)
    lately.recall([event for _ in range(9) for seat in range(3) for event in turn(seat, 2, 3)])
    assert len(lately.events) <= 3 * 3 + 3
