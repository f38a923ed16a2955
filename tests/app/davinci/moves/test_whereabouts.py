"""Every decision has a place on the table where it is marked."""

import pytest

from leonardo.ai.review import decisions
from leonardo.app.davinci.moves.whereabouts import whereabouts, whereabouts_of_two
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import AuctionSpot, BoxSpot, CardSpot, DistrictSpot, LaboratorySpot, SecretSpot, Spot
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import Box, Place, Upgrade
from leonardo.engine.davinci.view import View
from tests.app.table.review.moments import COLOURS, played
from tests.engine.davinci.build import lab, seat, start_of_work, table

SIZE = (1280, 720)
ANNA = 0


@pytest.mark.slow
@pytest.mark.usefixtures("fresh_screen")
def test_whatever_may_be_done_has_a_place_on_the_table() -> None:
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS]
    done: set[type[Action]] = set()
    for viewer in range(len(COLOURS)):
        picture = DaVinciPicture(looks)
        for decision in decisions(played(), viewer):
            picture.arrange(SIZE, decision.view)
            places = picture.spots(decision.view)
            for action in {type(action): action for action in decision.legal}.values():
                spot = whereabouts(decision.view, action)
                assert spot in places or isinstance(spot, AuctionSpot | ButtonSpot), (action, spot)
                done.add(type(action))
    assert done >= {*Action.__args__} - {actions.Interrupt}


def view() -> View:
    """Anna works in her small laboratory; her large one is idle, and number 1 is requested."""
    game = start_of_work(table(seat(hand="iron wood", small=lab(on=3), large=lab(4)), seat(), display=[1, 21, 22]))
    return GAME.view(game.state, ANNA)


@pytest.mark.parametrize(
    ("action", "place"),
    [
        (actions.PlaceApprentices(2, Place.ACADEMY), DistrictSpot(Place.ACADEMY)),
        (actions.PlaceMaster(Place.LARGE), LaboratorySpot(ANNA, Place.LARGE)),
        (actions.Start(Place.LARGE, 1), CardSpot(1)),
        (actions.Start(Place.LARGE, 2), LaboratorySpot(ANNA, Place.LARGE)),
        (actions.Interrupt(Place.SMALL), SecretSpot(ANNA, Place.SMALL)),
        (actions.Done(), ButtonSpot("done")),
        (actions.Pass(), ButtonSpot("pass")),
        (actions.GiveLeonardo(1), SeatSpot(1)),
        (actions.TakeBox(Box.TREASURY), BoxSpot(Box.TREASURY)),
        (actions.Take(Upgrade.AUTOMATON, Place.SMALL), LaboratorySpot(ANNA, Place.SMALL)),
        (actions.Take(Upgrade.LARGE6), LaboratorySpot(ANNA, Place.LARGE)),
    ],
    ids=str,
)
def test_it_is_where_one_would_look(action: Action, place: Spot) -> None:
    assert whereabouts(view(), action) == place


def test_two_starts_of_an_invention_differ_in_laboratories() -> None:
    small, large = actions.Start(Place.SMALL, 1), actions.Start(Place.LARGE, 1)
    assert whereabouts_of_two(view(), small, large) == (
        LaboratorySpot(ANNA, Place.SMALL),
        LaboratorySpot(ANNA, Place.LARGE),
    )
    assert whereabouts_of_two(view(), small, actions.Done()) == (CardSpot(1), ButtonSpot("done"))


def test_an_onlooker_decides_nothing() -> None:
    game = start_of_work(table(seat(), seat()))
    with pytest.raises(ValueError, match="nothing"):
        whereabouts(GAME.view(game.state, None), actions.Pass())
