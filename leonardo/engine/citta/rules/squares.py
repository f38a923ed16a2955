"""What happens on the square that was reached (rules 5.3, 14)."""

from leonardo.engine.citta.agenda import Arrive, Heed
from leonardo.engine.citta.board import EVENT_SQUARES, FOR_SALE, MARKETS, PIAZZA_MAGGIORE
from leonardo.engine.citta.constants import EVENT_FLORINS, InternationalEvent, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import EventDrawn
from leonardo.engine.citta.rules import markets, offices, palaces

_GETS = {InternationalEvent.GUELPH: Side.GUELPH, InternationalEvent.GHIBELLINE: Side.GHIBELLINE}


def arrive(draft: Draft, task: Arrive) -> None:  # noqa: ARG001 - all that counts is where
    """Let an opponent's office act first, before the square does (rule 7.4)."""
    if draft.ended:
        return
    square = draft.party(draft.turn).square
    if not offices.act(draft, square):
        _do_as_told(draft, square)


def heed(draft: Draft, task: Heed) -> None:  # noqa: ARG001 - all that counts is where
    """Do what the square says (rule 5.3)."""
    if not draft.ended:
        _do_as_told(draft, draft.party(draft.turn).square)


def _do_as_told(draft: Draft, square: int) -> None:
    if square in FOR_SALE:
        palaces.reach(draft, square)
    elif square == PIAZZA_MAGGIORE:
        offices.draw(draft)
    elif square in MARKETS:
        markets.open_market(draft, square)
    elif square in EVENT_SQUARES:
        _draw_event(draft)


def _draw_event(draft: Draft) -> None:
    """Draw the top event card; it concerns everybody (rules 14.1, 16.6)."""
    event, pile = draft.event_pile.drawn()
    draft.event_pile = pile.under((event,))
    side = _GETS.get(event)
    paid = tuple(
        (speaker, EVENT_FLORINS * len(party.members))
        for speaker, party in enumerate(draft.parties)
        if party is not None and side is not None and party.side is side
    )
    for speaker, florins in paid:
        draft.receive(speaker, florins)
    draft.tell(EventDrawn, draft.turn, event, paid)
