"""Random input at every scene: what is typed, pressed and resized, and files of all kinds dropped on the window."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Point
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.widgets.gui import TextField
from leonardo.engine.record import RECORD_ENDING, write_record
from scripts.fuzz.folders import ODD_FILES
from scripts.fuzz.games import finished, session
from scripts.fuzz.house import WAYS, House, house
from scripts.fuzz.trials import Field, Tally

FIRST: Final = (
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\xad", "\ufeff", "\ufe0e", "\ufe0f", "\u034f", "\u2060"),
    *("\u061c", "\u180e", "\u202e", "\u2066", "\u3164", "\u115f", "\uffa0", "\U000e0041", "\U000e0100", "\xa0"),
    *("\u202f", "\u3000", "\u2028", "\t", "\n", "\r", "\0", "\x1b", "\x7f", "\x85", "\u0301", "\u20dd", "\u0e31"),
    *("\u05d0\u05b0", "\u0645\u0631", "\u0928\u092e", "\u674e", "\U0001f468\u200d\U0001f469", "\U0001f1eb\U0001f1f7"),
    *("\ud800", "\udfff", "\uffff", "\ue000", "a" + "\u0301" * 200, "x" * 100_000, "<b>", "{name}", "%s", "\\"),
)
"""What is typed first into a field."""
_SIZES: Final = (
    (1024, 640),
    (1280, 720),
    (1366, 768),
    (640, 1100),
    (1600, 900),
    (1920, 1080),
    (1111, 777),
    (2560, 1440),
)
_FEW_FILES: Final = 256
OF_LEARNING: Final = (("rules", "search"), ("challenges", "code"))
"""The fields that only a game has which teaches itself."""
FIELDS: Final = (("new game", "name 0"), ("new game", "seed"), ("save", "name"), *OF_LEARNING)
"""The scenes in which something is written, and the fields."""
_TAKEN_BY: Final = {"new game": "begin", "save": "save"}  # the buttons that take what is written; elsewhere Enter does
_GO_ON: Final = 12  # of so many texts in a field one is gone on with
_SOME: Final = 0.2  # at so small a share of all trials each text is tried


def first_characters(field: Field) -> Tally:
    """Type and paste odd text into every field, draw it, and go on as if it were a name."""
    tally = Tally("first characters in text fields")
    every = max(1, round(_SOME / field.share))
    for turn, (name, (scene, widget)) in enumerate(_fields()):
        failures, opened = 0, House(field.place(f"typed-{turn}"), 1)
        opened.go_to(scene, name)
        for number, text in enumerate(FIRST[turn % every :: every]):
            with tally.trial(f"{scene}, {text[:4]!a}"):
                _type_into(opened, widget, text)
                if number % _GO_ON == 0:
                    _go_on(opened, scene, name)
            if len(tally.failures) > failures:
                failures = len(tally.failures)
                opened = House(field.place(f"typed-{turn}-{number}"), 1)
                opened.go_to(scene, name)
        opened.close()
    return tally


def _fields() -> list[tuple[str, tuple[str, str]]]:
    return [(name, each) for name in PRESENTATIONS for each in FIELDS if _teaches(name) or each not in OF_LEARNING]


def _teaches(name: str) -> bool:
    learning = PRESENTATIONS[name].learning
    return learning.rules is not None and learning.challenges is not None


def _go_on(here: House, scene: str, game: str) -> None:
    """Press what takes the text, and come back."""
    if scene in _TAKEN_BY:
        if _has(here, "done"):  # a sheet over the page takes the text first
            here.press("done")
            here.turn(3)
        here.press(_TAKEN_BY[scene])
    else:
        here.key(pygame.K_RETURN)
    here.turn(3)
    here.host.show_title()
    here.turn(2)
    here.go_to(scene, game)


def _has(here: House, widget: str) -> bool:
    return widget in {each.name for each in here.menu.form.widgets}


def few_open_files(field: Field) -> Tally:
    """Change sizes of window and text at the table where few files may be open at a time."""
    tally = Tally(f"sizes of window and text with {_FEW_FILES} open files")
    for name in PRESENTATIONS:
        with _few_files(), house(field.place(f"sizes-{name}"), 1) as here:
            here.go_to("table", name)
            for number in field.trials(60, 2):
                with tally.trial(number):
                    here.kit.settings.text_size = TEXT_SIZES[number % len(TEXT_SIZES)]
                    wide, high = _SIZES[number % len(_SIZES)]
                    here.resize((wide + number // 3, high + number // 3))
                    here.host.show_settings()
                    here.turn(2)
                    here.key(pygame.K_ESCAPE)
    return tally


def _type_into(here: House, widget: str, text: str) -> None:
    form = here.menu.form
    if widget == "seed" and not _has(here, widget):
        form["more"].press()
        form = here.menu.form
    if not isinstance(form[widget], TextField):
        raise LookupError(f"{widget} is no field")
    form.set_focus(widget)
    here.key(pygame.K_a, pygame.KMOD_CTRL)
    here.post(pygame.Event(pygame.TEXTEDITING, text=text[:20], start=0, length=1))
    here.post(pygame.Event(pygame.TEXTINPUT, text=text))
    here.key(pygame.K_HOME)
    here.type_text("B")
    here.key(pygame.K_BACKSPACE)
    with suppress(pygame.error, ValueError):
        pygame.scrap.put_text(text)
    here.key(pygame.K_v, pygame.KMOD_CTRL)
    here.turn(2)


@contextmanager
def _few_files() -> Iterator[None]:
    """Allow this process few open files, where the system can do that."""
    if sys.platform == "win32":
        yield
        return
    import resource  # noqa: PLC0415 - not every system has it

    former = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(_FEW_FILES, former[1]), former[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, former)


_EVENTS: Final = 40  # events of a trial with random input
_WINDOWS: Final = ((1024, 640), (1280, 720), (640, 1100), (1600, 900), (320, 200))
_LONG: Final = 60.0  # seconds that a trial may take: all that people can do in a minute is done at once
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
        if not len(here.kit.stack):
            here.host.show_title()
            here.turn()


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
                before = len(here.kit.stack)
                here.post(pygame.Event(pygame.DROPFILE, file=str(gift)))
                here.turn(2)
                if len(here.kit.stack) == before:
                    tally.fail(f"{scene}, {gift.name}", "nobody is told")
    return tally


def _some(gifts: list[Path], place: int, field: Field) -> list[Path]:
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
    wide, high = here.canvas.size
    return random.randrange(-5, wide + 5), random.randrange(-5, high + 5)


def _press_key(here: House, random: Random) -> None:
    key = random.choice(_USUAL if random.random() < 0.8 else _KEYS)
    letter = chr(key) if 32 <= key < 127 else random.choice(("", "\0", "\x7f", "\xdf", "\u0301"))
    here.key(key, random.choice(_WITH), letter)


def _hold_key(here: House, random: Random) -> None:
    """Press a key and never release it, or release one that was never pressed."""
    kind = random.choice((pygame.KEYDOWN, pygame.KEYUP))
    here.post(pygame.Event(kind, key=random.choice(_USUAL), mod=random.choice(_WITH), unicode="", scancode=0))


def _click(here: House, random: Random) -> None:
    here.press(_anywhere(here, random), random.choice((1, 1, 1, 1, 2, 3, 4, 5, 9)))


def _half_a_click(here: House, random: Random) -> None:
    random.choice((here.hold, here.release))(_anywhere(here, random), random.choice((1, 1, 3)))


def _drag(here: House, random: Random) -> None:
    here.drag(_anywhere(here, random), _anywhere(here, random), steps=2)


def _turn_wheel(here: House, random: Random) -> None:
    here.wheel(random.choice((-300, -3, 0, 1, 5)))


def _hold_on(here: House, random: Random) -> None:
    key = random.choice(_USUAL)
    sign = random.choice(("", "m", "\u0444", "\u03b1", "\u05d0", "+", "-", "&", "\xe9"))
    told = {"key": key, "mod": 0, "unicode": sign, "scancode": random.randrange(512)}
    here.post(*(pygame.Event(pygame.KEYDOWN, repeat=again, **told) for again in (False, True, True)))


def _leave_and_return(here: House, random: Random) -> None:
    """Leave the window with a button held, and come back by a click."""
    there = _anywhere(here, random)
    here.hold(_anywhere(here, random))
    here.carry(there)
    here.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    here.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    here.press(there)


def _type(here: House, random: Random) -> None:
    text = random.choice(FIRST)[:50]
    here.post(
        pygame.Event(pygame.TEXTEDITING, text=text, start=random.choice((0, 3, -1)), length=random.choice((0, 1, 99))),
        pygame.Event(pygame.TEXTINPUT, text=text),
    )


def _resize(here: House, random: Random) -> None:
    here.resize(random.choice(_WINDOWS))


def _tell_of_window(here: House, random: Random) -> None:
    here.post(pygame.Event(random.choice(_OF_THE_WINDOW)))
    here.turn(2)
    here.post(pygame.Event(pygame.WINDOWRESTORED))


def _touch(here: House, random: Random) -> None:
    where: dict[str, Any] = {"touch_id": 1, "finger_id": random.randrange(3), "dx": 0.1, "dy": 0.0, "pressure": 1.0}
    kind = random.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP, pygame.MULTIGESTURE))
    here.post(pygame.Event(kind, x=random.random(), y=random.random(), **where))


def _let_pass(here: House, random: Random) -> None:
    here.turn(random.choice((1, 30)))


def _drop(here: House, random: Random) -> None:
    here.post(pygame.Event(pygame.DROPFILE, file=random.choice(("", "/", "nowhere", "\ud800", os.devnull))))


def _end(here: House, _: Random) -> None:
    here.post(pygame.Event(pygame.QUIT))


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
