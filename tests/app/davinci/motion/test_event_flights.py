"""What flies: the Lord walks, groups make room for each other, prices are paid one by one, purses open together."""

from random import Random

import pytest

from leonardo.app.davinci.motion import auctions, completions
from leonardo.app.davinci.motion.completion_flights import completed, settled, shown
from leonardo.app.davinci.motion.event_flights import flights
from leonardo.app.davinci.motion.pieces import (
    ApprenticePiece,
    CardPiece,
    ComponentPiece,
    CoverPiece,
    GroupPiece,
    LordPiece,
    MarkPiece,
    WonPiece,
    card_of,
)
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import (
    AuctionSpot,
    FlorinsSpot,
    LoftSpot,
    LordSpot,
    OwnedSpot,
    RewardSpot,
    SealSpot,
    SecretSpot,
    StockSpot,
)
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import DROP, Brought, Flight, Manner, settling
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Bid, PlaceApprentices, PlaceMaster, Take, Withdraw
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Group
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from tests.app.davinci.motion.happened import since
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    Game,
    completing,
    group,
    lab,
    placing,
    resolving,
    seat,
    table,
)

KILN, ROPERY = Place.KILN, Place.ROPERY


def plain() -> View:
    """Return what an onlooker of three seats sees at the beginning."""
    view: View = GAME.view(GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state, None)
    return view


def ends(game: Game, kind: type[Event], number: int = 0) -> tuple[View, View]:
    """Return what an onlooker sees before and after an event, one of a kind by its number."""
    before, (happening, *_) = since(game, kind, number)
    return before.view(None), happening.view(None)


def flown(game: Game, kind: type[Event], number: int = 0) -> tuple[Flight, ...]:
    before, (happening, *_) = since(game, kind, number)
    event = happening.seen_by(None)
    assert event is not None
    return flights(before.view(None), happening.view(None), event)


def of(piece: type, flying: tuple[Flight, ...]) -> list[Flight]:
    return [flight for flight in flying if isinstance(flight.piece, piece)]


def at_the_kiln(*groups: Group) -> Game:
    """Let the Lord of the City come to the kiln, where these groups stand in the order of their arrival."""
    return resolving(table(seat(), seat(), seat(), queues={KILN: groups}))


def weak_first() -> Game:
    return at_the_kiln(group(ANNA, 1), group(BIANCA, 2))


def test_the_lord_walks_to_the_district_where_all_stand_ranked() -> None:
    flying = flown(weak_first(), events.DistrictOpened)
    (lord,) = of(LordPiece, flying)
    assert lord.manner is Manner.WALK
    assert of(GroupPiece, flying) == []


def test_when_the_first_withdraws_the_others_move_up() -> None:
    flying = flown(weak_first().does(BIANCA, Withdraw()), events.WorkersWithdrew)
    assert [flight.piece for flight in of(GroupPiece, flying)] == [GroupPiece(KILN, 0)]


def test_a_stronger_group_is_let_through_one_that_grows_is_not() -> None:
    game = placing(table(seat(apprentices=3), seat(), queues={KILN: [group(BIANCA, 1)]}))
    game.does(ANNA, PlaceApprentices(1, ROPERY)).does(BIANCA, PlaceApprentices(1, ROPERY))
    game.does(ANNA, PlaceApprentices(2, KILN)).does(BIANCA, PlaceMaster(KILN))
    (first,), (second,) = (of(GroupPiece, flown(game, events.WorkersPlaced, number)) for number in (2, 3))
    assert (first.piece, second.piece) == (GroupPiece(KILN, BIANCA), GroupPiece(KILN, ANNA))


def joins() -> tuple[Flight, ...]:
    """What flies when one apprentice comes to two groups that stand there."""
    game = placing(table(seat(apprentices=3), seat(), seat(), queues={KILN: [group(BIANCA, 2), group(CARLO, 1)]}))
    for who in (ANNA, BIANCA, CARLO):
        game.does(who, PlaceApprentices(1, ROPERY))
    return flown(game.does(ANNA, PlaceApprentices(1, KILN)), events.WorkersPlaced, 3)


