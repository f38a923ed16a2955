"""The ribbon of a district: its seal, letter and name and what it gives."""

from collections.abc import Mapping
from functools import cached_property, partial
from itertools import product
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture.city import pills
from leonardo.app.davinci.picture.city.districts import LETTERS, District, Ground, RibbonNeed
from leonardo.app.davinci.picture.city.squares import standing_height
from leonardo.app.davinci.picture.city.stocks import draw_stock, stock_width
from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import TITLE, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GLOW, GOLD, INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.davinci.constants import DISTRICTS, LAST_CITY_ROUND, Box, Place
from leonardo.engine.davinci.prospects import resolved
from leonardo.engine.davinci.questions import BoxQuestion, BoxUseQuestion
from leonardo.engine.davinci.view import View

_LETTER: Final = Style(Face.TITLE_BOLD, 20)
_HEIGHT: Final = 34
"""Units that a ribbon is high, if its text leaves it so."""
_AROUND: Final = 12
"""Pixels left free around its text."""
_TAILS: Final = 17
_SHORT_TAILS: Final = 12
"""Units that the ends of a ribbon reach beyond it, and where text is large for the city."""
_ASIDE: Final = 5
"""Ribbons lie aside of the middle of their squares by such a part of their width at most, where they can."""
PAPER: Final[tuple[Colour, Colour]] = ((255, 249, 228), (240, 221, 172))
"""The upper and the lower colour of a ribbon."""
_DULL: Final[tuple[Colour, Colour]] = ((226, 208, 170), (208, 186, 144))
_BELOW: Final[tuple[Mapping[Place, int], ...]] = (
    {},
    {Place.ACADEMY: 1},
    {Place.WORKSHOP: 1, Place.ACADEMY: 1},
    {Place.WORKSHOP: 1, Place.ACADEMY: 2},
    {Place.WORKSHOP: 1, Place.ACADEMY: 3},
)
"""In how many lines below its name a place gives, the widest way first."""
_MANY: Final = 1 << 16
_TAIL: Final[Colour] = (176, 148, 100)
_GREY: Final[Colour] = (226, 216, 200)
_PALER: Final[Colour] = (74, 74, 74)
"""How much lighter than its red wax the grey of a seal is."""
_WAX_WIDE, _LIGHT_WIDE = 0.94, 7
"""How wide the wax of a seal is in widths of its picture, and how many widths of the light around it that has."""
DUSK: Final[Colour] = (146, 141, 132)
"""The grey of a closed seal while the city steps back."""


