"""The last thing that each seat did, marked until it does the next (only what all could see)."""

from leonardo.app.davinci.marks import LastAct
from leonardo.app.davinci.spots import BoxSpot, CardSpot, GroupSpot, LaboratorySpot, Spot, StockSpot
from leonardo.app.kit.words import words
from leonardo.engine.davinci import events
from leonardo.engine.davinci.terms import LABORATORIES, Place
from leonardo.engine.game import Event


def last_act(event: Event) -> LastAct | None:
    """Return how an event is marked on the panel of the seat that did it, if it is."""
    match event:
        case events.WorkersPlaced() if event.place in LABORATORIES:
            return _act(event.seat, LaboratorySpot(event.seat, event.place), "laboratory")
        case events.WorkersPlaced():
            return LastAct(event.seat, GroupSpot(event.place, event.seat), letter(event.place))
        case events.AdvantageTaken():
            return LastAct(event.seat, StockSpot(event.district), letter(event.district))
        case events.WorkersWithdrew():
            return _act(event.seat, None, "withdrew")
        case events.FavourChosen():
            return _act(event.seat, None, "favour", letter=event.favour.letter)
        case events.WorkStarted():
            return _act(event.seat, LaboratorySpot(event.seat, event.laboratory), "started")
        case events.WorkInterrupted():
            return _act(event.seat, LaboratorySpot(event.seat, event.laboratory), "interrupted")
        case events.PlacementPassed():
            return _act(event.seat, None, "passed")
        case events.BoxTaken():
            return _act(event.seat, BoxSpot(event.box), "box", box=event.box.value)
        case events.BoxDeclined():
            return _act(event.seat, None, "declined")
        case events.LeonardoGiven():
            return _act(event.seat, None, "leonardo")
        case events.BidMade():
            return _act(event.seat, CardSpot(event.invention), "bid")
        case events.InventionCompleted():
            return _act(event.seat, LaboratorySpot(event.seat, event.laboratory), "completed", number=event.invention)
    return None


def letter(district: Place) -> str:
    """Return the letter A..H of a district (rule 1.7)."""
    return "ABCDEFGH"[district]


def _act(seat: int, spot: Spot | None, key: str, **values: object) -> LastAct:
    return LastAct(seat, spot, words(f"davinci.last.{key}", **values))
