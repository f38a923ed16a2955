"""The machine, the move square by square, and men-at-arms who meet (rules 6, 9.2, 11, 16.8)."""

from leonardo.engine.citta.actions import Action, TakeBall
from leonardo.engine.citta.board import IS_BRIDGE, PIAZZA_MAGGIORE, onward
from leonardo.engine.citta.constants import ASYLUM, INDEMNITY, MEN_A_PARTY, MEN_NUMBERS, TOLL, Cause, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import BallTaken, Clashed, IndemnityPaid, ManTaken, PawnWalked, TributeDemanded
from leonardo.engine.citta.questions import Arrive, BallQuestion, Debt, DrawForMove, Fight, Meet, Walk, machine
from leonardo.engine.citta.state import NOBODY, Party, men_left, tribute
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_ball = memoized()(TakeBall)
_walk = memoized()(Walk)
_ARRIVE = Arrive()
_MOVE = Purpose.MOVE
_PAWN_WALKED = memoized()(PawnWalked)
_INDEMNITY_PAID = memoized()(IndemnityPaid)  # frozen things that come again and again are made once


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


def meet(draft: Draft, task: Meet) -> None:  # noqa: ARG001 - all that counts is who is there
    """Look who is there, and who has men-at-arms (rules 11.3 to 11.6, 11.8)."""
    if draft.ended:
        return
    there = _there(draft)
    if len(there) < 2 or draft.party(there[0]).square in ASYLUM:
        return
    armed = tuple(seat for seat in there if draft.party(seat).men)
    if not armed:
        return
    if len(armed) > 1:
        draft.then(Fight(armed))
    else:
        _demand_tribute(draft, armed[0])


def _there(draft: Draft) -> list[int]:
    """Return who stands where the turn's pawn does, in playing order from it, first moves made (rule 11.3)."""
    turn, parties = draft.turn, draft.parties
    square = draft.party(turn).square
    there = [turn]
    for seat in draft.table.after(turn):  # a loop, since it is asked for in every turn
        party = parties[seat]
        if party is not None and party.square == square and party.moved:
            there.append(seat)
    return there


def fight(draft: Draft, task: Fight) -> None:
    """Let the first two draw; the lower loses a man, until one party alone has men (rule 11.5)."""
    first, second, *others = task.parties
    if len(task.numbers) < 2:
        draft.agenda.append(task)
        draft.question = machine((first, second)[len(task.numbers)], Purpose.CLASH)
        return
    one, other = task.numbers
    loser = None if one == other else first if one < other else second
    if loser is not None:
        draft.change(loser, men=draft.party(loser).men - 1)
    draft.tell(Clashed, first, second, (one, other), loser)
    if loser is None or draft.party(loser).men:
        draft.then(Fight(task.parties))
        return
    left = (second if loser == first else first, *others)
    if len(left) > 1:
        draft.then(Fight(left))
    else:
        _demand_tribute(draft, left[0])


def _demand_tribute(draft: Draft, victor: int) -> None:
    """All others on the square pay for each of their palaces, the party whose turn it is first (rule 11.6)."""
    owed = tuple((seat, tribute(draft.owners, seat)) for seat in _there(draft) if seat != victor)
    draft.tell(TributeDemanded, victor, draft.party(draft.turn).square, owed)
    draft.then(*(Debt(seat, victor, florins, Cause.TRIBUTE) for seat, florins in owed if florins))
