"""Screens without a window, and random trees of all kinds of nodes to show on them."""

import random
from functools import cache
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.translations import tr
from leonardo.ui.compositor import Compositor
from leonardo.ui.layout import Element
from leonardo.ui.node import (
    Board,
    Foot,
    Grid,
    Layer,
    Node,
    TextScale,
    Variants,
    Wrap,
    Z,
    column,
    component,
    fill,
    image,
    paint,
    pin,
    row,
    stack,
    text,
)
from leonardo.ui.raster import RasterCache
from leonardo.ui.screen import Screen

SIZE: Final = (420, 300)
STYLE: Final = Style(Face.BOLD, 24)
NAMES: Final = 12  # ids that random trees use: the numbers below


@cache
def pictures() -> Pictures:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    return Pictures()


def brush(size: tuple[int, int] = SIZE, text_scale: float = 1.0) -> Brush:
    page = Page(size=size, k=0.6, text_scale=text_scale)
    return Brush(pictures(), Painter(0.6, text_scale), page, [PlayerStyle("Lisa", "red")])


def screen(size: tuple[int, int] = SIZE) -> Screen:
    return Screen(brush(size), size)


def from_nothing(shown: Screen) -> bytes:
    """The pixels of what a screen shows, composed anew with all rasters made anew."""
    surface = Surface(shown.window.size)
    Compositor(RasterCache(1 << 30)).frame(surface, shown.items())
    return bytes(surface.get_buffer().raw)


def as_laid(element: Element) -> tuple[object, ...]:
    """All of an element, and of those below it, that a layout decides."""
    own = [(item.rect, item.z, item.alpha, type(item)) for item in element.items]
    kids = [as_laid(kid) for kid in element.kids]
    return type(element.node), element.node.id, element.rect, element.z, element.brush.painter.scale, own, kids


def blob(_brush: Brush, surface: Surface, at: Rect, colour: tuple[int, int, int, int]) -> None:
    pygame.draw.circle(surface, colour, at.center, min(at.size) // 2)


def random_tree(chance: random.Random, names: list[int] | None = None, depth: int = 0) -> Node:
    """Any tree: boxes in boxes, with things that lie over each other on several layers; it takes its ids from names."""
    names = list(range(NAMES)) if names is None else names
    common: dict[str, Any] = {
        "id": names.pop(chance.randrange(len(names))) if names and chance.random() < 0.4 else None,
        "z": chance.choice([None, None, None, Z.BOARD, Z.HIGHLIGHT, Z.PIECES, Z.DRAG]),
        "grow": chance.choice([0, 1, 2]),
        "pad": chance.choice([0, 6, 14]),
        "fades": chance.random() < 0.3,
    }
    leaves = (_letters, _picture, _painting, _ground, _veil)
    if depth >= 4 or chance.random() < 0.4:
        return chance.choice(leaves)(chance, common)
    kids = tuple(random_tree(chance, names, depth + 1) for _ in range(chance.randrange(1, 5)))
    kind = chance.randrange(9)
    if kind == 0:
        return Variants(kids=kids, **common)
    if kind == 1:
        feet = [(chance.randrange(100), chance.randrange(100)) for _ in kids]
        stands = tuple(image("pawn_red", height=60, at=Foot(*foot)) for foot in feet)
        return Board(units=(100, 100), kids=stands, **common)
    if kind == 2:
        opaque = chance.random() < 0.3
        return Layer(kids=kids, alpha=chance.choice([1.0, 0.6]), opaque=opaque, bleed=chance.choice([0, 9]), **common)
    if kind == 3:
        pins = (pin(kid, (chance.random(), chance.random()), (chance.random(), 1.0)) for kid in kids[1:])
        return stack(kids[0], *pins, **common)
    if kind == 4:
        return Grid(kids=kids, least=80, gap=4, **common)
    if kind == 5:
        return TextScale(kids=kids, rows=3, style=STYLE, **common)
    if kind == 6:
        return Wrap(kids=kids, gap=5, row_height=40, **common)
    return (row, column)[kind % 2](*kids, **common)


@component
def _cancel() -> Node:
    return text(tr("message.cancel"), STYLE)


def _letters(chance: random.Random, common: dict[str, Any]) -> Node:
    if chance.random() < 0.2:
        return stack(_cancel(), **common)
    words = chance.choice(["a", "Leonardo", "Fiume Arno"])
    return text(words, STYLE, value=chance.choice([None, 7, 80]), shade=chance.random() < 0.3, **common)


def _picture(chance: random.Random, common: dict[str, Any]) -> Node:
    name = chance.choice(["florin_blank", "shield_red", "house_red"])
    return image(name, pale=chance.choice([255, 90]), flies=True, **common)


def _painting(chance: random.Random, common: dict[str, Any]) -> Node:
    colour = chance.choice([(200, 30, 30, 120), (30, 30, 200, 255)])
    return paint(blob, colour, bleed=chance.choice([0, 20]), **common)


def _ground(_chance: random.Random, common: dict[str, Any]) -> Node:
    return image("workshop_wood", mode="cover", opaque=True, **common)


def _veil(chance: random.Random, common: dict[str, Any]) -> Node:
    return fill((20, 90, 140, chance.choice([255, 120])), **common)
