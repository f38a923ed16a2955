"""The seats of a new game: fields for player, colour and portrait, and the page on which a player is chosen."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle, SeatColour, master, portrait
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Heading, Stepper, Widget, WidgetState
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.kit.widgets.skins import lay_opening
from leonardo.app.opponents import Opponent, opponents, tempers
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.new_game.plan import Plan, SeatPlan

_EDGE: Final = 22
_MARK: Final = 22  # units from the ends of the field to what is in it, and of the mark that it opens
_PARTED: Final = 0.46  # the share of a row that its first line takes where there are two

_SIZES: Final = range(23, 11, -1)  # the type sizes of sentences, in units, that are tried
_LARGER: Final = 3  # units by which what they tell of is larger


class PlayerField(Stepper):
    """Who plays at a seat, with its temper below: pressed it shows all; left and right go from one to the next."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        opens: Callable[[], None],
        *,
        temper: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, texts, chosen, changed, size=26, hint=hint)
        self._opens, self._temper = opens, temper

    def press(self) -> None:
        self._opens()

    def click(self, point: tuple[int, int]) -> None:  # noqa: ARG002 - it is one thing, wherever it is pressed
        self.press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        px = kit.layout.px
        centre = self.rect.right - px(_EDGE + _MARK / 2), self.rect.centery
        lay_opening(surface, centre, px(_MARK), VERMILION if look.hovered else SEPIA)
        inner = self.rect.inflate(-2 * px(_EDGE), 0)
        inner.width -= px(_MARK + _EDGE / 2)
        self.write(surface, kit, inner)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        if not self._temper:
            kit.painter.draw(surface, self.texts[self.chosen], inner, Face.MEDIUM, self.size, INK)
            return
        above, below = _two_lines(inner.inflate(0, -kit.layout.px(6)))
        kit.painter.draw(surface, self.texts[self.chosen], above, Face.MEDIUM, self.size, INK)
        kit.painter.draw(surface, self._temper, below, Face.ITALIC, 24, SEPIA)


