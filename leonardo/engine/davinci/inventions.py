"""The 25 inventions, as data (rule 1.6)."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, cast

from attrs import frozen

from leonardo.engine.davinci.constants import Component, Stock, Tier


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
    text = files(__package__).joinpath("inventions.json").read_text(encoding="utf-8")
    return {card["number"]: _read(card) for card in json.loads(text)["inventions"]}


INVENTIONS: Final[Mapping[int, Invention]] = _load()  # the inventions by number, 1..25