def test_what_is_told_of_a_group_springs_up_once_as_it_lands() -> None:
    flying = joins()
    (apprentice,), (mark,) = of(ApprenticePiece, flying), of(MarkPiece, flying)
    assert mark.piece == MarkPiece(KILN, ANNA)
    assert (mark.wait, mark.manner) == (apprentice.over, Manner.POP)
    game = placing(table(seat(apprentices=3), seat(), queues={KILN: [group(ANNA, 1)]}))
    game.does(ANNA, PlaceApprentices(1, ROPERY)).does(BIANCA, PlaceApprentices(1, ROPERY))
    grown = flown(game.does(ANNA, PlaceMaster(KILN)), events.WorkersPlaced, 2)
    assert of(MarkPiece, grown) == [], "it lies there already"


def test_those_who_make_room_greet_one_by_one_afterwards() -> None:
    slides = of(GroupPiece, joins())
    assert [slide.manner for slide in slides] == [Manner.SLIDE, Manner.SLIDE]
    assert 30 <= slides[1].wait - slides[0].wait <= 50
    greetings = [settling(slide)[1] for slide in slides]
    assert [(greeting.manner, greeting.wait) for greeting in greetings] == [(Manner.POP, each.over) for each in slides]
    moves_up = of(GroupPiece, flown(weak_first().does(BIANCA, Withdraw()), events.WorkersWithdrew))
    assert not any(slide.pops for slide in moves_up), "nobody is greeted who goes"


def test_where_a_hand_brings_somebody_the_others_stand_aside() -> None:
    air = tuple(each for flight in joins() for each in settling(flight))
    let_go = Brought(ApprenticePiece, (5, 5)).let_go(air)
    stand = [flight for flight in of(GroupPiece, let_go) if flight.manner is Manner.STAND]
    greet = [flight for flight in of(GroupPiece, let_go) if flight.manner is Manner.POP]
    assert [flight.wait for flight in stand] == [0, 0]
    assert [flight.over for flight in stand] == [flight.wait for flight in greet], "nobody is away nor twice there"
    assert all(flight.wait > DROP for flight in greet)
    (mark,) = of(MarkPiece, let_go)
    assert mark.wait == DROP


def test_a_price_is_paid_coin_by_coin_where_it_is_asked() -> None:
    """Rules 8.8, 8.9: the second advantage costs 2 florins."""
    game = weak_first().does(BIANCA, Take()).does(ANNA, Take())
    coins = of(CoinPiece, flown(game, events.AdvantageTaken, 1))
    assert [(coin.start, coin.end) for coin in coins] == [(FlorinsSpot(0), SealSpot(KILN))] * 2
    assert coins[0].wait < coins[1].wait


def test_who_is_served_next_is_served_more_quickly() -> None:
    game = weak_first().does(BIANCA, Take()).does(ANNA, Take())
    goods = [of(ComponentPiece, flown(game, events.AdvantageTaken, number))[0] for number in (0, 1)]
    assert goods[0].takes > goods[1].takes


def test_a_good_is_pressed_where_it_lands_and_raises_no_dust() -> None:
    game = weak_first().does(BIANCA, Take())
    (good,) = of(ComponentPiece, flown(game, events.AdvantageTaken))
    assert [each.manner for each in settling(good)] == [Manner.FLY, Manner.SETTLE]


def test_the_florin_in_the_box_bears_the_sum_once_it_has_come() -> None:
    view = evolve(plain(), treasury=2)
    (coin,) = of(CoinPiece, flights(view, evolve(view, treasury=3), events.CouncilFilled(1)))
    assert [each.piece for each in settling(coin)] == [CoinPiece(), CoinPiece(3)]


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("reward", [3, 20])
def test_all_paid_florins_land_before_the_stage_goes(reward: int, viewer: int | None) -> None:
    event = events.InventionCompleted(0, Place.SMALL, 8, 7, 0, reward, True)
    view = evolve(plain(), viewer=viewer)
    coins = of(CoinPiece, tuple(completed(view, event)))
    assert len(coins) == reward
    assert {(coin.start, coin.end) for coin in coins} == {(RewardSpot(), FlorinsSpot(0))}
    assert coins[-1].over < completions.completed(view, event, ()).lasts


def test_used_components_go_home_before_the_reward_is_paid() -> None:
    """Rule 9.3: invention 8 takes rope and brick."""
    event = events.InventionCompleted(0, Place.SMALL, 8, 7, 0, 8, True)
    home = of(ComponentPiece, tuple(completed(plain(), event)))
    laboratory = SecretSpot(0, Place.SMALL)
    assert {(flight.start, flight.end) for flight in home} == {
        (laboratory, StockSpot(Place.ROPERY)),
        (laboratory, StockSpot(Place.KILN)),
    }


