"""Components, aim and setting up (rules 1 to 3)."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import ChooseSide
from leonardo.engine.citta.board import (
    BRIDGES,
    EVENT_CARDS,
    EVENT_SQUARES,
    GOODS,
    MARKETS,
    OFFICE_PRICES,
    PALACES,
    PRICES,
    QUARTERS,
    RENTS,
    SQUARES,
    VALUES,
    WORKS,
    Kind,
    onward,
)
from leonardo.engine.citta.constants import (
    ASYLUM,
    COIN,
    DATA,
    LOSE_ALL,
    MEN_CARDS,
    STANDARD,
    Good,
    InternationalEvent,
    Side,
)
from leonardo.engine.citta.events import SideChosen, SidesShown
from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.citta.setup import Options, Setup
from leonardo.engine.game import RefusedWishesError
from leonardo.engine.pile import Pile
from tests.engine.citta.build import ANNA, BIANCA, CARLO, new_game, rule


def dealt(seats: int = 4, **more: Any) -> Setup:  # noqa: ANN401 - attributes of a set-up
    return evolve(GAME.deal(Options(seats), Random(1)), **more)


@rule("1.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_players(seats: int) -> None:
    assert list(GAME.seat_counts) == [3, 4, 5, 6]
    with pytest.raises(RefusedWishesError, match=r"rule 1\.1"):
        Options(seats)


@rule("1.2")
def test_the_playing_order_is_that_of_the_seats() -> None:
    table = new_game(3).state.table
    assert [table.after(seat) for seat in (ANNA, BIANCA, CARLO)] == [(BIANCA, CARLO), (CARLO, ANNA), (ANNA, BIANCA)]


@rule("1.3")
def test_the_ring_has_32_squares() -> None:
    kinds = [square.kind for square in SQUARES.values()]
    counts = {Kind.PIAZZA: 6, Kind.MARKET: 3, Kind.STREET: 12, Kind.ALLEY: 7, Kind.BRIDGE: 4}
    assert {kind: kinds.count(kind) for kind in Kind} == counts
    assert sorted(SQUARES) == list(range(1, 33))
    assert (onward(31, 3), onward(2, -3), onward(32, 1)) == (2, 31, 1)


@rule("1.4")
def test_six_quarters_hold_all_palaces_and_no_bridge() -> None:
    assert sorted(palace for palaces in QUARTERS.values() for palace in palaces) == list(PALACES)
    assert [len(palaces) for palaces in QUARTERS.values()] == [3, 2, 4, 3, 3, 4]
    assert all(SQUARES[bridge].quarter is None for bridge in BRIDGES)


@rule("1.6")
def test_the_cards_are_those_published() -> None:
    assert len(PALACES) + len(BRIDGES) + len(OFFICE_PRICES) + sum(EVENT_CARDS.values()) + MEN_CARDS == 60
    assert (len(PALACES), len(BRIDGES), len(OFFICE_PRICES), sum(EVENT_CARDS.values()), len(WORKS)) == (19, 4, 9, 16, 40)
    assert set(OFFICE_PRICES.values()) == {30, 50}


def test_what_is_published_of_the_squares() -> None:
    assert [sorted(each) for each in (MARKETS, EVENT_SQUARES, ASYLUM)] == [[3, 11, 24], [7, 22, 28], [9, 17]]
    assert {min(PRICES[palace] for palace in PALACES), max(PRICES[palace] for palace in PALACES)} == {40, 100}
    (dearest,) = (palace for palace in PALACES if PRICES[palace] == 100)
    assert RENTS[dearest] == (50, 100, 150, 200, 400)


def test_what_is_published_of_the_markets() -> None:
    assert {4, 7, 9, 11} == LOSE_ALL
    assert [len(GOODS[good]) for good in Good] == [2, 2, 2, 2]
    assert sorted([*LOSE_ALL, *(number for numbers in GOODS.values() for number in numbers)]) == list(range(1, 13))


@rule("1.7")
def test_all_sums_are_multiples_of_five() -> None:
    assert all(each % (2 * COIN) == 0 for each in (*PRICES, *VALUES)), "so that a half is, too"
    assert all(rent % COIN == 0 for rents in RENTS for rent in rents)


@rule("2.1", "3.5")
def test_the_usual_game_has_20_rounds_and_both_options() -> None:
    assert Options() == Options(4, 20, ("quiet_lap", "even_start"))
    assert STANDARD == ("quiet_lap", "even_start")
    with pytest.raises(RefusedWishesError, match=r"rule 2\.1"):
        Options(4, 201)
    with pytest.raises(RefusedWishesError, match="in this order"):
        Options(4, 20, ("even_start", "quiet_lap"))


@rule("3.1")
def test_every_seat_begins_with_250_florins_on_piazza_maggiore() -> None:
    parties = [party for party in new_game(5).state.parties if party]
    assert [(party.florins, party.square, party.men) for party in parties] == [(250, 1, 0)] * 5


@rule("3.2")
def test_each_seat_gets_one_palace_for_nothing() -> None:
    state = new_game(6).state
    owners = [owner for owner in state.owners if owner >= 0]
    assert sorted(owners) == list(range(6))
    assert all(state.owners[bridge] < 0 for bridge in BRIDGES)


@pytest.mark.parametrize("deal", [(2, 4, 5, 5), (2, 4, 5), (2, 4, 5, 6), (1, 2, 4, 5)])
def test_a_deal_must_be_of_different_palaces(deal: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"rule 3\.2"):
        GAME.begin(dealt(deal=deal))


@rule("3.3")
def test_offices_events_and_works_are_shuffled_in_the_set_up() -> None:
    one, other = (GAME.deal(Options(4), Random(seed)) for seed in (1, 2))
    assert (one.offices, one.events, one.works) != (other.offices, other.events, other.works)
    assert (sorted(one.offices), sorted(one.works)) == (sorted(OFFICE_PRICES), list(WORKS))


@pytest.mark.parametrize(
    "change",
    [
        {"offices": (1, 1, 3, 7, 9, 11, 17, 22, 24)},
        {"events": (InternationalEvent.NOTHING,) * 16},
        {"works": tuple(range(40))},
    ],
    ids=["offices", "events", "works"],
)
def test_a_set_up_must_hold_each_card_once(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must be each"):
        GAME.begin(dealt(**change))


@rule("3.4")
def test_a_pile_is_worked_from_the_top_and_filled_from_below() -> None:
    pile = Pile((1, 2)).under((7, 8))
    drawn = []
    while pile:
        card, pile = pile.drawn()
        drawn.append(card)
    assert drawn == [1, 2, 7, 8]


@rule("3.6", "17.1")
def test_sides_are_secret_until_all_have_chosen() -> None:
    game = new_game(3)
    game.does(ANNA, ChooseSide(Side.GHIBELLINE))
    for viewer, known in ((ANNA, Side.GHIBELLINE), (BIANCA, None), (None, None)):
        question = GAME.view(game.state, viewer).question
        assert isinstance(question, SideQuestion)
        assert question.chosen == (known,)
        assert [event.seen_by(viewer) for event in game.happened(SideChosen)] == [SideChosen(ANNA, known)]
    game.does(BIANCA, ChooseSide(Side.GHIBELLINE))
    game.does(CARLO, ChooseSide(Side.GUELPH))
    shown = (Side.GHIBELLINE, Side.GHIBELLINE, Side.GUELPH)
    assert game.happened(SidesShown) == [SidesShown(shown)]
    assert tuple(game.party(seat).side for seat in range(3)) == shown


def test_the_data_name_the_page_about_reconstructions() -> None:
    page = Path(__file__).parents[3] / "docs" / "citta.md"
    assert "docs/citta.md" in DATA["about"]
    assert "## Our reconstruction" in page.read_text("utf-8")
