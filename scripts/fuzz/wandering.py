"""People and animals at keyboard and mouse: random input in every scene, and files of all kinds dropped on it."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Point
from leonardo.engine.notation import write_record
from leonardo.engine.record_files import RECORD_ENDING
from scripts.fuzz.folders import ODD_FILES
from scripts.fuzz.games import finished, session
from scripts.fuzz.house import WAYS, House, house
from scripts.fuzz.screens import FIRST
from scripts.fuzz.trials import Field, Tally

_EVENTS: Final = 40
"""Events of a trial with random input."""
_SIZES: Final = ((1024, 640), (1280, 720), (640, 1100), (1600, 900), (320, 200))
_LONG: Final = 60.0
"""Seconds that a trial may take: all that people can do in a minute is done at once."""
_KEYS: Final = tuple(sorted({value for name, value in vars(pygame).items() if name.startswith("K_")}))
_USUAL: Final = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *(pygame.K_F1, pygame.K_F10, *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1)),
)
_WITH: Final = (
    *(pygame.KMOD_NONE, pygame.KMOD_NONE, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META),
    *(pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_MODE, pygame.KMOD_NUM | pygame.KMOD_CAPS),
)
_OF_THE_WINDOW: Final = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWEXPOSED),
    *(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMOVED, pygame.WINDOWDISPLAYCHANGED),
    *(pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED, pygame.CLIPBOARDUPDATE, pygame.KEYMAPCHANGED),
)


def random_input(field: Field) -> Tally:
    """Press, type and drop at random in every scene, and wherever that leads."""
    tally = Tally("random input at scenes")
    games = list(PRESENTATIONS)
    for place, scene in enumerate(WAYS):
        for number in field.trials(24, place % 2):
            name = games[(place + number) % len(games)]
            random = field.random("input", name, scene, number)
            with (
                tally.trial(f"{name}, {scene} {number}", _LONG),
                house(field.place(f"in-{tally.trials}"), number) as here,
            ):
                here.go_to(scene, name)
                wander(here, random, _EVENTS)
    return tally


def wander(here: House, random: Random, events: int) -> None:
    """Do so many things at random; whoever ends the program begins it again."""
    for _ in range(events):
        random.choices(list(_DEEDS), list(_DEEDS.values()))[0](here, random)
        if not len(here.stage.kit.stack):
            here.host.show_title()
            here.stage.turn()


def drops(field: Field) -> Tally:
    """Drop files of all kinds on the window in every scene; whatever they are, it is told, and nothing else happens."""
    tally = Tally("files dropped on scenes")
    games = list(PRESENTATIONS)
    for place, scene in enumerate(WAYS):
        name = games[place % len(games)]
        if field.share < 1 and place % 2:
            continue  # in a short run, those at which random input is tried
        with tally.trial(f"{name}, {scene}", _LONG), house(field.place(f"drops-{place}"), place) as here:
            gifts = _gifts(field.place(f"gifts-{place}"), name)
            for gift in _some(gifts, place, field):
                here.go_to(scene, name)
                before = len(here.stage.kit.stack)
                here.stage.post(pygame.Event(pygame.DROPFILE, file=str(gift)))
                here.stage.turn(2)
                if len(here.stage.kit.stack) == before:
                    tally.fail(f"{scene}, {gift.name}", "nobody is told")
    return tally


def _some(gifts: list[Path], place: int, field: Field) -> list[Path]:
    """Return all that is dropped on one scene, in full, or a few in turn."""
    count = len(field.trials(len(gifts), 2))
    return [gifts[(place * count + number) % len(gifts)] for number in range(count)]


def _gifts(folder: Path, name: str) -> list[Path]:
    """Return files of all kinds: odd ones, a good save, a good record, and names that lead nowhere."""
    game = PRESENTATIONS[name].game
    for number, make in enumerate(ODD_FILES.values()):
        (folder / str(number)).mkdir()
        with suppress(OSError, AttributeError):  # what this file system or system does not have
            make(folder / str(number))
    session(game, 5, folder / "saves", 4).close()
    (folder / f"record{RECORD_ENDING}").write_text(write_record(finished(game, 2)), encoding="utf-8")
    found = [each for place in sorted(folder.iterdir()) if place.is_dir() for each in sorted(place.iterdir())]
    odd = (
        Path(),
        folder,
        folder / "nowhere",
        folder / ("x" * 300),
        folder / "a\0b",
        folder / "\ud800",
        Path(os.devnull),
    )
    return [*found, folder / f"record{RECORD_ENDING}", *odd]


def _anywhere(here: House, random: Random) -> Point:
    wide, high = here.stage.canvas.size
    return random.randrange(-5, wide + 5), random.randrange(-5, high + 5)


def _press_key(here: House, random: Random) -> None:
    key = random.choice(_USUAL if random.random() < 0.8 else _KEYS)
    letter = chr(key) if 32 <= key < 127 else random.choice(("", "\0", "\x7f", "\xdf", "\u0301"))
    here.stage.key(key, random.choice(_WITH), letter)


def _hold_key(here: House, random: Random) -> None:
    """Press a key and never release it, or release one that was never pressed."""
    kind = random.choice((pygame.KEYDOWN, pygame.KEYUP))
    here.stage.post(pygame.Event(kind, key=random.choice(_USUAL), mod=random.choice(_WITH), unicode="", scancode=0))


def _click(here: House, random: Random) -> None:
    here.stage.click(_anywhere(here, random), random.choice((1, 1, 1, 1, 2, 3, 4, 5, 9)))


def _half_a_click(here: House, random: Random) -> None:
    random.choice((here.stage.press, here.stage.release))(_anywhere(here, random), random.choice((1, 1, 3)))


def _drag(here: House, random: Random) -> None:
    here.stage.drag(_anywhere(here, random), _anywhere(here, random), 2)


def _turn_wheel(here: House, random: Random) -> None:
    here.stage.wheel(random.choice((-300, -3, 0, 1, 5)))


def _hold_on(here: House, random: Random) -> None:
    """Hold a key of a keyboard of any country."""
    key = random.choice(_USUAL)
    sign = random.choice(("", "m", "\u0444", "\u03b1", "\u05d0", "+", "-", "&", "\xe9"))
    told = {"key": key, "mod": 0, "unicode": sign, "scancode": random.randrange(512)}
    here.stage.post(*(pygame.Event(pygame.KEYDOWN, repeat=again, **told) for again in (False, True, True)))


def _leave_and_return(here: House, random: Random) -> None:
    """Leave the window with a button held, and come back by a click."""
    there = _anywhere(here, random)
    here.stage.press(_anywhere(here, random))
    here.stage.move(there, held=True)
    here.stage.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    here.stage.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    here.stage.click(there)


def _type(here: House, random: Random) -> None:
    text = random.choice(FIRST)[:50]
    here.stage.post(
        pygame.Event(pygame.TEXTEDITING, text=text, start=random.choice((0, 3, -1)), length=random.choice((0, 1, 99))),
        pygame.Event(pygame.TEXTINPUT, text=text),
    )


def _resize(here: House, random: Random) -> None:
    here.stage.resize(random.choice(_SIZES))


def _tell_of_window(here: House, random: Random) -> None:
    here.stage.post(pygame.Event(random.choice(_OF_THE_WINDOW)))
    here.stage.turn(2)
    here.stage.post(pygame.Event(pygame.WINDOWRESTORED))


def _touch(here: House, random: Random) -> None:
    where: dict[str, Any] = {"touch_id": 1, "finger_id": random.randrange(3), "dx": 0.1, "dy": 0.0, "pressure": 1.0}
    kind = random.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP, pygame.MULTIGESTURE))
    here.stage.post(pygame.Event(kind, x=random.random(), y=random.random(), **where))


def _let_pass(here: House, random: Random) -> None:
    here.stage.turn(random.choice((1, 30)))


def _drop(here: House, random: Random) -> None:
    here.stage.post(pygame.Event(pygame.DROPFILE, file=random.choice(("", "/", "nowhere", "\ud800", os.devnull))))


def _end(here: House, _: Random) -> None:
    here.stage.post(pygame.Event(pygame.QUIT))


_DEEDS: Final[Mapping[Callable[[House, Random], None], int]] = {
    _press_key: 40,
    _hold_key: 4,
    _hold_on: 4,
    _leave_and_return: 3,
    _click: 24,
    _half_a_click: 3,
    _drag: 8,
    _turn_wheel: 5,
    _type: 5,
    _resize: 1,
    _tell_of_window: 3,
    _touch: 2,
    _let_pass: 4,
    _drop: 1,
    _end: 1,
}
"""What is done, and how often each beside the others."""
