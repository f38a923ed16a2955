"""Composing an assault: how many infantry or planes take part, and against what (rules 11.15, 11.24, 11.27, 11.28)."""

from attrs import evolve

from leonardo.app.engines.moves.in_hand import Held, Wave
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByPlanes
from leonardo.engine.engines.view import View


@kept_for_view
def usual(view: View) -> Wave:
    """Return the assaults that are proposed: with all that can take part, all planes against infantry."""
    infantry = [option for option in view.options if isinstance(option, AssaultByInfantry)]
    planes = [option for option in view.options if isinstance(option, AssaultByPlanes)]
    best = max(planes, key=lambda each: (each.infantry, each.count), default=None)
    return Wave(
        max((each.count for each in infantry), default=0),
        any(each.cannon for each in infantry),
        best.infantry if best is not None else 0,
        0,
        0,
    )


def wave_of(view: View, held: Held | None) -> Wave:
    return held if isinstance(held, Wave) else usual(view)


def infantry_of(view: View, wave: Wave) -> AssaultByInfantry | None:
    """Return the assault of infantry as it is composed, if it may be made."""
    wanted = AssaultByInfantry(wave.infantry, wave.cannon)
    return wanted if wanted in view.options else None


def planes_of(view: View, wave: Wave) -> AssaultByPlanes | None:
    """Return the assault of planes as it is composed, if it may be made."""
    for option in view.options:
        if isinstance(option, AssaultByPlanes) and _targets(option) == (wave.planes, wave.at_tanks, wave.at_planes):
            return option
    return None


def _targets(option: AssaultByPlanes) -> tuple[int, int, int]:
    return option.infantry, option.tanks or 0, option.planes or 0


@kept_for_view
def splits(view: View) -> tuple[bool, bool]:
    """Return whether planes may be sent against tanks, and against planes (rules 11.27, 11.28)."""
    planes = [option for option in view.options if isinstance(option, AssaultByPlanes)]
    return any(each.tanks for each in planes), any(each.planes for each in planes)


def more(view: View, wave: Wave, name: str, step: int) -> Wave | None:
    """Return the assaults with more or fewer of one kind, by the name of its field; nothing where that may not be."""
    other = evolve(wave, **{name: getattr(wave, name) + step})
    if name == "infantry":
        return other if infantry_of(view, other) is not None else None
    if planes_of(view, other) is not None:
        return other
    return _shifted(view, other, name, step)


def _shifted(view: View, other: Wave, name: str, step: int) -> Wave | None:
    """Return the same with the planes of another target lessened for it, where all take part already."""
    if step < 0:
        return None
    for field in ("planes", "at_tanks", "at_planes"):
        if field != name and getattr(other, field) > 0:
            shifted = evolve(other, **{field: getattr(other, field) - 1})
            if planes_of(view, shifted) is not None:
                return shifted
    return None


def with_cannon(view: View, wave: Wave) -> Wave | None:
    """Return the same with the great cannon, or without it; nothing where there is no choice (rule 8.6)."""
    other = evolve(wave, cannon=not wave.cannon)
    return other if infantry_of(view, other) is not None and infantry_of(view, wave) is not None else None
