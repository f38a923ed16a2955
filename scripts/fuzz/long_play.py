"""A long evening: whole games one after the other in one process, with all that people do beside playing."""

import gc
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Final

import pygame

from leonardo.ai.players import RANDOM, players_of
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import ENGLISH, speak
from leonardo.app.kit.window.app import App
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.kit.window.idle_tasks import QUIET, IdleTasks
from leonardo.app.kit.window.pilot import FRAME
from leonardo.app.scenes.ahead import behind_the_title
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.app.table.scene import TableScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.play.session import Session
from scripts.benchmarks.room import Glass
from scripts.fuzz.holding import Holding
from scripts.fuzz.house import House
from scripts.fuzz.trials import Field, Tally

_SIZE: Final = (1024, 640)
_SIZES: Final = (*((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1111, 777), (1024, 1100)), _SIZE)
_LONG: Final = 300.0  # seconds on the processor that a game may take, with all that is done beside it
_PATIENCE: Final = 120.0  # seconds by the clock in which something must be decided
_OFTEN: Final = 0.02  # of so many decisions one is accompanied by something else
_MOVES: Final = 40  # frames in which moves are shown at a speed, now and then
_SEEN: Final = 0.05
"""The share of frames and of pages for handing over that are drawn while nothing but the game goes on: drawing takes
nearly all of the time."""
_QUIET: Final = 30  # frames in which whatever was told to end comes to its end
_LOOKS: Final = 4  # steps that are made in looking back
_QUICK: Final = 2  # how many of the easiest levels sit at the table; they take no time to think


class _Everything(ScriptedEvents):
    """What a script does, and what the system tells of the window."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        return [*pygame.event.get(), *super().wait(milliseconds)]


def whole_games(field: Field) -> Tally:
    """Play game after game through the scenes: none ends in an error, and no more is held after it than before."""
    tally = Tally("whole games in one process")
    names = list(PRESENTATIONS)
    here, complaints = _opened(field.place("evening"), field.seed), _Complaints()
    logging.getLogger().addHandler(complaints)
    holding = Holding()
    try:
        for number in field.trials(1000, len(names) + 1):
            with tally.trial(f"game {number}, {names[number % len(names)]}", _LONG):
                evening = Evening(here, names[number % len(names)], field.random("evening", number))
                evening.play()
                complaints.raise_any()
            _tidy_up(here)
            with tally.aside(f"after game {number}"):
                holding.look()
                _look_for_what_was_left()
        with tally.aside("memory"):
            holding.judge_memory()
    finally:
        logging.getLogger().removeHandler(complaints)
        here.close()
    return tally


def _opened(folder: Path, seed: int) -> House:
    """Return the program in a window of the system, as it is started, but for the clock and for who presses."""
    settings = Settings(reduced_motion=True, speed=Speed.OFF, window=_SIZE)
    here = House(folder, seed, settings, _SIZE, canvas=Glass(_SIZE), events=_Everything())
    here.app = App(here.kit, here.canvas, here.clock, here.events, IdleTasks(behind_the_title(here.host)), living=True)
    return here


def _tidy_up(here: House) -> None:
    """Go to the title in the first language and size, where things can be compared."""
    settings = here.kit.settings
    settings.text_size, settings.speed, settings.reduced_motion = 100, Speed.OFF, True
    settings.language = ENGLISH
    speak(ENGLISH)
    if settings.full_screen:
        here.kit.change_full_screen()
    here.resize(_SIZE)
    here.host.show_title()
    here.turn(_QUIET)


def _look_for_what_was_left() -> None:
    left = {type(each).__name__ for each in gc.get_objects() if isinstance(each, Session | TableScene)}
    if left:
        raise RuntimeError(f"of a game that was left there is still: {', '.join(sorted(left))}")


class _Complaints(logging.Handler):
    """Hears what the program logs as an error, though it goes on."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._heard.append(record.getMessage())

    def raise_any(self) -> None:
        heard, self._heard = self._heard, []
        if heard:
            raise RuntimeError(heard[0])


