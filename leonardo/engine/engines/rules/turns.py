"""The turn of a seat: what it may do, in any order (rules 7.1 to 7.3)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.engine.engines.actions import (
    Action,
    Attack,
    Build,
    BuildCastle,
    BuildTower,
    Destroy,
    EndTurn,
    Invade,
    Move,
    Realise,
)
from leonardo.engine.engines.agenda import Act, TakeTurn, TakeTurns
from leonardo.engine.engines.board import members
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import TurnBegan, TurnEnded
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.rules import building, marching, movement
from leonardo.engine.engines.rules.armies import Answers
from leonardo.engine.engines.state import Turn
from leonardo.engine.game import Objection

_END = EndTurn()


def take_turns(draft: Draft, task: TakeTurns) -> None:  # noqa: ARG001 - every round alike
    """Let each seat take its whole turn, from Leonardo clockwise (rule 7.1)."""
    draft.then(*(TakeTurn(seat) for seat in draft.table.seats_from(draft.leonardo)))


def take_turn(draft: Draft, task: TakeTurn) -> None:
    """Begin a turn."""
    draft.turn = Turn(task.seat)
    draft.then(Act())
    draft.tell(TurnBegan, task.seat)


def act(draft: Draft, task: Act) -> None:  # noqa: ARG001 - the turn says whose it is
    """Ask what the seat does next (rule 7.2)."""
    draft.question = TurnQuestion(draft.acting.seat)


def options(draft: Draft, question: TurnQuestion) -> Sequence[Action]:  # noqa: ARG001 - the turn says whose it is
    """Return all that the seat may do in its turn (rules 7.2 to 7.11)."""
    lands = draft.lands()
    ways = (*marching.invasions(draft, lands), *marching.attacks(draft, lands), *movement.options(draft, lands))
    return Answers(building.options(draft, members(lands[draft.acting.seat])), ways, _END)


def end(draft: Draft, question: TurnQuestion, action: EndTurn) -> None:  # noqa: ARG001 - it says all
    """End the turn (rule 7.3)."""
    end_turn(draft, draft.forced)


def end_turn(draft: Draft, forced: bool) -> None:
    """Go on to the next seat."""
    seat = draft.acting.seat
    draft.turn = None
    draft.tell(TurnEnded, seat, forced)


def build_castle(draft: Draft, question: TurnQuestion, action: BuildCastle) -> None:
    """Build a castle, and end the turn (rule 7.11)."""
    building.build_castle(draft, question.seat, action.at)
    end_turn(draft, forced=True)


_OBJECTIONS: Final[dict[type, Callable[[Draft, Any], Objection]]] = {
    Realise: building.realise_objection,
    Build: building.machine_objection,
    BuildTower: building.tower_objection,
    BuildCastle: building.castle_objection,
    Destroy: building.destroy_objection,
    Invade: marching.invasion_objection,
    Attack: marching.attack_objection,
    Move: movement.objection,
}


def objection(draft: Draft, question: TurnQuestion, action: Action) -> Objection:  # noqa: ARG001 - the turn says whose
    """Return which rule is against an action in one's turn."""
    if type(action) in _OBJECTIONS:
        return _OBJECTIONS[type(action)](draft, action)
    return Objection("7.2", "not_in_a_turn", "That is nothing to do in a turn now")
