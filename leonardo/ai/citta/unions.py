"""What unions are worth: whether a party would be closer to winning in a guild than without it (rule 16)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.citta import worth
from leonardo.ai.citta.worth import Seen, party_of
from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue, StayAlone
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.questions import AnswerQuestion, Debt, ProposalQuestion, RescueQuestion

_GAIN: Final = 15.0
"""Florins of lead that a union must bring: it is for the rest of the game."""


def improvement(seen: Seen, one: int, other: int, for_whom: int, debt: Debt | None = None) -> float:
    """Return by how much more `for_whom`, one of the two, would be ahead of the best rival if they united.

    With a `debt` it is what would be paid for a rescue; without the rescue the debtor is out.
    """
    standing = worth.prospects(seen)
    rivals = max((each for speaker, each in standing.items() if speaker not in (one, other)), default=0.0)
    mate = other if for_whom == one else one
    members = len(party_of(seen, one).members) + len(party_of(seen, other).members)
    whole = sum(standing[each] * len(party_of(seen, each).members) for each in (one, other))
    owed = 0 if debt is None or debt.creditor == for_whom else debt.florins
    united = (whole + _quarters(seen, one, other) - owed) / members - rivals
    if debt is not None:
        return united - (standing[for_whom] - rivals)
    return united - (standing[for_whom] - max(rivals, standing[mate]))


def _quarters(seen: Seen, one: int, other: int) -> float:
    """Return what quarters would bring that are whole by a union only."""
    gained = 0.0
    for quarter in QUARTERS.values():
        if {seen.owners[palace] for palace in quarter} == {one, other}:
            gained += sum(worth.earned(seen, palace, one) for palace in quarter)
    return gained


def propose(seen: Seen, question: ProposalQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Propose the union that brings the party closest to winning, if the other has a reason to accept."""
    mine, best, found = question.seat, _GAIN, None
    for action in legal:
        if not isinstance(action, Propose) or action.pawn != mine or action.side is not party_of(seen, mine).side:
            continue
        gain = improvement(seen, mine, action.to, mine)
        if gain > best and improvement(seen, mine, action.to, action.to) > _GAIN:
            best, found = gain, action
    return found or StayAlone()


def answered(seen: Seen, question: AnswerQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Return the answer to a proposal."""
    return answer(seen, question)


def answer(seen: Seen, question: AnswerQuestion) -> Action:
    """Accept what saves from bankruptcy, and what brings the party closer to winning."""
    if question.debt is not None or improvement(seen, question.by, question.seat, question.seat) > _GAIN:
        return Accept()
    return Refuse()


def rescue(seen: Seen, question: RescueQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Take in who cannot pay if that brings the party closer to winning."""
    mine = question.seat
    for action in legal:
        if isinstance(action, Rescue) and action.pawn == mine and action.side is party_of(seen, mine).side:
            return action if improvement(seen, mine, action.to, mine, question.debt) > _GAIN else LetFall()
    return LetFall()
