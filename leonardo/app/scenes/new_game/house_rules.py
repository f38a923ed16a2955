"""Choosing by which house rules a game is played: the program starts again with them."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

import pygame

from leonardo import mods
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.engine.house_rules import games_with_mods

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

MOST: Final = 200  # mods that are listed: each is read, and a page does not wait long
_ROW: Final = 80
_SHOWN: Final = 6  # rows that are seen at once
_ABOVE: Final = 300  # units of heading and text, above the list
_BELOW: Final = 160  # units of the buttons, below it


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


def _wrong(mod: mods.Mod | mods.ModError | None) -> mods.ModError | None:
    """Return what is wrong with a mod, looked at as closely as when the program starts with it."""
    if isinstance(mod, mods.Mod):
        try:
            mods.look_closely(mod)
        except mods.ModError as error:
            return error
        return None
    return mod


class RulesList(RowList):
    """The printed rules and the mods, each with a word on those in use and those that cannot be used."""

    def __init__(
        self,
        rect: pygame.Rect,
        texts: Sequence[tuple[str, str]],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None],
    ) -> None:
        self.texts = texts
        super().__init__("list", rect, len(texts), chosen, row, changed, opened)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        place, (title, aside) = inner.inflate(-kit.layout.px(36), 0), self.texts[number]
        if aside:
            written = kit.painter.draw(surface, aside, place, Face.ITALIC, 24, SHADE if chosen else SEPIA, "right")
            place.width = written.left - kit.layout.px(16) - place.left
        kit.painter.draw(surface, title, place, Face.STRONG, 28, IVORY if chosen else INK)


class HouseRulesScene(OverlayScene):
    """Lists the printed rules and the mods of a game; whatever is not in use yet makes the program start again.

    A mod that cannot be read says what is wrong with it, and in which file.
    """

    upright = True
    crest = "scroll"
    first_focus = "list"

    def __init__(self, host: "Host", game: str) -> None:
        super().__init__(host.kit)
        self._host, self._game = host, game
        self._mods = mods_of(game)
        self._names = (None, *self._mods)
        in_use = mods.in_use()
        self._in_use = in_use.name if in_use is not None and game in in_use.rules else None
        self._chosen = self._names.index(self._in_use) if self._in_use in self._names else 0

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(840, _ABOVE + _ROW * min(len(self._names), _SHOWN) + _BELOW)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        left, width = sheet.left + px(90), sheet.width - px(180)
        high = px(_ROW) * min(len(self._names), _SHOWN)
        rules = RulesList(
            pygame.Rect(left, sheet.top + px(_ABOVE), width, high),
            [self._texts(name) for name in self._names],
            self._chosen,
            px(_ROW),
            self._change,
            self._open,
        )
        back = pygame.Rect(left, sheet.bottom - px(112), (width - px(28)) // 2, px(70))
        return [
            rules,
            Button("back", back, tr("message.back"), self.back),
            Button(
                "choose", back.move(back.width + px(28), 0), tr("new_game.house_rules_choose"), self._open, strong=True
            ),
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        sheet, px = self.sheet(self.page.layout), self.page.layout.px
        draw_heading(self.page, surface, sheet, tr("new_game.house_rules_title"), down=20)
        told = pygame.Rect(sheet.left + px(70), sheet.top + px(124), sheet.width - px(140), px(160))
        text = f"{tr('new_game.house_rules_text')} {tr('new_game.house_rules_where', folder=mods.own_folder())}"
        self.page.painter.draw_wrapped(surface, text, told, Face.ITALIC, 27, SEPIA, "centre", "middle")

    def _texts(self, name: str | None) -> tuple[str, str]:
        used = tr("new_game.house_rules_used") if name == self._in_use else ""
        if name is None:
            return tr("new_game.printed_rules"), used
        mod = self._mods[name]
        if isinstance(mod, mods.Mod):
            return mod.title(translations().language), used
        return tr("new_game.house_rules_wrong", name=name), used

    def _change(self, number: int) -> None:
        self._chosen = number

    def _open(self) -> None:
        name = self._names[self._chosen]
        mod = self._mods.get(name) if name is not None else None
        wrong = _wrong(mod)
        if wrong is not None:
            self._host.say(tr("new_game.house_rules_wrong", name=name), str(wrong))
        elif name == self._in_use:
            self.back()
        else:
            self._host.start_again(name, ("--new", self._game))
