"""What a game has to say of the parts of its table: a list of notes."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from attrs import frozen
from pygame import Rect

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
