"""The flags that tell what others do keep off what is asked, stand where it was done, and can be read."""

from functools import partial

import pygame
import pytest
from pygame import Rect

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot
from leonardo.app.davinci.words.notices import flag as flag_of
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.theme import INK, Colour, luminance
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion import heralds
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.crowded_game import fullest
from tests.app.davinci.layouts import LOOKS
from tests.app.kit.everywhere import SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.lights import lit_from_now
from tests.diagonal import diagonal
from tests.engine.davinci.build import group, placing
from tests.engine.davinci.build import seat as home_seat
from tests.engine.davinci.build import table as table_of

pytestmark = pytest.mark.usefixtures("screen")

USUAL = tuple(
    PlayerStyle(name, colour)
    for name, colour in zip(("Lisa", "Salaì", "Melzi", "Verrocchio", "Bramante"), SEAT_COLOURS, strict=False)
)


def table(size: Size, text_size: int, looks: tuple[PlayerStyle, ...] = LOOKS) -> DaVinciPicture:
    picture = DaVinciPicture(looks, pictures=Blanks(), text_scale=text_size / 100)
    picture.arrange(size, GAME.view(fullest(5)[0].state, 0))
    return picture


@pytest.mark.parametrize(("size", "language", "text_size"), diagonal(SIZES, LANGUAGES, (130, 100), quick=2))
def test_what_a_seat_did_at_home_is_told_over_its_name(size: Size, language: str, text_size: int) -> None:
    view = GAME.view(fullest(5)[0].state, 0)
    with spoken(language):
        picture, surface, told = table(size, text_size, USUAL), pygame.Surface(size), tr("davinci.last.started")
        areas, named = picture.areas(view), partial(picture.name_place, view)
        for seat in range(1, len(LOOKS)):
            panel, name = picture.spots(view)[SeatSpot(seat)], picture.name_place(view, seat)
            assert name is not None
            for spot in (SeatSpot(seat), LaboratorySpot(seat, Place.SMALL)):
                flag = [Raised(Flag(seat, spot, told), 0.0)]
                (lies,) = Heralds(USUAL).raise_flags(surface, picture.brush, flag, areas, named)
                assert lies.collidepoint(name.left, name.centery)
                assert lies.right <= panel.right + picture.brush.px(12) or lies.left < panel.left


def test_no_flag_lies_over_the_buttons_at_that_place() -> None:
    picture, surface = table((1280, 720), 100), pygame.Surface((1280, 720))
    kiln = DistrictSpot(Place.KILN)
    areas = dict(picture.areas(GAME.view(fullest(5)[0].state, 0)))
    flag = [Raised(Flag(1, kiln, "takes brick"), 0.0)]
    (before,) = Heralds(LOOKS).raise_flags(surface, picture.brush, flag, areas)
    take = Rect(before.left, before.top - 20, before.width, before.height)
    (after,) = Heralds(LOOKS).raise_flags(surface, picture.brush, flag, areas | {ButtonSpot("take"): take})
    assert before.colliderect(take)
    assert not after.inflate(0, -8).colliderect(take), "but for its shadow"


def test_who_stands_at_a_place_stands_in_front_of_its_light() -> None:
    at = Place.KILN
    state = placing(table_of(*[home_seat(apprentices=3)] * 3, queues={at: [group(1, 3)]})).state
    view, picture = GAME.view(state, 0), DaVinciPicture(LOOKS[:3])
    picture.arrange((1280, 720), view)
    usual, lit = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    for surface in (usual, lit):
        picture.draw(surface, view)
    flag, stands = Flag(1, DistrictSpot(at), "+3"), partial(picture.standing, view, NO_MARKS)
    acting, come = ((1, 1.0),), [Raised(flag, PULSE / 4)]
    Heralds(LOOKS).light_up(lit, picture.brush, acting, come, picture.areas(view), stands)
    place, people = picture.city.group_place(view, at, 1), picture.city.group_picture(view, at, 1)
    solid = [(x, y) for x in range(place.width) for y in range(place.height) if people.get_at((x, y)).a == 255]
    there = [(place.left + x, place.top + y) for x, y in solid]
    assert len(there) > place.width * place.height // 4
    assert all(lit.get_at(at) == usual.get_at(at) for at in there)
    assert lit.get_at(picture.city.districts[at].row.midleft) != usual.get_at(picture.city.districts[at].row.midleft)


@pytest.mark.parametrize("paper", [heralds.PAPER[:3], heralds.QUIET[:3]])
def test_what_a_flag_says_can_be_read_on_its_paper(paper: Colour) -> None:
    assert (luminance(paper) + 0.05) / (luminance(INK) + 0.05) > 7


def test_what_has_come_is_lit_for_a_moment_but_with_less_motion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lit = lit_from_now(monkeypatch)
    picture, surface = table((1280, 720), 100), pygame.Surface((1280, 720))
    view = GAME.view(fullest(5)[0].state, 0)
    areas, stands = picture.areas(view), partial(picture.standing, view, NO_MARKS)
    square, panel = areas[DistrictSpot(Place.KILN)], areas[SeatSpot(1)]
    flag = Flag(1, DistrictSpot(Place.KILN), "+2")
    acting = ((1, 1.0),)
    for standing in ([], [Raised(flag, PULSE / 4)], [Raised(flag, PULSE + 1)]):
        for moving in (True, False):
            Heralds(LOOKS).light_up(surface, picture.brush, acting, standing, areas, stands, moving=moving)
    on_the_way, come, read = [panel, panel], [panel, square, panel], [panel, panel]
    assert lit == [*on_the_way, *come, *read]


def test_who_comes_to_a_place_is_told_by_what_it_means_there() -> None:
    """A bare number would read like florins."""
    placed = [flag_of(events.WorkersPlaced(1, place, 2, master=False)) for place in (Place.KILN, Place.SMALL)]
    assert [each.words for each in placed if each] == ["strength +2", "+2 weeks"]
