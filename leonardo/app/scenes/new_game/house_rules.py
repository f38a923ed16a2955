"""Choosing by which house rules a game is played: the program starts again with them."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo import mods
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.engine.house_rules import games_with_mods

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

MOST: Final = 5  # mods that are offered; there is no room for more
_ROW: Final = 92
_ABOVE: Final = 240  # units of heading and text, above the first of them


def can_be_changed(game: str) -> bool:
    """Whether a game can have house rules."""
    return game in games_with_mods()


def mods_of(game: str) -> list[mods.Mod]:
    """Return the mods that change a game and can be used; of many, the first ones by name."""
    found = []
    for name in mods.known():
        try:
            mod = mods.read(mods.folder_of(name))
        except mods.ModError:
            continue
        if game in mod.rules:
            found.append(mod)
    return found[:MOST]


class HouseRulesScene(OverlayScene):
    """Lists the printed rules and the mods of a game; whatever is not in use yet makes the program start again."""

    upright = True
    crest = "scroll"

    def __init__(self, host: "Host", game: str) -> None:
        super().__init__(host.kit)
        self._host, self._game = host, game
        self._mods = mods_of(game)
        in_use = mods.in_use()
        self._in_use = in_use.name if in_use is not None and game in in_use.rules else None

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(840, _ABOVE + _ROW * (len(self._mods) + 2) + 40)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        language = translations().language
        ways = [(None, tr("new_game.printed_rules")), *((mod.name, mod.title(language)) for mod in self._mods)]
        buttons = [
            Button(
                name or "printed",
                self._row(layout, row),
                text,
                partial(self._choose, name),
                strong=name == self._in_use,
            )
            for row, (name, text) in enumerate(ways)
        ]
        return [*buttons, Button("cancel", self._row(layout, len(ways)), tr("message.back"), self.back)]

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        sheet, px = self.sheet(self.page.layout), self.page.layout.px
        draw_heading(self.page, surface, sheet, tr("new_game.house_rules_title"), down=20)
        told = pygame.Rect(sheet.left + px(70), sheet.top + px(124), sheet.width - px(140), px(96))
        text = tr("new_game.house_rules_text")
        self.page.painter.draw_wrapped(surface, text, told, Face.ITALIC, 27, SEPIA, "centre", "middle")

    def _row(self, layout: Layout, row: int) -> pygame.Rect:
        sheet, px = self.sheet(layout), layout.px
        return pygame.Rect(sheet.left + px(90), sheet.top + px(_ABOVE + _ROW * row), sheet.width - px(180), px(70))

    def _choose(self, name: str | None) -> None:
        if name == self._in_use:
            self.back()
        else:
            self._host.start_again(name, self._game)
