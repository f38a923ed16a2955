"""Text entry and long texts, by pygame_gui: caret, selection, clipboard, input methods, scrolling.

pygame_gui scales nothing and draws no focus: both are ours. Each widget here has a manager of its own, which is
made in a few milliseconds and knows our type at the size it is shown in.
"""

import html
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from leonardo.app.kit.clipboard import pasted
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.text.typeface import missing_letters
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.kit.widgets.skins import lay_pencil

if TYPE_CHECKING:
    import pygame_gui
    from pygame_gui.elements import UITextEntryLine

log = logging.getLogger(__name__)

_FAMILY: Final = "garamond"
_CLEAR: Final = "#00000000"
_LEFT_TO_THE_FORM: Final = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
)
_WRITTEN: Final = 26
_PENCIL: Final = 24  # size of what is written into a field, in units
_PADDING: Final = 2  # pixels that pygame_gui leaves before what is written in a line
_LINES_OF_WHEEL: Final = 2  # how many lines a turn of the wheel or an arrow key scrolls
_ALL: Final = 10_000  # more lines than any page has
_MARGIN: Final = 18  # units around the text of a page
_BAR: Final = 26
_NARROWEST_BAR: Final = 16  # width of a scroll bar: in units, and in pixels at least


def escaped(text: str) -> str:
    """Return a text that a `Page` shows as it is."""
    return html.escape(text, quote=False)


class TextField(Widget):
    """A line to be written in, of `longest` characters at most; `changed` is told each change.

    `empty` stands in it while nothing is written.

    It is pygame_gui's only while it has the keyboard: to make such a line takes some milliseconds.
    """

    pointer: ClassVar[int] = pygame.SYSTEM_CURSOR_IBEAM
    _usual_hint = _text = _composed = ""
    _open: "tuple[pygame_gui.UIManager, UITextEntryLine] | None" = None

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        changed: Callable[[str], None],
        kit: Kit,
        *,
        longest: int = 40,
        hint: str = "",
        empty: str = "",
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self.changed = changed
        self._kit, self._longest, self._empty = kit, longest, empty
        self._text = one_line(text)[:longest]

    @property
    def hint(self) -> str:
        """What explains it, or else says which of the letters that were written nobody will see here."""
        lacking = missing_letters(self.text, Face.TEXT.value)
        return tr("field.unshown", letters=" ".join(lacking)) if lacking else self._usual_hint

    @hint.setter
    def hint(self, hint: str) -> None:
        self._usual_hint = hint

    @property
    def text(self) -> str:
        return str(self._open[1].get_text()) if self._open else self._text

    @property
    def is_open(self) -> bool:
        return self._open is not None

    @property
    def shows_all(self) -> bool:
        """Whether there is room for all that is written, with the caret behind it."""
        return self._kit.painter.fits(self.text, Face.TEXT, _WRITTEN, self._inner().width - 2 * _PADDING)

    @property
    def at_end(self) -> bool:
        """Whether the caret stands behind all that is written, of which nothing is chosen."""
        if self._open is None:
            return False
        line, text = self._open[1], self.text
        return not text or (line.edit_position == len(text) and line.select_range[0] == line.select_range[1])

    def gain(self) -> None:
        """Take what is typed, with all of the text chosen, so that typing replaces it; go on if it does so already."""
        if self._open is not None:
            return
        from pygame_gui.elements import UITextEntryLine  # noqa: PLC0415 - takes long, and most pages do without

        manager = _manager(self._kit, _WRITTEN)
        line = UITextEntryLine(self._inner(), manager, initial_text=self._text)
        line.paste_text_enabled = False  # what is pasted is cleaned first, as what is typed
        line.set_text_length_limit(self._longest)
        manager.set_focus_set(line)
        line.select_range = [0, len(self._text)]
        line.edit_position = len(self._text)
        line.cursor_has_moved_recently = True
        manager.update(0)
        where = [round(each / self._kit.pixels_a_point) for each in self.rect]
        pygame.key.set_text_input_rect(pygame.Rect(where))  # an input method shows there what it proposes
        self._open = manager, line

    def lose(self) -> None:
        self._text, self._open = self.text, None
        self._composed = ""

    @property
    def composed(self) -> str:
        """What an input method composes at the caret, and has not written yet."""
        return self._composed

    def takes(self, event: pygame.Event) -> bool:
        """Take what is typed, and the mouse; tell whether nobody else is to have it."""
        if self._open is None or (event.type == pygame.KEYDOWN and event.key in _LEFT_TO_THE_FORM):
            return False
        if event.type in (pygame.TEXTEDITING, pygame.TEXTINPUT):
            self._composed = one_line(event.text) if event.type == pygame.TEXTEDITING else ""
        manager, before = self._open[0], self.text
        taken = _hand_on(manager, _as_written(event))
        if self.text != before:
            self.changed(self.text)
        manager.update(0)
        return _writes(event) or (
            taken and event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)
        )

    def press(self) -> None:
        """Nothing more: the focus is all that it needs."""

    def update(self, milliseconds: float) -> bool:
        """Let the caret blink; tell that it may look different."""
        if self._open:
            self._open[0].update(milliseconds / 1000)
        return self._open is not None

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        if self._open and self._composed:
            self._draw_composed(surface, kit, self._open[1])
        elif self._open:
            self._open[0].draw_ui(surface)
        else:
            place = self._inner().move(_PADDING, 0)
            if self._text or not self._empty:
                kit.painter.draw(surface, self._text, place, Face.TEXT, _WRITTEN, INK)
            else:
                kit.painter.draw(surface, self._empty, place, Face.ITALIC, _WRITTEN, SEPIA)
            centre = self.rect.right - kit.layout.px(14 + _PENCIL / 2), self.rect.centery
            lay_pencil(surface, centre, kit.layout.px(_PENCIL), VERMILION if look.hovered else SEPIA)

    def _draw_composed(self, surface: pygame.Surface, kit: Kit, line: "UITextEntryLine") -> None:
        """Draw the text with what is composed in its place, underlined; of what has no room the end is seen."""
        text, chosen = self.text, sorted(line.select_range)
        first, last = chosen if chosen[0] != chosen[1] else (line.edit_position,) * 2
        before = text[:first] + self._composed
        start, end = (kit.painter.measure(each, Face.TEXT, _WRITTEN)[0] for each in (text[:first], before))
        inner = self._inner()
        left = inner.left + _PADDING - max(0, end - inner.width + 2 * _PADDING)
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        whole = kit.painter.measure(before + text[last:], Face.TEXT, _WRITTEN)[0]
        place = pygame.Rect(left, inner.top, whole + 1, inner.height)
        kit.painter.draw(surface, before + text[last:], place, Face.TEXT, _WRITTEN, INK)
        below = inner.centery + kit.painter.line(Face.TEXT, _WRITTEN) * 2 // 5
        pygame.draw.line(surface, VERMILION, (left + start, below), (left + end, below), max(1, kit.layout.px(2)))
        surface.set_clip(clip)

    def _inner(self) -> pygame.Rect:
        inner = self.rect.inflate(-self._kit.layout.px(28), -self._kit.layout.px(4))
        inner.width -= self._kit.layout.px(_PENCIL)
        return inner


