"""The people who gather before the podium, and cheer when it is told who has won."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.tween import ease_out
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import TICK
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
_MOST: Final = 16
_COVERED: Final = 10
_TRIES: Final = 900
_APART: Final = (44, 56)
"""How many come at most to where they are seen to the end, how many more to where the ledger will be, how often a place
is looked for, and how far apart they stand, across or else in depth."""
_COMES: Final = 900.0
_LATE: Final = 600.0
_FROM: Final = (120, 420)
"""Milliseconds of the way to a place, and until the last one sets out, and units of that way."""
_STEP: Final = 140.0
_BOB: Final = 3
_CHEERS: Final = (_LIFTS, _JUMPS, _THROWS, _JUMPS)
_CHEER: Final = 150.0
"""Milliseconds of a step and units by which one goes up in it; how they cheer, and milliseconds of each picture."""
_JOY: Final = (_JUMPS, _LIFTS, _JUMPS, _THROWS, _JUMPS, _LIFTS)
_CALM: Final = (6, 22)
"""How each goes on for a while every so many pictures, when all is shown."""


@frozen
class _Spectator:
    """One of them: where the feet are, which kind, how large, how early, and from where this one comes."""

    x: float
    y: float
    kind: int
    scale: float
    early: float
    far: float


class Crowd:
    """Those who look on, for one arrangement of the window: all come again alike.

    They cheer from `cheers` on; `gone` is when those are gone that stand where the ledger is laid. Nobody stands
    where only a part of somebody would be hidden by what is read.
    """

    def __init__(self, page: Kit, plan: PodiumPlan, cheers: float, gone: float) -> None:
        self._cheers = cheers
        self.gone = gone
        """When all have come to rest."""
        self._people = sorted(_gathered(page, plan), key=lambda each: each.y)
        self._ledger = plan.ledger
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
        """Return those who are still seen beside the ledger: now and then somebody cheers."""
        chance, found = random.Random(1401), []
        for each in self._people:
            if self._ledger is not None and self._ledger.contains(_body(each)):
                continue
            strip = self._strips[each.kind, each.scale]
            calm = chance.randint(*_CALM)
            numbers = [*_JOY, *[_STANDS] * calm, *[_LOOKS] * (calm // 3)]
            begins = chance.randrange(len(_JOY))
            numbers = numbers[begins:] + numbers[:begins]
            found.append(Creature([strip[number] for number in numbers], self._foot(each), [(each.x, each.y)], TICK))
        return found

    def _seen(self, each: _Spectator, now: float) -> tuple[int, float, int]:
        """Return the frame of somebody, and by how many pixels the place is another one: aside and upwards."""
        passed = min(1.0, max(0.0, (now - each.early * _LATE) / _COMES))
        if passed < 1:
            up = round(_BOB * each.scale * abs(2 * (now / _STEP % 1) - 1))
            return _STANDS, each.far * (1 - ease_out(passed)), up
        cheering = now - self._cheers - each.early * _CHEER * len(_CHEERS)
        if cheering < 0:
            return (_LOOKS if int(now / _STEP + each.early * 8) % 8 == 0 else _STANDS), 0.0, 0
        return _CHEERS[int(cheering / _CHEER) % len(_CHEERS)], 0.0, 0

    def _foot(self, each: _Spectator) -> tuple[int, int]:
        return round(_WIDE / 2 * each.scale), round(_FEET * each.scale)


def _gathered(page: Kit, plan: PodiumPlan) -> Iterator[_Spectator]:
    """Yield people who find a place before the podium."""
    chance, taken, k = random.Random(1504), list[tuple[float, float]](), page.layout.k
    ledger = plan.ledger
    for covered, most in ((False, _MOST), (True, _COVERED)):
        come = 0
        for _ in range(_TRIES):
            each = _somebody(page, plan, chance)
            body = _body(each)
            if come == most or (ledger is not None and ledger.contains(body)) is not covered:
                continue
            if _stands_free(page, plan, body) and not _is_taken((each.x, each.y), taken, k):
                come += 1
                taken.append((each.x, each.y))
                yield each


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
    """Tell whether somebody is whole in the window, hides nothing, and is hidden by the ledger wholly if at all."""
    free, edge, ledger = page.layout.px(_FREE), page.layout.px(_EDGE), plan.ledger
    around = body.inflate(2 * free, 2 * free)
    if not page.layout.window.inflate(-2 * edge, 0).contains(body):
        return False
    if around.collidelist([*plan.buttons, *plan.steps]) != -1:
        return False
    return ledger is None or ledger.contains(body) or not ledger.colliderect(around)


def _is_taken(at: tuple[float, float], taken: Sequence[tuple[float, float]], k: float) -> bool:
    return any(abs(at[0] - x) < _APART[0] * k and abs(at[1] - y) < _APART[1] * k for x, y in taken)
