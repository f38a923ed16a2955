"""What a castle stops, and whether an attacker may break off (rules 8.7, 8.8, 10.2 to 10.4, 11.14, 11.30)."""

from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, HIGHEST_LEVEL
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.state import War


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
