"""Payments, sales for a debt, guilds and rescues, bankruptcy and the end (rules 5.4, 13.1 to 13.6, 15, 16)."""

from functools import partial

from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue, Sell, StayAlone
from leonardo.engine.citta.constants import MEN_A_PARTY, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import (
    GameEnded,
    Paid,
    RescueDeclined,
    Sold,
    UnionMade,
    UnionProposed,
    UnionRefused,
    WentBankrupt,
)
from leonardo.engine.citta.questions import AnswerQuestion, Debt, ProposalQuestion, RescueQuestion, SaleQuestion
from leonardo.engine.citta.state import NOBODY, Party, properties, sale_value, speakers, winners
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection


def finish(draft: Draft) -> None:
    """End the game (rules 15.1, 15.2)."""
    draft.agenda.clear()
    draft.question = None
    draft.tell(GameEnded, winners(draft.parties, draft.owners, draft.works))


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
        finish(draft)


def bank_pays(draft: Draft, debt: Debt, creditor: int | None) -> None:
    """Pay the creditor of a bankrupt party the whole sum (rules 13.5, 13.6)."""
    if creditor is not None:
        draft.receive(creditor, debt.florins)
        draft.tell(_PAID_BY_BANK, debt.debtor, creditor, debt.florins, debt.cause)


_ACCEPT_OR_REFUSE: tuple[Action, ...] = (Accept(), Refuse())
_PROPOSED, _OFFERED = (partial(UnionProposed, rescue=rescue) for rescue in (False, True))
_LEAST_TO_UNITE = 3  # how many parties there must be, so that two are left after a union (rule 16.2)


def _may_unite(draft: Draft) -> bool:
    return draft.table.guilds and len(speakers(draft.parties)) >= _LEAST_TO_UNITE


def ask_for_a_proposal(draft: Draft, speaker: int) -> None:
    """Ask for a union at the start of a turn (rules 16.2, 16.3)."""
    if _may_unite(draft):
        draft.question = ProposalQuestion(speaker)


def proposals(draft: Draft, question: ProposalQuestion) -> tuple[Action, ...]:
    """Return each other party, each side and each of the two pawns, and no proposal (rules 16.3, 16.4)."""
    return _proposals(question.seat, draft.others_after(question.seat))


@memoized()
def _proposals(speaker: int, others: tuple[int, ...]) -> tuple[Action, ...]:
    found = (Propose(to, side, pawn) for to in others for side in Side for pawn in (speaker, to))
    return (*found, StayAlone())


def propose(draft: Draft, question: ProposalQuestion, action: Propose) -> None:
    """Propose one union to one other party (rule 16.3)."""
    draft.question = AnswerQuestion(action.to, question.seat, action.side, action.pawn)
    draft.tell(_PROPOSED, question.seat, action.to, action.side, action.pawn)


def stay_alone(draft: Draft, question: ProposalQuestion, action: StayAlone) -> None:
    """Propose nothing: the turn goes on."""