@pytest.mark.parametrize("openly", [True, False])
def test_a_started_copy_turns_over_unless_it_lies_open(openly: bool) -> None:
    """Rules 6.2, 6.9: the card itself stays requested."""
    (card,) = of(CardPiece, flights(plain(), plain(), events.WorkStarted(0, Place.SMALL, 8, openly)))
    assert card.end == SecretSpot(0, Place.SMALL)
    assert card.turns_to == (None if openly else CoverPiece())


def test_a_rival_at_the_same_invention_holds_it_up() -> None:
    """Rule 9.6."""
    up, held, back = shown(plain(), events.WorkShown(1, Place.SMALL, 8))
    assert up.turns_to == CardPiece(8)
    assert held.manner is Manner.HOLD
    assert back.end == up.start


def test_a_flying_card_says_the_weeks_that_it_says_on_display() -> None:
    owner = seat(owned=(2,))
    view = GAME.view(placing(table(owner, seat(), display=(7, 9, 12))).state, 0)
    saved = view.seats[0].discount(7)
    assert saved
    assert card_of(view, 7) == CardPiece(7, saved)
    assert card_of(GAME.view(placing(table(owner, seat(), display=(7, 9, 12))).state, None), 7) == CardPiece(7)


def auction() -> Game:
    """Two of three seats complete the same invention."""
    done = lab(on=8, weeks=9)
    return completing(table(seat(small=done), seat(), seat(small=done)))


def test_purses_of_an_auction_stand_in_a_row_as_sealed() -> None:
    game = auction().does(ANNA, Bid(8, 1))
    _, after = ends(game, events.BidMade)
    question = after.question
    assert isinstance(question, BidQuestion)
    assert (question.seat, question.waiting, question.bids) == (CARLO, (), ((ANNA, None),))


def test_ones_own_purse_rises_and_those_of_others_come_down() -> None:
    game = auction().does(ANNA, Bid(8, 1))
    before, after = ends(game, events.BidMade)
    (own,) = flights(evolve(before, viewer=ANNA), after, events.BidMade(ANNA, 8, 1, forced=False))
    (other,) = flights(evolve(before, viewer=CARLO), after, events.BidMade(ANNA, 8, None, forced=False))
    assert (own.start, own.end) == (FlorinsSpot(ANNA), AuctionSpot(ANNA))
    assert (other.start, other.end) == (LoftSpot(ANNA), AuctionSpot(ANNA))


def test_the_last_purse_stands_there_too_until_all_are_opened() -> None:
    game = auction().does(ANNA, Bid(8, 1)).does(CARLO, Bid(8, 4))
    before, after = ends(game, events.AuctionSettled)
    assert isinstance(before.question, BidQuestion)
    assert before.question.bids == ((ANNA, None), (CARLO, None))
    assert not isinstance(after.question, BidQuestion)


def test_only_the_highest_bid_is_paid_after_all_were_opened() -> None:
    event = events.AuctionSettled(8, ((0, 1), (2, 4)), 2)
    paid = of(CoinPiece, tuple(settled(plain(), event)))
    assert [(coin.start, coin.end) for coin in paid] == [(AuctionSpot(2), LordSpot(None))] * 4
    assert paid[0].wait > auctions.auction_settled(event).counted
    (card,) = of(WonPiece, tuple(settled(plain(), event)))
    assert card.end == OwnedSpot(2, INVENTIONS[8].type)


def test_nothing_is_paid_where_nobody_bids() -> None:
    assert not tuple(settled(plain(), events.AuctionSettled(8, ((0, 0), (2, 0)), None)))


def test_the_lord_goes_back_to_the_council_when_all_is_resolved() -> None:
    game = weak_first().does(BIANCA, Withdraw()).does(ANNA, Withdraw())
    (lord,) = flown(game, events.PhaseBegan, 1)
    assert lord.manner is Manner.WALK


def test_he_crosses_the_river_by_the_bridge() -> None:
    picture = DaVinciPicture(looks_for(3))
    picture.arrange((1920, 1080), plain())
    direct = picture.city.way(Place.SMITHY, Place.GLASSWORKS)
    over_it = picture.city.way(Place.GLASSWORKS, Place.CARPENTRY)
    assert max(x for x, _ in direct) <= picture.city.lord_foot(Place.GLASSWORKS)[0] + 1
    assert max(x for x, _ in over_it) > picture.city.lord_foot(Place.GLASSWORKS)[0] + 60
