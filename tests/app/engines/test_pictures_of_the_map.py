"""The chart of Engines of War: owners by colour and by lines, lights around borders, and what is kept of it."""

import itertools

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart import drawing, washes
from leonardo.app.engines.picture.chart.outlines import REACH, outline, reach
from leonardo.app.engines.picture.chart.places import SIZE, Eye, lands, places
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.areas import contains
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.surface_cache import LruSurfaces
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.shown.marks import NO_MARKS, Lifted, Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View
from tests.engine.engines.build import land, seat, turn

WHOLE = Eye((0, 0, *SIZE))
WHITE = (255, 255, 255)


@pytest.fixture
def brush(screen: None, one_set_of_pictures: Pictures) -> Brush:  # noqa: ARG001 - pictures need a screen
    return Brush(one_set_of_pictures, Painter(1.0, 1.0), Page(size=(1920, 1080), k=1.0), [PlayerStyle("Lisa", "red")])


def middle_of(at: Territory) -> tuple[int, int]:
    """The anchor of a territory on the canvas of its outline, at one pixel a unit."""
    corner = reach(WHOLE, at).topleft
    x, y = places()[at].anchor
    return round(x) - corner[0], round(y) - corner[1]


@pytest.mark.parametrize("at", [Territory.SICILY, Territory.MUSCOVY, Territory.GREECE])
def test_a_wash_changes_its_own_land_and_nothing_beside_it(at: Territory) -> None:
    tint = washes.wash(at, 1.0, "red")
    area, corner = lands(WHOLE).area(at), reach(WHOLE, at).topleft
    assert tint.get_at(middle_of(at))[:3] != WHITE
    assert tint.get_at((0, 0))[:3] == WHITE
    assert contains(area, (middle_of(at)[0] + corner[0], middle_of(at)[1] + corner[1]))


def test_a_wash_is_deeper_at_the_border_than_in_the_middle() -> None:
    tint, shape = washes.wash(Territory.MUSCOVY, 1.0, "green"), outline(Territory.MUSCOVY, 1.0)
    far = pygame.transform.average_color(tint, pygame.Rect(middle_of(Territory.MUSCOVY), (1, 1)).inflate(30, 30))
    ring = [tint.get_at((round(x), round(y)))[:3] for x, y in shape.rings[0] if 0 < x < shape.size[0] - REACH]
    assert sum(map(sum, ring)) / len(ring) < sum(far[:3])


def shades(surface: Surface) -> bytes:
    """A patch in the middle of a large land without its colours."""
    patch = pygame.Rect(0, 0, 26, 26)
    patch.center = middle_of(Territory.HUNGARY)
    return bytes(pygame.image.tobytes(pygame.transform.grayscale(surface.subsurface(patch)), "RGB")[::3])


def test_owners_are_told_without_colour_by_lines_on_their_lands() -> None:
    patches = {colour: shades(washes.wash(Territory.HUNGARY, 1.0, colour)) for colour in SEAT_COLOURS}
    lined = {colour: tuple(value < max(patch) - 6 for value in patch) for colour, patch in patches.items()}
    for one, other in itertools.combinations(SEAT_COLOURS, 2):
        differs = sum(a != b for a, b in zip(lined[one], lined[other], strict=True))
        assert differs > 0.08 * 26 * 26, (one, other)


def test_a_light_outside_the_border_keeps_the_owners_colour(brush: Brush) -> None:
    surface = Surface(SIZE)
    surface.fill((90, 90, 90))
    drawing.lay_edge(brush, surface, WHOLE, Territory.HUNGARY, "target")
    anchor = tuple(map(round, places()[Territory.HUNGARY].anchor))
    assert surface.get_at((anchor[0], anchor[1]))[:3] == (90, 90, 90)
    around = reach(WHOLE, Territory.HUNGARY)
    assert pygame.mask.from_threshold(surface, (255, 196, 40), (60, 60, 60)).count() > 200
    assert surface.get_at((max(0, around.left - 4), around.centery))[:3] == (90, 90, 90)


def test_a_barred_land_is_darkened_within_its_border(brush: Brush) -> None:
    surface = Surface(SIZE)
    surface.fill((200, 200, 200))
    drawing.lay_edge(brush, surface, WHOLE, Territory.POLAND, "barred")
    x, y = map(round, places()[Territory.POLAND].anchor)
    assert surface.get_at((x, y))[0] < 190
    assert surface.get_at(reach(WHOLE, Territory.POLAND).topleft)[:3] == (200, 200, 200)


def test_the_ground_seen_closely_is_a_part_of_the_whole(brush: Brush) -> None:
    closer = WHOLE.closer((600, 400), 2.0)
    near, whole = drawing.ground(brush, closer), drawing.ground(brush, WHOLE)
    assert near.get_size() == whole.get_size() == SIZE
    x, y = map(round, closer.units((600, 400)))
    one, other = (
        pygame.transform.average_color(s, r) for s, r in ((near, (590, 390, 20, 20)), (whole, (x - 5, y - 5, 10, 10)))
    )
    assert all(abs(a - b) < 16 for a, b in zip(one[:3], other[:3], strict=True))


