"""What is told of a place under the hand stands where it will stay, from the first frame on."""

from itertools import groupby

import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.looks.stands import Tag
from leonardo.app.table.looks.tips import Tags
from leonardo.app.table.shown.marks import Tone
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.at_table import AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

STEPS = 16  # frames in which the hand comes from one place to the next


def test_a_tip_of_a_place_under_the_hand_never_jumps(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, draw = list[tuple[tuple[int, ...], tuple[int, ...]]](), Tags.draw_tag

    def watched(tags: Tags, surface: Surface, tag: Tag, rect: Rect, about: Rect, tone: Tone, *, reading: bool) -> Rect:
        if surface.get_clip():
            drawn.append((tuple(about), tuple(rect)))
        return draw(tags, surface, tag, rect, about, tone, reading=reading)

    table.desk.kit.settings = Settings(speed=Speed.NORMAL)
    desk = table.desk
    at = desk.at(ApprenticeSpot(0))
    desk.hover(at)
    desk.hold(at)
    monkeypatch.setattr(Tags, "draw_tag", watched)
    for place in (Place.SMITHY, Place.GLASSWORKS, Place.KILN, Place.ROPERY, Place.COUNCIL):
        before, (x, y) = at, desk.at(DistrictSpot(place))
        for step in range(1, STEPS + 1):
            at = before[0] + (x - before[0]) * step // STEPS, before[1] + (y - before[1]) * step // STEPS
            desk.carry(at)
    stands = [{rect for _, rect in told} for _, told in groupby(drawn, key=lambda each: each[0])]
    assert len(stands) >= len(("Smithy", "Glassworks", "Kiln", "Ropewalk", "Council"))
    assert all(len(rects) == 1 for rects in stands)
