"""What lies on the sheet of favours: a card for each favour, and the components that one may pick with some."""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import pygame

from leonardo.app.davinci.words.phrases import component_name
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, GOLD, INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.engine.davinci.constants import Component, Favour, Place

ComponentArt = Callable[[Component], pygame.Surface]  # draws a component card at the size it has on the table

_PICTURE: Final = (150, 84)
"""Units that the picture of what a favour gives is high, and at least where the window has no room for that,"""
_PAD: Final = 16  # and between it, the words and the edges of the card
_TEXT: Final = 25
_SEAL: Final = 46
_RAISED: Final = 7  # units by which a chosen card lies higher
_HEAPED: Final = 0.58
_HEAP_APART: Final = 1.2
"""Of several pictures in two rows, the height of one in that of all, and from one to the next in its own height."""
_SHADE: Final = (206, 164, 96)
_SHADE_ALPHA: Final = 150
_GRAIN: Final = 48
"""The colour of the shade behind a picture, its alpha in the middle, and the pixels that it is made from."""
_GIVES: Final[Mapping[Favour, tuple[str, ...]]] = {
    Favour.FLORINS: ("florin",),
    Favour.COMPONENTS: ("component_iron", "component_wood", "component_brick", "component_glass"),
    Favour.APPRENTICE: ("apprentice_{colour}",),
    Favour.SMALL5: ("laboratory_small_5",),
    Favour.LARGE4: ("laboratory_large_4",),
    Favour.LARGE6: ("laboratory_large_6",),
    Favour.AUTOMATON: ("automaton",),
}
"""What a favour gives, as pictures; those of a seat have its colour."""


def picture_height(spare: float) -> float:
    """Return how many units high the pictures are where two rows of the smallest leave so many units to `spare`."""
    most, least = _PICTURE
    return max(least, min(most, least + spare / 2))


def height(kit: Kit, texts: Mapping[str, float], picture: float = _PICTURE[1]) -> float:
    """Return how many units cards are high that bear these words, each so many units across, and a picture."""
    lines = [kit.painter.height_of(text, Face.MEDIUM, _TEXT, _room(kit, wide)) for text, wide in texts.items()]
    return picture + 3 * _PAD + max(lines) / kit.layout.k


def has_room(kit: Kit, texts: Iterable[str], wide: float) -> bool:
    """Tell whether cards so many units across have room for each word on them."""
    words = (word for text in texts for word in text.split(" "))
    return all(kit.painter.measure(word, Face.MEDIUM, _TEXT)[0] <= _room(kit, wide) for word in words)


def _room(kit: Kit, wide: float) -> int:
    """Return the pixels that words on a card have at least, however its edges are rounded."""
    return int(wide * kit.layout.k) - 2 * round(_PAD * kit.layout.k) - 1


