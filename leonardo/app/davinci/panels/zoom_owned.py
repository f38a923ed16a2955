"""The inventions that a seat owns, to be read: each card, and what they save and earn."""

from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.davinci.owned import by_type
from leonardo.app.davinci.panels import figures
from leonardo.app.davinci.panels.brush import BOLD, NARROW, Brush
from leonardo.app.davinci.panels.card import Card
from leonardo.app.davinci.panels.colours import BROWN
from leonardo.app.davinci.panels.reading import LINE, Draw, Fact, draw_facts, lay_sheet
from leonardo.app.davinci.phrases import florins
from leonardo.app.kit.words import words
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rounds import BONUS
from leonardo.engine.davinci.state import discount
from leonardo.engine.davinci.terms import Component, Tier
from leonardo.engine.davinci.view import View

_NAME: Final = evolve(BOLD, narrow=NARROW)
_SHAPE: Final = 384 / 130
_ONE_COLUMN: Final = 4
"""Cards that stand one below the other; more of them stand in two columns."""
_NARROWEST: Final = 220
"""Pixels under which the name of an invention would not fit its card; then the names are listed instead."""


def draw(brush: Brush, surface: Surface, view: View, seat: int) -> Rect:
    """Draw the cards that a seat owns on a large sheet; return where."""
    owned = sorted(view.seats[seat].owned)
    title = words("davinci.reading.owned", name=brush.looks[seat].name)
    sheet = lay_sheet(brush, surface, title, Tier.GOLD, _badges(brush, seat, owned))
    _cards(brush, surface, owned, sheet.left)
    draw_facts(brush, surface, _facts(brush, owned), sheet.right)
    return sheet.rect


def _badges(brush: Brush, seat: int, owned: list[int]) -> tuple[Draw, Draw]:
    def shield(surface: Surface, at: Rect) -> None:
        figures.shield(brush, surface, seat, at.center, at.height)

    def count(surface: Surface, at: Rect) -> None:
        brush.count(surface, len(owned), at.center, 26)

    return shield, count


def _cards(brush: Brush, surface: Surface, owned: list[int], field: Rect) -> None:
    columns = 1 if len(owned) <= _ONE_COLUMN else 2
    rows = -(-len(owned) // columns)
    gap = max(4, brush.px(14))
    width = min((field.width - gap * (columns - 1)) // columns, round((field.height / rows - gap) * _SHAPE))
    if width < _NARROWEST:
        _names(brush, surface, owned, field)
        return
    height = round(width / _SHAPE)
    top = field.centery - (rows * (height + gap) - gap) // 2
    for number, invention in enumerate(owned):
        row, column = divmod(number, columns)
        rect = Rect(field.left + column * (width + gap), top + row * (height + gap), width, height)
        Card(brush, invention, rect).draw(surface)


def _names(brush: Brush, surface: Surface, owned: list[int], field: Rect) -> None:
    height = min(field.height // len(owned), 2 * brush.line(LINE))
    top = field.centery - height * len(owned) // 2
    for number, invention in enumerate(owned):
        middle, side = top + height * number + height // 2, round(height * 0.8)
        card = INVENTIONS[invention]
        figures.medal(brush, surface, card.tier, (field.left + side // 2, middle), side, invention)
        badge = (field.left + side + brush.px(8) + side // 2, middle)
        left = figures.type_badge(brush, surface, card.type, badge, side).right + brush.px(10)
        brush.write(surface, brush.invention(invention), (left, middle), _NAME, room=field.right - left)


def _facts(brush: Brush, owned: list[int]) -> list[Fact]:
    groups = by_type(owned)
    bonus = BONUS.get(len(groups), 0)
    types = words("davinci.reading.types", count=len(groups))
    return [
        *(_saving(brush, kind, numbers) for kind, numbers in groups.items()),
        Fact(types, florins(bonus) if bonus else words("davinci.reading.no_bonus")),
        Fact(words("davinci.explain.owned"), colour=BROWN, strong=False, share=1.6),
    ]


def _saving(brush: Brush, kind: Component, numbers: list[int]) -> Fact:
    name = words(f"picture.types.{kind.name.lower()}")
    saved = words("picture.weeks_less", count=discount(tuple(numbers), numbers[0]))
    text = words("davinci.reading.of_type", count=len(numbers), type=name)
    return Fact(text, saved, picture=lambda surface, place: _badge(brush, surface, kind, place))


def _badge(brush: Brush, surface: Surface, kind: Component, place: Rect) -> None:
    figures.type_badge(brush, surface, kind, place.center, place.height)
