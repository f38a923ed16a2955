"""Handing the screen over from one person to another: nothing secret is seen until the next one says so."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Spoken
from leonardo.app.kit.seats import NAMED, PlayerStyle, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.desk import lay_drawing, lay_ribbon, lay_spread
from leonardo.app.scenes.menu import MenuScene

_DRAWINGS: Final = ("invention_15", "invention_05")  # light and sight, on both sides of the portrait


class HandOverScene(MenuScene):
    """Waits for the person with this `look`, then takes itself off and calls `ready`.

    `paused` is called by Escape, if one may pause here.
    """

    upright = True
    unexpected = True

    def __init__(
        self,
        kit: Kit,
        look: PlayerStyle,
        ready: Callable[[], None],
        paused: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(kit)
        self.look = look
        self._ready, self._paused = ready, paused

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet = self._sheet(layout)
        rect = pygame.Rect(0, 0, layout.px(800), layout.px(80))
        rect.midbottom = sheet.centerx, sheet.bottom - layout.px(64)
        return [Button("ready", rect, tr("hand_over.ready", name=self.look.name), self._go_on, strong=True)]

    def back(self) -> None:
        self._paused()

    def spoken(self) -> Spoken:
        """Warn of what is read aloud next: the others look away, but they hear."""
        words = (tr("hand_over.pass_to"), f"{self.look.name}.", tr("hand_over.secret"), tr("speech.secrets"))
        return Spoken(" ".join(words), self.form.spoken(), at=self.form.focus)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with portrait and name over the town at night."""
        kit, layout, px = self.page, self.page.layout, self.page.layout.px
        if layout.upright:
            surface.blit(kit.pictures.cover("handover", surface.get_size()), (0, 0))
        else:
            lay_spread(surface, kit.pictures, layout, "handover")
        sheet = self._sheet(layout)
        skins.lay_panel(surface, kit.pictures, sheet, layout.k, "panel_gilt")
        lay_ribbon(kit, surface, sheet)
        for drawing, x in zip(_DRAWINGS, (sheet.left + px(205), sheet.right - px(205)), strict=True):
            place = pygame.Rect(0, 0, px(250), px(250))
            place.center = x, sheet.top + px(222)
            lay_drawing(kit, surface, drawing, place, 130)
        line = pygame.Rect(sheet.left + px(60), sheet.top + px(54), sheet.width - px(120), px(50))
        kit.painter.draw(surface, tr("hand_over.pass_to"), line, Face.FLOURISH_STRONG, 40, SEPIA, "centre")
        face = pygame.Rect(0, line.bottom + px(12), px(260), px(216))
        face.centerx = sheet.centerx
        hang(surface, kit.pictures, self.look, face)
        name = pygame.Rect(line.left, line.bottom + px(234), line.width, px(90))
        kit.painter.draw(surface, self.look.name, name, Face.TITLE_BOLD, 72, NAMED[self.look.colour], "centre")
        hint = pygame.Rect(line.left, name.bottom + px(6), line.width, px(44))
        kit.painter.draw(surface, tr("hand_over.secret"), hint, Face.ITALIC, 28, SEPIA, "centre")

    def _go_on(self) -> None:
        self.kit.stack.remove(self)
        self._ready()

    def _sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(1000, 680)
