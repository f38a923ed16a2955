"""Where those who look on stand: nobody hides what is read or hides a neighbour, and the nearer the larger."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve, frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.table.results.podium.plan import PodiumPlan

KINDS: Final = 8
CARRY: Final = 2
_OFTEN: Final = (*[*range(KINDS - CARRY)] * 3, *range(KINDS - CARRY, KINDS))
"""How many kinds of people are drawn, how many of these, the last, carry a child, and how often each one comes."""
WIDE: Final = 60
FEET: Final = 122  # units across one of them with the room beside, and from the top of that down to where the feet are
_FAR, _NEAR = 0.62, 0.8  # how large they are at the back of the square and at its front
_DEEP: Final = 326  # units of the square before the podium
_EDGE: Final = 4
_SUNK: Final = 36
"""Units from the edges of the window within which nobody stands, and those by which feet of who is in the very front
may be below it."""
_FREE: Final = 20  # units around what is read in which nobody stands: no shadow of it reaches farther
_MOST: Final = 48
_MIDDLE: Final = 1 / 4
_GUESTS: Final = 40
_TRIES: Final = 1600
_APART: Final = (38, 46)
"""How many come at most, which share of them stands before the blocks until the ledger comes, how many others stand
there who leave then, how often a place is looked for, and how far apart they stand, across or else in depth."""
_FROM: Final = (120, 420)  # units of the way to a place


@frozen
class Spectator:
    """One of them: where the feet are at last, which kind, how large, how early, and from where this one comes.

    At first they are so many pixels to the side (`middle`), where the ledger is laid later. Who is `near` by 1 stands
    in the very front. All look at the podium and turn to it: who stands at the right is `mirrored`. Who does not
    `stay` is gone when the ledger comes.
    """

    x: float
    y: float
    kind: int
    scale: float
    early: float
    far: float
    near: float
    mirrored: bool
    middle: float = 0.0
    stays: bool = True


def gathered(page: Kit, plan: PodiumPlan) -> list[Spectator]:
    """Return people who find a place before the podium, some of whom stand in its middle until the ledger comes."""
    chance, k = random.Random(1504), page.layout.k
    found, taken = list[Spectator](), list[tuple[float, float]]()
    for _ in range(_TRIES):
        each = _somebody(page, plan, chance)
        if len(found) < _MOST and _stands_free(page, plan, _body(each)) and not _is_taken((each.x, each.y), taken, k):
            found.append(each)
            taken.append((each.x, each.y))
    if plan.ledger is None:
        return found
    beside = len(found) - round(len(found) * _MIDDLE)
    taken = [(each.x, each.y) for each in found[:beside]]
    found[beside:] = _in_the_middle(found[beside:], plan, chance, taken, k)
    return [*found, *_guests(page, plan, chance, taken)]


def _guests(page: Kit, plan: PodiumPlan, chance: random.Random, taken: list[tuple[float, float]]) -> list[Spectator]:
    """Return people who stand before the blocks until the ledger comes and then leave."""
    found, k = list[Spectator](), page.layout.k
    row = plan.steps[0].unionall(list(plan.steps[1:])).inflate(page.layout.px(FEET), 0)
    for _ in range(_TRIES):
        each = _somebody(page, plan, chance)
        free = row.left < each.x < row.right and not _is_taken((each.x, each.y), taken, k)
        if free and len(found) < _GUESTS:
            found.append(evolve(each, stays=False))
            taken.append((each.x, each.y))
    return found


def _in_the_middle(
    people: Sequence[Spectator], plan: PodiumPlan, chance: random.Random, taken: list[tuple[float, float]], k: float
) -> Iterator[Spectator]:
    """Yield people who stand before the blocks at first, where they find a place there, as deep as at last."""
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    for each in people:
        tried = (round(chance.uniform(row.left, row.right)) for _ in range(_TRIES // _MOST))
        middle = next((x for x in tried if not _is_taken((x, each.y), taken, k)), each.x)
        taken.append((middle, each.y))
        yield evolve(each, middle=middle - each.x)


def _somebody(page: Kit, plan: PodiumPlan, chance: random.Random) -> Spectator:
    """Return somebody anywhere on the square, every second one in the very front."""
    px, window = page.layout.px, page.layout.window
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    front = min(window.bottom - px(_EDGE), row.bottom + px(_DEEP))
    x, y = chance.uniform(0, window.right), chance.uniform(row.bottom + px(FEET * _FAR), front)
    if chance.random() < 1 / 2:
        y = front + (px(_SUNK) if front > row.bottom + px(_DEEP - _SUNK) and chance.random() < 1 / 2 else 0)
    near = round(4 * min(1.0, (y - row.bottom) / max(1, front - row.bottom))) / 4
    scale = (_FAR + (_NEAR - _FAR) * near) * page.layout.k
    far = px(chance.uniform(*_FROM)) * (1 if x > window.centerx else -1)
    kind, mirrored = chance.choice(_OFTEN), x > window.centerx
    return Spectator(round(x), round(y), kind, scale, chance.random(), far, near, mirrored)


def _body(each: Spectator) -> Rect:
    body = Rect(0, 0, round(WIDE * each.scale), round(FEET * each.scale))
    body.midbottom = round(each.x), round(each.y)
    return body


def _stands_free(page: Kit, plan: PodiumPlan, body: Rect) -> bool:
    px, ledger = page.layout.px, plan.ledger
    window = page.layout.window.inflate(-2 * px(_EDGE), 0)
    window.height += px(_SUNK)
    if not window.contains(body):
        return False
    around = body.inflate(2 * px(_FREE), 2 * px(_FREE))
    return around.collidelist([*plan.buttons, *plan.steps, *([ledger] if ledger is not None else [])]) == -1


def _is_taken(at: tuple[float, float], taken: Sequence[tuple[float, float]], k: float) -> bool:
    return any(abs(at[0] - x) < _APART[0] * k and abs(at[1] - y) < _APART[1] * k for x, y in taken)
