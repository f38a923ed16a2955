"""Movement between own territories (rule 9)."""

from collections.abc import Iterator, Sequence

from leonardo.engine.engines.actions import Action, Move, Stop
from leonardo.engine.engines.agenda import Act, MoveOn
from leonardo.engine.engines.board import LAND_BITS, SEA_BITS, Territory, members
from leonardo.engine.engines.constants import MOVES
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import Moved, MovementEnded
from leonardo.engine.engines.questions import MoveQuestion, TurnQuestion
from leonardo.engine.engines.rules.armies import Answers, Way, machines_to_go
from leonardo.engine.engines.rules.marching import carry
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_STOP = Stop()


def options(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every movement that is possible (rules 9.1 to 9.5); `lands` are those of all, as bits."""
    turn, found = draft.acting, list[Way]()
    if turn.moved:
        return found
    for source, targets in reached(lands[turn.seat]):
        most = draft.infantry[source] - 1
        tanks, planes = machines_to_go(draft, turn.seat, source)
        if most + tanks + planes:
            found.append(Way(Move, source, ((targets, 0),), most, tanks, planes, False))
    return found


@memoized(1 << 12)
def reached(own: int) -> tuple[tuple[Territory, int], ...]:
    """Return for each territory of a seat where a movement can go, all as bits; not if nowhere (rules 9.3, 9.4)."""
    found = {}
    for chain in _chains(own):
        for source in members(chain):
            found[source] = (chain | SEA_BITS[source] & own) & ~(1 << source)
    return tuple((source, found[source]) for source in members(own) if found[source])


def _chains(own: int) -> Iterator[int]:
    """Yield the unbroken chains of territories."""
    left = own
    while left:
        chain, grown = 0, left & -left
        while grown:
            chain |= grown
            near = 0
            for here in members(grown):
                near |= LAND_BITS[here]
            grown = near & left & ~chain
        left &= ~chain
        yield chain


def further(draft: Draft, question: MoveQuestion) -> Sequence[Action]:  # noqa: ARG001 - the turn says whose it is
    """Return every further movement, and to stop (rule 9.1)."""
    return Answers((), options(draft, draft.lands()), _STOP)


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
    if not dict(reached(draft.lands()[turn.seat])).get(source, 0) >> target & 1:
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
