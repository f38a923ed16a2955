"""Planes, against infantry and in defence against machines (rules 8.10, 11.24 to 11.28)."""

from leonardo.engine.engines.actions import Action, AssaultByPlanes
from leonardo.engine.engines.agenda import NextAssault, ThrowPlanes
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, Force, Machine, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import PlanesFlew
from leonardo.engine.engines.questions import AssaultQuestion
from leonardo.engine.engines.rules import dice, war
from leonardo.engine.engines.state import War
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized


def options(draft: Draft, fight: War) -> tuple[Action, ...]:
    """Return each number of planes that can fly, in defence each division among the targets (rules 11.24, 11.28)."""
    most = planes_of(draft, fight)
    if not most:
        return ()
    player = draft.players[fight.side]
    at_tanks = fight.defence and fight.tanks > 0 and player.has(Card.TANK_BOMB) > 0
    at_planes = fight.defence and fight.planes > 0 and player.has(Card.SKY_CULVERIN) > 0
    return _divisions(most, at_tanks, at_planes)


def planes_of(draft: Draft, fight: War) -> int:
    """Return how many planes the side can use: none without a design, nor those that rest (rules 11.9, 11.30)."""
    planes = draft.planes[fight.target] if fight.defence else fight.planes - fight.resting
    return min(ASSAULT, planes) if draft.players[fight.side].plane else 0


@memoized()
def _divisions(most: int, at_tanks: bool, at_planes: bool) -> tuple[Action, ...]:
    if not at_tanks and not at_planes:
        return tuple(map(AssaultByPlanes, range(1, most + 1)))
    return tuple(
        AssaultByPlanes(infantry, tanks, planes)
        for infantry in range(most + 1)
        for tanks in range(most + 1 - infantry if at_tanks else 1)
        for planes in range(most + 1 - infantry - tanks if at_planes else 1)
        if infantry + tanks + planes
    )


def assault(draft: Draft, question: AssaultQuestion, action: AssaultByPlanes) -> None:
    """Throw a die for each plane that takes part (rule 11.24)."""
    draft.change_war(made=(*draft.fight.made, Force.PLANES))
    task = ThrowPlanes(action.infantry, action.tanks or 0, action.planes or 0)
    dice.ask_for_dice(draft, task, question.seat, Throw.PLANES, action.count)


def throw_planes(draft: Draft, task: ThrowPlanes) -> None:
    """Count what is destroyed and which planes are lost; no castle stops them (rules 8.10, 11.25 to 11.28)."""
    fight = draft.fight
    against_tanks = task.infantry + task.tanks
    men, _, _ = dice.count(task.faces[: task.infantry])
    at_tanks, _, _ = dice.count(task.faces[task.infantry : against_tanks])
    at_planes, _, _ = dice.count(task.faces[against_tanks:])
    _, _, lost = dice.count(task.faces)
    if men:
        men += draft.players[fight.side].has(Card.GYROSCOPE)
    killed = min(men, war.enemy_infantry(draft))
    tanks, planes = min(at_tanks, fight.tanks), min(at_planes, fight.planes)
    war.lose_infantry(draft, 0, killed)
    war.lose_machine(draft, Machine.PLANE, fight.defence, lost)
    if fight.defence:
        war.lose_machine(draft, Machine.TANK, defence=False, count=tanks)
        war.lose_machine(draft, Machine.PLANE, defence=False, count=planes)
    draft.then(NextAssault())
    draft.tell(PlanesFlew, fight.side, len(task.faces), killed, tanks, planes, lost)


def objection(draft: Draft, fight: War, action: Action) -> Objection:
    """Return which rule is against an assault of planes, or against what is none."""
    if not isinstance(action, AssaultByPlanes):
        return Objection("11.8", "assault_first", "Make an assault, or be done with them, first")
    if Force.PLANES in fight.made:
        return Objection("11.8", "assault_was_made", "The planes have made their assault")
    if fight.resting and not planes_of(draft, fight):
        return Objection("11.30", "plane_rests", "The plane of the parachutist takes no part in this turn of assaults")
    if not planes_of(draft, fight):
        return Objection("11.9", "no_planes", "There is no plane with a design in play")
    return Objection("11.28", "planes_count", "So many planes cannot be sent, or not against these targets")
