"""An auction as all see it: who bids, who has dropped out, the last bid, and what the card would bring (rule 8.2)."""

from collections.abc import Iterator, Mapping
from typing import Final

from leonardo.app.citta.picture.parts import coin
from leonardo.app.citta.picture.plates.offer import picture_of, worth
from leonardo.app.citta.picture.plates.told import Line, Looks, Told
from leonardo.app.citta.spots import BidSpot
from leonardo.app.citta.standing import own_party, price
from leonardo.app.citta.words.phrases import square_name
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.engine.citta.questions import AuctionQuestion
from leonardo.engine.citta.state import speakers
from leonardo.engine.citta.view import View
from leonardo.ui.node import L, Node, Share, Spacer, column, component, image, paint, row, stack, text

Bids = tuple[tuple[int, int], ...]
_NAME: Final = Style(Face.BOLD, 17, NARROW)
_STATE: Final = Style(Face.ITALIC, 16.5)
BID: Final = Style(Face.BOLD, 34)


def auction(view: View, question: AuctionQuestion, looks: Looks) -> Told:
    """Return what is told of an auction."""
    own, bidders = own_party(view), _bidders(view, question)
    lines = list(worth(view, question.square, own, looks)) if own is not None and own in bidders else []
    if question.leader is None:
        lines.append(Line(tr("citta.plate.no_bid"), BROWN))
    else:
        told = tr("citta.plate.leads", name=looks[question.leader].name, count=question.bid)
        lines.append(Line(told, LEAF, strong=True))
    title = tr("citta.plate.auction", name=square_name(question.square))
    body = bidding(question, question.bids, bidders, tuple(looks))
    return Told(title, tuple(lines), picture_of(question.square), price(question.square), body, broad=True)


def _bidders(view: View, question: AuctionQuestion) -> tuple[int, ...]:
    """Return all who could bid, in playing order after who declined; those who dropped out among them."""
    left = speakers(view.parties)
    return tuple(seat for seat in view.table.after(view.turn) if seat in left) or (question.seat,)


@component
def bidding(question: AuctionQuestion, bids: Bids, bidders: tuple[int, ...], looks: Looks) -> Node:
    """Return the bidders in a row, and the field where coins are put; equal questions may differ in their `bids`."""
    field = stack(
        paint(Brush.plate, 10, (255, 250, 232, 255), 2, (*GOLD, 255)),
        column(
            coin(height=Share(0.42), align="centre"),
            text(str(question.bid) if question.bid else "\N{EN DASH}", BID, side="centre", grow=1),
            pad=(0, 6, 0, 0),
        ),
        id=BidSpot(),
        width=L(124, 68),
    )
    named = row(*_named(question, dict(bids), bidders, looks), gap=6, grow=1)
    return row(named, field, gap=16, height=L(92, 64))


def _named(
    question: AuctionQuestion, bids: Mapping[int, int], bidders: tuple[int, ...], looks: Looks
) -> Iterator[Node]:
    """Yield a slip for each bidder: who leads and who is asked have a golden edge, who dropped out is pale."""
    for seat in bidders:
        leads, asked = seat == question.leader, seat == question.seat
        there = leads or asked or seat in question.waiting
        fill = (255, 240, 196, 255) if asked else (246, 232, 198, 255 if there else 120)
        edge, line = ((*GOLD, 255), 2.4) if asked or leads else ((*INK, 150 if there else 70), 1.2)
        state = tr(f"citta.plate.{'leads_short' if leads else 'asked' if asked else 'waits' if there else 'out'}")
        ways = (f"{bids[seat]} · {state}", str(bids[seat])) if seat in bids else (state,)
        look = looks[seat]
        told = column(
            Spacer(height=Share(0.06)),
            image(f"shield_{look.colour}", pale=255 if there else 90, height=Share(0.42)),
            text(look.name, _NAME, INK if there else BROWN, side="centre", height=Share(0.24)),
            text(ways, _STATE, LEAF if leads else BROWN, side="centre", height=Share(0.24)),
            pad=(3, 0),
        )
        yield stack(paint(Brush.plate, 7, fill, line, edge), told, grow=1)