def _as_written(event: pygame.Event) -> pygame.Event:
    """Return an event as a line may have it: what is typed or pasted is text that can be seen."""
    if event.type == pygame.TEXTINPUT:
        return pygame.Event(pygame.TEXTINPUT, text=one_line(event.text))
    if event.type == pygame.KEYDOWN and event.key == pygame.K_v and _is_command(event):
        return pygame.Event(pygame.TEXTINPUT, text=one_line(pasted()).strip())
    return event


def _is_command(event: pygame.Event) -> bool:
    return bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not event.mod & pygame.KMOD_ALT


def _hand_on(manager: "pygame_gui.UIManager", event: pygame.Event) -> bool:
    """Let pygame_gui answer to an event; tell whether it did. Copying may fail where there is no clipboard."""
    try:
        return bool(manager.process_events(event))
    except pygame.error as problem:
        log.warning("a field could not answer to an event: %s", problem)
        return True


def _writes(event: pygame.Event) -> bool:
    """Tell whether a key writes a sign, which is the line's alone even where the key means something else."""
    return event.type == pygame.KEYDOWN and getattr(event, "unicode", "").isprintable() and bool(event.unicode)


class TextPage(Widget):
    """A text of several lines that scrolls: paragraphs with `<b>`, `<i>`, `<br>`; see `escaped`."""

    def __init__(self, name: str, rect: pygame.Rect, text: str, kit: Kit, *, size: float = 24) -> None:
        from pygame_gui.elements import UITextBox  # noqa: PLC0415 - takes long, and most pages do without

        super().__init__(name, rect)
        self._manager = _manager(kit, size)
        # A long text takes long to lay out: it comes in once everything else is settled by one of a letter.
        self.box = UITextBox("A", rect, self._manager)
        layout = self.box.text_box_layout
        self._line = layout.layout_rows[0].line_spacing_height if layout else kit.painter.line(Face.TEXT, size)
        # Whole lines alone fit: the last one is not cut through.
        self.rect.height -= (rect.height - 2 * kit.layout.px(_MARGIN)) % self._line
        self.box.scroll_bar_width = max(_NARROWEST_BAR, kit.layout.px(_BAR))
        self.box.set_dimensions(self.rect.size)
        self.box.set_text(text)
        self._manager.update(0)

    def wheel(self, turns: int) -> bool:
        return self._scroll(-turns * _LINES_OF_WHEEL)

    def key(self, key: int) -> bool:
        """Scroll by the arrows and by pages, while there is more in that direction."""
        page = max(1, self.rect.height // self._line - 2)
        steps = {
            pygame.K_UP: -_LINES_OF_WHEEL,
            pygame.K_DOWN: _LINES_OF_WHEEL,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -_ALL,
            pygame.K_END: _ALL,
        }
        return key in steps and self._scroll(steps[key])

    def gripped(self) -> Callable[[], object]:
        bar = self.box.scroll_bar
        return partial(self._put_back, bar.start_percentage if bar else 0.0)

    def _put_back(self, start: float) -> None:
        let_go = pygame.Event(pygame.MOUSEBUTTONUP, pos=self.rect.center, button=pygame.BUTTON_LEFT)
        self._manager.process_events(let_go)
        if self.box.scroll_bar is not None:
            self.box.scroll_bar.set_scroll_from_start_percentage(start)
            self.box.redraw_from_text_block()
        self._manager.update(0)

    def takes(self, event: pygame.Event) -> bool:
        """Let the mouse move the scroll bar."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._manager.process_events(event)
        return False

    def update(self, milliseconds: float) -> bool:
        """Let a held scroll bar follow the mouse; tell whether it may look different."""
        bar = self.box.scroll_bar
        before = bar.start_percentage if bar else 0.0
        self._manager.update(milliseconds / 1000)
        return bool(bar and bar.start_percentage != before)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - the form draws the ring
        self._manager.draw_ui(surface)

    def _scroll(self, lines: int) -> bool:
        bar, layout = self.box.scroll_bar, self.box.text_box_layout
        if bar is None or layout is None:
            return False
        before, share = bar.start_percentage, lines * self._line / layout.layout_rect.height
        bar.set_scroll_from_start_percentage(min(1 - bar.visible_percentage, max(0.0, before + share)))
        self.box.redraw_from_text_block()
        self._manager.update(0)
        return bool(bar.start_percentage != before)


def _manager(kit: Kit, size: float) -> "pygame_gui.UIManager":
    from leonardo.app.kit.widgets.gui_letters import PixelManager, lend_fonts  # noqa: PLC0415 - pygame_gui takes long

    pixels = kit.painter.pixels(size)
    manager = PixelManager(kit.layout.size, kit.pixels_a_point)
    lend_fonts(manager, _FAMILY, pixels)
    manager.get_theme().load_theme(_theme(pixels, max(1, round(kit.layout.k * 2)), kit.layout.px(_MARGIN)))
    return manager


def _theme(pixels: int, border: int, margin: int) -> dict[str, dict[str, dict[str, str]]]:
    flat = {"border_width": "0", "shadow_width": "0"}
    font = {"name": _FAMILY, "size": str(pixels)}
    return {
        "text_entry_line": {
            "font": font,
            "colours": {
                "dark_bg": _CLEAR,
                "normal_border": _CLEAR,
                "normal_text": _hex(INK),
                "selected_text": _hex(INK),
                "selected_bg": _hex(SHADE),
                "text_cursor": _hex(VERMILION),
            },
            "misc": flat,
        },
        "text_box": {
            "font": font,
            "colours": {
                "dark_bg": _CLEAR,
                "normal_border": _CLEAR,
                "normal_text": _hex(INK),
                "link_text": _hex(VERMILION),
            },
            "misc": {**flat, "padding": f"{margin},{margin}"},
        },
        "vertical_scroll_bar": {
            "colours": {"dark_bg": _hex((214, 190, 142)), "normal_border": _hex(SHADE)},
            "misc": {"border_width": str(border), "shadow_width": "0", "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar.#sliding_button": {
            "colours": {
                "normal_bg": _hex(SEPIA),
                "hovered_bg": _hex(VERMILION),
                "active_bg": _hex(VERMILION),
                "normal_border": _hex(GOLD),
                "hovered_border": _hex(GOLD),
                "active_border": _hex(GOLD),
            },
            "misc": {"border_width": str(border), "shadow_width": "0", "shape": "rounded_rectangle"},
        },
    }


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
