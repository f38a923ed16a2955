"""Which assaults a side can make, and those of infantry and the automaton (rules 8.5, 8.6, 8.9, 11.8 to 11.17)."""

from collections.abc import Iterator

from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByTanks,
    DestroyInWar,
    Done,
)
from leonardo.engine.engines.agenda import NextAssault, ThrowAutomaton, ThrowInfantry
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, Force, Machine, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import AutomatonStruck, InfantryFought
from leonardo.engine.engines.questions import AssaultQuestion
from leonardo.engine.engines.rules import dice, planes, tanks, war
from leonardo.engine.engines.rules.defences import infantry_stopped
from leonardo.engine.engines.state import War, towers
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

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
    if Force.TANKS not in fight.made and tanks.tanks_of(draft, fight):
        yield _TANKS
    if Force.PLANES not in fight.made:
        yield from planes.options(draft, fight)
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
    """Return which rule is against an assault."""
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
    return planes.objection(draft, fight, action)


_NO_TANKS = Objection("11.9", "no_tanks", "There is no tank with a design in play")


def _infantry_objection(draft: Draft, fight: War, action: AssaultByInfantry) -> Objection:
    if Force.INFANTRY in fight.made:
        return Objection("11.8", "assault_was_made", "The infantry has made its assault")
    if action.cannon and not _has_cannon(draft, fight):
        return Objection("8.6", "no_great_cannon", "An attacker's great cannon is needed, and a tower")
    return Objection("11.15", "infantry_count", "From one infantry to all, at most six, take part")
