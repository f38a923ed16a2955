"""The page that all panels are drawn on, and drawn anew only where what they show has changed."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain
from typing import Final

from attrs import field, frozen
from pygame import Rect, Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.looks.haste import Haste, Share
from leonardo.app.table.looks.panel import Part
from leonardo.app.table.marks import Marks

_LOOKED_AT: Final = 20
"""Parts of which is found out at a time what they will show."""


@frozen(eq=False)
class Shown:
    """What a part shows, and where."""

    content: Hashable
    region: Rect


@frozen(eq=False)
class Patch:
    """A place that is drawn aside, and what the parts show there that lie there, by their numbers."""

    place: Rect
    shown: Mapping[int, Shown]


@frozen(eq=False)
class _Begun:
    """A place that is being drawn aside: the parts that are left, by their numbers, and those that are drawn."""

    place: Rect
    left: list[int]
    shown: dict[int, Shown] = field(factory=dict)


class Patchwork:
    """The parts of all panels upon a `ground`, each over those before it; `page` is how they were shown last.

    A part never draws beyond its region. So where one changes, it is enough to lay the ground there again, and upon it
    what each part has there. What will change is drawn aside before (`ahead`), and is only copied then. What changes
    otherwise is drawn in the same frame, or in one that is in haste and where nothing moves a few parts a frame; `late`
    tells whether that is still to come.
    """

    def __init__(self, parts: Sequence[Part], ground: Surface) -> None:
        self.page = ground.copy()
        self._parts = parts
        self.ground = ground
        self._shown: list[Shown] = []
        """What the parts show that were drawn already."""
        self._then: tuple[View, Marks, list[Shown]] | None = None
        """What they are to show, and of what; the same object where that is what they show."""
        self._aside: Surface | None = None
        self._patches: list[Patch] = []
        """The places that are drawn ahead."""
        self._drawn_ahead: Rect | None = None
        """The place that is being drawn ahead."""
        self._begun: _Begun | None = None
        self._share = Share()
        self.late = False

    def bring_up_to_date(self, view: View, marks: Marks, haste: Haste | None = None) -> list[Rect]:
        """Draw what has changed, and all that was never drawn; return where the page is another now.

        In `haste` it is enough that nothing is wrong where something moves.
        """
        if len(self._shown) < len(self._parts):
            self.renew(joined(self._stale(view, marks)), view, marks)
            while len(self._shown) < len(self._parts):
                self.begin(view, marks)
            return [self.page.get_rect()]
        then = self._look(view, marks)
        at_once, later = self._sorted(then, haste)
        for number in self._differing(then):
            if not any(_lies_in(shown[number].region, later) for shown in (self._shown, then)):
                self._shown[number] = then[number]
        for place, patch in at_once:
            if patch is None:
                self.renew([place], view, marks)
            else:
                self._bring(patch, place, view, marks, haste)
        if haste is None:
            self._begun = None
        come = self._catch_up(later, then, view, marks)
        self.late = self._begun is not None or bool(self._differing(then))
        return [place for place, _ in at_once] + come

    def renew(self, places: Sequence[Rect], view: View, marks: Marks) -> None:
        """Draw some places anew with all that lies there, be it something else or not."""
        regions = [shown.region for shown in self._shown]
        for place in places:
            self.page.blit(self.ground, place, place)
            for number in place.collidelistall(regions):
                self._draw(self.page, number, regions[number].clip(place), view, marks)

    def note(self, parts: Set[Part], view: View, marks: Marks) -> None:
        """Take it that some parts are shown on the page as they are now."""
        numbers = [number for number, part in enumerate(self._parts[: len(self._shown)]) if part in parts]
        for number in numbers:
            self._shown[number] = self._now(number, view, marks)
        self._then = None

    def begin(self, view: View, marks: Marks) -> None:
        """Draw the next part that was never drawn, if there is one."""
        if len(self._shown) < len(self._parts):
            number = len(self._shown)
            self._shown.append(self._now(number, view, marks))
            self._draw(self.page, number, self._shown[number].region, view, marks)

    def ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Draw aside what a view will show elsewhere than the page does now: a part at a time, each with a pause after.

        What was drawn ahead before is forgotten.
        """
        self._patches = []
        if len(self._shown) < len(self._parts):
            return
        coming: list[Shown] = []
        stale: list[Rect] = []
        for number, shown in enumerate(self._shown):
            then = self._now(number, view, marks)
            stale += [shown.region, then.region] if then.content != shown.content else []
            coming.append(then)
            if number % _LOOKED_AT == _LOOKED_AT - 1:
                yield
        for place in joined(stale):
            if self._begun is not None and self._begun.place.colliderect(place):
                continue  # that has the sheet there
            self._drawn_ahead = place
            self._sheet.blit(self.ground, place, place)
            numbers = _there(coming, place)
            for number in numbers:
                if self._drawn_ahead is place:
                    self._draw(self._sheet, number, coming[number].region.clip(place), view, marks)
                    yield
            if self._drawn_ahead is place:
                self._patches.append(Patch(place, {number: coming[number] for number in numbers}))
        self._drawn_ahead = None

    # ---- what has changed

    def _look(self, view: View, marks: Marks) -> list[Shown]:
        """Return what each part is to show now: what it shows already where that is the same."""
        known = self._then
        if known is None or known[0] is not view or known[1] != marks:
            known = self._then = view, marks, list(self._shown)
            for number, part in enumerate(self._parts):
                if part.content(view, marks) != self._shown[number].content:
                    known[2][number] = self._now(number, view, marks)
        return known[2]

    def _differing(self, then: Sequence[Shown]) -> list[int]:
        """Return the numbers of the parts that are to show something else than they do."""
        return [number for number, shown in enumerate(self._shown) if then[number] is not shown]

    def _sorted(self, then: Sequence[Shown], haste: Haste | None) -> tuple[list[tuple[Rect, Patch | None]], list[Rect]]:
        """Return the places to be drawn anew at once, with what was drawn ahead of them, and those that may wait."""
        differing = set(self._differing(then))
        regions = [(self._shown[number].region, then[number].region) for number in differing]
        found = [(place, self._patch(place, differing, then, haste)) for place in joined(chain.from_iterable(regions))]
        if haste is None:
            return found, []
        later = [place for place, patch in found if patch is None and not haste.meets(place)]
        for before, after in regions:  # what comes to another place does so in one frame
            if before and after and _lies_in(before, later) != _lies_in(after, later):
                later = [place for place in later if not place.collidelistall([before, after])]
        return [(place, patch) for place, patch in found if place not in later], later

    def _stale(self, view: View, marks: Marks) -> list[Rect]:
        """Note what each part shows now, and return where that was and is something else."""
        stale = []
        for number, (part, shown) in enumerate(zip(self._parts, self._shown, strict=False)):
            if part.content(view, marks) != shown.content:
                self._shown[number] = self._now(number, view, marks)
                stale += [shown.region, self._shown[number].region]
        return stale

    def _now(self, number: int, view: View, marks: Marks) -> Shown:
        part = self._parts[number]
        return Shown(part.content(view, marks), part.region(view, marks).clip(self.page.get_rect()))

    # ---- what was drawn aside

    @property
    def _sheet(self) -> Surface:
        """What is drawn aside on."""
        if self._aside is None:
            self._aside = Surface(self.page.get_size(), 0, self.page)  # bare: to copy a large page takes too long
        return self._aside

    def _patch(self, place: Rect, differing: Set[int], then: Sequence[Shown], haste: Haste | None) -> Patch | None:
        """Return what was drawn ahead of a place, if anything there comes to look as was foreseen.

        In haste nothing may look wrong by it that is right.
        """
        patch = next((patch for patch in self._patches if patch.place.contains(place)), None)
        if patch is None:
            return None
        there = {*_there(then, place), *patch.shown}
        wrong = {number for number in there if not _same(patch.shown.get(number), then[number])}
        if not (there & differing) - wrong or (haste is not None and wrong - differing):
            return None
        return patch

    def _bring(self, patch: Patch, place: Rect, view: View, marks: Marks, haste: Haste | None) -> None:
        """Copy a place as it was drawn ahead, and draw what is not as it was foreseen."""
        self.page.blit(self._sheet, place, place)
        other = self._other_than(patch, place)
        if haste is not None:
            other = [number for number in other if not self._stands_as_foreseen(number, patch, place, haste)]
        regions = [self._shown[number].region for number in other]
        regions += [patch.shown[number].region for number in other if number in patch.shown]
        self.renew(joined([each.clip(place) for each in regions if each.colliderect(place)]), view, marks)

    def _other_than(self, patch: Patch, place: Rect) -> list[int]:
        """Return the parts that are to be seen now in a place, or were foreseen there, and are not as foreseen."""
        now = {number: self._shown[number] for number in _there(self._shown, place)}
        ahead = {number: shown for number, shown in patch.shown.items() if shown.region.colliderect(place)}
        return [
            number
            for number in sorted({*now, *ahead})
            if number not in now or number not in ahead or now[number].content != ahead[number].content
        ]

    def _stands_as_foreseen(self, number: int, patch: Patch, place: Rect, haste: Haste) -> bool:
        """Leave a part as it was foreseen for a moment, if that is all of it and nothing moves there; tell whether."""
        foreseen, now = patch.shown.get(number), self._shown[number]
        if foreseen is None or haste.meets(foreseen.region) or haste.meets(now.region):
            return False
        if not (_within(foreseen.region, place) and _within(now.region, place)):
            return False
        self._shown[number] = foreseen
        return True

    # ---- what comes later

    def _catch_up(self, later: Sequence[Rect], then: list[Shown], view: View, marks: Marks) -> list[Rect]:
        """Draw some more of the places that may come later aside; return those that have come."""
        come: list[Rect] = []
        begun = self._begun
        places = [place for place in later if begun is None or not place.colliderect(begun.place)]
        left = sum(len(_there(then, place)) or 1 for place in places) + (len(begun.left) if begun is not None else 0)
        for _ in range(self._share.of(left)):
            if begun is None:
                begun = self._begin_aside(places.pop(0), then)
            if begun.left:
                number = begun.left.pop(0)
                begun.shown[number] = then[number]
                self._draw(self._sheet, number, then[number].region.clip(begun.place), view, marks)
            if not begun.left:
                self._finish(begun, then)
                come.append(begun.place)
                begun = None
        self._begun = begun
        return come

    def _begin_aside(self, place: Rect, then: Sequence[Shown]) -> _Begun:
        """Begin to draw a place aside, where nothing that was drawn ahead is left."""
        self._patches = [patch for patch in self._patches if not patch.place.colliderect(place)]
        if self._drawn_ahead is not None and self._drawn_ahead.colliderect(place):
            self._drawn_ahead = None
        self._sheet.blit(self.ground, place, place)
        return _Begun(place, _there(then, place))

    def _finish(self, begun: _Begun, then: list[Shown]) -> None:
        """Bring a place to the page that is drawn."""
        place = begun.place
        self.page.blit(self._sheet, place, place)
        for number in {*begun.shown, *_there(self._shown, place)}:
            shown, drawn = self._shown[number], begun.shown.get(number)
            if drawn is None and not then[number].region:
                drawn = then[number]  # it has gone
            if drawn is not None and _within(drawn.region, place) and _within(shown.region, place):
                self._shown[number] = drawn
            elif drawn is None or drawn.content != shown.content:  # it changed meanwhile and reaches further
                seen = [shown.region] if drawn is None else [shown.region, drawn.region.clip(place)]
                self._shown[number] = Shown(object(), _around(seen))
            if then[number].content == self._shown[number].content:
                then[number] = self._shown[number]

    def _draw(self, surface: Surface, number: int, place: Rect, view: View, marks: Marks) -> None:
        if place.width and place.height:
            surface.set_clip(place)
            self._parts[number].draw(surface, view, marks)
            surface.set_clip(None)


def _there(shown: Sequence[Shown], place: Rect) -> list[int]:
    """Return the numbers of the parts that show something at a place."""
    return place.collidelistall([each.region for each in shown])


def _same(foreseen: Shown | None, shown: Shown) -> bool:
    return foreseen is not None and foreseen.content == shown.content


def _lies_in(region: Rect, places: Sequence[Rect]) -> bool:
    return region.collidelist(places) != -1


def _around(regions: Iterable[Rect]) -> Rect:
    """Return what holds some regions, as far as there is anything of them."""
    first, *others = [each for each in regions if each] or [Rect(0, 0, 0, 0)]
    return first.unionall(others)


def _within(region: Rect, place: Rect) -> bool:
    """Tell whether a place holds all of a region, if there is anything of it."""
    return not region or place.contains(region)


def joined(rects: Iterable[Rect]) -> list[Rect]:
    """Return rectangles that hold all of these and do not touch each other."""
    apart: list[Rect] = []
    for each in rects:
        whole = each
        while (met := whole.collidelist(apart)) != -1:
            whole = whole.union(apart.pop(met))
        apart.append(whole)
    return apart
