"""Starting the app: a window with the title, or with a saved game."""

import logging
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final

import pygame

import leonardo
from leonardo import mods, plain_files
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.audio import Audio
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import SMALLEST, TABLE, Layout
from leonardo.app.kit.pictures import TITLE, Pictures
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.kit.shortage import came_of_memory
from leonardo.app.kit.speech import Speech, voice
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr, wished_languages
from leonardo.app.kit.window.app import App
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.kit.window.window import NoDisplayError, Window, at_least
from leonardo.app.message_box import show_box
from leonardo.app.scenes.ahead import behind_the_title
from leonardo.app.scenes.host import Host
from leonardo.app.signals import heard_by, stopping
from leonardo.arguments import complain
from leonardo.crash_report import SENTENCE, keep_report
from leonardo.saves.folder import folder_at
from leonardo.saves.writer import in_a_thread
from leonardo.user_folders import log_folder

DONE: Final = 0
FAULT: Final = 1
MOST_LOG_BYTES: Final = 200_000  # a log that is larger is begun anew

_PATIENCE: Final = 0.5  # seconds that the end waits for the sound
_NAME: Final = "Leonardo"  # what stands over a box; the catalogue may be what is missing
_PLAIN: Final = str.maketrans({"“": '"', "”": '"', "\N{RIGHT SINGLE QUOTATION MARK}": "'", "…": "..."})
"""How what sentences are set with stands where only the plainest letters do."""
_WIDTH_OF_A_BOX: Final = 90  # letters in a line of a box that breaks none by itself


def run(
    saves: Path | None = None,
    size: tuple[int, int] | None = None,
    full_screen: bool = False,
    load: Path | None = None,
    new: str | None = None,
    programs: Mapping[str, str] | None = None,
    pictures: Pictures | None = None,
) -> int:
    """Run the app until its window is closed; return the exit status of the process.

    `saves` is the folder for saved games, `size` that of the window in pixels, `load` a save to open at once, `new`
    a game of which a new one is agreed on at once; the
    usual ones if not said. `programs` are the command lines of programs of others that may take a seat, by their names
    as players, `pictures` are those of which that of the title is already being read. Size and full screen hold for
    this start, until the person changes the window. Without a screen, or with files of the program missing, a sentence
    on the standard error output says so and what to do.
    """
    _begin_log()
    file = SettingsFile()
    settings = file.read()
    if size:
        file.use_now(settings, window=at_least(size), place=None, maximised=False, full_screen=False)
    if full_screen:
        file.use_now(settings, full_screen=True)
    try:
        pictures = pictures or Pictures()
        pictures.begin_at(TITLE, Layout(settings.window).centred(*TABLE).size)
        speak(language_of(settings))
        quiet, again = _play((file, settings), pictures, saves, (load, new), programs or {})
    except NoDisplayError as problem:
        _say(str(problem))
        return FAULT
    except AssetsMissingError as problem:
        _say_in_a_box(str(problem))
        return FAULT
    if again is not None:
        start_again([*_given(saves, programs or {}), *again])
    if not quiet:
        _leave_at_once()
    return DONE


def _leave_at_once() -> None:
    """End the process now: all is kept, and what else there is to do would wait for a sound server that hangs."""
    logging.getLogger(__name__).warning("the sound hangs, and is left as it is")
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(DONE)


def smoke(size: tuple[int, int] | None = None) -> int:
    """Look at every page once, and say how many there were, or what is not right; return the exit status."""
    from leonardo.app.smoke import DECISIONS, SmokeError, look_at_everything  # noqa: PLC0415 - nobody else waits for it

    settings = Settings(window=at_least(size)) if size else Settings()
    speak(ENGLISH)
    try:
        with stopping():
            seen = look_at_everything(settings)
    except NoDisplayError as problem:
        _say(str(problem))
        return FAULT
    except (AssetsMissingError, SmokeError) as problem:
        _say(f"Self-test failed: {problem}")
        return FAULT
    print(f"Self-test passed: {seen} screens opened, {DECISIONS} decisions played in each game.")  # noqa: T201
    return DONE


def language_of(settings: Settings) -> str:
    """Return the language that is chosen in the settings, or else the first known one that the system wishes."""
    known = languages()
    return next((language for language in (settings.language, *_of_the_system()) if language in known), ENGLISH)


def _of_the_system() -> list[str]:
    variables = {} if sys.platform in ("win32", "darwin") else os.environ
    return wished_languages(variables, _of_the_desktop)


def _of_the_desktop() -> list[str]:
    """Return the languages that the desktop wishes; none where it says so in no text."""
    try:
        return [each["language"] for each in pygame.system.get_pref_locales()]
    except (ValueError, pygame.error) as problem:
        logging.getLogger(__name__).warning("the system's language cannot be read: %s", problem)
        return []


