"""Draws a frame of the table: what stays, what flies over it, who acts and what hangs on the cursor.

What was drawn in the frame before is still there. So a frame takes away what moves where it was, and draws it where it
is: of the window it touches no more than that.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from attrs import define, frozen
from pygame import Rect, Surface

from leonardo.app.kit.areas import joined
from leonardo.app.table.course import Course
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.input.carrying import Carrying
from leonardo.app.table.kinds import View
from leonardo.app.table.looks.fading import COMES, GOES, Fading, apart
from leonardo.app.table.motion.echoing import draw_echoes
from leonardo.app.table.motion.flags import gives_way
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import PromptSpot
from leonardo.app.table.strip.unrolling import Unrolling

_FIGURE: Final = 60  # units by which what stands at a place may reach beyond it, on both sides together


@define(eq=False)
class Layers:
    """All that a frame is drawn of, from the table itself to what hangs on the cursor."""

    picture: TablePicture
    showing: Showing
    air: Air
    heralds: Heralds
    carrying: Carrying
    unrolling: Unrolling
    fading: Fading
    clear: Sequence[Rect] = ()  # where something lies over the table that flags are not to be hidden by
    hidden: Sequence[Rect] = ()  # where a sheet lies over the table: a flag that would lie half below it is not put up
    over: list[Rect] | None = None
    """Where anything was drawn over table or stage in the last frame; none if that is not known."""
    staged: bool = False  # whether the stage was drawn in the last frame
    _faded: bool = False
    """Whether the table was seen otherwise than it is in the last frame, since it changed a moment ago."""
    _marks: Marks = NO_MARKS  # what was laid over the table in the last frame
    _said: Sequence[Rect] = ()
    """Where something was said in words in the last frame."""

    def forget(self) -> None:
        """Draw all of the window next: it is not known what it shows."""
        self.over = None

    def draw(self, surface: Surface, view: View, marks: Marks, course: Course, *, moving: bool) -> None:
        """Bring a surface up to date, on which nothing else has been drawn since the last frame."""
        over = self._draw_lowest(surface, view, marks, course, moving=moving)
        self._faded = self.fading.busy
        playback, areas = course.playback, self.picture.areas(view, marks)
        brush, stands = self.picture.brush, partial(self.picture.standing, view, marks)
        flags = [
            each
            for each in playback.flags.standing
            if not (each.flag.is_speech and gives_way(each.flag, areas, over))
            and not self.picture.beneath(each.flag.spot, view, marks)
        ]
        lit, alight = playback.limelight.lit, playback.flags.alight
        over += self.heralds.light_up(surface, brush, lit, alight, areas, stands, moving=moving)
        over += draw_echoes(surface, self.picture, view, areas, () if self.staged else playback.echoes.now, stands)
        over += self.air.draw(surface, playback, course.eyes)
        over += self.heralds.raise_flags(
            surface,
            brush,
            flags,
            areas,
            partial(self.picture.name_place, view),
            self.air.set_down,
            self.clear,
            self.hidden,
            self.picture.labels,
        )
        over += self.heralds.announce(surface, brush, playback.announcing.now, self.picture.stage)
        over += self.carrying.draw(surface, view.viewer)
        self.over = over

    def _fades(self, marks: Marks, *, flies: bool) -> float:
        """Return for how long what was seen fades: where something is taken up or let go, or lights come or go.

        While anything `flies`, it does not for lights alone: what leaves would be seen twice.
        """
        before = self._marks
        if bool(before.lifted) != bool(marks.lifted):
            return COMES if marks.lifted else GOES
        turns = bool(before.lit) != bool(marks.lit) and not marks.lifted
        return (COMES if marks.lit else GOES) if turns and not flies else 0

    def _draw_lowest(self, surface: Surface, view: View, marks: Marks, course: Course, *, moving: bool) -> list[Rect]:
        """Draw the table, or the stage over it; return where the next frame must look what is there."""
        last, was_staged, before = self.over, self.staged, self._marks
        seen = self.picture.last
        fades = self._fades(marks, flies=bool(course.playback.flying)) if moving and seen is not None else 0
        if fades and seen is not None:
            self.fading.keep(seen)
        self._marks = marks
        staged = self.showing.draw(
            surface,
            course.playback,
            course.eyes,
            view,
            marks,
            last if was_staged else None,
            moving=moving,
            untouched=last is not None and not self._faded,  # a stage that comes knows nothing of what faded below it
        )
        self.staged = staged is not None
        if staged is not None:
            self.fading.end()
            return staged
        said = [*self._said, *(each for each in self.picture.said(view, marks) if each not in self._said)]
        change = Change(self.picture, view, before, marks, said)
        bring = partial(self._bring, change, fades, self._moved(course))
        tips = self.picture.draw(surface, view, marks, None if was_staged else last, bring)
        self._said = tuple(self.picture.said(view, marks))
        if not self.unrolling.busy:
            return tips
        sheet = self.picture.spots(view, marks)[PromptSpot()]
        return tips + self.unrolling.draw(surface, self.picture.brush, self.picture.ground, sheet)

    def _moved(self, course: Course) -> Sequence[Rect]:
        """Return where nothing fades: what moved left there, or came there without flying."""
        playback = course.playback
        moved, wide = playback.under_way.moved, self.picture.brush.px(_FIGURE)
        ends = [self.picture.spots(view) for view in playback.ends(course.eyes)] if moved else []
        return [places[spot].inflate(wide, wide) for places in ends for spot in moved if spot in places]

    def _bring(
        self,
        change: "Change",
        fades: float,
        moved: Sequence[Rect],
        surface: Surface,
        now: Surface,
        over: Sequence[Rect] | None,
        changed: Sequence[Rect],
    ) -> None:
        """Let what changed on the table begin to fade for so long, or go on with it.

        Words change at once: they are not read through each other. So do the places that what `moved` leaves or enters.
        """
        if fades:
            self.fading.begin(fades, now, change.unsaid(changed), change.elsewhere())
        self.fading.show(now, [place.clip(each) for each in moved for place in changed if place.colliderect(each)])
        self.fading.bring(surface, now, over, changed)


@frozen
class Change:
    """What is seen otherwise than in the frame before, as what is laid over the table changes."""

    picture: TablePicture
    view: View
    before: Marks
    marks: Marks
    said: Sequence[Rect]
    """Where it is said in words how much is held or what is asked, or was said and may be seen still."""

    def elsewhere(self) -> list[Rect]:
        """Return where somebody stands elsewhere now, or is back."""
        places = self.picture.spots(self.view, self.marks)
        back = [places[each.spot] for each in self.before.lifted if each.spot in places]
        return [*self.picture.regrouped(self.view, self.before, self.marks), *back]

    def unsaid(self, places: Sequence[Rect]) -> Sequence[Rect]:
        """Return those of some places that do not lie on the strip, where it is said what is to be done.

        Where else words are read is left out of them.
        """
        told = self.picture.spots(self.view, self.marks).get(PromptSpot())
        left = [place for place in places if told is None or place.bottom > told.bottom + told.height // 2]
        strip = () if told is None else (told,)
        return apart(joined(left), [*strip, *self.said])
