"""The course of an attack: turns of assaults, retreat, who wins, and what a castle stops.

Rules 8.7, 8.8, 10.2 to 10.4, 11.7 to 11.14 and 11.30.
"""

from leonardo.engine.engines.actions import Action, DestroyInWar, Done, Fight, Retreat
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, HIGHEST_LEVEL, Machine
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import (
    AssaultsBegan,
    AssaultsEnded,
    AttackLost,
    AttackWon,
    FoughtOn,
    MachineDestroyed,
    Retreated,
)
from leonardo.engine.engines.questions import Act, AssaultQuestion, BeginAssaults, NextAssault, RetreatQuestion
from leonardo.engine.engines.state import War
from leonardo.engine.game import Objection


def level(draft: Draft, war: War) -> int:
    """Return the level of the castle that is attacked: how many hits of tanks it stops (rules 8.8, 10.3)."""
    pieces = draft.levels[war.target]
    if not pieces or war.opened:
        return 0
    return min(HIGHEST_LEVEL, pieces + draft.players[war.defender].has(Card.STRONGHOLD))


def infantry_stopped(draft: Draft, war: War) -> int:
    """Return how many hits of the attacker's infantry the castle stops (rules 8.7, 10.3)."""
    return max(0, level(draft, war) - draft.players[war.attacker].has(Card.BOMBARD))


def may_retreat(draft: Draft) -> bool:
    """Return whether the attacker cannot remove anybody in this turn of assaults, whatever the dice (rule 11.14)."""
    war = draft.fight
    player = draft.players[war.attacker]
    men = min(war.infantry, ASSAULT)
    guns = min(player.has(Card.ORGAN_GUN), men)
    return (
        men + guns <= infantry_stopped(draft, war)
        and min(war.tanks, ASSAULT) * player.tank_hits <= level(draft, war)
        and war.planes <= war.resting
    )


_CHOICES: tuple[Action, ...] = (Retreat(), Fight())


def begin_assaults(draft: Draft, task: BeginAssaults) -> None:
    """Begin a turn of assaults (rule 11.8); an attacker who can hit nobody may break off (rule 11.14)."""
    draft.change_war(defence=task.defence, made=())
    draft.tell(AssaultsBegan, draft.fight.side)
    _ask_for_a_retreat(draft)


def _ask_for_a_retreat(draft: Draft) -> None:
    war = draft.fight
    if not war.defence and may_retreat(draft):
        draft.question = RetreatQuestion(war.attacker)
    else:
        draft.then(NextAssault())


def choices(draft: Draft, question: RetreatQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return both answers (rule 11.14)."""
    return _CHOICES


def retreat_objection(draft: Draft, question: RetreatQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return that the attacker must say first whether it breaks off."""
    return Objection("11.14", "retreat_or_fight", "Break off the attack or fight on, first")


def fight(draft: Draft, question: RetreatQuestion, action: Fight) -> None:  # noqa: ARG001 - it says all
    """Fight on (rule 11.14)."""
    draft.then(NextAssault())
    draft.tell(FoughtOn, question.seat)


def retreat(draft: Draft, question: RetreatQuestion, action: Retreat) -> None:  # noqa: ARG001 - it says all
    """Go back to where the army came from (rule 11.14)."""
    war = draft.fight
    draft.infantry[war.source] += war.infantry
    draft.tanks[war.source] += war.tanks
    draft.planes[war.source] += war.planes
    _end(draft)
    draft.tell(Retreated, question.seat, war.source, war.infantry, war.tanks, war.planes)


def destroy(draft: Draft, question: AssaultQuestion, action: DestroyInWar) -> None:
    """Destroy an own machine before a throw (rule 15.3); before the first, breaking off may be possible now."""
    war = draft.fight
    lose_machine(draft, action.machine, defence=False)
    if war.made:
        draft.then(NextAssault())
    else:
        _ask_for_a_retreat(draft)
    draft.tell(MachineDestroyed, question.seat, action.machine, war.target)


def done(draft: Draft, question: AssaultQuestion, action: Done) -> None:  # noqa: ARG001 - it says all
    """End a turn of assaults; the other side's comes (rule 11.8)."""
    war = draft.fight
    draft.then(BeginAssaults(defence=not war.defence))
    if not war.defence:
        draft.change_war(resting=0)
    draft.tell(AssaultsEnded, question.seat, draft.forced)


def enemy_infantry(draft: Draft) -> int:
    """Return how many infantry the side fights against whose turn of assaults it is."""
    war = draft.fight
    return war.infantry if war.defence else draft.infantry[war.target]


def own_infantry(draft: Draft) -> int:
    """Return how many infantry the side has whose turn of assaults it is."""
    war = draft.fight
    return draft.infantry[war.target] if war.defence else war.infantry


def lose_machine(draft: Draft, machine: Machine, defence: bool, count: int = 1) -> None:
    """Take machines off the defender's army or the attacker's; they go back to the supply (rule 1.3)."""
    war = draft.fight
    if defence:
        draft.machines(machine)[war.target] -= count
    elif machine is Machine.TANK:
        draft.change_war(tanks=war.tanks - count)
    else:
        draft.change_war(planes=war.planes - count)


def lose_infantry(draft: Draft, own: int, enemies: int) -> None:
    """Take infantry off both armies; they go back to their reserves (rule 1.3)."""
    war = draft.fight
    abroad, at_home = (enemies, own) if war.defence else (own, enemies)
    draft.infantry[war.target] -= at_home
    draft.change_war(infantry=war.infantry - abroad)


def is_over(draft: Draft) -> bool:
    """Return whether one army has no infantry left (rule 11.11)."""
    war = draft.fight
    return not war.infantry or not draft.infantry[war.target]


def settle(draft: Draft) -> None:
    """End the attack, which one side has won (rules 11.12, 11.13)."""
    if draft.fight.infantry:
        _win(draft)
    else:
        _lose(draft)


def _win(draft: Draft) -> None:
    """The survivors move in; castle, towers and machines are the attacker's (rule 11.12)."""
    war = draft.fight
    target = war.target
    captured = draft.tanks[target], draft.planes[target]
    draft.owners[target] = war.attacker
    draft.infantry[target] = war.infantry
    draft.tanks[target] += war.tanks
    draft.planes[target] += war.planes
    _end(draft)
    draft.tell(
        AttackWon,
        war.attacker,
        war.defender,
        target,
        war.infantry,
        war.tanks,
        war.planes,
        draft.levels[target],
        *captured,
    )


def _lose(draft: Draft) -> None:
    """The attacker's machines that are left are the defender's (rule 11.13)."""
    war = draft.fight
    draft.tanks[war.target] += war.tanks
    draft.planes[war.target] += war.planes
    _end(draft)
    draft.tell(AttackLost, war.defender, war.attacker, war.target, war.tanks, war.planes)


def _end(draft: Draft) -> None:
    draft.war = None
    del draft.agenda[draft.agenda.index(Act()) + 1 :]
