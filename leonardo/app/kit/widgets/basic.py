"""What a person presses, slides and chooses in menus and dialogs: parchment, ink and wax.

A widget lies in a rectangle of pixels, belongs to a form (`form.py`), and tells what it holds through a function.
All of them work by mouse and by keyboard. Text entry and long texts are pygame_gui's (`gui.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import ClassVar, Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Align, Face, Valign
from leonardo.app.kit.theme import FAINT, INK, IVORY, SEPIA, SHADE, VERMILION, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins

BESIDE: Final = 9  # units that are free beside each of several texts in a row, at the edges of its part
_MORE: Final = 3  # by how many letters more than its own a text has of such a row


def sideways(key: int) -> int:
    """Return by how many an arrow key goes on: -1 to the left, 1 to the right, 0 if the key is neither."""
    return {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key, 0)


@frozen
class WidgetState:
    """How a widget is to be drawn: the keyboard is at it, the mouse is over it, a button of the mouse holds it."""

    focused: bool = False
    hovered: bool = False
    held: bool = False


class Widget:
    """Something in a form. `name` finds it again after a change of size; `hint` explains it."""

    focusable = True
    pointer: ClassVar[int] = pygame.SYSTEM_CURSOR_ARROW  # the shape of the pointer over it
    set_first: ClassVar[bool] = False
    """Whether it only sets what a button then does: in a dialog, Enter presses that button, and Space this."""

    def __init__(self, name: str, rect: pygame.Rect, *, hint: str = "", enabled: bool = True) -> None:
        self.name = name
        self.rect = rect
        self.hint = hint
        self.enabled = enabled

    @property
    def reachable(self) -> bool:
        """Whether keyboard and mouse come to it: to use it, or to read why it cannot be used."""
        return self.focusable and (self.enabled or bool(self.hint))

    @property
    def ringed(self) -> pygame.Rect:
        return self.rect

    def press(self) -> None:
        """Do what it is there for; by a click or by a key."""

    def click(self, point: tuple[int, int]) -> None:  # noqa: ARG002 - widgets of several parts look at it
        self.press()

    def click_twice(self) -> None:
        """Answer to a double click, after both of its clicks."""

    def drag(self, point: tuple[int, int]) -> bool:  # noqa: ARG002 - sliders look at it
        """Follow the mouse that holds it; tell whether that changed something."""
        return False

    def gripped(self) -> Callable[[], object] | None:
        """Be held by the mouse from now on; return what puts back what that has changed, if there will be anything."""
        return None

    def key(self, key: int) -> bool:  # noqa: ARG002 - widgets with keys of their own look at it
        """Answer to a key besides those that press; tell whether it was meant for it."""
        return False

    def gain(self) -> None:
        """Have the keyboard from now on."""

    def lose(self) -> None:
        """Have the keyboard no more."""

    def takes(self, event: pygame.Event) -> bool:  # noqa: ARG002 - text fields look at it
        """Answer to an event before the form does, while it has the keyboard; tell whether the form must not see it."""
        return False

    def update(self, milliseconds: float) -> bool:  # noqa: ARG002 - carets look at it
        """Let time pass while it has the keyboard; tell whether it looks different."""
        return False

    def wheel(self, turns: int) -> bool:  # noqa: ARG002 - lists look at it
        """Answer to the wheel over it, up if positive; tell whether it was meant for it."""
        return False

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw it, without the ring around what the keyboard is at."""

    def spoken(self, kit: Kit) -> str:
        """Return what is read aloud of it, without its hint: what is written on it."""
        state = WidgetState(focused=True)
        lines = kit.painter.written(lambda surface: self.draw(surface, kit, state), kit.layout.size)
        return " ".join(text for text, _ in lines)


class Label(Widget):
    """Text that stands there; several lines if `wrapped`, and then `valign` says where in its place."""

    focusable = False

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        *,
        face: Face = Face.TEXT,
        size: float = 26,
        colour: Colour = INK,
        align: Align = "left",
        valign: Valign = "top",
        wrapped: bool = False,
    ) -> None:
        super().__init__("", rect)
        self.text, self.wrapped = text, wrapped
        self.face, self.size, self.colour = face, size, colour
        self.align: Align = align
        self.valign: Valign = valign

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - nothing changes it
        if self.wrapped:
            kit.painter.draw_wrapped(
                surface, self.text, self.rect, self.face, self.size, self.colour, self.align, self.valign
            )
        else:
            kit.painter.draw(surface, self.text, self.rect, self.face, self.size, self.colour, self.align)


