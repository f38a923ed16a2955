"""Invention cards: metal frames of the four tiers with room for live text, medals, the deck, laboratory tiles."""

import math

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, construction, mirror_writing, picture_of
from scripts.art.drawing.palette import GOLD, INK, METALS, Colour, darker, lighter
from scripts.art.drawing.shapes import cut, ellipse, join, polygon, rectangle
from scripts.art.drawing.symbols import symbol
from scripts.art.materials.relief import Finish, lit, rounded, with_alpha
from scripts.art.materials.textures import blurred, boards, noise, parchment

TIERS = ("bronze", "copper", "silver", "gold")
CARD = (384, 130)
RIM = 8
WINDOW = 120  # units from the left up to where the drawing ends: it has all the height of a card
HEADER = (WINDOW, RIM, CARD[0] - RIM - WINDOW, 33)


def build(album: Album) -> None:
    """Draw frames, the deck and laboratory tiles."""
    for place, tier in enumerate(TIERS):
        album.sprite(f"card_{tier}", _card(tier))
        album.sprite(f"medal_{tier}", _lone_medal(tier, place + 1), (0.5, 0.5), (44, 44))
        album.sprite(f"frame_{tier}", _edge(tier))
    album.sprite("card_construction", _construction(), None, (112, 112))
    album.sprite("deck_back", _deck_back(), (0.5, 0.5))
    album.sprite("deck", _deck(), (0.5, 0.5))
    for name, spaces, automata in (("small_3", 3, 0), ("small_5", 5, 1), ("large_4", 4, 0), ("large_6", 6, 2)):
        album.sprite(f"laboratory_{name}", _laboratory(name, spaces, automata), (0.5, 0.5), (150, 110))


def finish_of(tier: str) -> Finish:
    """How the metal of a tier answers to light."""
    shadow, body, gleam = METALS[tier]
    return Finish(shadow, body, gleam, 0.9, 16)


