"""Instruments in numbers: struck bars, plucked strings, breath and brass, as arrays of samples in -1..1."""

import numpy as np

from scripts.art.materials.textures import generator

RATE = 44_100
_HIGHEST = 0.9  # the loudest sample there may be


def silence(seconds: float) -> np.ndarray:
    """Nothing, for a while."""
    return np.zeros(int(seconds * RATE), np.float64)


def add(ground: np.ndarray, sound: np.ndarray, at: float, level: float = 1) -> None:
    """Mix `sound` into `ground`, `at` seconds from its start; what does not fit wraps round to the beginning."""
    start = int(at * RATE)
    fits = min(len(sound), len(ground) - start)
    ground[start : start + fits] += sound[:fits] * level
    rest = sound[fits : fits + len(ground)]
    ground[: len(rest)] += rest * level


def struck(partials: list[tuple[float, float, float]], seconds: float) -> np.ndarray:
    """A struck thing: each partial has its pitch in hertz, its level, and the seconds in which it dies away."""
    time = np.arange(int(seconds * RATE)) / RATE
    total = np.zeros_like(time)
    for pitch, level, decay in partials:
        total += level * np.sin(2 * np.pi * pitch * time) * np.exp(-time * 6.9 / decay)
    return total


def burst(seed: str, seconds: float, low: float, high: float, decay: float) -> np.ndarray:
    """Noise between two pitches that dies away."""
    count = int(seconds * RATE)
    sound = banded(generator(seed).standard_normal(count), low, high)
    return sound * np.exp(-np.arange(count) / RATE * 6.9 / decay)


def banded(sound: np.ndarray, low: float, high: float) -> np.ndarray:
    """What lies between two pitches, with soft edges."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    keep = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    return np.fft.irfft(spectrum * keep, len(sound))


def plucked(seed: str, pitch: float, seconds: float, softness: float = 0.5) -> np.ndarray:
    """A gut string (Karplus and Strong, 1983): a burst that goes round a loop and loses its edge."""
    size = max(2, round(RATE / pitch - 0.5))
    loop = generator(seed).uniform(-1, 1, size)
    for _ in range(1 + int(softness * 8)):
        loop = 0.5 * loop + 0.25 * (np.roll(loop, 1) + np.roll(loop, -1))
    loop -= loop.mean()
    keep = 0.5 ** (1.0 / (pitch * 0.42))
    blocks = []
    for _ in range(int(seconds * RATE / size) + 2):
        blocks.append(loop)
        loop = keep * (0.5 * loop + 0.5 * np.roll(loop, 1))
    raw = np.concatenate(blocks)
    true_pitch = RATE / (size + 0.5)
    steps = np.arange(int(seconds * RATE)) * pitch / true_pitch
    sound = np.interp(steps, np.arange(len(raw)), raw)
    sound[:40] *= np.linspace(0, 1, 40)
    sound[-2000:] *= np.linspace(1, 0, 2000)
    plain: np.ndarray = sound / (np.abs(sound).max() + 1e-9)
    return plain


def horn(pitch: float, seconds: float) -> np.ndarray:
    """A natural trumpet: partials that open as the note swells."""
    time = np.arange(int(seconds * RATE)) / RATE
    swell = np.minimum(1, time / 0.05) * np.minimum(1, np.maximum(0, seconds - time) / 0.14)
    waver = 1 + 0.0025 * np.sin(2 * np.pi * 5.2 * time) * np.minimum(1, time / 0.3)
    phase = 2 * np.pi * np.cumsum(pitch * waver) / RATE
    total = np.zeros_like(time)
    for k in range(1, 12):
        bright = np.minimum(1, time / (0.03 + 0.014 * k))
        total += np.sin(k * phase) * bright / k**1.15 * (0.6 if k == 1 else 1)
    sound: np.ndarray = total * swell * 0.3
    return sound


def in_a_room(
    sound: np.ndarray, share: float = 0.25, seconds: float = 1.1, seed: str = "room", ring: bool = False
) -> np.ndarray:
    """`sound` with the answer of a vaulted room; the same length if it is to `ring` round as a loop."""
    count = int(seconds * RATE)
    chance = generator(seed)
    answer = chance.standard_normal(count) * np.exp(-np.arange(count) / RATE * 6.9 / seconds)
    answer[: int(0.012 * RATE)] = 0
    answer = banded(answer, 180, 3600)
    answer /= np.sqrt((answer**2).sum())
    size = len(sound) if ring else len(sound) + count
    wet = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)
    dry = np.zeros(size)
    dry[: len(sound)] = sound
    return dry * (1 - share) + wet * share


def levelled(sound: np.ndarray, decibels: float) -> np.ndarray:
    """The sound as loud as wanted (see `loudness`), unless its loudest sample would come too near to the limit."""
    louder = sound * 10 ** ((decibels - loudness(sound)) / 20)
    return louder * min(1.0, _HIGHEST / float(np.abs(louder).max()))


def loudness(sound: np.ndarray) -> float:
    """How loud the loudest twentieth of a second is, as ears hear it, in decibels below the loudest there can be."""
    heard = _weighted(sound)
    size = RATE // 20
    power = np.convolve(heard**2, np.ones(size) / size, "valid") if len(heard) > size else heard**2
    return float(10 * np.log10(power.max() + 1e-12))


def _weighted(sound: np.ndarray) -> np.ndarray:
    """The sound as ears weigh its pitches (curve A of IEC 61672)."""
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE) ** 2
    low, middle, upper, high = 20.6**2, 107.7**2, 737.9**2, 12_194.0**2
    weight = high * pitch**2 / ((pitch + low) * np.sqrt((pitch + middle) * (pitch + upper)) * (pitch + high))
    return np.fft.irfft(np.fft.rfft(sound) * weight * 1.2589, len(sound))
