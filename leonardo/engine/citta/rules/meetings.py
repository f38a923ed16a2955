"""Men-at-arms: who meets on a square fights, and pays tribute (rule 11)."""

from leonardo.engine.citta.agenda import Debt, Fight, Meet
from leonardo.engine.citta.constants import ASYLUM, Cause, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import Clashed, TributeDemanded
from leonardo.engine.citta.questions import machine
from leonardo.engine.citta.state import tribute


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
