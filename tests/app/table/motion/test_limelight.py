"""The light around who acts comes and goes in steps, one after the other where somebody else acts."""

from itertools import pairwise

from leonardo.app.table.motion.limelight import EASES, LEVELS, Limelight
from leonardo.ui.timeline import Timeline

FRAME = 16
TIMELINE = Timeline()


def pass_by(light: Limelight, milliseconds: float, seat: int | None, *, moving: bool = True) -> None:
    light.turn_to(seat, moving=moving)
    TIMELINE.update(milliseconds)


def levels(light: Limelight, seat: int | None, of: int) -> list[float]:
    """How strongly a seat is lit in each frame of the time it takes, while another or the same one acts."""
    seen = list[float]()
    for _ in range(EASES // FRAME + 1):
        pass_by(light, FRAME, seat)
        seen.append(dict(light.lit).get(of, -1.0))
    return seen


def test_it_comes_in_steps_and_goes_in_steps() -> None:
    light = Limelight(TIMELINE)
    comes = levels(light, 2, of=2)
    assert comes == sorted(comes)
    assert set(comes) == set(LEVELS)
    assert light.lit == ((2, 1.0),)
    assert light.changes_in is None
    goes = levels(light, None, of=2)
    assert goes == sorted(goes, reverse=True)
    assert len(set(goes)) >= len(LEVELS)
    assert not light.lit
    assert light.changes_in is None


def test_who_acts_next_comes_up_while_the_one_before_goes() -> None:
    light = Limelight(TIMELINE)
    levels(light, 0, of=0)
    pass_by(light, EASES / 2, 1)
    assert [seat for seat, _ in light.lit] == [0, 1]
    assert all(level < 1 for _, level in light.lit)
    assert light.changes_in is not None


def test_who_goes_on_after_a_moment_hardly_flickers() -> None:
    light = Limelight(TIMELINE)
    levels(light, 0, of=0)
    pass_by(light, FRAME, None)
    ((_, dips),) = light.lit
    assert dips >= LEVELS[-2]


def test_without_motion_it_is_there_and_gone_at_once() -> None:
    light = Limelight(TIMELINE)
    light.turn_to(1, moving=False)
    assert light.lit == ((1, 1.0),)
    light.turn_to(None, moving=False)
    assert not light.lit


def test_levels_rise() -> None:
    assert all(one < other for one, other in pairwise(LEVELS))
