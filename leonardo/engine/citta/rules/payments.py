"""Payments, and sales for a debt (rules 13.1 to 13.3)."""

from leonardo.engine.citta.actions import Action, Sell
from leonardo.engine.citta.agenda import Debt
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import Paid, Sold
from leonardo.engine.citta.questions import SaleQuestion
from leonardo.engine.citta.rules import bankruptcy, guilds
from leonardo.engine.citta.state import NOBODY, properties, sale_value
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_sell = memoized()(Sell)
_PAID = memoized()(Paid)
"""Frozen things that come again and again are made once."""


def pay(draft: Draft, debt: Debt) -> None:
    """Settle a debt at once: from cash, by sales, or by bankruptcy (rules 13.1 to 13.6)."""
    debtor, creditor = draft.speaker_of(debt.debtor), draft.speaker_of(debt.creditor)
    if debtor is None:
        bankruptcy.bank_pays(draft, debt, creditor)
    elif debtor != debt.debtor:
        pay(draft, Debt(debtor, debt.creditor, debt.florins, debt.cause))  # a guild is known by its speaker (rule 16.6)
    elif debtor == creditor:
        return  # within a guild nothing is owed (rule 16.5)
    elif draft.party(debtor).florins >= debt.florins:
        draft.receive(debtor, -debt.florins)
        if creditor is not None:
            draft.receive(creditor, debt.florins)
        draft.tell(_PAID, debtor, creditor, debt.florins, debt.cause)
    elif _worth(draft, debtor) >= debt.florins:
        draft.agenda.append(debt)
        draft.question = SaleQuestion(debtor, debt)
    else:
        guilds.ask_for_rescue(draft, debt, guilds.rescuers(draft, debt, debtor))


def _worth(draft: Draft, debtor: int) -> int:
    """Return what a party could pay if it sold all it has (rule 13.4)."""
    sales = [sale_value(draft.works, square) for square in properties(draft.owners, debtor)]
    return draft.party(debtor).florins + sum(sales)


def cards(draft: Draft, question: SaleQuestion) -> tuple[Action, ...]:
    """Return each palace and bridge that can be sold (rule 13.2)."""
    return tuple(map(_sell, properties(draft.owners, question.seat)))


def sell(draft: Draft, question: SaleQuestion, action: Sell) -> None:
    """Sell a card to the bank for half of its price and of the values of its works (rule 13.3)."""
    works = draft.works[action.square]
    florins = sale_value(draft.works, action.square)
    draft.give(action.square, NOBODY)
    draft.lay(action.square, ())
    draft.work_pile = draft.work_pile.under(works)
    draft.receive(question.seat, florins)
    draft.tell(Sold, question.seat, action.square, works, florins)


def sale_objection(draft: Draft, question: SaleQuestion, action: Action) -> Objection:  # noqa: ARG001 - see below
    """Return which rule is against an action that is not among the sales."""
    if isinstance(action, Sell):
        return Objection("13.2", "not_yours", "Only one's own palaces and bridges can be sold")
    return Objection("13.2", "must_sell", "Something must be sold until the debt can be paid")
