"""One's own laboratory: the cover over its secret, its spaces with automata and workers, and the week track."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import LaboratorySpot, SecretSpot, SpaceSpot, WeeksSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import INSCRIBED
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, LITTLE, TITLE, Brush
from leonardo.app.table.looks.colours import BLOOD, FAINT_LIGHT, GOAL, LIGHT, WARM
from leonardo.app.table.looks.panel import Placed
from leonardo.app.table.marks import Marks
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import TRACK_END, Place
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View

MILESTONES: Final = (0, 4, 7, 11, 15)
"""Weeks that inventions need."""
_GROOVE: Final = (30, 13, 3, 110)
"""A week track without work, sunk into the wood."""
_IDLE: Final = (214, 150, 78, 36)
"""The light on wood that waits for work; where work is done it is dark, so that paper and pieces stand out."""


class OwnLaboratory:
    """The laboratory `place` of the viewer, `seat`, drawn in `rect`."""

    def __init__(self, brush: Brush, seat: int, place: Place, rect: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.place = place
        self.rect = rect
        self.pad = max(5, brush.px(14))

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the laboratory, or the empty place for one."""
        brush = self.brush
        laboratory = view.seats[self.seat].laboratory(self.place)
        brush.inset(surface, self.rect)
        if laboratory is None:
            self._nothing(surface)
            return
        if not laboratory.busy:
            shapes.lay(surface, shapes.plate(self.rect.size, brush.px(8), _IDLE), self.rect.topleft)
        open_to_me = laboratory.shown or SecretSpot(self.seat, self.place) in marks.peeking
        self._head(surface, laboratory, known=open_to_me)
        self._secret(surface, laboratory, marks, known=open_to_me)
        for number in range(laboratory.spaces):
            self._space(surface, laboratory, number, marks)
        needed = None
        if open_to_me and laboratory.invention is not None:
            seat = view.seats[self.seat]
            needed = max(0, INVENTIONS[laboratory.invention].weeks - seat.discount(laboratory.invention))
        self._track(surface, laboratory, needed)

    def spots(self, seat: SeatView) -> Iterator[Placed]:
        """Yield the cover, the spaces and the track."""
        yield SecretSpot(self.seat, self.place), self.secret
        laboratory = seat.laboratory(self.place)
        if laboratory is not None:
            for number, rect in enumerate(self._spaces(laboratory.spaces)):
                yield SpaceSpot(self.seat, self.place, number), rect
        yield WeeksSpot(self.seat, self.place), self.track

    # Places

    @cached_property
    def _title_row(self) -> Rect:
        height = self.brush.line(TITLE) + self.brush.px(10)
        return Rect(self.rect.left + self.pad, self.rect.top + self.brush.px(6), self.rect.width - 2 * self.pad, height)

    @cached_property
    def track(self) -> Rect:
        """The week track, 16 cells."""
        height = max(self.brush.px(40), round(self.brush.type(BOLD) * 1.5))
        return Rect(
            self._title_row.left, self.rect.bottom - height - max(5, self.brush.px(12)), self._title_row.width, height
        )

    @cached_property
    def _middle(self) -> Rect:
        top = self._title_row.bottom + self.brush.px(4)
        return Rect(self._title_row.left, top, self._title_row.width, self.track.top - self.brush.px(8) - top)

    @cached_property
    def secret(self) -> Rect:
        """Where the cover lies."""
        height = min(self._middle.height, round(self._middle.width * 0.27))
        width = round(height * 0.93)
        return Rect(self._middle.left, self._middle.centery - height // 2, width, height)

    def _spaces(self, count: int) -> list[Rect]:
        room = Rect(self.secret.right, self._middle.top, self._middle.right - self.secret.right, self._middle.height)
        step = min((room.width - self.brush.px(8)) // count, self.brush.px(86))
        side = min(step - max(2, self.brush.px(6)), round(room.height * 0.8), self.brush.px(74))
        left = room.left + self.brush.px(8) + (room.width - self.brush.px(8) - step * count) // 2
        return [
            Rect(left + step * number + (step - side) // 2, room.centery - side // 2, side, side)
            for number in range(count)
        ]

    # Parts

    def _head(self, surface: Surface, laboratory: LaboratoryView, *, known: bool) -> None:
        brush, row = self.brush, self._title_row
        key = self.place.name.lower()
        state = self._state(laboratory, known=known)
        names = [words(f"davinci.picture.laboratory.{key}.long"), words(f"davinci.picture.laboratory.{key}.short")]
        widest = max(brush.width(text, ASIDE) for text in state[-1:]) + brush.px(10)
        name = brush.first_fitting(names, TITLE, row.width - widest)
        title = brush.write(surface, name, (row.left, row.centery), TITLE, LIGHT, shade=True)
        room = row.right - title.right - brush.px(10)
        text = brush.first_fitting(state, ASIDE, room)
        colour = WARM if laboratory.busy else FAINT_LIGHT
        brush.write(surface, text, (row.right, row.centery), ASIDE, colour, align="right", room=room)

    def _state(self, laboratory: LaboratoryView, *, known: bool) -> list[str]:
        """What goes on here, from the fullest way to say it to the shortest."""
        if not laboratory.busy:
            return [words("davinci.picture.idle_long"), words("davinci.picture.idle")]
        plain = [
            words("davinci.picture.busy_long", count=laboratory.weeks),
            words("davinci.picture.busy", weeks=laboratory.weeks),
        ]
        if known and laboratory.invention is not None:
            return [invention_name(laboratory.invention), *plain]
        return plain

    def _secret(self, surface: Surface, laboratory: LaboratoryView, marks: Marks, *, known: bool) -> None:
        brush, rect = self.brush, self.secret
        spot = SecretSpot(self.seat, self.place)
        if not laboratory.busy or spot in marks.absent or marks.ghosts(spot):
            self._empty(surface, rect)
            return
        brush.shadow(surface, rect)
        if known and laboratory.invention is not None:
            self._open(surface, laboratory.invention, rect)
            return
        draw_cover(brush, surface, rect)

    def _empty(self, surface: Surface, rect: Rect) -> None:
        brush = self.brush
        edge = shapes.dashes(rect.size, brush.px(5), (226, 190, 120, 150), max(1.0, brush.px(1.6)))
        shapes.lay(surface, edge, rect.topleft)
        side = min(rect.width, rect.height) // 2
        scroll = brush.faded("scroll", side, 110)
        surface.blit(scroll, scroll.get_rect(center=rect.center))

    def _open(self, surface: Surface, invention: int, rect: Rect) -> None:
        """The secret with its cover up: the machine and its number."""
        brush, card = self.brush, INVENTIONS[invention]
        surface.blit(brush.pictures.cover("paper", rect.size), rect)
        shapes.lay(surface, shapes.outline(rect.size, 2, (*INK, 255), max(1, brush.px(1.6))), rect.topleft)
        picture = figures.machine(brush, invention, rect.inflate(-brush.px(8), -brush.px(8)).size)
        surface.blit(picture, picture.get_rect(center=rect.center))
        size = max(20, brush.px(34))
        centre = (rect.left + size // 2, rect.top + size // 2)
        figures.medal(brush, surface, card.tier, centre, size, invention)

    def _space(self, surface: Surface, laboratory: LaboratoryView, number: int, marks: Marks) -> None:
        brush, rect = self.brush, self._spaces(laboratory.spaces)[number]
        automatic = number < laboratory.automaton_spaces
        brush.stamp(surface, "well_automaton" if automatic else "well", rect.center, rect.height)
        foot = (rect.centerx, rect.bottom - round(rect.height * 0.13))
        height = round(rect.height * 0.74)
        if SpaceSpot(self.seat, self.place, number) in marks.absent:
            return
        worker = number - laboratory.automata
        lifted = marks.ghosts(LaboratorySpot(self.seat, self.place))
        if worker < 0:
            figures.automaton(brush, surface, foot, round(height * 1.06))
        elif worker < laboratory.master:
            figures.master(brush, surface, self.seat, foot, round(height * 0.86))
        elif worker < laboratory.master + laboratory.apprentices - lifted:
            figures.apprentice(brush, surface, self.seat, foot, height)
        elif worker < laboratory.master + laboratory.apprentices:
            figures.empty_place(brush, surface, self.seat, foot, height, of_master=False)

    def _track(self, surface: Surface, laboratory: LaboratoryView, needed: int | None) -> None:
        brush, track = self.brush, self.track
        busy = laboratory.busy
        brush.box(surface, track, (238, 216, 170, 255) if busy else _GROOVE, INK, 5)
        width = track.width / (TRACK_END + 1)
        all_fit = width >= brush.width("15", BOLD) + 5
        for week in range(TRACK_END + 1):
            middle = (track.left + round(width * (week + 0.5)), track.centery)
            if week:
                x = track.left + round(width * week)
                brush.rule(surface, (x, track.top + brush.px(6)), (x, track.bottom - brush.px(6)), alpha=90)
            if week == needed:
                self._goal(surface, week, middle)
            if busy and abs(week - laboratory.weeks) * width < self._marker_reach(week):
                continue
            if all_fit or week in (*MILESTONES, needed):
                self._week(surface, week, middle, busy=busy)
        if busy:
            x = track.left + round(width * (laboratory.weeks + 0.5))
            self._marker(surface, laboratory.weeks, (x, track.centery))

    def _week(self, surface: Surface, week: int, middle: tuple[int, int], *, busy: bool) -> None:
        milestone = week in MILESTONES[1:]
        colour = FAINT_LIGHT if not busy else BLOOD if milestone else INK
        style = BOLD if milestone else LITTLE
        half = self.brush.width(str(week), style) // 2 + max(3, self.brush.px(4))
        x = max(self.track.left + half, min(middle[0], self.track.right - half))
        self.brush.write(surface, str(week), (x, middle[1]), style, colour, align="centre")

    def _goal(self, surface: Surface, week: int, middle: tuple[int, int]) -> None:
        """Ring the week in which the invention is ready, around its number."""
        brush = self.brush
        diameter = max(self.track.height - 4, brush.width(str(week), BOLD) + brush.px(12))
        shapes.lay_centred(surface, shapes.disc(diameter, GOAL, (*BLOOD, 255), max(1.5, brush.px(2.4))), middle)

    def _marker_reach(self, week: int) -> int:
        """How far from the middle of the marker, in pixels, the label of a week must be to be seen whole."""
        return (round(self.track.height * 1.05) + self.brush.width(str(week), BOLD)) // 2

    def _marker(self, surface: Surface, week: int, centre: tuple[int, int]) -> None:
        draw_marker(self.brush, surface, self.seat, week, centre, round(self.track.height * 1.05))

    def _nothing(self, surface: Surface) -> None:
        brush, row = self.brush, self._title_row
        name = words(f"davinci.picture.laboratory.{self.place.name.lower()}.long")
        brush.write(surface, name, (row.left, row.centery), TITLE, FAINT_LIGHT, room=row.width)
        field = self._middle.union(self.track)
        edge = shapes.outline(field.size, brush.px(5), (226, 190, 120, 90), max(1, brush.px(1.6)))
        shapes.lay(surface, edge, field.topleft)
        tile = brush.faded("laboratory_large_4", field.height * 11 // 20, 70)
        surface.blit(tile, tile.get_rect(center=(field.centerx, field.top + field.height * 2 // 5)))
        text = words("davinci.picture.no_large")
        middle = (field.centerx, field.bottom - max(brush.line(ASIDE), field.height * 3 // 20))
        brush.write(surface, text, middle, ASIDE, WARM, align="centre", room=field.width - brush.px(16))


def draw_cover(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Draw the sealed sheet that covers a secret."""
    surface.blit(brush.pictures.get("envelope_sealed", rect.size), rect)
    brush.stamp(surface, "seal_lily", (rect.centerx, rect.top + rect.height * 52 // 100), rect.height * 46 // 100)


def draw_marker(brush: Brush, surface: Surface, seat: int, week: int, centre: tuple[int, int], size: int) -> None:
    """Draw the marker of a seat, `size` pixels large, on the week that its work has come to."""
    colour = brush.looks[seat].colour
    brush.stamp(surface, f"work_marker_{colour}", centre, size)
    ink = INSCRIBED[colour]
    brush.write(surface, str(week), centre, BOLD, ink, align="centre", shade=ink == IVORY)
