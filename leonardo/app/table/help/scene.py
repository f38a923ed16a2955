"""The help layer: the table darkened, notes at its parts, what can be done now, and the ways to rules and keys."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect

from leonardo.app.kit import shapes
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.kit.words import words
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.help.now import what_now
from leonardo.app.table.help.placing import Laid, Slip, leaves
from leonardo.app.table.seen import SeenTable

_VEIL: Final = (20, 10, 4, 168)
_TEXT: Final = 21
"""Units of type of a note."""
_WIDE: Final = 14
"""How wide the words of a note are, in heights of a line."""
_NUMBER: Final = 1.5
"""How wide the number of a note is, in heights of a line."""
_BAR: Final = 74
"""Units of height of the bar at the foot."""
_PAD: Final = 12
_NOW: Final = (1180, 820)
"""Units of the sheet that says what can be done now, at most."""


class HelpScene(Scene):
    """Notes over a table; `notes` are those of its game."""

    opaque: ClassVar[bool] = False

    def __init__(self, table: SeenTable, notes: Sequence[HelpNote]) -> None:
        super().__init__(table.kit)
        self.table = table
        self.notes = tuple(notes)
        self.leaf = 0
        self.now = False
        """Whether it is said what can be done now, instead of what lies where."""
        self.laid: list[list[Laid]] = []
        self.form = Form(self.kit, ())

    # ---- the scene

    def arrange(self, layout: Layout) -> None:
        """Lay the notes out anew."""
        bar = Rect(0, layout.size[1] - layout.px(_BAR) - layout.px(10), layout.size[0], layout.px(_BAR))
        bar.height = max(bar.height, 44)
        bar.bottom = layout.size[1]
        room = Rect(0, 0, layout.size[0], bar.top).inflate(-layout.px(16), -layout.px(16))
        places = self.table.places()
        view = self.table.view()
        slips = []
        for number, note in enumerate(self.notes):
            about = [rect for spot, rect in places.items() if note.concerns(view, spot)]
            if about:
                slips.append(Slip(number, about[0].unionall(about[1:]), self._size(note)))
        self.laid = leaves(slips, room)
        self.leaf = min(self.leaf, max(0, len(self.laid) - 1))
        focus = self.form.focus
        self.form = Form(self.kit, self._widgets(layout, bar), focus or "close")

    def handle(self, event: pygame.Event) -> bool:
        """Go from leaf to leaf, read on, or go back to the table."""
        if event.type == pygame.KEYDOWN:
            pressed = self.kit.keys.read(event, self.table.session.game.name)
            if event.key == pygame.K_ESCAPE or (pressed is not None and pressed.command == "keys"):
                self.close()
                return True
            if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
                self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
                return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.close()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._read_on(event.pos):
            return True
        handled = self.form.handle(event)
        if self.form.changed:
            self.redraw()
        return handled

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return self.form.rest()

    def draw(self, surface: pygame.Surface) -> None:
        """Darken the table, and lay the notes of this leaf, or what can be done now, over it."""
        size = surface.get_size()
        places = [laid.target.clip(surface.get_rect()) for laid in self._shown()]
        bright = [(surface.subsurface(place).copy(), place) for place in places]
        surface.blit(self.kit.pictures.made(("help veil", size), lambda: _veil(size)), (0, 0))
        if self.now:
            self._draw_now(surface)
        else:
            surface.blits(bright)
            for laid in self._shown():
                self._frame(surface, laid)
            for laid in self._shown():
                self._draw_note(surface, laid)
        self.form.draw(surface)

    # ---- what the person does

    def close(self) -> None:
        """Go back to the table."""
        self.kit.stack.remove(self)

    def _turn(self, by: int) -> None:
        if not self.now and 0 <= self.leaf + by < len(self.laid):
            self.leaf += by
            self.arrange(self.kit.layout)
            self.redraw()

    def _tell_now(self) -> None:
        self.now = not self.now
        self.arrange(self.kit.layout)
        self.redraw()

    def _read_on(self, point: tuple[int, int]) -> bool:
        """Open the rules where a note that is pressed says so."""
        found = next((each for each in self._shown() if each.rect.collidepoint(point)), None)
        if found is None or not self.notes[found.number].rule:
            return False
        self.table.host.show_rules(self.notes[found.number].rule)
        return True

    def _shown(self) -> Sequence[Laid]:
        return [] if self.now or not self.laid else self.laid[self.leaf]

    # ---- what lies on it

    def _widgets(self, layout: Layout, bar: Rect) -> list[Widget]:
        leaf = words("table.help.leaf", number=self.leaf + 1, count=len(self.laid))
        several = len(self.laid) > 1 and not self.now
        host = self.table.host
        entries = [
            ("now", words("table.help.notes" if self.now else "table.help.now"), self._tell_now, 1.7),
            *([("rules", words("rulebook.title"), host.show_rules, 1.0)] if host.has_rules else []),
            ("keys", words("settings.keys"), host.show_keys, 1.0),
            *([("turn", leaf, self._next, 1.0)] if several else []),
            ("close", words("table.help.close"), self.close, 1.0),
        ]
        gap, px = layout.px(14), layout.px
        room = min(bar.width - px(40), px(1500))
        left = float((bar.width - room) // 2)
        share = (room - gap * (len(entries) - 1)) / sum(wide for *_, wide in entries)
        made: list[Widget] = []
        for name, text, action, wide in entries:
            place = Rect(round(left), bar.top + px(6), round(share * wide), bar.height - px(18))
            made.append(Button(name, place, text, action, strong=name == "close", face=Face.STRONG, size=24))
            left += share * wide + gap
        return made

    def _next(self) -> None:
        self.leaf = (self.leaf + 1) % len(self.laid)
        self.arrange(self.kit.layout)
        self.redraw()

    def _size(self, note: HelpNote) -> tuple[int, int]:
        """Return how large a note is, in pixels."""
        painter, pad = self.kit.painter, self.kit.layout.px(_PAD)
        line = painter.line(Face.MEDIUM, _TEXT)
        lines = painter.wrap(words(note.text), Face.MEDIUM, _TEXT, _WIDE * line)
        wide = max(painter.measure(each, Face.MEDIUM, _TEXT)[0] for each in lines)
        return wide + round(_NUMBER * line) + 2 * pad + 4, line * len(lines) + 2 * pad

    def _draw_note(self, surface: pygame.Surface, laid: Laid) -> None:
        painter, pad = self.kit.painter, self.kit.layout.px(_PAD)
        note, line = self.notes[laid.number], painter.line(Face.MEDIUM, _TEXT)
        skins.lay_shadow(surface, self.kit.pictures, laid.rect, self.kit.layout.k)
        surface.blit(skins.plate(self.kit.pictures, laid.rect.size, self.kit.layout.k, skins.PAPER), laid.rect)
        inner = laid.rect.inflate(-2 * pad, -2 * pad)
        number = Rect(inner.left, inner.top, round(_NUMBER * line), line)
        painter.draw(surface, str(laid.number + 1), number, Face.BOLD, _TEXT * 1.15, VERMILION)
        text = Rect(number.right, inner.top, inner.right - number.right, inner.height)
        painter.draw_wrapped(surface, words(note.text), text, Face.MEDIUM, _TEXT, INK)

    def _frame(self, surface: pygame.Surface, laid: Laid) -> None:
        """Frame what a note is about, with its number, and lead there from a note that lies apart."""
        px = self.kit.layout.px
        target = laid.target.clip(surface.get_rect()).inflate(px(6), px(6))
        wide = max(2.0, self.kit.layout.k * 3.4)
        shapes.lay(surface, shapes.outline(target.size, px(10), (*INK, 230), wide + 2), target.topleft)
        shapes.lay(surface, shapes.outline(target.size, px(10), (*GOLD, 255), wide), target.topleft)
        if laid.apart:
            start = _nearest(laid.rect, target.center)
            end = _nearest(target, start)
            pygame.draw.line(surface, INK, start, end, round(wide + 3))
            pygame.draw.line(surface, GOLD, start, end, round(wide))
        disc = max(20, round(self.kit.painter.pixels(18) * 1.35))
        centre = target.left + disc // 2, target.top + disc // 2
        shapes.lay_centred(surface, shapes.disc(disc, (*INK, 255), (*GOLD, 255), 2.0), centre)
        place = Rect(0, 0, disc, disc)
        place.center = centre
        self.kit.painter.draw(surface, str(laid.number + 1), place, Face.BOLD, 18, IVORY, "centre")

    def _draw_now(self, surface: pygame.Surface) -> None:
        """Say on a sheet what can be done now, as much as it has room for."""
        kit, px, painter = self.kit, self.kit.layout.px, self.kit.painter
        sheet = kit.layout.centred(min(_NOW[0], kit.layout.width - 60), min(_NOW[1], kit.layout.height - 190))
        sheet.top = px(30)
        told = what_now(self.table)
        needed = sum(painter.height_of(each, Face.TEXT, 25, sheet.width - px(140)) + px(12) for each in told)
        sheet.height = min(sheet.height, needed + px(170))
        skins.lay_panel(surface, kit.pictures, sheet, kit.layout.k, "panel_gilt")
        head = Rect(sheet.left + px(50), sheet.top + px(24), sheet.width - px(100), px(64))
        painter.draw(surface, words("table.help.now"), head, Face.TITLE_STRONG, 38, INK, "centre")
        top, bottom = head.bottom + px(14), sheet.bottom - px(30)
        for row, sentence in enumerate(told):
            face = Face.BOLD if row == 0 else Face.TEXT
            left = head.left if row == 0 else head.left + px(34)
            high = painter.height_of(sentence, face, 25, head.right - left)
            if top + high > bottom:
                break
            if row:
                middle = top + painter.line(face, 25) // 2
                corner = max(3, px(6))
                x = head.left + px(10)
                points = [(x - corner, middle), (x, middle - corner), (x + corner, middle), (x, middle + corner)]
                pygame.draw.polygon(surface, VERMILION, points)
            painter.draw_wrapped(surface, sentence, Rect(left, top, head.right - left, high), face, 25, INK)
            top += high + px(10)


def _nearest(rect: Rect, point: tuple[int, int]) -> tuple[int, int]:
    """Return the pixel of a rectangle that is nearest to a point."""
    return max(rect.left, min(rect.right, point[0])), max(rect.top, min(rect.bottom, point[1]))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(_VEIL)
    return veil
