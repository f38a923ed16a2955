"""The people who gather before the podium, and cheer when it is told who has won."""

import random
from collections.abc import Iterator, Sequence
from math import pi, sin
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.tween import ease_in_out, ease_out
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import TICK
from leonardo.app.table.results.podium.course import TOLD
from leonardo.app.table.results.podium.plan import PodiumPlan

_KINDS: Final = 6
_FRAMES: Final = 5
_STANDS, _LOOKS, _LIFTS, _JUMPS, _THROWS = range(_FRAMES)
"""How many kinds of people are drawn, and how they are seen in their strips."""
_WIDE: Final = 60
_HIGH: Final = 128
_FEET: Final = 122
"""Units of one of them with the room above, and where the feet are."""
_FAR, _NEAR = 0.62, 0.78
"""How large they are at the back of the square and at its front."""
_DEEP: Final = 310
"""Units of the square before the podium."""
_EDGE: Final = 4
"""Units from the edges of the window within which nobody stands."""
_FREE: Final = 20
"""Units around what is read in which nobody stands: no shadow of it reaches farther."""
_MOST: Final = 26
_MIDDLE: Final = 2 / 5
_TRIES: Final = 1200
_APART: Final = (44, 56)
"""How many come at most, which share of them stands before the blocks until the ledger comes, how often a place is
looked for, and how far apart they stand, across or else in depth."""
_PARTS: Final = 1250.0
_LAST: Final = 500.0
"""Milliseconds before the ledger comes when the first of them begins to make room for it, and the last one later."""
_COMES: Final = 900.0
_LATE: Final = 600.0
_FROM: Final = (120, 420)
"""Milliseconds of the way to a place, and until the last one sets out, and units of that way."""
_STEP: Final = 330.0
_BOB: Final = 5
_CHEERS: Final = (_LIFTS, _JUMPS, _THROWS, _JUMPS)
_HAIL_IN: Final = (_LOOKS, _LIFTS, _JUMPS, _LIFTS)
_HAIL: Final = 0.6
_CHEER: Final = 150.0
_HAILS: Final = _CHEER * len(_HAIL_IN)
"""Milliseconds of a step and units by which one goes up in it; how they cheer, how and which share of
them does so when somebody comes to be ahead, and milliseconds of each picture and of all of those."""
_JOY: Final = (_JUMPS, _LIFTS, _JUMPS, _THROWS, _JUMPS, _LIFTS)
_CALM: Final = (6, 22)
"""How each goes on for a while every so many pictures, when all is shown."""


@frozen
class _Spectator:
    """One of them: where the feet are at last, which kind, how large, how early, and from where this one comes.

    At first they are so many pixels to the side (`middle`), where the ledger is laid later.
    """

    x: float
    y: float
    kind: int
    scale: float
    early: float
    far: float
    middle: float = 0.0


