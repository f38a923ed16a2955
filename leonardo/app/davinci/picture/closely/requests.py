"""All that is requested, to be read: each card, and how many of them need which component."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.state import card_state
from leonardo.app.davinci.picture.closely.cards import draw_cards
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BROWN
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import View

_CARDS: Final = 0.62
"""The share of the sheet's width that the cards take."""


def draw(brush: Brush, surface: Surface, view: View, *, counted: bool) -> Rect:
    """Draw the requested inventions on a large sheet; return where."""
    requested = [request.invention for request in view.display]

    def deck(surface: Surface, at: Rect) -> None:
        brush.stamp(surface, "deck_back", at.center, at.height)

    def count(surface: Surface, at: Rect) -> None:
        brush.count(surface, view.deck_count, at.center, 26)

    sheet = lay_sheet(brush, surface, tr("davinci.picture.requested"), "gold", (deck, count), share=_CARDS)
    draw_cards(brush, surface, {number: card_state(view, number, counted=counted) for number in requested}, sheet.left)
    draw_facts(brush, surface, [_needed(brush, kind, requested) for kind in Component], sheet.right)
    return sheet.rect


def _needed(brush: Brush, kind: Component, requested: list[int]) -> Fact:
    """Return how many of the requested inventions need a component."""
    count = sum(INVENTIONS[number].components[kind] > 0 for number in requested)

    def picture(surface: Surface, place: Rect) -> None:
        brush.stamp(surface, figures.component_picture(kind), place.center, place.height)

    needed = tr("davinci.reading.needed_for", count=count) if count else tr("davinci.reading.needed_for_none")
    return Fact(tr(f"davinci.picture.components.{kind.name.lower()}"), needed, aside_colour=BROWN, picture=picture)
