"""Where on the table a decision takes place: where it ends, and where it comes from."""

from typing import Final

from leonardo.app.engines.moves.choices import built_by
from leonardo.app.engines.spots import (
    ArchiveSpot,
    BuilderSpot,
    DiceSpot,
    FistSpot,
    LandSpot,
    OfferSpot,
    PurseSpot,
    Spot,
)
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.view import View

BUTTONS: Final[dict[type, str]] = {
    actions.Decline: "decline",
    actions.Stop: "stop",
    actions.EndTurn: "end_turn",
    actions.Parachute: "parachute",
    actions.NoParachute: "no_parachute",
    actions.Retreat: "retreat",
    actions.Fight: "fight",
    actions.AssaultByTanks: "by_tanks",
    actions.AssaultByAutomaton: "by_automaton",
    actions.Fire: "fire",
    actions.Hold: "hold",
    actions.Done: "done",
}
"""The buttons of decisions of which there is one only."""
BY_INFANTRY: Final = "by_infantry"
BY_PLANES: Final = "by_planes"
GO: Final = "go"
BID: Final = "bid"
WRECKS: Final = {Machine.TANK: "wreck_tank", Machine.PLANE: "wreck_plane"}


def spots_of(view: View, action: Action) -> tuple[Spot, ...]:
    """Return where an action of the viewer takes place, its end first."""
    seat = view.viewer or 0
    match action:
        case actions.Settle(at) | actions.Recruit(at):
            return (LandSpot(at),)
        case actions.Bid():
            return FistSpot(seat), PurseSpot(seat)
        case actions.Choose(card) if card in view.offer:
            return OfferSpot(view.offer.index(card)), FistSpot(seat)
        case actions.Realise(card) if card in view.players[seat].archive:
            return (ArchiveSpot(view.players[seat].archive.index(card)),)
        case actions.Invade(source, target) | actions.Attack(source, target) | actions.Move(source, target):
            return LandSpot(target), LandSpot(source)
        case actions.Build(at=at) | actions.BuildTower(at) | actions.BuildCastle(at):
            return LandSpot(at), BuilderSpot(built_by(action))
        case actions.Destroy(at=at):
            return (LandSpot(at),)
        case actions.AssaultByInfantry():
            return (ButtonSpot(BY_INFANTRY),)
        case actions.AssaultByPlanes():
            return (ButtonSpot(BY_PLANES),)
        case actions.DestroyInWar(machine):
            return (ButtonSpot(WRECKS[machine]),)
    return (ButtonSpot(BUTTONS[type(action)]),) if type(action) in BUTTONS else (DiceSpot(),)