class Evening:
    """One game of the program: it is agreed on, played to its end and looked back at, with `random` doings."""

    def __init__(self, here: House, game: str, random: Random) -> None:
        self.here, self.host = here, here.host
        self.random = random
        self._name = game

    @property
    def session(self) -> Session:
        if self.host.session is None:
            raise RuntimeError("nothing is being played")
        return self.host.session

    def play(self) -> None:
        self._agree()
        decided, since = 0, time.monotonic()
        while not isinstance(self.here.kit.stack.top, PodiumScene | ResultsSheet):
            now = len(self.session.played.turns)
            if now > decided:
                decided, since = now, time.monotonic()
                if self.random.random() < _OFTEN:
                    self._do_something()
            elif time.monotonic() - since > _PATIENCE:
                raise RuntimeError(f"nothing more happens at {type(self.here.kit.stack.top).__name__}")
            self._go_on()
        self._look_back()

    # ---- the way to the table

    def _agree(self) -> None:
        """Agree on a game at its page, with options and seats of any kind."""
        self.host.agree_on(self._name)
        page = self.here.menu
        if not isinstance(page, NewGameScene):
            raise TypeError(f"{type(page).__name__} is no page of a new game")
        self._seat(page.plan)
        page.rebuild()
        self.here.turn()
        self.here.press("begin")
        self.here.turn(2)

    def _seat(self, plan: Plan) -> None:
        presentation = PRESENTATIONS[self._name]
        plan.resize(self.random.choice(presentation.game.seat_counts))
        quick = [player.name for player in players_of(self._name)[:_QUICK]] + [RANDOM.name]
        for number, seat in enumerate(plan.seats):
            person = number == 0 or self.random.random() < 0.3
            seat.player = None if person else self.random.choice(quick)
        plan.seed = self.random.randrange(10**6)

    # ---- the game

    def _go_on(self) -> None:
        """Do what brings the game on at whatever is on top, and let a frame pass."""
        top = self.here.kit.stack.top
        table = next((scene for scene in self.here.kit.stack.seen() if isinstance(scene, TableScene)), None)
        if table is not None and table.free and (top is table or not isinstance(top, MenuScene)):
            table.submit(self.random.choice(self.session.legal()))
        elif isinstance(top, TableScene):
            self._wait_at(top)
        elif isinstance(top, MenuScene) and "ready" in _names(top):
            self._take_over(top)
        else:
            self.key(pygame.K_ESCAPE)
        if self.random.random() < _SEEN:
            self.here.turn()
        else:
            self.here.kit.stack.update(FRAME)

    def _take_over(self, page: MenuScene) -> None:
        if self.random.random() < _SEEN:
            self.here.press("ready")
        else:
            page.form["ready"].press()

    def _wait_at(self, table: TableScene) -> None:
        if self.session.over and not table.course.playback.busy:
            table.show_results()
        table.end_visit()
        table.let_chance_decide()
        if self.session.thinking:
            time.sleep(0.0005)

    def _do_something(self) -> None:
        self.random.choices(list(_DOINGS), list(_DOINGS.values()))[0](self)
        for _ in range(6):
            if isinstance(self.here.kit.stack.top, TableScene | PodiumScene | ResultsSheet):
                break
            self.key(pygame.K_ESCAPE)
            self.here.turn(2)
        self._rest()

    def _rest(self) -> None:
        """Rest for a moment, as a person does at each decision: then what is no longer used is cleared away."""
        chores = self.here.kit.chores
        if chores is not None and not chores.waiting:
            chores.go_on(QUIET)

    # ---- what is pressed

    def key(self, key: int, mod: int = pygame.KMOD_NONE) -> None:
        """Press a key, once whatever came up has been looked at."""
        self.here.look()
        self.here.key(key, mod)
        self.here.turn()

    # ---- what is done beside playing

    def resize(self) -> None:
        """Let the window be of another size."""
        if not self.here.kit.settings.full_screen:
            self.here.resize(self.random.choice(_SIZES))

    def full_screen(self) -> None:
        """Cover the screen, or be a window again."""
        self.key(pygame.K_RETURN, pygame.KMOD_ALT)
        self.here.turn(20)

    def change_settings(self) -> None:
        """Choose another language or size of the text."""
        self.host.show_settings()
        self.here.turn(2)
        self.here.menu.form.set_focus(self.random.choice(("language", "language", "text_size")))
        self.key(self.random.choice((pygame.K_LEFT, pygame.K_RIGHT)))
        self.here.press("done")

    def pause(self) -> None:
        """Pause, look at something from there, and come back."""
        self.host.show_pause()
        self.here.turn(2)
        menu = self.here.menu
        known = [name for name in _names(menu) if name not in ("title", "load")]
        self.here.press(self.random.choice(known))

    def save(self) -> None:
        """Save the game under a name, in the place of another one, or not."""
        self.host.ask_name()
        self.here.turn(2)
        self.here.press("save")
        answers = _names(self.here.menu)
        self.here.press(self.random.choice(answers))

    def leave_and_continue(self) -> None:
        """Go to the title, and on with the game: at the same decision; one that is over is not gone on with."""
        if self.session.over:
            return
        before = self.session.played.turns
        self.host.show_title()
        self.here.wait(lambda: "continue" in _names(self.here.menu))
        self.here.press("continue")
        if self.session.played.turns[: len(before)] != before:
            raise RuntimeError(f"{len(self.session.played.turns)} of {len(before)} decisions are left")

    def undo(self) -> None:
        """Take the last decision back, where that can be."""
        top = self.here.kit.stack.top
        if isinstance(top, TableScene) and top.free:
            top.undo()

    def hint(self) -> None:
        """Ask for a hint, and do not wait for it."""
        self.key(pygame.K_h)
        self.here.turn(self.random.choice((1, 20)))

    def look_up(self) -> None:
        """Read the rules, the help or the log."""
        self.key(self.random.choice((pygame.K_F1, pygame.K_l, pygame.K_r)))
        self.here.turn(2)

    def move(self) -> None:
        """Let moves be shown for a while."""
        settings = self.here.kit.settings
        settings.speed, settings.reduced_motion = Speed.FAST, False
        for _ in range(_MOVES):
            self._go_on()
            if isinstance(self.here.kit.stack.top, PodiumScene | ResultsSheet):
                break
        settings.speed, settings.reduced_motion = Speed.OFF, True

    # ---- the end

    def _look_back(self) -> None:
        session = self.session
        self.here.turn(3)
        if self.random.random() < 0.5:
            self.host.look_back(session)
            self.here.turn(2)
            viewer = self.here.menu
            if isinstance(viewer, ViewerScene):
                self._leaf_through(viewer)
        self.here.turn()

    def _leaf_through(self, viewer: ViewerScene) -> None:
        steps = (viewer.step_event, viewer.step_decision, viewer.step_round)
        for _ in range(_LOOKS):
            self.random.choice(steps)(self.random.choice((1, 1, -1)))
            self.here.turn(2)
        if self.random.random() < 0.2:
            viewer.review(0)
            self.here.turn(self.random.choice((2, 60)))
        self.key(pygame.K_ESCAPE)


def _names(menu: MenuScene) -> list[str]:
    return [widget.name for widget in menu.form.widgets if widget.name]


_DOINGS: Final[Mapping[Callable[[Evening], None], int]] = {
    Evening.resize: 4,
    Evening.full_screen: 2,
    Evening.change_settings: 4,
    Evening.pause: 4,
    Evening.save: 3,
    Evening.leave_and_continue: 3,
    Evening.undo: 6,
    Evening.hint: 1,
    Evening.look_up: 3,
    Evening.move: 2,
}
"""What is done beside playing, and how often each beside the others."""
