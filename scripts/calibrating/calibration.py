"""The fit of imagined worlds to how games ended, and how often positions were won, in bands of ten per cent."""

from collections.abc import Iterator, Sequence
from math import exp, log, pi, sqrt
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.calibration import PLAIN, Calibration, Line
from leonardo.ai.estimate import CERTAINTY, LEAST_SHARE, Imagined, calibrated, logit
from scripts.calibrating.games import Case, Position

STEPS: Final = 30
PASSES: Final = 3  # how often scores are fitted, each time by what the last fit left
RIDGE: Final = 0.05  # how strongly weights are held at what they would be if what is imagined were true
_FOUR_OF_FIVE: Final = 0.8
_LEAST_DRIFT: Final = 0.15
"""Pairs of positions seldom hold a decision that changes all, such as a union, which is judged less alike."""
_LEAST: Final = 1e-6

Row = list[float]


def fit(cases: Sequence[Case]) -> Calibration:
    """Return the calibration by which such games went on."""
    chances = _conditional_logit(cases)
    found = evolve(PLAIN, now=Line(chances[0], chances[1]), ahead=Line(chances[2], chances[3]), drift=Line(0.0, 0.0))
    found = _with_scores(found, cases)
    return evolve(found, drift=_drift(found, cases))


def _rows(found: Imagined) -> dict[int, Row]:
    rows = {}
    for seat, (side, now, ahead) in enumerate(zip(found.sides, found.now, found.ahead, strict=True)):
        if side is not None:
            one, two = log(max(LEAST_SHARE, now)), log(max(LEAST_SHARE, ahead))
            left, gone = 1 - found.course, found.course
            rows[seat] = [left * one, gone * one, left * two, gone * two]
    return rows


def _conditional_logit(cases: Sequence[Case]) -> Row:
    """Return the weights by which who won was likeliest; none of them below nothing."""
    samples = [
        (_rows(each.found), each.found.sides, _winning(each.found, case.winners))
        for case in cases
        for each in case.positions
    ]
    held = [0.0, 0.0, 1.0, 1.0]
    weights, free = list(held), [0, 1, 2, 3]
    while True:
        for _ in range(STEPS):
            gradient = [RIDGE * (held[at] - weights[at]) for at in range(4)]
            curve = [[RIDGE * (one == two) for two in range(4)] for one in range(4)]
            for rows, sides, won in samples:
                for seat in won:
                    _add(gradient, curve, rows, sides, seat, 1 / len(won), weights)
            step = solved([[curve[one][two] for two in free] for one in free], [gradient[at] for at in free])
            for at, by in zip(free, step, strict=True):
                weights[at] += by
        wrong = [at for at in free if weights[at] < 0]
        if not wrong:
            return weights
        free = [at for at in free if at not in wrong]
        for at in wrong:
            weights[at] = held[at] = 0.0


def _winning(found: Imagined, winners: Sequence[int]) -> list[int]:
    sides = {found.sides[seat]: seat for seat in winners}
    return [seat for side, seat in sides.items() if side is not None]


def _add(
    gradient: Row,
    curve: list[Row],
    rows: dict[int, Row],
    sides: Sequence[int | None],
    winner: int,
    part: float,
    weights: Sequence[float],
) -> None:
    """Add what a position says of the weights in which a seat was to win, by `sides`; several did so in part."""
    sums = {seat: sum(map(float.__mul__, weights, row)) for seat, row in rows.items()}
    best = max(sums.values())
    odds = {seat: exp(each - best) * _counts(sides, seat, winner) for seat, each in sums.items()}
    whole = sum(odds.values())
    mean = [sum(odds[seat] * row[at] for seat, row in rows.items()) / whole for at in range(4)]
    for at in range(4):
        gradient[at] += part * (rows[winner][at] - mean[at])
    for seat, row in rows.items():
        off = [row[at] - mean[at] for at in range(4)]
        for one in range(4):
            for two in range(4):
                curve[one][two] += part * odds[seat] / whole * off[one] * off[two]


def _counts(sides: Sequence[int | None], seat: int, winner: int) -> float:
    """Return how much of a seat's odds counts: once for each side, and that of the winner by its own seat."""
    if sides[seat] == sides[winner]:
        return float(seat == winner)
    return 1 / sides.count(sides[seat])


