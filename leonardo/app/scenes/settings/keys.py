"""The page of the keys: what each does, and changing it. It is made from the table of commands, so it is complete."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import Command
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Label, Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene, draw_heading

_SHEET: Final = (1800, 1030)
_UPRIGHT: Final = (1040, 1480)
_BETWEEN: Final = 34
"""Units between two columns."""
_MARGIN: Final = 50
_TOP: Final = 116
_ROW: Final = 61
"""Units from one row to the next: as much as a target needs in the smallest window."""
_ROW_UPRIGHT: Final = 62
_KEY: Final = 190
"""Units of a key's button."""


class KeyRow(Widget):
    """What a command does, and its keys on a cap; pressed, it waits for the new key."""

    def __init__(self, rect: pygame.Rect, command: Command, shown: str, scene: "KeysScene") -> None:
        super().__init__(command.name, rect, enabled=not command.fixed)
        self.command, self.shown, self._scene = command, shown, scene

    def press(self) -> None:
        """Wait for the new key."""
        self._scene.ask(self.command)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the cap, lit under the mouse and in wood while it waits, and beside it what the command does."""
        k, px = kit.layout.k, kit.layout.px
        cap = pygame.Rect(self.rect.left, self.rect.top, px(_KEY), self.rect.height).inflate(0, -px(7))
        asked = self._scene.asked is self.command
        lit = skins.CHOSEN if asked else skins.PAPER_LIT if look.hovered or look.focused else skins.PAPER
        surface.blit(skins.plate(kit.pictures, cap.size, k, lit if self.enabled else skins.PAPER_OFF), cap)
        colour = IVORY if asked else VERMILION if self.enabled else FAINT
        text = "…" if asked else self.shown
        kit.painter.draw(surface, text, cap.inflate(-px(12), 0), Face.STRONG, 24, colour, "centre")
        does = pygame.Rect(cap.right + px(16), self.rect.top, self.rect.right - cap.right - px(16), self.rect.height)
        kit.painter.draw_wrapped(surface, words(self.command.text), does, Face.TEXT, 25, INK, "left", "middle")


@frozen
class _Group:
    heading: str
    commands: tuple[Command, ...]

    @property
    def rows(self) -> int:
        """How many rows it takes with its heading."""
        return 1 + len(self.commands)


class KeysScene(OverlayScene):
    """Lists the keys that are known everywhere and at the table of the game called `scope`, and changes them."""

    first_focus = "done"
    upright = True

    def __init__(self, kit: Kit, scope: str) -> None:
        super().__init__(kit)
        self.scope = scope
        self.asked: Command | None = None
        """The command whose new key is waited for."""
        self._said = ""

    def leave(self) -> None:
        """Keep what was changed."""
        super().leave()
        self.kit.store_settings()

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(*(_UPRIGHT if layout.upright else _SHEET))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the rows, column by column, and the buttons."""
        found: list[Widget] = []
        for column, groups in enumerate(self._in_columns(_columns(layout))):
            row = 0
            for group in groups:
                found.append(Label(self._place(column, row), words(group.heading), face=Face.TITLE_BOLD, size=27))
                for below, command in enumerate(group.commands, row + 1):
                    shown = self.kit.keys.shown(command.name)
                    found.append(KeyRow(self._place(column, below), command, shown, self))
                row += group.rows
        return [*found, *self._buttons(layout)]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, its heading, and at its foot what can be done or what was done."""
        super().backdrop(surface)
        layout, painter = self.page.layout, self.page.painter
        sheet, px = self.sheet(layout), layout.px
        draw_heading(self.page, surface, sheet, words("commands.heading"))
        foot = pygame.Rect(sheet.left + px(_MARGIN), sheet.bottom - px(104), sheet.width - px(_MARGIN + 760), px(70))
        if layout.upright:
            foot = pygame.Rect(foot.left, foot.top - px(76), sheet.width - px(2 * _MARGIN), foot.height)
        colour, face = (VERMILION, Face.MEDIUM) if self.asked or self._said else (SEPIA, Face.ITALIC)
        painter.draw_wrapped(surface, self._foot(), foot, face, 25, colour, "left", "middle")

    def handle(self, event: pygame.Event) -> bool:
        """Take the key that is waited for; otherwise be a page, which the key that brought it puts away, too."""
        if self.asked is None:
            if self.kit.keys.means(event, "keys"):
                self.back()
                return True
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            self._take(event.key)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._say("")
        return event.type in (pygame.KEYUP, pygame.TEXTINPUT) or super().handle(event)

    def ask(self, command: Command) -> None:
        """Wait for the new key of a command."""
        self.asked, self._said = command, ""
        self.redraw()

    def _take(self, key: int) -> None:
        """Give the command its new key; Escape leaves it as it was."""
        if key == pygame.K_ESCAPE or self.asked is None:
            self._say("")
            return
        change = self.kit.keys.change(self.asked.name, key)
        if change.done:
            self._say(change.sentence)
        else:
            self._said = change.sentence
            self.redraw()

    def _say(self, sentence: str) -> None:
        self.asked, self._said = None, sentence
        self.rebuild()

    def _foot(self) -> str:
        if self._said:
            return self._said
        return words("commands.ask", does=words(self.asked.text)) if self.asked else words("commands.about")

    def _groups(self) -> list[_Group]:
        listed = self.kit.keys.listed(self.scope)
        headings = dict.fromkeys(command.group for command in listed)
        return [_Group(group, tuple(each for each in listed if each.group == group)) for group in headings]

    def _in_columns(self, count: int) -> list[list[_Group]]:
        """Return the groups in so many columns, the longest first, each in the column that is shortest so far."""
        columns: list[list[_Group]] = [[] for _ in range(count)]
        for group in sorted(self._groups(), key=lambda each: -each.rows):
            min(columns, key=lambda column: sum(each.rows for each in column)).append(group)
        return columns

    def _place(self, column: int, row: int) -> pygame.Rect:
        layout = self.page.layout
        sheet, px, columns = self.sheet(layout), layout.px, _columns(layout)
        wide = (sheet.width - px(2 * _MARGIN) - px(_BETWEEN) * (columns - 1)) // columns
        left = sheet.left + px(_MARGIN) + column * (wide + px(_BETWEEN))
        high = _ROW_UPRIGHT if layout.upright else _ROW
        return pygame.Rect(left, sheet.top + px(_TOP + row * high), wide, px(high))

    def _buttons(self, layout: Layout) -> list[Widget]:
        sheet, px = self.sheet(layout), layout.px
        done = pygame.Rect(sheet.right - px(_MARGIN + 300), sheet.bottom - px(104), px(300), px(68))
        usual = pygame.Rect(done.left - px(28 + 380), done.top, px(380), done.height)
        return [
            Button(
                "usual",
                usual,
                words("commands.reset"),
                self._reset,
                size=25,
                enabled=self.kit.keys.changed,
                hint="" if self.kit.keys.changed else words("commands.usual_already"),
            ),
            Button("done", done, words("commands.done"), self.back, strong=True),
        ]

    def _reset(self) -> None:
        self.kit.keys.reset()
        self._say(words("commands.restored"))


def _columns(layout: Layout) -> int:
    return 2 if layout.upright else 3
