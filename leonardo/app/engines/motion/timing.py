"""For how long an event of this game is left to be seen, and what is heard of it."""

from collections.abc import Collection, Mapping
from typing import Final

from leonardo.engine.engines import events
from leonardo.engine.game import Event

PAUSES: Final[Mapping[type[Event], int]] = {
    events.Settled: 420,
    events.RoundBegan: 300,
    events.IncomePaid: 300,
    events.Recruited: 160,
    events.CardsLaid: 500,
    events.BidMade: 140,
    events.BidsShown: 200,
    events.CardTaken: 420,
    events.LeonardoPassed: 420,
    events.CardDeclined: 320,
    events.CardsReturned: 200,
    events.TurnBegan: 260,
    events.ProjectRealised: 100,
    events.MachineBuilt: 300,
    events.TowerBuilt: 280,
    events.CastleBuilt: 320,
    events.Invaded: 260,
    events.Moved: 200,
    events.MovementEnded: 60,
    events.MachineDestroyed: 320,
    events.TurnEnded: 120,
    events.AttackBegan: 520,
    events.LostAtSea: 420,
    events.DiceThrown: 80,
    events.ParachuteOpened: 300,
    events.ParachuteDeclined: 120,
    events.ParachuteLanded: 700,
    events.AssaultsBegan: 60,
    events.InfantryFought: 640,
    events.TankFired: 640,
    events.TanksHeld: 120,
    events.PlanesFlew: 600,
    events.AutomatonStruck: 560,
    events.AssaultsEnded: 60,
    events.Retreated: 620,
    events.FoughtOn: 100,
    events.AttackWon: 120,
    events.AttackLost: 120,
    events.PointsScored: 520,
    events.GameEnded: 800,
}
"""For how long an event is left to be seen after its pieces have landed."""
CELEBRATED: Final = (events.AttackWon, events.AttackLost, events.BidsShown, events.PointsScored)
"""What is hurried later than the rest, in a long round."""

_SOUNDS: Final[Mapping[type[Event], str]] = {
    events.RoundBegan: "bell",
    events.IncomePaid: "coins",
    events.Recruited: "landing",
    events.CardsLaid: "page",
    events.BidMade: "click",
    events.BidsShown: "coins",
    events.CardTaken: "page",
    events.CardDeclined: "page",
    events.TurnBegan: "click",
    events.ProjectRealised: "page",
    events.MachineBuilt: "gears",
    events.TowerBuilt: "knock",
    events.CastleBuilt: "knock",
    events.Invaded: "landing",
    events.Moved: "landing",
    events.AttackBegan: "gate",
    events.DiceThrown: "knock",
    events.Retreated: "back",
    events.AttackWon: "cheer",
    events.AttackLost: "gate",
    events.MachineDestroyed: "gate",
    events.LeonardoPassed: "seal",
    events.PointsScored: "stamp",
    events.GameEnded: "fanfare",
}


def war(event: Event, people: Collection[int]) -> bool | None:
    """Tell whether a war begins by an event (yes) that no person is in, or whether one ends (no).

    Every war ends with one of these, also of who is lost at sea (rules 11.12 to 11.14).
    """
    if isinstance(event, events.AttackBegan):
        return event.seat not in people and event.defender not in people
    return False if isinstance(event, events.AttackWon | events.AttackLost | events.Retreated) else None


def sound(event: Event) -> str | None:
    """Return the sound of an event of which nothing is seen flying, if it has one."""
    return _SOUNDS.get(type(event))