def answers(draft: Draft, question: AnswerQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return accepting and refusing (rule 16.3)."""
    return _ACCEPT_OR_REFUSE


def accept(draft: Draft, question: AnswerQuestion, action: Accept) -> None:  # noqa: ARG001 - it says nothing more
    """Unite; the debt of who was rescued is then paid, or void (rule 16.10)."""
    if question.debt is not None:
        draft.then(question.debt)
    _unite(draft, question.by, question.seat, question.side, question.pawn)


def refuse(draft: Draft, question: AnswerQuestion, action: Refuse) -> None:  # noqa: ARG001 - it says nothing more
    """Stay apart; the next is asked for a rescue (rule 16.10)."""
    draft.tell(UnionRefused, question.seat, question.by)
    if question.debt is not None:
        ask_for_rescue(draft, question.debt, question.waiting)


def _unite(draft: Draft, one: int, other: int, side: Side, pawn: int) -> None:
    """All they have is one; one pawn stays, and a turn whose pawn goes ends (rules 16.5, 16.6)."""
    gone = other if pawn == one else one
    stays, leaves = draft.party(pawn), draft.party(gone)
    men = stays.men + leaves.men
    draft.parties[pawn] = Party(
        members=tuple(sorted((*stays.members, *leaves.members))),
        side=side,
        square=stays.square,
        florins=stays.florins + leaves.florins,
        men=min(men, MEN_A_PARTY),
        offices=(*stays.offices, *leaves.offices),
        moved=stays.moved,
        round=stays.round,
    )
    draft.parties[gone] = None
    draft.owners = tuple(pawn if owner == gone else owner for owner in draft.owners)
    draft.ended = draft.ended or draft.turn == gone
    draft.tell(UnionMade, pawn, gone, side, draft.party(pawn).members, max(0, men - MEN_A_PARTY))


def rescuers(draft: Draft, debt: Debt, debtor: int) -> tuple[int, ...]:
    """Return who is asked whether it takes in a debtor: who could pay, and the creditor (rule 16.10)."""
    if not _may_unite(draft):
        return ()
    cash = draft.party(debtor).florins
    creditor = draft.speaker_of(debt.creditor)
    others = draft.others_after(debtor)
    return tuple(seat for seat in others if seat == creditor or draft.party(seat).florins + cash >= debt.florins)


def ask_for_rescue(draft: Draft, debt: Debt, waiting: tuple[int, ...]) -> None:
    """Ask the next whether it takes in who cannot pay; when none is left, the debtor is bankrupt (rule 16.10)."""
    debtor = draft.speaker_of(debt.debtor)
    if debtor is None:
        raise ValueError("who owes is out already")
    if waiting:
        draft.question = RescueQuestion(waiting[0], debt, waiting[1:])
    else:
        go_bankrupt(draft, debt, debtor)


def rescues(draft: Draft, question: RescueQuestion) -> tuple[Action, ...]:
    """Return each side and each of the two pawns, and letting the debtor fall (rule 16.10)."""
    debtor = draft.speaker_of(question.debt.debtor)
    return _rescues(question.seat, question.seat if debtor is None else debtor)


@memoized()
def _rescues(speaker: int, debtor: int) -> tuple[Action, ...]:
    return (*(Rescue(debtor, side, pawn) for side in Side for pawn in (speaker, debtor)), LetFall())


def rescue(draft: Draft, question: RescueQuestion, action: Rescue) -> None:
    """Offer to take the debtor in, who accepts or refuses (rule 16.10)."""
    draft.question = AnswerQuestion(action.to, question.seat, action.side, action.pawn, question.debt, question.waiting)
    draft.tell(_OFFERED, question.seat, action.to, action.side, action.pawn)


def let_fall(draft: Draft, question: RescueQuestion, action: LetFall) -> None:  # noqa: ARG001 - it says nothing more
    """Do not take the debtor in; the next is asked (rule 16.10)."""
    draft.tell(RescueDeclined, question.seat, question.debt.debtor)
    ask_for_rescue(draft, question.debt, question.waiting)


def guild_objection(draft: Draft, question: ProposalQuestion | RescueQuestion, action: Action) -> Objection:  # noqa: ARG001
    """Return which rule is against an action that is not among the proposals or rescues."""
    if not isinstance(action, Propose | Rescue):
        return Objection("16.3", "propose_or_not", "A union is proposed, or none is")
    if isinstance(question, RescueQuestion) and isinstance(action, Rescue) and action.to != question.debt.debtor:
        return Objection("16.10", "not_in_need", "Only who cannot pay is rescued")
    return Objection("16.4", "whose_pawn", "A union is with another party, and one of the two pawns stays")


def answer_objection(draft: Draft, question: AnswerQuestion, action: Action) -> Objection:  # noqa: ARG001 - always so
    return Objection("16.3", "accept_or_refuse", "A proposal is accepted or refused")


_sell = memoized()(Sell)
_PAID = memoized()(Paid)  # frozen things that come again and again are made once


def pay(draft: Draft, debt: Debt) -> None:
    """Settle a debt at once: from cash, by sales, or by bankruptcy (rules 13.1 to 13.6)."""
    debtor, creditor = draft.speaker_of(debt.debtor), draft.speaker_of(debt.creditor)
    if debtor is None:
        bank_pays(draft, debt, creditor)
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
        ask_for_rescue(draft, debt, rescuers(draft, debt, debtor))


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
