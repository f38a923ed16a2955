"""Every legal answer can be given at the table, and only legal ones are."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import (
    candidates,
    direct,
    direct_candidates,
    from_deck,
    liftable,
    most_apprentices,
    targets,
)
from leonardo.app.davinci.spots import CardSpot, DistrictSpot, LaboratorySpot, MasterSpot, SecretSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT, PRICES, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.app.davinci.pressed import button_action
from tests.engine.davinci.build import ANNA, lab, rule, seat, start_of_work, table
from tests.engine.davinci.random_games import random_course

TANK = 7

BUTTONS = ("done", "pass", "decline", "stay", "save_florin", "withdraw", "take")
IN_DIALOGS = (actions.ChooseFavour, actions.Bid, actions.Reorder)


def at_the_table(view: View) -> Iterator[Action]:
    """Yield everything that the spots, the buttons and the deck's dialog lead to."""
    yield from direct(view).values()
    held = set(liftable(view).values())
    held |= {in_hand.Card(invention, from_deck=True) for invention in from_deck(view)}
    if view.viewer is not None:
        held |= {in_hand.Apprentices(view.viewer, count) for count in range(1, most_apprentices(view) + 1)}
    for each in held:
        if isinstance(each, in_hand.Cover):
            yield actions.Interrupt(each.laboratory)
        yield from targets(view, each).values()
    for key in BUTTONS:
        action = button_action(view, key)
        if action is not None:
            yield action


@pytest.mark.parametrize(
    ("seats", "setup", "variants"),
    [(2, EXPERT, ()), (3, BEGINNER, (CODEX_LEONARDI_1,)), (4, EXPERT, ()), (5, BEGINNER, ())],
)
def test_every_legal_answer_can_be_given(seats: int, setup: str, variants: tuple[str, ...]) -> None:
    *course, _ = random_course(Options(seats, setup, variants), seats)
    for played in course:
        view = GAME.view(played.state, GAME.decider(played.state))
        if not isinstance(view.options[0], IN_DIALOGS):
            assert set(at_the_table(view)) == set(view.options)


def begun(seats: int = 4) -> View:
    state = GAME.begin(GAME.deal(Options(seats, start=0), Random(3))).state
    return GAME.view(state, 0)


def test_only_the_decider_can_take_anything_up() -> None:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    assert liftable(GAME.view(state, 0))
    assert not liftable(GAME.view(state, 1))
    assert not direct(GAME.view(state, 1))
    assert not liftable(GAME.view(state, None))


def test_the_cards_that_can_be_started_can_be_taken_up() -> None:
    """Endowment a) holds iron, two rope and brick (rule 3.1): numbers 1, 8 and 3, but not 12 and 9."""
    cards = {spot.invention for spot in liftable(begun()) if isinstance(spot, CardSpot)}
    assert cards == {1, 8, 3}


def test_a_card_may_go_to_an_idle_laboratory_only() -> None:
    view = begun()
    held = in_hand.Card(8)
    assert set(targets(view, held)) == {LaboratorySpot(0, Place.SMALL)}
    assert set(candidates(view, held)) == {LaboratorySpot(0, Place.SMALL), LaboratorySpot(0, Place.LARGE)}


def test_workers_may_go_everywhere_but_to_an_idle_laboratory() -> None:
    state = GAME.begin(GAME.deal(Options(2, start=0), Random(3))).state
    while not isinstance(GAME.legal(state)[-1], actions.Pass):
        state = GAME.apply(state, actions.Done()).state
    view = GAME.view(state, 0)
    held = liftable(view)[MasterSpot(0)]
    assert set(targets(view, held)) == {DistrictSpot(place) for place in tuple(Place)[:8]}
    assert LaboratorySpot(0, Place.SMALL) in candidates(view, held)


@rule("6.7")
def test_work_that_can_be_given_up_is_walked_to_unlit() -> None:
    game = start_of_work(table(seat(hand="iron", small=lab(on=TANK, weeks=4), large=lab(4)), seat(), round=3))
    view, hands = GAME.view(game.state, ANNA), Hands(TABLE.moves)
    assert SecretSpot(ANNA, Place.SMALL) in hands.walked(view)
    assert SecretSpot(ANNA, Place.SMALL) not in hands.shown(view)
    assert hands.shown(view), "a card that can be started does"


def test_leonardo_is_given_to_any_seat() -> None:
    view = begun()
    assert set(candidates(view, in_hand.Leonardo(0))) == {SeatSpot(seat) for seat in range(4)}


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_taken_up_is_not_said_to_be_impossible(seed: int) -> None:
    """Rule 8.12: an automaton has a place where either laboratory has one."""
    met = 0
    *course, _ = random_course(Options(4, EXPERT), seed)
    for played in course:
        view = GAME.view(played.state, GAME.decider(played.state))
        if isinstance(view.question, OfferQuestion) and view.question.district is Place.WORKSHOP:
            met += 1
            meant = direct_candidates(view)
            assert all(meant[spot] in view.options for spot in liftable(view))
            prices = {held.price for held in liftable(view).values() if isinstance(held, in_hand.Tile)}
            assert prices == {PRICES[view.question.taken]}, "what is held tells what it costs (rule 8.8)"
    assert met
