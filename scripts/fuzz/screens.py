"""Attacks at the screens of the program: what is typed, pressed and resized, and how many files stay open."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.widgets.gui import TextField
from scripts.fuzz.house import House, house
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
_TAKEN_BY: Final = {"new game": "begin", "save": "save"}
"""The buttons that take what is written; elsewhere Enter does."""
_GO_ON: Final = 12
"""Of so many texts in a field one is gone on with."""
_SOME: Final = 0.2
"""At so small a share of all trials each text is tried."""


def first_characters(field: Field) -> Tally:
    """Type and paste odd text into every field, draw it, and go on as if it were a name."""
    tally = Tally("first characters in text fields")
    every = max(1, round(_SOME / field.share))
    for turn, (name, (scene, widget)) in enumerate(_fields()):
        failures, opened = 0, House(field.place(f"typed-{turn}"), 1)
        opened.go_to(scene, name)
        for number, text in enumerate(FIRST[turn % every :: every]):
            with tally.trial(f"{scene}, {text[:4]!a}"):
                _type(opened, widget, text)
                if number % _GO_ON == 0:
                    _go_on(opened, scene, name)
            if len(tally.failures) > failures:
                failures = len(tally.failures)
                opened = House(field.place(f"typed-{turn}-{number}"), 1)
                opened.go_to(scene, name)
        opened.close()
    return tally


def _fields() -> list[tuple[str, tuple[str, str]]]:
    """Return all fields of all games, each with its game."""
    return [(name, each) for name in PRESENTATIONS for each in FIELDS if _teaches(name) or each not in OF_LEARNING]


def _teaches(name: str) -> bool:
    learning = PRESENTATIONS[name].learning
    return learning.rules is not None and learning.challenges is not None


def _go_on(here: House, scene: str, game: str) -> None:
    """Press what takes the text, and come back."""
    if scene in _TAKEN_BY:
        here.stage.click(here.menu().form[_TAKEN_BY[scene]].rect.center)
    else:
        here.stage.key(pygame.K_RETURN)
    here.stage.turn(3)
    here.host.show_title()
    here.stage.turn(2)
    here.go_to(scene, game)


def few_open_files(field: Field) -> Tally:
    """Change sizes of window and text at the table where few files may be open at a time."""
    tally = Tally(f"sizes of window and text with {_FEW_FILES} open files")
    for name in PRESENTATIONS:
        with _few_files(), house(field.place(f"sizes-{name}"), 1) as here:
            here.go_to("table", name)
            for number in field.trials(60, 2):
                with tally.trial(number):
                    here.stage.kit.settings.text_size = TEXT_SIZES[number % len(TEXT_SIZES)]
                    wide, high = _SIZES[number % len(_SIZES)]
                    here.stage.resize((wide + number // 3, high + number // 3))
                    here.host.show_settings()
                    here.stage.turn(2)
                    here.stage.key(pygame.K_ESCAPE)
    return tally


def _type(here: House, widget: str, text: str) -> None:
    stage, form = here.stage, here.menu().form
    if widget == "seed" and widget not in {each.name for each in form.widgets}:
        form["more"].press()
        form = here.menu().form
    if not isinstance(form[widget], TextField):
        raise LookupError(f"{widget} is no field")
    form.set_focus(widget)
    stage.key(pygame.K_a, pygame.KMOD_CTRL)
    stage.post(pygame.Event(pygame.TEXTEDITING, text=text[:20], start=0, length=1))
    stage.post(pygame.Event(pygame.TEXTINPUT, text=text))
    stage.key(pygame.K_HOME)
    stage.type("B")
    stage.key(pygame.K_BACKSPACE)
    with suppress(pygame.error, ValueError):
        pygame.scrap.put_text(text)
    stage.key(pygame.K_v, pygame.KMOD_CTRL)
    stage.turn(2)


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
