"""The sounds and the quiet piece for lute, made of numbers and kept as OGG Vorbis in `assets/sounds`."""

import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from scripts.art.materials.textures import generator
from scripts.art.sound.tones import RATE, add, banded, burst, horn, in_a_room, levelled, plucked, silence, struck

BAR = 3.2  # seconds in a bar of four beats

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


def build(folder: Path) -> None:
    """Write every sound of `SOUNDS`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, decibels) in SOUNDS.items():
        (folder / f"{name}.ogg").write_bytes(_vorbis(levelled(make(), decibels)))


def knock() -> np.ndarray:
    """A wooden piece set down on a board."""
    sound = silence(0.32)
    add(sound, struck([(318, 1, 0.10), (523, 0.6, 0.07), (871, 0.42, 0.05), (1490, 0.25, 0.03)], 0.3), 0)
    add(sound, burst("knock", 0.05, 300, 3200, 0.02), 0, 0.9)
    add(sound, struck([(300, 1, 0.06), (560, 0.4, 0.04)], 0.2), 0.058, 0.16)
    return in_a_room(sound, 0.08, 0.35)


def lift() -> np.ndarray:
    """A piece taken up: a short scrape and a light tick."""
    sound = silence(0.22)
    scrape = burst("lift", 0.12, 900, 4200, 0.2) * np.linspace(0.2, 1, int(0.12 * RATE))
    add(sound, scrape, 0, 0.35)
    add(sound, struck([(640, 1, 0.05), (1130, 0.5, 0.03)], 0.12), 0.1, 0.8)
    return in_a_room(sound, 0.06, 0.3)


def hover() -> np.ndarray:
    """What is held comes over a place where it may go: a finger laid on the table."""
    sound = silence(0.12)
    add(sound, struck([(410, 1, 0.05), (690, 0.3, 0.03)], 0.1), 0)
    add(sound, burst("hover", 0.03, 200, 1400, 0.02), 0, 0.3)
    return in_a_room(sound, 0.05, 0.25)


def lift_group() -> np.ndarray:
    """Several pieces taken up together: they touch each other."""
    sound = silence(0.34)
    add(sound, lift(), 0, 1.0)
    chance = generator("lift group")
    for k in range(3):
        pitch = float(chance.uniform(560, 760))
        add(sound, struck([(pitch, 1, 0.05), (pitch * 1.77, 0.5, 0.03)], 0.1), 0.12 + 0.035 * k, 0.6 - 0.12 * k)
    return in_a_room(sound, 0.06, 0.3)


def landing() -> np.ndarray:
    """Several pieces set down, one just after the other."""
    sound = silence(0.5)
    chance = generator("landing")
    for k, at in enumerate((0.0, 0.045, 0.1)):
        pitch = float(chance.uniform(285, 345))
        add(
            sound, struck([(pitch, 1, 0.1), (pitch * 1.64, 0.6, 0.07), (pitch * 2.74, 0.4, 0.05)], 0.3), at, 1 - 0.2 * k
        )
        add(sound, burst(f"landing {k}", 0.05, 300, 3200, 0.02), at, 0.8 - 0.2 * k)
    return in_a_room(sound, 0.09, 0.4)


def back() -> np.ndarray:
    """A piece laid back where it came from: a knock without force."""
    sound = silence(0.24)
    add(sound, struck([(262, 1, 0.09), (431, 0.5, 0.06), (718, 0.25, 0.04)], 0.2), 0)
    add(sound, burst("back", 0.04, 200, 1600, 0.02), 0, 0.5)
    return in_a_room(sound, 0.07, 0.3)


def _one_coin(pitch: float) -> np.ndarray:
    return struck(
        [(pitch, 1, 0.34), (pitch * 1.58, 0.7, 0.26), (pitch * 2.24, 0.5, 0.18), (pitch * 2.92, 0.35, 0.12)], 0.5
    )


def coin() -> np.ndarray:
    """One florin laid on another."""
    sound = silence(0.6)
    add(sound, _one_coin(3120), 0)
    add(sound, _one_coin(2810), 0.055, 0.55)
    return in_a_room(sound, 0.1, 0.5)


def coins() -> np.ndarray:
    """A handful of florins."""
    sound = silence(1.0)
    chance = generator("coins")
    at = 0.0
    for _ in range(8):
        add(sound, _one_coin(float(chance.uniform(2500, 3900))), at, float(chance.uniform(0.4, 1)))
        at += float(chance.uniform(0.03, 0.075))
    return in_a_room(sound, 0.12, 0.5)


def page() -> np.ndarray:
    """A leaf turned."""
    count = int(0.46 * RATE)
    time = np.arange(count) / RATE
    noise = generator("page").standard_normal(count)
    sweep = banded(noise, 700, 3000) * np.exp(-(((time - 0.13) / 0.08) ** 2))
    sweep += banded(noise[::-1].copy(), 1800, 7500) * np.exp(-(((time - 0.25) / 0.06) ** 2)) * 0.8
    rustle = 0.7 + 0.5 * np.sin(2 * np.pi * 23 * time) * np.sin(2 * np.pi * 7 * time)
    return in_a_room(sweep * rustle, 0.05, 0.3)


def bell() -> np.ndarray:
    """The bell of the palace, far off: a new round."""
    base = 262.0
    partials = [
        (0.5, 0.5, 3.2),
        (1, 1, 2.6),
        (1.19, 0.6, 2.0),
        (1.5, 0.4, 1.6),
        (2, 0.55, 1.4),
        (2.52, 0.25, 1.0),
        (3.01, 0.2, 0.8),
        (4.1, 0.12, 0.5),
    ]
    sound = struck([(base * ratio, level, decay) for ratio, level, decay in partials], 3.0)
    sound[: int(0.004 * RATE)] *= np.linspace(0, 1, int(0.004 * RATE))
    return in_a_room(sound, 0.3, 1.4)


def seal() -> np.ndarray:
    """A die pressed into wax on a table: a small loudspeaker has no use for what is lower than 200 hertz."""
    sound = silence(0.5)
    add(sound, struck([(148, 0.6, 0.12), (236, 0.7, 0.1), (412, 0.5, 0.08), (690, 0.3, 0.06)], 0.4), 0.02)
    add(sound, burst("seal", 0.2, 350, 2600, 0.14), 0, 0.9)
    add(sound, burst("peel", 0.1, 1500, 5200, 0.08), 0.26, 0.4)
    return in_a_room(sound, 0.08, 0.4)


def stamp() -> np.ndarray:
    """An iron stamp struck on paper: what an invention brings."""
    sound = silence(0.6)
    add(sound, struck([(118, 0.7, 0.12), (187, 0.6, 0.09), (402, 0.5, 0.06), (1240, 0.2, 0.04)], 0.4), 0)
    add(sound, burst("stamp", 0.09, 250, 3600, 0.03), 0, 0.9)
    add(sound, burst("stamped paper", 0.16, 1800, 6400, 0.07), 0.015, 0.3)
    return in_a_room(sound, 0.12, 0.6)


def curtain() -> np.ndarray:
    """A curtain drawn aside: heavy cloth, and rings that run along their rod."""
    count = int(0.7 * RATE)
    time = np.arange(count) / RATE
    noise = generator("curtain").standard_normal(count)
    cloth = banded(noise, 250, 2100) * np.sin(np.pi * np.minimum(1, time / 0.62)) ** 1.5
    sound = cloth * (0.75 + 0.35 * np.sin(2 * np.pi * 17 * time))
    chance = generator("rings")
    for k in range(7):
        pitch = float(chance.uniform(3300, 4700))
        add(sound, struck([(pitch, 1, 0.03), (pitch * 1.52, 0.5, 0.02)], 0.06), 0.06 + 0.062 * k, 0.16)
    return in_a_room(sound, 0.12, 0.6)


def gate() -> np.ndarray:
    """The gates of the city: hinges groan, the wings meet, and the bar falls into its hold."""
    sound = silence(2.3)
    count = int(0.95 * RATE)
    time = np.arange(count) / RATE
    pitch = 92 + 34 * time + 6 * np.sin(2 * np.pi * 3.1 * time)
    grain = np.maximum(0, np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) ** 9
    groan = banded(grain * generator("hinge").uniform(0.4, 1, count), 180, 1500) * np.sin(np.pi * time / 0.95)
    add(sound, groan, 0, 1.6)
    for at, level in ((0.98, 1.0), (1.09, 0.45)):
        add(sound, struck([(58, 1, 0.3), (87, 0.7, 0.22), (141, 0.5, 0.14), (233, 0.3, 0.08)], 0.7), at, 1.5 * level)
        add(sound, burst(f"wings {at}", 0.2, 90, 1300, 0.08), at, 0.8 * level)
    add(sound, struck([(176, 1, 0.12), (402, 0.5, 0.08), (1310, 0.2, 0.06)], 0.3), 1.5, 0.7)
    return in_a_room(sound, 0.3, 1.3)


def click() -> np.ndarray:
    """A button: soft and dry."""
    sound = silence(0.1)
    add(sound, struck([(1180, 1, 0.03), (1890, 0.4, 0.018)], 0.08), 0)
    add(sound, burst("click", 0.02, 1200, 5000, 0.008), 0, 0.35)
    return sound


def deny() -> np.ndarray:
    """Not allowed: two dull taps."""
    sound = silence(0.32)
    for at in (0.0, 0.12):
        add(sound, struck([(174, 0.8, 0.09), (261, 0.9, 0.08), (392, 0.6, 0.06), (587, 0.3, 0.04)], 0.18), at)
        add(sound, burst("deny", 0.03, 250, 1200, 0.02), at, 0.5)
    return in_a_room(sound, 0.06, 0.3)


def your_turn() -> np.ndarray:
    """Three notes on the lute call whoever is to decide."""
    sound = silence(1.9)
    for k, note in enumerate((67, 70, 74)):
        add(sound, plucked(f"turn {k}", hertz(note), 1.5, 0.45), k * 0.14, 0.7 + 0.1 * k)
    return in_a_room(sound, 0.2, 1.0)


def fanfare() -> np.ndarray:
    """An invention is completed: two trumpets, four notes."""
    sound = silence(2.1)
    for at, length, note in ((0, 0.16, 67), (0.17, 0.16, 67), (0.34, 0.3, 72), (0.66, 1.15, 76)):
        add(sound, horn(hertz(note), length + 0.1), at)
    for at, length, note in ((0.34, 0.3, 64), (0.66, 1.15, 67)):
        add(sound, horn(hertz(note), length + 0.1), at + 0.015, 0.7)
    add(sound, horn(hertz(48), 1.2), 0.66, 0.5)
    return in_a_room(sound, 0.32, 1.5)


def triumph() -> np.ndarray:
    """The master of the city is crowned: three trumpets and a drum."""
    sound = silence(3.3)
    calls = ((0, 0.15, 67), (0.16, 0.15, 67), (0.32, 0.15, 67), (0.48, 0.34, 72), (0.84, 0.3, 74), (1.16, 1.5, 76))
    for at, length, note in calls:
        add(sound, horn(hertz(note), length + 0.1), at)
    for at, length, note in ((0.48, 0.34, 67), (0.84, 0.3, 71), (1.16, 1.5, 72), (1.16, 1.5, 67)):
        add(sound, horn(hertz(note), length + 0.1), at + 0.012, 0.62)
    add(sound, horn(hertz(48), 1.6), 1.16, 0.55)
    for at in (0.0, 0.48, 0.84, 1.0, 1.08, 1.16):
        add(sound, struck([(74, 1, 0.2), (121, 0.5, 0.13)], 0.4), at, 0.7)
        add(sound, burst(f"drum {at}", 0.06, 120, 900, 0.03), at, 0.3)
    return in_a_room(sound, 0.34, 1.6)


def _voice(seed: str, vowel: tuple[float, float, float]) -> np.ndarray:
    """Somebody who calls out: a throat that swells and falls, through a mouth with three resonances, in hertz."""
    chance = generator(seed)
    seconds = float(chance.uniform(0.7, 1.3))
    time = np.arange(int(seconds * RATE)) / RATE
    share = time / seconds
    pitch = float(chance.uniform(150, 380)) * (1 + 0.22 * np.sin(np.pi * share**0.7) - 0.12 * share)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.012 * np.sin(2 * np.pi * 5.5 * time + chance.uniform(0, 6)))) / RATE
    throat = sum(np.sin(number * phase) / number for number in range(1, 16))
    breath = 0.25 * chance.standard_normal(len(time))
    mouth = sum(
        banded(throat + breath, middle / 1.16, middle * 1.16) * level
        for middle, level in zip(vowel, (1, 0.7, 0.28), strict=True)
    )
    return mouth * np.sin(np.pi * share**0.55) ** 1.2


def cheer() -> np.ndarray:
    """A crowd in a square cheers, some of them clapping: somebody is the first to build a thing."""
    sound = silence(2.1)
    chance = generator("cheer")
    vowels = ((760.0, 1250.0, 2600.0), (560.0, 1850.0, 2550.0), (640.0, 1080.0, 2450.0))
    for number in range(34):
        start = float(chance.gamma(2, 0.09))
        add(sound, _voice(f"voice {number}", vowels[number % 3]), start, float(chance.uniform(0.35, 1)))
    for number in range(46):
        clap = burst(f"clap {number}", 0.05, float(chance.uniform(700, 1100)), 3400, 0.03)
        add(sound, clap, float(chance.uniform(0.25, 1.7)), float(chance.uniform(0.25, 0.8)))
    sound *= np.minimum(1, np.linspace(2.1, 0, len(sound)) / 0.7)
    return in_a_room(sound, 0.35, 1.3)


def gears() -> np.ndarray:
    """An automaton is wound up and set to work."""
    sound = silence(0.9)
    for k in range(9):
        at = 0.03 + k * 0.062 - 0.0014 * k * k
        add(
            sound,
            struck([(1460 + 30 * (k % 3), 1, 0.03), (2330, 0.5, 0.02), (740, 0.4, 0.03)], 0.08),
            at,
            0.6 + 0.04 * k,
        )
    add(sound, struck([(520, 1, 0.3), (1330, 0.4, 0.2)], 0.4), 0.5, 0.5)
    return in_a_room(sound, 0.1, 0.4)


SOUNDS: dict[str, tuple[Callable[[], np.ndarray], float]] = {
    "knock": (knock, -21),
    "lift": (lift, -27),
    "lift_group": (lift_group, -26),
    "landing": (landing, -21),
    "hover": (hover, -33),
    "back": (back, -29),
    "coin": (coin, -25),
    "coins": (coins, -22),
    "page": (page, -24),
    "bell": (bell, -24),
    "seal": (seal, -25),
    "stamp": (stamp, -24),
    "curtain": (curtain, -30),
    "gate": (gate, -27),
    "click": (click, -28),
    "deny": (deny, -28),
    "your_turn": (your_turn, -25),
    "fanfare": (fanfare, -18),
    "triumph": (triumph, -18),
    "cheer": (cheer, -20),
    "gears": (gears, -26),
    "lute": (piece, -22),
}
"""Each sound's maker and its loudness in decibels (see `tones.loudness`).

