"""The title: continue, new game, load, settings, about, quit."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.spread import lay_spread
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.widgets import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.dates import date_and_time
from leonardo.app.scenes.menu import MenuScene
from leonardo.saves.folder import Entry

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

PAGE: Final = (1310, 90, 490, 890)
"""Where the empty page lies on the title picture: left, top, width and height in units."""


class TitleScene(MenuScene):
    """What one sees first."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host.kit)
        self.host = host
        self._last: Entry | None = None

    def enter(self) -> None:
        """Look for the game to continue, and say what was wrong with settings and keys, once."""
        self._last = self.host.folder.to_continue()
        self.kit.audio.play_music("lute")
        for title, text in self.host.take_troubles():
            self.host.say(title, text)

    def resume(self) -> None:
        """Look again: saves may have been deleted meanwhile."""
        self._last = self.host.folder.to_continue()
        self.rebuild()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons, one below the other; "continue" only if there is a game to continue."""
        entries = [
            ("new game", words("title.new_game"), self.host.show_new_game),
            ("load", words("title.load"), self.host.show_saves),
            ("settings", words("title.settings"), self.host.show_settings),
            ("about", words("title.about"), self.host.show_about),
            ("quit", words("title.quit"), self.host.quit),
        ]
        page = self._page(layout)
        column = page.inflate(-layout.px(70), 0)
        top, step, height = page.top + layout.px(288), layout.px(86), layout.px(66)
        buttons: list[Widget] = []
        if self._last and self._last.save:
            rect = pygame.Rect(column.left, top, column.width, layout.px(94))
            path = self._last.path
            buttons.append(
                Button(
                    "continue",
                    rect,
                    words("title.continue"),
                    lambda: self.host.open(path),
                    strong=True,
                    aside=_about(self._last),
                )
            )
            top += layout.px(114)
        for number, (name, text, action) in enumerate(entries):
            rect = pygame.Rect(column.left, top + number * step, column.width, height)
            buttons.append(Button(name, rect, text, action, strong=not buttons))
        return buttons

    def back(self) -> None:
        """Stay: there is nothing behind the title."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture and the name of the program."""
        kit, layout = self.kit, self.kit.layout
        lay_spread(surface, kit.pictures, layout, "title")
        page, px = self._page(layout), layout.px
        above = pygame.Rect(page.left, page.top + px(36), page.width, px(92))
        below = above.move(0, px(84))
        kit.painter.draw(surface, words("title.name_above"), above, Face.TITLE_BOLD, 82, INK, "centre")
        kit.painter.draw(surface, words("title.name_below"), below, Face.TITLE_BOLD, 82, INK, "centre")
        line = pygame.Rect(page.left, below.bottom + px(6), page.width, px(44))
        kit.painter.draw(surface, words("title.subtitle"), line, Face.FLOURISH_STRONG, 32, SEPIA, "centre")

    def _page(self, layout: Layout) -> pygame.Rect:
        """Return the empty page of the title picture, within its frame."""
        whole = layout.centred(*TABLE)
        page = layout.rect(*PAGE)
        return page.move(whole.topleft)


def _about(entry: Entry) -> str:
    """Return date and round of the game to continue."""
    save = entry.save
    if save is None:
        return ""
    when = date_and_time(save.saved_at)
    return when if save.round is None else words("title.continue_about", round=save.round, when=when)
