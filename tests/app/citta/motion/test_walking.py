"""A pawn that walks is seen once in each frame, be it that it walks or is there at once, however little is drawn."""

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import PawnSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.scene import TableScene
from leonardo.engine.citta.events import PawnWalked
from scripts.fuzz.frames import from_nothing, play_on
from scripts.fuzz.house import House, house

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

A_FRAME = 60.0  # milliseconds of a frame of a busy computer
WALKS = 3


def table(here: House) -> TableScene | None:
    top = here.kit.stack.top
    return top if isinstance(top, TableScene) else None


def ends(of: TableScene, walk: PawnWalked) -> list[Rect]:
    assert isinstance(of.picture, CittaPicture)
    places = [of.picture.spots(view)[PawnSpot(walk.party)] for view in of.course.playback.ends(of.course.eyes)]
    return [place.clip(of.picture.layout.city) for place in places]


def looks(surface: pygame.Surface, place: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(place), "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("motionless", [False, True])
def test_a_pawn_is_seen_at_one_place(tmp_path: Path, motionless: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    random, walks = Random(1), set[PawnWalked]()
    with house(tmp_path, 2, Settings(speed=Speed.NORMAL, reduced_motion=motionless)) as here:
        here.go_to("table", "citta")
        monkeypatch.setattr(here.app.clock, "step", A_FRAME)
        while len(walks) < WALKS:
            here.turn()
            at = table(here)
            if at is None:
                here.key(pygame.K_RETURN)
                continue
            walk = at.course.happening
            if isinstance(walk, PawnWalked):
                walks.add(walk)
                whole = from_nothing(here)
                places = ends(at, walk)
                for place in places:
                    assert looks(here.canvas.surface, place) == looks(whole, place), walk
            play_on(here, random)
