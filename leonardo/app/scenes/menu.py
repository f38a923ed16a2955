"""What the scenes around the table have in common: a form on a sheet of paper, and Escape goes back."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from leonardo.app.kit import skins
from leonardo.app.kit.form import Form
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.kit.widgets import Widget

DIM: Final = (24, 12, 4, 150)
"""What is laid over the scene below an overlay."""
DIM_AGAIN: Final = (24, 12, 4, 80)
"""What is laid over an overlay below another one."""


class MenuScene(Scene):
    """A scene with widgets. A real one says which, and draws what lies behind them."""

    first_focus: ClassVar[str] = ""
    """The widget that the keyboard is at in the beginning; the first one if not said."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.form = Form(kit, ())

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the widgets, laid out for a size of the window."""
        raise NotImplementedError

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets."""
        raise NotImplementedError

    def back(self) -> None:
        """Go back to where one came from: the Escape key."""
        self.kit.stack.pop()

    def rebuild(self) -> None:
        """Make the widgets anew, after a change of what they show; the keyboard stays where it is."""
        self.arrange(self.kit.layout)
        self.redraw()

    def arrange(self, layout: Layout) -> None:
        """Make the widgets for a size of the window."""
        self.form = Form(self.kit, self.widgets(layout), self.form.focus or self.first_focus)

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the widgets; Escape goes back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        handled = self.form.handle(event)
        if self.form.changed:
            self.redraw()
        return handled

    def update(self, milliseconds: float) -> None:
        """Let the widgets' time pass."""
        self.form.update(milliseconds)
        if self.form.changed:
            self.redraw()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return self.form.rest()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the backdrop and the widgets on it."""
        self.backdrop(surface)
        self.form.draw(surface)


class SheetScene(MenuScene):
    """A sheet of gilt-edged paper with a heading, on the desk."""

    def heading(self) -> str:
        """Return what stands at the head of the sheet."""
        raise NotImplementedError

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(1720, 990)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw desk, sheet and heading."""
        draw_desk(self.kit, surface)
        sheet = self.sheet(self.kit.layout)
        skins.lay_panel(surface, self.kit.pictures, sheet, self.kit.layout.k, "panel_gilt")
        draw_heading(self.kit, surface, sheet, self.heading())


class OverlayScene(MenuScene):
    """A small sheet over a darkened scene."""

    opaque = False

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        raise NotImplementedError

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below, and draw the sheet."""
        size = surface.get_size()
        colour = DIM if self in self.kit.stack.seen()[:2] else DIM_AGAIN
        surface.blit(self.kit.pictures.made(("dim", size, colour), lambda: _dim(size, colour)), (0, 0))
        skins.lay_panel(surface, self.kit.pictures, self.sheet(self.kit.layout), self.kit.layout.k, "panel_gilt")


def draw_desk(kit: Kit, surface: pygame.Surface) -> None:
    """Draw the desk that everything lies on."""
    surface.blit(kit.pictures.cover("table", surface.get_size()), (0, 0))


def draw_heading(kit: Kit, surface: pygame.Surface, sheet: pygame.Rect, text: str) -> None:
    """Write a heading at the top of a sheet, between two ornaments."""
    layout = kit.layout
    line = pygame.Rect(sheet.left, sheet.top + layout.px(26), sheet.width, layout.px(76))
    written = kit.painter.draw(surface, text, line.inflate(-layout.px(300), 0), Face.TITLE_STRONG, 50, INK, "centre")
    draw_ornament(kit, surface, (written.left - layout.px(34), written.centery), -1)
    draw_ornament(kit, surface, (written.right + layout.px(34), written.centery), 1)


def draw_ornament(kit: Kit, surface: pygame.Surface, point: tuple[int, int], side: int) -> None:
    """Draw a lozenge with a line that runs off to the left (-1) or to the right (1)."""
    px = kit.layout.px
    x, y = point
    reach = max(3, px(9))
    pygame.draw.polygon(surface, VERMILION, [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)])
    for offset, length in ((0, 90), (px(5), 60), (-px(5), 60)):
        start, end = x + side * (reach + px(8)), x + side * (reach + px(8 + length))
        pygame.draw.line(surface, INK, (start, y + offset), (end, y + offset), max(1, px(1.4)))


def _dim(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill(colour)
    return shade
