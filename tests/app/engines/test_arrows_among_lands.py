"""An arrow leads from land to land as long as one that can be used lies that way, and not off the chart."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.areas import centre
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ARROWS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}


@pytest.mark.parametrize("arrow", ARROWS)
def test_arrows_lead_from_land_to_land(tmp_path: Path, arrow: int) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path))
    decisions("engines")["settle"].sit_down(theatre)
    table = theatre.table
    walk, areas, (across, down) = table.controls.walk, table.areas(), ARROWS[arrow]
    usable = {spot: centre(areas[spot]) for spot in walk.usable() if isinstance(spot, LandSpot)}
    strayed = []
    for start, (x, y) in usable.items():
        away = [(to_x - x, to_y - y) for spot, (to_x, to_y) in usable.items() if spot != start]
        ahead = [(dx * across + dy * down, abs(dx * down) + abs(dy * across)) for dx, dy in away]
        table.controls.go_to(start)
        theatre.key(arrow)
        if any(on > 0 and aside <= 2 * on for on, aside in ahead) and walk.at not in walk.usable():
            strayed.append((start, walk.at))
    theatre.close()
    assert strayed == []
