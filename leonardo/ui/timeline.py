"""One clock for all that moves: motions are tracks of properties of nodes, played together or one after the other.

A track says what a property of a node is at each moment. `x` and `y` are pixels beside its place, `scale` and `alpha`
are factors, `z` is a layer; `way` is a point of the window where its middle is. Any other property is a field of the
node, such as the `value` of a counter or the `name` of a picture: the node is laid out with it, in its place. `lean`
are degrees by which a picture leans to the left about its middle.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from attrs import evolve, field, frozen

from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import Ease, along, ease_in_out, linear
from leonardo.ui.node import Z

Prop = tuple[Hashable, str]  # a node's id and the name of a property


@frozen(eq=False)
class Track:
    """A property of a node from `start_ms` on for `duration_ms`; `at` returns its value for 0..1 of the way."""

    node: Hashable
    prop: str
    at: Callable[[float], Any]
    duration_ms: float
    ease: Ease = ease_in_out
    start_ms: float = 0.0
    stays: bool = False  # whether its last value remains until the whole motion is over

    @property
    def end_ms(self) -> float:
        return self.start_ms + self.duration_ms

    def value(self, now_ms: float) -> Any:  # noqa: ANN401 - a property may be anything
        share = 1.0 if now_ms >= self.end_ms else max(0.0, now_ms - self.start_ms) / self.duration_ms
        return self.at(self.ease(share))


@frozen(eq=False)
class Motion:
    """Tracks that belong together, and calls at moments, such as for a sound."""

    tracks: tuple[Track, ...] = ()
    calls: tuple[tuple[float, Callable[[], object]], ...] = ()
    length_ms: float = field()

    @length_ms.default
    def _last_end(self) -> float:
        ends = [track.end_ms for track in self.tracks] + [moment for moment, _ in self.calls]
        return max(ends, default=0.0)

    def later(self, by_ms: float) -> "Motion":
        if not by_ms:
            return self
        tracks = tuple(evolve(track, start_ms=track.start_ms + by_ms) for track in self.tracks)
        return Motion(tracks, tuple((moment + by_ms, call) for moment, call in self.calls), self.length_ms + by_ms)

    def properties(self, now_ms: float) -> dict[Prop, Any]:
        """Return what the tracks say at a moment; before the first one of a property, it is as at that one's start."""
        found = dict[Prop, Track]()
        for track in self.tracks:
            prop = track.node, track.prop
            other = found.get(prop)
            if now_ms < track.start_ms:
                if other is None or now_ms < other.start_ms > track.start_ms:
                    found[prop] = track
            elif now_ms < track.end_ms or track.stays or self._is_followed(track, now_ms):
                found[prop] = track
        return {prop: track.value(now_ms) for prop, track in found.items()}

    def _is_followed(self, track: Track, now_ms: float) -> bool:
        """Return whether another track of the same property is still to come: until then it stays."""
        return any(
            each.node == track.node and each.prop == track.prop and each.start_ms > now_ms for each in self.tracks
        )


def tween(
    node: Hashable,
    prop: str,
    start: float,
    end: float,
    duration_ms: float,
    ease: Ease = ease_in_out,
    *,
    stays: bool = False,
) -> Motion:
    return Motion((Track(node, prop, lambda share: start + (end - start) * share, duration_ms, ease, stays=stays),))


def count(node: Hashable, start: int, end: int, step_ms: float = 70.0, longest_ms: float = 1000.0) -> Motion:
    """Return the motion of a counter that runs through whole numbers, not longer than `longest_ms`."""
    duration_ms = max(1.0, min(longest_ms, step_ms * abs(end - start)))

    def at(share: float) -> int:
        return start + math.trunc((end - start) * share + 1e-9)

    return Motion((Track(node, "value", at, duration_ms, linear),))


def steps(node: Hashable, prop: str, values: Sequence[Any], each_ms: float, ease: Ease = linear) -> Motion:
    """Return the motion of a property through some values, such as the frames of a picture."""
    last = len(values) - 1

    def at(share: float) -> Any:  # noqa: ANN401 - a property may be anything
        return values[min(last, int(share * len(values)))]

    return Motion((Track(node, prop, at, each_ms * len(values), ease),))


def walk(
    node: Hashable,
    way: Sequence[FinePoint],
    pace_ms: float,
    *,
    lift: float = 0.0,
    lean: float = 0.0,
    hops: int | None = None,
) -> Motion:
    """Return the motion of a node's middle along points, with a hop of `lift` pixels from each to the next.

    It leans by `lean` degrees to one side with a hop, and with the next one to the other.
    """
    legs = max(1, len(way) - 1)
    hops = legs if hops is None else hops

    def at(share: float) -> FinePoint:
        x, y = along(way, share)
        return x, y - lift * abs(math.sin(math.pi * share * hops))

    takes_ms = pace_ms * legs
    sways = Track(node, "lean", lambda share: lean * math.sin(math.pi * share * hops), takes_ms, linear)
    return Motion((Track(node, "way", at, takes_ms, linear), _above_all(node, takes_ms), *([sways] if lean else [])))


