"""The log unfolded: what happened, line by line, the latest at the end."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SeatColour
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK, SEPIA, SHADE, UMBER, VERMILION, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.engine.game import Event

_SIZE: Final = 23
_HEADING: Final = 25
_WHEEL: Final = 3  # lines that a turn of the wheel moves
_HEAD: Final = 44
_SMALLEST_TARGET: Final = 32
_BAR: Final = 6
_LEAST: Final = (240, 160)
"""Pixels of the width and the height of the sheet at least, where it keeps clear of something."""
_GAP: Final = 8  # pixels between the sheet and what it keeps clear of, and the edge of the window


def clear_of(asked: pygame.Rect | None, usual: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
    """Return where the log unfolds: at its usual place, or beside what is asked, where most of it is seen.

    It stays at its usual place if there is too little room beside that.
    """
    if asked is None or not usual.colliderect(asked):
        return usual
    kept, within = asked.inflate(2 * _GAP, 2 * _GAP), window.inflate(-2 * _GAP, -2 * _GAP)
    left, right = max(usual.left, kept.right), max(usual.right, within.right)
    beside = (
        pygame.Rect(left, usual.top, min(usual.width, right - left), usual.height),
        pygame.Rect(0, usual.top, min(usual.width, kept.left - within.left), usual.height),
        pygame.Rect(usual.left, usual.top, usual.width, kept.top - usual.top),
        pygame.Rect(usual.left, kept.bottom, usual.width, usual.bottom - kept.bottom),
    )
    beside[1].right = kept.left
    wide, high = _LEAST
    fitting = [place for place in beside if place.width >= wide and place.height >= high]
    return max(fitting, key=lambda place: place.width * place.height, default=usual)


@frozen
class LogWords:
    """How a game tells its log: each event as a line (or nothing), and which of these lines are headings.

    What is said `aside` is nobody's decision, by its number and the event itself.
    """

    line: Callable[[Event], str | None]
    is_heading: Callable[[Event], bool]
    aside: Callable[[int, Event], bool] = lambda _number, _event: False


@frozen
class _Line:
    text: str
    heading: bool = False
    seat: int | None = None  # whose doing begins with this line
    aside: bool = False


class LogPanel:
    """A sheet over the table; `open` says whether it is to be seen.

    It says what happened as its game `tells` it, at a `place` in pixels. Before each line stands the mark of the seat
    of that one of the `colours` whose doing it tells.
    """

    def __init__(
        self, kit: Kit, tells: LogWords, place: Callable[[], pygame.Rect], colours: Sequence[SeatColour] = ()
    ) -> None:
        self.kit = kit
        self._tells = tells
        self._place = place
        self.colours = tuple(colours)
        self.open = False
        self._back = 0
        self._leaving = False
        self._pointed = (-1, -1)
        self._width = -1
        """Pixels for which what was told is wrapped, to be begun anew if none can be as wide."""
        self._told: list[Event] = []
        self._wrapped: list[tuple[_Line, ...]] = []
        """The lines of each event that was told."""

    def toggle(self) -> None:
        """Unfold it at its end, or fold it away."""
        self.open = not self.open
        self._back = 0

    def give_way(self, place: pygame.Rect) -> None:
        """Fold it away if it hides a place to which the keyboard has come."""
        if self.open and self.rect().contains(place):
            self.toggle()

    def scroll(self, lines: int) -> None:
        """Go back by so many lines, or on if negative."""
        self._back = max(0, self._back + lines)

    def rect(self) -> pygame.Rect:
        """Return where it lies, in pixels."""
        return self._place()

    @property
    def _page(self) -> Kit:
        return self.kit.page

    def cross(self) -> pygame.Rect:
        """Return where it is folded away by a click, in pixels."""
        inner, side = self._inner(), max(_SMALLEST_TARGET, self._page.layout.px(_HEAD))
        return pygame.Rect(inner.right - side, inner.top, side, side)

    def handle(self, event: pygame.Event) -> bool:
        """Answer to the wheel over it, to keys that turn pages and to clicks on it, while it is open."""
        if event.type == pygame.MOUSEMOTION:
            self._pointed = event.pos
        if not self.open:
            return False
        if event.type == pygame.MOUSEWHEEL and self.rect().collidepoint(self._pointed):
            self.scroll(event.y * _WHEEL)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            page = self._rows() - 2
            self.scroll(page if event.key == pygame.K_PAGEUP else -page)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.toggle()
            return True
        at = getattr(event, "pos", None)
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._leaving = self.cross().collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._leaving and self.cross().collidepoint(event.pos):
            self._leaving = False
            self.toggle()
            return True
        return bool(pressed and at is not None and self.rect().collidepoint(at))

    def draw(self, surface: pygame.Surface, told: Sequence[Event]) -> None:
        """Draw the sheet with the last lines of what was told."""
        kit, sheet = self._page, self.rect()
        skins.lay_panel(surface, kit.pictures, sheet, kit.layout.k)
        inner = self._inner()
        head = pygame.Rect(inner.left, inner.top, inner.width, kit.layout.px(_HEAD))
        self._draw_cross(surface)
        kit.painter.draw(surface, tr("table.log.title"), head, Face.TITLE_BOLD, 30, INK)
        mark = round(kit.painter.pixels(_SIZE) * 0.72) if self.colours else 0
        indent = mark + kit.layout.px(10) if mark else 0
        lines = self._lines(told, inner.width - indent)
        rows = self._rows()
        self._back = min(self._back, max(0, len(lines) - rows))
        shown = lines[max(0, len(lines) - rows - self._back) : len(lines) - self._back]
        height = kit.painter.line(Face.TEXT, _SIZE)
        top = head.bottom + kit.layout.px(8)
        for number, each in enumerate(shown or (_Line(tr("table.log.empty")),)):
            left = inner.left if each.heading else inner.left + indent
            place = pygame.Rect(left, top + number * height, inner.right - left, height)
            if mark and each.seat is not None:
                sign = kit.pictures.get(f"mark_{self.colours[each.seat]}", (mark, mark))
                surface.blit(sign, sign.get_rect(midleft=(inner.left, place.centery)))
            face, colour = _looks(each)
            kit.painter.draw(surface, each.text, place, face, _SIZE, colour)
        if len(lines) > rows:
            track = pygame.Rect(0, top, max(4, kit.layout.px(_BAR)), rows * height)
            track.centerx = (inner.right + sheet.right) // 2
            self._draw_bar(surface, track, rows / len(lines), self._back / (len(lines) - rows))

    def _inner(self) -> pygame.Rect:
        return self.rect().inflate(-max(24, self._page.layout.px(44)), -max(20, self._page.layout.px(36)))

    def _draw_cross(self, surface: pygame.Surface) -> None:
        cross = self.cross()
        arms, line = cross.inflate(-cross.width // 2, -cross.height // 2), max(2, self._page.layout.px(4))
        pygame.draw.line(surface, UMBER, arms.topleft, arms.bottomright, line)
        pygame.draw.line(surface, UMBER, arms.bottomleft, arms.topright, line)

    def _draw_bar(self, surface: pygame.Surface, track: pygame.Rect, share: float, back: float) -> None:
        """Draw which part is seen: `share` of the whole, `back` (0..1) of the way from the end to the beginning."""
        radius = track.width // 2
        pygame.draw.rect(surface, SHADE, track, border_radius=radius)
        knob = pygame.Rect(track.left, 0, track.width, max(4 * track.width, round(track.height * share)))
        knob.bottom = track.bottom - round((track.height - knob.height) * back)
        pygame.draw.rect(surface, UMBER, knob, border_radius=radius)

    def _rows(self) -> int:
        painter, layout = self._page.painter, self._page.layout
        room = self._inner().height - layout.px(_HEAD + 8)
        return max(1, room // painter.line(Face.TEXT, _SIZE))

    def _lines(self, told: Sequence[Event], width: int) -> list[_Line]:
        """Return the wrapped lines: those of what was told before stay, unless the width changed."""
        if width != self._width:
            self._told, self._wrapped, self._width = [], [], width
        pairs = zip(self._told, told, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        del self._told[same:], self._wrapped[same:]
        for number in range(same, len(told)):
            self._told.append(told[number])
            self._wrapped.append(self._wrap(number, told[number], width))
        found: list[_Line] = []
        for lines in self._wrapped:
            if lines and lines[0].heading and found and not found[-1].heading:
                found.append(_Line(""))
            found.extend(lines)
        return found

    def _wrap(self, number: int, event: Event, width: int) -> tuple[_Line, ...]:
        """Return the lines of one event, none where it is not told."""
        sentence = self._tells.line(event)
        if sentence is None:
            return ()
        heading = self._tells.is_heading(event)
        face, size = (Face.TITLE_STRONG, _HEADING) if heading else (Face.TEXT, _SIZE)
        wrapped = self._page.painter.wrap(sentence, face, size, width)
        seat = None if heading else getattr(event, "seat", None)
        aside = self._tells.aside(number, event)
        return tuple(_Line(text, heading, None if line else seat, aside) for line, text in enumerate(wrapped))

    def sentences(self, told: Sequence[Event]) -> list[str]:
        return [sentence for event in told if (sentence := self._tells.line(event)) is not None]

    def forget(self) -> None:
        """Make the lines anew: they are written in other words, or somewhere else."""
        self._width = -1


def _looks(line: _Line) -> tuple[Face, Colour]:
    if line.heading:
        return Face.TITLE_STRONG, VERMILION
    return (Face.ITALIC, FAINT) if line.aside else (Face.TEXT, SEPIA)
