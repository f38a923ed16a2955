"""The page with all that is laid over it and stays while things move: drawn anew only where view or marks changed."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.panels.allowance import STROKE, Allowance, divided
from leonardo.app.table.panels.patchwork import joined
from leonardo.app.table.shown.marks import Marks

_FEW: Final = 10
"""Differences up to which it is but the pointer that came to another place: where it was may come again."""
_LARGE: Final = 8
"""How many places fill the window of which none is kept: what is so large did not come with the pointer. Nor is more
than that kept in one frame: to copy it takes as long as to draw."""

_Numbers = tuple[int, int, int, int]
_Lie = tuple[Hashable, _Numbers]
"""A stroke that lies on the page, by its key and where."""
_Look = tuple[_Numbers, tuple[tuple[Hashable, _Numbers], ...]]
"""A place, and the strokes that lie there, by their keys and where."""


@frozen(eq=False)
class Stroke:
    """Something that is laid over the page, each over those before it.

    Of what it draws outside its `region` nothing is seen. `key` tells all that it depends on beside its region and the
    page below: while these are the same, it is.
    """

    region: Rect
    key: Hashable
    draw: Callable[[Surface], None]
    pieces: Callable[[], Iterable[object]] = tuple
    """Makes ahead what it is drawn with, where that takes long: a piece of work for each step."""


def lay_within(surface: Surface, strokes: Iterable[Stroke], regions: Sequence[Rect]) -> None:
    """Draw strokes where they lie in some regions, and nothing of them beyond: more may lie over them there."""
    clip = surface.get_clip()
    for stroke in strokes:
        for region in regions:
            if stroke.region.colliderect(region):
                surface.set_clip(clip.clip(region).clip(stroke.region))
                stroke.draw(surface)
    surface.set_clip(clip)


class LaidPage:
    """Keeps the picture of one view under some marks.

    While a piece flies or hangs on the cursor, a frame is this and the piece: one copy instead of all lights and edges.
    When the pointer comes to another place, only the lights of the two places are laid anew.
    """

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._of: tuple[View, Marks] | None = None
        self._lies: list[_Lie] = []
        """The strokes that lie on the page, by their keys and where."""
        self._strokes: list[Stroke] = []
        self._kept: dict[_Look, Surface] = {}
        """How places looked under some strokes, as long as the page below is the same."""
        self._due: list[Rect] = []
        """Where it is not as it should be yet."""
        self._changed: list[list[Rect]] = []
        """Where anything was laid anew, for each that wants to know."""
        self.sketchy = False
        """Whether what is due was sketched."""
        self._sketched = False
        """Whether anything was sketched since this was asked for the picture."""
        self._hasty = False
        """Whether nothing but a sketch was shown last."""
        self._foreseen: tuple[View, Marks, list[Stroke]] | None = None
        self._unmade: dict[_Lie, Iterator[object]] = {}
        """Strokes that are laid once all is made that they are drawn with, and the work of making that."""

    @property
    def unfinished(self) -> bool:
        """Whether something that lies on the page is not laid yet."""
        return bool(self._due or self._unmade)

    def awaits(self, place: Rect) -> bool:
        """Tell whether something that lies on the page at a place is not laid yet."""
        return place.collidelist(self._due) != -1

    @property
    def shows(self) -> tuple[View, Marks] | None:
        """The view and the marks that it was made for last, if it was."""
        return self._of

    def sketch(self, place: Rect, sketch: Callable[[Surface], None]) -> None:
        """Let a place of the last picture show at once about what it will.

        Where there is an allowance, a frame shows this alone, the next one begins to lay what is to be seen, and so on
        by turns if it is sketched again and again.
        """
        if self._surface is None:
            return
        sketch(self._surface)
        self.forget([place])
        self.note([place])
        self._due.append(place)
        self._sketched = self.sketchy = True

    def of(
        self,
        view: View,
        marks: Marks,
        page: Callable[[], tuple[Surface, Sequence[Rect]]],
        strokes: Callable[[Surface], Iterable[Stroke]],
        allowance: Allowance | None = None,
        *,
        unfinished: bool = False,
    ) -> Surface:
        """Return the picture of a view under marks; do not draw on it.

        If it is another than before, or the page was `unfinished`, `page` brings the page up to date, and tells where
        it changed; `strokes` tells what lies upon it now. What finds no room in an `allowance` is laid when this is
        asked again.
        """
        self._hasty, self._sketched = self._sketched and not self._hasty and allowance is not None, False
        if self._hasty and self._surface is not None:
            return self._surface
        of = self._of
        same = of is not None and of[0] is view and (of[1] is marks or of[1] == marks)
        if self._surface is None or not same or unfinished or self.unfinished:
            beneath, changed = page()
            self.sketchy = self.sketchy and (unfinished or self.unfinished)
            told = self._strokes if same and self._surface is not None else self._told(view, marks, beneath, strokes)
            self._surface = self._laid(beneath, changed, told, allowance)
            self._of = view, marks
        return self._surface

    def foresee(self, view: View, marks: Marks, strokes: Iterable[Stroke]) -> None:
        """Take it that these strokes will lie upon the page when a view is shown under some marks."""
        self._foreseen = view, marks, list(strokes)

    def _told(
        self, view: View, marks: Marks, page: Surface, strokes: Callable[[Surface], Iterable[Stroke]]
    ) -> Sequence[Stroke]:
        """Return what lies upon the page now."""
        foreseen = self._foreseen
        if foreseen is not None and foreseen[0] is view and foreseen[1] == marks:
            return foreseen[2]
        return list(strokes(page))

    @property
    def last(self) -> Surface | None:
        """The picture as it was made last."""
        return self._surface

    def changes(self) -> Callable[[], list[Rect]]:
        """Return a way to ask where anything was laid anew, since it was asked last, because view or marks changed."""
        noted: list[Rect] = []
        self._changed.append(noted)

        def take() -> list[Rect]:
            taken, noted[:] = noted[:], []
            return taken

        return take

    def renew(self, page: Surface, places: Sequence[Rect]) -> None:
        """Lay some places of the last picture anew, as they are on the page now."""
        self.forget(places)
        if self._surface is not None:
            self._lay(self._surface, page, places)

    def _laid(
        self, page: Surface, changed: Sequence[Rect], told: Iterable[Stroke], allowance: Allowance | None
    ) -> Surface:
        window, once = page.get_rect(), {(stroke.key, _numbers(stroke.region)): stroke for stroke in told}
        lies, strokes = list(once), list(once.values())
        if self._surface is None:
            self._lies, self._strokes = lies, strokes
            self.note([window])
            laid = page.copy()
            self._lay(laid, page, [window], bare=True)
            return laid
        changed = [each.clip(window) for each in changed]
        self.forget(changed)
        differ = [each.clip(window) for each in _differences(self._lies, lies)]
        come_again = joined(differ) if len(differ) <= _FEW else []
        if allowance is not None:  # a frame in which all is laid at once has no time for what may come again
            self._keep(self._surface, [each for each in come_again if each.collidelist([*changed, *self._due]) == -1])
        self._make(once, allowance)
        self._lies, self._strokes = lies, strokes
        new = [place for place in come_again if not self._bring(self._surface, place)]
        places = joined([*self._due, *changed, *(new if come_again else differ)])
        self._due = []
        if allowance is not None:
            places = self._at_once(places, window, allowance)
        self.note([*places, *come_again])
        self._lay(self._surface, page, places)
        return self._surface

    def _make(self, strokes: Mapping[_Lie, Stroke], allowance: Allowance | None) -> None:
        """Make a few pieces of what new strokes are drawn with; without an allowance it is made when they are laid."""
        if allowance is None:
            self._unmade = {}
            return
        before = set(self._lies)
        self._unmade = {lie: work for lie, work in self._unmade.items() if lie in strokes}
        new = ((lie, stroke) for lie, stroke in strokes.items() if lie not in before and stroke.pieces is not tuple)
        self._unmade |= {lie: iter(stroke.pieces()) for lie, stroke in new}
        self._unmade = {lie: work for lie, work in self._unmade.items() if _goes_on(work, allowance)}

    def _at_once(self, places: Iterable[Rect], window: Rect, allowance: Allowance) -> list[Rect]:
        """Return where of some places is laid now what finds room in an allowance; the others are due.

        So are those where what strokes are drawn with is not made yet; what replaces a sketch is laid when all is.
        """
        regions = [stroke.region for stroke in self._strokes]

        def cost(place: Rect) -> int:
            return STROKE * len(place.collidelistall(regions))

        unmade = [Rect(numbers) for _, numbers in self._unmade]
        if self.sketchy and unmade:
            self._due = list(places)
            return []
        pieces = [piece for place in places for piece in divided(place, cost, window)]
        hurried = [piece for piece in pieces if allowance.hurries(piece)]
        others = (piece for piece in pieces if piece not in hurried and piece.collidelist(unmade) == -1)
        laid = [*hurried, *(piece for piece in others if allowance.takes(cost(piece)))]
        self._due = [piece for piece in pieces if piece not in laid]
        return laid

    def note(self, places: Sequence[Rect]) -> None:
        """Note that it was laid anew at some places, for each that wants to know."""
        for noted in self._changed:
            noted.extend(places)

    def _look(self, place: Rect) -> "_Look":
        """Return what is laid at a place."""
        return _numbers(place), tuple(lies for lies in self._lies if place.colliderect(lies[1]))

    def _keep(self, laid: Surface, places: Sequence[Rect]) -> None:
        """Keep how places look, for when the pointer has left what it comes to now: as many as a frame has time for."""
        room = laid.get_width() * laid.get_height()
        most = room // _LARGE
        for look, place in ((self._look(place), place) for place in places):
            needed = place.width * place.height
            if look in self._kept or not 0 < needed < most:
                continue
            if sum(kept.get_width() * kept.get_height() for kept in self._kept.values()) > room:
                self._kept.clear()
            self._kept[look] = laid.subsurface(place).copy()
            most -= needed

    def _bring(self, laid: Surface, place: Rect) -> bool:
        """Let a place look as it is to look now, if that is kept; tell whether it is."""
        kept = self._kept.get(self._look(place))
        if kept is not None:
            laid.blit(kept, place)
        return kept is not None

    def forget(self, places: Sequence[Rect]) -> None:
        """Forget how everything looked that meets some places: the page is another there, or will be."""
        if places and self._kept:
            self._kept = {look: kept for look, kept in self._kept.items() if Rect(look[0]).collidelist(places) == -1}

    def _lay(self, laid: Surface, page: Surface, places: Sequence[Rect], *, bare: bool = False) -> None:
        """Lay the strokes on some places of the page; where it is `bare`, nothing has to be taken away before."""
        regions = [stroke.region for stroke in self._strokes]
        for place in places:
            laid.set_clip(place)
            if not bare:
                laid.blit(page, place, place)
            for number in place.collidelistall(regions):
                laid.set_clip(place.clip(regions[number]))
                self._strokes[number].draw(laid)
        laid.set_clip(None)


def _goes_on(work: Iterator[object], allowance: Allowance) -> bool:
    """Do as much of some work as finds room in a frame; tell whether any was left, and so is to be laid in a later one.

    To make something and to lay it takes longer than a frame has.
    """
    begun = False
    while allowance.makes_another:
        if next(work, allowance) is allowance:
            return begun
        allowance.made()
        begun = True
    return True


def _numbers(rect: Rect) -> _Numbers:
    return rect.left, rect.top, rect.width, rect.height


def _differences(
    before: Sequence[tuple[Hashable, tuple[int, int, int, int]]],
    now: Sequence[tuple[Hashable, tuple[int, int, int, int]]],
) -> list[Rect]:
    """Return where strokes lay that are gone, and where such lie that were not there, or not in this order."""
    old, new = set(before), set(now)
    if [each for each in before if each in new] != [each for each in now if each in old]:
        return [Rect(region) for _, region in (*before, *now)]
    return [Rect(region) for _, region in old ^ new]
