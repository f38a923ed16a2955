"""Smooth chance for paper, wood and stone: value noise in several octaves."""

import numpy as np


def generator(seed: str) -> np.random.Generator:
    """A stream of chance of its own for each name."""
    return np.random.Generator(np.random.PCG64(list(seed.encode())))


def noise(
    seed: str, width: int, height: int, cells: float = 4, octaves: int = 6, keep: float = 0.55, stretch: float = 1
) -> np.ndarray:
    """An array of `height` rows in 0..1; `cells` patches across at the coarsest octave.

    Each finer octave is `keep` as strong as the one before. `stretch` above 1 draws the patches out sideways.
    """
    chance = generator(seed)
    total = np.zeros((height, width), np.float32)
    weight, sum_of_weights = 1.0, 0.0
    for octave in range(octaves):
        across = max(2, round(cells * 2**octave / stretch)) + 1
        down = max(2, round(cells * 2**octave * height / width)) + 1
        total += weight * _stretched(chance.random((down, across), dtype=np.float32), width, height)
        sum_of_weights += weight
        weight *= keep
    return total / np.float32(sum_of_weights)


def _stretched(grid: np.ndarray, width: int, height: int) -> np.ndarray:
    """`grid` blown up to the given size with smooth steps between its values."""
    column, fx = _steps(grid.shape[1], width)
    row, fy = _steps(grid.shape[0], height)
    upper, lower = grid[row], grid[row + 1]
    top = upper[:, column] * (1 - fx) + upper[:, column + 1] * fx
    bottom = lower[:, column] * (1 - fx) + lower[:, column + 1] * fx
    stretched: np.ndarray = top * (1 - fy[:, None]) + bottom * fy[:, None]
    return stretched


def _steps(cells: int, length: int) -> tuple[np.ndarray, np.ndarray]:
    """For each of `length` pixels the cell before it and how far it is on the way to the next, eased."""
    position = np.linspace(0, cells - 1.001, length, dtype=np.float32)
    cell = position.astype(np.int32)
    rest = position - cell
    return cell, rest * rest * (3 - 2 * rest)


def blurred(values: np.ndarray, radius: float) -> np.ndarray:
    """`values` softened, about as a Gaussian of `radius` would; the edge is held."""
    width = max(1, round(radius))
    for _ in range(3):
        values = _box(_box(values, width, 0), width, 1)
    return values


def _box(values: np.ndarray, half: int, axis: int) -> np.ndarray:
    """Mean over a window of 2 * half + 1 along one axis."""
    pad = [(half + 1, half) if k == axis else (0, 0) for k in range(values.ndim)]
    sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype=np.float64)
    size = values.shape[axis]
    window = 2 * half + 1
    upper = np.take(sums, range(window, window + size), axis=axis)
    lower = np.take(sums, range(size), axis=axis)
    return ((upper - lower) / window).astype(np.float32)
