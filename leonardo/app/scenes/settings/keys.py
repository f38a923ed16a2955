"""The page of the keys: what each does, and changing it. It is made from the table of commands, so it is complete."""

from collections.abc import Sequence
from itertools import product
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import Command
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Label, Widget, WidgetState
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.app.scenes.message import Message

_SHEET: Final = (1800, 1030)
_UPRIGHT: Final = (1040, 1480)  # units of the sheet, which is higher where the rows need it
_AROUND: Final = 20  # units that the window is higher than the highest sheet, above it and below
_BETWEEN: Final = 34  # units between two columns
_MARGIN: Final = 50
_TOP: Final = 112
_FOOT: Final = 112
_FOOT_UPRIGHT: Final = 186  # units above the rows, and below them for the buttons and what is said
_ROW: Final = 61  # units from one row to the next, where there is room
_TWO_LINES: Final = 36
"""Pixels from one row to the next where there is room: as much as two lines of the smallest text need."""
_LEADING: Final = 8  # units by which two lines of small text may be higher than a row: they end in nothing but space
_KEY: Final = 190  # units of a key's button


class KeyRow(Widget):
    """What a command does, and its keys on a cap; pressed, it waits for the new key."""

    def __init__(self, rect: pygame.Rect, command: Command, shown: str, scene: "KeysScene") -> None:
        super().__init__(command.name, rect, enabled=not command.fixed)
        self.command, self.shown, self._scene = command, shown, scene

    def press(self) -> None:
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
        does.inflate_ip(0, px(_LEADING))
        text = kit.keys.does(self.command.name)
        kit.painter.draw_wrapped(surface, text, does, Face.TEXT, 25, INK, "left", "middle")


@frozen
class _Group:
    heading: str
    commands: tuple[Command, ...]

    @property
    def rows(self) -> int:
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
        super().leave()
        self.kit.store_settings()

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies: higher than usual, up to the window's edges, where the rows need it."""
        width, usual = _UPRIGHT if layout.upright else _SHEET
        rows = _highest(self._in_columns(_columns(layout)))
        needed = _TOP + rows * max(_ROW, _TWO_LINES / layout.k) + _foot(layout)
        return layout.centred(width, max(usual, min(needed, layout.height - 2 * _AROUND)))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        columns = self._in_columns(_columns(layout))
        found: list[Widget] = []
        for groups, area in zip(columns, self._areas(layout), strict=True):
            places = _rows(area, _highest(columns), layout)
            for group in groups:
                found.append(Label(places.pop(0), tr(group.heading), face=Face.TITLE_BOLD, size=27))
                found += [KeyRow(places.pop(0), each, self.kit.keys.shown(each.name), self) for each in group.commands]
        return [*found, *self._buttons(layout)]

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        layout, painter = self.page.layout, self.page.painter
        sheet, px = self.sheet(layout), layout.px
        draw_heading(self.page, surface, sheet, tr("commands.heading"))
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
            self._take(self.kit.keys.places.key(event))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._say("")
        return event.type in (pygame.KEYUP, pygame.TEXTINPUT) or super().handle(event)

    def ask(self, command: Command) -> None:
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
        return tr("commands.ask", does=tr(self.asked.text)) if self.asked else tr("commands.about")

    def _groups(self) -> list[_Group]:
        listed = self.kit.keys.listed(self.scope)
        headings = dict.fromkeys(command.group for command in listed)
        return [_Group(group, tuple(each for each in listed if each.group == group)) for group in headings]

    def _in_columns(self, count: int) -> list[list[_Group]]:
        groups = self._groups()
        chosen = min(product(range(count), repeat=len(groups)), key=lambda columns: _heights(groups, columns, count))
        return [
            [group for group, column in zip(groups, chosen, strict=True) if column == number] for number in range(count)
        ]

    def _areas(self, layout: Layout) -> list[pygame.Rect]:
        """Return where the columns lie: between the heading and what is at the foot."""
        sheet, px, columns = self.sheet(layout), layout.px, _columns(layout)
        wide = (sheet.width - px(2 * _MARGIN) - px(_BETWEEN) * (columns - 1)) // columns
        high = sheet.height - px(_TOP) - px(_foot(layout))
        return [
            pygame.Rect(sheet.left + px(_MARGIN) + column * (wide + px(_BETWEEN)), sheet.top + px(_TOP), wide, high)
            for column in range(columns)
        ]

    def _buttons(self, layout: Layout) -> list[Widget]:
        sheet, px = self.sheet(layout), layout.px
        done = pygame.Rect(sheet.right - px(_MARGIN + 300), sheet.bottom - px(104), px(300), px(68))
        usual = pygame.Rect(done.left - px(28 + 380), done.top, px(380), done.height)
        return [
            Button(
                "usual",
                usual,
                tr("commands.reset"),
                self._ask_to_reset,
                size=25,
                enabled=self.kit.keys.changed,
                hint="" if self.kit.keys.changed else tr("commands.usual_already"),
            ),
            Button("done", done, tr("commands.done"), self.back, strong=True),
        ]

    def _ask_to_reset(self) -> None:
        title, text = tr("commands.reset_title"), tr("commands.reset_text")
        self.kit.stack.push(Message.asking(self.kit, title, text, tr("commands.reset"), self._reset))

    def _reset(self) -> None:
        self.kit.keys.reset()
        self._say(tr("commands.restored"))


def _columns(layout: Layout) -> int:
    return 2 if layout.upright else 3


def _foot(layout: Layout) -> int:
    return _FOOT_UPRIGHT if layout.upright else _FOOT


def _highest(columns: Sequence[Sequence[_Group]]) -> int:
    return max(sum(group.rows for group in groups) for groups in columns)


def _heights(groups: Sequence[_Group], columns: Sequence[int], count: int) -> list[int]:
    """Return how many rows each column has if each group is in the one that is said, the highest first."""
    rows = [0] * count
    for group, column in zip(groups, columns, strict=True):
        rows[column] += group.rows
    return sorted(rows, reverse=True)


def _rows(area: pygame.Rect, most: int, layout: Layout) -> list[pygame.Rect]:
    """Return the places of rows below each other, so close that `most` of them are in an area."""
    high = min(max(_ROW * layout.k, _TWO_LINES), area.height / most)
    return [pygame.Rect(area.left, area.top + int(row * high), area.width, int(high)) for row in range(most)]
