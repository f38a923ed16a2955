"""The terms of a union in plain words: who unites, who decides, what becomes of all (rule 16)."""

from collections.abc import Sequence

from leonardo.app.citta.standing import own_party, shares, standings
from leonardo.app.citta.words.phrases import creditor_name, of_seats
from leonardo.app.kit.translations import tr
from leonardo.engine.citta.questions import Debt
from leonardo.engine.citta.state import speaker_of
from leonardo.engine.citta.view import View


def terms(view: View, one: int, other: int, pawn: int, names: Sequence[str]) -> list[str]:
    """Return the terms on which the parties of two speakers would unite, a sentence each."""
    parties = [view.parties[seat] for seat in (one, other)]
    members = sorted({seat for party in parties if party is not None for seat in party.members})
    capitals = [standings(view)[seat].capital for seat in (one, other)]
    whole, cash = (sum(sums) for sums in zip(*((each.whole, each.florins) for each in capitals), strict=True))
    gone = other if pawn == one else one
    return [
        tr("citta.union.who", names=of_seats(names, members), capital=whole, count=cash),
        tr("citta.union.pawn", name=names[pawn], other=names[gone]),
        tr("citta.union.speaks", name=names[pawn]),
        tr("citta.union.rest", count=len(members)),
    ]


def outcome(view: View, one: int, other: int, pawn: int, debt: Debt | None = None) -> tuple[str, bool]:
    """Return in one line what a union brings the viewer, who speaks for one of the two, and whether it loses by it.

    It tells whether the viewer would still decide, and what becomes of its share.
    """
    own = own_party(view)
    mine, theirs = (one, other) if own == one else (other, one)
    now, then = shares(view, mine, theirs, debt)
    key = "you_decide" if pawn == mine else "no_more"
    return tr(f"citta.union.{key}", own=now, share=then), pawn != mine or then < now


def settled(view: View, debt: Debt, rescuer: int, names: Sequence[str]) -> str:
    """Return what becomes of a debt if the party of `rescuer` takes in who cannot pay it (rule 16.10)."""
    void = debt.creditor is not None and speaker_of(view.parties, debt.creditor) == rescuer
    key = "citta.union.void" if void else "citta.union.paid"
    return tr(key, count=debt.florins, to=creditor_name(debt.creditor, names))


def fall(view: View, debt: Debt, waiting: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return what follows if nobody takes in who cannot pay a debt, a sentence each (rules 13.4, 13.5, 16.9, 16.10).

    `waiting` are the speakers who could still take them in if this union does not come about.
    """
    debtor = speaker_of(view.parties, debt.debtor)
    party = view.parties[debtor] if debtor is not None else None
    out = of_seats(names, party.members if party is not None else (debt.debtor,))
    if waiting:
        told = tr("citta.union.next", next=of_seats(names, waiting), names=out)
    else:
        told = tr("citta.union.out", names=out)
    return [told, _then(view, debt, names)]


def _then(view: View, debt: Debt, names: Sequence[str]) -> str:
    if debt.creditor is None:
        return tr("citta.union.lost", count=debt.florins)
    creditor = speaker_of(view.parties, debt.creditor)
    mine = creditor is not None and creditor == own_party(view)
    return tr(f"citta.union.bank_pays_{'you' if mine else 'other'}", count=debt.florins, to=names[debt.creditor])
