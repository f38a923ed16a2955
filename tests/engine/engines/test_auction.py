"""The auction in the closed fist (rule 6)."""

from random import Random

import pytest

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Bid, Choose, Decline
from leonardo.engine.engines.cards import DESIGNS, PROJECT_CARDS, Card
from leonardo.engine.engines.events import (
    BidMade,
    BidsShown,
    CardDeclined,
    CardsLaid,
    CardsReturned,
    CardTaken,
    LeonardoPassed,
)
from leonardo.engine.engines.questions import AskBid, BidQuestion, ChooseQuestion
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    Game,
    Place,
    auction,
    land,
    rule,
    seat,
)

ROUND, TURTLE, KITE = Card.TANK_ROUND, Card.TANK_TURTLE, Card.PLANE_KITE
PLACES = ("milan", "greece", "norway", "portugal", "poland")


def seats(*florins: int) -> list[Place]:
    return [seat(each, lands={PLACES[who]: land()}) for who, each in enumerate(florins)]


def bidding(game: Game, *bids: int) -> Game:
    for florins in bids:
        assert isinstance(game.asked, BidQuestion)
        game.does(game.asked.seat, Bid(florins))
    return game


@rule("6.1")
@pytest.mark.parametrize(("count", "designs", "projects"), [(3, 1, 1), (4, 2, 1), (5, 2, 2)])
def test_one_card_fewer_than_seats_is_laid(count: int, designs: int, projects: int) -> None:
    game = auction(*seats(*[100] * count))
    (laid,) = game.happened(CardsLaid)
    assert [card in DESIGNS for card in laid.cards] == [True] * designs + [False] * projects


@rule("6.1")
def test_projects_stand_in_for_designs() -> None:
    tanks = [card for card in DESIGNS if card.value.startswith("tank")]
    planes = [card for card in DESIGNS if card not in tanks]
    owners = [seat(100, tank=tanks[who], plane=planes[who], lands={PLACES[who]: land()}) for who in range(3)]
    (laid,) = auction(*owners, projects=[Card.GEARBOX, Card.BOMBARD]).happened(CardsLaid)
    assert laid.cards == (Card.GEARBOX, Card.BOMBARD)
    hoarder = seat(100, tank=tanks[0], plane=planes[0], archive=PROJECT_CARDS[1:], milan=land())
    (laid,) = auction(hoarder, *owners[1:]).happened(CardsLaid)
    assert laid.cards == PROJECT_CARDS[:1]


@rule("6.2")
def test_bids_are_tens_and_secret_until_all_have_bid() -> None:
    game = auction(*seats(30, 100, 100))
    assert game.legal == [Bid(0), Bid(10), Bid(20), Bid(30)]
    assert [game.objection(Bid(sum_)).reason for sum_ in (15, 40, 310)] == [
        "bid_not_in_tens",
        "bid_above_cash",
        "bid_above_cap",
    ]
    assert game.objection(Decline()).rule == "6.2"
    bidding(game, 20)
    assert GAME.view(game.state, ANNA).question == BidQuestion(BIANCA, (20,))
    assert GAME.view(game.state, BIANCA).question == BidQuestion(BIANCA, (None,))
    assert [game.events[-1].seen_by(who) for who in (ANNA, BIANCA)] == [
        BidMade(ANNA, 20, False),
        BidMade(ANNA, None, False),
    ]
    bidding(game, 50, 0)
    assert game.happened(BidsShown) == [BidsShown((20, 50, 0))]


@rule("6.2")
def test_who_has_nothing_is_not_asked() -> None:
    game = auction(*seats(0, 100, 100))
    assert game.asked == BidQuestion(BIANCA, (0,))
    assert GAME.view(game.state, CARLO).question == game.asked, "all know that there was nothing to bid with"


@rule("6.2", "14.1")
def test_the_last_fist_is_closed_before_all_are_opened() -> None:
    game = bidding(auction(*seats(50, 100, 100)), 20, 30)
    closed, *_ = GAME.apply(game.state, Bid(40), watched=True).states
    assert GAME.view(closed, BIANCA).agenda[-1] == AskBid((None, 30, None))
    sample = GAME.determinize(GAME.view(closed, BIANCA), Random(1))
    assert GAME.view(sample, BIANCA) == GAME.view(closed, BIANCA)


