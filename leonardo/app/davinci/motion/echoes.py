"""What answers when something is paid, taken or worked on: seals, landmarks, stores, cards and laboratories."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from leonardo.app.davinci.motion.pieces import ComponentPiece
from leonardo.app.davinci.picture.cards.state import CardState, requested
from leonardo.app.davinci.picture.city.landmarks import LANDMARKS
from leonardo.app.davinci.spots import BoxSpot, CardSpot, GroupSpot, LandmarkSpot, SealSpot, SpaceSpot, WeeksSpot
from leonardo.app.kit.theme import Colour
from leonardo.app.table.motion.echoes import Echo, Form
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Box, Place
from leonardo.engine.davinci.state import by_rank
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

_PRESSED: Final = 150
"""Milliseconds in which a seal is pressed and springs back,"""
_ANSWERS: Final = 260
"""in which a landmark answers,"""
_STORED: Final = 260
"""in which a place lights up to which something has come,"""
_SWEEPS: Final = 460
"""in which a light sweeps over a card that can be made now,"""
_OWNED: Final = 480
"""in which the place of a card that is won glows,"""
_WORKED: Final = 340
"""and in which one sees that a laboratory is worked in."""
_SERVED: Final = 420
"""Milliseconds for which a group is lit that is served now, and the first one of a district that is opened."""
_RINGS: Final = 300
_GLINTS: Final = 420
"""For how long a box lights up into which a florin falls; and how long a light passes over it, from halfway on."""
_EARLIER: Final = 80
"""How much earlier than what comes out of it a landmark answers."""
_GOLD: Final[Colour] = (255, 206, 92)
_DUST: Final[Colour] = (226, 200, 158)
_CANDLE: Final[Colour] = (255, 176, 72)
_SHINE: Final[Colour] = (150, 116, 52)
_COIN: Final = 150
_PAID: Final = 96
_AROUND: Final = 190
_STORE: Final = 130
_RAISED: Final = 46
_CANDLELIGHT: Final = 150
"""Units across of lights: where a florin falls into a box, or comes to a seal, around a group that is served, at a
place in the stores; of the dust at a bench, and of the candle above that."""


def echoes(before: View, after: View, event: Event, air: Sequence[Flight]) -> Iterator[Echo]:
    """Yield what answers to an event, when what flies for it leaves and lands."""
    yield from chain.from_iterable(map(_paid, air))
    match event:
        case events.DistrictOpened(district=district):
            yield from _opened(after, district, _landed(air))
        case events.AdvantageTaken(district=district):
            yield _called(district, event.seat, 0)
            yield from _taken(before, after, district, air)
        case events.CouncilFilled():
            yield from _filled(air)
        case events.ComponentBought():
            yield from chain.from_iterable(map(_stored, air))
            yield from _readied(before, after, _landed(air))
        case events.WorkAdvanced():
            yield from _worked(event, air)
        case events.CardTaken():
            yield from _won(air)


def _paid(flight: Flight) -> Iterator[Echo]:
    """A coin that comes to a seal presses it, and that lights up."""
    if isinstance(flight.end, SealSpot):
        yield Echo(Form.SPRING, flight.end, flight.over - _PRESSED / 5, _PRESSED)
        yield Echo(Form.FLASH, flight.end, flight.over, _RINGS, _PAID, _GOLD)


def _filled(air: Sequence[Flight]) -> Iterator[Echo]:
    """The box lights up in which a florin rings, and its gold glints once more when that has come to rest."""
    box, rings = BoxSpot(Box.TREASURY), min((flight.over for flight in air), default=0.0)
    yield Echo(Form.FLASH, box, rings, _RINGS, _COIN, _GOLD)
    yield Echo(Form.SWEEP, box, rings + _RINGS / 2, _GLINTS, colour=_GOLD)


def _opened(after: View, district: Place, wait: float) -> Iterator[Echo]:
    """The Lord of the City presses the seal as he arrives, and who comes first is lit."""
    yield Echo(Form.SPRING, SealSpot(district), max(0.0, wait - _PRESSED / 5), _PRESSED)
    for seat in by_rank(after.queues[district])[:1]:
        yield _called(district, seat, wait)


def _called(district: Place, seat: int, wait: float) -> Echo:
    """A group brightens up whose turn it is, before anything comes of it."""
    return Echo(Form.FLASH, GroupSpot(district, seat), wait, _SERVED, _AROUND, _SHINE, behind=True)


def _taken(before: View, after: View, district: Place, air: Sequence[Flight]) -> Iterator[Echo]:
    """A landmark answers when something comes out of it, and so does where that comes to."""
    leaves = min((flight.wait for flight in air if isinstance(flight.start, LandmarkSpot)), default=0.0)
    for answer in LANDMARKS[district].echoes:
        spot, wait = LandmarkSpot(district, answer.at), max(0.0, leaves - _EARLIER)
        yield Echo(answer.form, spot, wait, _ANSWERS, answer.across, answer.colour)
    yield from chain.from_iterable(map(_stored, air))
    yield from _readied(before, after, _landed(air))


def _stored(flight: Flight) -> Iterator[Echo]:
    if flight.manner is Manner.SETTLE and isinstance(flight.piece, ComponentPiece):
        yield Echo(Form.FLASH, flight.end, flight.wait, _STORED, _STORE, _GOLD)


def _landed(air: Sequence[Flight]) -> float:
    return max((flight.over for flight in air), default=0.0)


def _readied(before: View, after: View, wait: float) -> Iterator[Echo]:
    """A light sweeps over each card for which the viewer has all now, and had not."""
    earlier, later = requested(before, False), requested(after, False)
    for invention, meaning in later.items():
        if _lies_ready(meaning) and invention in earlier and not _lies_ready(earlier[invention]):
            yield Echo(Form.SWEEP, CardSpot(invention), wait, _SWEEPS, colour=_GOLD)


def _lies_ready(meaning: CardState) -> bool:
    return meaning.known and not meaning.missing and not meaning.in_work and not meaning.done


def _won(air: Sequence[Flight]) -> Iterator[Echo]:
    """Where a card comes that is won, all around it lights up."""
    for flight in air:
        if flight.manner is Manner.AWARDED:
            yield Echo(Form.GLOW, flight.end, flight.over, _OWNED, colour=_GOLD)
            yield Echo(Form.FLASH, flight.end, flight.over - _EARLIER, _OWNED, _CANDLELIGHT, _GOLD)


def _worked(event: events.WorkAdvanced, air: Sequence[Flight]) -> Iterator[Echo]:
    """Dust and candlelight rise at the benches of who looks; of others, the line of the laboratory lights up."""
    benches = [flight for flight in air if isinstance(flight.start, SpaceSpot)]
    for flight in benches:
        yield Echo(Form.FLASH, flight.start, flight.wait, _WORKED, _CANDLELIGHT, _CANDLE)
        yield Echo(Form.PUFF, flight.start, flight.wait + flight.takes / 2, _WORKED, _RAISED, _DUST)
    if not benches:
        yield Echo(Form.GLOW, WeeksSpot(event.seat, event.laboratory), 0, _WORKED, colour=_GOLD)
