"""A flag over a territory is put up only where no stage lies over that."""

from pathlib import Path

import pytest
from pygame import Rect, Surface

from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.heralds import Heralds
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def test_no_flag_lies_over_the_stage_of_a_war(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path), settings=Settings(speed=Speed.OFF))
    decisions("engines")["assault"].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.settle()
    view, marks = table.view(), table.marks()
    assert view.war is not None
    stage = table.picture.asking(view, marks)
    assert stage is not None
    under = LandSpot(view.war.target)
    assert stage.colliderect(bounds(table.picture.areas(view, marks)[under]))
    raised: list[Rect] = []
    draw = Heralds.raise_flags

    def note(*told: object) -> list[Rect]:
        found: list[Rect] = draw(*told)  # type: ignore[arg-type] # handed on as they came
        raised.extend(found)
        return found

    monkeypatch.setattr(Heralds, "raise_flags", note)
    table.course.playback.flags.put_up(Flag(0, under, "attacked"), 0)
    table.draw(Surface((1280, 720)))
    theatre.close()
    assert raised == []
