"""The page that all panels are drawn on, and drawn anew only where what they show has changed."""

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence, Set
from typing import Final

from attrs import define, frozen
from pygame import Rect, Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.panels.allowance import FINDING_OUT, LOOKING_AGAIN, PART, Allowance
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.shown.marks import Marks

_Facts = Callable[[View, Marks], Hashable]
_LOOKED_AT: Final = 40
"""Parts of which is found out at a time what they will show."""
_PATIENCE: Final = 60
"""Drawings in which something waits at most."""
_LARGE: Final = 8
"""How many large places fill the page at least."""


def _pixels(rect: Rect) -> float:
    return rect.width * rect.height


@frozen(eq=False)
class Shown:
    """What a part shows, and where; in `covers` it hides all that lies below."""

    content: Hashable
    region: Rect
    covers: Rect | None = None


@define(eq=False)
class Change:
    """A part, by its number, that is another than the page shows: where that was, and where it is now."""

    number: int
    before: Rect
    now: Rect

    def touches(self, place: Rect) -> bool:
        """Tell whether anything at a place is another for it."""
        return bool(place.colliderect(self.before) or place.colliderect(self.now))


@define(eq=False)
class Begun:
    """A place that is being drawn aside, a few parts a frame: the numbers of those that are left, the lowest first."""

    place: Rect
    below: Surface
    left: deque[int]
    bare: bool = True
    """Whether not even what lies `below` them is there yet."""


@frozen(eq=False)
class Patch:
    """A place that is drawn ahead, and what the parts show there that lie there, by their numbers."""

    place: Rect
    shown: Mapping[int, Shown]


