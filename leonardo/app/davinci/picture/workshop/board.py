"""One's own workshop along the bottom: the person, two laboratories, the purse, the stores and the inventions owned."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, partial

from pygame import Rect, Surface

from leonardo.app.davinci.picture.workshop.expected import expected
from leonardo.app.davinci.picture.workshop.field import WorkshopFields, head_of
from leonardo.app.davinci.picture.workshop.hand import Hand, everybody
from leonardo.app.davinci.picture.workshop.laboratory import OwnLaboratory, Pays
from leonardo.app.davinci.picture.workshop.owned import Owned
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    SecretSpot,
    SpaceSpot,
)
from leonardo.app.kit.brush import Brush
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.prospects import prospect
from leonardo.engine.davinci.view import View


class Workshop(Board):
    """The workshop of the viewer, `seat`, without its purse and its stores, which are nodes."""

    def __init__(self, brush: Brush, rect: Rect, seat: int) -> None:
        self.brush = brush
        self.rect = rect
        self.seat = seat
        self.fields = cache(lambda has_large: WorkshopFields.within(brush, rect, has_large=has_large))
        fields = self.fields(True)
        self.hand = Hand(brush, seat, fields.person)
        self.laboratories = cache(self._laboratories)
        self.owned = Owned(brush, seat, fields.owned)

    @property
    def worded(self) -> Sequence[Rect]:
        """Where the titles of the fields are written, and what is said of the work in laboratories."""
        fields = self.fields(True)
        named = fields.small, fields.large, fields.purse, fields.stores, fields.owned
        told = [laboratory.told for laboratory in self.laboratories(True)]
        return [*(head_of(self.brush, field) for field in named), *told]

    def _laboratories(self, has_large: bool) -> tuple[OwnLaboratory, OwnLaboratory]:
        fields = self.fields(has_large)
        return (
            OwnLaboratory(self.brush, self.seat, Place.SMALL, fields.small),
            OwnLaboratory(self.brush, self.seat, Place.LARGE, fields.large),
        )

    def _laboratory(self, view: View, place: Place) -> OwnLaboratory:
        has_large = view.seats[self.seat].laboratory(Place.LARGE) is not None
        return self.laboratories(has_large)[LABORATORIES.index(place)]

    @property
    def parts(self) -> Sequence[Part]:
        """The boards, and what stands on each field."""
        fields = self.fields(True)
        boards = Part(always(self.rect), lambda _view, _marks: None, self._boards)
        return (
            boards,
            Part(always(self._whole(fields.person)), self._head_content, self.hand.draw_head),
            Part(always(self._figures), self._figures_content, self.hand.draw_figures),
            *(
                Part(
                    partial(self._laboratory_region, place),
                    partial(self._laboratory_content, place),
                    partial(self._draw_laboratory, place),
                )
                for place in LABORATORIES
            ),
            Part(always(self._whole(fields.owned)), lambda view, _: view.seats[self.seat].owned, self.owned.draw),
        )

    def retouched(self, view: View, marks: Marks) -> Stroke:
        """Return the figures at hand once more, over the light of the laboratory beside them."""
        key = "figures at hand", self._figures_content(view, marks)
        return Stroke(self._figures, key, partial(self.hand.draw_figures, view=view, marks=marks))

    @property
    def _figures(self) -> Rect:
        """Where figures at hand may stand, with their hats."""
        whole, top = self._whole(self.hand.field), self.hand.words_end
        return Rect(whole.left, top, whole.width, whole.bottom - top)

    def _whole(self, field: Rect) -> Rect:
        """Return a field with half the gaps beside it, into which a shadow may reach."""
        return Rect(field.left, self.rect.top, field.width, self.rect.height).inflate(max(4, self.brush.px(10)), 0)

    def content(self, view: View, marks: Marks) -> Hashable:
        """The figures at hand and elsewhere, and the spaces of the laboratories and where they are."""
        del marks
        seat = view.seats[self.seat]
        spaces = tuple(each and (each.spaces, each.busy) for each in seat.laboratories)
        return seat.apprentices, everybody(view, self.seat), spaces

    def _boards(self, surface: Surface, _view: View, _marks: Marks) -> None:
        draw_boards(self.brush, surface, self.rect)

    def _head_content(self, view: View, marks: Marks) -> Hashable:
        """Leonardo, and how many apprentices there are, here and elsewhere."""
        spot = LeonardoSpot(self.seat)
        leonardo = view.leonardo == self.seat, spot in marks.absent, marks.ghosts(spot)
        return leonardo, view.seats[self.seat].apprentices, everybody(view, self.seat), self._lifted(marks)

    def _figures_content(self, view: View, marks: Marks) -> Hashable:
        """Master and apprentices at hand and elsewhere, and what is lifted of them."""
        seat = view.seats[self.seat]
        return seat.master, seat.apprentices, everybody(view, self.seat), self._lifted(marks)

    def _lifted(self, marks: Marks) -> Hashable:
        return marks.lifted_from(MasterSpot, ApprenticesSpot, ApprenticeSpot)

    def _laboratory_region(self, place: Place, view: View, _marks: Marks) -> Rect:
        return self._whole(self._laboratory(view, place).rect)

    def _laboratory_content(self, place: Place, view: View, marks: Marks) -> Hashable:
        """A laboratory, how long it works yet, what is lifted, on its way or uncovered, and what it pays."""
        seat = view.seats[self.seat]
        absent = frozenset(spot for spot in marks.absent if isinstance(spot, SecretSpot | SpaceSpot))
        lifted = marks.lifted_from(LaboratorySpot, SecretSpot)
        ahead = prospect(view, self.seat, place)
        has_large = seat.laboratory(Place.LARGE) is not None
        held, known = expected(view, self.seat, place, marks), SecretSpot(self.seat, place) in marks.peeking
        work = seat.laboratory(place)
        pays = Pays.of(view, place, work.invention) if work is not None and work.invention is not None else None
        own = self._laboratory(view, place)
        weeks = own.weeks(work, marks) if work is not None else 0
        idle = own.idle(view, marks) if work is not None and not work.busy else ()
        weeks_run = weeks, own.hops(marks)
        over = own.cleared(marks), held is not None and marks.hovered == LaboratorySpot(self.seat, place)
        return work, weeks_run, tuple(idle), has_large, ahead, lifted, known, absent, held, pays, over

    def _draw_laboratory(self, place: Place, surface: Surface, view: View, marks: Marks) -> None:
        self._laboratory(view, place).draw(surface, view, marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield figures and laboratories from left to right; the inventions come after purse and stores."""
        del marks
        seat = view.seats[self.seat]
        yield from self.hand.spots(view)
        for place in LABORATORIES:
            laboratory = self._laboratory(view, place)
            yield LaboratorySpot(self.seat, place), laboratory.rect
            yield from laboratory.spots(seat)


def draw_boards(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Draw the walnut on which a workshop lies."""
    surface.blit(brush.pictures.get("workshop_wood", rect.size), rect)
