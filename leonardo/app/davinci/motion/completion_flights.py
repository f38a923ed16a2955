"""How an invention that is completed is celebrated (rule 9).

What lay hidden is turned over and held up, the reward is paid florin by florin, rivals show the same, and an auction
opens its purses together.
"""

from collections.abc import Iterator
from typing import Final

from leonardo.app.davinci.motion.payments import coins
from leonardo.app.davinci.motion.pieces import CardPiece, ComponentPiece, CoverPiece, OpenPursePiece, Piece, PursePiece
from leonardo.app.davinci.moves.choices import SHOP_OF
from leonardo.app.davinci.spots import (
    AuctionSpot,
    CardSpot,
    FlorinsSpot,
    LordSpot,
    OwnedSpot,
    SecretSpot,
    StageSpot,
    StockSpot,
)
from leonardo.app.table.motion.flight import STAGGER, Flight, Manner
from leonardo.engine.davinci import events
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import Component, Place
from leonardo.engine.davinci.view import View

_TURNS: Final = 420
"""Milliseconds in which a cover comes up from its laboratory and is turned over."""
_ADMIRED: Final = 260
"""Milliseconds for which a card is held up after its reward has been paid."""
_SHOWN: Final = 340
"""Milliseconds for which a rival holds up the same."""
_AWARDED: Final = 420
"""Milliseconds that a card takes to its new owner."""
_HELD_BREATH: Final = 300
"""Milliseconds for which all look at the sealed purses."""
_OPENS: Final = 300
"""Milliseconds in which they are opened."""
_READ: Final = 620
"""Milliseconds for which the bids are seen before the winner pays."""


def completed(view: View, event: events.InventionCompleted) -> Iterator[Flight]:
    """The secret comes up, its components go back to their shops, and the reward is paid (rules 9.3, 9.4)."""
    stage = StageSpot(event.seat, event.laboratory)
    card = CardPiece(event.invention)
    yield _held_up(view, event.seat, event.laboratory, card)
    number = 0
    for kind in Component:
        for _ in range(INVENTIONS[event.invention].components[kind]):
            wait = _TURNS + number * STAGGER
            yield Flight(ComponentPiece(kind), stage, StockSpot(SHOP_OF[kind]), wait, stays=False)
            number += 1
    paid = tuple(coins(event.reward, stage, FlorinsSpot(event.seat), _TURNS + STAGGER))
    holds = max((coin.over for coin in paid), default=_TURNS) + _ADMIRED - _TURNS
    yield from paid
    sound = "cheer" if event.first else ""
    yield Flight(card, stage, stage, _TURNS, holds, Manner.HOLD, glows=event.first, stays=False, leaves=sound)


def _held_up(view: View, seat: int, place: Place, card: CardPiece) -> Flight:
    """A secret is turned over on its way up; what lay open before only comes up."""
    laboratory = view.seats[seat].laboratory(place)
    lay_open = laboratory is not None and laboratory.shown
    piece: Piece = card if lay_open else CoverPiece()
    start, end = SecretSpot(seat, place), StageSpot(seat, place)
    turns_to = None if lay_open else card
    return Flight(piece, start, end, 0, _TURNS, Manner.TURN, turns_to, stays=False, leaves="page")


def shown(view: View, event: events.WorkShown) -> Iterator[Flight]:
    """A rival holds up the same, and lays it open beside its laboratory (rule 9.6)."""
    stage = StageSpot(event.seat, event.laboratory)
    card = CardPiece(event.invention)
    yield _held_up(view, event.seat, event.laboratory, card)
    yield Flight(card, stage, stage, _TURNS, _SHOWN, Manner.HOLD, stays=False)
    under = SecretSpot(event.seat, event.laboratory)
    yield Flight(card, stage, under, _TURNS + _SHOWN, stays=False, lands="page")


def card_taken(_: View, event: events.CardTaken) -> Iterator[Flight]:
    """The card goes to the only one that completed it (rule 9.5)."""
    yield _awarded(event.seat, event.invention, 0, CardSpot(event.invention))


def _awarded(seat: int, invention: int, wait: float, start: CardSpot | AuctionSpot) -> Flight:
    end = OwnedSpot(seat, INVENTIONS[invention].type)
    return Flight(CardPiece(invention), start, end, wait, _AWARDED, stays=False, lands="page")


def bid(_: View, event: events.BidMade) -> Iterator[Flight]:
    """A sealed purse is put beside the card (rule 9.7)."""
    yield Flight(PursePiece(event.seat), FlorinsSpot(event.seat), AuctionSpot(event.seat), lands="seal")


def settled(_: View, event: events.AuctionSettled) -> Iterator[Flight]:
    """All purses are opened at once; the highest bid is paid, and the card goes to who made it (rule 9.7)."""
    opened = _HELD_BREATH + _OPENS
    pays = opened + _READ
    paid = dict(event.bids)[event.winner] if event.winner is not None else 0
    paying = tuple(coins(paid, AuctionSpot(event.winner), LordSpot(None), pays))
    over = max((coin.over for coin in paying), default=pays) + _AWARDED / 2
    for number, (seat, florins) in enumerate(event.bids):
        spot = AuctionSpot(seat)
        sealed, purse = PursePiece(seat), OpenPursePiece(seat, florins)
        wins = seat == event.winner
        sound = "" if number else "coins"
        yield Flight(sealed, spot, spot, 0, _HELD_BREATH, Manner.HOLD, stays=False)
        yield Flight(sealed, spot, spot, _HELD_BREATH, _OPENS, Manner.TURN, purse, stays=False, lands=sound)
        yield Flight(purse, spot, spot, opened, over - opened, Manner.HOLD, glows=wins, stays=False)
    yield from paying
    if event.winner is not None:
        yield _awarded(event.winner, event.invention, over - _AWARDED, AuctionSpot(None))