def _brushed(seed: str, width: int, height: int) -> np.ndarray:
    """Metal drawn out sideways, with broad reflections across it, as a factor."""
    fine = noise(f"{seed} brush", width, height, width / 3, 2, 0.6, 26) - 0.5
    x = np.linspace(0, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    sheen = 0.16 * np.sin((x * 2.3 + y * 0.9) * 6.2) + 0.10 * np.sin((x * 5.1 - y * 1.7) * 6.2 + 1)
    factor: np.ndarray = 1 + fine * 0.22 + sheen
    return factor


def _metal(sheet: Sheet, shape: skia.Path, tier: str, rim: float) -> None:
    """Fill `shape` with the metal of a tier, its edges rounded over `rim` units."""
    copy = Sheet(sheet.width, sheet.height, "metal", sheet.scale)
    copy.pen.fill(shape, (255, 255, 255))
    mask = copy.mask()
    height = rounded(mask, rim * sheet.scale, 0.5) * rim * sheet.scale * 1.3
    tint = _brushed(tier, mask.shape[1], mask.shape[0])
    sheet.lay(picture_of(with_alpha(lit(height, finish_of(tier), tint), mask)))


def _frame(tier: str, size: tuple[int, int]) -> Sheet:
    """A metal frame about a parchment field with a faint construction."""
    width, height = size
    sheet = Sheet(width, height, f"frame {tier} {width}", 2)
    pen = sheet.pen
    outer = rectangle(1, 1, width - 2, height - 2, 10)
    field = rectangle(RIM, RIM, width - 2 * RIM, height - 2 * RIM, 4)
    with pen.within(field):
        sheet.lay(picture_of(parchment(f"card {tier}", width * 2, height * 2, (244, 230, 196), 0.5, 0, 2)))
        pen.soft(
            cut(
                rectangle(-20, -20, width + 40, height + 40),
                rectangle(RIM + 1, RIM + 2, width - 2 * RIM - 2, height - 2 * RIM - 2, 4),
            ),
            (70, 40, 14),
            150,
            4,
        )
    _metal(sheet, cut(outer, field), tier, 2.2)
    shadow = METALS[tier][0]
    pen.stroke(outer, 1.5, 255, darker(shadow, 0.6))
    pen.stroke(field, 1.3, 245, darker(shadow, 0.5))
    pen.stroke(rectangle(4.2, 4.2, width - 8.4, height - 8.4, 7), 0.8, 120, lighter(METALS[tier][1], 0.6))
    for x in (RIM / 2 + 0.6, width - RIM / 2 - 0.6):
        for y in (RIM / 2 + 0.6, height - RIM / 2 - 0.6):
            pen.dot(x, y, 2.1, darker(shadow, 0.5))
            pen.dot(x - 0.3, y - 0.4, 1.4, METALS[tier][2])
    return sheet


def _card(tier: str) -> skia.Image:
    """The frame of a requested invention: a window for its drawing, and a dark title band beside it."""
    sheet = _frame(tier, CARD)
    pen = sheet.pen
    band, window = rectangle(*HEADER), rectangle(RIM, RIM, WINDOW - RIM, CARD[1] - 2 * RIM)
    shadow, body, gleam = METALS[tier]
    with pen.within(rectangle(RIM, RIM, CARD[0] - 2 * RIM, CARD[1] - 2 * RIM, 4)):
        pen.radial(window, (64, 62), 84, [((255, 252, 238), 170), ((255, 248, 224), 110), ((214, 178, 112), 70)])
        pen.gradient(band, (0, RIM), (0, RIM + 33), [((104, 64, 34), 250), ((70, 40, 18), 252), ((52, 28, 12), 252)])
        for y in (RIM + 33.0, RIM + 34.6):
            pen.stroke(polygon([(WINDOW, y), (CARD[0] - RIM, y)], False), 1.0, 230, INK if y < RIM + 34 else GOLD)
        pen.stroke(polygon([(WINDOW, RIM), (WINDOW, CARD[1] - RIM)], False), 3.4, 255, darker(shadow, 0.6))
        pen.stroke(polygon([(WINDOW, RIM), (WINDOW, CARD[1] - RIM)], False), 1.8, 255, body)
        pen.stroke(polygon([(WINDOW - 0.5, RIM), (WINDOW - 0.5, CARD[1] - RIM)], False), 0.6, 200, gleam)
    return sheet.image()


def _construction() -> skia.Image:
    """What lies under the drawing of a machine on a card, faint and clear between its lines: 112 x 112 units."""
    side = 112
    sheet = Sheet(side, side, "card construction", 3)
    construction(sheet.pen, side / 2, side / 2, 48, 102)
    mirror_writing(sheet.pen, side - 4, 9, 7, 1, 46, 1)
    mirror_writing(sheet.pen, side - 4, side - 3, 7, 1, 46, 5)
    return sheet.image()


def _medal(sheet: Sheet, x: float, y: float, radius: float, tier: str) -> None:
    sheet.pen.soft(ellipse(x + 1, y + 2, radius), (10, 4, 0), 150, 1.6)
    _metal(sheet, ellipse(x, y, radius), tier, 2.4)
    sheet.pen.fill(ellipse(x, y, radius - 2.4), METALS[tier][2], 140)
    sheet.pen.stroke(ellipse(x, y, radius), 1.3, 255, darker(METALS[tier][0], 0.6))
    sheet.pen.stroke(ellipse(x, y, radius - 3.6), 0.8, 170, darker(METALS[tier][0], 0.2))


def _edge(tier: str) -> skia.Image:
    """The metal edge of a sheet that is read closely, to be cut in nine; clear within: 120 x 120 units."""
    side, rim = 120, 9.5
    sheet = Sheet(side, side, f"edge {tier}", 2)
    outer = rectangle(1, 1, side - 2, side - 2, 16)
    field = rectangle(rim, rim, side - 2 * rim, side - 2 * rim, 9)
    _metal(sheet, cut(outer, field), tier, 2.6)
    shadow, body, gleam = METALS[tier]
    sheet.pen.stroke(outer, 1.6, 255, darker(shadow, 0.6))
    sheet.pen.stroke(field, 1.4, 245, darker(shadow, 0.5))
    sheet.pen.stroke(rectangle(4.6, 4.6, side - 9.2, side - 9.2, 12.4), 0.8, 120, lighter(body, 0.6))
    for x in (8.4, side - 8.4):
        for y in (8.4, side - 8.4):
            sheet.pen.dot(x, y, 2.7, darker(shadow, 0.5))
            sheet.pen.dot(x - 0.4, y - 0.5, 1.8, gleam)
    return sheet.image()


def _lone_medal(tier: str, studs: int) -> skia.Image:
    """A medal of its own, with one to four studs on its lower rim: 44 x 44 units."""
    sheet = Sheet(44, 44, f"medal {tier}", 3)
    _medal(sheet, 22, 21.4, 20.4, tier)
    sheet.pen.fill(ellipse(22, 21.4, 18.4), METALS[tier][2], 150)
    for k in range(studs):
        turn = math.pi / 2 + (k - (studs - 1) / 2) * 0.36
        x, y = 22 + 15.6 * math.cos(turn), 21.4 + 15.6 * math.sin(turn)
        sheet.pen.dot(x, y + 0.3, 2.0, METALS[tier][2], 220)
        sheet.pen.dot(x, y - 0.2, 1.8, darker(METALS[tier][0], 0.4), 255)
    return sheet.image()


def _deck_back() -> skia.Image:
    """Tooled leather with the man in circle and square: 84 x 108 units."""
    width, height = 84, 108
    sheet = Sheet(width, height, "deck back", 3)
    pen = sheet.pen
    shape = rectangle(3, 3, 78, 100, 5)
    pen.soft(rectangle(4, 6, 78, 100, 5), (20, 8, 0), 140, 1.4)
    with pen.within(shape):
        leather = noise("leather", width * 3, height * 3, 52, 3, 0.6)
        mask = np.ones_like(leather)
        surface = lit(blurred(leather, 1) * 3, Finish((44, 12, 8), (116, 44, 30), (240, 180, 150), 0.3, 14), None)
        sheet.lay(picture_of(with_alpha(surface, mask)))
        pen.radial(shape, (42, 50), 70, [((255, 200, 150), 30), ((0, 0, 0), 0), ((0, 0, 0), 130)])
    gilt: Colour = (236, 192, 104)
    for inset, line in ((6.5, 1.3), (9.2, 0.6)):
        pen.stroke(rectangle(inset, inset, width - 2 * inset, height - 2 * inset - 2, 3), line, 240, gilt)
    pen.stroke(ellipse(42, 50, 26), 1.2, 240, gilt)
    pen.stroke(rectangle(20, 30, 44, 44), 1.1, 240, gilt)
    _measured_man(pen, 42, 50, gilt)
    for x, y in ((16, 16), (68, 16), (16, 90), (68, 90)):
        pen.fill(symbol("lily", x, y, 5), gilt)
    pen.stroke(shape, 1.6)
    return sheet.image()


def _measured_man(pen: Pen, x: float, y: float, colour: Colour) -> None:
    """Four arms, four legs, one head."""
    pen.fill(ellipse(x, y - 17, 3.6, 4.4), colour)
    trunk = polygon([(x - 5.4, y - 11), (x + 5.4, y - 11), (x + 3.6, y + 3), (x - 3.6, y + 3)])
    arms = [_arm(x, y, side, reach) for side in (-1, 1) for reach in (-10.6, -19.5)]
    legs = [_leg(x, y, side, reach) for side in (-1, 1) for reach in (3.4, 15)]
    pen.fill(join(trunk, *arms, *legs), colour)


def _arm(x: float, y: float, side: int, reach: float) -> skia.Path:
    """An arm from the shoulder to a hand at height `reach`."""
    hand = x + side * 21
    return polygon([(x + side * 4, y - 11), (hand, y + reach - 1), (hand, y + reach + 1), (x + side * 4, y - 7.4)])


def _leg(x: float, y: float, side: int, reach: float) -> skia.Path:
    """A leg from the hip to a foot `reach` from the middle."""
    sole = y + 23.4 - reach * 0.12
    return polygon(
        [
            (x + side * 0.2, y + 1),
            (x + side * 4.2, y + 1),
            (x + side * (reach + 1.4), sole),
            (x + side * (reach - 1.2), sole),
        ]
    )


def _deck() -> skia.Image:
    sheet = Sheet(96, 122, "deck", 3)
    for k in range(4, 0, -1):
        edge = rectangle(3 + k * 2.2, 3 + k * 2.6, 78, 100, 5)
        if k == 4:
            sheet.pen.soft(rectangle(6 + k * 2.2, 8 + k * 2.6, 78, 100, 5), (20, 8, 0), 150, 2.4)
        sheet.pen.fill(edge, (232, 212, 168))
        sheet.pen.stroke(edge, 1.3)
    sheet.lay(_deck_back(), 0, 0, 84)
    return sheet.image()


def _laboratory(name: str, spaces: int, automata: int) -> skia.Image:
    """A wooden tile with its round spaces, two or three in a row: 120 x 88 units. Cogs mark spaces for automata."""
    width, height = 120, 88
    sheet = Sheet(width, height, f"laboratory {name}", 3.25)
    pen = sheet.pen
    shape = rectangle(3, 3, 112, 78, 7)
    pen.soft(rectangle(5, 7, 112, 78, 7), (20, 8, 0), 150, 2)
    with pen.within(shape):
        sheet.lay(picture_of(boards(f"tile {name}", 390, 286, 2, 3.25) * np.float32(1.25)))
        pen.gradient(shape, (0, 3), (0, 81), [((255, 220, 160), 70), ((0, 0, 0), 0), ((0, 0, 0), 90)])
    pen.stroke(shape, 1.8)
    pen.stroke(rectangle(6, 6, 106, 72, 5), 1.0, 220, GOLD)
    for k, (x, y) in enumerate(_spots(spaces)):
        pen.radial(ellipse(x, y, 14), (x + 2, y + 4), 18, [((84, 52, 28), 255), ((44, 24, 10), 255), ((16, 6, 0), 255)])
        pen.stroke(ellipse(x, y, 14), 1.3, 235, GOLD)
        if k < automata:
            pen.fill(symbol("workshop", x, y, 9), (232, 186, 96))
    return sheet.image()


def _spots(count: int) -> list[tuple[float, float]]:
    rows = [count] if count <= 3 else [(count + 1) // 2, count // 2]
    spots: list[tuple[float, float]] = []
    for row, number in enumerate(rows):
        y = 42.0 if len(rows) == 1 else 25 + row * 34
        spots += [(59 + (k - (number - 1) / 2) * 34, y) for k in range(number)]
    return spots
