"""The dialog of a bid becomes the stage of its auction again: one thing after the other, and others' purses thud."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.dialogs.becoming import BECOMES, RETURNS, Asked, Becoming, Staged
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from tests.app.davinci.picture.test_feasts_fit import pictured

pytestmark = pytest.mark.usefixtures("screen")

SIZE = (1280, 720)
STEP = 10


def becoming(laid: list[tuple[float, float]], *, back: bool, others: bool = True) -> Becoming:
    """Return the way to or from a stage, and keep how far purses and names have come whenever it is drawn."""
    picture = pictured(SIZE, 1.0)
    stage = FeastStage(picture.brush, picture.layout.city)
    thing = Exhibit(Surface((20, 20), pygame.SRCALPHA), Rect(stage.opening.topleft, (20, 20)))
    staged = Staged(
        stage,
        stage.plate("Sealed bids"),
        thing.place,
        thing.place,
        lambda high: Surface((high, high), pygame.SRCALPHA),
        lambda _, purses, names: laid.append((purses, names)),
        others,
    )
    return Becoming(staged, Asked(thing, thing, thing, thing, thing, thing.place if back else None), back=back)


@pytest.mark.parametrize(("back", "others", "thuds"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_purses_drop_with_one_thud_and_the_names_come_last(*, back: bool, others: bool, thuds: int) -> None:
    laid: list[tuple[float, float]] = []
    way, surface, heard, lasted = becoming(laid, back=back, others=others), Surface(SIZE), 0, 0
    over = False
    while not over:
        over, lasted = way.update(STEP), lasted + STEP
        heard += way.take_thud()
        way.draw(surface)
    assert (heard, lasted) == (thuds, RETURNS if back else BECOMES)
    if back:
        assert laid == sorted(laid)
        assert all(purses > 0.3 for purses, names in laid if names > 0), "they follow the purses"
        assert laid[-1] == (1, 1)
