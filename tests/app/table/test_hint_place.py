"""The card of a hint hides none of the buttons of what is asked, and as little of the rest as there is room for."""

from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from leonardo.app.citta.spots import BidSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES, Settings, Speed
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.spots import ButtonSpot
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.overlays import KnownHints, advice_for
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ASKED = (
    *(("citta", kind) for kind in ("option", "side", "answer", "ball", "office", "bet", "sale")),
    *(("engines", kind) for kind in ("bid", "choose", "assault", "fire", "parachute", "retreat")),
)
"""Decisions that are asked on a plate or a stage in the middle of the table."""
LITTLE = 0.12  # the share of such a place that a card may hide in the smallest window with the largest text


@pytest.mark.parametrize(
    ("size", "text_size", "at"),
    diagonal(((1024, 640), (1280, 697), (1600, 900)), (TEXT_SIZES[-1], 100), ASKED, quick=1, pairs=False),
)
def test_what_is_asked_can_be_read_beside_a_hint(
    tmp_path: Path, size: Size, text_size: int, at: tuple[str, str]
) -> None:
    settings = Settings(speed=Speed.OFF, reduced_motion=True, text_size=text_size)
    theatre = Theatre(size, SaveFolder(tmp_path), settings=settings)
    try:
        decisions(at[0])[at[1]].sit_down(theatre)
        table = theatre.table
        plate = table.picture.asking(table.view(), table.marks())
        assert plate is not None
        with patch.object(table.session, "hint_service", KnownHints(advice_for(theatre))):
            hint = HintScene(table.kit, table)
            table.kit.stack.push(hint)
            theatre.turn(2)
        assert hint.card is not None
        assert pygame.Rect((0, 0), size).contains(hint.card.rect)
        hidden = plate.clip(hint.card.rect)
        assert hidden.width * hidden.height <= plate.width * plate.height * LITTLE
        asked = [at for spot, at in table.places().items() if isinstance(spot, ButtonSpot) and plate.contains(at)]
        assert hint.card.rect.collidelist(asked) < 0
    finally:
        theatre.close()


def ink(surface: pygame.Surface, place: pygame.Rect) -> pygame.Mask:
    """Return where something is written or drawn on a place that is pale."""
    return pygame.mask.from_threshold(surface.subsurface(place), (0, 0, 0), (160, 160, 160, 255))


@pytest.mark.slow
@pytest.mark.parametrize("text_size", [100, 130])
def test_what_a_hint_lights_up_on_a_plate_stays_in_its_place(tmp_path: Path, text_size: int) -> None:
    settings = Settings(speed=Speed.OFF, reduced_motion=True, text_size=text_size)
    theatre = Theatre((1280, 720), SaveFolder(tmp_path), settings=settings)
    try:
        decisions("citta")["auction"].sit_down(theatre)
        field = theatre.table.places()[BidSpot()].inflate(-12, -12)
        before = ink(theatre.canvas.surface, field)
        with patch.object(theatre.table.session, "hint_service", KnownHints(advice_for(theatre))):
            hint = HintScene(theatre.kit, theatre.table)
            theatre.kit.stack.push(hint)
            theatre.turn(2)
            assert hint.looked_at is not None
        lit = ink(theatre.canvas.surface, field)
        assert lit.overlap_area(before, (0, 0)) >= 0.6 * max(lit.count(), before.count()) > 0
    finally:
        theatre.close()
