"""Shapes of a map: whether their borders cross, and what lies within. To touch is neither."""

from collections.abc import Iterator

Point = tuple[float, float]
Ring = list[Point]
Side = tuple[Point, Point]


def area(ring: Ring) -> float:
    return abs(sum(one[0] * two[1] - two[0] * one[1] for one, two in _sides(ring))) / 2


def inside(at: Point, ring: Ring) -> bool:
    """Return whether a place lies within a ring, not on its border."""
    if not _box_holds(at, ring):
        return False
    within = False
    for one, two in _sides(ring):
        if _turn(one, two, at) == 0 and _between(one, two, at):
            return False
        if (one[1] > at[1]) != (two[1] > at[1]):
            across = one[0] + (at[1] - one[1]) * (two[0] - one[0]) / (two[1] - one[1])
            within ^= at[0] < across
    return within


def crossing(ring: Ring, other: Ring) -> Point | None:
    """Return a corner beside which a side of one ring crosses a side of another, or of itself."""
    theirs = list(_sides(other))
    for one, two in _sides(ring):
        left, right = min(one[0], two[0]), max(one[0], two[0])
        for three, four in theirs:
            if max(three[0], four[0]) <= left or min(three[0], four[0]) >= right:
                continue
            if _cross((one, two), (three, four)):
                return one
    return None


def _sides(ring: Ring) -> Iterator[Side]:
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def _turn(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _cross(first: Side, second: Side) -> bool:
    """Return whether two sides cross in a point that is an end of neither."""
    return (
        _turn(*first, second[0]) * _turn(*first, second[1]) < 0
        and _turn(*second, first[0]) * _turn(*second, first[1]) < 0
    )


def _between(one: Point, two: Point, at: Point) -> bool:
    across = min(one[0], two[0]) <= at[0] <= max(one[0], two[0])
    return across and min(one[1], two[1]) <= at[1] <= max(one[1], two[1])


def _box_holds(at: Point, ring: Ring) -> bool:
    across, down = [x for x, _ in ring], [y for _, y in ring]
    return min(across) < at[0] < max(across) and min(down) < at[1] < max(down)
