"""The ribbon of a district: its seal, letter and name and what it gives, and beside the Council's the four boxes."""

from collections.abc import Mapping
from functools import cached_property, partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.city import pills
from leonardo.app.davinci.picture.city.districts import LETTERS, Boxes, District, Ground, RibbonNeed
from leonardo.app.davinci.picture.city.squares import standing_height
from leonardo.app.davinci.picture.city.stocks import draw_stock, stock_width
from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import BOLD, LITTLE, TITLE, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.davinci.questions import BoxQuestion, BoxUseQuestion
from leonardo.engine.davinci.terms import DISTRICTS, LAST_CITY_ROUND, Box, Phase, Place
from leonardo.engine.davinci.view import View

_SIGNS: Final = {Box.MOVE: "sign_move", Box.FORESIGHT: "sign_eye", Box.PURCHASE: "sign_purchase"}
_LETTER: Final = Style(Face.TITLE_BOLD, 20)
_HEIGHT: Final = 34
"""Units that a ribbon is high, if its text leaves it so."""
_AROUND: Final = 12
"""Pixels left free around its text."""
_SMALLEST_TARGET: Final = 32
_TAILS: Final = 17
"""Units that the ends of a ribbon reach beyond it."""
_BOX: Final = (50, 38)
"""Units of a box of the Council without words."""
_WORDY_BOX: Final = 48
"""Units that one with words is high."""
_WORD: Final = Style(Face.BOLD, 14.5)
_PAPER: Final[tuple[Colour, Colour]] = ((255, 249, 228), (240, 221, 172))
_DULL: Final[tuple[Colour, Colour]] = ((226, 208, 170), (208, 186, 144))
_BELOW: Final[tuple[Mapping[Place, int], ...]] = (
    {},
    {Place.ACADEMY: 1},
    {Place.WORKSHOP: 1, Place.ACADEMY: 1},
    {Place.WORKSHOP: 1, Place.ACADEMY: 2},
)
"""In how many lines below its name a place gives, the widest way first."""
_WAYS: Final = (
    *((Boxes.BESIDE, True, below) for below in _BELOW[:2]),
    *((Boxes.BELOW, True, below) for below in _BELOW),
    *((Boxes.BESIDE, False, below) for below in _BELOW),
)
"""How the boxes of the Council lie, whether they bear words, and in how many lines a place gives; the best first."""
_TAIL: Final[Colour] = (176, 148, 100)
_GREY: Final[Colour] = (226, 216, 200)
_PALER: Final[Colour] = (74, 74, 74)
"""How much lighter than its red wax the grey of a seal is."""
DUSK: Final[Colour] = (148, 134, 116)
"""The grey of a closed seal while the city steps back."""


