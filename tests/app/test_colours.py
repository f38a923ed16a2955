"""Nothing is told by colour alone: what must be told apart has another shape, however one sees."""

from collections.abc import Sequence
from itertools import combinations, pairwise, product
from statistics import median

import pygame
import pytest
from attrs import frozen

from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.spots import TRAITS, DistrictSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PAINT, PORTRAITS, SEAT_COLOURS, PlayerStyle, portrait
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.theme import luminance
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import Component, Place, Tier
from leonardo.saves.schema import COLOURS
from tests.app.colour_vision import SIGHTS, light_of, likeness

GROUND = (244, 230, 196)
TOO_LIKE = 0.92
"""Shapes that are more alike than this may be taken for each other; the same shape in another colour is above 0.99."""


@frozen
class Family:
    """Pictures that must be told apart, at the least size (pixels) at which they alone tell what they stand for.

    `part` is where they differ: left, top, right and bottom as shares of the picture.
    """

    names: tuple[str, ...]
    size: tuple[int, int]
    part: tuple[float, float, float, float] = (0, 0, 1, 1)

    def seen(self, pictures: Pictures, name: str, sight: str) -> list[float]:
        width, height = self.size
        paper = pygame.Surface(self.size)
        paper.fill(GROUND)
        paper.blit(pictures.get(name, self.size), (0, 0))
        left, top, right, bottom = self.part
        part = pygame.Rect(width * left, height * top, width * (right - left), height * (bottom - top))
        return light_of(paper.subsurface(part), SIGHTS[sight])


