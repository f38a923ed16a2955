"""Tanks fire one after the other, each after its working check (rules 11.18 to 11.23)."""

from typing import Final

from leonardo.engine.engines.actions import Action, AssaultByTanks, Fire, Hold
from leonardo.engine.engines.agenda import NextAssault, NextTank, ThrowTank
from leonardo.engine.engines.constants import ASSAULT, Force, Machine, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import TankFired, TanksHeld
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion
from leonardo.engine.engines.rules import dice, war
from leonardo.engine.engines.rules.defences import level
from leonardo.engine.engines.state import War
from leonardo.engine.game import Objection

HALVING: Final = 1
SILENCING: Final = 2
FATAL: Final = 3
"""So many explosions halve the hits, let nothing hit, tear the tank and all its infantry apart (11.21, 11.22)."""
_CHOICES: Final[tuple[Action, ...]] = (Fire(), Hold())


def tanks_of(draft: Draft, fight: War) -> int:
    """Return how many tanks the side can use: none without a design (rules 11.9, 11.10)."""
    tanks = draft.tanks[fight.target] if fight.defence else fight.tanks
    return min(ASSAULT, tanks) if draft.players[fight.side].tank else 0


def assault(draft: Draft, question: AssaultQuestion, action: AssaultByTanks) -> None:  # noqa: ARG001 - it says all
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


def choices(draft: Draft, question: FireQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return both answers (rule 11.18)."""
    return _CHOICES


def fire(draft: Draft, question: FireQuestion, action: Fire) -> None:  # noqa: ARG001 - it says all
    """Check the next tank (rule 11.19)."""
    _check(draft, question.seat, ThrowTank(question.left - 1, question.stopped))


def hold(draft: Draft, question: FireQuestion, action: Hold) -> None:  # noqa: ARG001 - it says all
    """Let no further tank fire (rule 11.18)."""
    draft.then(NextAssault())
    draft.tell(TanksHeld, question.seat)


def objection(draft: Draft, question: FireQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
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
