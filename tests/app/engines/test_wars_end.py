"""When a war is over, the flag of who has the land is seen over it, and what was captured (rules 11.12, 11.13)."""

from random import Random

import pytest
from pygame import Rect

from leonardo.app.engines.motion import feasts
from leonardo.app.engines.picture.feasts import ended
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View

WON = AttackWon(0, 1, Territory.NAPLES, 5, 1, 0, 2, 0, 0)
HELD = AttackLost(1, 0, Territory.NAPLES, 1, 1)


@pytest.fixture
def brush(screen: None, one_set_of_pictures: Pictures) -> Brush:  # noqa: ARG001 - pictures need a screen
    looks = [PlayerStyle("Lisa", "red"), PlayerStyle("Salaì", "blue"), PlayerStyle("Melzi", "green")]
    return Brush(one_set_of_pictures, Painter(1.0, 1.0), Page(size=(1920, 1080), k=1.0), looks)


@pytest.fixture
def view() -> View:
    """What the first of three seats sees."""
    return GAME.view(GAME.begin(GAME.deal(Options(3), Random(3))).state, 0)


def test_the_land_is_told_of_who_has_it_now() -> None:
    assert ended.ended(WON, 2, 5).winner == 0
    assert ended.ended(HELD, 0, 2).winner == 1
    assert "5" in ended.ended(WON, 2, 5).told


def test_what_was_captured_is_told_before_who_moves_in() -> None:
    plain = ended.ended(HELD, 0, 2).told
    nothing = ended.ended(AttackLost(1, 0, Territory.NAPLES, 0, 0), 0, 2).told
    assert plain
    assert not nothing


def test_the_end_of_a_war_between_others_takes_less_of_ones_time(view: View) -> None:
    own = feasts.feast(view, WON)
    others = feasts.feast(view, AttackWon(1, 2, Territory.NAPLES, 5, 1, 0, 2, 0, 0))
    assert own is not None
    assert others is not None
    assert others.complete < others.lasts <= 1000
    assert own.lasts - own.complete > 10_000, "a press goes on"


@pytest.mark.parametrize(("event", "level"), [(WON, 5), (WON, 0), (HELD, 1)])
def test_all_of_it_stands_on_the_stage(brush: Brush, event: AttackWon | AttackLost, level: int) -> None:
    page = ended.page_of(brush, Rect(298, 126, 1218, 763), ended.ended(event, level, 4))
    for cue in feasts.ended(own=True, won=True).cues:
        exhibit = page.exhibit(cue.what)
        assert exhibit is not None
        assert page.stage.rect.contains(exhibit.place)