class FavourCard(Widget):
    """A favour that can be chosen: its letter, what it gives, and what is `against` it, if anything is."""

    def __init__(
        self,
        rect: pygame.Rect,
        favour: tuple[Favour, Place | None],
        text: str,
        chosen: bool,
        choose: Callable[[], None],
        against: str,
        colour: str,
        picture: float,
    ) -> None:
        name = f"{favour[0].value}{favour[1].name.lower() if favour[1] is not None else ''}"
        super().__init__(name, rect, hint=against)
        self._high = picture
        self._letter = favour[0].letter.upper()
        self._pictures = [picture.format(colour=colour) for picture in _GIVES[favour[0]]]
        self.text, self.chosen, self.choose, self.against = text, chosen, choose, against

    def press(self) -> None:
        """Choose it, if the rules allow it."""
        if not self.against:
            self.choose()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the card: paper, lit under the mouse, raised in a golden rim when chosen, pale when it cannot be."""
        k, card = kit.layout.k, self.rect
        skin = skins.PAPER_LIT if look.hovered or self.chosen else skins.PAPER
        skin = skins.PAPER_OFF if self.against else skin
        if self.chosen:
            card = card.move(0, -round(_RAISED * k))
            skins.lay_shadow(surface, kit.pictures, card, k)
        surface.blit(skins.plate(kit.pictures, card.size, k, skin), card)
        if self.chosen:
            rim = shapes.outline(card.size, round(10 * k), (*GOLD, 255), max(2.0, 5 * k))
            shapes.lay(surface, rim, card.topleft)
        pad, high = round(_PAD * k), round(self._high * k)
        self._draw_pictures(surface, kit, pygame.Rect(card.left + pad, card.top + pad, card.width - 2 * pad, high))
        top = card.top + 2 * pad + high
        even = kit.painter.even_width(self.text, Face.MEDIUM, _TEXT, card.width - 2 * pad)
        text = pygame.Rect(card.centerx - even // 2, top, even, card.bottom - pad // 2 - top)
        colour = FAINT if self.against else INK
        kit.painter.draw_wrapped(surface, self.text, text, Face.MEDIUM, _TEXT, colour, "centre", "middle")
        self._draw_seal(surface, kit, card)

    def _draw_seal(self, surface: pygame.Surface, kit: Kit, card: pygame.Rect) -> None:
        side = kit.layout.px(_SEAL)
        place = pygame.Rect(card.left + kit.layout.px(9), card.top + kit.layout.px(9), side, side)
        surface.blit(kit.pictures.get("round_marker", place.size), place)
        kit.painter.draw(surface, self._letter, place, Face.TITLE_BOLD, 26, IVORY, "centre")

    def _draw_pictures(self, surface: pygame.Surface, kit: Kit, place: pygame.Rect) -> None:
        """Draw what it gives on a shade of its paper, several as a heap; pale if it cannot be had."""
        if not self.against:
            shade = kit.pictures.made(("vignette", place.size), lambda: _vignette(place.size))
            surface.blit(shade, place)
        in_row = 1 if len(self._pictures) == 1 else (len(self._pictures) + 1) // 2
        rows = len(self._pictures) // in_row
        high = place.height if rows == 1 else round(place.height * _HEAPED)
        for number, name in enumerate(self._pictures):
            row, column = divmod(number, in_row)
            picture = self._sized(kit, name, pygame.Rect(0, 0, (place.width - kit.layout.px(_SEAL)) // in_row, high))
            x = place.centerx + round((column - (in_row - 1) / 2) * high * _HEAP_APART)
            y = place.centery if rows == 1 else (place.top + high // 2, place.bottom - high // 2)[row]
            surface.blit(picture, picture.get_rect(center=(x, y)))

    def _sized(self, kit: Kit, name: str, place: pygame.Rect) -> pygame.Surface:
        width, height = kit.pictures.entry(name).size
        share = min(place.height / height, place.width / width)
        size = max(1, round(width * share)), max(1, round(height * share))
        if not self.against:
            return kit.pictures.get(name, size)
        return kit.pictures.made(("favour pale", name, size), lambda: _pale(kit.pictures.get(name, size)))


class TrayItem(Widget):
    """A kind of component on the tray with how many are picked; a press picks one more, or none after the most."""

    def __init__(
        self,
        rect: pygame.Rect,
        kind: Component,
        picked: int,
        against: str,
        art: ComponentArt,
        pick: Callable[[], None],
    ) -> None:
        super().__init__(kind.name.lower(), rect, hint=against, enabled=not against or picked > 0)
        self.kind, self.picked, self.art, self.pick = kind, picked, art, pick

    def press(self) -> None:
        self.pick()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the component and its name; if any is picked in a golden rim, with their number in the corner."""
        k = kit.layout.k
        skin = skins.PAPER_LIT if self.picked or look.hovered else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skin if self.enabled else skins.PAPER_OFF), self.rect)
        art = self.art(self.kind)
        surface.blit(art, art.get_rect(center=(self.rect.centerx, self.rect.top + round(50 * k))))
        name = pygame.Rect(self.rect.left, self.rect.bottom - round(38 * k), self.rect.width, round(34 * k))
        colour = INK if self.enabled else FAINT
        kit.painter.draw(surface, component_name(self.kind), name, Face.STRONG, 22, colour, "centre")
        if self.picked:
            self._draw_number(surface, kit)

    def _draw_number(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the golden rim, and how many are picked on a coin in its corner."""
        k, line = kit.layout.k, max(2.0, 4.5 * kit.layout.k)
        rim = shapes.outline(self.rect.size, round(10 * k), (*GOLD, 255), line)
        shapes.lay(surface, rim, self.rect.topleft)
        across, inset = max(24, round(42 * k)), round(7 * k)
        place = pygame.Rect(self.rect.right - inset - across, self.rect.top + inset, across, across)
        surface.blit(kit.pictures.get("florin_blank", place.size), place)
        text = tr("table.times", count=self.picked)
        kit.painter.draw(surface, text, place, Face.BOLD, across * 0.5 / k / kit.painter.scale, ENGRAVED, "centre")


def _vignette(size: tuple[int, int]) -> pygame.Surface:
    """Return a warm shade that fades from the middle of a place towards its edges."""
    small = pygame.Surface((_GRAIN, _GRAIN), pygame.SRCALPHA)
    middle = (_GRAIN - 1) / 2
    for x in range(_GRAIN):
        for y in range(_GRAIN):
            away = min(1.0, math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_SHADE, round(_SHADE_ALPHA * (1 - away * away) ** 2)))
    return pygame.transform.smoothscale(small, size)


def _pale(picture: pygame.Surface) -> pygame.Surface:
    pale = picture.copy()
    pale.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
