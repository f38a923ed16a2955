"""Choosing by which house rules a game is played: the program starts again with them."""

from collections.abc import Sequence
from functools import partial
from itertools import islice
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

MOST: Final = 5  # mods that are listed; there is no room for more
_ROW: Final = 88
_ABOVE: Final = 300  # units of heading and text, above the first of them


def can_be_changed(game: str) -> bool:
    """Whether a game can have house rules."""
    return game in games_with_mods()


def mods_of(game: str) -> dict[str, mods.Mod | mods.ModError]:
    """Return the mods that change a game, then what is wrong with those that cannot be read; of many, the first."""
    found, wrong = dict[str, mods.Mod](), dict[str, mods.ModError]()
    for name in mods.known():
        try:
            mod = mods.read(mods.folder_of(name))
        except mods.ModError as error:
            wrong[name] = error
        else:
            if game in mod.rules:
                found[name] = mod
    every: dict[str, mods.Mod | mods.ModError] = {**found, **wrong}
    return dict(islice(every.items(), MOST))


class HouseRulesScene(OverlayScene):
    """Lists the printed rules and the mods of a game; whatever is not in use yet makes the program start again.

    A mod that cannot be read says what is wrong with it, and in which file.
    """

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
        rows = [self._row(layout, row) for row in range(len(self._mods) + 2)]
        printed = partial(self._choose, None)
        strong = self._in_use is None
        return [
            Button("printed", rows[0], tr("new_game.printed_rules"), printed, strong=strong),
            *(self._button(rect, *each) for rect, each in zip(rows[1:], self._mods.items(), strict=False)),
            Button("cancel", rows[-1], tr("message.back"), self.back),
        ]

    def _button(self, rect: pygame.Rect, name: str, mod: mods.Mod | mods.ModError) -> Button:
        if isinstance(mod, mods.Mod):
            title = mod.title(translations().language)
            return Button(name, rect, title, partial(self._choose, name), strong=name == self._in_use)
        title = tr("new_game.house_rules_wrong", name=name)
        return Button(name, rect, title, partial(self._host.say, title, str(mod)))

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        sheet, px = self.sheet(self.page.layout), self.page.layout.px
        draw_heading(self.page, surface, sheet, tr("new_game.house_rules_title"), down=20)
        told = pygame.Rect(sheet.left + px(70), sheet.top + px(124), sheet.width - px(140), px(160))
        text = f"{tr('new_game.house_rules_text')} {tr('new_game.house_rules_where', folder=mods.own_folder())}"
        self.page.painter.draw_wrapped(surface, text, told, Face.ITALIC, 27, SEPIA, "centre", "middle")

    def _row(self, layout: Layout, row: int) -> pygame.Rect:
        sheet, px = self.sheet(layout), layout.px
        return pygame.Rect(sheet.left + px(90), sheet.top + px(_ABOVE + _ROW * row), sheet.width - px(180), px(70))

    def _choose(self, name: str | None) -> None:
        if name == self._in_use:
            self.back()
        else:
            self._host.start_again(name, self._game)
