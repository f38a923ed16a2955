"""Choosing the game that one plays, learns or reads the rules of, where there are several."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.menu import MARGIN, SheetScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 140
_FOOT: Final = 150
"""Units from the top of the sheet to the first game, and from the last one to the foot."""
_GAP: Final = 26
_HIGHEST: Final = 230
"""Units between the games, and of one at most."""
_PARTED: Final = 10
"""Units between the lines on one, where there is room."""
_TITLE: Final = 36
_TEXT: Final = 26
"""Sizes of what is written, in units."""


class GameButton(Button):
    """A slip with the emblem of a game, its name, what one does in it, and how many can play."""

    def __init__(self, rect: pygame.Rect, game: Presentation, chosen: Callable[[str], None]) -> None:
        name, counts = game.game.name, game.game.seat_counts
        super().__init__(f"game {name}", rect, words(game.title), lambda: chosen(name))
        self._emblem, self._tagline = game.emblem, words(game.tagline)
        self._players = words("new_game.players", least=counts[0], most=counts[-1])

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip, with the emblem before what is written."""
        px, painter = kit.layout.px, kit.painter
        skins.lay_shadow(surface, kit.pictures, self.rect, kit.layout.k, drop=2 if look.held else 4)
        rect = self.rect.move(0, max(1, px(2))) if look.held else self.rect
        surface.blit(skins.plate(kit.pictures, rect.size, kit.layout.k, self._skin(look)), rect)
        side = min(px(120), rect.height - px(30))
        emblem = kit.pictures.get(self._emblem, (side, side))
        surface.blit(emblem, emblem.get_rect(center=(rect.left + px(36) + side // 2, rect.centery)))
        inner = pygame.Rect(rect.left + px(72) + side, rect.top, 0, rect.height).inflate(0, -px(28))
        inner.width = rect.right - px(36) - inner.left
        head, foot = painter.line(Face.TITLE_STRONG, _TITLE), painter.line(Face.MEDIUM, _TEXT)
        told = min(inner.height - head - foot, painter.height_of(self._tagline, Face.ITALIC, _TEXT, inner.width))
        gap = min(px(_PARTED), (inner.height - head - told - foot) // 2)
        top = inner.centery - (head + told + foot + 2 * gap) // 2
        place = pygame.Rect(inner.left, top, inner.width, head)
        painter.draw(surface, self.text, place, Face.TITLE_STRONG, _TITLE, INK)
        place = pygame.Rect(inner.left, place.bottom + gap, inner.width, told)
        painter.draw_wrapped(surface, self._tagline, place, Face.ITALIC, _TEXT, INK, valign="middle")
        place = pygame.Rect(inner.left, place.bottom + gap, inner.width, foot)
        painter.draw(surface, self._players, place, Face.MEDIUM, _TEXT, SEPIA)


class ChooseGameScene(SheetScene):
    """Games by their names, one below another; the keyboard begins at the one that was played last.

    The one that is `chosen` is handed on.
    """

    upright = True

    def __init__(self, host: "Host", games: Sequence[str], chosen: Callable[[str], None]) -> None:
        super().__init__(host.kit)
        self.host = host
        self._games = tuple(games)
        self._chosen = chosen

    def heading(self) -> str:
        """Return the heading."""
        return words("new_game.which_game")

    def arrange(self, layout: Layout) -> None:
        """Make the widgets; begin at the game that was played last."""
        begun = self.form.focus
        super().arrange(layout)
        if not begun and self.host.last_played in self._games:
            self.form.set_focus(f"game {self.host.last_played}")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return a button for each game, and the one back."""
        sheet, px, games = self.sheet(layout), layout.px, [self.host.games[name] for name in self._games]
        room = sheet.height - px(_TOP + _FOOT)
        high = min(px(_HIGHEST), (room - px(_GAP) * (len(games) - 1)) // len(games))
        wide = sheet.width - px(2 * MARGIN)
        places = [
            pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP) + number * (high + px(_GAP)), wide, high)
            for number in range(len(games))
        ]
        buttons = [GameButton(place, game, self._chosen) for place, game in zip(places, games, strict=True)]
        return [*buttons, Button("back", self.at_foot(layout, 0, 270), words("message.back"), self.back)]
