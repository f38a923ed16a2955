"""Several cards on a large sheet, as large as they find room."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.state import CardState
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.brush import BOLD, NARROW, Brush
from leonardo.app.table.looks.close_sheet import LINE
from leonardo.engine.davinci.inventions import INVENTIONS

_NAME: Final = evolve(BOLD, narrow=NARROW)
_SHAPE: Final = 384 / 130
_COLUMNS: Final = 1, 2
_NARROWEST: Final = 220
"""Pixels under which the name of an invention would not fit its card; then the names are listed instead."""


def draw_cards(brush: Brush, surface: Surface, cards: Mapping[int, CardState], field: Rect) -> None:
    """Draw cards, by their numbers and with what they mean to the viewer, in the columns that let them be largest."""
    gap = max(4, brush.px(14))
    width, columns = max((_width(len(cards), columns, gap, field), columns) for columns in _COLUMNS)
    if width < _NARROWEST:
        _names(brush, surface, list(cards), field)
        return
    rows, height = -(-len(cards) // columns), round(width / _SHAPE)
    left = field.centerx - (columns * (width + gap) - gap) // 2
    top = field.centery - (rows * (height + gap) - gap) // 2
    for number, (invention, meaning) in enumerate(cards.items()):
        row, column = divmod(number, columns)
        rect = Rect(left + column * (width + gap), top + row * (height + gap), width, height)
        CardPicture(brush, invention, rect, meaning).draw(surface)


def _width(cards: int, columns: int, gap: int, field: Rect) -> int:
    rows = -(-cards // columns)
    return min((field.width - gap * (columns - 1)) // columns, round((field.height / rows - gap) * _SHAPE))


def _names(brush: Brush, surface: Surface, cards: Sequence[int], field: Rect) -> None:
    height = min(field.height // len(cards), 2 * brush.line(LINE))
    top = field.centery - height * len(cards) // 2
    for number, invention in enumerate(cards):
        middle, side = top + height * number + height // 2, round(height * 0.8)
        card = INVENTIONS[invention]
        figures.medal(brush, surface, card.tier, (field.left + side // 2, middle), side, invention)
        badge = (field.left + side + brush.px(8) + side // 2, middle)
        left = figures.type_badge(brush, surface, card.type, badge, side).right + brush.px(10)
        brush.write(surface, invention_name(invention), (left, middle), _NAME, room=field.right - left)