class Patchwork:
    """The parts of all panels upon a `ground`, each over those before it; `page` is how they were shown last.

    A part never draws beyond its region. So where one changes, it is enough to lay the ground there again, and upon it
    what each part has there. What will change is drawn aside before (`ahead`), and is only copied then.
    """

    def __init__(self, parts: Sequence[Part], ground: Surface) -> None:
        self.page = ground.copy()
        self._parts = parts
        self.ground = ground
        self._shown: list[Shown] = []
        """What the parts show that were drawn already."""
        self._regions: list[Rect] = []
        """Where they show it."""
        self._of: tuple[View, Marks] | None = None
        """The view and the marks that all parts were brought up to date for."""
        self._told_for_many = {part.facts for part in parts if part.facts is not None}
        self._facts: dict[_Facts, Hashable] = {}
        """What those parts depend on that tell it for all of them, as they are shown."""
        self._due: list[Rect] = []
        """Where the page is not as it should be yet."""
        self._waited = 0
        """For how many drawings that has been so."""
        self._changes: list[Change] = []
        """What is not shown there yet, or was not when something there was last due."""
        self._desk = ground.copy()  # at once: what is new takes long where it is written to first
        self._begun: Begun | None = None
        """What is being drawn on the desk: nobody sees it before all of it is there."""
        self._aside: Surface | None = None
        self._patches: list[Patch] = []
        """The places that are drawn aside."""
        self._ahead: tuple[tuple[View, Marks] | None, Sequence[Shown]] = None, ()
        """What all parts will show in a view under some marks."""

    @property
    def unfinished(self) -> bool:
        """Whether something of what is to be seen is not drawn yet."""
        return bool(self._due)

    @property
    def waiting(self) -> Sequence[Rect]:
        """The places where something of what is to be seen is not drawn yet."""
        return self._due

    def awaits(self, place: Rect) -> bool:
        """Tell whether something of what is to be seen at a place is not drawn yet."""
        return place.collidelist(self._due) != -1

    def replaces(self, place: Rect) -> bool:
        """Tell whether a place lies in a large one, such as a board, that is soon another and is not drawn yet."""
        least = self.page.get_width() * self.page.get_height() // _LARGE
        return any(due.width * due.height >= least and due.contains(place) for due in self._due)

    def bring_up_to_date(self, view: View, marks: Marks, allowance: Allowance | None = None) -> list[Rect]:
        """Draw what has changed, and all that was never drawn; return where the page is another now.

        What finds no room in an `allowance` is drawn when this is asked again. Where something has waited for long,
        as it does where it changes more often than it is drawn, all is drawn at once.
        """
        allowance = allowance if self._waited < _PATIENCE else None
        begun, drawn = len(self._shown) == len(self._parts), list[Rect]()
        if not (begun and self._of is not None and self._of[0] is view and self._of[1] == marks):
            same_view = self._of is not None and self._of[0] is view
            self._of = view, marks
            if begun and allowance is not None and not self._foreseen(view, marks):
                allowance.takes(LOOKING_AGAIN if same_view else FINDING_OUT)
            stale = self._stale(view, marks)
            self._due = joined([*self._due, *stale], self._parts_at)
            self._begin_again_at(stale)
            self._facts = {facts: facts(view, marks) for facts in self._told_for_many}
            drawn, self._due = self._copy_from_aside(self._due)
        due, self._due = sorted(self._due, key=self._has_begun, reverse=True), []
        drawn += [place for place in due if self._draw_anew(place, view, marks, allowance)]
        self._changes = self._changes if self._due else []
        self._waited = self._waited + 1 if self._due else 0
        for _ in range(len(self._shown), len(self._parts)):
            self.begin(view, marks)
        return drawn if begun else [self.page.get_rect()]

    def _copy_from_aside(self, places: Sequence[Rect]) -> tuple[list[Rect], list[Rect]]:
        """Copy what was drawn ahead at places that are due; return which those are, and what is due after that.

        It is copied once, when something changes: what has moved since, such as a boat, is drawn anew from then on.
        What was seen there before and is now otherwise than foreseen, such as a sum that runs, stays as it is until
        then: it would flicker.
        """
        copied, due = list[Rect](), list[Rect]()
        for place in places:
            patch = next((patch for patch in self._patches if patch.place.contains(place)), None)
            left = [place]
            if self._aside is not None and patch is not None and not self._has_begun(place):
                for piece in without(place, self._seen_otherwise(patch, place)):
                    self.page.blit(self._aside, piece, piece)
                self._settle(place)
                copied.append(place)
                left = self._other_than(patch, place)
            due += [each for each in left if each not in due]
        return copied, due

    def _draw_anew(self, place: Rect, view: View, marks: Marks, allowance: Allowance | None) -> bool:
        """Draw a place as it is now, as far as there is room for it; tell whether all of it is there."""
        if allowance is None or allowance.hurries(place):
            self.renew([place], view, marks)
            self._settle(place)
            self._begun = None if self._has_begun(place) else self._begun
        elif not self._go_on(place, view, marks, allowance):
            self._due.append(place)
            return False
        return True

    def _has_begun(self, place: Rect) -> bool:
        """Tell whether a place is being drawn on the desk."""
        return self._begun is not None and self._begun.place == place

    def _begin_again_at(self, stale: Sequence[Rect]) -> None:
        """Put away what was begun if it is no longer due as it was, or anything there is another now."""
        place = self._begun.place if self._begun is not None else None
        if place is not None and (place not in self._due or place.collidelist(stale) != -1):
            self._begun = None

    def _go_on(self, place: Rect, view: View, marks: Marks, allowance: Allowance) -> bool:
        """Draw as many parts at a place as there is room for, one place after the other; tell whether all are there."""
        if self._begun is None:
            self._begun = self._beginning(place)
        if self._begun.place != place:
            return False
        left = self._begun.left
        room = allowance.takes(PART if left else 0)
        if room and self._begun.bare:
            self._desk.blit(self._begun.below, place, place)
            self._begun.bare = False
        while left and room:
            number = left.popleft()
            self.draw_part(self._desk, number, self._regions[number].clip(place), view, marks)
            room = bool(left) and allowance.takes(PART)
        if left:
            return False
        self.page.blit(self._desk, place, place)
        self._settle(place)
        self._begun = None
        return True

    def _beginning(self, place: Rect) -> Begun:
        """Return how to draw a place: on the ground, or on what is shown there, if all that came lies upon that."""
        numbers = _uncovered(place, self._shown, self._regions)
        changes = [change for change in self._changes if change.touches(place)]
        came = {change.number for change in changes}
        upper = [number for number in numbers if number >= min(came, default=0)]
        if changes and came.issuperset(upper) and not any(place.colliderect(change.before) for change in changes):
            return Begun(place, self.page, deque(upper))
        return Begun(place, self.ground, deque(numbers))

    def _settle(self, place: Rect) -> None:
        """Note that the page shows what changed at a place, or something of it."""
        for change in self._changes:
            if change.touches(place) and not change.before:
                change.before = change.now

    def sketch(self, place: Rect, sketch: Callable[[Surface], None]) -> None:
        """Let a place show at once about what it will, until it is drawn as it should be."""
        sketch(self.page)
        self._changes.append(Change(-1, place, place))
        self._due.append(place)

    def renew(self, places: Sequence[Rect], view: View, marks: Marks) -> None:
        """Draw some places anew with all that lies there, be it something else or not."""
        for place in places:
            self.page.blit(self.ground, place, place)
            for number in _uncovered(place, self._shown, self._regions):
                self.draw_part(self.page, number, self._regions[number].clip(place), view, marks)

    def note(self, parts: Set[Part], view: View, marks: Marks) -> None:
        """Take it that some parts are shown on the page as they are now."""
        numbers = [number for number, part in enumerate(self._parts[: len(self._shown)]) if part in parts]
        for number in numbers:
            self._show(number, self._now(number, view, marks))

    def begin(self, view: View, marks: Marks) -> None:
        """Draw the next part that was never drawn, if there is one."""
        if len(self._shown) < len(self._parts):
            number = len(self._shown)
            self._shown.append(self._now(number, view, marks))
            self._regions.append(self._shown[number].region)
            self.draw_part(self.page, number, self._shown[number].region, view, marks)

    def ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Draw aside what a view will show elsewhere than the page does now: a part at a time, each with a pause after.

        What was drawn ahead before is forgotten.
        """
        self._patches = []
        if len(self._shown) < len(self._parts):
            return
        aside = self.lay_ready()
        coming, stale, looked_at = list(self._shown), list[Rect](), 0
        same = self._unchanged(view, marks)
        for number, shown in enumerate(self._shown):
            if self._parts[number].facts in same:
                continue
            then = coming[number] = self._now(number, view, marks)
            stale += [shown.region, then.region] if then.content != shown.content else []
            looked_at += 1
            if looked_at % _LOOKED_AT == 0:
                yield
        self._ahead = (view, marks), coming
        regions = [then.region for then in coming]
        for place in joined(stale, lambda place: len(_uncovered(place, coming, regions))):
            beside = [patch for patch in self._patches if patch.place.colliderect(place)]
            self._patches = [patch for patch in self._patches if patch not in beside]
            aside.blit(self.ground, place, place)
            numbers = _uncovered(place, coming, regions)
            for number in numbers:
                self.draw_part(aside, number, regions[number].clip(place), view, marks)
                yield
            self._patches += [*beside, Patch(place, {number: coming[number] for number in numbers})]

    def lay_ready(self) -> Surface:
        """Return the sheet on which is drawn ahead; to make a large one takes longer than a frame may that moves."""
        if self._aside is None:
            self._aside = Surface(self.page.get_size(), 0, self.page)  # bare: to copy a large page takes too long
        return self._aside

    def letters_ahead(self, view: View, marks: Marks) -> None:
        """Make what those parts are drawn with that a view shows otherwise than the page does now."""
        nowhere, same = Surface((1, 1)), self._unchanged(view, marks)
        for part, shown in zip(self._parts, self._shown, strict=False):
            if part.facts not in same and part.content(view, marks) != shown.content:
                part.draw(nowhere, view, marks)

    def _other_than(self, patch: Patch, place: Rect) -> list[Rect]:
        """Return where in a place something is to be seen now that is not as it was drawn ahead."""
        now = {number: self._shown[number] for number in _uncovered(place, self._shown, self._regions)}
        other = []
        for number in {*now, *patch.shown}:
            here, ahead = now.get(number), patch.shown.get(number)
            if here is None or ahead is None or here.content != ahead.content:
                other += [shown.region.clip(place) for shown in (here, ahead) if shown is not None]
        return joined([each for each in other if each.width and each.height], self._parts_at)

    def _seen_otherwise(self, patch: Patch, place: Rect) -> list[Rect]:
        """Return where in a place parts lie, as they did before, that are otherwise now than as drawn ahead."""
        before = {change.number: change.before for change in self._changes}
        found = []
        for number in _uncovered(place, self._shown, self._regions):
            here, ahead = self._shown[number], patch.shown.get(number)
            lay = before.get(number, here.region) == here.region
            if lay and ahead is not None and here.content != ahead.content:
                found.append(here.region.clip(place))
        return found

    def _parts_at(self, place: Rect) -> int:
        """Return how many parts are drawn for a place."""
        return len(_uncovered(place, self._shown, self._regions))

    def _show(self, number: int, shown: Shown) -> None:
        self._shown[number], self._regions[number] = shown, shown.region

    def _now(self, number: int, view: View, marks: Marks) -> Shown:
        part = self._parts[number]
        covers = part.covers(view, marks) if part.covers is not None else None
        return Shown(part.content(view, marks), part.region(view, marks).clip(self.page.get_rect()), covers)

    def _stale(self, view: View, marks: Marks) -> list[Rect]:
        """Note what each part shows now, and return where that was and is something else."""
        stale = []
        foreseen, same = self._foreseen(view, marks), self._unchanged(view, marks)
        for number, (part, shown) in enumerate(zip(self._parts, self._shown, strict=False)):
            if part.facts in same:
                continue
            now = foreseen[number] if foreseen else None
            if (now.content if now is not None else part.content(view, marks)) != shown.content:
                self._show(number, now or self._now(number, view, marks))
                self._changes.append(Change(number, shown.region, self._regions[number]))
                stale += [shown.region, self._regions[number]]
        return stale

    def _foreseen(self, view: View, marks: Marks) -> Sequence[Shown]:
        """Return what all parts show, if that was found out ahead."""
        of, coming = self._ahead
        return coming if of is not None and of[0] is view and of[1] == marks else ()

    def _unchanged(self, view: View, marks: Marks) -> Set[_Facts | None]:
        """Return the facts that are the same for a view as for what is shown: nothing that depends on them differs."""
        return {facts for facts, known in self._facts.items() if facts(view, marks) == known}

    def draw_part(self, surface: Surface, number: int, place: Rect, view: View, marks: Marks) -> None:
        if place.width and place.height:
            surface.set_clip(place)
            self._parts[number].draw(surface, view, marks)
            surface.set_clip(None)


def _uncovered(place: Rect, shown: Sequence[Shown], regions: Sequence[Rect]) -> list[int]:
    """Return the numbers of the parts to be drawn for a place: those there, from the last on that hides all below."""
    numbers = place.collidelistall(regions)
    for index in range(len(numbers) - 1, 0, -1):
        covers = shown[numbers[index]].covers
        if covers is not None and covers.contains(place):
            return numbers[index:]
    return numbers


def without(place: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that together are a place without some others."""
    pieces = [place]
    for hole in holes:
        pieces = [part for piece in pieces for part in _beside(piece, piece.clip(hole))]
    return pieces


def _beside(piece: Rect, hole: Rect) -> list[Rect]:
    """Return what is left of a rectangle above, below and at both sides of a hole within it."""
    if not (hole.width and hole.height):
        return [piece]
    parts = (
        Rect(piece.left, piece.top, piece.width, hole.top - piece.top),
        Rect(piece.left, hole.bottom, piece.width, piece.bottom - hole.bottom),
        Rect(piece.left, hole.top, hole.left - piece.left, hole.height),
        Rect(hole.right, hole.top, piece.right - hole.right, hole.height),
    )
    return [part for part in parts if part.width and part.height]


def joined(rects: Sequence[Rect], cost: Callable[[Rect], float] = _pixels) -> list[Rect]:
    """Return rectangles that hold all of these: those that touch become one where that costs no more than both."""
    apart: list[Rect] = []
    costs: list[float] = []
    for each in rects:
        whole, price = each, cost(each)
        for number in reversed(each.collidelistall(apart)):
            union = whole.union(apart[number])
            together = cost(union)
            if together <= price + costs[number]:
                whole, price = union, together
                del apart[number], costs[number]
        apart.append(whole)
        costs.append(price)
    return apart