class Heading(Label):
    """Words in capitals between a lozenge and a line that runs on to the end of their place."""

    def __init__(self, rect: pygame.Rect, text: str) -> None:
        super().__init__(rect, text, face=Face.TITLE_STRONG, size=27)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - nothing changes it
        px, y = kit.layout.px, self.rect.centery
        reach = max(3, px(7))
        x = self.rect.left + reach
        pygame.draw.polygon(surface, VERMILION, [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)])
        place = self.rect.copy()
        place.left, place.width = x + reach + px(14), self.rect.width - 2 * reach - px(14)
        written = kit.painter.draw(surface, self.text, place, self.face, self.size, VERMILION)
        start = written.right + px(18)
        if start < self.rect.right:
            width = max(1, px(1.6))
            pygame.draw.line(surface, SHADE, (start, y), (self.rect.right, y), width)


class Button(Widget):
    """A slip of paper that does something; `strong` ones are red and are what one mostly wants."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        strong: bool = False,
        size: float = 28,
        face: Face = Face.TITLE_STRONG,
        aside: str = "",
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, hint=hint, enabled=enabled)
        self.text, self.action, self.strong, self.aside = text, action, strong, aside
        self.size, self.face = size, face

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip with its words, and the smaller ones of the aside below, line by line."""
        k = kit.layout.k
        if self.enabled:
            skins.lay_shadow(surface, kit.pictures, self.rect, k, drop=2 if look.held else 4)
        rect = self.rect.move(0, max(1, round(2 * k))) if look.held else self.rect
        surface.blit(skins.plate(kit.pictures, rect.size, k, self._skin(look)), rect)
        inner = rect.inflate(-kit.layout.px(32), 0)
        colour = FAINT if not self.enabled else IVORY if self.strong else INK
        if not self.aside:
            kit.painter.draw(surface, self.text, inner, self.face, self.size, colour, "centre")
            return
        lines = self.aside.split("\n")
        line = round(rect.height * 0.8 / (len(lines) + 1.5))
        top = pygame.Rect(inner.left, rect.top + rect.height // 10, inner.width, round(line * 1.5))
        kit.painter.draw(surface, self.text, top, self.face, self.size, colour, "centre")
        softer = IVORY if self.strong else SEPIA
        for number, text in enumerate(lines):
            below = pygame.Rect(inner.left, top.bottom + number * line, inner.width, line)
            kit.painter.draw(surface, text, below, Face.ITALIC, self.size * 0.78, softer, "centre")

    def _skin(self, look: WidgetState) -> skins.Skin:
        if not self.enabled:
            return skins.PAPER_OFF
        if self.strong:
            return skins.WAX_PRESSED if look.held else skins.WAX_LIT if look.hovered else skins.WAX
        return skins.PAPER_PRESSED if look.held else skins.PAPER_LIT if look.hovered else skins.PAPER


class OneOfSeveral(Widget, ABC):
    """One of some `texts`, that of the number `chosen`; left and right go from one to the next."""

    set_first: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        size: float = 24,
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self.texts, self.chosen, self.changed, self.size = list(texts), chosen, changed, size

    @abstractmethod
    def step(self, by: int) -> None:
        """Go on by so many."""

    def spoken(self, kit: Kit) -> str:  # noqa: ARG002 - the others look at it
        number = {"number": self.chosen + 1, "of": len(self.texts)}
        return tr("speech.one_of", text=self.texts[self.chosen], **number)

    def key(self, key: int) -> bool:
        if by := sideways(key):
            self.step(by)
        return bool(by)


class Choice(OneOfSeveral):
    """One of a few things, all of them to be seen."""

    def parts(self) -> list[pygame.Rect]:
        return in_parts(self.rect, self.texts)

    def fits(self, kit: Kit) -> bool:
        """Return whether all of them have room in letters as large as they are meant to be."""
        rooms = (part.width - 2 * kit.layout.px(BESIDE) for part in self.parts())
        told = zip(self.texts, rooms, strict=True)
        return all(kit.painter.measure(text, Face.MEDIUM, self.size)[0] <= room for text, room in told)

    def choose(self, number: int) -> None:
        if number != self.chosen and 0 <= number < len(self.texts):
            self.chosen = number
            self.changed(number)

    def press(self) -> None:
        self.choose((self.chosen + 1) % len(self.texts))

    def click(self, point: tuple[int, int]) -> None:
        for number, part in enumerate(self.parts()):
            if part.collidepoint(point):
                self.choose(number)
                return

    def step(self, by: int) -> None:
        self.choose(self.chosen + by)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - parts show what is chosen
        k = kit.layout.k
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skins.FIELD), self.rect)
        for number, part in enumerate(self.parts()):
            colour = INK
            if number == self.chosen:
                inset = max(1, round(2.5 * k))
                chosen = part.inflate(-2 * inset, -2 * inset)
                surface.blit(skins.plate(kit.pictures, chosen.size, k, skins.CHOSEN), chosen)
                colour = IVORY
            inner = part.inflate(-2 * kit.layout.px(BESIDE), 0)
            kit.painter.draw(surface, self.texts[number], inner, Face.MEDIUM, self.size, colour, "centre")


