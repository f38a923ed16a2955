"""Who holds with whom, who begins, and whose turn comes (rules 3.6, 3.7, 4, 5.2, 15.2)."""

from leonardo.engine.citta.actions import Action, ChooseSide, Draw
from leonardo.engine.citta.constants import EVEN_START_FLORINS, Purpose, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import (
    GameBegan,
    NumberDrawn,
    RoundBegan,
    SideChosen,
    SidesShown,
    TurnBegan,
)
from leonardo.engine.citta.questions import (
    BuyWorks,
    Chance,
    DrawForMove,
    DrawForStart,
    EndTurn,
    MachineQuestion,
    Meet,
    SideQuestion,
    machine,
)
from leonardo.engine.citta.rules import payments
from leonardo.engine.memo import memoized

_SIDES: tuple[Action, ...] = tuple(ChooseSide(side) for side in Side)
_TURN = (EndTurn(), Meet(), DrawForMove(), BuyWorks())
_NUMBER_DRAWN = memoized()(NumberDrawn)
_ROUND_BEGAN = memoized()(RoundBegan)
_TURN_BEGAN = memoized()(TurnBegan)  # frozen things that come again and again are made once


def sides(draft: Draft, question: SideQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - it is free to all
    """Return both sides (rule 3.6)."""
    return _SIDES


def choose_side(draft: Draft, question: SideQuestion, action: ChooseSide) -> None:
    """Choose in secret; all is shown when the last has chosen (rule 3.6)."""
    chosen = (*question.chosen, action.side)
    following = question.seat + 1
    if following < draft.table.seats:
        draft.question = SideQuestion(following, chosen)
        draft.tell(SideChosen, question.seat, action.side)
        return
    draft.tell(SideChosen, question.seat, action.side)
    shown = tuple(side for side in chosen if side is not None)
    for seat, side in enumerate(shown):
        draft.change(seat, side=side)
    draft.tell(SidesShown, shown)
    draft.then(DrawForStart(tuple(range(draft.table.seats))))


def draw(draft: Draft, question: MachineQuestion, action: Draw) -> None:
    """Take down the number that the machine gave, for the task that wanted it (rule 1.5)."""
    task: Chance = draft.agenda[-1]  # type: ignore[assignment] # no other task asks the machine; a cast takes time
    draft.agenda[-1] = task.drawn(action.number)
    draft.tell(_NUMBER_DRAWN, question.seat, question.purpose, action.number)


def draw_for_start(draft: Draft, task: DrawForStart) -> None:
    """Let each seat draw a number; the highest begins, and those who tie draw again (rule 4.1)."""
    if len(task.numbers) < len(task.seats):
        draft.agenda.append(task)
        draft.question = machine(task.seats[len(task.numbers)], Purpose.START)
        return
    highest = max(task.numbers)
    first = tuple(seat for seat, number in zip(task.seats, task.numbers, strict=True) if number == highest)
    if len(first) > 1:
        draft.then(DrawForStart(first))
        return
    _begin(draft, first[0])


def _begin(draft: Draft, starter: int) -> None:
    draft.starter = starter
    florins = [0] * draft.table.seats
    if draft.table.even_start:
        for place, seat in enumerate(draft.table.after(starter), start=1):
            florins[seat] = EVEN_START_FLORINS * place
            draft.receive(seat, florins[seat])
    draft.round = 1
    draft.tell(GameBegan, starter, tuple(florins))
    draft.tell(RoundBegan, 1)
    _begin_turn(draft, starter)


def _begin_turn(draft: Draft, speaker: int) -> None:
    """A proposal, works, the machine and the move, the square, and meeting others (rule 5.2)."""
    draft.turn, draft.ended = speaker, False
    draft.agenda += _TURN
    if draft.table.guilds:
        payments.ask_for_a_proposal(draft, speaker)
    draft.tell(_TURN_BEGAN, speaker)


def end_turn(draft: Draft, task: EndTurn) -> None:  # noqa: ARG001 - every turn ends alike
    """Go on to the next party; a round is over when the starter's place is passed (rules 4.2, 15.2)."""
    turn, seats, parties = draft.turn, draft.table.seats, draft.parties
    following = (turn + 1) % seats
    while parties[following] is None:
        following = (following + 1) % seats
    if (following - draft.starter) % seats < (turn - draft.starter) % seats:
        if draft.round == draft.table.rounds:
            payments.finish(draft)
            return
        draft.round += 1
        draft.tell(_ROUND_BEGAN, draft.round)
    _begin_turn(draft, following)
