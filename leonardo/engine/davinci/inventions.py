"""The 25 inventions, as data (rule 1.6)."""

from collections.abc import Mapping
from typing import Any, Final, cast

from attrs import frozen

from leonardo.engine.davinci.constants import Component, Stock, Tier
from leonardo.engine.house_rules import ModFaultError, data_of


@frozen
class Invention:
    """One card: what it needs (components, weeks of work) and what it pays (florins); `name` is the English one."""

    number: int
    name: str
    type: Component
    tier: Tier
    weeks: int
    components: Stock
    first_reward: int
    later_reward: int


def _read(card: Mapping[str, Any]) -> Invention:
    return Invention(
        number=card["number"],
        name=card["name"],
        type=Component[card["type"].upper()],
        tier=Tier[card["tier"].upper()],
        weeks=card["weeks"],
        components=cast("Stock", tuple(card["components"].get(kind.name.lower(), 0) for kind in Component)),
        first_reward=card["first_reward"],
        later_reward=card["later_reward"],
    )


def _load() -> dict[int, Invention]:
    """Return the inventions by number.

    Raises:
        ModFaultError: if a mod makes one that does not fit its tier.
    """
    found = {card["number"]: _read(card) for card in data_of("davinci")["inventions"]}
    for number, card in found.items():
        if sum(card.components) != card.tier:
            needed = f"{card.tier.name.lower()} cards need {card.tier.value} components, not {sum(card.components)}"
            raise ModFaultError(f"davinci.inventions.{number}.components", needed)
        if card.later_reward > card.first_reward:
            raise ModFaultError(f"davinci.inventions.{number}.later_reward", "it is more than the first reward")
    return found


INVENTIONS: Final[Mapping[int, Invention]] = _load()  # the inventions by number, 1..25
