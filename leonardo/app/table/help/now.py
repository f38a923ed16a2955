"""What can be done now, in words, and where on the table each of it is."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Heading, Label, Widget, WidgetState
from leonardo.app.kit.widgets.skins import lay_sheet
from leonardo.app.table.kinds import Action, Held, Spot
from leonardo.app.table.shown.seen import SeenTable
from leonardo.app.table.spots import ButtonSpot


@frozen
class Possible:
    """Something that can be done: it is `told` in a sentence, and done at a `spot`, once `held` is taken up."""

    told: str
    spot: Spot | None = None
    held: Held | None = None


@frozen
class Now:
    """All that can be done: the `task`, what can be carried (some of it `several` at once) and pressed, the buttons."""

    task: str
    carried: tuple[Possible, ...] = ()
    pressed: tuple[Possible, ...] = ()
    several: bool = False
    buttons: tuple[Possible, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences, for who wants no more than to read."""
        return self.task, *(each.told for each in (*self.carried, *self.pressed, *self.buttons))


def what_now(table: SeenTable) -> Now:
    """Return what the person at the screen can do now; who waits or looks on is told what goes on."""
    prompt = table.prompt()
    task = " ".join(part for part in (prompt.lead, prompt.words) if part)
    if not table.free:
        return Now(task, buttons=tuple(_buttons(table)))
    several = table.game.moves.handful(table.view(), 2)
    carried = tuple(_carried(table))
    told = {each.told for each in carried}
    return Now(
        task,
        carried,
        tuple(each for each in _pressed(table) if each.told not in told),
        several is not None and table.game.moves.count_of(several) > 1,
        tuple(_buttons(table)),
    )


def _carried(table: SeenTable) -> Iterator[Possible]:
    """Yield where each thing can go that can be taken up; of those that are alike only once."""
    moves, view = table.game.moves, table.view()
    for held in dict.fromkeys(moves.liftable(view).values()):
        goals = moves.targets(view, held)
        for spot, action in goals.items():
            yield Possible(table.game.choice(view, action, table.names), spot, held)
        taken_away = moves.beside(view, held, ()) if not goals else None
        if taken_away is not None:
            yield Possible(table.game.choice(view, taken_away, table.names), moves.origin(held))


def _pressed(table: SeenTable) -> Iterator[Possible]:
    """Yield what a single press does; where no place on the table does it, as in a dialog, what can be answered."""
    view = table.view()
    at: dict[Action, Spot] = {}
    for spot, action in table.game.moves.direct(view).items():
        at.setdefault(action, spot)
    for action, spot in at.items():
        yield Possible(table.game.choice(view, action, table.names), spot)
    if not at and not table.game.moves.liftable(view):
        named = {button.action(view) for button in table.game.buttons}
        answers = (action for action in view.options if action not in named)
        yield from map(Possible, dict.fromkeys(table.game.choice(view, action, table.names) for action in answers))


def _buttons(table: SeenTable) -> Iterator[Possible]:
    for button in table.prompt().buttons:
        tip = next((each.tip for each in table.game.buttons if each.key == button.key), "")
        if button.enabled and tip:
            yield Possible(tr("table.help.button", button=button.label, does=tr(tip)), ButtonSpot(button.key))


_TEXT: Final = 24
_TITLE: Final = 36  # sizes of type, in units
_MARGIN: Final = 44
_BETWEEN: Final = 36  # units at the edges of the sheet, and between its columns
_BULLET: Final = 30  # units before the words of a row
_LEAST_ROW: Final = 32  # pixels that a row is high, at least
_NARROW: Final = 640  # a sheet that is less wide than so many pixels has one column


class PossibleRow(Widget):
    """A sentence behind a lozenge; pressed, it leads to where that is done."""

    def __init__(self, name: str, rect: Rect, told: str, action: Callable[[], None]) -> None:
        super().__init__(name, rect)
        self.told, self._action = told, action

    def press(self) -> None:
        self._action()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        if look.hovered:
            surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.PAPER_LIT), self.rect)
        x, y, reach = self.rect.left + kit.layout.px(14), self.rect.centery, max(3, kit.layout.px(6))
        pygame.draw.polygon(surface, VERMILION, [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)])
        room = Rect(self.rect)
        room.width -= kit.layout.px(_BULLET)
        room.left += kit.layout.px(_BULLET)
        kit.painter.draw_wrapped(surface, self.told, room, Face.MEDIUM, _TEXT, INK, valign="middle")


