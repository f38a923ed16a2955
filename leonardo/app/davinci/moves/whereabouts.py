"""Where on the table a decision is made: the one place to look at to see what it means."""

from typing import Final

from leonardo.app.davinci.moves.choices import SHOP_OF
from leonardo.app.davinci.spots import (
    AuctionSpot,
    BoxSpot,
    CardSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
)
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LABORATORIES, Box, Favour, Place, Upgrade
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View

ENDS: Final[dict[type, str]] = {
    actions.Done: "done",
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}


_LABORATORY_OF: Final = {
    Upgrade.SMALL5: Place.SMALL,
    Upgrade.LARGE4: Place.LARGE,
    Upgrade.LARGE6: Place.LARGE,
    Favour.LARGE4: Place.LARGE,
}


def whereabouts(view: View, action: Action) -> Spot:
    """Return where on the table the viewer's `action` happens.

    Raises:
        ValueError: if an onlooker, who decides nothing, is the viewer.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("an onlooker decides nothing")
    match action:
        case actions.PlaceApprentices(at=at) | actions.PlaceMaster(at) | actions.Move(target=at):
            return LaboratorySpot(seat, at) if at in LABORATORIES else DistrictSpot(at)
        case actions.Start(laboratory, invention):
            shown = any(request.invention == invention for request in view.display)
            return CardSpot(invention) if shown else LaboratorySpot(seat, laboratory)
        case actions.Interrupt(laboratory):
            return SecretSpot(seat, laboratory)
        case actions.Done() | actions.Pass():
            return ButtonSpot(ENDS[type(action)])
        case actions.GiveLeonardo(to):
            return SeatSpot(to)
        case actions.TakeBox(box):
            return BoxSpot(box)
        case actions.Reorder():
            return DeckSpot()
        case actions.Buy(component):
            return DistrictSpot(SHOP_OF[component])
        case actions.Bid():
            return AuctionSpot(seat)
    return _of_the_rest(view, seat, action)


def whereabouts_of_two(view: View, one: Action, other: Action) -> tuple[Spot, Spot]:
    """Return where two choices happen, apart from each other where they can be told apart.

    Two starts of the same invention differ in nothing but their laboratories; who takes nothing in a district goes home
    with the workers who stand there.

    Raises:
        ValueError: if an onlooker, who decides nothing, is the viewer.
    """
    spots = whereabouts(view, one), whereabouts(view, other)
    match one, other:
        case actions.Start(here), actions.Start(there) if spots[0] == spots[1] and view.viewer is not None:
            return LaboratorySpot(view.viewer, here), LaboratorySpot(view.viewer, there)
    return _leaving(view, one, spots[0]), _leaving(view, other, spots[1])


def _leaving(view: View, action: Action, spot: Spot) -> Spot:
    if isinstance(action, actions.Withdraw) and isinstance(view.question, OfferQuestion) and view.viewer is not None:
        return GroupSpot(view.question.district, view.viewer)
    return spot


def _of_the_rest(view: View, seat: int, action: Action) -> Spot:
    """Return where advantages and favours go, and where what is declined would have been taken."""
    match action:
        case actions.Take(upgrade, laboratory) if upgrade is not None:
            return LaboratorySpot(seat, laboratory or _LABORATORY_OF[upgrade])
        case actions.Take() | actions.Withdraw() if isinstance(view.question, OfferQuestion):
            return DistrictSpot(view.question.district)
        case actions.Decline():
            return DistrictSpot(Place.COUNCIL)
        case actions.Stay():
            return BoxSpot(Box.MOVE)
        case actions.SaveFlorin():
            return BoxSpot(Box.PURCHASE)
        case actions.ChooseFavour(favour, _, laboratory) if laboratory is not None or favour in _LABORATORY_OF:
            return LaboratorySpot(seat, laboratory or _LABORATORY_OF[favour])
        case actions.ChooseFavour():
            return FlorinsSpot(seat)
    return MasterSpot(seat)


def spots_of(view: View, action: Action) -> tuple[Spot, ...]:
    """Return where on the table an action of the viewer takes place: where it ends, and where it comes from."""
    end, seat = whereabouts(view, action), view.viewer or 0
    match action:
        case actions.Start(laboratory):
            return tuple({end: None, LaboratorySpot(seat, laboratory): None})
        case actions.Move(source):
            return (LaboratorySpot(seat, source) if source in LABORATORIES else DistrictSpot(source), end)
    return (end,)
