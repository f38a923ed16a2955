"""Who is held is seen faintly on every open square, and fully on the one over which that is held."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.picture.city.crews import crews
from leonardo.app.davinci.picture.city.squares import Held, Square, standing_height
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticesSpot, DistrictSpot
from leonardo.app.table.shown.marks import Lifted, Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from tests.engine.davinci.build import ANNA, placing, seat, table

KILN = Place.KILN


def covered(picture: Surface) -> int:
    return sum(pygame.mask.from_surface(picture, threshold).count() for threshold in (40, 100, 200))


@pytest.mark.usefixtures("screen")
def test_held_ones_are_seen_as_ghosts_and_at_their_places() -> None:
    view: View = GAME.view(placing(table(*(seat(3, apprentices=3) for _ in range(3)))).state, ANNA)
    picture = DaVinciPicture(looks_for(3))
    picture.arrange((1280, 720), view)
    square = Square(picture.brush, Rect(200, 200, 300, 60), Rect(190, 200, 320, 60), standing_height(0.6))
    marks = Marks(lit=frozenset((DistrictSpot(KILN),)), lifted=(Lifted(ApprenticesSpot(ANNA), 2),))
    come = crews(view, KILN, marks)
    unseen, aside, ghosts, places = (covered(square.drawn(come, held=held)) for held in Held)
    assert unseen == 0
    assert 0 < aside < ghosts, "they make way where another place is aimed at"
    assert 0 < places < ghosts