def _play(
    kept: tuple[SettingsFile, Settings],
    pictures: Pictures,
    saves: Path | None,
    first: tuple[Path | None, str | None],
    programs: Mapping[str, str],
) -> tuple[bool, tuple[str, ...] | None]:
    """Have it played until the window is closed; return whether the sound has ended, and how it starts again, if so.

    The `first` page is that of a file to be loaded, that of a new game, or else the title.
    """
    file, settings = kept
    load, new = first
    window = Window(tr("window.title"), settings)
    sys.excepthook = tell_in_a_window
    kit = Kit(file, settings, pictures, _sound(settings))
    kit.speech = Speech(voice())
    host = Host(kit, folder_at(saves, aside=in_a_thread), PRESENTATIONS, programs)
    app = App(kit, window, chores=IdleTasks(behind_the_title(host)), living=True, mend=partial(_mend, host))
    host.folder.writer.patience = app.wait_for
    if any(length < least for length, least in zip(window.largest, SMALLEST, strict=True)):
        small = partial(tr, "window.small_screen", width=SMALLEST[0], height=SMALLEST[1])
        _say(small())
        kit.aside.say(small)
    if load:
        host.show_opening(load)
    else:
        host.show_title()
        if new is not None:
            host.agree_on(new)
    try:
        with _ended_by_signals(app):
            app.run()
    finally:
        host.close()
    window.remember()
    kit.store_settings()
    quiet = kit.audio.end(_PATIENCE)
    window.close()
    return quiet, host.starts_again


def _given(saves: Path | None, programs: Mapping[str, str]) -> list[str]:
    """Return the words of the command line that hold for the next start as well."""
    folder = [] if saves is None else ["--saves", str(saves)]
    return [*folder, *(word for command in programs.values() for word in ("--program", command))]


def start_again(words: Sequence[str]) -> None:
    """Start this program anew in the place of this process, or beside it where the system knows no such thing."""
    mods.leave()
    command = [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "leonardo"]), *words]
    root = str(Path(leonardo.__file__).resolve().parents[1])
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    logging.shutdown()
    if sys.platform == "win32":
        subprocess.Popen(command)  # noqa: S603 - it is this program, with words of its own
    else:
        os.execv(command[0], command)  # noqa: S606 - as above


def _sound(settings: Settings) -> Audio:
    """Return the sound of the program; where servers may hang that play it, it is tried before it is opened."""
    return Audio(sounds=settings.sounds, music=settings.music, at_once=sys.platform != "linux")


@contextmanager
def _ended_by_signals(app: App) -> Iterator[None]:
    """Let the program end in good order when the system or a terminal wishes so; at once if it wishes so again."""

    def end(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        app.end()

    with heard_by(end):
        yield


def _mend(host: Host, error: Exception, before: Sequence[str]) -> None:
    from leonardo.app.scenes.crash_recovery import after_fault  # noqa: PLC0415 - hardly ever needed

    after_fault(host, error, before)


def tell_in_a_window(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell of an error that nobody expected in a sentence, on the standard error output and in a box on the screen."""
    if issubclass(kind, KeyboardInterrupt):
        return
    if came_of_memory(error):
        _say_in_a_box(tr("fault.memory"))
        return
    _say_in_a_box(SENTENCE.format(name=kind.__name__, where=keep_report(error, trace)))


def _say_in_a_box(sentence: str) -> None:
    _say(sentence)
    try:
        show_box(_NAME, _for_a_box(sentence))
    except pygame.error as problem:
        logging.getLogger(__name__).warning("no box could be shown: %s", problem)


def _for_a_box(sentence: str) -> str:
    """Return a sentence as a box of the system can show it.

    One of X11 ends it at a letter that is not of ASCII, where the system lacks its own language, and breaks no line.
    """
    if sys.platform in ("win32", "darwin"):
        return sentence
    plain = sentence.translate(_PLAIN).encode("ascii", "replace").decode("ascii")
    return textwrap.fill(plain, _WIDTH_OF_A_BOX, break_long_words=False, break_on_hyphens=False)


def _say(sentence: str) -> None:
    complain(sentence)


def _begin_log() -> None:
    """Write warnings to a file; where nothing can be written, to the standard error output."""
    path = log_folder() / "leonardo.log"
    layout = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.raiseExceptions = False  # a full disk is told where something is saved, not for each line of the log
    try:
        if not logging.getLogger().handlers:  # somebody who runs this may hear the log already
            logging.basicConfig(handlers=[_Log(path)], format=layout, level=logging.INFO)
    except OSError:
        logging.basicConfig(format=layout)


class _Log(logging.FileHandler):
    """Writes to the log, which is opened as carefully as any file of a person."""

    def _open(self) -> TextIOWrapper:
        return opened_log(Path(self.baseFilename))


def opened_log(path: Path) -> TextIOWrapper:
    """Return the log, open to go on with it; one that is too long is begun anew.

    Raises:
        OSError: if it cannot be written, or is no plain file: opening a pipe waits for somebody who reads it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    log = plain_files.open_to_append(path)
    if log.tell() >= MOST_LOG_BYTES:
        log.close()
        plain_files.write(path, b"", sync=False)
        log = plain_files.open_to_append(path)
    return TextIOWrapper(log, encoding="utf-8", errors="backslashreplace", write_through=True)
