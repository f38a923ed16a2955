"""What flies while inventions are celebrated (rule 9); the rest is shown on the stage (`feasts`)."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.davinci.motion.auctions import AWARDED, PAYING, auction_settled
from leonardo.app.davinci.motion.completions import pace_of
from leonardo.app.davinci.motion.payments import paid
from leonardo.app.davinci.motion.pieces import (
    CardPiece,
    ComponentPiece,
    CoverPiece,
    Piece,
    PursePiece,
    card_of,
    won_by,
)
from leonardo.app.davinci.moves.choices import SHOP_OF
from leonardo.app.davinci.spots import (
    AuctionSpot,
    CardSpot,
    FlorinsSpot,
    LoftSpot,
    LordSpot,
    OwnedSpot,
    RewardSpot,
    SecretSpot,
    StageSpot,
    StockSpot,
)
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Component, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve

_HIGH: Final = 0.16
"""How high the way of a card to its new owner is, as a share of its length;"""
_LOW: Final = -0.14
"""how low that of one is which leaves the stage, so that it passes under the title there;"""
_LIFTED: Final = 0.18
"""and by how much it grows before."""
_TURNS: Final = 420
"""Milliseconds in which a cover comes up from its laboratory and is turned over."""
_SHOWN: Final = 340
"""Milliseconds for which a rival holds up the same."""
_HOME: Final = 220
"""Milliseconds that components take to their shops: they are there before the curtain opens;"""
_NEARER: Final = 0.5
"""By how much they grow on their way."""
_APART: Final = 40
"""and within which the last of them leaves after the first."""


def completed(view: View, event: events.InventionCompleted) -> Iterator[Flight]:
    """The components go home to their shops (rule 9.3); the reward is paid from the stage, florin by florin (9.4)."""
    start, kinds = SecretSpot(event.seat, event.laboratory), INVENTIONS[event.invention].components
    used = [kind for kind in Component for _ in range(kinds[kind])]
    for number, kind in enumerate(used):
        wait = number * _APART / len(used)
        yield Flight(ComponentPiece(kind), start, StockSpot(SHOP_OF[kind]), wait, _HOME, lift=_NEARER, stays=False)
    yield from paid(event.reward, RewardSpot(), FlorinsSpot(event.seat), pace_of(view, event.seat).paying)


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
    card = card_of(view, event.invention)
    yield _held_up(view, event.seat, event.laboratory, card)
    yield Flight(card, stage, stage, _TURNS, _SHOWN, Manner.HOLD, stays=False)
    under = SecretSpot(event.seat, event.laboratory)
    yield Flight(card, stage, under, _TURNS + _SHOWN, stays=False, lands="page")


def card_taken(view: View, event: events.CardTaken) -> Iterator[Flight]:
    """The card goes to the only one that completed it (rule 9.5)."""
    card = card_of(view, event.invention)
    yield _awarded(card, event.seat, event.invention, 0, CardSpot(event.invention))


def _awarded(card: Piece, seat: int, invention: int, wait: float, start: CardSpot | AuctionSpot) -> Flight:
    end = OwnedSpot(seat, INVENTIONS[invention].type)
    rise = _LOW if isinstance(start, AuctionSpot) else _HIGH
    way = Flight(card, start, end, wait, AWARDED, Manner.AWARDED, lift=_LIFTED, rise=rise)
    return evolve(way, glows=True, pops=True, stays=isinstance(start, CardSpot), lands="page")


def bid(view: View, event: events.BidMade) -> Iterator[Flight]:
    """A sealed purse is put on the stage (rule 9.7): one's own from one's purse, those of others come down there."""
    question = view.question
    bidders = len({*question.waiting, *dict(question.bids), event.seat}) if isinstance(question, BidQuestion) else 2
    start = FlorinsSpot(event.seat) if event.seat == view.viewer else LoftSpot(event.seat)
    yield Flight(PursePiece(event.seat), start, AuctionSpot(event.seat, bidders), lands="seal")


def settled(view: View, event: events.AuctionSettled) -> Iterator[Flight]:
    """When all purses have been opened, the highest bid is paid, and the card goes to who made it (rule 9.7)."""
    if event.winner is None:
        return
    opening = auction_settled(event, view.viewer)
    purse = AuctionSpot(event.winner, len(event.bids))
    yield from paid(dict(event.bids)[event.winner], purse, LordSpot(None), evolve(PAYING, wait=opening.pays))
    card = won_by(view, event.winner, event.invention)
    yield _awarded(card, event.winner, event.invention, opening.awards, AuctionSpot(None))
