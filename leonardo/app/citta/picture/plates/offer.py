"""A palace or bridge that is offered for its price: what it would bring, and what would be left in the purse."""

from collections import Counter

from leonardo.app.citta.picture.plates.told import Line, Looks, Told
from leonardo.app.citta.standing import price, rents, would_be_whole
from leonardo.app.citta.words.phrases import quarter_name, square_name, square_short
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta.board import IS_PALACE, QUARTERS, RENTS, SQUARES
from leonardo.engine.citta.constants import TOLL
from leonardo.engine.citta.questions import OptionQuestion
from leonardo.engine.citta.state import speakers
from leonardo.engine.citta.view import View


def offer(view: View, question: OptionQuestion, looks: Looks) -> Told:
    """Return what is told of an offer (rule 8.1)."""
    party = view.parties[question.seat]
    florins = party.florins if party is not None else 0
    cost = price(question.square)
    lines = [
        *worth(view, question.square, question.seat, looks),
        *_for_rivals(view, question.square, question.seat, looks),
    ]
    if florins >= cost:
        lines.append(Line(tr("citta.plate.purse", before=florins, after=florins - cost), BROWN))
    else:
        lines.append(Line(tr("citta.plate.too_dear", count=florins), BLOOD))
    return Told(square_name(question.square), tuple(lines), picture_of(question.square), cost, square=question.square)


def _for_rivals(view: View, square: int, speaker: int, looks: Looks) -> list[Line]:
    """Return what is at stake if a rival gets it: the last palace of a quarter (rules 8.4, 9.2)."""
    quarter = SQUARES[square].quarter or ""
    return [
        Line(
            tr("citta.plate.last_of", name=looks[rival].name, quarter=quarter_name(quarter)),
            BLOOD,
            f"quarter_{quarter}",
        )
        for rival in speakers(view.parties)
        if rival != speaker and would_be_whole(view, square, rival)
    ]


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
