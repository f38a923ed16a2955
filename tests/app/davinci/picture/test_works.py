"""Every invention does something when it is completed, with parts of its own drawing; with less motion none does."""

import pygame
import pytest

from leonardo.app.davinci.motion import completions, feasts
from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.feasts.works import WORKS, sheet
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.performance import Performance
from leonardo.app.table.feast.timeline import CLOSES, GOES, OnStage, Timeline
from leonardo.app.table.feast.worked import STEPS, cuttings, needed
from leonardo.app.table.feast.working import SIDE
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import View
from tests.app.davinci.picture.test_feasts_fit import NAMES, view
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen")

SIZE = (1280, 720)


def completed(invention: int, seat: int = 0) -> tuple[events.InventionCompleted, Timeline]:
    """Return the completion of an invention, and when what of it comes."""
    told = INVENTIONS[invention]
    event = events.InventionCompleted(seat, Place.SMALL, invention, told.weeks, 0, told.first_reward, True)
    timeline = feasts.feast(seen(), seen(), event, ())
    assert timeline is not None
    return event, timeline


def seen() -> View:
    return view()


def frame(invention: int, now: float, *, moving: bool = True) -> bytes:
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
    picture = DaVinciPicture(looks)
    picture.arrange(SIZE, seen())
    event, timeline = completed(invention)
    page = picture.feast(OnStage(timeline, event, ()), seen(), seen())
    assert isinstance(page, FeastPage)
    surface, table = (pygame.Surface(SIZE, 0, 32) for _ in range(2))
    performance = Performance(timeline, page, moving=moving)
    for moment in (0.0, now):
        performance.draw(surface, table, moment)
    return pygame.image.tobytes(surface, "RGB")


def test_every_invention_does_something() -> None:
    assert WORKS.keys() == INVENTIONS.keys()
    assert all(work.moves for work in WORKS.values())


@pytest.mark.parametrize("invention", INVENTIONS)
def test_its_parts_are_those_of_its_drawing_and_lie_within_it(invention: int) -> None:
    work, cutting = WORKS[invention], cuttings().get(sheet(invention))
    drawn = cutting.parts if cutting is not None else {}
    assert [part.name for part in work.parts] == list(dict.fromkeys(part.name for part in work.parts))
    assert {part.name for part in work.parts} == drawn.keys()
    if cutting is not None:
        page = pygame.Rect(0, 0, cutting.side, cutting.side)
        assert all(page.contains(piece.page) for piece in (cutting.bare, *cutting.parts.values()))
    pictures = Pictures()
    assert all(name in pictures for name in needed(sheet(invention), work))


@pytest.mark.parametrize("invention", INVENTIONS)
def test_what_it_gives_off_is_cut_at_no_edge_of_the_drawing(invention: int) -> None:
    for mote in WORKS[invention].motes:
        assert 0 <= mote.begins < mote.ends <= 1.0001, mote
        for number in range(1, STEPS + 1):
            found = mote.at(number / STEPS)
            if found is not None:
                (x, y), size, _, _ = found
                assert min(x, y) - size / 2 >= -1, mote
                assert max(x, y) + size / 2 <= SIDE + 1, mote


@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_over_before_the_stage_goes_and_nobody_waits(seat: int) -> None:
    _, timeline = completed(1, seat)
    work = next(cue for cue in timeline.cues if cue.what is completions.Item.WORK)
    assert work.over <= timeline.lasts - GOES
    assert work.begins < timeline.complete < work.over + CLOSES


@first_quick("invention", [1, 4, 18], 2)
def test_with_reduced_motion_the_drawing_stands_still(invention: int) -> None:
    _, timeline = completed(invention)
    work = next(cue for cue in timeline.cues if cue.what is completions.Item.WORK)
    early, late = work.begins + work.takes * 0.3, work.begins + work.takes * 0.5
    assert frame(invention, early) != frame(invention, late)
    assert frame(invention, early, moving=False) == frame(invention, late, moving=False)


def test_a_complete_machine_has_stronger_colours() -> None:
    pale, ink = (190, 120, 110, 200), (60, 60, 60, 255)
    sheet_of_parts = pygame.Surface((37, 20), pygame.SRCALPHA)
    sheet_of_parts.fill(pale)
    sheet_of_parts.fill(ink, (0, 10, 37, 10))
    for drawing in (sheet_of_parts, sheet_of_parts.subsurface((5, 3, 11, 14))):
        strong = figures.vivid(drawing)
        upper = {tuple(strong.get_at((x, 2))) for x in range(strong.get_width())}
        lower = {tuple(strong.get_at((x, strong.get_height() - 2))) for x in range(strong.get_width())}
        ((red, green, blue, clear),) = upper
        assert (red > pale[0], green < pale[1], blue < pale[2], clear) == (True, True, True, pale[3])
        assert all(max(abs(one - other) for one, other in zip(each, ink, strict=True)) <= 2 for each in lower)
