"""The cards of this game as a table: what each is, does and costs, and which of it was published (`data.md`)."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.engines.words.phrases import card_effect, card_name, kind_of
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import plain
from leonardo.app.rulebook.cards import CardList, Cell, Column
from leonardo.engine.engines.cards import ARTS, DESIGNS, PROJECTS, Card

_COLUMNS: Final = {
    "kind": 250.0,
    "name": 390.0,
    "copies": 120.0,
    "price": 120.0,
    "hooks": 130.0,
    "effect": 500.0,
}
_ORDER: Final = ("tank", "plane", "infantry", "on_tanks", "on_planes", "castle", "sea", "art")
_EMPTY: Final = Cell((0,))
_ONE: Final = Cell((1,), "1")
_PUBLISHED_NAMES: Final = frozenset({Card.ART_GIOCONDA})  # of works of art only this one is named anywhere


def _cards() -> tuple[tuple[Cell, ...], ...]:
    return (*_designs(), *_projects())


def _kind(kind: str, picture: str) -> Cell:
    return Cell((_ORDER.index(kind),), tr(f"engines.cards.kinds.{kind}"), (picture,))


def _designs() -> Iterator[tuple[Cell, ...]]:
    """Yield the designs: that there are five of each kind was published, their names and numbers were not."""
    for card, design in DESIGNS.items():
        effect = card_effect(card)
        yield (
            _kind(kind_of(card), f"engines_design_{card.value}"),
            Cell((plain(card_name(card)),), card_name(card), certain=False),
            _ONE,
            _EMPTY,
            Cell((design.hooks,), str(design.hooks), certain=False),
            Cell((plain(effect),), effect, certain=False),
        )


def _projects() -> Iterator[tuple[Cell, ...]]:
    """Yield the projects: name, copies and effect were published, the prices were not."""
    for card, project in PROJECTS.items():
        named = card not in ARTS or card in _PUBLISHED_NAMES
        yield (
            _kind(kind_of(card), f"engines_project_{card.value}"),
            Cell((plain(card_name(card)),), card_name(card), certain=named),
            Cell((project.copies,), str(project.copies)),
            Cell((project.cost,), str(project.cost), certain=False),
            _EMPTY,
            Cell((plain(card_effect(card)),), card_effect(card), certain=card not in ARTS),
        )


CARDS: Final = CardList(
    "engines.cards.about",
    tuple(Column(name, f"engines.cards.columns.{name}", wide) for name, wide in _COLUMNS.items()),
    _cards,
)
"""The table of the cards."""
