"""Looks on while words are written: what contrast they have with the very pixels that they are written on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from unittest.mock import patch
from weakref import WeakKeyDictionary

import pygame
from attrs import frozen

from leonardo.app.kit import seats, theme
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.theme import LEAST_CONTRAST, Colour, contrast, luminance
from leonardo.app.table.looks import colours
from leonardo.app.table.panels.keepsakes import Keepsakes, Kept
from leonardo.ui import items, leaves, raster
from leonardo.ui.items import Item
from leonardo.ui.measure import LayoutContext
from leonardo.ui.node import Text
from leonardo.ui.raster import Key

Drawing = Callable[[pygame.Surface], None]
MEANT = (*theme.LEGIBLE, *seats.LEGIBLE, *colours.LEGIBLE)
INKS = {ink for ink, _ in MEANT}
SAMPLES = (12, 4)  # in how many columns and rows the ground under a line is looked at
BARE = 64  # below which opacity, of 255, hardly anything is there


@frozen
class Written:
    """A line that was written, its colour, and how light the ground was, 0..1."""

    text: str
    colour: Colour
    ground: float

    @property
    def contrast(self) -> float:
        """Return the contrast between the two, from 1 to 21."""
        return contrast(luminance(self.colour), self.ground)


@contextmanager
def looking_on() -> Iterator[list[Written]]:
    lines: list[Written] = []
    lay, original = Painter.lay, raster.rasterise
    of_tree, draw_item = leaves.LEAVES[Text], Item.draw
    words: WeakKeyDictionary[Key, Text] = WeakKeyDictionary()
    unseen = False

    def look(
        painter: Painter, surface: pygame.Surface, line: pygame.Surface, rect: pygame.Rect, text: str, colour: Colour
    ) -> None:
        if not unseen:
            note(surface, rect, text, colour)
        lay(painter, surface, line, rect, text, colour)

    def note(surface: pygame.Surface, rect: pygame.Rect, text: str, colour: Colour) -> None:
        seen = rect.clip(surface.get_clip())
        # where a part of a panel is drawn anew, lines that only begin there were looked at as a whole before
        if text.strip() and seen.w * seen.h * 2 > rect.w * rect.h:
            ground = surface.subsurface(seen)
            lines.append(Written(text, colour, _meant(colour) if _is_bare(ground) else _lightness(ground)))

    def words_of(context: LayoutContext, node: Text, rect: pygame.Rect, z: int) -> Item | None:
        item = of_tree(context, node, rect, z) if of_tree is not None else None
        if item is not None:
            words[item.key] = node
        return item

    def look_at_item(item: Item, surface: pygame.Surface, place: pygame.Rect, kept: pygame.Surface | None) -> None:
        node = words.get(item.key)
        if node is not None and item.alpha == items.OPAQUE:  # what fades in is looked at when it is there
            note(surface, place, node.wordings[0], node.colour)
        draw_item(item, surface, place, kept)

    def draw_itself(_: Keepsakes, surface: pygame.Surface, __: pygame.Rect, draw: Drawing, ___: Kept) -> None:
        # what is kept is drawn on black and on white, which no reader ever sees under it
        draw(surface)

    def rasterise(size: Size, draw: Callable[[pygame.Surface], object], *, opaque: bool = False) -> pygame.Surface:
        # as above: it is looked at once, while it is drawn on nothing
        nonlocal unseen
        draw(pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA))
        unseen = True
        try:
            return original(size, draw, opaque=opaque)
        finally:
            unseen = False

    with (
        patch.object(Painter, "lay", look),
        patch.object(Keepsakes, "lay_kept", draw_itself),
        patch.object(leaves, "rasterise", rasterise),
        patch.dict(leaves.LEAVES, {Text: words_of}),
        patch.object(Item, "draw", look_at_item),
    ):
        yield lines


def _is_bare(ground: pygame.Surface) -> bool:
    """Tell whether nothing is there yet: a picture is drawn by itself and laid on its paper later."""
    return bool(ground.get_flags() & pygame.SRCALPHA) and pygame.transform.average_color(ground)[3] < BARE


def _meant(colour: Colour) -> float:
    grounds = [luminance(each) for ink, ground in MEANT if ink == colour for each in (ground.lightest, ground.darkest)]
    return min(grounds, key=lambda ground: contrast(luminance(colour), ground), default=0.0)


def _lightness(ground: pygame.Surface) -> float:
    size = min(SAMPLES[0], ground.get_width()), min(SAMPLES[1], ground.get_height())
    small = pygame.transform.smoothscale(ground, size)
    pixels = [small.get_at((x, y)) for x in range(size[0]) for y in range(size[1])]
    return median(luminance((pixel.r, pixel.g, pixel.b)) for pixel in pixels)


def check(written: list[Written]) -> None:
    """Complain about lines that cannot be read, or that are in a colour which nobody has allowed."""
    assert written
    faint = [line for line in written if line.contrast < LEAST_CONTRAST]
    assert not faint, "; ".join(f"{line.text!r}: {line.contrast:.2f} in {line.colour}" for line in faint)
    assert {line.text for line in written if line.colour not in INKS} == set()