def test_an_arrow_reaches_from_its_base_to_its_target(brush: Brush) -> None:
    surface = Surface((400, 300))
    surface.fill((255, 255, 255))
    drawing.arrow(brush, surface, (60, 220), (320, 120), (176, 40, 28))
    assert surface.get_at((316, 122))[:3] != WHITE
    assert surface.get_at((62, 218))[:3] != WHITE
    assert surface.get_at((380, 280))[:3] == WHITE


def test_what_was_not_used_longest_makes_room_for_what_is_new() -> None:
    shelf, made = LruSurfaces[Surface](room=lambda: 400), list[str]()

    def make(name: str) -> Surface:
        made.append(name)
        return Surface((10, 10))

    for name in ("first", "second", "first", "third", "first", "second"):
        shelf.get(name, lambda name=name: make(name))  # type: ignore[misc]
    assert made == ["first", "second", "third", "second"]


@pytest.fixture
def seen(screen: None, one_set_of_pictures: Pictures) -> tuple[EnginesPicture, View]:  # noqa: ARG001 - as above
    """A table of 1280x720 in somebody's turn, on which there are many pieces."""
    game = turn(
        seat(provence=land(3, 1), aragon=land(2, 1)), seat(ireland=land(3, 1)), seat(england=land(3), norway=land(2))
    )
    picture, view = (
        EnginesPicture([PlayerStyle("Lisa", "red")] * 3, pictures=one_set_of_pictures),
        GAME.view(game.state, 0),
    )
    picture.arrange((1280, 720), view)
    return picture, view


def test_pieces_over_the_sea_are_pressed_for_their_territory(seen: tuple[EnginesPicture, View]) -> None:
    picture, view = seen
    eye = picture.looked
    for at in (Territory.PROVENCE, Territory.ARAGON):
        x, y = picture.chart.foot(at, eye)
        pixels = [(x + across, y - 2) for across in range(-20, 20)]
        over_the_sea = [
            pixel for pixel in pixels if not any(contains(lands(eye).area(each), pixel) for each in Territory)
        ]
        assert over_the_sea
        assert all(LandSpot(at) in picture.spots_at(view, pixel) for pixel in over_the_sea)


def test_names_come_over_pieces_drawn_again_over_a_light(seen: tuple[EnginesPicture, View]) -> None:
    picture, view = seen
    strokes = [
        stroke.key[:2]
        for stroke in picture.chart.retouched(
            view, Marks(lit=frozenset({LandSpot(Territory.FRANCE)})), Rect(0, 0, 0, 0)
        )
        if isinstance(stroke.key, tuple)
    ]
    again = [at for what, at in strokes if what == "_stand"]
    assert Territory.IRELAND in again, "its pieces have so much room that the light comes near"
    assert all(strokes.index(("_name", at)) > strokes.index(("_stand", at)) for at in again)


@pytest.mark.parametrize("at", [Territory.AQUITAINE, Territory.FRANCE])
def test_while_something_is_held_all_that_is_unlit_steps_back(seen: tuple[EnginesPicture, View], at: Territory) -> None:
    """What stands beside a target is drawn once more over its light: it is no brighter than what is far from it."""
    picture, view = seen
    source = LandSpot(Territory.PROVENCE)
    held = Marks(lit=frozenset({LandSpot(at)}), lifted=(Lifted(source, 1),))
    plain, dimmed = Surface((1280, 720)), Surface((1280, 720))
    picture.draw(plain, view, NO_MARKS)
    picture.draw(dimmed, view, held)
    reach = lands(picture.looked).around(at).inflate(80, 80)
    again = [
        stroke.region
        for stroke in picture.chart.retouched(view, held, Rect(0, 0, 0, 0))
        if isinstance(stroke.key, tuple) and stroke.key[0] == "_name" and stroke.key[1] != at
    ]
    beside = [region for region in again if not reach.colliderect(region)]
    assert beside
    for region in beside:
        assert brightest(dimmed, region) < brightest(plain, region) - 30, region


def brightest(surface: Surface, region: Rect) -> int:
    pixels = ((x, y) for x in range(region.left, region.right) for y in range(region.top, region.bottom))
    return max(sum(surface.get_at(at)[:3]) // 3 for at in pixels)


@pytest.mark.parametrize("at", [Territory.PORTUGAL, Territory.SICILY])
def test_a_name_over_the_sea_is_pressed_for_its_territory(seen: tuple[EnginesPicture, View], at: Territory) -> None:
    picture, view = seen
    eye = picture.looked
    left, middle = picture.chart.written(at, eye).midleft
    assert not any(contains(lands(eye).area(each), (left + 2, middle)) for each in Territory)
    assert LandSpot(at) in picture.spots_at(view, (left + 2, middle))
