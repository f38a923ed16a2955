"""No flag hides what is asked, or a heading: it lies below the prompt along the top of the window, and below that."""

from collections.abc import Mapping, Sequence

import pygame
import pytest
from pygame import Rect

from leonardo.app.kit.areas import Area, bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.kinds import Spot
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.spots import ButtonSpot, PixelSpot, PromptSpot, SeatSpot, Traits

pytestmark = pytest.mark.usefixtures("screen")
PROMPT, LAND, ANOTHER = Rect(0, 0, 600, 60), SeatSpot(7), SeatSpot(8)
HEADING, TRACK = PixelSpot((0, 62)), Rect(0, 62, 800, 28)


@pytest.mark.parametrize("top", [62, 70, 200])
def test_a_flag_on_a_place_below_the_prompt_stays_below_it(top: int) -> None:
    areas = {PromptSpot(): PROMPT, LAND: Rect(100, top, 60, 40), ANOTHER: Rect(110, top + 6, 60, 40)}
    raised = [Raised(Flag(0, spot, "attacks"), PULSE / 2) for spot in list(areas)[1:]]
    for rect in _raised(raised, areas):
        assert not rect.colliderect(bounds(PROMPT))


@pytest.mark.parametrize("top", [92, 100, 112])
def test_a_flag_on_a_place_below_a_heading_hides_nothing_of_it(top: int) -> None:
    areas = {PromptSpot(): PROMPT, HEADING: TRACK, LAND: Rect(100, top, 60, 40)}
    (rect,) = _raised([Raised(Flag(0, LAND, "attacks"), PULSE / 2)], areas)
    assert not rect.colliderect(TRACK)


def test_a_flag_about_a_heading_lies_on_it() -> None:
    areas = {PromptSpot(): PROMPT, HEADING: TRACK}
    (rect,) = _raised([Raised(Flag(0, HEADING, "scores"), PULSE / 2)], areas)
    assert rect.colliderect(TRACK)


def test_a_flag_that_finds_no_room_above_a_button_lies_below_it() -> None:
    button = Rect(60, 94, 140, 30)
    areas = {PromptSpot(): PROMPT, HEADING: TRACK, ButtonSpot("closer"): button, LAND: Rect(100, 110, 60, 60)}
    (rect,) = _raised([Raised(Flag(0, LAND, "attacks"), PULSE / 2)], areas)
    assert rect.top >= button.bottom


def test_a_flag_that_would_lie_half_below_a_sheet_is_not_put_up() -> None:
    areas = {PromptSpot(): PROMPT, LAND: Rect(100, 200, 60, 40), ANOTHER: Rect(600, 400, 60, 40)}
    raised = [Raised(Flag(0, spot, "attacks"), PULSE / 2) for spot in (LAND, ANOTHER)]
    beside, _ = _raised(raised, areas)
    sheet = Rect(beside.right - 10, 100, 200, 300)
    assert len(_raised(raised, areas, [sheet])) == 1


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_what_somebody_says_hides_no_name(text_size: float) -> None:
    """Long words broke out of the panel: over what lies beside it, and over the name of who sits there."""
    panels = {
        SeatSpot(0): Rect(10, 70, 220, 120),
        SeatSpot(1): Rect(240, 70, 220, 120),
        SeatSpot(2): Rect(10, 194, 220, 120),
    }
    names = [Rect(panel.left + 50, panel.top + 4, 100, 20) for panel in panels.values()]
    for spot, panel in panels.items():
        said = Flag(spot.seat, spot, "“Thieves, all of them, one and all!”", is_speech=True)
        (rect,) = _raised([Raised(said, PULSE / 2)], panels, text_size=text_size, names=names)
        assert panel.left <= rect.left < rect.right <= panel.right
        assert rect.collidelist(names) < 0


def _raised(
    raised: Sequence[Raised],
    areas: Mapping[Spot, Area],
    hidden: Sequence[Rect] = (),
    *,
    text_size: float = 1.0,
    names: Sequence[Rect] = (),
) -> list[Rect]:
    """Return where flags are."""
    looks = [PlayerStyle("Anna", "red"), PlayerStyle("Ben", "blue"), PlayerStyle("Cleo", "green")]
    page = Page(size=(800, 500), k=1.0, text_scale=text_size)
    brush = Brush(Pictures(), Painter(1.0, text_size), page, looks)
    heralds = Heralds(looks, Traits(headings=(type(HEADING),)))
    surface = pygame.Surface((800, 500))
    return heralds.raise_flags(
        surface, brush, raised, areas, lambda seat: names[seat] if names else None, hidden=hidden
    )