class Ribbons:
    """Lays out and draws the ribbons on the city; text gives way until they stand beside each other."""

    def __init__(self, brush: Brush, layout: TableLayout, seats: int) -> None:
        self.layout = layout
        self._seats = seats
        self.brush, self.districts = self._arranged(brush)

    def _arranged(self, brush: Brush) -> tuple[Brush, dict[Place, District]]:
        """Return where all lies, with text as large and in as many words as there is room for, and the brush for it.

        Ribbons lie over people only where they would lie over each other otherwise.
        """
        arranged = self._best(brush, over_people=False)
        return self._best(brush, over_people=True) if _meetings(arranged[1]) else arranged

    def _best(self, brush: Brush, *, over_people: bool) -> tuple[Brush, dict[Place, District]]:
        """Return the first way in which nothing is in the way of anything, or that in which the fewest are."""
        fewest, best = _MANY, (brush, dict[Place, District]())
        for smaller in brush.sizes():
            ground = Ground(self.layout, standing_height(self.layout.city_scale), pills.row(smaller))
            for title, below in product(_titles(smaller), _BELOW):
                found = ground.districts(self._needs(smaller, title, below), over_people=over_people)
                faults = _faults(ground.room, found)
                if faults < fewest:
                    fewest, best = faults, (smaller, found)
                if not faults:
                    return best
        return best

    def _needs(self, brush: Brush, title: Style, below: Mapping[Place, int]) -> dict[Place, RibbonNeed]:
        """Return the room that each ribbon needs, its name in a style, with what some places give below their names."""
        height = max(round(_HEIGHT * self.layout.city_scale), brush.type(TITLE) + _AROUND)
        line = height - 2 * max(1, height // 12)
        return {
            place: RibbonNeed(
                name=_letter_room(brush, place) + brush.width(_name(place), title) + 2,
                height=height,
                tail=max(4, brush.px(_SHORT_TAILS if brush.layout.compact else _TAILS)),
                stock=self._stock(brush, place, line, below.get(place, 0)),
                below=below.get(place, 0),
            )
            for place in DISTRICTS
        }

    def _stock(self, brush: Brush, place: Place, height: int, lines: int) -> int:
        """Return how wide what a place gives is in so many lines, which is the same in most ways to lie."""
        measure = partial(stock_width, brush, place, self._seats, height, lines)
        return brush.once(("stock", place, self._seats, height, lines), measure)

    def draw(self, surface: Surface, view: View, place: Place) -> None:
        brush, district = self.brush, self.districts[place]
        dull = resolved(view, place) or view.round > LAST_CITY_ROUND
        _band(brush, surface, district.ribbon, district.tail, dull=dull)
        self.draw_name(surface, view, place)
        draw_stock(brush, surface, view, place, district.stock, district.title)
        if place is Place.COUNCIL and chooses_box(view):
            light_seal(surface, district.seal, district.seal_size)
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
        district, name, seal = self.districts[place], f"seal_{place.name.lower()}", self.seal(place)
        if grey is not None:
            seal = self.brush.pictures.made((name, district.seal_size, grey), partial(_greyed, seal, grey))
        surface.blit(seal, seal.get_rect(center=district.seal))

    def seal(self, place: Place) -> Surface:
        """Return the red seal of a district; do not draw on it."""
        return self.brush.sized(f"seal_{place.name.lower()}", self.districts[place].seal_size)

    def seal_around(self, place: Place) -> Rect:
        """Return the pixels of the seal of a district."""
        return self.seal(place).get_rect(center=self.districts[place].seal).clip(self.layout.city)

    def around(self, place: Place) -> Rect:
        """Return all pixels of a ribbon with its ends, its shadow and its seal."""
        district = self.districts[place]
        seal = Rect(0, 0, 2 * district.seal_size, 2 * district.seal_size)
        seal.center = district.seal
        return district.stretch.inflate(2 * district.tail, 2 * district.tail).union(seal).clip(self.layout.city)

    @cached_property
    def _names_style(self) -> Style:
        """The style in which the names of all eight districts fit their ribbons."""
        rooms = (
            (_name(place), district.title.width - _letter_room(self.brush, place))
            for place, district in self.districts.items()
        )
        return self.brush.alike(rooms, TITLE)


def _titles(brush: Brush) -> tuple[Style, ...]:
    """Return the styles that names may have: in a small window plain ones, too, where those of titles are too wide."""
    return (TITLE, Style(Face.TEXT, TITLE.units)) if brush.layout.compact else (TITLE,)


def _greyed(seal: Surface, grey: Colour) -> Surface:
    """Return a seal without its colour, in the light of a grey."""
    pale = pygame.transform.grayscale(seal)
    pale.fill(_PALER, special_flags=pygame.BLEND_RGB_ADD)
    pale.fill(grey, special_flags=pygame.BLEND_RGB_MULT)
    return pale


def chooses_box(view: View) -> bool:
    """Tell whether the viewer chooses a box of the Council just now."""
    return isinstance(view.question, BoxQuestion) and view.question.seat == view.viewer


def light_seal(surface: Surface, centre: Point, size: int) -> None:
    """Lay a light around a seal `size` pixels wide: what bears the same seal so lit belongs together."""
    within = round(size * _WAX_WIDE)
    light = shapes.glow((within, within), within // 2, max(2, size // _LIGHT_WIDE), GLOW)
    surface.blit(light, light.get_rect(center=centre))


def taken(view: View) -> tuple[tuple[Box, int], ...]:
    """Return the boxes of the Council that are taken, and by whom."""
    question = view.question
    if isinstance(question, BoxQuestion):
        return question.taken
    if isinstance(question, BoxUseQuestion):
        return ((question.box, question.seat), *question.waiting)
    return ()


def _name(place: Place) -> str:
    return tr(f"davinci.picture.places.{place.name.lower()}")


def _letter_room(brush: Brush, place: Place) -> int:
    """The pixels of the letter of a district, and of the gap before its name."""
    return brush.width(LETTERS[place], _LETTER) + brush.px(7)


def _meetings(found: Mapping[Place, District]) -> int:
    """Count the ribbons that lie over others, with their ends."""
    stretches = [each.stretch for each in found.values()]
    return sum(stretch.collidelist(stretches[number + 1 :]) != -1 for number, stretch in enumerate(stretches))


def _faults(room: Rect, found: Mapping[Place, District]) -> int:
    """Count where ribbons, with ends and seals, leave their room, lie aside of their squares, or hide others."""
    faults = 0
    for place, district in found.items():
        others = [each for other, each in found.items() if other is not place]
        faults += abs(district.plate.centerx - district.row.centerx) > district.row.width // _ASIDE
        faults += not room.contains(district.stretch)
        faults += district.stretch.collidelist([each.stretch for each in others]) != -1
        faults += district.plate.collidelist([each.people for each in others]) != -1
    return faults


def _band(brush: Brush, surface: Surface, rect: Rect, tail: int, *, dull: bool) -> None:
    """A band of paper with its ends folded back, which reach by a tail beyond it."""
    line = max(1.0, 1.5 * brush.layout.k)
    wide, high = rect.width + 2 * tail, rect.height + max(2, rect.height // 9)
    for corners in _tails(wide, rect.height, high, tail):
        shapes.lay(surface, shapes.polygon((wide, high), corners, _TAIL, INK, line), (rect.left - tail, rect.top))
    shade = shapes.plate(rect.size, 3, (40, 18, 4, 90))
    shapes.lay(surface, shade, (rect.left + 1, rect.top + max(2, brush.px(4))))
    shapes.lay(surface, shapes.plate(rect.size, 3, INK), rect.topleft)
    inner = rect.inflate(-2 * round(line), -2 * round(line))
    upper, lower = _DULL if dull else PAPER
    shapes.lay(surface, shapes.gradient(inner.size, 2, upper, lower), inner.topleft)
    gilt = rect.inflate(-2 * max(3, brush.px(3.5)), -2 * max(3, brush.px(3.5)))
    shapes.lay(surface, shapes.outline(gilt.size, 2, (*GOLD, 150), max(1.0, brush.layout.k)), gilt.topleft)


def _tails(wide: int, high: int, low: int, tail: int) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Return the corners of both ends, which hang a little lower than the band."""
    drop, notch = low - high, tail * 0.45
    left = ((tail, drop), (1, drop + 1), (notch, drop + high / 2), (1, low - 1), (tail, low - 1))
    return left, tuple((wide - x, y) for x, y in left)
