"""A quiet piece for lute, to go round and round: new divisions over the passamezzo antico.

The ground is a chord pattern that all Italy danced to in the first half of the sixteenth century; the melody and the
broken chords over it were written for this game.
"""

import numpy as np

from .tones import add, in_a_room, plucked, silence

BAR = 3.2
"""Seconds in a bar of four beats."""

GROUND = ("g", "F", "g", "D", "B", "F", "gD", "g")
"""The pattern, bar by bar: G minor, F, G minor, D, B flat, F, G minor and D, G minor."""

CHORDS: dict[str, tuple[int, int, int, int]] = {
    "g": (43, 55, 58, 62),
    "F": (41, 53, 57, 60),
    "D": (38, 54, 57, 62),
    "B": (46, 53, 58, 62),
}
"""Bass and three upper notes of each chord, as numbers of half tones (60 is the C in the middle)."""

TREBLE: tuple[tuple[tuple[float, int], ...], ...] = (
    ((0, 67), (1.5, 69), (2, 70), (3, 69)),
    ((0, 69), (1, 67), (2, 65), (3, 67)),
    ((0, 67), (2, 70), (2.5, 72), (3, 74)),
    ((0, 74), (1, 72), (1.5, 70), (2, 69)),
    ((0, 74), (1, 74), (2, 77), (3, 74)),
    ((0, 72), (1, 69), (2, 72), (3, 74)),
    ((0, 70), (1, 67), (2, 69), (2.5, 67), (3, 66)),
    ((0, 67),),
    ((0, 70), (0.5, 72), (1, 74), (2, 70), (3, 67)),
    ((0, 69), (0.5, 70), (1, 72), (2, 69), (3, 65)),
    ((0, 67), (0.5, 69), (1, 70), (1.5, 72), (2, 74), (3, 79)),
    ((0, 78), (1, 74), (2, 69), (3, 66)),
    ((0, 77), (0.5, 75), (1, 74), (2, 70), (3, 72)),
    ((0, 72), (0.5, 74), (1, 72), (1.5, 70), (2, 69), (3, 72)),
    ((0, 70), (0.5, 69), (1, 67), (2, 66), (3, 69)),
    ((0, 67),),
)
"""For each of sixteen bars the beats on which a treble note is struck, and its number."""


def hertz(note: int) -> float:
    """Pitch of a numbered half tone, with the A in the middle at 415 hertz, as lutes were strung."""
    return float(415 * 2 ** ((note - 69) / 12))


def piece() -> np.ndarray:
    """Two times through the ground, so that its end leads into its beginning."""
    beat = BAR / 4
    ground = silence(BAR * len(TREBLE))
    for bar, notes in enumerate(TREBLE):
        start = bar * BAR
        _broken_chords(ground, GROUND[bar % len(GROUND)], start, beat, bar)
        for place, (on, note) in enumerate(notes):
            lag = 0.012 * ((bar * 5 + place * 3) % 4)
            add(ground, plucked(f"treble {bar} {place}", hertz(note), 2.6, 0.45), start + on * beat + lag, 0.62)
    return in_a_room(ground, 0.22, 1.6, "hall", ring=True)


def _broken_chords(ground: np.ndarray, names: str, start: float, beat: float, bar: int) -> None:
    """Bass on the strong beats, the upper strings after it, never all alike."""
    half = 4 / len(names)
    for part, name in enumerate(names):
        bass, *upper = CHORDS[name]
        first = start + part * half * beat
        add(ground, plucked(f"bass {bar} {part}", hertz(bass), 3.4, 0.9), first, 0.78)
        pattern = (0, 1, 2, 1, 0, 2, 1) if (bar + part) % 2 else (0, 2, 1, 2, 0, 1, 2)
        for k in range(int(half * 2) - 1):
            note = upper[pattern[k]]
            add(
                ground,
                plucked(f"inner {bar} {part} {k}", hertz(note), 1.9, 0.8),
                first + (k + 1) * beat / 2,
                0.26 + 0.05 * (k % 2),
            )
