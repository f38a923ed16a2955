"""The machine and the move, square by square (rules 6, 9.2, 11.1, 16.8)."""

from leonardo.engine.citta.actions import Action, TakeBall
from leonardo.engine.citta.agenda import Arrive, Debt, DrawForMove, Walk
from leonardo.engine.citta.board import IS_BRIDGE, PIAZZA_MAGGIORE, onward
from leonardo.engine.citta.constants import INDEMNITY, MEN_A_PARTY, MEN_NUMBERS, TOLL, Cause, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import BallTaken, IndemnityPaid, ManTaken, PawnWalked
from leonardo.engine.citta.questions import BallQuestion, machine
from leonardo.engine.citta.state import NOBODY, Party, men_left
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_ball = memoized()(TakeBall)
_walk = memoized()(Walk)
_ARRIVE = Arrive()
_MOVE = Purpose.MOVE
_PAWN_WALKED = memoized()(PawnWalked)
_INDEMNITY_PAID = memoized()(IndemnityPaid)
"""Frozen things that come again and again are made once."""


@memoized()
def _stops(source: int, steps: int) -> tuple[tuple[int, int], ...]:
    """Return where anything may be due on a way, and where it ends: the squares, and the steps that are left there."""
    walked = range(1, steps + 1) if steps > 0 else range(-1, steps - 1, -1)
    way = [(onward(source, each), steps - each) for each in walked]
    return tuple((square, left) for square, left in way if square == PIAZZA_MAGGIORE or IS_BRIDGE[square] or not left)


def draw_for_move(draft: Draft, task: DrawForMove) -> None:
    """Let each member draw a number; a guild takes the one it likes best (rules 6.1, 16.8)."""
    if draft.ended:
        return
    numbers, party = task.numbers, draft.party(draft.turn)
    drawn = len(numbers)
    if drawn < len(party.members):
        draft.agenda.append(task)
        draft.question = machine(party.members[drawn], _MOVE)
    elif drawn > 1 and len(set(numbers)) > 1:
        draft.question = BallQuestion(draft.turn, tuple(sorted(set(numbers))))
    else:
        _set_out(draft, party, numbers[0])


def balls(draft: Draft, question: BallQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - the question knows them
    """Return the numbers that the members drew (rule 16.8)."""
    return tuple(map(_ball, question.numbers))


def take_ball(draft: Draft, question: BallQuestion, action: TakeBall) -> None:
    """Move by the number that the guild likes best (rule 16.8)."""
    draft.tell(BallTaken, question.seat, action.number)
    _set_out(draft, draft.party(question.seat), action.number)


def ball_objection(draft: Draft, question: BallQuestion, action: Action) -> Objection:  # noqa: ARG001 - always the same
    """Return which rule is against an action that is not among the numbers drawn."""
    return Objection("16.8", "drawn_numbers", "A guild takes one of the numbers that its members drew")


def _set_out(draft: Draft, party: Party, number: int) -> None:
    """Take a man-at-arms for a 1 or 2 (rule 11.1), and walk; the first move counts the start square (rule 6.3)."""
    if number in MEN_NUMBERS and party.men < MEN_A_PARTY and men_left(draft.parties):
        draft.change(draft.turn, men=party.men + 1)
        draft.tell(ManTaken, draft.turn)
    steps = number if party.moved else number - 1
    if not steps:
        draft.change(draft.turn, moved=True)
        _pay_indemnity(draft)
    draft.agenda.append(_ARRIVE)
    _go(draft, steps)


def walk(draft: Draft, task: Walk) -> None:
    """Go on square by square; what is due on the way is settled in that order (rules 6.4, 6.6)."""
    if not draft.ended:
        _go(draft, task.steps)


def _go(draft: Draft, steps: int) -> None:
    left = steps
    while left:
        square, left = _stretch(draft, left)
        if _is_toll_due(draft, square):
            draft.then(Debt(draft.turn, draft.owners[square], TOLL, Cause.TOLL), _walk(left))
            return


def _stretch(draft: Draft, steps: int) -> tuple[int, int]:
    """Walk as far as to the next square where something is due; return that, and the steps that are left."""
    turn, back = draft.turn, steps < 0
    party = draft.party(turn)
    for square, left in _stops(party.square, steps):
        comes_round = square == PIAZZA_MAGGIORE and not (back and left)
        if comes_round or _is_toll_due(draft, square):
            break
    draft.stand(turn, square, comes_round)
    draft.tell(_PAWN_WALKED, turn, party.square, square, back)
    if comes_round:
        _pay_indemnity(draft)
    return square, left


def _is_toll_due(draft: Draft, square: int) -> bool:
    """Return whether the pawn pays on this square for an opponent's bridge (rule 9.2)."""
    return IS_BRIDGE[square] and draft.owners[square] not in (NOBODY, draft.turn)


def _pay_indemnity(draft: Draft) -> None:
    """Pay 100 florins to who comes to Piazza Maggiore, guilds excepted (rules 6.5, 16.7)."""
    if not draft.party(draft.turn).guild:
        draft.receive(draft.turn, INDEMNITY)
        draft.tell(_INDEMNITY_PAID, draft.turn, INDEMNITY)
