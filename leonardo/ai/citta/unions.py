"""What unions are worth: whether a party would be likelier to win in a guild than without it (rule 16)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.citta import evaluation, worth
from leonardo.ai.citta.worth import Seen, Supposed, party_of
from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue, StayAlone
from leonardo.engine.citta.questions import AnswerQuestion, Debt, ProposalQuestion, RescueQuestion
from leonardo.engine.citta.state import NOBODY, Party

LEAST: Final = 0.07  # by how much a union must raise the chance to win: it is for the rest of the game
_PAUSE: Final = 4  # rounds between the offers of a party: nobody is asked again before the table has changed


def timely(seen: Seen, speaker: int) -> bool:
    """Return whether a party may make an offer in this round: who refused it is not asked again at once."""
    return seen.round % _PAUSE == speaker % _PAUSE


def gain(seen: Seen, one: int, other: int, for_whom: int, debt: Debt | None = None) -> float:
    """Return by how much likelier `for_whom`, one of the two, would win if they united.

    With a `debt` it is paid by the union, unless it is owed to `for_whom`; without the rescue the debtor is out.
    """
    after = evaluation.shares(united(seen, one, other, debt))[one]
    if debt is None:
        return after - evaluation.shares(seen)[for_whom]
    debtor = one if seen.parties[one] is not None and debt.debtor in party_of(seen, one).members else other
    return after - (0.0 if for_whom == debtor else evaluation.shares(_without(seen, debtor))[for_whom])


def improvement(seen: Seen, one: int, other: int, for_whom: int, debt: Debt | None = None) -> float:
    """Return by how many florins more `for_whom`, one of the two, would be ahead of the best rival if they united."""
    alone, together = worth.prospects(seen), worth.prospects(united(seen, one, other, debt))
    mate = other if for_whom == one else one
    before = [each for speaker, each in alone.items() if speaker != for_whom and (debt is None or speaker != mate)]
    after = [each for speaker, each in together.items() if speaker != one]
    return together[one] - max(after, default=0.0) - (alone[for_whom] - max(before, default=0.0))


def united(seen: Seen, one: int, other: int, debt: Debt | None = None) -> Supposed:
    """Return the table as it would be if two parties united, the pawn of the first staying."""
    stays, goes = party_of(seen, one), party_of(seen, other)
    owed = 0 if debt is None or debt.creditor in (one, other) else debt.florins
    florins = stays.florins + goes.florins - owed
    guild = evolve(stays, members=tuple(sorted((*stays.members, *goes.members))), florins=florins)
    return _supposed(seen, other, one, {one: guild, other: None})


def _without(seen: Seen, debtor: int) -> Supposed:
    return _supposed(seen, debtor, NOBODY, {debtor: None})


def _supposed(seen: Seen, owner: int, heir: int, changed: dict[int, Party | None]) -> Supposed:
    """Return the table with other parties, and all that one owned in the hands of another, or of the bank."""
    parties = [changed.get(speaker, party) for speaker, party in enumerate(seen.parties)]
    return Supposed(
        seen.table,
        seen.round,
        seen.starter,
        seen.turn,
        tuple(parties),
        tuple([heir if each == owner else each for each in seen.owners]),
        seen.works,
        seen.work_pile,
    )


def propose(seen: Seen, question: ProposalQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Propose the union that makes the party likeliest to win, if the other is likelier to win by it, too."""
    mine, best, found = question.seat, LEAST, None
    if not timely(seen, mine):
        return StayAlone()
    for action in legal:
        if not isinstance(action, Propose) or action.pawn != mine or action.side is not party_of(seen, mine).side:
            continue
        gained = gain(seen, mine, action.to, mine)
        if gained > best and gain(seen, mine, action.to, action.to) > LEAST:
            best, found = gained, action
    return found or StayAlone()


def answered(seen: Seen, question: AnswerQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    return answer(seen, question)


def answer(seen: Seen, question: AnswerQuestion) -> Action:
    """Accept what saves from bankruptcy, and what makes the party likelier to win."""
    if question.debt is not None or gain(seen, question.by, question.seat, question.seat) > LEAST:
        return Accept()
    return Refuse()


def rescue(seen: Seen, question: RescueQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Take in who cannot pay if that makes the party likelier to win."""
    mine = question.seat
    for action in legal:
        if isinstance(action, Rescue) and action.pawn == mine and action.side is party_of(seen, mine).side:
            return action if gain(seen, mine, action.to, mine, question.debt) > LEAST else LetFall()
    return LetFall()
