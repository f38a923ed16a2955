"""What hands do: take up, take more, put down, let go."""

from random import Random

import pytest

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    CardSpot,
    DistrictSpot,
    LaboratorySpot,
    MasterSpot,
    RoundSpot,
    SecretSpot,
)
from leonardo.app.davinci.table import TABLE
from leonardo.app.table.input.hands import Hands
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View

ACADEMY = DistrictSpot(Place.ACADEMY)


@pytest.fixture
def placement() -> View:
    """Seat 0 works on number 8 in its small laboratory and places now; five apprentices are at hand."""
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    state = GAME.apply(state, actions.Start(Place.SMALL, 8)).state
    while not isinstance(GAME.legal(state)[-1], actions.Pass):
        state = GAME.apply(state, actions.Done()).state
    return GAME.view(state, 0)


@pytest.fixture
def start_work() -> View:
    return GAME.view(GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state, 0)


@pytest.fixture
def hands() -> Hands:
    return Hands(TABLE.moves)


def test_click_the_piece_and_then_the_place(hands: Hands, placement: View) -> None:
    assert hands.press(placement, (MasterSpot(0),)) is None
    assert hands.held == in_hand.Master(0)
    assert hands.press(placement, (ACADEMY,)) == actions.PlaceMaster(Place.ACADEMY)
    assert hands.held is None


def test_each_click_on_the_apprentices_takes_one_more(hands: Hands, placement: View) -> None:
    for _ in range(3):
        hands.press(placement, (ApprenticeSpot(1), ApprenticesSpot(0)))
    assert hands.press(placement, (ACADEMY,)) == actions.PlaceApprentices(3, Place.ACADEMY)


def test_the_wheel_takes_more_or_fewer_but_never_too_many(hands: Hands, placement: View) -> None:
    hands.lift(placement, (ApprenticeSpot(0),))
    assert hands.add(placement, 2)
    assert hands.held == in_hand.Apprentices(0, 3)
    assert hands.add(placement, 9)
    assert hands.held == in_hand.Apprentices(0, 5)
    assert not hands.add(placement, 1)
    assert hands.add(placement, -9)
    assert hands.held == in_hand.Apprentices(0, 1)


def test_a_number_takes_up_so_many_at_once(hands: Hands, placement: View) -> None:
    assert hands.hold(placement, 4)
    assert hands.drop(placement, (ACADEMY,)) == actions.PlaceApprentices(4, Place.ACADEMY)


def test_dragging_across_apprentices_takes_each_of_them_once(hands: Hands, placement: View) -> None:
    hands.lift(placement, (ApprenticeSpot(0),))
    hands.sweep(placement, (ApprenticeSpot(1),))
    hands.sweep(placement, (ApprenticeSpot(1), ApprenticeSpot(0)))
    hands.sweep(placement, (ApprenticeSpot(2),))
    assert hands.held == in_hand.Apprentices(0, 3)


def test_what_is_dropped_where_it_may_not_go_is_not_placed(hands: Hands, placement: View) -> None:
    hands.lift(placement, (MasterSpot(0),))
    assert hands.drop(placement, (LaboratorySpot(0, Place.LARGE),)) is None
    assert hands.held == in_hand.Master(0)
    assert LaboratorySpot(0, Place.LARGE) in hands.barred(placement)


def test_a_click_where_it_may_not_go_is_refused_once(hands: Hands, placement: View) -> None:
    hands.press(placement, (MasterSpot(0),))
    hands.press(placement, (LaboratorySpot(0, Place.LARGE),))
    assert hands.held == in_hand.Master(0)
    assert hands.take_refusal()
    assert not hands.take_refusal()


def test_a_card_that_cannot_be_started_is_pulled_at_in_vain(hands: Hands, start_work: View) -> None:
    lacking = next(spot for spot in hands.meaning(start_work) if spot not in hands.lit(start_work))
    assert hands.lift(start_work, (lacking,)) is None
    assert hands.refuse(start_work, (lacking,))
    assert hands.take_refusal()
    assert not hands.refuse(start_work, (CardSpot(8),))
    assert not hands.take_refusal()


def test_a_click_beside_everything_lets_go(hands: Hands, placement: View) -> None:
    hands.lift(placement, (MasterSpot(0),))
    assert hands.press(placement, (RoundSpot(1),)) is None
    assert hands.held is None
    assert not hands.let_go()


def test_a_click_on_another_piece_takes_that_one_up_instead(hands: Hands, placement: View) -> None:
    hands.lift(placement, (MasterSpot(0),))
    hands.press(placement, (ApprenticeSpot(0),))
    assert hands.held == in_hand.Apprentices(0, 1)


def test_a_card_is_started_face_down_unless_it_is_revealed(hands: Hands, start_work: View) -> None:
    small = LaboratorySpot(0, Place.SMALL)
    hands.lift(start_work, (CardSpot(8),))
    assert hands.drop(start_work, (small,)) == actions.Start(Place.SMALL, 8)
    hands.lift(start_work, (CardSpot(8),))
    hands.turn()
    assert hands.drop(start_work, (small,)) == actions.Start(Place.SMALL, 8, reveal=True)
    assert hands.held is None


def test_a_cover_dragged_off_its_laboratory_interrupts_the_work(hands: Hands, placement: View) -> None:
    hands.take(in_hand.Cover(0, Place.SMALL))
    assert hands.drop(placement, (SecretSpot(0, Place.SMALL), LaboratorySpot(0, Place.SMALL))) is None
    assert hands.drop(placement, (ACADEMY,)) == actions.Interrupt(Place.SMALL)


def test_what_glows_with_nothing_held_is_what_can_be_taken_up(hands: Hands, placement: View) -> None:
    assert MasterSpot(0) in hands.lit(placement)
    assert ACADEMY not in hands.lit(placement)
    hands.lift(placement, (MasterSpot(0),))
    assert ACADEMY in hands.lit(placement)
    assert MasterSpot(0) not in hands.lit(placement)


def test_the_keyboard_walks_over_groups_not_apprentices(hands: Hands, placement: View) -> None:
    assert ApprenticesSpot(0) in hands.walked(placement)
    assert not any(isinstance(spot, ApprenticeSpot) for spot in hands.walked(placement))
