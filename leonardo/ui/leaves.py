"""Makes the items of leaves: lines of text, pictures and paintings, each with a key that tells all it depends on."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, middle_of_capitals
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import DEEP, Colour
from leonardo.ui.items import OPAQUE, FillItem, Item, LiveItem
from leonardo.ui.measure import LayoutContext, close_lines, first_that_fits, line_style, wrapped_style
from leonardo.ui.node import Fill, Image, Node, Paint, Spacer, Text
from leonardo.ui.raster import fainter, premultiply, rasterise


def item_of(context: LayoutContext, node: Node, rect: Rect, z: int) -> Item | None:
    """Return what is drawn of a leaf in its place; None if there is nothing to see."""
    make = LEAVES[node.__class__]
    return make(context, node, rect, z) if make is not None and rect.width > 0 and rect.height > 0 else None


def _painting(context: LayoutContext, node: Paint, rect: Rect, z: int) -> Item:
    brush, bleed = context.brush, context.px(node.bleed, rect.height)
    around = rect.inflate(2 * bleed, 2 * bleed)
    at = Rect((bleed, bleed), rect.size)
    content = "paint", node.draw, node.drawn_with, rect.size, bleed, brush.layout.k, brush.painter.scale
    key = context.cache.key(content)
    if node.live:
        return LiveItem(key, around, z, partial(_paint, node, brush, rect))
    if node.ready:
        return Item(key, around, z, partial(_ready_raster, node, brush, at), opaque=node.opaque)
    make = partial(rasterise, around.size, partial(_paint, node, brush, at), opaque=node.opaque)
    return Item(key, around, z, make, opaque=node.opaque)


def _ready_raster(node: Paint, brush: Brush, at: Rect) -> Surface:
    raster: Surface = node.draw(brush, at, *node.drawn_with)
    return raster


def _paint(node: Paint, brush: Brush, at: Rect, surface: Surface) -> None:
    node.draw(brush, surface, at, *node.drawn_with)


def _picture(context: LayoutContext, node: Image, rect: Rect, z: int) -> Item:
    pictures, k, size = context.brush.pictures, context.brush.layout.k, rect.size
    if node.mode == "fit":
        wide, high = pictures.entry(node.name).size
        share = min(rect.width / wide, rect.height / high)
        size = max(1, round(wide * share)), max(1, round(high * share))
        place = Rect((0, 0), size)
        place.center = rect.center
        rect = place
    make: Callable[[], Surface]
    if node.mode == "cover":
        make = partial(pictures.cover, node.name, size)
    elif node.mode == "panel":
        make = partial(pictures.panel, node.name, size, k)
    else:
        make = partial(pictures.get, node.name, size)
    content = "image", node.name, node.mode, size, k if node.mode == "panel" else 0, node.pale
    return Item(context.cache.key(content), rect, z, partial(_pale_raster, make, node.pale), opaque=node.opaque)


def _pale_raster(make: Callable[[], Surface], pale: int) -> Surface:
    raster = premultiply(make())
    return fainter(raster, pale) if pale < 255 else raster


def _line(context: LayoutContext, node: Text, rect: Rect, z: int) -> Item | None:
    brush, painter = context.brush, context.brush.painter
    style = line_style(brush, node, rect.width, rect.height)
    wording, width = first_that_fits(brush, node.wordings, style, rect.width)
    face, pixels = style.face, painter.pixels(style.units)
    if width > rect.width:
        if node.drop and not brush.fits(wording, style, rect.width):
            return None
        face = brush.face_for(wording, style, rect.width)
        wording, pixels = painter.fitted(wording, face, pixels, max(1, rect.width))
    if not wording:
        return None
    wide, high = painter.letters(face, pixels).size(wording)
    wide = min(wide, rect.width)
    left = rect.left if node.side == "left" else rect.right - wide if node.side == "right" else rect.centerx - wide // 2
    shade = (max(1, brush.px(1.2)), max(1, brush.px(1.8))) if node.shade else (0, 0)
    place = Rect(left, rect.centery - middle_of_capitals(high, face), wide + shade[0], high + shade[1])
    key = context.cache.key(("line", wording, face, pixels, node.colour, wide, shade))
    return Item(key, place, z, partial(_line_raster, brush, wording, face, pixels, node.colour, wide, shade))


def _line_raster(
    brush: Brush, wording: str, face: Face, pixels: int, colour: Colour, wide: int, shade: tuple[int, int]
) -> Surface:
    letters = brush.painter.letters(face, pixels)  # the painter's own cache would keep the line a second time
    room = wide if letters.width(wording) > wide else None
    line = letters.render(wording, colour, room)
    if shade == (0, 0):
        return premultiply(line)
    dark = letters.render(wording, DEEP, room)

    def draw(surface: Surface) -> None:
        surface.blit(dark, shade)
        surface.blit(line, (0, 0))

    return rasterise((line.get_width() + shade[0], line.get_height() + shade[1]), draw)


def _wrapped(context: LayoutContext, node: Text, rect: Rect, z: int) -> Item:
    brush, wording = context.brush, node.wordings[0]
    style = wrapped_style(brush, node, rect.width)
    at = Rect((0, 0), rect.size)

    def draw(surface: Surface) -> None:
        if node.close:
            high = brush.line(style)
            for number, line in enumerate(close_lines(brush, node, style, rect.width)):
                brush.write(surface, line, (0, number * high + high // 2), style, node.colour, room=rect.width)
            return
        brush.painter.draw_wrapped(surface, wording, at, style.face, style.units, node.colour, node.side, node.valign)

    content = (
        *("wrapped", wording, style, node.colour, node.side, node.valign, node.close),
        *(rect.size, brush.layout.k, brush.painter.scale),
    )
    return Item(context.cache.key(content), rect, z, partial(rasterise, rect.size, draw))


def _fill(context: LayoutContext, node: Fill, rect: Rect, z: int) -> Item:
    colour = (*node.colour, OPAQUE) if len(node.colour) == 3 else node.colour
    return FillItem(context.cache.key(("fill", colour)), rect, z, colour)


def _text(context: LayoutContext, node: Text, rect: Rect, z: int) -> Item | None:
    return _wrapped(context, node, rect, z) if node.wrap else _line(context, node, rect, z)


LEAVES: Final[dict[type[Node], Callable[[LayoutContext, Any, Rect, int], Item | None] | None]] = {
    Paint: _painting,
    Image: _picture,
    Fill: _fill,
    Text: _text,
    Spacer: None,
}
"""Makes what is drawn of a node that has no kids, by its kind."""
