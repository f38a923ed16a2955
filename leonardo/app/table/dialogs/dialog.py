"""A sheet of paper over the table, with a title and widgets; the table stays to be seen around it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import TABLE
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.points import FinePoint, Point
from leonardo.app.kit.scene import Scene, Spoken
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.kit.widgets.form import Form
from leonardo.app.kit.widgets.skins import lay_cross
from leonardo.app.table import commands
from leonardo.app.table.buttons import LAMP
from leonardo.app.table.dialogs.back import Back
from leonardo.app.table.looks.shade import BEHIND

MARGIN: Final = 48  # units between the edge of the sheet and what is on it
HEAD: Final = 124
"""Units from the upper edge of the sheet to the first widget, under the plate with the title and one line of words."""
_WORDS: Final = (78, 40, 25)
"""Units from the upper edge to the words, the height of one line of them, and the size of their type."""
_GAP: Final = 12  # units between the sheet and what must be seen beside it
_LAMP: Final = 60  # units of the lamp at the upper right; `_LEAST_LAMP` pixels at least
_LEAST_LAMP: Final = 34
_SIGN: Final = 0.46  # the share of its slip that a cross takes
ASIDE: Final = "aside"  # the name of the slip that puts a sheet aside
Said = str | Callable[[], str]  # words, or what returns them in the language that is spoken
Sign = Callable[[pygame.Surface, Kit, pygame.Rect], None]  # draws a sign in the middle of a slip

_LETTERS: Final = (
    *((Face.TITLE_BOLD, size) for size in (58, 36, 30)),
    *((Face.ITALIC, size) for size in (28, 26, 25)),
    *((Face.STRONG, size) for size in (24, 22)),
    (Face.TITLE_STRONG, 30),
    (Face.BOLD, 32),
    (Face.MEDIUM, 26),
    (Face.TEXT, 26),
)
"""What dialogs are written in. To open it takes longer than to write with it."""


def in_words(said: Said) -> str:
    """Return some words in the language that is spoken, if they know it."""
    return said if isinstance(said, str) else said()


def letters_ahead(kit: Kit) -> Iterator[Callable[[], object]]:
    """Yield the work of opening what dialogs are written in, ahead of the first of them."""
    for face, size in _LETTERS:
        yield partial(kit.page.painter.measure, "", face, size)


@frozen
class Spared:
    """What of the table, in pixels, a sheet spares where there is room.

    What is `beside` is needed while one decides: it is not darkened, and the sheet keeps left of it. The plate of the
    title keeps below what is `below` which it lies. The sheet keeps above what is `above` which it lies, where it has
    room there, and that is not darkened either.
    """

    beside: pygame.Rect | None = None
    below: pygame.Rect | None = None
    above: pygame.Rect | None = None


class Dialog(Scene):
    """A dialog of `size` units; Escape puts it aside and calls `put_aside`, if that is allowed.

    Where its words need more than one line, it is so much higher.
    In a window that is higher than wide its units are larger, those of `page`: there it is 1040 units wide at most.
    """

    opaque: ClassVar[bool] = False
    helped_below: ClassVar[bool] = True
    unexpected = True
    form_kind: ClassVar[type[Form]] = Form  # what holds the widgets
    corner: ClassVar[FinePoint] = (14, 22)
    """Units by which the slips at the upper corners stand out into the margin, and down to them."""
    rise: ClassVar[float] = skins.RISE  # units of the window that stay free above the sheet
    bears_cross: ClassVar[bool] = True  # whether there is a cross to put it aside; not where one of its answers does so
    decides: ClassVar[bool] = True
    """Whether Enter is the main button from anything that only sets what that does; not where that is for good."""

    def __init__(
        self,
        kit: Kit,
        title: Said,
        about: Said,
        size: tuple[float, float],
        put_aside: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(kit)
        self._title, self._about, self.size = title, about, size
        self.put_aside = put_aside
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self._more_words = 0.0
        self.spares: Callable[[], Spared] = Spared
        """Tells what of the table is to be seen beside it; asked anew for each size of the window."""
        self.spared = Spared()
        self.advise: Callable[[], None] | None = None
        """Gives a hint on what is asked, where there is one: then a lamp stands on the sheet, and its key works."""
        self.look_under: Callable[[Point | None], bool] | None = None
        """Lifts the covers of the table below, by a key or by a press of a pixel, and tells whether it does."""
        self.back: Back | None = None
        """Undoes and redoes at the table below, where that can be."""
        self.asked: Callable[[], str] = str
        """Names who is asked, where that is not plain."""
        self.form: Form = self.form_kind(kit, [])

    @property
    def title(self) -> str:
        return in_words(self._title)

    def spoken(self) -> Spoken:
        return Spoken(f"{self.title}. {self.words}", self.form.spoken(), at=self.form.focus)

    @property
    def words(self) -> str:
        """What is asked, below that, and who."""
        words, name = in_words(self._about), self.asked()
        return f"{tr('table.prompt.yours_named', name=name)} {words}".rstrip() if name else words

    @property
    def page(self) -> Kit:
        return self.kit.page

    @property
    def upright(self) -> bool:
        return self.page.layout.upright

    def extent(self) -> tuple[float, float]:
        """Return width and height of the sheet for the present size of the window, in units."""
        return self.size

    def widgets(self) -> Sequence[Widget]:
        """Return the widgets for the present size of the window; they lie within `at`."""
        return []

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a rectangle in units, measured from below the head of the sheet."""
        return self._from_top(x, HEAD + self._more_words + y, width, height)

    def _from_top(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        k = self.page.layout.k
        left, top = self.sheet.left + round((MARGIN + x) * k), self.sheet.top + round(y * k)
        return pygame.Rect(left, top, round(width * k), round(height * k))

    def arrange(self, layout: Layout) -> None:  # noqa: ARG002 - the page knows the layout
        self.spared = spared = self.spares()
        page, (width, height) = self.page, self.extent()
        _, line, size = _WORDS
        high = page.painter.height_of(self.words, Face.ITALIC, size, page.layout.px(width - 2 * MARGIN))
        self._more_words = max(0.0, high / page.layout.k - line)
        self.sheet = page.layout.centred(width, height + self._more_words)
        rise = page.layout.px(self.rise)
        self.sheet.top = max(rise, self.sheet.top + rise // 2)
        if spared.below is not None:
            top = max(self.sheet.top, spared.below.bottom + rise)
            has_room = top + self.sheet.height + page.layout.px(_GAP) <= page.layout.size[1]
            self.sheet.top = top if has_room else self.sheet.top
        if spared.beside is not None:
            aside = min(self.sheet.left, spared.beside.left - page.layout.px(_GAP) - self.sheet.width)
            self.sheet.left = aside if aside >= 0 else self.sheet.left
        if spared.above is not None:
            top = min(self.sheet.top, spared.above.top - page.layout.px(_GAP) // 2 - self.sheet.height)
            if top >= rise:
                self.sheet.top = top
        self.rebuild()

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        """What of the table nobody sees: below the sheet, and below the plate of its title, in pixels."""
        return self.sheet, self.plate

    @property
    def plate(self) -> pygame.Rect:
        """Where the plate with the title hangs, in pixels: between the slips at the corners."""
        return skins.title_place(self.page, self.sheet, self.title, self._slip_reach)

    @property
    def _slip_reach(self) -> int:
        has_slips = self._crossed or self.advise is not None
        return self.sheet.right - self._corner(left=False).left if has_slips else 0

    def step_aside(self, card: pygame.Rect) -> None:
        """Lie beside a card that has come to lie over the sheet, in pixels, if the window has room for both.

        It stays there until it is laid out anew: who presses something on it must find it where it is.
        """
        width, margin = self.page.layout.size[0], self.page.layout.px(MARGIN) // 2
        if not self.sheet.colliderect(card) or card.width + self.sheet.width > width + margin:
            return
        if card.centerx > self.sheet.centerx:
            self.sheet.left = max(0, card.left - self.sheet.width)
        else:
            self.sheet.right = min(width, card.right + self.sheet.width)
        self.rebuild()

    def rebuild(self, focus: str | None = None) -> None:
        """Make the widgets anew, as after something was chosen; the keyboard stays where it is, though that is pale."""
        widgets, last = [*self.widgets(), *self._lamp(), *self._cross()], self.form.focus
        self.form = self.form_kind(self.page, widgets, last if focus is None else focus)
        if focus is None and any(widget.name == last and widget.focusable for widget in widgets):
            self.form.set_focus(last)
        self.form.decides = self.decides
        self.redraw()

    def pointer_at(self, point: Point) -> int:
        return self.form.pointer_at(point)

    def _lamp(self) -> list[Widget]:
        if self.advise is None:
            return []
        key = self.kit.keys.told(commands.HINT)
        hint = tr("table.tips.with_key", sentence=tr("table.tips.button_hint"), key=key)
        return [CornerSlip(LAMP, self._corner(left=self._crossed), hint, self.advise, _lay_lamp)]

    @property
    def _crossed(self) -> bool:
        """Whether there is a cross, at the upper right: the lamp is at the left then."""
        return self.bears_cross and self.put_aside is not None

    def _cross(self) -> list[Widget]:
        if not self._crossed:
            return []
        hint = tr("table.tips.with_key", sentence=tr("table.dialog.aside"), key=self.kit.keys.told_of(pygame.K_ESCAPE))
        return [CornerSlip(ASIDE, self._corner(left=False), hint, self._put_aside, _lay_cross)]

    def _corner(self, *, left: bool) -> pygame.Rect:
        side = max(_LEAST_LAMP / self.page.layout.k, _LAMP)
        aside, down = self.corner
        return self._from_top(-aside if left else self.extent()[0] - 2 * MARGIN - side + aside, down, side, side)

    def _put_aside(self) -> None:
        self.close()
        if self.put_aside is not None:
            self.put_aside()

    def close(self) -> None:
        self.kit.stack.remove(self)

    def release_held(self) -> None:
        self.form.put_back()
        self.redraw()

    def handle(self, event: pygame.Event) -> bool:
        """Hand events to the widgets; Escape and the right button put the dialog aside."""
        handled = self.form.handle(event) or self._asks_for_advice(event) or self._goes_back(event)
        if not handled and self.put_aside is not None and (_puts_aside(event) or self._looks_under(event)):
            self._put_aside()
            handled = True
        if self.form.changed:
            self.redraw()
        return handled

    def _asks_for_advice(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.advise is None:
            return False
        pressed = self.kit.keys.read(event, TABLE)
        asks = pressed is not None and pressed.command == commands.HINT
        if asks:
            self.advise()
        return asks

    def _goes_back(self, event: pygame.Event) -> bool:
        """Undo or redo by key, or by a button of the table that is not below the sheet."""
        if self.back is None or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            hidden = any(place.collidepoint(event.pos) for place in self.hides)
            if hidden or event.button != pygame.BUTTON_LEFT:
                return False
        return self.back.goes(event)

    def _looks_under(self, event: pygame.Event) -> bool:
        """Lift the covers of the table by their key or button, if any lie there: one decides by what one has."""
        if self.look_under is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == pygame.BUTTON_LEFT and self.look_under(event.pos)
        pressed = self.kit.keys.read(event, TABLE) if event.type == pygame.KEYDOWN else None
        return pressed is not None and pressed.command == commands.PEEK and self.look_under(None)

    def draw(self, surface: pygame.Surface) -> None:
        self.lay_veil(surface)
        self.lay_sheet(surface)
        self.form.draw(surface, hints=self.kit.stack.top is self)

    def lay_veil(self, surface: pygame.Surface) -> None:
        """Darken the table, but for what is needed beside the sheet and what can be pressed there."""
        spared = (each for each in (self.spared.beside, self.spared.above) if each is not None)
        seen = [each for each in spared if not self.sheet.colliderect(each)]
        clear = *seen, *(self.back.lit() if self.back is not None else ())
        key = "dialog veil", surface.get_size(), tuple(map(tuple, clear))
        surface.blit(self.kit.pictures.made(key, lambda: _veil(surface.get_size(), clear)), (0, 0))

    def lay_sheet(self, surface: pygame.Surface) -> None:
        """Draw the sheet in its frame, with the plate of its title and the words."""
        page = self.page
        skins.lay_sheet(surface, page.pictures, self.sheet, page.layout.k)
        skins.lay_title(surface, page, self.sheet, self.title, self._slip_reach)
        across = self.extent()[0] - 2 * MARGIN
        top, line, size = _WORDS
        place = self._from_top(0, top, across, line + self._more_words)
        if self.words:
            place.inflate_ip(page.painter.even_width(self.words, Face.ITALIC, size, place.width) - place.width, 0)
        page.painter.draw_wrapped(surface, self.words, place, Face.ITALIC, size, SEPIA, "centre", "middle")


class CornerSlip(Widget):
    """A slip at a corner of a sheet, with a sign on it that `lay` draws."""

    def __init__(self, name: str, rect: pygame.Rect, hint: str, press: Callable[[], None], lay: Sign) -> None:
        super().__init__(name, rect, hint=hint)
        self._press, self._lay = press, lay

    def press(self) -> None:
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        skin = skins.PAPER_PRESSED if look.held else skins.PAPER_LIT if look.hovered or look.focused else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        self._lay(surface, kit, self.rect)


def _lay_lamp(surface: pygame.Surface, kit: Kit, slip: pygame.Rect) -> None:
    side = round(slip.width * 0.74)
    lamp = kit.pictures.get(LAMP, (side, side))
    surface.blit(lamp, lamp.get_rect(center=slip.center))


def _lay_cross(surface: pygame.Surface, kit: Kit, slip: pygame.Rect) -> None:  # noqa: ARG001 - a sign of lines
    lay_cross(surface, slip.center, round(slip.width * _SIGN), INK)


def _puts_aside(event: pygame.Event) -> bool:
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_ESCAPE)
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT)


def _veil(size: tuple[int, int], clear: Iterable[pygame.Rect]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(BEHIND)
    for place in clear:
        veil.fill((0, 0, 0, 0), place)
    return veil