def flight(
    node: Hashable,
    start: FinePoint,
    end: FinePoint,
    duration_ms: float = 420.0,
    *,
    arc: float = 0.0,
    ratio: float = 1.0,
) -> Motion:
    """Return the motion of a node's middle through the air; it starts at `ratio` times its size."""

    def at(share: float) -> FinePoint:
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        return x, y - 4 * arc * share * (1 - share)

    tracks = [Track(node, "way", at, duration_ms), _above_all(node, duration_ms)]
    if ratio != 1.0:
        tracks.append(Track(node, "scale", lambda share: ratio + (1 - ratio) * share, duration_ms))
    return Motion(tuple(tracks))


def _above_all(node: Hashable, duration_ms: float) -> Track:
    return Track(node, "z", lambda _: int(Z.DRAG), duration_ms)


def call(what: Callable[[], object]) -> Motion:
    """Return a call as a motion that takes no time, such as a sound."""
    return Motion(calls=((0.0, what),))


def pause(duration_ms: float) -> Motion:
    return Motion(length_ms=duration_ms)


def sequence(*motions: Motion) -> Motion:
    start_ms, found = 0.0, list[Motion]()
    for motion in motions:
        found.append(motion.later(start_ms))
        start_ms += motion.length_ms
    return parallel(*found)


def parallel(*motions: Motion) -> Motion:
    tracks = tuple(track for motion in motions for track in motion.tracks)
    calls = tuple(each for motion in motions for each in motion.calls)
    return Motion(tracks, calls, max((motion.length_ms for motion in motions), default=0.0))


def stagger(motions: Iterable[Motion], gap_ms: float) -> Motion:
    """Return motions of which each starts a while after the one before."""
    return parallel(*(motion.later(number * gap_ms) for number, motion in enumerate(motions)))


class Playing:
    """A motion that is being played: it has come to `now_ms`."""

    def __init__(self, motion: Motion, done: Callable[[], object] | None) -> None:
        self.motion, self.now_ms, self.done = motion, 0.0, done
        self.calls = sorted(motion.calls, key=lambda each: each[0])

    @property
    def left_ms(self) -> float:
        """How long it will go on; at most 0 if it is over."""
        return self.motion.length_ms - self.now_ms

    def reach(self, moment_ms: float) -> None:
        """Let it be as far as that at least."""
        self.update(max(0.0, moment_ms - self.now_ms))

    def value(self, prop: str) -> Any:  # noqa: ANN401 - a property may be anything
        """Return what its first track of a property says now: before its time as at its start, later as at its end."""
        return next(track for track in self.motion.tracks if track.prop == prop).value(self.now_ms)

    def update(self, passed_ms: float) -> bool:
        """Let time pass and make the calls that are due; return whether the motion goes on."""
        self.now_ms += passed_ms
        while self.calls and self.calls[0][0] <= self.now_ms:
            self.calls.pop(0)[1]()
        return self.now_ms < self.motion.length_ms


class Timeline:
    """Plays motions by one clock, `speed` times as fast; with `reduced` motion all are at their end at once."""

    def __init__(self, *, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed, self.reduced = speed, reduced
        self._playing: list[Playing] = []
        self._held: dict[Prop, Any] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._playing)

    def play(self, motion: Motion, done: Callable[[], object] | None = None) -> Playing:
        """Start a motion and return it; `done` is called when it is over or skipped."""
        playing = Playing(motion, done)
        self._playing.append(playing)
        if self.reduced:
            self.skip()
        return playing

    def stop(self, playing: Playing) -> None:
        """Take a motion away as far as it has come: what it had still to call is not."""
        self._playing = [each for each in self._playing if each is not playing]

    def hold(self, node: Hashable, **props: Any) -> None:  # noqa: ANN401 - a property may be anything
        """Set properties of a node until it is released, such as the place of what hangs on the pointer."""
        for prop, value in props.items():
            self._held[node, prop] = value

    def release(self, node: Hashable) -> None:
        """Give a node back the properties that the tree says."""
        for prop in [prop for prop in self._held if prop[0] == node]:
            del self._held[prop]

    def skip(self) -> None:
        """End all motions at once; every call on the way is made."""
        while self._playing:
            self._finish([self._playing.pop(0)], math.inf)

    def update(self, passed_ms: float) -> None:
        self._finish(list(self._playing), passed_ms * self.speed)

    def _finish(self, playing: Sequence[Playing], passed_ms: float) -> None:
        """Let time pass for some motions; those that are over are dropped and their `done` is called."""
        over = [each for each in playing if not each.update(passed_ms)]
        self._playing = [each for each in self._playing if each not in over]
        for each in over:
            if each.done is not None:
                each.done()

    def overrides(self) -> Mapping[Hashable, Mapping[str, Any]]:
        """Return the properties that differ now from what the tree says, by the ids of nodes."""
        playing = (each.motion.properties(each.now_ms) for each in self._playing)
        return by_node(*playing, self._held)


def by_node(*properties: Mapping[Prop, Any]) -> Mapping[Hashable, Mapping[str, Any]]:
    """Return properties by the ids of nodes; of one that is given twice, the last value."""
    found = dict[Hashable, dict[str, Any]]()
    for (node, name), value in chain.from_iterable(each.items() for each in properties):
        found.setdefault(node, {})[name] = value
    return found