class Crowd:
    """Those who look on, for one arrangement of the window: all come again alike.

    They cheer from `cheers` on, and some of them for a moment at each of the times `hails`. Those who stand where the
    ledger is laid make room for it, so that everybody is seen as a whole; `gone` is when they have.
    """

    def __init__(self, page: Kit, plan: PodiumPlan, cheers: float, gone: float, hails: Sequence[float] = ()) -> None:
        self._cheers, self._hails = cheers, hails
        self.gone = gone
        """When all have come to rest."""
        self._people = sorted(_gathered(page, plan), key=lambda each: each.y)
        self._strips = {
            (each.kind, each.scale): frames_of(page.pictures, f"spectator_{each.kind}", _FRAMES, each.scale)
            for each in self._people
        }

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw them when so much of their time has passed; at its end, those who stay are `creatures`."""
        if share >= 1:
            return
        now = share * self.gone
        for each in self._people:
            frame, aside, up = self._seen(each, now)
            foot = self._foot(each)
            surface.blit(
                self._strips[each.kind, each.scale][frame],
                (round(each.x + aside) - foot[0], round(each.y) - foot[1] - up),
            )

    def creatures(self) -> list[Creature]:
        """Return all as they stand beside the ledger: now and then somebody cheers."""
        chance, found = random.Random(1401), []
        for each in self._people:
            strip = self._strips[each.kind, each.scale]
            calm = chance.randint(*_CALM)
            numbers = [*_JOY, *[_STANDS] * calm, *[_LOOKS] * (calm // 3)]
            begins = chance.randrange(len(_JOY))
            numbers = numbers[begins:] + numbers[:begins]
            found.append(Creature([strip[number] for number in numbers], self._foot(each), [(each.x, each.y)], TICK))
        return found

    def _seen(self, each: _Spectator, now: float) -> tuple[int, float, int]:
        """Return the frame of somebody, and by how many pixels the place is another one: aside and upwards."""
        up = round(_BOB * each.scale * abs(sin(pi * (now / _STEP + each.early))))
        passed = min(1.0, max(0.0, (now - each.early * _LATE) / _COMES))
        if passed < 1:
            return _STANDS, each.middle + each.far * (1 - ease_out(passed)), up
        parted = min(1.0, max(0.0, (now - self.gone + TOLD + _PARTS - each.early * _LAST) / (_PARTS - _LAST)))
        aside = each.middle * (1 - ease_in_out(parted))
        if each.middle and 0 < parted < 1:
            return _STANDS, aside, up
        cheering = now - self._cheers - each.early * _CHEER * len(_CHEERS)
        if cheering < 0:
            hailing = min((now - hail for hail in self._hails if hail <= now), default=_HAILS)
            if each.early < _HAIL and hailing < _HAILS:
                return _HAIL_IN[int(hailing / _CHEER)], aside, 0
            return (_LOOKS if int(now / _STEP + each.early * 8) % 8 == 0 else _STANDS), aside, 0
        return _CHEERS[int(cheering / _CHEER) % len(_CHEERS)], aside, 0

    def _foot(self, each: _Spectator) -> tuple[int, int]:
        return round(_WIDE / 2 * each.scale), round(_FEET * each.scale)


def _gathered(page: Kit, plan: PodiumPlan) -> list[_Spectator]:
    """Return people who find a place before the podium, some of whom stand in its middle until the ledger comes."""
    chance, k = random.Random(1504), page.layout.k
    found, taken = list[_Spectator](), list[tuple[float, float]]()
    for _ in range(_TRIES):
        each = _somebody(page, plan, chance)
        if len(found) < _MOST and _stands_free(page, plan, _body(each)) and not _is_taken((each.x, each.y), taken, k):
            found.append(each)
            taken.append((each.x, each.y))
    if plan.ledger is None:
        return found
    beside = len(found) - round(len(found) * _MIDDLE)
    taken = [(each.x, each.y) for each in found[:beside]]
    return [*found[:beside], *_in_the_middle(found[beside:], plan, chance, taken, k)]


def _in_the_middle(
    people: Sequence[_Spectator], plan: PodiumPlan, chance: random.Random, taken: list[tuple[float, float]], k: float
) -> Iterator[_Spectator]:
    """Yield people who stand before the blocks at first, where they find a place there, as deep as at last."""
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    for each in people:
        tried = (round(chance.uniform(row.left, row.right)) for _ in range(_TRIES // _MOST))
        middle = next((x for x in tried if not _is_taken((x, each.y), taken, k)), each.x)
        taken.append((middle, each.y))
        yield evolve(each, middle=middle - each.x)


def _somebody(page: Kit, plan: PodiumPlan, chance: random.Random) -> _Spectator:
    """Return somebody anywhere on the square, every second one in the very front."""
    px, window = page.layout.px, page.layout.window
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    front = min(window.bottom - px(_EDGE), row.bottom + px(_DEEP))
    x, y = chance.uniform(0, window.right), chance.uniform(row.bottom + px(_FEET * _FAR), front)
    if chance.random() < 1 / 2:
        y = front
    share = round(4 * (y - row.bottom) / max(1, front - row.bottom)) / 4
    scale = (_FAR + (_NEAR - _FAR) * share) * page.layout.k
    far = px(chance.uniform(*_FROM)) * (1 if x > window.centerx else -1)
    return _Spectator(round(x), round(y), chance.randrange(_KINDS), scale, chance.random(), far)


def _body(each: _Spectator) -> Rect:
    body = Rect(0, 0, round(_WIDE * each.scale), round(_FEET * each.scale))
    body.midbottom = round(each.x), round(each.y)
    return body


def _stands_free(page: Kit, plan: PodiumPlan, body: Rect) -> bool:
    """Tell whether somebody is whole in the window, hides nothing, and is hidden by nothing."""
    free, edge, ledger = page.layout.px(_FREE), page.layout.px(_EDGE), plan.ledger
    around = body.inflate(2 * free, 2 * free)
    if not page.layout.window.inflate(-2 * edge, 0).contains(body):
        return False
    return around.collidelist([*plan.buttons, *plan.steps, *([ledger] if ledger is not None else [])]) == -1


def _is_taken(at: tuple[float, float], taken: Sequence[tuple[float, float]], k: float) -> bool:
    return any(abs(at[0] - x) < _APART[0] * k and abs(at[1] - y) < _APART[1] * k for x, y in taken)
