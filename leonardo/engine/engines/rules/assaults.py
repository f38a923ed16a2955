"""Which assaults a side can make, and each of them (rules 8.5, 8.6, 8.9, 8.10, 11.8 to 11.30).

The parachutist may open a castle before (11.29, 11.30). Planes fly against infantry, and in defence against machines
(8.10, 11.24 to 11.28). Tanks fire one after the other, each after its working check (11.18 to 11.23). Infantry and the
automaton have assaults of their own (8.5, 8.6, 8.9, 11.8 to 11.17).
"""

from collections.abc import Iterator
from typing import Final

from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    DestroyInWar,
    Done,
    Fire,
    Hold,
    NoParachute,
    Parachute,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, Face, Force, Machine, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import (
    AutomatonStruck,
    InfantryFought,
    ParachuteDeclined,
    ParachuteLanded,
    ParachuteOpened,
    PlanesFlew,
    TankFired,
    TanksHeld,
)
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    BeginWar,
    FireQuestion,
    NextAssault,
    NextTank,
    ParachuteQuestion,
    ThrowAutomaton,
    ThrowInfantry,
    ThrowParachute,
    ThrowPlanes,
    ThrowTank,
)
from leonardo.engine.engines.rules import dice, war
from leonardo.engine.engines.rules.war import infantry_stopped, level
from leonardo.engine.engines.state import War, towers
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_PARACHUTE_CHOICES: tuple[Action, ...] = (Parachute(), NoParachute())


def begin_war(draft: Draft, task: BeginWar) -> None:  # noqa: ARG001 - the war says all
    """Ask before the first assault, where there is a castle, a plane, and an infantry to spare (rule 11.29)."""
    fight = draft.fight
    jumps = draft.players[fight.attacker].has(Card.PARACHUTIST) and fight.planes
    if jumps and fight.infantry > 1 and draft.levels[fight.target]:
        draft.question = ParachuteQuestion(fight.attacker)