@rule("6.3")
def test_bidders_choose_in_descending_order() -> None:
    game = bidding(auction(*seats(100, 100, 100, 100), designs=[ROUND, TURTLE]), 20, 50, 0, 30)
    assert game.asked == ChooseQuestion(BIANCA, 50, ((ANNA, 20), (DORA, 30)), given=False)
    game.does(BIANCA, Choose(ROUND))
    assert game.decider == DORA
    game.does(DORA, Choose(TURTLE))
    game.does(ANNA, Decline())
    assert game.happened(CardTaken) == [CardTaken(BIANCA, ROUND, 50), CardTaken(DORA, TURTLE, 30)]


@rule("6.4")
def test_equal_bids_go_by_nearness_to_leonardo() -> None:
    game = bidding(auction(*seats(100, 100, 100, 100), leonardo=CARLO), 40, 40, 40, 40)
    assert game.decider == CARLO
    game.does(CARLO, Decline())
    assert game.decider == DORA
    game.does(DORA, Decline())
    assert game.decider == ANNA


@rule("6.4")
def test_the_new_leonardo_counts_for_those_who_have_not_chosen() -> None:
    game = bidding(auction(*seats(100, 100, 100, 100), designs=[ROUND, KITE]), 40, 40, 60, 40)
    game.does(CARLO, game.legal[0])
    assert game.decider == DORA, "she sits next to Carlo, who is Leonardo now"


@rule("6.5")
def test_a_bid_is_paid_only_for_a_card() -> None:
    game = bidding(auction(*seats(100, 100, 100), designs=[ROUND]), 50, 30, 20)
    game.does(ANNA, Decline())
    game.does(BIANCA, Choose(ROUND))
    assert [game.florins(who) for who in (ANNA, BIANCA)] == [100, 70]
    assert game.objection(Choose(ROUND)).reason == "card_not_on_offer"
    assert game.objection(Bid(0)).rule == "6.5"


@rule("6.5", "6.7")
def test_who_may_take_no_card_pays_nothing_and_is_not_asked() -> None:
    others = seats(100, 100, 100)
    game = bidding(
        auction(seat(100, tank=TURTLE, milan=land()), *others[1:], designs=[ROUND], projects=[Card.GEARBOX]), 20, 50, 0
    )
    game.does(BIANCA, Choose(Card.GEARBOX))
    assert game.happened(CardDeclined) == [CardDeclined(ANNA, 20, forced=True)]
    assert game.florins(ANNA) >= 100


@rule("6.6")
def test_the_first_who_buys_is_the_new_leonardo() -> None:
    game = bidding(auction(*seats(100, 100, 100)), 10, 50, 30)
    game.does(BIANCA, Decline())
    game.does(CARLO, game.legal[0])
    assert game.happened(LeonardoPassed) == [LeonardoPassed(CARLO, ANNA)]
    game.does(ANNA, game.legal[0])
    assert game.state.leonardo == CARLO


@rule("6.6")
def test_leonardo_stays_where_nobody_buys() -> None:
    game = bidding(auction(*seats(100, 100, 100), leonardo=CARLO), 0, 0, 0)
    assert game.state.leonardo == CARLO


@rule("6.7")
def test_a_second_design_of_its_kind_is_not_taken() -> None:
    owner = seat(100, tank=TURTLE, milan=land())
    game = auction(owner, *seats(100, 100, 100, 100)[1:], designs=[ROUND, KITE], projects=[Card.BOMBARD])
    bidding(game, 60, 0, 0, 0)
    assert game.options(Choose) == [Choose(KITE), Choose(Card.BOMBARD)]
    assert game.objection(Choose(ROUND)).reason == "has_such_a_design"
    game.does(ANNA, Choose(KITE))
    assert (game.player(ANNA).tank, game.player(ANNA).plane) == (TURTLE, KITE)


@rule("6.8")
def test_what_nobody_takes_goes_under_its_deck() -> None:
    game = bidding(auction(*seats(100, 100, 100, 100), designs=[ROUND, KITE], projects=[Card.BOMBARD]), 0, 0, 0, 0)
    assert game.happened(CardsReturned) == [CardsReturned((ROUND, KITE, Card.BOMBARD))]


@rule("6.9")
def test_a_project_goes_to_the_open_archive() -> None:
    game = bidding(auction(*seats(100, 100, 100), projects=[Card.BOMBARD]), 50, 0, 0)
    game.does(ANNA, Choose(Card.BOMBARD))
    assert game.player(ANNA).archive == (Card.BOMBARD,)
    assert GAME.view(game.state, None).players[ANNA].archive == (Card.BOMBARD,)
