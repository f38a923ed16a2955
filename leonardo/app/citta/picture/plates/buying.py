"""What is bought: a palace or bridge offered for its price, or auctioned as all see it (rules 8.1, 8.2)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from leonardo.app.citta.picture.parts import coin
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import BidSpot
from leonardo.app.citta.standing import own_party, price, rents, would_be_whole
from leonardo.app.citta.words.phrases import quarter_name, square_name, square_short
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.seats import Looks
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta.board import IS_PALACE, QUARTERS, RENTS, SQUARES
from leonardo.engine.citta.constants import TOLL
from leonardo.engine.citta.questions import AuctionQuestion, OptionQuestion
from leonardo.engine.citta.state import speakers
from leonardo.engine.citta.view import View
from leonardo.ui.node import L, Node, Share, Spacer, column, component, image, paint, row, stack, text

Bids = tuple[tuple[int, int], ...]
_NAME: Final = Style(Face.BOLD, 17, NARROW)
_STATE: Final = Style(Face.ITALIC, 16.5)
BID: Final = Style(Face.BOLD, 34)


def offer(view: View, question: OptionQuestion, looks: Looks) -> Told:
    """Return what is told of an offer (rule 8.1), also what is at stake if a rival gets it (rules 8.4, 9.2)."""
    party = view.parties[question.seat]
    florins = party.florins if party is not None else 0
    cost = price(question.square)
    lines, quarter = worth(view, question.square, question.seat, looks), SQUARES[question.square].quarter or ""
    rivals = (seat for seat in speakers(view.parties) if seat != question.seat)
    for rival in (seat for seat in rivals if would_be_whole(view, question.square, seat)):
        told = tr("citta.plate.last_of", name=looks[rival].name, quarter=quarter_name(quarter))
        lines.append(Line(told, BLOOD, f"quarter_{quarter}"))
    if florins >= cost:
        lines.append(Line(tr("citta.plate.purse", before=florins, after=florins - cost), BROWN))
    else:
        lines.append(Line(tr("citta.plate.too_dear", count=florins), BLOOD))
    return Told(square_name(question.square), tuple(lines), picture_of(question.square), cost, square=question.square)


def picture_of(square: int) -> str:
    """Return the picture of a palace or bridge."""
    return f"palace_{square:02}" if IS_PALACE[square] else "citta_bridge"


def worth(view: View, square: int, speaker: int, looks: Looks) -> list[Line]:
    """Return what a palace or bridge would bring a party (rules 8.3, 8.4, 9.2)."""
    if not IS_PALACE[square]:
        return [Line(tr("citta.plate.toll", count=TOLL), INK)]
    quarter = SQUARES[square].quarter or ""
    sign = f"quarter_{quarter}"
    if would_be_whole(view, square, speaker):
        join = tr("citta.plate.join")
        told = join.join(
            tr("citta.plate.doubles", name=square_short(palace), before=now, after=then)
            for palace, now, then in rents(view, square, speaker)
            if now
        )
        return [
            Line(tr("citta.plate.last_one", quarter=quarter_name(quarter)), LEAF, "citta_crown", strong=True),
            Line(told or tr("citta.plate.rent", count=RENTS[square][0]), LEAF),
        ]
    of = QUARTERS[quarter]
    own = sum(view.owners[palace] == speaker for palace in of)
    return [
        Line(tr("citta.plate.of_quarter", quarter=quarter_name(quarter), own=own + 1, all=len(of)), INK, sign),
        *_others(view, quarter, speaker, looks),
        Line(tr("citta.plate.rents", none=RENTS[square][0], one=RENTS[square][1], all=RENTS[square][4]), INK),
    ]


def _others(view: View, quarter: str, speaker: int, looks: Looks) -> list[Line]:
    """Return which others own palaces of a quarter, and how many, if any do."""
    owned = Counter(view.owners[palace] for palace in QUARTERS[quarter])
    told = [
        tr("citta.plate.quarter_other", name=looks[seat].name, count=owned[seat])
        for seat in speakers(view.parties)
        if seat != speaker and owned[seat]
    ]
    join = tr("citta.seats.join")
    return [Line(tr("citta.plate.quarter_others", names=join.join(told)), BROWN)] if told else []


def auction(view: View, question: AuctionQuestion, looks: Looks) -> Told:
    own, left = own_party(view), speakers(view.parties)
    bidders = tuple(seat for seat in view.table.after(view.turn) if seat in left) or (question.seat,)
    lines = list(worth(view, question.square, own, looks)) if own is not None and own in bidders else []
    if question.leader is None:
        lines.append(Line(tr("citta.plate.no_bid"), BROWN))
    else:
        told = tr("citta.plate.leads", name=looks[question.leader].name, count=question.bid)
        lines.append(Line(told, LEAF, strong=True))
    title = tr("citta.plate.auction", name=square_name(question.square))
    body = bidding(question, question.bids, bidders, looks)
    return Told(title, tuple(lines), picture_of(question.square), price(question.square), body, broad=True)


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
