"""What one puts down oneself is told at contact, and the dim in which all else lay lifts gently."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.looks.fading import FADES, TAKES
from leonardo.app.table.motion.flags import STEPS
from leonardo.engine.davinci.terms import Place
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


def test_the_dim_lifts_gently_when_a_piece_is_put_down_and_a_flag_tells_of_it(moving: AtTable) -> None:
    still = moving.desk.kit.settings.reduced_motion
    bright, mouse, flags = shade(moving), moving.mouse, moving.desk.table.course.playback.flags
    start, end = mouse.spot(ApprenticeSpot(0)), mouse.spot(KILN)
    mouse.move(start)
    mouse.press(start)
    mouse.move(end, held=True)
    moving.wait(700)
    dim = shade(moving)
    assert dim < bright
    mouse.release(end)
    if not still:
        assert [(raised.flag.spot, raised.light) for raised in flags.alight] == [(KILN, STEPS)], "it stays lit"
    shades, lights = list[int](), list[int]()
    for _ in range(round(TAKES / FRAME) + 12):
        shades.append(shade(moving))
        lights += [raised.light for raised in flags.standing]
        moving.desk.turn()
    assert shades[-1] == bright
    lifts = shades[0 if still else round(FADES / FRAME) + 1 :]
    assert lifts == sorted(lifts)
    assert sum(dim < each < bright for each in shades) >= (0 if still else 6)
    assert not still or shades[1] == bright
    assert [raised.flag.spot for raised in flags.standing] == [KILN]
    assert lights[0] == STEPS