What is heard at every turn is quieter than what is celebrated; `lute` is the music, which goes round without a seam
and stays below everything else.
"""


def _vorbis(sound: np.ndarray) -> bytes:
    """OGG Vorbis, one channel, with a fixed stream number so that the bytes are the same at each run."""
    stream = io.BytesIO()
    with soundfile.SoundFile(stream, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=0.55) as file:
        for start in range(0, len(sound), 16_384):
            file.write(sound[start : start + 16_384])
    return _renumbered(bytearray(stream.getvalue()))


def _renumbered(pages: bytearray) -> bytes:
    """Every page of the stream with serial number 1 and its checksum made anew."""
    place = 0
    while place < len(pages):
        segments = pages[place + 26]
        size = 27 + segments + sum(pages[place + 27 : place + 27 + segments])
        pages[place + 14 : place + 18] = (1).to_bytes(4, "little")
        pages[place + 22 : place + 26] = bytes(4)
        check = _checksum(pages[place : place + size])
        pages[place + 22 : place + 26] = check.to_bytes(4, "little")
        place += size
    return bytes(pages)


def _checksum(page: bytearray) -> int:
    """The checksum of an OGG page (polynomial 0x04c11db7, nothing reflected)."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def _table_entry(index: int) -> int:
    value = index << 24
    for _ in range(8):
        value = ((value << 1) ^ 0x04C11DB7) & 0xFFFFFFFF if value & 0x80000000 else value << 1
    return value


_TABLE = [_table_entry(index) for index in range(256)]
