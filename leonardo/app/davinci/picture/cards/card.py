"""An invention card at any size: frame of its tier, number, name, machine, type, components, weeks and rewards."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Final

import pygame
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.names import longest_name, style_of_names
from leonardo.app.davinci.picture.cards.needs import Needs
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import ASIDE, BOLD, LITTLE, NARROW, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GLOW, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN, ENGRAVED, LEAF, LIGHT, STRUCK
from leonardo.engine.davinci.inventions import INVENTIONS, Invention

_WIDTH: Final = 384
_HEIGHT: Final = 130
_NARROWEST: Final = 404
"""Units that a card is wide at least: narrower ones have smaller units."""
_TITLE: Final = 44
"""Units down to the end of the title."""
_HEAD: Final = 46
"""Units down to the end of the frame's upper end, with the title."""
_FOOT: Final = 14
_LEFT_END: Final = 123
"""Units of the frame's left end, up to the bar beside the drawing."""
_CORNER, _LINE = 16, 117
"""Units from the left between which it is plain, so that it can be wider for a larger drawing."""
_BROADER: Final = 34
_SHARE: Final = 0.5
"""Units by which the drawing is wider at most, and how much of what a card is higher than usual that is."""
_NARROWER: Final = 20
"""Units by which the drawing of a small card is narrower at most: names are in smaller letters rather."""
_DRAWING_FROM: Final = 10, 10
_DRAWING_WIDE, _UNDER_DRAWING = 108, 10
"""Units right and down to the drawing, its width at least, and those below it: it has all the height of the card."""
_BESIDE, _TEXT = 125, 128
"""Units from the left to what is drawn beside the drawing, and to its name."""
_RIGHT_END: Final = 60
"""Units of its right end, with the badge of its type."""
_BADGE: Final = 357, 25, 33
"""Units right and down to the middle of that, and how high it is."""
_NAME_END: Final = 337
"""Units from the left to the end of the name."""
_MEDAL: Final = 21, 21, 30
"""Units right and down to the middle of the medal, which hangs over the drawing, and how wide it is at least."""

_CONSTRUCTION: Final = (9, 9, 109, 10)
"""Units from the left and down to where the lines under a machine may lie, their width, and those below them."""
_STRUCK: Final = 0.56
"""How high the stroke through a number is, in its widths."""
_RAISED: Final = 5
"""Units by which a card that can be started is raised."""


