"""What is said of a calibration: of positions that were said to be won with 60 to 70 %, how many were."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from attrs import frozen

from leonardo.ai.calibration import Calibration
from leonardo.ai.estimate import calibrated
from scripts.calibrating.games import Case

BANDS: Final = 10
_WIDE: Final = 40
"""Characters across the plot."""


@frozen
class Said:
    """A chance that was said, and how much of a first place came; the score that was said, and what came."""

    game: int
    chance: float
    came: float
    least: float
    most: float
    score: float


@frozen
class Band:
    """Positions whose chance was in a tenth: how many of how many games, the mean that was said, and what came."""

    number: int
    count: int
    games: int
    said: float
    came: float

    @property
    def reach(self) -> float:
        """How far off what came may be by chance in so many games (95 %)."""
        share = (self.came * self.games + 1) / (self.games + 2)
        return 1.96 * sqrt(share * (1 - share) / (self.games + 2))


def said_of(cases: Sequence[Case], calibration: Calibration, *, everybody: bool = False) -> list[Said]:
    """Return what was said in some games of the seat that decides, or of everybody."""
    found = []
    for case in cases:
        for each in case.positions:
            seats = range(len(case.scores)) if everybody else (each.viewer,)
            estimate = calibrated(each.found, calibration)
            for seat in seats:
                told = estimate.seats[seat]
                came = case.part if seat in case.winners else 0.0
                score = told.score
                found.append(Said(case.number, told.chance.likely, came, score.least, score.most, case.scores[seat]))
    return found


def bands(said: Sequence[Said]) -> list[Band]:
    """Return the tenths in which anything was said."""
    found = []
    for number in range(BANDS):
        within = [each for each in said if min(BANDS - 1, int(each.chance * BANDS)) == number]
        if within:
            count = len(within)
            means = sum(each.chance for each in within) / count, sum(each.came for each in within) / count
            found.append(Band(number, count, len({each.game for each in within}), *means))
    return found


def brier(said: Sequence[Said]) -> float:
    """Return the mean square of what chances were off by: 0 is perfect, 0.25 says nothing."""
    return sum((each.chance - each.came) ** 2 for each in said) / len(said)


def report(cases: Sequence[Case], calibration: Calibration) -> str:
    """Return the bands as a table and as a plot, and the figures that sum them up."""
    own, all_seats = said_of(cases, calibration), said_of(cases, calibration, everybody=True)
    lines = [
        f"{len(cases)} games, {len(own)} positions; Brier score {brier(own):.3f} of the seat that decides,",
        f"{brier(all_seats):.3f} of all seats; of {_within(all_seats):.0%} of the scores the span held what came",
        "",
        f"{'said':>9}  {'positions':>9}  {'mean said':>9}  {'came':>12}  0 %{'100 %':>{_WIDE - 3}}",
    ]
    for band in bands(own):
        name = f"{band.number * 10} to {band.number * 10 + 10} %"
        came = f"{band.came:.0%} ± {band.reach:.0%}"
        lines.append(f"{name:>9}  {band.count:>9}  {band.said:>9.0%}  {came:>12}  {_plot(band)}")
    lines += ["", "o what was said, # what came, - where that may be by chance (95 %, by games)"]
    return "\n".join(lines)


def _within(said: Sequence[Said]) -> float:
    return sum(each.least <= each.score <= each.most for each in said) / len(said)


def _plot(band: Band) -> str:
    marks = [" "] * (_WIDE + 1)
    for at in range(_column(band.came - band.reach), _column(band.came + band.reach) + 1):
        marks[at] = "-"
    marks[_column(band.came)] = "#"
    marks[_column(band.said)] = "o"
    return "".join(marks).rstrip()


def _column(share: float) -> int:
    return min(_WIDE, max(0, round(share * _WIDE)))
