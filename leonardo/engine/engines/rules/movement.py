"""Movement between own territories (rule 9)."""

from functools import lru_cache

from leonardo.engine.engines.actions import Action, Move, Stop
from leonardo.engine.engines.agenda import Act, MoveOn
from leonardo.engine.engines.board import BY_LAND, BY_SEA, Territory
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import Moved, MovementEnded
from leonardo.engine.engines.questions import MoveQuestion, TurnQuestion
from leonardo.engine.engines.rules.armies import machines_to_go, marches
from leonardo.engine.engines.rules.marching import carry
from leonardo.engine.engines.terms import MOVES
from leonardo.engine.game import Objection

_STOP = Stop()


def options(draft: Draft) -> list[Action]:
    """Return every movement that is possible (rules 9.1 to 9.5)."""
    turn = draft.acting
    found: list[Action] = []
    if turn.moved:
        return found
    for source, targets in ways(tuple(draft.territories(turn.seat))):
        most = draft.infantry[source] - 1
        tanks, planes = machines_to_go(draft, turn.seat, source)
        if most + tanks + planes:
            found += marches(Move, source, targets, most, tanks, planes)
    return found


@lru_cache(maxsize=1 << 12)
def ways(own: tuple[Territory, ...]) -> tuple[tuple[Territory, tuple[tuple[Territory, int], ...]], ...]:
    """Return for each of the territories of a seat where a movement can go, with no least infantry (rules 9.3, 9.4)."""
    return tuple((source, _targets(frozenset(own), source)) for source in own)


def _targets(own: frozenset[Territory], source: Territory) -> tuple[tuple[Territory, int], ...]:
    """Return where a movement can go: through a chain of own territories, or over one sea zone (rules 9.3, 9.4)."""
    reached, waiting = {source}, [source]
    while waiting:
        for other in (BY_LAND[waiting.pop()] & own) - reached:
            reached.add(other)
            waiting.append(other)
    return tuple((target, 0) for target in sorted((reached | (BY_SEA[source] & own)) - {source}))


def further(draft: Draft, question: MoveQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - the turn says whose it is
    """Return every further movement, and to stop (rule 9.1)."""
    return (*options(draft), _STOP)


def move(draft: Draft, question: TurnQuestion | MoveQuestion, action: Move) -> None:
    """Move pieces (rule 9.2); the last movement of three ends it (rule 9.1)."""
    moves = draft.acting.moves + 1
    over = moves == MOVES
    draft.then(Act() if over else MoveOn())
    draft.change_turn(moves=moves, moved=over)
    carry(draft, action.source, action.target, (action.infantry, action.tanks, action.planes))
    draft.tell(Moved, question.seat, action.source, action.target, action.infantry, action.tanks, action.planes)


def move_on(draft: Draft, task: MoveOn) -> None:  # noqa: ARG001 - the turn says whose it is
    """Ask for a further movement (rule 9.1)."""
    draft.question = MoveQuestion(draft.acting.seat)


def stop(draft: Draft, question: MoveQuestion, action: Stop) -> None:  # noqa: ARG001 - it says all
    """Move no further; the turn goes on (rule 9.1)."""
    draft.then(Act())
    draft.change_turn(moved=True)
    draft.tell(MovementEnded, question.seat, draft.forced)


def objection(draft: Draft, action: Move) -> Objection:
    """Return which rule is against a movement."""
    turn, source, target = draft.acting, action.source, action.target
    if turn.moved:
        return Objection("9.1", "movement_is_over", "Movement is over for this turn")
    if draft.owners[source] != turn.seat or draft.owners[target] != turn.seat:
        return Objection("9.2", "not_own_territory", "A movement goes from one own territory to another")
    if target not in dict(dict(ways(tuple(draft.territories(turn.seat))))[source]):
        return Objection("9.3", "out_of_reach", "There is no way through own territories, nor over one sea")
    if action.infantry >= draft.infantry[source]:
        return Objection("9.2", "infantry_stays", "At least one infantry stays behind")
    if action.tanks > draft.tanks[source] or action.planes > draft.planes[source]:
        return Objection("9.2", "too_few_machines", "There are not so many machines")
    if min(action.infantry, action.tanks, action.planes) < 0 or not action.infantry + action.tanks + action.planes:
        return Objection("9.2", "nothing_moves", "A movement takes at least one piece")
    return Objection("9.5", "no_design", "Machines need their design in play")


def further_objection(draft: Draft, question: MoveQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against an answer while pieces are moved."""
    if isinstance(action, Move):
        return objection(draft, action)
    return Objection("9.1", "stop_moving_first", "Move further, or stop moving first")
