"""Attacks at the screens of the program: what is typed, pressed and resized, and how many files stay open."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import TEXT_SIZES, Settings, Speed
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.window.stage import Stage
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.saves.folder import SaveFolder
from scripts.attack.games import session
from scripts.attack.trials import Field, Tally

FIRST: Final = (
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\xad", "\ufeff", "\ufe0e", "\ufe0f", "\u034f", "\u2060"),
    *("\u061c", "\u180e", "\u202e", "\u2066", "\u3164", "\u115f", "\uffa0", "\U000e0041", "\U000e0100", "\xa0"),
    *("\u202f", "\u3000", "\u2028", "\t", "\n", "\r", "\0", "\x1b", "\x7f", "\x85", "\u0301", "\u20dd", "\u0e31"),
    *("\u05d0\u05b0", "\u0645\u0631", "\u0928\u092e", "\u674e", "\U0001f468\u200d\U0001f469", "\U0001f1eb\U0001f1f7"),
    *("\ud800", "\udfff", "\uffff", "\ue000", "a" + "\u0301" * 200, "x" * 100_000, "<b>", "{name}", "%s", "\\"),
)
"""What is typed first into a field."""
_SIZE: Final = (1024, 640)
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
FIELDS: Final = (("new game", "name 0"), ("new game", "seed"), ("save", "name"))
"""The scenes in which something is written, and the fields."""
_GO_ON: Final = 10
"""Of so many texts in a field one is gone on with."""
_SOME: Final = 0.1
"""At so small a share of all trials each text is tried."""
_EVENTS: Final = 40
"""Events of a trial with random input."""
_KEYS: Final = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *(pygame.K_F1, pygame.K_F10, pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_z, pygame.K_h, pygame.K_p),
    *(pygame.K_u, pygame.K_l, pygame.K_i, pygame.K_1, pygame.K_2, pygame.K_PLUS, pygame.K_MINUS, pygame.K_DOLLAR),
)
_WITH: Final = (pygame.KMOD_NONE, pygame.KMOD_NONE, pygame.KMOD_NONE, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)


class House:
    """The program on a canvas, with games in a folder of its own."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.stage = Stage(_SIZE, Settings(reduced_motion=True, speed=Speed.OFF))
        self.folder = SaveFolder(folder)
        self.host = Host(self.stage.kit, self.folder, PRESENTATIONS)
        self.seed = seed
        self.host.show_title()
        self.stage.turn()

    def go_to(self, scene: str, game: str) -> None:
        """Show a scene."""
        if scene in ("table", "pause", "save"):
            playing = session(PRESENTATIONS[game].game, self.seed, self.folder.path, 6)
            self.host.play(playing)
            self.stage.turn(3)
        ways = {
            "new game": lambda: self.host.agree_on(game),
            "load": self.host.show_saves,
            "settings": self.host.show_settings,
            "keys": self.host.show_keys,
            "about": self.host.show_about,
            "pause": self.host.show_pause,
            "save": self.host.ask_name,
        }
        if scene in ways:
            ways[scene]()
        self.stage.turn(2)

    def close(self) -> None:
        """End what is being played."""
        self.host.close()


SCENES: Final = ("title", "new game", "load", "settings", "keys", "about", "table", "pause", "save")


@contextmanager
def house(folder: Path, seed: int) -> Iterator[House]:
    """Open the program and close it."""
    opened = House(folder, seed)
    try:
        yield opened
    finally:
        opened.close()


def first_characters(field: Field) -> Tally:
    """Type and paste odd text into every field, draw it, and go on as if it were a name."""
    tally = Tally("first characters in text fields")
    every = max(1, round(_SOME / field.share))
    for name in PRESENTATIONS:
        for scene, widget in FIELDS:
            failed = tally.failures.copy()
            opened = House(field.place(f"typed-{name}-{widget}"), 1)
            opened.go_to(scene, name)
            for number, text in enumerate(FIRST[::every]):
                with tally.trial(f"{scene}, {text[:4]!a}"):
                    _type(opened.stage, widget, text)
                    if number % _GO_ON == 0:
                        _go_on(opened, scene, name)
                if tally.failures != failed:
                    failed = tally.failures.copy()
                    opened = House(field.place(f"typed-{name}-{widget}-{number}"), 1)
                    opened.go_to(scene, name)
            opened.close()
    return tally


def _go_on(here: House, scene: str, game: str) -> None:
    """Press what takes the text as a name, and come back."""
    button = {"new game": "begin", "save": "save"}[scene]
    here.stage.click(_menu(here.stage).form[button].rect.center)
    here.stage.turn(3)
    here.host.show_title()
    here.stage.turn(2)
    here.go_to(scene, game)


def random_input(field: Field) -> Tally:
    """Press and type at random in every scene, and wherever that leads."""
    tally = Tally("random input at scenes")
    for name in PRESENTATIONS:
        for scene in SCENES:
            for number in field.trials(40, 1):
                random = field.random("input", name, scene, number)
                with tally.trial(f"{scene} {number}", 60.0), house(field.place(f"in-{tally.trials}"), number) as here:
                    here.go_to(scene, name)
                    for _ in range(_EVENTS):
                        _do_something(here, random)
    return tally


def few_open_files(field: Field) -> Tally:
    """Change sizes of window and text at the table where few files may be open at a time."""
    tally = Tally(f"sizes of window and text with {_FEW_FILES} open files")
    for name in PRESENTATIONS:
        with _few_files(), house(field.place(f"sizes-{name}"), 1) as here:
            here.go_to("table", name)
            for number in field.trials(60, 4):
                with tally.trial(number):
                    here.stage.kit.settings.text_size = TEXT_SIZES[number % len(TEXT_SIZES)]
                    wide, high = _SIZES[number % len(_SIZES)]
                    here.stage.resize((wide + number // 3, high + number // 3))
                    here.host.show_settings()
                    here.stage.turn(2)
                    here.stage.key(pygame.K_ESCAPE)
    return tally


def _menu(stage: Stage) -> MenuScene:
    top = stage.kit.stack.top
    if not isinstance(top, MenuScene):
        raise LookupError(f"{type(top).__name__} has no widgets")
    return top


def _type(stage: Stage, widget: str, text: str) -> None:
    form = _menu(stage).form
    if widget == "seed" and widget not in {each.name for each in form.widgets}:
        form["more"].press()
        form = _menu(stage).form
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


def _do_something(here: House, random: Random) -> None:
    stage = here.stage
    wide, high = stage.canvas.size
    point = random.randrange(wide), random.randrange(high)
    what = random.randrange(12)
    if what < 4:
        stage.key(random.choice(_KEYS), random.choice(_WITH))
    elif what < 7:
        stage.click(point)
    elif what == 7:
        stage.drag(point, (random.randrange(wide), random.randrange(high)), 2)
    elif what == 8:
        stage.click(point, pygame.BUTTON_RIGHT)
    elif what == 9:
        stage.wheel(random.choice((-3, 1, 5)))
    elif what == 10:
        stage.post(pygame.Event(pygame.TEXTINPUT, text=random.choice(FIRST)[:50]))
    elif random.random() < 0.3:
        stage.resize(random.choice(_SIZES))
    if not len(stage.kit.stack):
        here.host.show_title()
        stage.turn()


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