class CardPicture:
    """Draws one invention into a rectangle about three times as wide as high.

    Its parts are measured in units, of which a card has 130 in its height and 384 in its width where it is drawn
    as it was planned; in another shape its edges keep theirs and the middle gives way.
    """

    def __init__(self, brush: Brush, number: int, rect: Rect, meaning: CardState = NOBODY) -> None:
        self.invention: Invention = INVENTIONS[number]
        self.rect = Rect(rect.topleft, (max(1, rect.width), max(1, rect.height)))
        self.meaning = meaning
        self.unit = min(self.rect.height / _HEIGHT, self.rect.width / _NARROWEST)
        self.broader = 0
        self.brush = brush = brush.yielding(self._fits)
        larger = max(1.0, self.unit / brush.layout.k * 0.94)
        self.strong = evolve(BOLD, units=BOLD.units * larger)
        self.aside = evolve(ASIDE, units=ASIDE.units * larger)
        self.little = evolve(LITTLE, units=LITTLE.units * larger)
        self.broader = self._spared()
        self.namer = brush.yielding(lambda each: self._wanted_by_names(each) <= _NARROWER)
        self.broader -= min(_NARROWER, self._wanted_by_names(self.namer))

    def _fits(self, brush: Brush) -> bool:
        """Whether a row holds a line of text."""
        return brush.line(BOLD) <= min(self._row(87, 35).height, round(_TITLE * self.unit))

    def _spared(self) -> int:
        """Return by how many units the drawing of a high card may be wider: what it pays must still be told."""
        most = round(min(_BROADER, (self.rect.height / self.unit - _HEIGHT) * _SHARE))
        row = self._row(87, 35)
        free = row.width - sum(self._coins(row.height)) - self._told_width(tr("davinci.picture.weeks", count=15))
        return max(0, min(most, int(free / self.unit)))

    def _wanted_by_names(self, namer: Brush) -> int:
        """Return by how many units the drawing must be narrower so that all names are written whole."""
        missing = longest_name(namer, self._style_of_names(namer)) - self._name_room
        return max(0, ceil(missing / self.unit))

    def draw(self, surface: Surface) -> None:
        """Draw the card with its shadow; one that can be started lies raised upon a light."""
        self.draw_named(surface)
        needs = Needs(self.brush, self.invention, self.meaning, self.strong, self.unit)
        needs.draw(surface, self._row(46, 40))
        self._pays(surface)

    def draw_named(self, surface: Surface) -> None:
        """Draw the card without what it takes and pays."""
        brush = self.brush
        if self.meaning.startable:
            self._raise(surface)
        brush.shadow(surface, self.rect)
        name, size, unit = f"card_{self.invention.tier.name.lower()}", self.rect.size, self.unit
        master = brush.pictures.get(name, brush.pictures.entry(name).size)
        key = "frame", name, size, self.broader
        frame = brush.pictures.made(key, lambda: self._framed(_frame(master, size, unit, self.broader)))
        surface.blit(frame, self.rect)
        self._title(surface)
        self._machine(surface)

    @property
    def beside_drawing(self) -> Rect:
        """The room for what it takes and pays: all below the title, up to which pieces reach."""
        return self._row(_TITLE, 42).union(self._row(87, 35))

    def _framed(self, frame: Surface) -> Surface:
        """Draw the construction under the machine on a frame: all of it in height, and as much as there is room for."""
        left, top, wide, foot = (round(side * self.unit) for side in _CONSTRUCTION)
        cell = Rect(left, top, wide + round(self.broader * self.unit), frame.get_height() - foot - top)
        whole = self.brush.pictures.entry("card_construction").logical
        scale = max(cell.width / whole[0], cell.height / whole[1])
        lines = self.brush.pictures.get("card_construction", (round(whole[0] * scale), round(whole[1] * scale)))
        frame.set_clip(cell)
        frame.blit(lines, lines.get_rect(center=cell.center))
        frame.set_clip(None)
        return frame

    def _raise(self, surface: Surface) -> None:
        """Lift the card off the desk, and light what lies under it."""
        brush, lift = self.brush, max(2, round(_RAISED * self.unit))
        self.rect = self.rect.move(-lift // 2, -lift)
        halo = shapes.halo(self.rect.size, brush.px(9), max(4, brush.px(9)), max(1.6, brush.px(2.4)), GLOW)
        surface.blit(halo, halo.get_rect(center=self.rect.center))

    def _left(self, x: float, y: float) -> Point:
        return self.rect.left + round(x * self.unit), self.rect.top + round(y * self.unit)

    def _right(self, x: float, y: float) -> Point:
        return self.rect.right - round((_WIDTH - x) * self.unit), self.rect.top + round(y * self.unit)

    def _row(self, y: float, height: float) -> Rect:
        """A row of the part at the right of the drawing."""
        grown = (self.rect.height / self.unit - _TITLE - _FOOT) / (_HEIGHT - _TITLE - _FOOT)
        left, top = self._left(_BESIDE + self.broader, _TITLE + (y - _TITLE) * grown)
        return Rect(left, top, self._right(370, 0)[0] - left, round(height * grown * self.unit))

    def _title(self, surface: Surface) -> None:
        brush = self.brush
        right, down, high = _BADGE
        figures.type_badge(brush, surface, self.invention.type, self._right(right, down), round(high * self.unit))
        name = invention_name(self.invention.number)
        left = self._left(_TEXT + self.broader, 26)
        style = self._style_of_names(self.namer)
        self.namer.write(surface, name, left, style, LIGHT, room=self._name_room, shade=True)

    def _style_of_names(self, namer: Brush) -> Style:
        usual = Style(Face.TITLE_BOLD, 19 * self.unit / namer.layout.k, NARROW)
        return style_of_names(namer, self._name_room, usual, round(_TITLE * self.unit))

    @property
    def _name_room(self) -> int:
        """Pixels between the drawing and the badge of its type."""
        return self._right(_NAME_END, 26)[0] - self._left(_TEXT + self.broader, 26)[0]

    def _machine(self, surface: Surface) -> None:
        left, top = self._left(*_DRAWING_FROM)
        foot = self.rect.bottom - round(_UNDER_DRAWING * self.unit)
        room = round((_DRAWING_WIDE + self.broader) * self.unit), foot - top
        picture = figures.machine(self.brush, self.invention.number, room, inked=True)
        surface.blit(picture, picture.get_rect(center=(left + room[0] // 2, top + room[1] // 2)))
        self._medal(surface)

    def _medal(self, surface: Surface) -> None:
        """Draw the medal with the number, which hangs over the drawing."""
        right, down, wide = _MEDAL
        card, at = self.invention, self._left(right, down)
        wide = max(round(wide * self.unit), self.brush.width("25", LITTLE) + self.brush.px(8))
        figures.medal(self.brush, surface, card.tier, at, wide, card.number)

    # What it takes and pays

    def _pays(self, surface: Surface) -> None:
        brush, row = self.brush, self._row(87, 35)
        middle = row.centery
        size = min(round(row.height * 0.92), round(brush.type(self.strong) * 1.25))
        brush.stamp(surface, "hourglass", (row.left + size // 2, middle), size)
        left = row.left + size + brush.px(3)
        right = self._rewards(surface, row) - brush.px(4)
        self._weeks(surface, Rect(left, row.top, right - left, row.height))

    def _weeks(self, surface: Surface, room: Rect) -> None:
        """The weeks it takes; what it would take without what is saved stands struck through before them.

        Where not all cards have room for the word, none has it: the hourglass says the same.
        """
        brush, weeks = self.brush, self.invention.weeks
        now = weeks if self.meaning.weeks is None else self.meaning.weeks
        before = str(weeks) if now < weeks else ""
        longest = tr("davinci.picture.weeks", count=15)
        in_words = (
            tr("davinci.picture.weeks", count=now) if brush.width(longest, self.strong) <= room.width else str(now)
        )
        gap = brush.px(10) if before else 0
        ways = ((before, in_words), ("", in_words), (before, str(now)), ("", str(now)))
        needed = (brush.width(old, self.little) + gap + brush.width(text, self.strong) for old, text in ways)
        old, text = next((way for way, wide in zip(ways, needed, strict=True) if wide <= room.width), ways[-1])
        left = room.left
        if old:
            struck = brush.write(surface, old, (left, room.centery), self.little, BROWN)
            self._strike(surface, Rect(struck.left, room.centery, struck.width, 0))
            left = struck.right + gap
        brush.write(surface, text, (left, room.centery), self.strong, LEAF if now < weeks else INK)

    def _strike(self, surface: Surface, number: Rect) -> None:
        """Draw one slanting line through a number that goes beyond it, less steep than the leg of a 7."""
        brush = self.brush
        place = number.inflate(2 * max(3, brush.px(5)), 0)
        place = place.inflate(0, round(place.width * _STRUCK))
        line = shapes.stroke(place.size, (*STRUCK, 255), max(1.6, brush.px(2.2)))
        shapes.lay(surface, line, place.topleft)

    def _rewards(self, surface: Surface, row: Rect) -> int:
        """First and later reward as coins, with the first's rank beside it; return where they begin."""
        brush = self.brush
        large, small = self._coins(row.height)
        right = row.right
        pairs = (
            ("", self.invention.later_reward, small, "florin_pale"),
            (self._rank(row.width - large - small), self.invention.first_reward, large, "florin_blank"),
        )
        for label, florins, size, picture in pairs:
            if label:
                right = brush.write(
                    surface, label, (right, row.centery), self.aside, BROWN, align="right"
                ).left - brush.px(4)
            centre = (right - size // 2, row.centery)
            brush.stamp(surface, picture, centre, size)
            brush.write(surface, str(florins), centre, self.little, ENGRAVED, align="centre")
            right -= size + brush.px(8)
        return right

    def _coins(self, most: int) -> tuple[int, int]:
        """Return how large the coins of first and later reward are, no higher than `most` pixels."""
        large, small = (min(most, round(self.brush.type(self.little) * share)) for share in (1.95, 1.75))
        return large, small

    def _rank(self, room: int) -> str:
        """Return what stands beside the coin of who is first, in the room that coins leave, or nothing."""
        ways = (tr("davinci.picture.weeks", count=15), "15")
        struck = self.brush.px(12)
        return tr("davinci.ordinal.1") if any(self._told_width(told) + struck <= room for told in ways) else ""

    def _told_width(self, weeks: str) -> int:
        """Return how wide the weeks and the rank of who is first are in a row, with the gaps around them and coins."""
        brush = self.brush
        glass, gaps = round(brush.type(self.strong) * 1.25), 2 * brush.px(8) + 3 * brush.px(4)
        return brush.width(tr("davinci.ordinal.1"), self.aside) + brush.width(weeks, self.strong) + glass + gaps


def _frame(master: Surface, size: tuple[int, int], unit: float, broader: int) -> Surface:
    """Fit the frame of a card to another shape: its edges keep theirs, the middle gives way.

    Its left end is so many units `broader` between its corner and the line at the edge of the drawing.
    """
    fine = master.get_height() / _HEIGHT
    columns = _parts(
        _cuts(master.get_width(), fine, (_CORNER, _LINE, _LEFT_END), _RIGHT_END),
        _cuts(size[0], unit, (_CORNER, _LINE + broader, _LEFT_END + broader), _RIGHT_END),
    )
    rows = _parts(_cuts(master.get_height(), fine, (_HEAD,), _FOOT), _cuts(size[1], unit, (_HEAD,), _FOOT))
    frame = Surface(size, pygame.SRCALPHA)
    for source_y, height, y, high in rows:
        for source_x, width, x, wide in columns:
            piece = master.subsurface((source_x, source_y, width, height))
            frame.blit(pygame.transform.smoothscale(piece, (wide, high)), (x, y))
    return frame


def _cuts(length: int, unit: float, first: Sequence[float], last: float) -> list[int]:
    """Return where a length is cut: at so many units from its beginning, and so many before its end."""
    return [0, *(round(at * unit) for at in first), length - round(last * unit), length]


def _parts(master: Sequence[int], card: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return where each part between two cuts begins in the master and its length there, and the same on the card."""
    cuts = zip(pairwise(master), pairwise(card), strict=True)
    return [(begin, end - begin, at, max(1, until - at)) for (begin, end), (at, until) in cuts]
