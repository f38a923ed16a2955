"""A note of the help layer: a numbered slip, and a frame around everything that it is about."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.table.help.placing import Laid

_TEXT: Final = 22
_DISC: Final = 18  # sizes of type of a note and of its number in a disc, in units
_WIDE: Final = 14
_NUMBER: Final = 1.5  # how wide the words of a note are, and its number, in heights of a line
_PAD: Final = 12


class NoteSlip(Widget):
    """The note that is `laid` with its words; pressed, it is read on where it has a rule."""

    def __init__(self, laid: Laid, told: str, read_on: Callable[[], None] | None) -> None:
        super().__init__(f"note {laid.number}", laid.rect, enabled=read_on is not None)
        self.laid, self.told, self._read_on = laid, told, read_on

    def press(self) -> None:
        """Open the rules."""
        if self._read_on is not None:
            self._read_on()

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        painter, pad, line = kit.painter, kit.layout.px(_PAD), kit.painter.line(Face.MEDIUM, _TEXT)
        skins.lay_shadow(surface, kit.pictures, self.rect, kit.layout.k)
        skin = skins.PAPER_LIT if look.hovered and self.enabled else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        number = Rect(inner.left, inner.top, round(_NUMBER * line), line)
        painter.draw(surface, str(self.laid.number + 1), number, Face.BOLD, _TEXT * 1.15, VERMILION)
        text = Rect(number.right, inner.top, inner.right - number.right, inner.height)
        painter.draw_wrapped(surface, self.told, text, Face.MEDIUM, _TEXT, INK)


def size_of(kit: Kit, told: str) -> tuple[int, int]:
    """Return how large a note is, in pixels."""
    painter, pad = kit.painter, kit.layout.px(_PAD)
    line = painter.line(Face.MEDIUM, _TEXT)
    lines = painter.wrap(told, Face.MEDIUM, _TEXT, _WIDE * line)
    wide = max(painter.measure(each, Face.MEDIUM, _TEXT)[0] for each in lines)
    return wide + round(_NUMBER * line) + 2 * pad + 4, line * len(lines) + 2 * pad


def draw_frames(surface: Surface, kit: Kit, laid: Laid) -> None:
    """Frame all that a note is about, with its number, and lead there from where the note lies."""
    px, wide, frames = kit.layout.px, _line(kit), _frames(kit, laid)
    start, end = _leads(laid, frames)
    pygame.draw.line(surface, INK, start, end, round(wide + 3))
    pygame.draw.line(surface, GOLD, start, end, round(wide))
    for frame in frames:
        shapes.lay(surface, shapes.outline(frame.size, px(10), (*INK, 230), wide + 2), frame.topleft)
        shapes.lay(surface, shapes.outline(frame.size, px(10), (*GOLD, 255), wide), frame.topleft)
    for frame in frames:
        _draw_number(surface, kit, laid.number, frame.topleft)


def frames_of(kit: Kit, laid: Laid) -> list[Rect]:
    """Return where the frames of a note lie with their numbers, and around the line that leads there, in pixels."""
    frames, reach = _frames(kit, laid), 2 * (round(_line(kit)) + 3)
    start, end = _leads(laid, frames)
    line = Rect(start, (1, 1)).union(Rect(end, (1, 1))).inflate(reach, reach)
    numbers = [_number_place(kit, frame.topleft) for frame in frames]
    return [line, *(frame.inflate(reach, reach) for frame in frames), *numbers]


def _line(kit: Kit) -> float:
    return max(2.0, kit.layout.k * 3.4)


def _frames(kit: Kit, laid: Laid) -> list[Rect]:
    around = kit.layout.px(6)
    return [target.clip(kit.layout.window).inflate(around, around) for target in laid.targets]


def _leads(laid: Laid, frames: Sequence[Rect]) -> tuple[tuple[int, int], tuple[int, int]]:
    nearest = min(frames, key=lambda frame: _apart(frame, laid.rect))
    end = _nearest(nearest, laid.rect.center)
    return _nearest(laid.rect, end), end


def _draw_number(surface: Surface, kit: Kit, number: int, corner: tuple[int, int]) -> None:
    """Draw the number of a note in a disc upon the corner of a frame, whole within the window."""
    place = _number_place(kit, corner)
    shapes.lay_centred(surface, shapes.disc(place.width, (*INK, 255), (*GOLD, 255), 2.0), place.center)
    kit.painter.draw(surface, str(number + 1), place, Face.BOLD, _DISC, IVORY, "centre")


def _number_place(kit: Kit, corner: tuple[int, int]) -> Rect:
    side = max(20, round(kit.painter.pixels(_DISC) * 1.35))
    place = Rect(0, 0, side, side)
    place.center = corner
    return place.clamp(kit.layout.window)


def _apart(one: Rect, other: Rect) -> int:
    across = max(0, one.left - other.right, other.left - one.right)
    return across + max(0, one.top - other.bottom, other.top - one.bottom)


def _nearest(rect: Rect, point: tuple[int, int]) -> tuple[int, int]:
    return max(rect.left, min(rect.right, point[0])), max(rect.top, min(rect.bottom, point[1]))
