"""Where on the table a decision takes place: where it ends, and where it comes from."""

from leonardo.app.citta.spots import (
    BallSpot,
    BidSpot,
    GoodSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.questions import AuctionQuestion, OfficeQuestion, OptionQuestion
from leonardo.engine.citta.view import View

BUTTONS: dict[type, str] = {
    actions.StayAlone: "stay_alone",
    actions.Accept: "accept",
    actions.Refuse: "refuse",
    actions.Done: "done",
    actions.LetStand: "let_stand",
    actions.Decline: "decline",
    actions.Drop: "drop",
    actions.LetFall: "let_fall",
}
"""The buttons that stand for a decision of which there is one only."""


def spots_of(view: View, action: Action) -> tuple[Spot, ...]:
    """Return where an action of the viewer takes place, its end first."""
    seat = view.viewer or 0
    match action:
        case actions.LayWork(square):
            return SquareSpot(square), StockSpot()
        case actions.Sell(square):
            return PalaceSpot(square), SquareSpot(square)
        case actions.Buy() if isinstance(view.question, OptionQuestion):
            return (SquareSpot(view.question.square),)
        case actions.Bet(good):
            return GoodSpot(good), PurseSpot(seat)
        case actions.Raise() if isinstance(view.question, AuctionQuestion):
            return BidSpot(), SquareSpot(view.question.square)
        case actions.TakeBall(number):
            return (BallSpot(number),)
        case actions.Propose(to) | actions.Rescue(to):
            return (SeatSpot(to),)
        case actions.ChooseSide(side):
            return (ButtonSpot(side.value),)
        case actions.Divert(steps) if isinstance(view.question, OfficeQuestion):
            moved = view.question.party
            party = view.parties[moved]
            end = (SquareSpot(onward(party.square, steps)),) if party is not None else ()
            return *end, PawnSpot(moved)
    return (ButtonSpot(BUTTONS[type(action)]),) if type(action) in BUTTONS else (PurseSpot(seat),)