@frozen
class _Item:
    """What stands in a column: the pixels that it needs, and what is made of it at a place."""

    high: int
    made: Callable[[Rect], Widget]


@frozen
class NowSheet:
    """The sheet in `rect`: `pages` of widgets, and the task at its head."""

    rect: Rect
    task: str
    pages: Sequence[Sequence[Widget]]

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the paper, its title and the task; the widgets draw themselves."""
        lay_sheet(surface, kit.pictures, self.rect, kit.layout.k)
        title, task = _head(kit, self.rect)
        kit.painter.draw(surface, tr("table.help.now"), title, Face.TITLE_STRONG, _TITLE, INK, "centre")
        kit.painter.draw(surface, self.task, task, Face.BOLD, _TEXT, INK, "centre")


def lay_now(kit: Kit, now: Now, room: Rect, lead: Callable[[Possible], None]) -> NowSheet:
    """Lay the sheet out in a `room` of the window; a row that is pressed is told to `lead`."""
    px = kit.layout.px
    _, task = _head(kit, room)
    inner = Rect(room.left + px(_MARGIN), task.bottom + px(12), room.width - 2 * px(_MARGIN), 0)
    inner.height = room.bottom - px(34) - inner.top
    columns = 1 if room.width < _NARROW else 2
    wide = (inner.width - px(_BETWEEN) * (columns - 1)) // columns
    items = list(_items(kit, now, wide, lead))
    even = max(-(-sum(item.high for item in items) // columns), max((item.high for item in items), default=0))
    pages: list[list[Widget]] = []
    deepest = 0
    for column, stack in enumerate(_columns(items, inner.height, even + 2 * _LEAST_ROW)):
        if column % columns == 0:
            pages.append([])
        left, top = inner.left + (column % columns) * (wide + px(_BETWEEN)), inner.top
        for item in stack:
            pages[-1].append(item.made(Rect(left, top, wide, item.high)))
            top += item.high
        deepest = max(deepest, top)
    return NowSheet(Rect(room.left, room.top, room.width, max(deepest, inner.top) + px(34) - room.top), now.task, pages)


def _head(kit: Kit, sheet: Rect) -> tuple[Rect, Rect]:
    px, painter = kit.layout.px, kit.painter
    across = sheet.left + px(_MARGIN), sheet.width - 2 * px(_MARGIN)
    title = Rect(across[0], sheet.top + px(24), across[1], painter.line(Face.TITLE_STRONG, _TITLE))
    return title, Rect(across[0], title.bottom, across[1], painter.line(Face.BOLD, _TEXT))


def _columns(items: Sequence[_Item], most: int, even: int) -> Iterator[list[_Item]]:
    """Yield what stands one below the other: `even` pixels, or as many as there are at `most`."""
    column: list[_Item] = []
    high, room = 0, min(most, even)
    for item in items:
        if column and high + item.high > room:
            yield column
            column, high = [], 0
        column.append(item)
        high += item.high
    if column:
        yield column


def _items(kit: Kit, now: Now, wide: int, lead: Callable[[Possible], None]) -> Iterator[_Item]:
    heading = max(_LEAST_ROW, kit.painter.line(Face.TITLE_STRONG, 27) + kit.layout.px(10))
    number = 0
    for key, group in (("carry", now.carried), ("press", now.pressed), ("buttons", now.buttons)):
        if group:
            yield _Item(heading, partial(_heading, tr(f"table.help.{key}")))
        for possible in group:
            yield _row(kit, f"possible {number}", possible, wide, lead)
            number += 1
        if key == "carry" and group and now.several:
            yield _told(kit, tr("table.help.several"), wide)


def _heading(text: str, rect: Rect) -> Widget:
    return Heading(rect, text)


def _row(kit: Kit, name: str, possible: Possible, wide: int, lead: Callable[[Possible], None]) -> _Item:
    high = kit.painter.height_of(possible.told, Face.MEDIUM, _TEXT, wide - kit.layout.px(_BULLET))
    return _Item(
        max(_LEAST_ROW, high + kit.layout.px(8)),
        lambda rect: PossibleRow(name, rect, possible.told, lambda: lead(possible)),
    )


def _told(kit: Kit, text: str, wide: int) -> _Item:
    def made(rect: Rect) -> Widget:
        return Label(rect, text, face=Face.ITALIC, size=_TEXT, wrapped=True, valign="middle")

    return _Item(kit.painter.height_of(text, Face.ITALIC, _TEXT, wide) + kit.layout.px(8), made)