def parachute_choices(draft: Draft, question: ParachuteQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return both answers (rule 11.29)."""
    return _PARACHUTE_CHOICES


def jump(draft: Draft, question: ParachuteQuestion, action: Parachute) -> None:  # noqa: ARG001 - it says all
    """Give up an infantry, and throw the die of a plane (rule 11.29)."""
    war.lose_infantry(draft, 1, 0)
    dice.ask_for_dice(draft, ThrowParachute(), question.seat, Throw.PARACHUTE, 1)
    draft.tell(ParachuteOpened, question.seat)


def stay(draft: Draft, question: ParachuteQuestion, action: NoParachute) -> None:  # noqa: ARG001 - it says all
    """Let nobody jump (rule 11.29)."""
    draft.tell(ParachuteDeclined, question.seat)


def throw_parachute(draft: Draft, task: ThrowParachute) -> None:
    """Lose the plane, or open the castle, or neither; a plane that is left rests (rule 11.30)."""
    (face,) = task.faces
    if face is Face.EXPLOSION:
        war.lose_machine(draft, Machine.PLANE, defence=False)
    else:
        draft.change_war(resting=1, opened=face is Face.MAN)
    draft.tell(ParachuteLanded, draft.fight.attacker, face is Face.EXPLOSION, face is Face.MAN)


def parachute_objection(draft: Draft, question: ParachuteQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return that it must be said first whether somebody jumps."""
    return Objection("11.29", "parachute_first", "Say first whether the parachutist jumps")


def plane_assaults(draft: Draft, fight: War) -> tuple[Action, ...]:
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


def by_planes(draft: Draft, question: AssaultQuestion, action: AssaultByPlanes) -> None:
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


def plane_objection(draft: Draft, fight: War, action: Action) -> Objection:
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


HALVING: Final = 1
SILENCING: Final = 2
FATAL: Final = 3
"""So many explosions halve the hits, let nothing hit, tear the tank and all its infantry apart (11.21, 11.22)."""
_FIRE_CHOICES: Final[tuple[Action, ...]] = (Fire(), Hold())


def tanks_of(draft: Draft, fight: War) -> int:
    """Return how many tanks the side can use: none without a design (rules 11.9, 11.10)."""
    tanks = draft.tanks[fight.target] if fight.defence else fight.tanks
    return min(ASSAULT, tanks) if draft.players[fight.side].tank else 0


def by_tanks(draft: Draft, question: AssaultQuestion, action: AssaultByTanks) -> None:  # noqa: ARG001 - it says all
    """Let the tanks attack, beginning with the first (rule 11.18)."""
    fight = draft.fight
    draft.change_war(made=(*fight.made, Force.TANKS))
    _check(draft, question.seat, ThrowTank(tanks_of(draft, fight) - 1, 0))


def _check(draft: Draft, seat: int, task: ThrowTank) -> None:
    dice.ask_for_dice(draft, task, seat, Throw.TANK, draft.players[seat].check_dice)


def next_tank(draft: Draft, task: NextTank) -> None:
    """Ask whether a further tank fires (rule 11.18)."""
    if war.is_over(draft) or not task.left:
        draft.then(NextAssault())
    else:
        draft.question = FireQuestion(draft.fight.side, task.left, task.stopped)


def fire_choices(draft: Draft, question: FireQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return both answers (rule 11.18)."""
    return _FIRE_CHOICES


def fire(draft: Draft, question: FireQuestion, action: Fire) -> None:  # noqa: ARG001 - it says all
    """Check the next tank (rule 11.19)."""
    _check(draft, question.seat, ThrowTank(question.left - 1, question.stopped))


def hold(draft: Draft, question: FireQuestion, action: Hold) -> None:  # noqa: ARG001 - it says all
    """Let no further tank fire (rule 11.18)."""
    draft.then(NextAssault())
    draft.tell(TanksHeld, question.seat)


def fire_objection(draft: Draft, question: FireQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return that it must be said first whether the next tank fires."""
    return Objection("11.18", "fire_or_hold", "Let the next tank fire or hold it, first")


def throw_tank(draft: Draft, task: ThrowTank) -> None:
    """Count the hits of a tank, or lose it, with its infantry or without (rules 11.21 to 11.23, 15.2)."""
    fight = draft.fight
    _, _, explosions = dice.count(task.faces)
    fatal = explosions >= FATAL
    burst = fatal or (explosions == SILENCING and draft.table.double_explosion)
    hits = hits_left(draft.players[fight.side].tank_hits, explosions)
    stopped = 0 if fight.defence else min(hits, level(draft, fight) - task.stopped)
    killed = min(hits - stopped, war.enemy_infantry(draft))
    lost = war.own_infantry(draft) if fatal else 0
    if burst:
        war.lose_machine(draft, Machine.TANK, fight.defence)
    war.lose_infantry(draft, lost, killed)
    draft.then(NextTank(task.left, task.stopped + stopped))
    draft.tell(TankFired, fight.side, hits, stopped, killed, burst, lost)


def hits_left(hits: int, explosions: int) -> int:
    """Return what explosions in its working check leave of the hits of a tank (rule 11.21)."""
    if explosions >= SILENCING:
        return 0
    return hits // 2 if explosions == HALVING else hits


_TANKS = AssaultByTanks()
_AUTOMATON = AssaultByAutomaton()
_DONE = Done()
_DESTROY_TANK, _DESTROY_PLANE = DestroyInWar(Machine.TANK), DestroyInWar(Machine.PLANE)


def next_assault(draft: Draft, task: NextAssault) -> None:  # noqa: ARG001 - the war says whose turn it is
    """Ask for an assault, or settle an attack that is over (rules 11.9, 11.11)."""
    if war.is_over(draft):
        war.settle(draft)
    else:
        draft.question = AssaultQuestion(draft.fight.side)


def options(draft: Draft, question: AssaultQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - the war says whose it is
    """Return the assaults that are left, and to make no other after the first (rules 11.8, 11.9)."""
    return tuple(_options(draft))


def _options(draft: Draft) -> Iterator[Action]:
    fight = draft.fight
    if Force.INFANTRY not in fight.made:
        yield from _infantry(min(ASSAULT, war.own_infantry(draft)), _has_cannon(draft, fight))
    if Force.TANKS not in fight.made and tanks_of(draft, fight):
        yield _TANKS
    if Force.PLANES not in fight.made:
        yield from plane_assaults(draft, fight)
    if fight.defence and fight.made.count(Force.AUTOMATON) < _automatons(draft, fight):
        yield _AUTOMATON
    if not fight.defence and draft.table.self_destruction:
        if fight.tanks:
            yield _DESTROY_TANK
        if fight.planes:
            yield _DESTROY_PLANE
    if fight.made:
        yield _DONE


@memoized()
def _infantry(most: int, cannon: bool) -> tuple[Action, ...]:
    plain = tuple(AssaultByInfantry(count) for count in range(1, most + 1))
    return (*plain, *(AssaultByInfantry(each.count, cannon=True) for each in plain)) if cannon else plain


def _has_cannon(draft: Draft, fight: War) -> bool:
    """Return whether a great cannon can be declared (rule 8.6)."""
    return (
        not fight.defence
        and towers(draft.levels[fight.target]) > 0
        and draft.players[fight.attacker].has(Card.GREAT_CANNON) > 0
    )


def _automatons(draft: Draft, fight: War) -> int:
    """Return how many automatons stand in the castle: none without towers, or in an open one (rules 8.9, 11.30)."""
    if fight.opened or not towers(draft.levels[fight.target]):
        return 0
    return draft.players[fight.defender].has(Card.AUTOMATON)


def by_infantry(draft: Draft, question: AssaultQuestion, action: AssaultByInfantry) -> None:
    """Throw a die for each infantry that takes part (rule 11.15)."""
    draft.change_war(made=(*draft.fight.made, Force.INFANTRY))
    task = ThrowInfantry(action.count, action.cannon)
    dice.ask_for_dice(draft, task, question.seat, Throw.INFANTRY, action.count)


def throw_infantry(draft: Draft, task: ThrowInfantry) -> None:
    """Count hits and losses (rules 8.5 to 8.7, 10.3, 11.16, 11.17)."""
    fight = draft.fight
    player = draft.players[fight.side]
    men, blanks, lost = dice.count(task.faces)
    hits = men + max(min(player.has(Card.BALL_CART), blanks), min(player.has(Card.ORGAN_GUN), men))
    razed = stopped = 0
    if task.cannon:
        razed = min(hits, player.has(Card.GREAT_CANNON), towers(draft.levels[fight.target]))
        draft.levels[fight.target] -= razed
    if not fight.defence:
        stopped = min(hits - razed, infantry_stopped(draft, fight))
    killed = min(hits - razed - stopped, war.enemy_infantry(draft))
    war.lose_infantry(draft, lost, killed)
    draft.then(NextAssault())
    draft.tell(InfantryFought, fight.side, task.count, hits, razed, stopped, killed, lost)


def by_automaton(draft: Draft, question: AssaultQuestion, action: AssaultByAutomaton) -> None:  # noqa: ARG001 - so here
    """Throw a die for each tower (rule 8.9)."""
    fight = draft.fight
    draft.change_war(made=(*fight.made, Force.AUTOMATON))
    count = towers(draft.levels[fight.target])
    dice.ask_for_dice(draft, ThrowAutomaton(), question.seat, Throw.AUTOMATON, count)


def throw_automaton(draft: Draft, task: ThrowAutomaton) -> None:
    """Men hit, explosions do nothing (rule 8.9)."""
    hits, _, _ = dice.count(task.faces)
    killed = min(hits, war.enemy_infantry(draft))
    war.lose_infantry(draft, 0, killed)
    draft.then(NextAssault())
    draft.tell(AutomatonStruck, draft.fight.side, killed)


def objection(draft: Draft, question: AssaultQuestion, action: Action) -> Objection:  # noqa: ARG001 - the war says whose
    fight = draft.fight
    if isinstance(action, Done):
        return Objection("11.9", "one_assault_at_least", "At least one assault must be made")
    if isinstance(action, AssaultByInfantry):
        return _infantry_objection(draft, fight, action)
    if isinstance(action, AssaultByTanks):
        made = Force.TANKS in fight.made
        return Objection("11.8", "assault_was_made", "The tanks have made their assault") if made else _NO_TANKS
    if isinstance(action, AssaultByAutomaton):
        return Objection("8.9", "no_automaton", "No automaton can make another assault here")
    if isinstance(action, DestroyInWar):
        return Objection("15.3", "cannot_destroy", "No such machine of one's own attack can be destroyed")
    return plane_objection(draft, fight, action)


_NO_TANKS = Objection("11.9", "no_tanks", "There is no tank with a design in play")


def _infantry_objection(draft: Draft, fight: War, action: AssaultByInfantry) -> Objection:
    if Force.INFANTRY in fight.made:
        return Objection("11.8", "assault_was_made", "The infantry has made its assault")
    if action.cannon and not _has_cannon(draft, fight):
        return Objection("8.6", "no_great_cannon", "An attacker's great cannon is needed, and a tower")
    return Objection("11.15", "infantry_count", "From one infantry to all, at most six, take part")
