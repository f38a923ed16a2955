"""Lists that are searched and sorted, and of which one thing or several together are chosen."""

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import Slash
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Stepper, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.rulebook.book import plain
from leonardo.app.scenes.menu import SheetScene

_NAMED = 3  # things that are named where a question is about more
ItemT = TypeVar("ItemT", bound=Hashable)


@frozen
class Order(Generic[ItemT]):
    """A way to sort: `name` is the key of what it is called, `key` what is compared; `backwards` the largest first."""

    name: str
    key: Callable[[ItemT], Any]
    backwards: bool = False


class Selection(Generic[ItemT]):
    """The `shown` items of a list; `text` says in which words of an item is searched. The first order holds at first.

    What is chosen stays chosen while others come and go; `marked` are those that were chosen together, if any: the
    one chosen last is always among them.
    """

    def __init__(self, text: Callable[[ItemT], str], orders: Sequence[Order[ItemT]]) -> None:
        self.orders = orders
        self.order = orders[0]
        self.wanted = ""
        self.all: tuple[ItemT, ...] = ()
        self.shown: tuple[ItemT, ...] = ()
        self.chosen = 0
        self.marked: frozenset[ItemT] = frozenset()
        self._text = text
        self._from = 0

    @property
    def item(self) -> ItemT | None:
        """What is chosen, or was chosen last of several, if anything is there."""
        return self.shown[self.chosen] if self.chosen < len(self.shown) else None

    @property
    def taken(self) -> tuple[ItemT, ...]:
        """All that is chosen, in the order in which it is shown."""
        if self.marked:
            return tuple(item for item in self.shown if item in self.marked)
        return () if self.item is None else (self.item,)

    @property
    def only(self) -> ItemT | None:
        return None if self.marked else self.item

    @property
    def rows(self) -> frozenset[int]:
        return frozenset(number for number, item in enumerate(self.shown) if item in self.marked)

    def hold(self, items: Collection[ItemT]) -> None:
        self.all = tuple(items)
        self._show()

    def search(self, wanted: str) -> None:
        """Show only what has all of these words, however they are written."""
        self.wanted = wanted
        self._show()

    def sort(self, number: int) -> None:
        """Show all in another of the orders."""
        self.order = self.orders[number]
        self._show()

    def choose(self, number: int) -> None:
        self.chosen = self._from = number
        self.marked = frozenset()

    def toggle(self, number: int) -> None:
        """Choose one more, or one less."""
        item = self.shown[number]
        before = self.marked or frozenset(self.taken)
        self.chosen = self._from = number
        self._mark(before - {item} if item in before else before | {item})

    def reach(self, number: int) -> None:
        """Choose all from the one that was chosen last up to this one."""
        first, last = sorted((self._from, number))
        self.chosen = number
        self._mark(frozenset(self.shown[first : last + 1]))

    def mark_all(self) -> None:
        self._mark(frozenset(self.shown))

    def unmark(self) -> bool:
        """Choose one alone again; return whether there were several."""
        marked, self.marked = self.marked, frozenset()
        self._from = self.chosen
        return bool(marked)

    def _mark(self, items: frozenset[ItemT]) -> None:
        """Choose these together; one that is left alone is the one chosen."""
        if items and self.item not in items:
            marked = (number for number, item in enumerate(self.shown) if item in items)
            self.chosen = self._from = min(marked, key=lambda number: abs(number - self.chosen))
        self.marked = items if len(items) > 1 else frozenset()

    def _show(self) -> None:
        before = self.item
        wanted = plain(self.wanted).split()
        found = [item for item in self.all if _has(plain(self._text(item)), wanted)] if wanted else self.all
        self.shown = tuple(sorted(found, key=self.order.key, reverse=self.order.backwards))
        stays = self.shown.index(before) if before in self.shown else self.chosen
        self.chosen = self._from = max(0, min(stays, len(self.shown) - 1))
        self._mark(self.marked & frozenset(self.shown))


def some(names: Sequence[str]) -> str:
    """Return the first few of some names in a line; that there are more is shown."""
    joined = tr("played.join").join(names[:_NAMED])
    return f"{joined}{tr('played.join')}…" if len(names) > _NAMED else joined


def _has(text: str, wanted: Sequence[str]) -> bool:
    return all(word in text for word in wanted)