class OfferList(RowList):
    """Players or tempers, each with its sentence below."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        offers: Sequence[Opponent],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None],
    ) -> None:
        self._offers = offers
        super().__init__(name, rect, len(offers), chosen, row, changed, opened)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        offer, painter, place = self._offers[number], kit.painter, inner.inflate(-kit.layout.px(28), -kit.layout.px(4))
        size = self._size(kit, place)
        line = painter.line(Face.STRONG, size + _LARGER)
        spare = place.height - line - painter.height_of(offer.about, Face.ITALIC, size, place.width)
        head = pygame.Rect(place.left, place.top + max(0, spare // 2), place.width, line)
        painter.draw(surface, offer.title, head, Face.STRONG, size + _LARGER, IVORY if chosen else INK)
        below = pygame.Rect(place.left, head.bottom, place.width, place.bottom - head.bottom)
        painter.draw_wrapped(surface, offer.about, below, Face.ITALIC, size, SHADE if chosen else SEPIA)

    def _size(self, kit: Kit, place: pygame.Rect) -> int:
        """Return the largest size in which every sentence fits under its title, so that all are written alike."""
        painter = kit.painter

        def fits(size: int) -> bool:
            room = place.height - painter.line(Face.STRONG, size + _LARGER)
            return all(painter.height_of(each.about, Face.ITALIC, size, place.width) <= room for each in self._offers)

        return next((size for size in _SIZES if fits(size)), _SIZES[-1])


def _two_lines(place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    above, below = place.copy(), place.copy()
    above.height = round(place.height * _PARTED) + place.height // 20
    below.top, below.height = above.bottom, place.bottom - above.bottom
    return above, below


_SIGN: Final = 16
_SIGN_EDGE: Final = 10  # units of the mark that it can be changed, and from there to the edge


class _NextField(Widget):
    """A field with a picture and the mark of what can be changed; `changed` is called after each press."""

    def __init__(
        self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None], hint: str
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self._plan, self._seat, self._changed = plan, seat, changed

    @property
    def seat(self) -> SeatPlan:
        return self._plan.seats[self._seat]

    def press(self) -> None:
        """Bring the next; the arrows lead on from here, to the field beside it."""
        self._bring_next()
        self._changed()

    @abstractmethod
    def _bring_next(self) -> None:
        """Change the plan."""

    @abstractmethod
    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        """Return what is shown, `height` pixels high."""

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        k, px = kit.layout.k, kit.layout.px
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skins.FIELD), self.rect)
        sign = self.rect.right - px(_SIGN_EDGE + _SIGN / 2), self.rect.centery
        lay_opening(surface, sign, px(_SIGN), VERMILION if look.hovered else SEPIA)
        picture = self._picture(kit.pictures, round(self.rect.height * 0.9))
        middle = self.rect.centerx - px((_SIGN + _SIGN_EDGE) / 2)
        surface.blit(picture, picture.get_rect(center=(middle, self.rect.centery)))


class ColourField(_NextField):
    """The master of a seat; pressed, the seat gets the next colour."""

    def __init__(self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None]) -> None:
        super().__init__(name, rect, plan, seat, changed, tr("new_game.colour"))

    @property
    def colour(self) -> SeatColour:
        return self.seat.colour

    def _bring_next(self) -> None:
        self._plan.change_colour(self._seat)

    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        return master(pictures, self.colour, height)


class PortraitField(_NextField):
    """The portrait of a seat; pressed, the seat gets the next that nobody else has."""

    def __init__(self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None]) -> None:
        super().__init__(name, rect, plan, seat, changed, tr("new_game.portrait"))

    def _bring_next(self) -> None:
        self._plan.change_portrait(self._seat)

    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        seat = self.seat
        return portrait(pictures, PlayerStyle(seat.name, seat.colour, seat.portrait), height)


_TOP: Final = 124  # units from the top of the sheet to the lists
_FOOT: Final = 140  # units from the end of the lists to that of the sheet
_HEADING: Final = 56  # units of the words over a list
_ROW: Final = 108
_ROW_UPRIGHT: Final = 76
"""Units of a player or temper with its sentence, at least: in an upright window it is written on longer lines."""
_BETWEEN: Final = 50  # units between the lists
_HIGHEST: Final = 1120  # units of the sheet, at most


class SeatPage(SheetScene):
    """The players for one seat of a plan, and beside or below them the tempers that the chosen one can have.

    What is chosen is agreed on at once. `programs` are those of others that may play.
    """

    first_focus = "player"
    upright = True

    def __init__(self, kit: Kit, plan: Plan, seat: int, programs: Mapping[str, str]) -> None:
        super().__init__(kit)
        self._plan, self._seat = plan, plan.seats[seat]
        self._name = plan.names()[seat]
        self._programs = programs

    def heading(self) -> str:
        return tr("new_game.who_plays", name=self._name)

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies: where the window is less wide for its height, it is higher for longer lines."""
        if layout.upright:
            return super().sheet(layout)
        return layout.centred(1720, min(_HIGHEST, layout.height - 80))

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        if not self._tempers():
            lay_drawing(self.page, surface, "invention_14", self._areas(self.page.layout)[1], 150)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        first, second = self._areas(layout)
        found = self._list(layout, first, "player", self._players(), self._seat.player or "", self._choose_player)
        if offered := self._tempers():
            found += self._list(layout, second, "temper", offered, self._seat.temper, self._choose_temper)
        if self._seat.player:
            place, text = self.at_foot(layout, 0, 480 if layout.upright else 560), tr("new_game.for_all")
            hint, differ = tr("new_game.for_all_hint"), not self._alike
            found.append(Button("for all", place, text, self._for_all, size=25, hint=hint, enabled=differ))
        done = Button("done", self.at_foot(layout, -300, 300), tr("settings.done"), self.back, strong=True)
        return [*found, done]

    def hint_place(self, layout: Layout) -> pygame.Rect:
        return self.foot(layout, left=MARGIN + 580, right=MARGIN + 340)

    def _players(self) -> tuple[Opponent, ...]:
        person = Opponent("", tr("new_game.person"), tr("new_game.person_about"))
        return person, *opponents(self._plan.game, self._programs)

    def _tempers(self) -> tuple[Opponent, ...]:
        return tempers(self._plan.game, self._seat.player)

    def _areas(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        whole.height = sheet.bottom - px(_FOOT + (100 if layout.upright else 0)) - whole.top
        first, second = whole.copy(), whole.copy()
        if layout.upright:
            first.height = second.height = (whole.height - px(24)) // 2
        else:
            first.width = second.width = (whole.width - px(_BETWEEN)) // 2
        second.bottomright = whole.bottomright
        return first, second

    def _list(
        self,
        layout: Layout,
        area: pygame.Rect,
        name: str,
        offers: Sequence[Opponent],
        chosen: str,
        choose: Callable[[str], None],
    ) -> list[Widget]:
        heading = pygame.Rect(area.left, area.top, area.width, layout.px(_HEADING - 12))
        place = pygame.Rect(area.left, area.top + layout.px(_HEADING), area.width, area.height - layout.px(_HEADING))
        least = layout.px(_ROW_UPRIGHT if layout.upright else _ROW)
        row = place.height // min(len(offers), max(1, place.height // least))
        number = [offer.name for offer in offers].index(chosen)
        found = OfferList(name, place, offers, number, row, lambda chosen: choose(offers[chosen].name), self.back)
        return [Heading(heading, tr(f"new_game.{name}")), found]

    def _choose_player(self, name: str) -> None:
        self._seat.player = name or None
        self.rebuild()

    def _choose_temper(self, name: str) -> None:
        self._seat.temper = name
        self.rebuild()

    @property
    def _alike(self) -> bool:
        return len({(seat.player, seat.temper) for seat in self._plan.seats if seat.player}) == 1

    def _for_all(self) -> None:
        """Let everybody who is not a person be as this one; the page stays: a press of "Done" may be on its way."""
        if self._seat.player:
            self._plan.seat_all(self._seat.player, self._seat.temper)
        self.form.set_focus("done")
        self.rebuild()