def _named(start: str, ends: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{start}_{end}" for end in ends)


KINDS = [kind.name.lower() for kind in Component]
TIERS = [tier.name.lower() for tier in Tier]
DISTRICTS = [place.name.lower() for place in Place if place not in (Place.SMALL, Place.LARGE)]

FAMILIES = {
    "apprentices": Family(_named("apprentice", SEAT_COLOURS), (55, 69), (0.34, 0.5, 0.66, 0.73)),
    "masters": Family(_named("master", SEAT_COLOURS), (63, 80), (0.3, 0.52, 0.7, 0.8)),
    "hats": Family(_named("apprentice", SEAT_COLOURS), (36, 45), (0, 0, 1, 0.45)),
    "hats of masters": Family(_named("master", SEAT_COLOURS), (36, 45), (0, 0, 1, 0.4)),
    "ghosts": Family(_named("apprentice", [f"{colour}_ghost" for colour in SEAT_COLOURS]), (36, 45), (0, 0, 1, 0.45)),
    "empty places": Family(
        _named("apprentice", [f"{colour}_empty" for colour in SEAT_COLOURS]), (36, 45), (0, 0, 1, 0.45)
    ),
    "workers": Family(("apprentice_yellow", "master_yellow", "automaton"), (28, 35)),
    "portraits": Family(_named("portrait", PORTRAITS), (36, 46), (0.1, 0.05, 0.9, 0.9)),
    "shields": Family(_named("shield", SEAT_COLOURS), (22, 26), (0.2, 0.2, 0.8, 0.75)),
    "last acts": Family(_named("mark", SEAT_COLOURS), (14, 14)),
    "components": Family(_named("component", KINDS), (24, 24)),
    "component cards": Family(_named("card", KINDS), (22, 28)),
    "types": Family(_named("badge", KINDS), (24, 24), (0.15, 0.15, 0.85, 0.85)),
    "types not owned": Family(_named("badge", [f"{kind}_empty" for kind in KINDS]), (24, 24), (0.15, 0.15, 0.85, 0.85)),
    "tiers": Family(_named("medal", TIERS), (20, 20), (0.15, 0.75, 0.85, 1.0)),
    "districts": Family(_named("seal", DISTRICTS), (36, 36), (0.2, 0.2, 0.8, 0.8)),
}


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    pygame.display.init()
    pygame.display.set_mode((1, 1), pygame.HIDDEN)
    return Pictures()


def test_every_colour_that_a_seat_can_have_can_be_painted() -> None:
    assert COLOURS == SEAT_COLOURS == tuple(PAINT)


TURBAN = pygame.Rect(48, 24, 24, 14)  # where it is wound, in a portrait 140 pixels high


def test_no_two_portraits_are_dressed_in_the_same_colour(pictures: Pictures) -> None:
    usual = {colour: PlayerStyle("", colour).portrait for colour in SEAT_COLOURS}
    assert len(set(usual.values())) == len(SEAT_COLOURS)
    light = {}
    for colour in SEAT_COLOURS:
        shown = portrait(pictures, PlayerStyle("", colour, "taqi"), 140)
        red, green, blue, _ = pygame.transform.average_color(shown, TURBAN)
        light[colour] = luminance((red, green, blue))
    assert sorted(SEAT_COLOURS, key=light.__getitem__) == sorted(SEAT_COLOURS, key=lambda seat: luminance(PAINT[seat]))


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_seats_are_equally_light_however_one_sees(sight: str) -> None:
    light = sorted(_light_of_seats(sight).values())
    assert min(lighter - darker for darker, lighter in pairwise(light)) > 0.07


@pytest.mark.parametrize("sight", SIGHTS)
def test_bone_is_lighter_than_any_other_colour_however_one_sees(sight: str) -> None:
    light = _light_of_seats(sight)
    bone = light.pop("bone")
    assert bone > 1.15 * max(light.values())


def _light_of_seats(sight: str) -> dict[str, float]:
    light: dict[str, float] = {}
    for colour, paint in PAINT.items():
        spot = pygame.Surface((1, 1))
        spot.fill(paint)
        (light[colour],) = light_of(spot, SIGHTS[sight])
    return light


@pytest.mark.parametrize(("family", "sight"), [*product(FAMILIES, SIGHTS)])
def test_what_must_be_told_apart_differs_in_shape(pictures: Pictures, family: str, sight: str) -> None:
    light = {name: FAMILIES[family].seen(pictures, name, sight) for name in FAMILIES[family].names}
    alike = {(one, two): likeness(light[one], light[two]) for one, two in combinations(light, 2)}
    assert {pair: round(share, 2) for pair, share in alike.items() if share > TOO_LIKE} == {}


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_same_shape_in_another_colour_would_be_found(pictures: Pictures, sight: str) -> None:
    family = FAMILIES["shields"]
    painted = family.seen(pictures, "shield_red", sight)
    assert likeness(painted, [0.3 + 0.6 * light for light in painted]) > 0.99
    assert likeness(painted, family.seen(pictures, "shield_blue", sight)) < TOO_LIKE


HOUSES = (190, 152, 110)  # the town around the plate of a district, in the mean
SPOT = DistrictSpot(Place.SMITHY)
MARKED = {
    "plain": Marks(),
    "open": Marks(lit=frozenset({SPOT}), pulse=0.5),
    "pointed at": Marks(lit=frozenset({SPOT}), hovered=SPOT, pulse=0.5),
    "focused": Marks(focused=SPOT),
}


def shown(pictures: Pictures, marks: Marks, place: pygame.Rect) -> pygame.Surface:
    layout = lay_out((1280, 720), 3)
    overlay = Overlay(Brush(pictures, Painter(layout.k), layout, ()), TRAITS, lambda spot, places, _: places[spot])
    paper = pygame.Surface((280, 140))
    paper.fill(HOUSES)
    paper.fill(GROUND, place)
    for stroke in (*overlay.lights(marks, {SPOT: place}, None), *overlay.signs(marks, {SPOT: place}, {SPOT: place})):
        stroke.draw(paper)
    return paper


@pytest.mark.parametrize("sight", SIGHTS)
def test_open_and_focused_places_have_other_edges(pictures: Pictures, sight: str) -> None:
    place = pygame.Rect(40, 40, 200, 60)
    edge = pygame.Rect(place.left, place.top - 12, place.width, 14)
    light = {
        name: light_of(shown(pictures, marks, place).subsurface(edge), SIGHTS[sight]) for name, marks in MARKED.items()
    }
    alike = {(one, two): likeness(light[one], light[two]) for one, two in combinations(light, 2)}
    del alike["open", "pointed at"]  # the same frame, which is broader and brighter under the pointer
    assert {pair: round(share, 2) for pair, share in alike.items() if share > TOO_LIKE} == {}


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_closed_place_is_darker_and_has_no_frame(pictures: Pictures, sight: str) -> None:
    place = pygame.Rect(40, 40, 200, 60)
    closed, plain = (shown(pictures, marks, place) for marks in (Marks(barred=frozenset({SPOT})), Marks()))
    dull, bright = (median(light_of(paper.subsurface(place), SIGHTS[sight])) for paper in (closed, plain))
    assert dull < 0.85 * bright
    assert closed.get_at((place.centerx, place.top - 6)) == plain.get_at((place.centerx, place.top - 6))


def test_a_line_that_must_not_be_taken_for_another_is_broken() -> None:
    """A line in another colour might be missed by who sees no red; gaps are not."""
    whole, broken = (make((120, 60), 8, (150, 30, 20), 3.0) for make in (shapes.outline, shapes.dashes))
    assert _covered(whole, 1) == [True]
    assert len(_covered(broken, 1)) >= 9


def _covered(edge: pygame.Surface, row: int) -> list[bool]:
    found: list[bool] = []
    for x in range(12, edge.get_width() - 12):
        covered = edge.get_at((x, row)).a > 127
        if not found or found[-1] != covered:
            found.append(covered)
    return found
