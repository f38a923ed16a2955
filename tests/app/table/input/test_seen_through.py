"""What is in the hand does not hide where it is asked to be put: it hangs beside that, or lets it be seen."""

from pathlib import Path

import pytest
from pygame import Rect, Surface

from leonardo.app.kit.areas import bounds, centre
from leonardo.app.table.input.carrying import over
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.picture import hidden
from tests.app.every_question import questions

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

WHITE, INK = (255, 255, 255), (0, 0, 0)


def test_through_a_pale_piece_one_sees_what_is_below() -> None:
    piece, below = Surface((20, 20), 65536, 32), Surface((40, 40))
    piece.fill((*INK, 255))
    whole = Sprite(piece, piece, 0)
    below.fill(WHITE)
    whole.faded(150).draw(below, (20, 20))
    assert 80 < below.get_at((20, 20))[0] < 140
    whole.draw(below, (20, 20))
    assert below.get_at((20, 20))[:3] == INK


@pytest.mark.slow
@pytest.mark.parametrize("name", ["davinci", "citta", "engines"])
def test_whatever_is_held_over_a_place_for_it_lets_that_be_seen(tmp_path: Path, name: str) -> None:
    seen, pale = set[type](), 0
    for desk in questions(tmp_path, name, few=4):
        table = desk.table
        liftable = table.hands.moves.liftable(table.view()) if table.free else {}
        for held in [each for each in liftable.values() if type(each) not in seen]:
            seen.add(type(held))
            table.controls.take(held)
            for spot in list(table.hands.moves.targets(table.view(), held))[:4]:
                area = table.areas().get(spot)
                if area is None:
                    continue
                desk.hover(centre(area))
                for _ in range(12):
                    desk.turn()
                here = over(table)
                assert here is not None
                covered = any(hidden(bounds(area), Rect(place)) for place in table.carrying.hides)
                assert here.covers or not covered, (held, spot)
                pale += here.covers
            table.controls.forget()
            desk.turn()
    assert seen
    if name == "davinci":
        assert pale, "a card is as large as where it goes"
