"""What of a list is shown, in which order, and what of it is chosen: one thing, or several together."""

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, Generic, TypeVar

from attrs import frozen

from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import plain

_NAMED = 3
"""Things that are named where a question is about more."""
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
        """What is chosen alone."""
        return None if self.marked else self.item

    @property
    def rows(self) -> frozenset[int]:
        """The numbers of those that are chosen together."""
        return frozenset(number for number, item in enumerate(self.shown) if item in self.marked)

    def hold(self, items: Collection[ItemT]) -> None:
        """List these from now on."""
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
        """Choose one alone."""
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
        """Choose all that are shown."""
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