def in_parts(row: pygame.Rect, texts: Sequence[str]) -> list[pygame.Rect]:
    """Return where texts lie side by side in a row: the longer one is, the more of it."""
    ends = [*accumulate((len(text) + _MORE for text in texts), initial=0)]
    edges = [row.left + row.width * end // ends[-1] for end in ends]
    return [pygame.Rect(left, row.top, right - left, row.height) for left, right in pairwise(edges)]


class Stepper(OneOfSeveral):
    """One of many things, one of them to be seen, with an arrow to either side.

    After the last comes the first, unless they go from less to more.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        size: float = 24,
        hint: str = "",
        around: bool = True,
    ) -> None:
        super().__init__(name, rect, texts, chosen, changed, size=size, hint=hint)
        self._around = around

    @property
    def side(self) -> int:
        """The pixels from either end that belong to an arrow."""
        return min(self.rect.height, self.rect.width // 5)

    def can_step(self, by: int) -> bool:
        return len(self.texts) > 1 if self._around else 0 <= self.chosen + by < len(self.texts)

    def step(self, by: int) -> None:
        if self.can_step(by):
            self.chosen = (self.chosen + by) % len(self.texts)
            self.changed(self.chosen)

    def press(self) -> None:
        self.step(1)

    def click(self, point: tuple[int, int]) -> None:
        """Go back at the left arrow, on elsewhere."""
        self.step(-1 if point[0] < self.rect.left + self.side else 1)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        side = self.side
        for centre, by in ((self.rect.left + side // 2, -1), (self.rect.right - side // 2, 1)):
            colour = SHADE if not self.can_step(by) else VERMILION if look.hovered else SEPIA
            _arrow(surface, (centre, self.rect.centery), side * 0.17, colour, points_right=by > 0)
        self.write(surface, kit, self.rect.inflate(-2 * side, 0))

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        kit.painter.draw(surface, self.texts[self.chosen], inner, Face.MEDIUM, self.size, INK, "centre")


class Toggle(Widget):
    """Something that is so or not: a box with a check, and what it is about beside it."""

    set_first: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        on: bool,
        changed: Callable[[bool], None],
        *,
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, hint=hint, enabled=enabled)
        self.text, self.on, self.changed = text, on, changed

    @property
    def ringed(self) -> pygame.Rect:
        """Its words without the room above and below, which rows beside it share."""
        return self.rect.inflate(0, -self.rect.height * 3 // 8)

    def press(self) -> None:
        if not self.enabled:
            return
        self.on = not self.on
        self.changed(self.on)

    def spoken(self, kit: Kit) -> str:  # noqa: ARG002 - the others look at it
        return tr("speech.on" if self.on else "speech.off", text=self.text)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        k = kit.layout.k
        side = min(self.rect.height, max(20, round(34 * k)))
        box = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        surface.blit(skins.plate(kit.pictures, box.size, k, skins.FIELD), box)
        if self.on:
            corners = [(0.2, 0.52), (0.42, 0.76), (0.84, 0.22)]
            points = [(box.left + x * side, box.top + y * side) for x, y in corners]
            pygame.draw.lines(surface, VERMILION, closed=False, points=points, width=max(2, round(4.5 * k)))
        words = self.rect.copy()
        words.left, words.width = box.right + kit.layout.px(16), self.rect.width - side - kit.layout.px(16)
        words.top -= kit.layout.px(3)  # small letters, not the whole line, are seen beside the box
        colour = FAINT if not self.enabled else VERMILION if look.hovered else INK
        kit.painter.draw(surface, self.text, words, Face.TEXT if self.enabled else Face.ITALIC, 26, colour)


def _arrow(
    surface: pygame.Surface, centre: tuple[int, int], reach: float, colour: Colour, *, points_right: bool
) -> None:
    side = 1 if points_right else -1
    x, y = centre
    points = [(x + side * reach, y), (x - side * reach * 0.8, y - reach), (x - side * reach * 0.8, y + reach)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, closed=True, points=points)
