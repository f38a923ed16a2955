"""The page that all panels are drawn on, and drawn anew only where what they show has changed."""

from collections.abc import Hashable, Sequence

from pygame import Rect, Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.looks.panel import Part
from leonardo.app.table.marks import Marks


class Patchwork:
    """The parts of all panels upon a `ground`, each over those before it; `page` is how they were shown last.

    A part never draws beyond its region. So where one changes, it is enough to lay the ground there again, and upon it
    what each part has there.
    """

    def __init__(self, parts: Sequence[Part], ground: Surface) -> None:
        self.page = ground.copy()
        self._parts = parts
        self._ground = ground
        self._shown: list[tuple[Hashable, Rect]] = []
        """What each part shows, and where, of those that were drawn already."""

    def bring_up_to_date(self, view: View, marks: Marks) -> list[Rect]:
        """Draw what has changed, and all that was never drawn; return where the page is another now."""
        begun = len(self._shown) == len(self._parts)
        stale = joined(self._stale(view, marks))
        for place in stale:
            self.page.blit(self._ground, place, place)
            for part, (_, region) in zip(self._parts, self._shown, strict=False):
                self._draw(part, region.clip(place), view, marks)
        for _ in range(len(self._shown), len(self._parts)):
            self.begin(view, marks)
        return stale if begun else [self.page.get_rect()]

    def begin(self, view: View, marks: Marks) -> None:
        """Draw the next part that was never drawn, if there is one."""
        if len(self._shown) < len(self._parts):
            part = self._parts[len(self._shown)]
            region = part.region(view, marks).clip(self.page.get_rect())
            self._shown.append((part.content(view, marks), region))
            self._draw(part, region, view, marks)

    def _stale(self, view: View, marks: Marks) -> list[Rect]:
        """Note what each part shows now, and return where that was and is something else."""
        stale = []
        for number, (part, (content, region)) in enumerate(zip(self._parts, self._shown, strict=False)):
            now = part.content(view, marks)
            if now != content:
                place = part.region(view, marks).clip(self.page.get_rect())
                self._shown[number] = now, place
                stale += [region, place]
        return stale

    def _draw(self, part: Part, place: Rect, view: View, marks: Marks) -> None:
        if place.width and place.height:
            self.page.set_clip(place)
            part.draw(self.page, view, marks)
            self.page.set_clip(None)


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that hold all of these and do not touch each other."""
    apart: list[Rect] = []
    for each in rects:
        whole = each
        while (met := whole.collidelist(apart)) != -1:
            whole = whole.union(apart.pop(met))
        apart.append(whole)
    return apart
