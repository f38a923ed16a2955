"""Words are never read through each other: where they stand, or stood a moment ago, nothing fades."""

from collections.abc import Mapping, Sequence
from typing import cast

import pytest
from pygame import Rect

from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.layers import Change
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import PromptSpot

STRIP = Rect(0, 0, 1280, 40)
PLATE, PLATE_BEFORE = Rect(400, 300, 300, 100), Rect(400, 240, 300, 160)


class Told:
    """A picture of which only the strip is known."""

    def spots(self, _view: View, _marks: Marks) -> Mapping[Spot, Rect]:
        return {PromptSpot(): STRIP}


def change(*said: Rect) -> Change:
    return Change(cast("TablePicture", Told()), cast("View", None), NO_MARKS, NO_MARKS, said)


@pytest.mark.parametrize("said", [[PLATE], [PLATE_BEFORE, PLATE]])
def test_what_changes_around_a_plate_fades_without_it(said: Sequence[Rect]) -> None:
    light = Rect(500, 380, 200, 200)
    fades = change(*said).unsaid([*said, light])
    assert fades
    assert all(light.contains(place) for place in fades)
    assert not any(place.colliderect(words) for place in fades for words in said)


def test_two_lights_drawn_as_one_leave_out_words_between() -> None:
    fades = change(PLATE).unsaid([Rect(380, 280, 340, 60), Rect(380, 330, 340, 100)])
    assert sum(place.width * place.height for place in fades) == 340 * 150 - PLATE.width * PLATE.height


def test_nothing_fades_on_the_strip() -> None:
    assert change().unsaid([STRIP, Rect(0, 20, 300, 30)]) == []
    assert change().unsaid([Rect(0, 30, 300, 100)]) == [Rect(0, 40, 300, 90)]