_SEARCHED = 0.58  # the share of the bar for the words that are searched
_GAP = 20
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_LONGEST = 60


class SearchedScene(SheetScene, Generic[ItemT]):
    """The list has the name `list`, the words that are searched `search`, the order `sort`."""

    first_focus = "list"

    def __init__(self, kit: Kit, selection: Selection[ItemT]) -> None:
        super().__init__(kit)
        self.selection = selection
        self._search: TextField | None = None
        self._slash = Slash()

    def bar(self, layout: Layout, place: pygame.Rect) -> list[Widget]:
        """Return the field for the words to be searched and the choice of an order, at a place in pixels."""
        left, right = place.copy(), place.copy()
        left.width = round(place.width * _SEARCHED)
        right.left, right.width = left.right + layout.px(_GAP), place.right - left.right - layout.px(_GAP)
        orders = self.selection.orders
        called = [tr(f"lists.{order.name}") for order in orders]
        at = orders.index(self.selection.order)
        return [self._field(left), Stepper("sort", right, called, at, self._sort, hint=tr("lists.sort_hint"))]

    def listed(self, rows: RowList) -> RowList:
        """Return the list with what is chosen together, scrolled as the one in whose place it comes."""
        rows.marked = self.selection.rows
        before = next((each for each in self.form.widgets if isinstance(each, RowList)), None)
        if before is not None:
            rows.begin_at(before.first)
        return rows

    def toggle(self, number: int) -> None:
        """Choose one more, or one less."""
        self.selection.toggle(number)
        self.rebuild()

    def reach(self, number: int) -> None:
        """Choose all from the one that was chosen last up to this one."""
        self.selection.reach(number)
        self.rebuild()

    def choose(self, number: int) -> None:
        self.selection.choose(number)
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Let keys search, and choose several in the list."""
        if self._slash.wrote(event) or (event.type == pygame.KEYDOWN and self._by_key(event)):
            return True
        return super().handle(event)

    def _by_key(self, event: pygame.Event) -> bool:
        held = event.dict.get("mod", 0)
        names = [widget.name for widget in self.form.widgets]
        slash = self._slash.begins(event, writing=self.form.takes_text)
        if (slash or (event.key == pygame.K_f and held & _COMMAND)) and "search" in names:
            self.form.set_focus("search")
            self.redraw()
            return True
        if event.key == pygame.K_ESCAPE and self._less():
            return True
        if self.form.focus == "search" and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and "list" in names:
            self.form.set_focus("list")
            self.redraw()
            return True
        if self.form.focus == "search" and event.key == pygame.K_RIGHT and self._search and self._search.at_end:
            self.form.set_focus("sort")
            self.redraw()
            return True
        return self.form.focus == "list" and self._in_list(event.key, held)

    def _in_list(self, key: int, held: int) -> bool:
        if key == pygame.K_a and held & _COMMAND:
            self.selection.mark_all()
            self.rebuild()
            return True
        if key == pygame.K_RIGHT:
            self._go_on()
            return True
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(key, 0)
        if not step or not held & pygame.KMOD_SHIFT:
            return False
        there = self.selection.chosen + step
        if 0 <= there < len(self.selection.shown):
            self.reach(there)
        return True

    def _go_on(self) -> None:
        """Be at the button that does what one is here for: beside the list there is nothing else to go to."""
        self.form.set_focus([widget.name for widget in self.form.widgets if widget.reachable][-1])
        self.redraw()

    def _less(self) -> bool:
        """Choose one alone again, or show all again; return whether there was anything of the kind."""
        if not self.selection.unmark():
            if not self.selection.wanted:
                return False
            self.selection.search("")
            self._search = None
        self.rebuild()
        return True

    def _field(self, place: pygame.Rect) -> TextField:
        if self._search is None or not self._search.is_open or self._search.rect != place:
            found = self.selection.wanted
            hint, empty = tr("lists.search_hint"), tr("lists.search")
            self._search = TextField(
                "search", place, found, self._find, self.page, longest=_LONGEST, hint=hint, empty=empty
            )
        return self._search

    def _find(self, wanted: str) -> None:
        self.selection.search(wanted)
        self.rebuild()

    def _sort(self, number: int) -> None:
        self.selection.sort(number)
        self.rebuild()
