"""Where everything lies on a table: found once for each view, and on a panel only when it shows something else."""

from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.areas import Area, bounds, contains
from leonardo.app.kit.points import Point
from leonardo.app.table.input.hit_targets import Known, Pressed, sorted_out, targets
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.panels.panel import Panel
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import Traits

_VIEWS: Final = 8
"""Views of which is kept where everything lies: what was, what is, and what will be when the pieces have landed."""


class Laid:
    """Where everything lies in one view: `areas`, in pixels, in the order in which the keyboard walks them.

    `bounds` are the rectangles around them.
    """

    def __init__(self, panels: "Sequence[_Lying]", window: Rect, traits: Traits, known: Known) -> None:
        areas, around = dict[Spot, Area](), dict[Spot, Rect]()
        for panel in panels:
            areas |= panel.areas
            around |= panel.around
        self.areas: Mapping[Spot, Area] = areas
        self.bounds: Mapping[Spot, Rect] = around
        self._panels = panels
        self._known = known
        self._window = window
        self._traits = traits

    @cached_property
    def targets(self) -> Mapping[Spot, Area]:
        """Where everything can be pressed: as `areas`, but nothing too small to be hit."""
        found = targets([panel.pressed for panel in self._panels], self._window, self._traits, self._known)
        return {spot: found[spot] for spot in self.areas if spot in found}

    def prepare_targets(self) -> None:
        """Find out where everything can be pressed, if that is not known yet."""
        self.targets  # noqa: B018 - it is kept from now on

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
        self._known = Known()
        self._joined: deque[tuple[list[_Lying], Laid]] = deque(maxlen=_VIEWS)
        self._parts: list[deque[_Part]] = [deque(maxlen=_VIEWS) for _ in panels]

    def of(self, view: View, prompt: Prompt | None) -> Laid:
        """Return where everything lies in a view, with the buttons of a prompt."""
        known = [(said, laid) for seen, said, laid in self._laid if seen is view]
        for said, laid in known:
            if said is prompt:
                return laid
        for said, laid in known:
            if said == prompt:
                self._laid.append((view, prompt, laid))  # it is found sooner by the same prompt
                return laid
        marks = Marks(prompt=prompt)
        laid = self._join([self._part(number, view, marks).lying for number in range(len(self._panels))])
        self._laid.append((view, prompt, laid))
        return laid

    def steps(self, view: View, prompt: Prompt | None, *, pressed: bool = True) -> Iterator[None]:
        """Find where everything lies, a panel at a time, with a pause after each that is another than before.

        Where it is `pressed` is found if that is wanted.
        """
        marks = Marks(prompt=prompt)
        for number, kept in enumerate(self._parts):
            last = kept[-1] if kept else None
            self._part(number, view, marks)
            if kept[-1] is not last:
                yield
        found = self.of(view, prompt)
        yield
        if pressed:
            found.prepare_targets()
            yield
            found.at((0, 0))
            yield

    def _join(self, panels: "list[_Lying]") -> Laid:
        """Return where everything lies on all panels; the same as long as it does on each."""
        for known, laid in self._joined:
            if known == panels:
                return laid
        laid = Laid(panels, self._window, self._traits, self._known)
        self._joined.append((panels, laid))
        return laid

    def _part(self, number: int, view: View, marks: Marks) -> "_Part":
        """Return where everything lies on one panel; the same while its content is."""
        panel, kept = self._panels[number], self._parts[number]
        content = panel.content(view, marks)
        for part in reversed(kept):
            if part.content == content:
                return part
        areas = dict(panel.spots(view, marks))
        part = _Part(content, self._lying(areas, [part.lying for part in kept]))
        kept.append(part)
        return part

    def _lying(self, areas: Mapping[Spot, Area], known: "Sequence[_Lying]") -> "_Lying":
        """Return how the things of a panel lie; the same if they lay so before: mostly only what they show changes."""
        for lying in known:
            if lying.areas == areas and list(lying.areas) == list(areas):
                return lying
        around = {spot: bounds(area) for spot, area in areas.items()}
        return _Lying(areas, around, sorted_out(areas, around, self._traits))


@frozen(eq=False)
class _Lying:
    """Where everything lies on one panel, the rectangles around that, and how it is pressed."""

    areas: Mapping[Spot, Area]
    around: Mapping[Spot, Rect]
    pressed: Pressed


@frozen(eq=False)
class _Part:
    """How everything lies on one panel while it shows a content."""

    content: Hashable
    lying: _Lying
