"""One's own laboratory: its secret, open or covered, how long it works yet, its spaces, and the track of weeks."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.names import names_fit, style_of_names
from leonardo.app.davinci.picture.workshop.expected import Expected, expected
from leonardo.app.davinci.picture.workshop.field import body_of, head_of, padding
from leonardo.app.davinci.picture.workshop.sayings import Said, Saying, in_words, promised, said_of
from leonardo.app.davinci.picture.workshop.sheet import draw_cover, draw_sheet
from leonardo.app.davinci.picture.workshop.track import WeekTrack
from leonardo.app.davinci.picture.workshop.workroom import draw_workroom, workroom_in
from leonardo.app.davinci.spots import CardSpot, DeckSpot, LaboratorySpot, SecretSpot, SpaceSpot, UpgradeSpot, WeeksSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import ASIDE, BOLD, NARROW, TITLE, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import FAINT_LIGHT, FIGURES, LIGHT, LOSS, RICHES, WARM
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LAST_ROUND, Phase, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import Prospect, never_requested, pays_first, prospect, reward
from leonardo.engine.davinci.races import rivals_in_time
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View

SHEET: Final = 132
"""Units of the sheet with the drawing, at most."""
_TRACK: Final = 40
_WELL: Final = 58
_WAITING: Final = 64
"""Units of a space of a laboratory where work is done, and of one on the floor of an idle one."""
_KEPT_FREE: Final = (255, 226, 140, 70)
"""The light on a space on which somebody would stand who is held over it."""
_LOW: Final = 0.29
"""How high a space of an idle laboratory is at most, in heights of the room: the bench is seen above it."""
_NAME: Final = Style(Face.TITLE_BOLD, 21, NARROW)
_AHEAD: Final = Style(Face.BOLD, 20)
_GLASS: Final = 1.1
"""The hourglass before a bare number of weeks, with the room after it, in sizes of its type."""
_IDLE: Final = (214, 150, 78, 36)
"""The light on wood that waits for work; where work is done it is dark, so that paper and pieces stand out."""
_SEAL: Final = 36


@frozen
class Pays:
    """The florins that work would pay if it were the next to be done, and a word for them that are not the usual.

    Where a rival may be done before it, it would pay only `later` florins.
    """

    florins: int
    word: str
    later: int | None = None

    @classmethod
    def of(cls, view: View, place: Place, invention: int) -> "Pays | None":
        """Return what an invention in a laboratory would pay, if it can still be requested (rules 9.4, 10.2)."""
        if never_requested(view, invention):
            return None
        if rivals_in_time(view, place):
            return cls(reward(view, invention), "", INVENTIONS[invention].later_reward)
        first = "unrequested" if invention in view.deck_cards else ""
        return cls(reward(view, invention), first if pays_first(view, invention) else "later")


class OwnLaboratory:
    """The laboratory `place` of the viewer, `seat`, drawn in `rect`."""

    def __init__(self, brush: Brush, seat: int, place: Place, rect: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.place = place
        self.rect = rect

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the laboratory, or the empty place for one."""
        brush, laboratory = self.brush, view.seats[self.seat].laboratory(self.place)
        brush.inset(surface, self.rect)
        if self.cleared(marks):
            self._bare(surface)
            return
        if laboratory is None:
            self._nothing(surface)
            return
        if laboratory.busy:
            self._working(surface, view, laboratory, marks)
        else:
            self._waiting(surface, view, laboratory, marks)

    def _working(self, surface: Surface, view: View, laboratory: LaboratoryView, marks: Marks) -> None:
        """Draw the work, those who do it, and how far it is."""
        brush = self.brush
        spot = SecretSpot(self.seat, self.place)
        known = laboratory.shown or spot in marks.peeking
        there = spot not in marks.absent and not marks.ghosts(spot)
        ahead = prospect(view, self.seat, self.place) if known and there else None
        held = expected(view, self.seat, self.place, marks)
        number = laboratory.invention if known and there else None
        pays = Pays.of(view, self.place, number) if number is not None else None
        self._head(surface, number, pays)
        self._secret(surface, laboratory, number, there=there)
        said = promised(held, known=ahead is not None) if held is not None else self._told(view, laboratory, ahead)
        self._said(surface, number, *said)
        for space in range(laboratory.spaces):
            self._space(surface, laboratory, space, marks)
        if held is not None:
            self._would_stand(surface, laboratory, held, marks)
        WeekTrack(brush, self.seat, self.track).draw(surface, self.weeks(laboratory, marks), ahead, self.hops(marks))

    def _waiting(self, surface: Surface, view: View, laboratory: LaboratoryView, marks: Marks) -> None:
        """Draw the idle room, what can be done about it below its title, and the spaces on its floor."""
        brush, row = self.brush, head_of(self.brush, self.rect)
        shapes.lay(surface, shapes.plate(self.rect.size, brush.px(8), _IDLE), self.rect.topleft)
        draw_workroom(brush, surface, self.place, self._inner)
        if self._wanted(view, marks):
            self._titled(surface, row, tr("davinci.picture.put_here"))
        else:
            self._titled(surface, row)
            text = brush.first_fitting(self.idle(view, marks), ASIDE, row.width)
            brush.write(
                surface, text, (row.left, row.bottom + brush.line(ASIDE) // 3), ASIDE, LIGHT, room=row.width, shade=True
            )
        for space in range(laboratory.spaces):
            self._space(surface, laboratory, space, marks)

    def cleared(self, marks: Marks) -> bool:
        """Tell whether a card or tile is held over it that may lie here: nothing is in its way, nor shows around it."""
        here = LaboratorySpot(self.seat, self.place)
        boards = (lifted.spot for lifted in marks.lifted_from(CardSpot, DeckSpot, UpgradeSpot))
        return (
            marks.hovered == here
            and here in marks.lit
            and any(spot != UpgradeSpot(Upgrade.AUTOMATON) for spot in boards)
        )

    def weeks(self, laboratory: LaboratoryView, marks: Marks) -> int:
        """Return the weeks that its marker shows: they run when work goes on."""
        return marks.count(WeeksSpot(self.seat, self.place), laboratory.weeks).shown

    def hops(self, marks: Marks) -> int:
        """Return how many steps high its marker hops from week to week."""
        return marks.count(WeeksSpot(self.seat, self.place), 0).hopped

    def spots(self, seat: SeatView) -> Iterator[Placed]:
        """Yield the sheet, the spaces, and the track where work is done."""
        yield SecretSpot(self.seat, self.place), self.secret
        laboratory = seat.laboratory(self.place)
        if laboratory is not None:
            for number, rect in enumerate(self._spaces(laboratory)):
                yield SpaceSpot(self.seat, self.place, number), rect
        if laboratory is not None and laboratory.busy:
            yield WeeksSpot(self.seat, self.place), self.track

    # Places

    @cached_property
    def track(self) -> Rect:
        """The track of weeks, 16 cells."""
        body = body_of(self.brush, self.rect)
        height = max(self.brush.px(_TRACK), round(self.brush.type(BOLD) * 1.36))
        return Rect(body.left, body.bottom - height, body.width, height)

    @cached_property
    def _middle(self) -> Rect:
        body = body_of(self.brush, self.rect)
        return Rect(body.left, body.top, body.width, self.track.top - max(3, self.brush.px(9)) - body.top)

    @cached_property
    def secret(self) -> Rect:
        """Where the sheet lies, open or covered."""
        side = min(self._middle.height, self.brush.px(SHEET), round(self._middle.width * 0.42))
        return Rect(self._middle.left + self.brush.px(2), self._middle.centery - side // 2, side, side)

    @cached_property
    def _inner(self) -> Rect:
        """All within its edge."""
        return self.rect.inflate(-2 * self.brush.px(3), -2 * self.brush.px(3))

    @cached_property
    def _floor(self) -> Rect:
        """The floor of the idle room, on which those who come would stand."""
        body, room = body_of(self.brush, self.rect), workroom_in(self.brush, self.place, self._inner)
        height = round(room.height * _LOW)
        return Rect(body.left, body.bottom - (self._inner.bottom - room.bottom) - height, body.width, height)

    @cached_property
    def _beside(self) -> Rect:
        """What is free beside the sheet."""
        left = self.secret.right + max(6, self.brush.px(16))
        return Rect(left, self._middle.top, self._middle.right - left, self._middle.height)

    @cached_property
    def _lines(self) -> int:
        """How many lines of words there are beside the sheet: what is in work stands in the title where it is low."""
        line = self.brush.line(_AHEAD)
        least = max(24, self.brush.px(40))
        return next((lines for lines in (2, 1) if self._beside.height - line * lines >= least), 1)

    @property
    def told(self) -> Rect:
        """Where is said what is in work, and for how long yet."""
        beside = self._beside
        return Rect(beside.left, beside.top, beside.width, self.brush.line(_AHEAD) * self._lines)

    def _spaces(self, laboratory: LaboratoryView) -> list[Rect]:
        """The spaces: below what is said of the work, or in a row on the floor of an idle room."""
        room = self._beside if laboratory.busy else self._floor
        below = room.height - (self.brush.line(_AHEAD) * self._lines if laboratory.busy else 0)
        count, most = laboratory.spaces, _WELL if laboratory.busy else _WAITING
        step = min(room.width // count, self.brush.px(most + 6))
        side = min(step - max(1, self.brush.px(3)), below, self.brush.px(most))
        left = room.left if laboratory.busy else room.centerx - (step * (count - 1) + side) // 2
        return [Rect(left + step * number, room.bottom - side, side, side) for number in range(count)]

    # Parts

    def _names_in_head(self, number: int | None) -> bool:
        """Whether what is in work is named in the title, because there is no room for it beside the sheet."""
        if number is None:
            return False
        return self._lines < 2 or not names_fit(self.brush, self._beside.width, _NAME)

    def idle(self, view: View, marks: Marks) -> Sequence[str]:
        """Return what is said of the laboratory while it is idle, the fullest first: what can be done about it now."""
        if self._wanted(view, marks):
            return [tr("davinci.picture.put_here")]
        if view.phase is Phase.START_WORK or view.round == LAST_ROUND:
            return [tr("davinci.picture.idle")]
        return [tr("davinci.picture.idle_long"), tr("davinci.picture.idle")]

    def _wanted(self, view: View, marks: Marks) -> bool:
        """Whether a card is held that may be put here."""
        here = LaboratorySpot(self.seat, self.place)
        return view.phase is Phase.START_WORK and bool(marks.lifted_from(CardSpot, DeckSpot)) and here in marks.lit

    def _bare(self, surface: Surface) -> None:
        """Only wood, with the title, for what is held over it."""
        brush, row = self.brush, head_of(self.brush, self.rect)
        shapes.lay(surface, shapes.plate(self.rect.size, brush.px(8), _IDLE), self.rect.topleft)
        self._titled(surface, row, tr("davinci.picture.put_here"))

    def _titled(self, surface: Surface, row: Rect, aside: str = "") -> None:
        """Write the title into a row, and at its other end what is said aside, if anything."""
        brush, key = self.brush, f"davinci.picture.laboratory.{self.place.name.lower()}"
        room = row.width - (brush.width(aside, ASIDE) + brush.px(10) if aside else 0)
        name = brush.first_fitting([tr(f"{key}.long"), tr(f"{key}.short")], TITLE, room)
        title = brush.write(surface, name, (row.left, row.centery), TITLE, LIGHT, room=room, shade=True)
        if aside:
            room = row.right - title.right - brush.px(10)
            brush.write(surface, aside, (row.right, row.centery), ASIDE, FAINT_LIGHT, align="right", room=room)

    def _head(self, surface: Surface, number: int | None, pays: Pays | None) -> None:
        """Name the laboratory, and say what its work would pay; where it has no other room, name what is in work."""
        brush, row, named = self.brush, head_of(self.brush, self.rect), self._names_in_head(number)
        if pays is not None:
            title = brush.width(tr(f"davinci.picture.laboratory.{self.place.name.lower()}.short"), TITLE)
            row.width -= self._pays(surface, row, pays, 0 if named else row.width - title - brush.px(12))
        if number is not None and named:
            middle = row.left, row.centery
            style = style_of_names(brush, row.width, TITLE)
            brush.write(surface, invention_name(number), middle, style, FIGURES, room=row.width, shade=True)
            return
        self._titled(surface, row)

    def _pays(self, surface: Surface, row: Rect, pays: Pays, room: int) -> int:
        """Draw what the work would pay at the right end of a row, with a word if it has room; return its width.

        Where a rival may be done before it, both rewards are told, as on a card.
        """
        brush, size = self.brush, min(round(row.height * 1.1), max(24, self.brush.px(34)))
        if pays.later is not None:
            return self._either(surface, row, pays.florins, pays.later, size)
        word = tr(f"davinci.picture.{pays.word}") if pays.word else ""
        wide = brush.width(word, ASIDE) + brush.px(6) if word else 0
        told = bool(word) and size + wide <= room
        centre = row.right - size // 2 - (wide if told else 0), row.centery
        figures.coin(brush, surface, centre, size, pays.florins, pale=bool(pays.word))
        if told:
            brush.write(surface, word, (row.right, row.centery), ASIDE, FAINT_LIGHT, align="right")
        return size + (wide if told else 0) + brush.px(8)

    def _either(self, surface: Surface, row: Rect, first: int, later: int, size: int) -> int:
        """Draw first and later reward; return their width."""
        brush, step = self.brush, size + self.brush.px(4)
        right = row.right - size // 2
        figures.coin(brush, surface, (right - step, row.centery), size, first, pale=False)
        figures.coin(brush, surface, (right, row.centery), size, later, pale=True)
        return size + step + brush.px(8)

    def _told(self, view: View, laboratory: LaboratoryView, ahead: Prospect | None) -> Said:
        """Return for how long work takes yet; or how much has been done, while it lies covered."""
        if ahead is not None:
            return said_of(ahead, paid=laboratory.invention not in view.deck_cards)
        weeks = laboratory.weeks
        return in_words(tr("davinci.picture.busy_long", count=weeks), tr("davinci.picture.busy", weeks=weeks)), []

    def _said(self, surface: Surface, number: int | None, ways: list[Saying], then: list[str]) -> None:
        """Name what is in work, and below that say it in the fullest way that leaves room for one of `then`, if any."""
        brush, beside, line = self.brush, self._beside, self.brush.line(_AHEAD)
        middle = beside.top + line // 2
        if self._lines > 1:
            if number is not None and not self._names_in_head(number):
                style = style_of_names(brush, beside.width, _NAME)
                brush.write(surface, invention_name(number), (beside.left, middle), style, FIGURES, room=beside.width)
            middle += line
        style, colour = (ASIDE, WARM) if number is None else (_AHEAD, RICHES)
        arrow, glass = brush.px(44), round(brush.type(style) * _GLASS)

        def wide(way: Saying, after: str = "") -> int:
            more = arrow + brush.width(after, _AHEAD) if after else 0
            return glass * way.weeks + brush.width(way.words, style) + more

        fully = ((way, after) for way in ways for after in then if wide(way, after) <= beside.width)
        alone = ((way, "") for way in ways if wide(way) <= beside.width)
        way, after = next(fully, None) or next(alone, (ways[-1], ""))
        left = beside.left
        if way.weeks:
            brush.stamp(surface, "hourglass", (left + glass * 2 // 5, middle), glass)
            left += glass
        end = brush.write(surface, way.words, (left, middle), style, colour, room=beside.right - left).right
        if after:
            _arrow(brush, surface, Rect(end + brush.px(10), middle - brush.px(6), brush.px(24), 2 * brush.px(6)))
            late = after == tr("davinci.picture.too_late")
            brush.write(surface, after, (end + arrow, middle), _AHEAD, LOSS if late else RICHES)

    def _secret(self, surface: Surface, laboratory: LaboratoryView, number: int | None, *, there: bool) -> None:
        brush, rect = self.brush, self.secret
        if not there:
            self._empty(surface, rect)
            return
        brush.shadow(surface, rect)
        if number is None:
            draw_cover(brush, surface, rect)
            return
        draw_sheet(brush, surface, number, rect)
        if not laboratory.shown:
            corner = rect.right - brush.px(6), rect.top + brush.px(7)
            brush.stamp(surface, "seal_lily", corner, max(18, brush.px(_SEAL)))

    def _empty(self, surface: Surface, rect: Rect) -> None:
        brush = self.brush
        edge = shapes.dashes(rect.size, brush.px(5), (226, 190, 120, 150), max(1.0, brush.px(1.6)))
        shapes.lay(surface, edge, rect.topleft)
        scroll = brush.faded("scroll", min(rect.size) // 2, 110)
        surface.blit(scroll, scroll.get_rect(center=rect.center))

    def _space(self, surface: Surface, laboratory: LaboratoryView, number: int, marks: Marks) -> None:
        brush, rect = self.brush, self._spaces(laboratory)[number]
        automatic = number < laboratory.automaton_spaces
        brush.stamp(surface, "well_automaton" if automatic else "well", rect.center, rect.height)
        if SpaceSpot(self.seat, self.place, number) in marks.absent:
            return
        foot = (rect.centerx, rect.bottom - round(rect.height * 0.13))
        height = round(rect.height * 0.74)
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

    def _would_stand(self, surface: Surface, laboratory: LaboratoryView, held: Expected, marks: Marks) -> None:
        """Draw those who are held on the spaces where they would stand; under the pointer only their places there."""
        first = laboratory.automata + laboratory.master + laboratory.apprentices
        aimed = marks.hovered == LaboratorySpot(self.seat, self.place)
        for rect in self._spaces(laboratory)[first : first + held.apprentices + held.master]:
            if aimed:
                line = max(2.0, 2.6 * self.brush.layout.k)
                shapes.lay(surface, shapes.disc(rect.width, _KEPT_FREE, (*RICHES, 255), line), rect.topleft)
                continue
            foot, height = (rect.centerx, rect.bottom - round(rect.height * 0.13)), round(rect.height * 0.74)
            figures.ghost(self.brush, surface, self.seat, foot, height, of_master=held.master)

    def _nothing(self, surface: Surface) -> None:
        """The place where a large laboratory would be."""
        brush, row = self.brush, head_of(self.brush, self.rect)
        key = f"davinci.picture.laboratory.{self.place.name.lower()}"
        name = brush.first_fitting([tr(f"{key}.long"), tr(f"{key}.short")], TITLE, row.width)
        brush.write(surface, name, (row.left, row.centery), TITLE, FAINT_LIGHT, room=row.width)
        field = body_of(brush, self.rect)
        edge = shapes.outline(field.size, brush.px(5), (226, 190, 120, 90), max(1, brush.px(1.6)))
        shapes.lay(surface, edge, field.topleft)
        tile = brush.faded("laboratory_large_4", field.height // 2, 70)
        surface.blit(tile, tile.get_rect(center=(field.centerx, field.top + field.height * 7 // 20)))
        top = field.top + field.height * 3 // 5
        told = Rect(field.left, top, field.width, field.bottom - top).inflate(-padding(brush), -brush.px(6))
        text = tr("davinci.picture.no_large")
        brush.painter.draw_wrapped(surface, text, told, ASIDE.face, ASIDE.units, WARM, "centre", "middle")


def _arrow(brush: Brush, surface: Surface, place: Rect) -> None:
    """Draw an arrow to the right that fills a place."""
    thick = max(2, brush.px(2.6))
    shaft = Rect(place.left, place.centery - thick // 2, place.width - place.height // 2, thick)
    surface.fill(RICHES, shaft)
    tip = place.right - place.height * 3 // 4
    pygame.draw.polygon(surface, RICHES, ((tip, place.top), (place.right, place.centery), (tip, place.bottom)))
