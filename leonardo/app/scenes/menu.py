"""What the scenes around the table have in common: a form on a sheet of paper, and Escape goes back.

Scenes that say `upright` are laid out for windows that are higher than wide as well: for them `page` has larger units
there, and the layout that `widgets` and `sheet` are given is that of `page`. The others keep the units of the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.kit.widgets.skins import lay_sheet
from leonardo.app.scenes.desk import crest_place, lay_crest, lay_desk, lay_ribbon

UPRIGHT_WIDTH: Final = 1000  # units across a large sheet in a window that is higher than wide
MARGIN: Final = 90  # units between the edges of a large sheet and what is on it
_SHORTEST: Final = 12  # units; shorter lines beside a heading are left out
DIM: Final = (24, 12, 4, 150)  # what is laid over the scene below an overlay
DIM_AGAIN: Final = (24, 12, 4, 80)  # what is laid over an overlay below another one


class MenuScene(Scene, ABC):
    """A scene with widgets. A real one says which, and draws what lies behind them."""

    first_focus: str = ""  # the widget that the keyboard is at in the beginning; the first one if not said
    upright: ClassVar[bool] = False  # whether it has a layout of its own for windows that are higher than wide

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.form: Form = Form(kit, ())

    @property
    def page(self) -> Kit:
        return self.kit.page if self.upright else self.kit

    @abstractmethod
    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the widgets, laid out for a size of the window."""

    @abstractmethod
    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets."""

    def back(self) -> None:
        """Go back to where one came from: the Escape key."""
        self.kit.stack.pop()

    def hint_place(self, layout: Layout) -> pygame.Rect | None:  # noqa: ARG002 - real ones look at it
        """Return where hints are written; beside the widgets if nowhere."""
        return None

    @property
    def takes_text(self) -> bool:
        return self.form.takes_text

    def release_held(self) -> None:
        self.form.put_back()
        self.redraw()

    def pointer_at(self, point: tuple[int, int]) -> int:
        return self.form.pointer_at(point)

    def leave(self) -> None:
        self.form.leave()

    def rebuild(self) -> None:
        """Make the widgets anew, after a change of what they show; the keyboard stays where it is."""
        self.arrange(self.kit.layout)
        self.redraw()

    def arrange(self, layout: Layout) -> None:  # noqa: ARG002 - the page knows the layout
        page = self.page
        focus = self.form.focus or self.first_focus
        self.form = Form(page, self.widgets(page.layout), focus, self.hint_place(page.layout))

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
        self.form.update(milliseconds)
        if self.form.changed:
            self.redraw()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return self.form.rest()

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop(surface)
        self.form.draw(surface)


class SheetScene(MenuScene):
    """A sheet of gilt-edged paper with a heading, on the desk."""

    @abstractmethod
    def heading(self) -> str:
        """Return what stands at the head of the sheet."""

    def sheet(self, layout: Layout) -> pygame.Rect:
        if layout.upright:
            return layout.centred(UPRIGHT_WIDTH, layout.height - 80)
        return layout.centred(1720, 990)

    def foot(self, layout: Layout, left: float = MARGIN, right: float = MARGIN) -> pygame.Rect:
        """Return the place for hints: at the foot, `left` and `right` units from the edges, or above the buttons."""
        sheet, px = self.sheet(layout), layout.px
        if layout.upright:
            return pygame.Rect(sheet.left + px(MARGIN), sheet.bottom - px(196), sheet.width - px(2 * MARGIN), px(70))
        return pygame.Rect(sheet.left + px(left), sheet.bottom - px(112), sheet.width - px(left + right), px(70))

    def at_foot(self, layout: Layout, left: float, width: float) -> pygame.Rect:
        """Return the place of a button at the foot, `left` units from the left margin, or the right one if negative."""
        sheet, px = self.sheet(layout), layout.px
        edge = sheet.left + px(MARGIN + left) if left >= 0 else sheet.right - px(MARGIN - left)
        return pygame.Rect(edge, sheet.bottom - px(112), px(width), px(70))

    def backdrop(self, surface: pygame.Surface) -> None:
        page = self.page
        lay_desk(page, surface)
        sheet = self.sheet(page.layout)
        skins.lay_panel(surface, page.pictures, sheet, page.layout.k, "panel_gilt")
        lay_ribbon(page, surface, sheet)
        draw_heading(page, surface, sheet, self.heading())


class OverlayScene(MenuScene):
    """A small sheet over a darkened scene, with a `crest` at its upper edge if it names a picture."""

    opaque = False
    crest: ClassVar[str] = ""

    @abstractmethod
    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        page = self.page
        sheet = self.sheet(page.layout)
        return (sheet, crest_place(page, _crested(page, sheet), self.crest)) if self.crest else (sheet,)

    def backdrop(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        colour = DIM if self in self.kit.stack.seen()[:2] else DIM_AGAIN
        surface.blit(self.kit.pictures.made(("dim", size, colour), lambda: _dim(size, colour)), (0, 0))
        page = self.page
        sheet = self.sheet(page.layout)
        lay_sheet(surface, page.pictures, sheet, page.layout.k)
        if self.crest:
            lay_crest(page, surface, _crested(page, sheet), self.crest)


def draw_heading(kit: Kit, surface: pygame.Surface, sheet: pygame.Rect, text: str, down: float = 0) -> None:
    """Write a heading at the top of a sheet, between two ornaments; `down` units lower than usual."""
    layout = kit.layout
    line = pygame.Rect(sheet.left, sheet.top + layout.px(26 + down), sheet.width, layout.px(76))
    written = kit.painter.draw(surface, text, line.inflate(-layout.px(320), 0), Face.TITLE_STRONG, 50, INK, "centre")
    room = (sheet.width - written.width) / 2 / layout.k - 160
    draw_ornament(kit, surface, (written.left - layout.px(34), written.centery), -1, min(90, room))
    draw_ornament(kit, surface, (written.right + layout.px(34), written.centery), 1, min(90, room))


def draw_ornament(kit: Kit, surface: pygame.Surface, point: tuple[int, int], side: int, reach: float = 90) -> None:
    """Draw a lozenge with lines that run off to the left (-1) or to the right (1), `reach` units far."""
    px = kit.layout.px
    x, y = point
    corner = max(3, px(9))
    pygame.draw.polygon(surface, VERMILION, [(x - corner, y), (x, y - corner), (x + corner, y), (x, y + corner)])
    for offset, length in ((0, reach), (px(5), reach * 2 / 3), (-px(5), reach * 2 / 3)):
        if length < _SHORTEST:
            continue
        start, end = x + side * (corner + px(8)), x + side * (corner + px(8 + length))
        pygame.draw.line(surface, INK, (start, y + offset), (end, y + offset), max(1, px(1.4)))


def _crested(page: Kit, sheet: pygame.Rect) -> tuple[int, int]:
    return sheet.centerx, sheet.top - page.layout.px(6)


def _dim(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill(colour)
    return shade
