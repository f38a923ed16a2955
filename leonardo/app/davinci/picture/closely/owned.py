"""The inventions that a seat owns, to be read: each card, and what they save and earn."""

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.state import NOBODY
from leonardo.app.davinci.picture.closely.cards import draw_cards
from leonardo.app.davinci.results.owned import by_type
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import Draw, Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BROWN
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.rules.rounds import bonus
from leonardo.engine.davinci.state import discount
from leonardo.engine.davinci.view import View


def draw(brush: Brush, surface: Surface, view: View, seat: int) -> Rect:
    """Draw the cards that a seat owns on a large sheet; return where."""
    owned = sorted(view.seats[seat].owned)
    title = tr("davinci.reading.owned", name=brush.looks[seat].name)
    sheet = lay_sheet(brush, surface, title, "gold", _badges(brush, seat, owned))
    draw_cards(brush, surface, dict.fromkeys(owned, NOBODY), sheet.left)
    draw_facts(brush, surface, _facts(brush, owned), sheet.right)
    return sheet.rect


def _badges(brush: Brush, seat: int, owned: list[int]) -> tuple[Draw, Draw]:
    def shield(surface: Surface, at: Rect) -> None:
        figures.shield(brush, surface, seat, at.center, at.height)

    def count(surface: Surface, at: Rect) -> None:
        brush.count(surface, len(owned), at.center, 26)

    return shield, count


def _facts(brush: Brush, owned: list[int]) -> list[Fact]:
    groups = by_type(owned)
    worth = bonus(owned)
    types = tr("davinci.reading.types", count=len(groups))
    return [
        *(_saving(brush, kind, numbers) for kind, numbers in groups.items()),
        Fact(types, florins(worth) if worth else tr("davinci.reading.no_bonus")),
        Fact(tr("davinci.explain.owned"), colour=BROWN, strong=False, share=1.6),
    ]


def _saving(brush: Brush, kind: Component, numbers: list[int]) -> Fact:
    name = tr(f"davinci.picture.types.{kind.name.lower()}")
    saved = tr("davinci.picture.weeks_less", count=discount(tuple(numbers), numbers[0]))
    text = tr("davinci.reading.of_type", count=len(numbers), type=name)
    return Fact(text, saved, picture=lambda surface, place: _badge(brush, surface, kind, place))


def _badge(brush: Brush, surface: Surface, kind: Component, place: Rect) -> None:
    figures.type_badge(brush, surface, kind, place.center, place.height)
