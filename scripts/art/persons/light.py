"""Looks at a model and paints it: where the light falls, where not, and how wash, gouache and ink render that."""

from dataclasses import dataclass

import numpy as np

from .model import Frame, Model
from .solids import Points, Solid, Values, length

KEY = np.array([-0.60, -0.62, 0.56], np.float32) / np.linalg.norm([-0.60, -0.62, 0.56])
"""Where the light comes from: a window at the upper left."""
_RIM = np.array([0.80, 0.25, 0.10], np.float32) / np.linalg.norm([0.80, 0.25, 0.10])
"""Where the cool light comes from that a wall to the right gives back."""
_NEAR, _DEEP = 62.0, -60.0


Sized = tuple[float, float, float]
"""Width and height of a sheet in units, and pixels a unit."""
Window = tuple[float, float, float, float]
"""Left, top, right and bottom in units."""


@dataclass
class View:
    """What is seen at each pixel that a model covers: flat arrays, and where they belong."""

    rows: Values
    columns: Values
    points: Points
    normals: Points
    which: Values
    shape: tuple[int, int]

    def picture(self, values: Values, empty: float = 0) -> Values:
        """Flat values as rows and columns."""
        shown = np.full((*self.shape, *values.shape[1:]), empty, np.float32)
        shown[self.rows, self.columns] = values
        return shown


def look(model: Model, sheet: Sized, window: Window) -> View:
    """March from the front until something is met at each pixel in a window of a sheet."""
    width, height, scale = sheet
    wide, high = round(width * scale), round(height * scale)
    left, top, right, bottom = (round(edge * scale) for edge in window)
    columns, rows = (a.ravel() for a in np.meshgrid(np.arange(left, right), np.arange(top, bottom)))
    x = ((columns + 0.5) / scale).astype(np.float32)
    y = ((rows + 0.5) / scale).astype(np.float32)
    z = np.full(x.shape, _NEAR, np.float32)
    going = np.arange(len(x))
    met = np.zeros(len(x), bool)
    for _ in range(90):
        far, _which = model.near((x[going], y[going], z[going]))
        z[going] -= far * np.float32(0.8)
        there = far < 0.01
        met[going[there]] = True
        going = going[~there & (z[going] > _DEEP)]
        if not len(going):
            break
    met[going] = True
    met &= z > _DEEP
    points = (x[met], y[met], z[met])
    _far, which = model.near(points)
    return View(rows[met], columns[met], points, _normals(model, points, which), which, (high, wide))


def _normals(model: Model, points: Points, which: Values) -> Points:
    """Which way each point faces: the slope of the part it lies on."""
    normals = [np.zeros_like(points[0]) for _ in range(3)]
    for number, (frame, part) in enumerate(model.parts):
        here = np.nonzero(which == number)[0]
        if len(here):
            slope = _slope(part.solid, model.frames[frame], tuple(p[here] for p in points))
            for k in range(3):
                normals[k][here] = slope[k]
    size = np.maximum(length(*normals), 1e-6)
    return normals[0] / size, normals[1] / size, normals[2] / size


def _slope(solid: Solid, frame: Frame, points: Points) -> Points:
    eps, total = np.float32(0.12), [np.zeros_like(points[0]) for _ in range(3)]
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        x, y, z = (p + eps * c for p, c in zip(points, corner, strict=True))
        far = solid(frame.inward((x, y, z)))
        for k in range(3):
            total[k] += far * corner[k]
    return total[0], total[1], total[2]


def shadows(model: Model, view: View, soft: float = 9) -> Values:
    """How much of the light reaches each point, 0..1, past what stands in its way."""
    lift = 0.35
    start = [p + n * np.float32(lift) for p, n in zip(view.points, view.normals, strict=True)]
    way = np.full(start[0].shape, 0.4, np.float32)
    free = np.ones_like(way)
    going = np.arange(len(way))
    for _ in range(22):
        at = tuple(s[going] + way[going] * k for s, k in zip(start, KEY, strict=True))
        far, _ = model.near(at, 4.0)
        free[going] = np.minimum(free[going], soft * np.maximum(far, 0) / way[going])
        way[going] += np.clip(far, 0.4, 6)
        going = going[(free[going] > 0.02) & (way[going] < 46)]
        if not len(going):
            break
    return np.clip(free, 0, 1)


def hollows(model: Model, view: View) -> Values:
    """How open each point lies to the sky, 0..1: less in folds and sockets."""
    closed = np.zeros_like(view.points[0])
    for reach, weight in ((0.8, 0.5), (2.0, 0.34), (4.5, 0.2)):
        at = tuple(p + n * np.float32(reach) for p, n in zip(view.points, view.normals, strict=True))
        far, _ = model.near(at, reach)
        closed += np.clip(reach - far, 0, reach) / reach * weight
    return np.clip(1 - closed, 0, 1)