def _with_scores(found: Calibration, cases: Sequence[Case]) -> Calibration:
    """Return a calibration with the line by which scores went on, and what was left of four of five.

    Each counts by how far those of its time are off: late ones tell the end exactly, early ones hardly at all.
    """
    samples = [
        (each.found.course, ahead, float(score))
        for case in cases
        for each in case.positions
        for ahead, score in zip(each.found.scores, case.scores, strict=True)
    ]
    rows = [[1 - course, course, (1 - course) * ahead, course * ahead] for course, ahead, _ in samples]
    for _ in range(PASSES):
        counts = [1 / found.spread.at(course) for course, _, _ in samples]
        counted = [[count * each for each in row] for count, row in zip(counts, rows, strict=True)]
        wanted = [count * score for count, (_, _, score) in zip(counts, samples, strict=True)]
        level0, level1, slope0, slope1 = _least_squares(counted, wanted)
        found = evolve(found, level=Line(level0, level1), slope=Line(slope0, slope1))
        left = [
            (course, score - found.level.at(course) - found.slope.at(course) * ahead)
            for course, ahead, score in samples
        ]
        found = evolve(found, spread=_reach(left))
    return found


def _drift(found: Calibration, cases: Sequence[Case]) -> Line:
    """Return how far estimates of one move are apart, each being off as much as the other."""
    apart = []
    for case in cases:
        for one, two in _pairs(case.positions):
            chances = [calibrated(each.found, found).seats[each.viewer].chance.likely for each in (one, two)]
            apart.append((one.found.course, (logit(chances[1]) - logit(chances[0])) / sqrt(2)))
    line = _reach(apart)
    return Line(max(_LEAST_DRIFT, line.first), max(_LEAST_DRIFT, line.last))


def _pairs(positions: Sequence[Position]) -> Iterator[tuple[Position, Position]]:
    for number in {each.pair for each in positions}:
        both = [each for each in positions if each.pair == number]
        if len(both) == 2:
            yield both[0], both[1]


def _reach(left: Sequence[tuple[float, float]]) -> Line:
    """Return the standard error that goes evenly along a game, such that four of five are within the reach of it."""
    rows = [[1 - course, course] for course, _ in left]
    least = max(_LEAST, 0.02 * max(abs(off) for _, off in left))
    first, last = _least_squares(rows, [abs(off) * sqrt(pi / 2) for _, off in left])
    line = Line(max(least, first), max(least, last))
    shares = sorted(abs(off) / line.at(course) for course, off in left)
    by = shares[round(_FOUR_OF_FIVE * (len(shares) - 1))] / CERTAINTY
    return Line(line.first * by, line.last * by)


def _least_squares(rows: Sequence[Row], wanted: Sequence[float]) -> Row:
    count = len(rows[0])
    squares = [[sum(row[one] * row[two] for row in rows) for two in range(count)] for one in range(count)]
    for at in range(count):
        squares[at][at] += 1e-6
    return solved(squares, [sum(row[at] * each for row, each in zip(rows, wanted, strict=True)) for at in range(count)])


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> Row:
    """Return what solves some linear equations, by Gauss."""
    rows = [[*row, each] for row, each in zip(matrix, right, strict=True)]
    count = len(rows)
    for at in range(count):
        best = max(range(at, count), key=lambda other: abs(rows[other][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [each / rows[at][at] for each in rows[at]]
        for other in range(count):
            if other != at:
                by = rows[other][at]
                rows[other] = [one - by * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


BANDS: Final = 10
_WIDE: Final = 40  # characters across the plot


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
        """How far off what came may be by chance in so many games (95%)."""
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
        f"{'said':>9}  {'positions':>9}  {'mean said':>9}  {'came':>12}  0%{'100%':>{_WIDE - 2}}",
    ]
    for band in bands(own):
        name = f"{band.number * 10} to {band.number * 10 + 10}%"
        came = f"{band.came:.0%} ± {band.reach:.0%}"
        lines.append(f"{name:>9}  {band.count:>9}  {band.said:>9.0%}  {came:>12}  {_plot(band)}")
    lines += ["", "o what was said, # what came, - where that may be by chance (95%, by games)"]
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