class Ribbons:
    """Lays out and draws the ribbons on the city; text gives way until they stand beside each other."""

    def __init__(self, brush: Brush, layout: TableLayout, seats: int) -> None:
        self.layout = layout
        self._seats = seats
        self.brush, self.districts = self._arranged(brush)

    def _arranged(self, brush: Brush) -> tuple[Brush, dict[Place, District]]:
        """Return where all lies, with text as large and in as many words as there is room for, and the brush for it."""
        found: dict[Place, District] = {}
        for smaller in brush.sizes():
            ground = Ground(self.layout, standing_height(self.layout.city_scale), pills.row(smaller))
            for lying, wordy, below in _WAYS:
                found = ground.districts(self._needs(smaller, lying, below, wordy=wordy))
                if _stand_apart(self.layout.city, found):
                    return smaller, found
        return smaller, found

    def _needs(self, brush: Brush, lying: Boxes, below: Mapping[Place, int], *, wordy: bool) -> dict[Place, RibbonNeed]:
        """Return the room that each ribbon needs, with what some places give below their names."""
        height = max(round(_HEIGHT * self.layout.city_scale), brush.type(TITLE) + _AROUND)
        title = Style(Face.TEXT, TITLE.units) if brush.layout.compact else TITLE
        line = height - 2 * max(1, height // 12)
        return {
            place: RibbonNeed(
                name=_letter_room(brush, place) + brush.width(_name(place), title) + 2,
                height=height,
                stock=self._stock(brush, place, line, below.get(place, 0)),
                below=below.get(place, 0),
                boxes=self._box_sizes(brush, lying, wordy=wordy) if place is Place.COUNCIL else (),
                lying=lying,
                wordy=wordy,
            )
            for place in DISTRICTS
        }

    def _stock(self, brush: Brush, place: Place, height: int, lines: int) -> int:
        """Return how wide what a place gives is in so many lines, which is the same in most ways to lie."""
        measure = partial(stock_width, brush, place, self._seats, height, lines)
        return brush.once(("stock", place, self._seats, height, lines), measure)

    def _box_sizes(self, brush: Brush, lying: Boxes, *, wordy: bool) -> tuple[tuple[int, int], ...]:
        """Return the size of each box; those below the ribbon are as wide as their words, the others all alike."""
        wide, high = (max(_SMALLEST_TARGET, round(side * self.layout.city_scale)) for side in _BOX)
        if not wordy:
            return ((wide, high),) * len(Box)
        high = max(high, round(_WORDY_BOX * self.layout.city_scale), brush.type(LITTLE) + brush.type(_WORD) + 4)
        pad = 3 if lying is Boxes.BELOW else brush.px(7)
        widths = [max(wide, brush.width(_box_name(box), _WORD) + 2 * pad) for box in Box]
        return tuple((width if lying is Boxes.BELOW else max(widths), high) for width in widths)

    def draw(self, surface: Surface, view: View, place: Place) -> None:
        """Draw the ribbon of a district with what lies beside it."""
        brush, district = self.brush, self.districts[place]
        dull = resolved(view, place) or view.round > LAST_CITY_ROUND
        _band(brush, surface, district.ribbon, dull=dull)
        self.draw_name(surface, view, place)
        draw_stock(brush, surface, view, place, district.stock, district.title)
        for box, rect in zip(Box, district.boxes, strict=False):
            self._box(surface, view, box, rect)
        self.draw_seal(surface, place, _GREY if dull else None)

    def draw_name(self, surface: Surface, view: View, place: Place) -> None:
        """Write the letter and the name of a district on its ribbon."""
        brush, row = self.brush, self.districts[place].title
        dull = resolved(view, place) or view.round > LAST_CITY_ROUND
        letter = brush.write(surface, LETTERS[place], (row.left, row.centery), _LETTER, BROWN if dull else BLOOD)
        left = letter.right + brush.px(7)
        ink = BROWN if dull else INK
        brush.write(surface, _name(place), (left, row.centery), self._names_style, ink, room=row.right - left)

    def draw_seal(self, surface: Surface, place: Place, grey: Colour | None) -> None:
        """Draw the seal of a district, red, or in a grey where it is closed."""
        district, name = self.districts[place], f"seal_{place.name.lower()}"
        seal = self.brush.sized(name, district.seal_size)
        if grey is not None:
            seal = self.brush.pictures.made((name, district.seal_size, grey), partial(_greyed, seal, grey))
        surface.blit(seal, seal.get_rect(center=district.seal))

    def seal_around(self, place: Place) -> Rect:
        """Return the pixels of the seal of a district."""
        seal = self.brush.sized(f"seal_{place.name.lower()}", self.districts[place].seal_size)
        return seal.get_rect(center=self.districts[place].seal).clip(self.layout.city)

    def around(self, place: Place) -> Rect:
        """Return all pixels of a ribbon with its ends and its shadow, its seal and what lies beside it."""
        district = self.districts[place]
        seal = Rect(0, 0, 2 * district.seal_size, 2 * district.seal_size)
        seal.center = district.seal
        margin = max(6, self.brush.px(2 * _TAILS))
        return district.plate.inflate(2 * margin, margin).union(seal).clip(self.layout.city)

    @cached_property
    def _names_style(self) -> Style:
        """The style in which the names of all eight districts fit their ribbons."""
        rooms = (
            (_name(place), district.title.width - _letter_room(self.brush, place))
            for place, district in self.districts.items()
        )
        return self.brush.alike(rooms, TITLE)

    def _box(self, surface: Surface, view: View, box: Box, rect: Rect) -> None:
        """Its number, its sign or the florins that lie in it, its name if there is room, and the shield of its seat."""
        brush = self.brush
        shapes.lay(surface, shapes.plate(rect.size, brush.px(5), (40, 18, 4, 80)), (rect.left + 1, rect.top + 3))
        brush.box(surface, rect, _PAPER[1], INK)
        named = self.districts[Place.COUNCIL].wordy
        middle = rect.top + rect.height * 9 // (28 if named else 24)  # hats reach up to the lower edge
        left = brush.write(surface, str(box.value), (rect.left + brush.px(5), middle), LITTLE, BLOOD).right
        icon = min(round(rect.height * (0.52 if named else 0.68)), rect.right - left - 2)
        room = Rect(left, middle - icon // 2, rect.right - left, icon)
        if box is Box.TREASURY:
            self._treasury(surface, view.treasury, room)
        else:
            brush.stamp(surface, _SIGNS[box], room.center, icon)
        if named:
            at = rect.centerx, rect.bottom - max(rect.height // 5, round(brush.type(_WORD) * 0.62))
            brush.write(surface, _box_name(box), at, _WORD, align="centre", room=rect.width - 4)
        taker = dict(taken(view)).get(box)
        if taker is not None:
            size = rect.height * 3 // 4
            figures.shield(brush, surface, taker, (rect.right - size // 3, rect.top + size // 4), size)

    def _treasury(self, surface: Surface, florins: int, room: Rect) -> None:
        """A coin with the number of florins beside it or on it; a pale one for none."""
        brush, size = self.brush, room.height
        width = size + brush.px(2) + brush.width(str(florins), BOLD)
        if width > room.width - 2:
            figures.coin(brush, surface, room.center, size, florins, pale=not florins)
            return
        left = room.centerx - width // 2
        figures.coin(brush, surface, (left + size // 2, room.centery), size, pale=not florins)
        brush.write(surface, str(florins), (left + size + brush.px(2), room.centery), BOLD)


def _greyed(seal: Surface, grey: Colour) -> Surface:
    """Return a seal without its colour, in the light of a grey."""
    pale = pygame.transform.grayscale(seal)
    pale.fill(_PALER, special_flags=pygame.BLEND_RGB_ADD)
    pale.fill(grey, special_flags=pygame.BLEND_RGB_MULT)
    return pale


def resolved(view: View, place: Place) -> bool:
    """Return whether a district has had its turn in this round (rule 8.1)."""
    if view.phase is Phase.RESOLUTION:
        return view.lord is not None and place < view.lord
    return view.phase is Phase.COMPLETION


def taken(view: View) -> tuple[tuple[Box, int], ...]:
    """Return the boxes of the Council that are taken, and by whom."""
    question = view.question
    if isinstance(question, BoxQuestion):
        return question.taken
    if isinstance(question, BoxUseQuestion):
        return ((question.box, question.seat), *question.waiting)
    return ()


def _name(place: Place) -> str:
    return words(f"davinci.picture.places.{place.name.lower()}")


def _box_name(box: Box) -> str:
    return words(f"davinci.picture.boxes.{box.name.lower()}")


def _letter_room(brush: Brush, place: Place) -> int:
    """The pixels of the letter of a district, and of the gap before its name."""
    return brush.width(LETTERS[place], _LETTER) + brush.px(7)


def _stand_apart(city: Rect, found: Mapping[Place, District]) -> bool:
    """Whether ribbons stand in the city, with their seals and boxes, hiding neither each other nor people."""
    for place, district in found.items():
        others = [each for other, each in found.items() if other is not place]
        ribbons = [part for each in others for part in (each.band, *each.boxes)]
        if not city.contains(district.plate):
            return False
        if district.band.collidelist([*ribbons, *(each.people for each in others)]) != -1:
            return False
        heads = [each.heads if district.wordy else each.people for each in others]
        if any(box.collidelist([*ribbons, *heads]) != -1 for box in district.boxes):
            return False
    return True


def _band(brush: Brush, surface: Surface, rect: Rect, *, dull: bool) -> None:
    """A band of paper with its ends folded back."""
    line = max(1.0, 1.5 * brush.layout.k)
    tail = max(4, round(_TAILS * brush.layout.k))
    wide, high = rect.width + 2 * tail, rect.height + max(2, rect.height // 9)
    for corners in _tails(wide, rect.height, high, tail):
        shapes.lay(surface, shapes.polygon((wide, high), corners, _TAIL, INK, line), (rect.left - tail, rect.top))
    shade = shapes.plate(rect.size, 3, (40, 18, 4, 90))
    shapes.lay(surface, shade, (rect.left + 1, rect.top + max(2, brush.px(4))))
    shapes.lay(surface, shapes.plate(rect.size, 3, INK), rect.topleft)
    inner = rect.inflate(-2 * round(line), -2 * round(line))
    upper, lower = _DULL if dull else _PAPER
    shapes.lay(surface, shapes.gradient(inner.size, 2, upper, lower), inner.topleft)
    gilt = rect.inflate(-2 * max(3, brush.px(3.5)), -2 * max(3, brush.px(3.5)))
    shapes.lay(surface, shapes.outline(gilt.size, 2, (*GOLD, 150), max(1.0, brush.layout.k)), gilt.topleft)


def _tails(wide: int, high: int, low: int, tail: int) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Return the corners of both ends, which hang a little lower than the band."""
    drop, notch = low - high, tail * 0.45
    left = ((tail, drop), (1, drop + 1), (notch, drop + high / 2), (1, low - 1), (tail, low - 1))
    return left, tuple((wide - x, y) for x, y in left)
