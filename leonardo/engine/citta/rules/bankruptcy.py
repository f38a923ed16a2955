"""Bankruptcy, and what the bank pays for it (rules 5.4, 13.4 to 13.6)."""

from functools import partial

from leonardo.engine.citta.agenda import Debt
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import Paid, WentBankrupt
from leonardo.engine.citta.rules import ending
from leonardo.engine.citta.state import NOBODY, properties

_PAID_BY_BANK = partial(Paid, by_bank=True)


def go_bankrupt(draft: Draft, debt: Debt, debtor: int) -> None:
    """Give everything back to the bank, which pays the creditor; the turn ends if it was theirs (rules 5.4, 13.4)."""
    party = draft.party(debtor)
    for square in properties(draft.owners, debtor):
        draft.give(square, NOBODY)
        draft.work_pile = draft.work_pile.under(draft.works[square])
        draft.lay(square, ())
    draft.office_pile = draft.office_pile.under(party.offices)
    draft.parties[debtor] = None
    draft.out = (*draft.out, *party.members)
    draft.ended = draft.ended or draft.turn == debtor
    draft.tell(WentBankrupt, debtor, party.members, debt.florins)
    bank_pays(draft, debt, draft.speaker_of(debt.creditor))
    if draft.alone:
        ending.finish(draft)


def bank_pays(draft: Draft, debt: Debt, creditor: int | None) -> None:
    """Pay the creditor of a bankrupt party the whole sum (rules 13.5, 13.6)."""
    if creditor is not None:
        draft.receive(creditor, debt.florins)
        draft.tell(_PAID_BY_BANK, debt.debtor, creditor, debt.florins, debt.cause)
