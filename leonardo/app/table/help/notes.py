"""What a game has to say of the parts of its table: a list of notes."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

from attrs import frozen
from pygame import Rect

from leonardo.app.table.looks.beside import beside

Concerns = Callable[[Any, Any], bool]  # tells for a view and a spot whether a note is about it; each game has its own


def whole(_spot: Any) -> Hashable:  # noqa: ANN401 - each game has its own spots
    """Return the same for all spots: they are one part of the table."""
    return None


@frozen
class HelpNote:
    """A note to a part of the table, in some twenty words.

    `text` is the key of its words. It points to all the spots that it `concerns`, those of the same `part` together;
    where a table has none of them, there is no note. `rule` is the number under which one reads on.
    """

    text: str
    concerns: Concerns
    rule: str = ""
    part: Callable[[Any], Hashable] = whole

    def targets(self, view: Any, places: Mapping[Any, Rect]) -> tuple[Rect, ...]:  # noqa: ANN401 - as `Concerns`
        """Return what it is about as a view shows it, part by part, among the `places` of a table."""
        parts: dict[Hashable, Rect] = {}
        for spot, rect in places.items():
            if self.concerns(view, spot):
                name = self.part(spot)
                parts[name] = rect.union(parts[name]) if name in parts else Rect(rect)
        return tuple(parts.values())


_FAR: Final = 0.16
"""How far a note may lie from what it tells of, as a share of the window's width, unless its leaf is empty."""
_MOST: Final = 6  # notes on a leaf, at most


@frozen
class Slip:
    """A note to be laid, the `note` of so many: what it is about (`targets`), and how large it is, in pixels."""

    note: int
    targets: tuple[Rect, ...]
    size: tuple[int, int]


@frozen
class Laid:
    """A note where it lies; its `number` counts those that lie there, leaf by leaf."""

    note: int
    number: int
    targets: tuple[Rect, ...]
    rect: Rect


def leaves(slips: Sequence[Slip], room: Rect, taken: Sequence[Rect] = ()) -> list[list[Laid]]:
    """Return the notes leaf by leaf: on each as many as find room there near what they tell of.

    None hides anything that a note of its leaf is about, nor another note, nor what is `taken`.
    """
    left, found, count = list(slips), list[list[Laid]](), 0
    while left:
        leaf: list[Laid] = []
        for slip in left:
            if len(leaf) == _MOST:
                break
            laid = _laid(slip, count + len(leaf), leaf, room, taken)
            if laid is not None:
                leaf.append(laid)
        on_it = {laid.note for laid in leaf}
        left = [slip for slip in left if slip.note not in on_it]
        found.append(leaf)
        count += len(leaf)
    return found


def _laid(slip: Slip, number: int, leaf: Sequence[Laid], room: Rect, taken: Sequence[Rect]) -> Laid | None:
    """Return a note where it lies on a leaf with those that are there; none if it belongs on the next one."""
    lying = [laid.rect for laid in leaf]
    if any(target.collidelist(lying) >= 0 for target in slip.targets):
        return None
    clear = [*taken, *lying, *(target for laid in leaf for target in laid.targets)]
    place = beside([slip.size], slip.targets, room, clear=clear)
    hides = place.rect.collidelist(clear) >= 0 or place.rect.collidelist(slip.targets) >= 0
    if leaf and (hides or place.far > room.width * _FAR):
        return None
    return Laid(slip.note, number, slip.targets, place.rect)
