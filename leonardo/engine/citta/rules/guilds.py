"""Guilds: unions proposed before a turn, and rescues of who cannot pay (rule 16)."""

from functools import partial

from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue, StayAlone
from leonardo.engine.citta.agenda import Debt
from leonardo.engine.citta.constants import MEN_A_PARTY, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import RescueDeclined, UnionMade, UnionProposed, UnionRefused
from leonardo.engine.citta.questions import AnswerQuestion, ProposalQuestion, RescueQuestion
from leonardo.engine.citta.rules import bankruptcy
from leonardo.engine.citta.state import Party, speakers
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_ACCEPT_OR_REFUSE: tuple[Action, ...] = (Accept(), Refuse())
_PROPOSED, _OFFERED = (partial(UnionProposed, rescue=rescue) for rescue in (False, True))
_LEAST_TO_UNITE = 3
"""How many parties there must be, so that two are left after a union (rule 16.2)."""


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
        bankruptcy.go_bankrupt(draft, debt, debtor)


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


def objection(draft: Draft, question: ProposalQuestion | RescueQuestion, action: Action) -> Objection:  # noqa: ARG001
    """Return which rule is against an action that is not among the proposals or rescues."""
    if not isinstance(action, Propose | Rescue):
        return Objection("16.3", "propose_or_not", "A union is proposed, or none is")
    if isinstance(question, RescueQuestion) and isinstance(action, Rescue) and action.to != question.debt.debtor:
        return Objection("16.10", "not_in_need", "Only who cannot pay is rescued")
    return Objection("16.4", "whose_pawn", "A union is with another party, and one of the two pawns stays")


def answer_objection(draft: Draft, question: AnswerQuestion, action: Action) -> Objection:  # noqa: ARG001 - always so
    """Return which rule is against an action that is no answer."""
    return Objection("16.3", "accept_or_refuse", "A proposal is accepted or refused")
