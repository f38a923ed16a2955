"""The title: continue, new game, load, settings, about, quit."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.widgets import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.dates import date_and_time
from leonardo.app.scenes.menu import MenuScene, draw_desk, draw_ornament
from leonardo.saves.folder import Entry

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

PICTURE = "title"


class TitleScene(MenuScene):
    """What one sees first."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host.kit)
        self.host = host
        self._last: Entry | None = None

    def enter(self) -> None:
        """Look for the game to continue, and say what was wrong with the settings, once."""
        self._last = self.host.folder.to_continue()
        self.kit.audio.play_music("title")
        problem, self.kit.settings_file.problem = self.kit.settings_file.problem, None
        if problem:
            self.host.say(words("settings.broken.title"), words("settings.broken.text", problem=problem))

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
        column = self._column(layout)
        top, step, height = column.top, layout.px(88), layout.px(68)
        buttons: list[Widget] = []
        if self._last and self._last.save:
            rect = pygame.Rect(column.left, top, column.width, layout.px(92))
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
            top += layout.px(112)
        for number, (name, text, action) in enumerate(entries):
            rect = pygame.Rect(column.left, top + number * step, column.width, height)
            buttons.append(Button(name, rect, text, action, strong=not buttons))
        return buttons

    def back(self) -> None:
        """Stay: there is nothing behind the title."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture and the name of the program."""
        kit, layout = self.kit, self.kit.layout
        if PICTURE in kit.pictures:
            surface.blit(kit.pictures.cover(PICTURE, surface.get_size()), (0, 0))
        else:
            draw_desk(kit, surface)
        column = self._column(layout)
        line = pygame.Rect(0, column.top - layout.px(280), layout.px(1100), layout.px(150))
        line.centerx = column.centerx
        name = kit.painter.draw(surface, words("title.name"), line, Face.TITLE_BOLD, 112, INK, "centre")
        below = pygame.Rect(line.left, name.bottom, line.width, layout.px(60))
        under = kit.painter.draw(surface, words("title.subtitle"), below, Face.FLOURISH_STRONG, 40, SEPIA, "centre")
        draw_ornament(kit, surface, (under.left - layout.px(30), under.centery), -1)
        draw_ornament(kit, surface, (under.right + layout.px(30), under.centery), 1)

    def _column(self, layout: Layout) -> pygame.Rect:
        return layout.rect((layout.width - 460) / 2, layout.height / 2 - 130, 460, 560)


def _about(entry: Entry) -> str:
    """Return date and round of the game to continue."""
    save = entry.save
    if save is None:
        return ""
    when = date_and_time(save.saved_at)
    return when if save.round is None else words("title.continue_about", round=save.round, when=when)
