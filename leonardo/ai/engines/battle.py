"""Fighting an attack to its end, for both sides (rules 11.8 to 11.30)."""

from collections.abc import Sequence
from typing import Final

from leonardo.ai.engines.position_features import Seen
from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Done,
    Fight,
    Fire,
    Hold,
    NoParachute,
    Parachute,
    Retreat,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, DIE, HIGHEST_LEVEL, Face
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion, ParachuteQuestion, RetreatQuestion
from leonardo.engine.engines.rules.assaults import FATAL, SILENCING
from leonardo.engine.engines.state import War

_TORN: Final = 0.12  # a risk to lose the tank with all its infantry that is too great
_HIT: Final = DIE.count(Face.MAN) / len(DIE)
_JUMPS: Final = 2  # the level from which it pays to give up an infantry for a chance at an open castle


def war_of(seen: Seen) -> War:
    """Return the attack under way.

    Raises:
        ValueError: if there is none.
    """
    if seen.war is None:
        raise ValueError("there is no war")
    return seen.war


def parachute(seen: Seen, question: ParachuteQuestion, legal: Sequence[Action]) -> Action:  # noqa: ARG001 - the war says all
    """Let somebody jump where the castle is strong and others are left to fight (rule 11.29)."""
    war = war_of(seen)
    jumps = seen.levels[war.target] >= _JUMPS and war.infantry > _JUMPS
    return Parachute() if jumps else NoParachute()


def retreat(seen: Seen, question: RetreatQuestion, legal: Sequence[Action]) -> Action:  # noqa: ARG001 - it is clear
    """Go back while nobody can be hit; fight on only if a castle may yet lose its towers (rules 8.6, 11.14)."""
    war = war_of(seen)
    razes = seen.players[war.attacker].has(Card.GREAT_CANNON) and seen.levels[war.target] > 1
    enough = war.infantry >= seen.levels[war.target] + seen.infantry[war.target]
    return Fight() if razes and enough else Retreat()


def assault(seen: Seen, question: AssaultQuestion, legal: Sequence[Action]) -> Action:  # noqa: ARG001 - the war says all
    """Strike first with what risks nobody, then with planes, tanks and infantry."""
    war = war_of(seen)
    for action in legal:
        if isinstance(action, AssaultByAutomaton):
            return action
    planes = [action for action in legal if isinstance(action, AssaultByPlanes)]
    if planes:
        return max(planes, key=lambda action: _flight(seen, war, action))
    if any(isinstance(action, AssaultByTanks) for action in legal) and not _too_risky(seen, war):
        return AssaultByTanks()
    return _infantry(seen, war, legal)


def _flight(seen: Seen, war: War, action: AssaultByPlanes) -> tuple[float, int]:
    """Return what planes are likely to remove, in infantry: machines count more while there are any to hit."""
    own, enemy = seen.players[war.side], seen.players[war.attacker if war.defence else war.defender]
    men = war.infantry if war.defence else seen.infantry[war.target]
    found = min(men + 1, action.infantry * _HIT * (1 + 0.4 * own.has(Card.GYROSCOPE)))
    if action.tanks:
        found += min(war.tanks, action.tanks * _HIT) * (0.4 * enemy.tank_hits)
    if action.planes:
        found += min(war.planes, action.planes * _HIT) * 1.3
    return found, -action.count


def _too_risky(seen: Seen, war: War) -> bool:
    """Tell whether a tank is likely to be torn apart (rule 11.22), or can do nothing against the castle (11.23)."""
    player = seen.players[war.side]
    if torn(player.check_dice) >= _TORN:
        return True
    tanks = min(ASSAULT, seen.tanks[war.target] if war.defence else war.tanks)
    return not war.defence and tanks * player.tank_hits <= wall(seen, war)


def torn(dice: int) -> float:
    """Return the chance that a working check tears the tank and all its infantry apart (rule 11.22)."""
    explosion = DIE.count(Face.EXPLOSION) / len(DIE)
    chances = [1.0]
    for _ in range(dice):
        chances = [
            (chances[count] if count < len(chances) else 0.0) * (1 - explosion)
            + (chances[count - 1] if count else 0.0) * explosion
            for count in range(len(chances) + 1)
        ]
    return sum(chances[FATAL:])


def wall(seen: Seen, war: War) -> int:
    """Return how many hits of an assault of tanks the castle stops (rules 8.8, 10.3, 11.30)."""
    level = seen.levels[war.target]
    if war.opened or not level:
        return 0
    return min(HIGHEST_LEVEL, level + seen.players[war.defender].has(Card.STRONGHOLD))


def castle_stops(seen: Seen) -> int:
    """Return how many hits of infantry the castle stops (rules 8.7, 10.3)."""
    war = war_of(seen)
    return 0 if war.defence else max(0, wall(seen, war) - seen.players[war.attacker].has(Card.BOMBARD))


def _infantry(seen: Seen, war: War, legal: Sequence[Action]) -> Action:
    """Let infantry fight: all that may, or nobody who cannot get past the castle where something else was done."""
    player = seen.players[war.side]
    ways = [action for action in legal if isinstance(action, AssaultByInfantry)]
    last = legal[-1]
    if not ways:
        return last
    most = ways[-1]
    if war.defence:
        return most
    stops = max(0, wall(seen, war) - player.has(Card.BOMBARD))
    if most.count + min(player.has(Card.ORGAN_GUN), most.count) > stops or most.cannon:
        return most
    return last if isinstance(last, Done) else ways[0]


def fire(seen: Seen, question: FireQuestion, legal: Sequence[Action]) -> Action:  # noqa: ARG001 - both are always there
    """Fire the next tank unless it may tear itself apart (rule 11.22), or cannot get past the castle any more."""
    war = war_of(seen)
    player = seen.players[war.side]
    if torn(player.check_dice) >= _TORN:
        return Hold()
    stops = 0 if war.defence else wall(seen, war) - question.stopped
    loses = seen.table.double_explosion and player.check_dice > SILENCING
    return Hold() if question.left * player.tank_hits <= stops or (loses and question.left == 1) else Fire()
