"""What is on the stage of a table at the moment, if anything is."""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.translations import translations
from leonardo.app.table.feast.dawning import Dawning
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.passage import PassagePage
from leonardo.app.table.feast.performance import Performance, Sheets
from leonardo.app.table.feast.timeline import OnStage, Timeline
from leonardo.app.table.kinds import View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.pending import Coming
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import PromptSpot
from leonardo.engine.game import Event


class Showing:
    """Draws the feasts of a playback over the table that a picture draws; each is laid out once."""

    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture
        self._performance: Performance | Dawning | None = None
        self._of: Hashable = None
        self._follows = self._stayed = False
        self._upcoming: Sequence[Event] = ()
        self._unread = deque[str]()
        """Pictures of what will be on the stage that are still to be read ahead, and those that are read, or soon."""
        self._read: set[str] = set()
        self._ready: tuple[Timeline, FeastPage | PassagePage] | None = None
        self._sheets = Sheets()

    def forget(self) -> None:
        """Lay out anew what is shown: everything lies elsewhere now."""
        self._performance = self._ready = None
        self._sheets = Sheets()

    def lay_ready(self) -> None:
        """Make the sheets for stages: to make large ones takes longer than a frame may that moves."""
        self._sheets.of(self.picture.page.size)

    @property
    def changes(self) -> bool:
        """Whether a stage comes or goes, or something on it draws itself: that is work enough for a frame."""
        return self._performance is not None and not self._stayed and self._performance.changes

    @property
    def hides(self) -> Rect | None:
        """What of the table nobody sees below the stage, in pixels, if one is seen."""
        return self._performance.page.stage.rect if isinstance(self._performance, Performance) else None

    @property
    def unfinished(self) -> bool:
        """Whether what was seen before stayed in the last frame: the stage is being made ready, or what follows it."""
        return self._stayed or (self._performance is not None and self._performance.unfinished)

    def make_ready(self, coming: Coming, lately: tuple[Event, ...] = ()) -> Iterator[None]:
        """Make what will be on the stage after what happened `lately`, in small pieces with a pause after each."""
        if coming.feast is None:
            return
        yield from self._sheets.make_ready(self.picture.page.size)
        page = self.picture.feast(evolve(coming.feast, lately=lately), coming.before, coming.after)
        if page is None:
            return
        timeline = coming.feast.timeline
        self._ready = timeline, page
        yield
        yield from page.make_ready(timeline.cues, stands=timeline.stays)

    def _look_ahead(self, playback: Playback, eyes: Eyes) -> None:
        """Begin to read the pictures of what will be on the stage soon: one in a frame."""
        upcoming = playback.upcoming(eyes)
        if upcoming is not self._upcoming:
            self._upcoming = upcoming
            needed = dict.fromkeys(name for event in upcoming for name in self.picture.feast_needs(event))
            self._read &= needed.keys()
            self._unread = deque(name for name in needed if name not in self._read)
        elif self._unread:
            name = self._unread.popleft()
            self.picture.pictures.begin(name)
            self._read.add(name)

    def draw(
        self,
        surface: Surface,
        playback: Playback,
        eyes: Eyes,
        view: View,
        marks: Marks,
        over: Sequence[Rect] | None = None,
        *,
        moving: bool,
        untouched: bool = False,
    ) -> list[Rect] | None:
        """Draw the table with what is on the stage over it; return where anything moves, none if nothing is seen there.

        If this was drawn there last, and since then only `over` it at some places, all else is left as it is. Where
        the surface is `untouched`, it shows what was seen in the last frame, of the table or of a stage: that of one
        that goes on stays until the next one is ready.
        """
        self._look_ahead(playback, eyes)
        feast = playback.feast
        self._stayed = feast is None and untouched and self._stays(playback)
        if self._stayed:
            return list(over or ())
        if feast is None:
            self.picture.take_changes()
            self._performance, self._of, self._follows = None, None, False
            return None
        looks = translations().language, lettering(), self.picture.text_scale
        of = id(feast.timeline), surface.get_size(), *looks, eyes, moving
        if self._performance is None or of != self._of:
            self._follows = self._performance is not None and self._performance.timeline.goes_on
            page = self._page(evolve(feast, lately=marks.lately), playback, eyes)
            if page is None:
                self._performance = None
                return None
            self._performance = self._performed(feast.timeline, page, view, marks, moving=moving, untouched=untouched)
            self._of, over = of, None
        table, changed = self.picture.laid(view, marks), self.picture.take_changes()
        if isinstance(self._performance, Dawning):
            self._performance.follow(table, changed)
        known = None if over is None else [*over, *changed]
        return self._performance.draw(surface, table, feast.now, known, untouched=untouched)

    def again(self, coming: Coming, view: View, marks: Marks) -> Performance | None:
        """Return what draws the stage of something that has happened, with all that came on it; none if it had none."""
        if coming.feast is None:
            return None
        page = self.picture.feast(evolve(coming.feast, lately=marks.lately), coming.before, coming.after)
        if not isinstance(page, FeastPage):
            return None
        stands = evolve(coming.feast.timeline, stays=True, goes_on=True)
        return Performance(stands, page, self._lit(view, marks), self._sheets, moving=False)

    def _performed(
        self,
        timeline: Timeline,
        page: FeastPage | PassagePage,
        view: View,
        marks: Marks,
        *,
        moving: bool,
        untouched: bool,
    ) -> Performance | Dawning:
        """Return what draws a feast, which begins now; what was seen before is known if the surface is `untouched`."""
        if isinstance(page, PassagePage):
            return Dawning(timeline, page, self.picture.last if untouched else None, self._sheets, moving=moving)
        return Performance(timeline, page, self._lit(view, marks), self._sheets, moving=moving, follows=self._follows)

    def _lit(self, view: View, marks: Marks) -> list[Rect]:
        """Return what of the table is not dimmed while a stage stands over it: the sheet on which it is told."""
        said = self.picture.spots(view, marks).get(PromptSpot())
        return [self._within(said)] if said is not None else []

    def _within(self, sheet: Rect) -> Rect:
        """Return what of a sheet is not dimmed: its corners are round."""
        rim = max(3, self.picture.brush.px(6))
        return sheet.inflate(-2 * rim, -2 * rim)

    def _stays(self, playback: Playback) -> bool:
        """Whether what was seen of a stage stays for a moment: else the table would flash up before the next one."""
        return self._performance is not None and self._performance.timeline.goes_on and playback.may_wait

    def _page(self, feast: OnStage, playback: Playback, eyes: Eyes) -> FeastPage | PassagePage | None:
        """Return what is seen of a feast, if anything is, as it was made ready if it was."""
        if self._ready is not None and self._ready[0] is feast.timeline:
            return self._ready[1]
        return self.picture.feast(feast, *playback.ends(eyes))
