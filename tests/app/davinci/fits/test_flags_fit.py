"""The flags that tell what others do stand in the window whole, at all sizes and in all languages, and can be read."""

import pygame
import pytest
from pygame import Rect

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, Look
from leonardo.app.kit.theme import INK, Colour, luminance
from leonardo.app.kit.words import words
from leonardo.app.table.areas import Area
from leonardo.app.table.looks import glow
from leonardo.app.table.motion import heralds
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.terms import DISTRICTS, Place
from tests.app.davinci.crowded_game import fullest
from tests.app.davinci.fits.test_table_fits import NAMES
from tests.app.kit.everywhere import SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, legible, probing
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen")

LOOKS = tuple(Look(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False))


def table(size: Size, text_size: int) -> DaVinciPicture:
    picture = DaVinciPicture(LOOKS, pictures=Blanks(), text_scale=text_size / 100)
    picture.arrange(size, GAME.view(fullest(5)[0].state, 0))
    return picture


@pytest.mark.parametrize(("size", "language", "text_size"), diagonal(SIZES, LANGUAGES, (130, 100)))
def test_flags_of_all_seats_stand_whole_in_the_window(size: Size, language: str, text_size: int) -> None:
    view = GAME.view(fullest(5)[0].state, 0)
    with probing() as cut, spoken(language):
        picture, told = table(size, text_size), words("davinci.last.took_laboratory")
        for place in DISTRICTS:
            flags = [Raised(Flag(seat, DistrictSpot(place), told), 0.0) for seat in range(len(LOOKS))]
            page = LayoutProbe(size)
            drawn = Heralds(LOOKS).draw(page, picture.brush, None, flags, picture.areas(view), moving=False)
            assert len(drawn) == len(LOOKS)
            assert faults(page, {}, cut, NAMES, legible(size)) == [], place
            cut.clear()


def test_no_flag_lies_over_the_buttons_of_who_is_asked_at_that_place() -> None:
    picture, surface = table((1280, 720), 100), pygame.Surface((1280, 720))
    kiln = DistrictSpot(Place.KILN)
    areas = dict(picture.areas(GAME.view(fullest(5)[0].state, 0)))
    flag = [Raised(Flag(1, kiln, "takes brick"), 0.0)]
    (before,) = Heralds(LOOKS).draw(surface, picture.brush, None, flag, areas, moving=False)
    take = Rect(before.left, before.top - 20, before.width, before.height)
    (after,) = Heralds(LOOKS).draw(surface, picture.brush, None, flag, areas | {ButtonSpot("take"): take}, moving=False)
    assert before.colliderect(take)
    assert not after.inflate(0, -8).colliderect(take), "but for its shadow"


def test_what_a_flag_says_can_be_read_on_its_paper() -> None:
    paper: Colour = heralds.PAPER[:3]
    assert (luminance(paper) + 0.05) / (luminance(INK) + 0.05) > 7


def test_with_reduced_motion_no_light_comes_and_goes_where_something_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[Area] = []
    real = glow.light

    def light(place: Area, k: float, strength: glow.Strength, share: float) -> glow.Light:
        lit.append(place)
        return real(place, k, strength, share)

    monkeypatch.setattr(glow, "light", light)
    picture, surface = table((1280, 720), 100), pygame.Surface((1280, 720))
    areas = picture.areas(GAME.view(fullest(5)[0].state, 0))
    square, panel = areas[DistrictSpot(Place.KILN)], areas[SeatSpot(1)]
    flag = Flag(1, DistrictSpot(Place.KILN), "+2")
    for moving in (True, False):
        Heralds(LOOKS).draw(surface, picture.brush, flag, [Raised(flag, PULSE / 4)], areas, moving=moving)
    assert lit == [panel, square, panel]
