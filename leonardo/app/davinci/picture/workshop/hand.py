"""The person in the workshop: portrait and name, and the master and all apprentices, at hand or as empty places."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.crew import Crew, Room, crew_in
from leonardo.app.davinci.spots import ApprenticeSpot, ApprenticesSpot, LeonardoSpot, MasterSpot
from leonardo.app.kit.brush import HEADING, PLAIN, Brush
from leonardo.app.kit.seats import hang
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import FAINT_LIGHT, LIGHT, WARM
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.constants import APPRENTICES_PER_SEAT
from leonardo.engine.davinci.view import SeatView, View

_PORTRAIT: Final = 112
_LOWER: Final = 0.38
"""Units of height of the portrait at most, and heights of the field: those at hand have the rest."""
_SHAPE: Final = 0.82
"""The width of a portrait by its height."""
_NARROW: Final = 0.37
"""The share of the field that a portrait may have of its width."""
_MANY: Final = 4
"""Apprentices whose number one sees; upon more of them it is written."""
_NUMBER: Final = 19
"""Units of that number."""
_CLEAR: Final = 12
_LEAST_CLEAR: Final = 8
"""Units that stay free at both sides of Leonardo, and pixels at least, where the name leaves so much room."""

_BELOW, _LEAST_BELOW = 8, 4
"""Units and pixels at least that stay free below him: there is the frame of the apprentices who can be taken up."""


class Hand:
    """The person of a seat and what it has at hand, in a field."""

    def __init__(self, brush: Brush, seat: int, field: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field
        self.crew = cache(self._crew)

    def spots(self, view: View) -> Iterator[Placed]:
        """Yield the person, Leonardo, the master and the apprentices at hand."""
        yield SeatSpot(self.seat), self.field
        crew, at_hand = self.crew(everybody(view, self.seat)), view.seats[self.seat].apprentices
        yield LeonardoSpot(self.seat), self._leonardo(crew)
        yield MasterSpot(self.seat), crew.master
        places = crew.apprentices[:at_hand]
        first, *others = places or crew.apprentices or [crew.first]
        yield ApprenticesSpot(self.seat), crew.with_hats(first.unionall(others))
        for number, rect in enumerate(places):
            yield ApprenticeSpot(number), rect

    # Places

    @cached_property
    def portrait(self) -> Rect:
        field = self.field
        high = min(self.brush.px(_PORTRAIT), round(field.height * _LOWER), round(field.width * _NARROW / _SHAPE))
        return Rect(field.left, field.top, round(high * _SHAPE), high)

    @cached_property
    def words_end(self) -> int:
        """Where the words beside the portrait end."""
        return self.field.top + self.brush.px(2) + self.brush.line(HEADING) + self.brush.line(PLAIN)

    def _leonardo(self, crew: Crew) -> Rect:
        """Where Leonardo stands: at the end of the words, clear of what is beside the field, and above all hats."""
        most = min(self.portrait.height, self.brush.px(76), round(self.field.width * _NARROW * 2 / 3))
        height = min(most, crew.top - self.field.top - max(_LEAST_BELOW, self.brush.px(_BELOW)))
        width = height * 2 // 3
        return Rect(self.field.right - self._clear(width) - width, self.field.top, width, height)

    def _clear(self, width: int) -> int:
        """Pixels that stay free at both sides of Leonardo, who is `width` wide: fewer beside a long name."""
        brush = self.brush
        name = brush.width(brush.looks[self.seat].name, HEADING)
        free = self.field.right - width - self._words_begin - name - 2 * brush.px(2)
        return max(0, min(max(_LEAST_CLEAR, brush.px(_CLEAR)), free // 2))

    @cached_property
    def _words_begin(self) -> int:
        """Where the words beside the portrait begin."""
        return self.portrait.right + max(6, self.brush.px(16))

    def _crew(self, apprentices: int) -> Crew:
        return crew_in(Room(self.brush.layout, self.field, self.portrait, self.words_end), apprentices)

    @cached_property
    def label(self) -> Rect:
        """Where it is said below the name how many are at hand."""
        line, left = self.brush.line(PLAIN), self._words_begin
        return Rect(left, self.words_end - line, self.field.right - left, line)

    @property
    def named(self) -> Rect:
        """Where the name stands, and below it how many are at hand."""
        left = self._words_begin
        wide = min(self.field.right - left, self.brush.width(self.brush.looks[self.seat].name, HEADING))
        return Rect(left, self.field.top, wide, self.words_end - self.field.top)

    # Parts

    def draw_head(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw portrait, name, and Leonardo if he is here."""
        brush, right = self.brush, self.field.right
        hang(surface, brush.pictures, brush.looks[self.seat], self.portrait)
        if view.leonardo == self.seat:
            place = self._leonardo(self.crew(everybody(view, self.seat)))
            right = place.left - self._clear(place.width)
            if LeonardoSpot(self.seat) not in marks.absent:
                lifted = bool(marks.ghosts(LeonardoSpot(self.seat)))
                figures.leonardo(brush, surface, place, lifted=lifted)
        left = self._words_begin
        room = right - left - brush.px(2)
        top = self.field.top + brush.px(2)
        name = brush.looks[self.seat].name
        brush.write(surface, name, (left, top + brush.line(HEADING) // 2), HEADING, LIGHT, room=room, shade=True)
        self._label(surface, view, marks, (left, top + brush.line(HEADING) + brush.line(PLAIN) // 2), room)

    def draw_figures(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the master and the apprentices, pale those that are held or elsewhere, and how many are left of many."""
        brush, seat, crew = self.brush, view.seats[self.seat], self.crew(everybody(view, self.seat))
        left = seat.apprentices - self._lifted(seat, marks)
        for number, rect in reversed([*enumerate(crew.apprentices)][crew.front :]):
            self._apprentice(surface, crew, rect, there=number < left, at_home=number < seat.apprentices)
        foot = crew.master.midbottom
        if seat.master and not marks.ghosts(MasterSpot(self.seat)):
            figures.master(brush, surface, self.seat, foot, crew.tall)
        else:
            away = not seat.master
            figures.empty_place(brush, surface, self.seat, foot, crew.tall, of_master=True, faint=away)
        for number, rect in enumerate(crew.apprentices[: crew.front]):
            self._apprentice(surface, crew, rect, there=number < left, at_home=number < seat.apprentices)
        if seat.apprentices > _MANY:
            self._number(surface, crew.apprentices[min(seat.apprentices, crew.front) - 1], left)

    def _apprentice(self, surface: Surface, crew: Crew, place: Rect, *, there: bool, at_home: bool) -> None:
        """Draw an apprentice, or the outline of one who is held.

        Of one who is not even at home there is a fainter one, where it crosses no other.
        """
        brush, foot = self.brush, place.midbottom
        if there:
            figures.apprentice(brush, surface, self.seat, foot, crew.tall)
        elif at_home or crew.spread:
            figures.empty_place(brush, surface, self.seat, foot, crew.tall, of_master=False, faint=not at_home)

    def _number(self, surface: Surface, last: Rect, count: int) -> None:
        """Write a number at the feet of an apprentice: neither its face nor its mark is hidden."""
        brush, told = self.brush, self.brush.times(count)
        half = brush.count_width(told, _NUMBER) // 2
        right = min(last.right, self.field.right) - brush.px(2)  # within the frame of what can be taken up
        brush.count(surface, told, (right - half, self.field.bottom - brush.px(2) - half), _NUMBER)

    def _lifted(self, seat: SeatView, marks: Marks) -> int:
        """How many apprentices are held."""
        single = sum(marks.ghosts(ApprenticeSpot(number)) for number in range(seat.apprentices))
        return min(seat.apprentices, marks.ghosts(ApprenticesSpot(self.seat)) + single)

    def _label(self, surface: Surface, view: View, marks: Marks, at: tuple[int, int], room: int) -> None:
        """Tell how many apprentices of all are at hand, or how many are held."""
        brush, seat = self.brush, view.seats[self.seat]
        held = self._lifted(seat, marks)
        if held:
            brush.write(surface, tr("davinci.picture.in_hand", count=held), at, PLAIN, WARM, room=room)
            return
        left, whole = seat.apprentices, everybody(view, self.seat)
        texts = [
            tr("davinci.picture.apprentices_of", count=left, all=whole),
            tr("davinci.picture.at_hand", count=left, all=whole),
            tr("davinci.picture.at_hand_briefly", count=left),
            str(left),
        ]
        text = brush.first_fitting(texts, PLAIN, room)
        brush.write(surface, text, at, PLAIN, WARM if left else FAINT_LIGHT, room=room)


def everybody(view: View, seat: int) -> int:
    """Return how many apprentices a seat has: at hand, in the city and in its laboratories, or on their way."""
    return APPRENTICES_PER_SEAT - view.academy[seat]
