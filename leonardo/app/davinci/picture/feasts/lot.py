"""What is bid for: the card of the invention, as it lies among those requested, and what it is worth to who gets it."""

from collections.abc import Collection, Iterable
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.words.advice import worth
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.colours import BROWN
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.inventions import INVENTIONS

_CARD: Final = (214, 43, 384, 140)
"""Units of the stage: left, top, width and height."""
_SHADOW: Final = 12
"""Units by which its shadow reaches beyond it."""
_TOLD: Final = 27
"""Units of the type in which it is told what it is worth."""


class Lot:
    """The card of an `invention`, which means this to who looks at it, in the middle of a `stage`, under its title."""

    def __init__(self, stage: FeastStage, invention: int, meaning: CardState = NOBODY) -> None:
        self.stage, self.invention, self.meaning = stage, invention, meaning
        self.place = stage.at(*_CARD)

    def card(self) -> Exhibit:
        surface, around = self._around()
        self._card(around).draw(surface)
        return Exhibit(surface, around)

    def cleared(self) -> Exhibit:
        """Return the paper on which what the invention takes and pays stood, with nothing on it."""
        return Exhibit(*self._told())

    def said(self, text: str) -> Exhibit:
        """Return a few words in place of what the invention takes and pays."""
        surface, room = self._told()
        painter, units = self.stage.brush.painter, self.stage.text(_TOLD)
        painter.draw_wrapped(surface, text, surface.get_rect(), Face.ITALIC, units, INK, "centre", "middle")
        return Exhibit(surface, room)

    def won(self, owned: Collection[int], winner: int) -> Surface:
        """Return all of the card as it lies there in the end, with its shadow."""
        surface = self.card().picture.copy()
        told = self.worth(owned, winner)
        around = self._around()[1]
        surface.blit(told.picture, told.place.move(-around.left, -around.top))
        return surface

    def worth(self, owned: Collection[int], winner: int) -> Exhibit:
        """Return what the card is for a winner that `owned` some: a type more, and the step of the bonus, or weeks."""
        stage, brush = self.stage, self.stage.brush
        gained, name = worth(owned, self.invention), brush.looks[winner].name
        if not gained.new:
            return self.said(tr("davinci.feast.saves", name=name, count=gained.weeks))
        text = tr("davinci.feast.types", name=name, count=gained.types)
        surface, place = self._told()
        box = surface.get_rect()
        look = things.style(stage, Face.ITALIC, _TOLD)
        brush.write(surface, text, (box.centerx, round(box.height * 0.26)), look, INK, align="centre", room=box.width)
        size, low, reach = round(box.height * 0.48), round(box.height * 0.72), stage.px(48)
        if gained.after == gained.before:
            self._types(surface, (box.centerx, low), size, (*owned, self.invention))
            return Exhibit(surface, place)
        figures.coin(brush, surface, (box.centerx - reach, low), size, gained.before, pale=not gained.before)
        figures.coin(brush, surface, (box.centerx + reach, low), size, gained.after)
        _arrow(surface, (box.centerx, low), stage.px(16))
        return Exhibit(surface, place)

    def _types(self, surface: Surface, middle: Point, size: int, owned: Iterable[int]) -> None:
        """Draw the seals of all types side by side, pale where nothing of a type is owned."""
        kinds, step = {INVENTIONS[card].type for card in owned}, round(size * 0.86)
        left = middle[0] - step * (len(Component) - 1) // 2
        for number, kind in enumerate(Component):
            at = left + step * number, middle[1]
            figures.type_badge(self.stage.brush, surface, kind, at, round(size * 0.8), owned=kind in kinds)

    def _card(self, around: Rect) -> CardPicture:
        """Return what draws it on a surface for all `around` it."""
        place = self.place.move(-around.left, -around.top)
        return CardPicture(self.stage.brush, self.invention, place, self.meaning)

    def _around(self) -> tuple[Surface, Rect]:
        reach = self.stage.px(_SHADOW)
        around = self.place.inflate(2 * reach, 2 * reach)
        return things.canvas(around.size), around

    def _told(self) -> tuple[Surface, Rect]:
        """Return the paper of the card at the right of its drawing with nothing on it, and where that is."""
        surface, around = self._around()
        card = self._card(around)
        card.draw_named(surface)
        room = card.beside_drawing
        return surface.subsurface(room).copy(), room.move(around.topleft)


def _arrow(surface: Surface, middle: tuple[int, int], half: int) -> None:
    """Draw an arrow that points to the right, `half` as long to each side of its middle."""
    x, y = middle
    head = half // 2
    pygame.draw.line(surface, BROWN, (x - half, y), (x + half - head, y), max(2, half // 5))
    pygame.draw.polygon(surface, BROWN, [(x + half, y), (x + half - head, y - head), (x + half - head, y + head)])
