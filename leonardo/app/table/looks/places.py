"""Where everything lies on a table: found once for each view, and on a panel only when it shows something else."""

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Final

from pygame import Rect

from leonardo.app.table.areas import Area, Point, bounds, contains
from leonardo.app.table.input.hit_targets import targets
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.looks.panel import Panel
from leonardo.app.table.marks import Marks, Prompt
from leonardo.app.table.spots import Traits

_VIEWS: Final = 4
"""Views of which is kept where everything lies: what was, what is and what will be when the pieces have landed."""


class Laid:
    """Where everything lies in one view: `areas`, in pixels, in the order in which the keyboard walks them."""

    def __init__(self, areas: Mapping[Spot, Area], window: Rect, traits: Traits) -> None:
        self.areas = areas
        self._window = window
        self._traits = traits

    @cached_property
    def bounds(self) -> Mapping[Spot, Rect]:
        """The rectangles around all areas."""
        return {spot: bounds(area) for spot, area in self.areas.items()}

    @cached_property
    def targets(self) -> Mapping[Spot, Area]:
        """Where everything can be pressed: as `areas`, but nothing too small to be hit."""
        return targets(self.areas, self._window, self._traits)

    def at(self, point: Point) -> list[Spot]:
        """Return what is pressed at a pixel, the uppermost first."""
        spots, areas, rects = self._pressed
        near = Rect(point, (1, 1)).collidelistall(rects)
        return [spots[number] for number in reversed(near) if contains(areas[number], point)]

    @cached_property
    def _pressed(self) -> tuple[Sequence[Spot], Sequence[Area], Sequence[Rect]]:
        """All targets in order: what they are, where, and the rectangles around that."""
        return tuple(self.targets), tuple(self.targets.values()), [bounds(area) for area in self.targets.values()]


class Places:
    """Finds where everything lies on some panels, larger things before the smaller ones that lie on them."""

    def __init__(self, panels: Sequence[Panel], window: Rect, traits: Traits) -> None:
        self._panels = panels
        self._window = window
        self._traits = traits
        self._laid: deque[tuple[View, Prompt | None, Laid]] = deque(maxlen=_VIEWS)
        self._parts: list[deque[tuple[Hashable, Mapping[Spot, Area]]]] = [deque(maxlen=_VIEWS) for _ in panels]

    def of(self, view: View, prompt: Prompt | None) -> Laid:
        """Return where everything lies in a view, with the buttons of a prompt."""
        for seen, said, laid in self._laid:
            if seen is view and said == prompt:
                return laid
        marks, areas = Marks(prompt=prompt), dict[Spot, Area]()
        for number in range(len(self._panels)):
            areas |= self._part(number, view, marks)
        laid = Laid(areas, self._window, self._traits)
        self._laid.append((view, prompt, laid))
        return laid

    def _part(self, number: int, view: View, marks: Marks) -> Mapping[Spot, Area]:
        """Return where everything lies on one panel; the same while its content is."""
        panel, kept = self._panels[number], self._parts[number]
        content = panel.content(view, marks)
        for shown, areas in kept:
            if shown == content:
                return areas
        areas = dict(panel.spots(view, marks))
        kept.append((content, areas))
        return areas
