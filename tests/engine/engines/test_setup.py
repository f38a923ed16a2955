"""What is agreed on and set up (rules 3, 4)."""

from random import Random
from typing import Any

import pytest
from attrs import evolve

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Bid, Settle
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECT_CARDS, Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.events import IncomePaid, RoundBegan, Settled
from leonardo.engine.engines.questions import BidQuestion, SettleQuestion
from leonardo.engine.engines.setup import Options, deal
from leonardo.engine.game import RefusedWishesError
from tests.engine.engines.build import (
    GREECE,
    IRELAND,
    MILAN,
    NORWAY,
    SCOTLAND,
    Game,
    land,
    new_game,
    rule,
)


def settled(*places: Territory, **more: Any) -> Game:  # noqa: ANN401 - as `new_game`
    game = new_game(len(places), **more)
    for who, at in zip(game.state.table.seats_from(game.state.leonardo), places, strict=True):
        game.does(who, Settle(at))
    return game


@rule("3.1")
def test_the_points_are_agreed_on() -> None:
    assert new_game(target=40).state.table.target == 40
    with pytest.raises(RefusedWishesError, match=r"\(rule 3.1\)"):
        Options(3, target=0)


@rule("4.1")
def test_all_begin_without_points_and_pieces() -> None:
    state = new_game(5).state
    assert [player.points for player in state.players] == [0] * 5
    assert not any((*state.infantry, *state.tanks, *state.planes, *state.levels))


@rule("4.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_designs_of_each_kind_as_seats_are_in_the_deck(seats: int) -> None:
    setup = deal(Options(seats), Random(1))
    for machine in Machine:
        assert sum(DESIGNS[card].machine is machine for card in setup.designs) == seats
    assert sorted((*setup.designs, *setup.out), key=list(Card).index) == list(DESIGNS)


@rule("4.3")
def test_the_projects_are_shuffled() -> None:
    one, other = (deal(Options(), Random(seed)).projects for seed in (1, 2))
    assert one != other
    assert sorted(one, key=list(Card).index) == sorted(other, key=list(Card).index) == list(PROJECT_CARDS)


@rule("4.4")
def test_who_begins_is_drawn() -> None:
    drawn = [deal(Options(4), Random(seed)) for seed in range(30)]
    assert {setup.start for setup in drawn} == {0, 1, 2, 3}
    game = Game(GAME.begin(drawn[0]))
    assert game.state.leonardo == drawn[0].start
    assert game.asked == SettleQuestion(drawn[0].start)


@rule("4.5")
def test_each_seat_begins_in_a_territory_of_its_choice() -> None:
    game = settled(MILAN, GREECE, NORWAY)
    assert [event.at for event in game.happened(Settled)] == [MILAN, GREECE, NORWAY]
    assert {event.infantry for event in game.happened(Settled)} == {2}
    assert game.at(GREECE) == land(3, castle=1)


@rule("4.6")
def test_nobody_begins_beside_another() -> None:
    game = new_game()
    game.does(game.state.leonardo, Settle(SCOTLAND))
    assert game.objection(Settle(IRELAND)).reason == "neighbour_is_taken"
    assert game.objection(Settle(SCOTLAND)).reason == "territory_is_taken"
    assert game.objection(Bid(0)).rule == "4.5"
    assert Settle(NORWAY) in game.legal, "the same sea is no hindrance"


@rule("4.7")
def test_the_first_round_begins_with_income() -> None:
    game = settled(MILAN, GREECE, NORWAY)
    assert game.happened(RoundBegan) == [RoundBegan(1)]
    assert game.happened(IncomePaid) == [IncomePaid((20, 20, 20), (0, 0, 0))]
    assert game.florins(0) == 100 + 20
    assert isinstance(game.asked, BidQuestion)


@rule("15.1")
def test_a_rich_start_begins_with_the_auction() -> None:
    game = settled(MILAN, GREECE, NORWAY, variants=["rich_start"])
    assert game.happened(IncomePaid) == []
    assert game.at(MILAN) == land(6, castle=1)
    assert game.florins(0) == 200
    assert isinstance(game.asked, BidQuestion)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 6}, "rule 1.1"),
        ({"start": 4}, "rule 4.4"),
        ({"out": ()}, "rule 4.2"),
        ({"projects": ()}, "rule 4.3"),
        ({"variants": ("escort", "rich_start")}, "in this order"),
    ],
)
def test_a_set_up_that_is_not_possible_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        GAME.begin(evolve(deal(Options(4), Random(1)), **change))


def test_designs_that_are_out_are_sorted_and_even() -> None:
    setup = deal(Options(3), Random(1))
    with pytest.raises(ValueError, match="sorted"):
        GAME.begin(evolve(setup, out=setup.out[::-1]))
    tanks = tuple(card for card in DESIGNS if DESIGNS[card].machine is Machine.TANK)
    planes = tuple(card for card in DESIGNS if card not in tanks)
    with pytest.raises(ValueError, match="as many tank designs"):
        GAME.begin(
            evolve(setup, designs=(*tanks, planes[0]), out=tuple(sorted(planes[1:], key=lambda card: card.value)))
        )
