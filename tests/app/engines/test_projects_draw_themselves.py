"""A project that is realised is seen on a stage: its machine draws itself, a work of art brings its points."""

from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.engines.motion import feasts
from leonardo.app.engines.motion.feasts import Item
from leonardo.app.engines.picture.feasts import realised
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.feast.timeline import Entrance
from leonardo.engine.engines import GAME, events
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View


@pytest.fixture
def brush(screen: None, one_set_of_pictures: Pictures) -> Brush:  # noqa: ARG001 - pictures need a screen
    looks = [PlayerStyle("Lisa", "red"), PlayerStyle("Salaì", "blue"), PlayerStyle("Melzi", "green")]
    return Brush(one_set_of_pictures, Painter(1.0, 1.0), Page(size=(1920, 1080), k=1.0), looks)


@pytest.fixture
def view() -> View:
    """What the first of three seats sees."""
    return GAME.view(GAME.begin(GAME.deal(Options(3), Random(3))).state, 0)


def test_ones_own_machine_is_seen_longer_than_that_of_another(view: View) -> None:
    own = feasts.feast(view, events.ProjectRealised(0, Card.GEARBOX, 20))
    other = feasts.feast(view, events.ProjectRealised(1, Card.GEARBOX, 20))
    assert own is not None
    assert other is not None
    assert other.complete < other.lasts < own.lasts < 2500


@pytest.mark.parametrize("card", tuple(PROJECTS))
def test_all_that_a_feast_names_is_on_its_stage(brush: Brush, view: View, card: Card) -> None:
    timeline = feasts.feast(view, events.ProjectRealised(0, card, 20))
    assert timeline is not None
    page = realised.page_of(brush, Rect(298, 126, 1218, 763), 0, card)
    for cue in timeline.cues:
        exhibit = page.exhibit(cue.what)
        assert exhibit is not None
        assert page.stage.rect.contains(exhibit.place)
        assert (exhibit.order is not None) == (cue.entrance is Entrance.DRAWN)
    assert (Item.POINTS in {cue.what for cue in timeline.cues}) == bool(PROJECTS[card].points)


def test_a_machine_comes_stroke_by_stroke(brush: Brush) -> None:
    page = realised.page_of(brush, Rect(298, 126, 1218, 763), 0, Card.SUBMARINE)
    exhibit = page.exhibit(Item.DRAWING)
    assert exhibit is not None
    under = Surface((1920, 1080))
    for _ in page.stage.laying(under, page.title):
        pass
    inked = []
    for share in (0.0, 0.4, 0.8, 1.0):
        frame = under.copy()
        exhibit.draw(frame, Entrance.DRAWN, share, under)
        changed = pygame.mask.from_threshold(frame, (0, 0, 0), (14, 14, 14, 255), under)
        inked.append(exhibit.place.width * exhibit.place.height - changed.count())
    assert inked == sorted(inked)
    assert inked[1] < inked[3]
