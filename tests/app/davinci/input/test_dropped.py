"""What one puts down oneself is told at contact, and the dim in which all else lies comes and lifts gently."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.looks.fading import COMES, GOES
from leonardo.app.table.motion.flags import STEPS
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.at_table import FRAME, AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

KILN = DistrictSpot(Place.KILN)


@pytest.fixture(params=[False, True])
def moving(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[AtTable]:
    """Anna places now, at a table where things move, or with reduced motion."""
    table = AtTable(tmp_path, settings=Settings(speed=Speed.NORMAL, reduced_motion=request.param))
    yield table
    table.desk.host.close()


def shade(table: AtTable) -> int:
    """How bright the sky over the city is, all of it together."""
    stage = table.desk.table.picture.stage
    assert stage is not None
    x, y = stage.midtop
    return sum(sum(table.desk.canvas.surface.get_at((x + across, y + 24))[:3]) for across in range(-200, 200, 20))


def test_the_dim_comes_gently_and_a_flag_tells_what_was_put(moving: AtTable) -> None:
    still = moving.desk.kit.settings.reduced_motion
    bright, desk, flags = shade(moving), moving.desk, moving.desk.table.course.playback.flags
    start, end = desk.at(ApprenticeSpot(0)), desk.at(KILN)
    desk.hover(start)
    desk.hold(start)
    desk.carry(end)
    dims = shades_for(moving, COMES)
    moving.desk.pass_time(700)
    dim = shade(moving)
    assert dim < bright
    assert dims == sorted(dims, reverse=True)
    assert sum(dim < each < bright for each in dims) >= (0 if still else 6)
    assert not still or dims[1] == dim
    desk.release(end)
    if not still:
        assert [(raised.flag.spot, raised.light) for raised in flags.alight] == [(KILN, STEPS)], "it stays lit"
    lifts, lights = list[int](), list[int]()
    for _ in range(round(GOES / FRAME) + 24):
        lifts.append(shade(moving))
        lights += [raised.light for raised in flags.standing]
        moving.desk.turn()
    assert lifts[-1] == bright
    assert lifts == sorted(lifts)
    assert sum(dim < each < bright for each in lifts) >= (0 if still else 6)
    assert not still or lifts[1] == bright
    assert [raised.flag.spot for raised in flags.standing] == [KILN]
    assert lights[0] == STEPS


def shades_for(table: AtTable, milliseconds: float) -> list[int]:
    """How bright the sky is in each frame for a while."""
    shades = list[int]()
    for _ in range(round(milliseconds / FRAME)):
        shades.append(shade(table))
        table.desk.turn()
    return shades
