"""The favours of experienced players (rule 4.4)."""

from collections.abc import Sequence
from typing import Final

from leonardo.ai.davinci.heuristics.valuation import Valuation
from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.constants import Favour, Upgrade
from leonardo.engine.davinci.rules.favours import FLORINS
from leonardo.engine.davinci.state import plus

_UPGRADES: Final = {
    Favour.SMALL5: Upgrade.SMALL5,
    Favour.LARGE4: Upgrade.LARGE4,
    Favour.LARGE6: Upgrade.LARGE6,
    Favour.AUTOMATON: Upgrade.AUTOMATON,
}


def choose(valuation: Valuation, legal: Sequence[Action]) -> Action:
    """Return the favour that is worth most, components by the projects that they serve."""
    return max(legal, key=lambda action: _worth(valuation, action))


def _worth(valuation: Valuation, action: Action) -> float:
    if not isinstance(action, ChooseFavour):
        return float("-inf")
    worth = 0.0
    if action.components is not None:
        worth += valuation.stock(plus(valuation.hand, action.components)) - valuation.stock(valuation.hand)
    if action.favour is Favour.FLORINS:
        worth += FLORINS
    elif action.favour is Favour.APPRENTICE:
        worth += valuation.apprentice()
    elif action.favour in _UPGRADES:
        worth += valuation.upgrade(_UPGRADES[action.favour])
    return worth
