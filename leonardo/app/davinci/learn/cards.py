"""The inventions as a table: what each card says, and which of it was published."""

from typing import Final

from leonardo.app.davinci.words.phrases import components, invention_name
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import plain
from leonardo.app.rulebook.cards import CardList, Cell, Column
from leonardo.engine.davinci.constants import Component, Tier
from leonardo.engine.davinci.inventions import INVENTIONS, Invention

_PUBLISHED: Final = {
    2: {"weeks", "components"},
    7: {"components"},
    13: {"weeks", "first"},
    25: {"components"},
}
"""What was published of single cards, besides number and name; all else follows the simplest pattern that fits."""
_OF_GOLD: Final = {"tier", "first"}  # what was published of all gold cards
_COLUMNS: Final = {
    "number": 128.0,
    "name": 292.0,
    "type": 176.0,
    "tier": 150.0,
    "weeks": 172.0,
    "components": 196.0,
    "first": 150.0,
    "later": 160.0,
}


def _cards() -> tuple[tuple[Cell, ...], ...]:
    return tuple(_row(card) for card in INVENTIONS.values())


def _row(card: Invention) -> tuple[Cell, ...]:
    known = _PUBLISHED.get(card.number, set()) | (_OF_GOLD if card.tier is Tier.GOLD else set())
    kind, tier = card.type.name.lower(), card.tier.name.lower()
    parts = [each.name.lower() for each in Component for _ in range(card.components[each])]
    return (
        Cell((card.number,), str(card.number)),
        Cell((plain(invention_name(card.number)),), invention_name(card.number)),
        Cell((card.type,), tr(f"davinci.picture.types.{kind}"), (f"badge_{kind}",), certain=False),
        Cell((card.tier,), tr(f"davinci.picture.tiers.{tier}"), (f"medal_{tier}",), certain="tier" in known),
        Cell((card.weeks,), str(card.weeks), ("hourglass",), certain="weeks" in known),
        Cell(
            (len(parts), *parts),
            pictures=tuple(f"component_{each}" for each in parts),
            certain="components" in known,
            words=components(card.components),
        ),
        Cell((card.first_reward,), str(card.first_reward), ("florin",), certain="first" in known),
        Cell((card.later_reward,), str(card.later_reward), ("florin_pale",), certain=False),
    )


CARDS: Final = CardList(
    "davinci.cards.about",
    tuple(Column(name, f"davinci.cards.columns.{name}", wide) for name, wide in _COLUMNS.items()),
    _cards,
)
"""The table of the inventions."""
