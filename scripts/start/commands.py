"""The three commands, from their arguments to their exit status."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from scripts.start import console
from scripts.start.console import StartError
from scripts.start.environment import Environment
from scripts.start.pip import clean_variables

PROJECT = Path(__file__).resolve().parents[2]

PLAY = ("runtime.txt",)
TEST = ("runtime.txt", "test.txt")
PACKAGE = ("runtime.txt", "package.txt")  # the pin files each command needs

CHECKS = {
    "ruff check": ("ruff", "check", "."),
    "ruff format": ("ruff", "format", "--check", "."),
}
"""What is checked before the tests; the settings are in pyproject.toml."""

LONG_CHECKS = {"mypy": ("mypy", "--cache-dir", ".leonardo-environment/mypy")}
"""What is checked beside the tests, because it keeps a single core busy for long; what it finds out is kept."""

EVERY_TEST = ("pytest", "-n", "auto", "--dist", "worksteal", "--hypothesis-profile", "full")
"""Every test, with many examples for each rule that is tried on random games, on all cores."""
QUICK_TEST = ("pytest", "-n", "auto", "--dist", "worksteal", "-m", "not slow")
"""The tests of every rule and of every fault; left out are studies of many games, and starts of the whole program."""

COMPILED = ("compileall", "-q", "-x", r"[/\\](test_[^/\\]*|conftest)\.py$", "leonardo", "scripts", "tests")
"""What compiles all that tests import, but the tests: these pytest writes anew before it compiles them."""

ALL = "--all"  # the argument that asks for every test


def play(arguments: Sequence[str]) -> int:
    """Runs `leonardo` with these arguments in the private environment; answers its exit status."""

    def start() -> int:
        python = Environment(PROJECT).prepare(*PLAY)
        return hand_over([str(python), "-P", "-m", "leonardo", *arguments], clean_variables())

    return in_words(start)


def test(arguments: Sequence[str]) -> int:
    """Runs pytest with these arguments in the private environment, or all checks without any; 0 if all is well.

    The tests of the checks are the quick ones; with `--all` alone they are all there are.
    """

    def start() -> int:
        variables = clean_variables() | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        variables.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start many processes, each would compile everything anew
        if arguments and list(arguments) != [ALL]:
            python = [str(Environment(PROJECT).prepare(*TEST)), "-P", "-m"]
            os.chdir(folder_for_tests())
            return hand_over([*python, "pytest", *arguments], variables)
        with compiling(variables):
            python = [str(Environment(PROJECT).prepare(*TEST)), "-P", "-m"]
        return check_all(python, variables, EVERY_TEST if arguments else QUICK_TEST)

    return in_words(start)


def package(arguments: Sequence[str]) -> int:
    """Makes the package that the arguments name, in the private environment; answers the exit status."""

    def start() -> int:
        python = Environment(PROJECT).prepare(*PACKAGE)
        os.chdir(PROJECT)
        return hand_over([str(python), "-P", "-m", "scripts.packages", *arguments], clean_variables())

    return in_words(start)


def in_words(start: Callable[[], int]) -> int:
    """The exit status of `start`, where a StartError is told instead of shown as a traceback."""
    try:
        status = start()
    except StartError as problem:
        console.say(str(problem))
        status = 1
    except KeyboardInterrupt:
        console.say("Stopped. The next start will continue from here.")
        status = 1
    if status != 0 and console.window_closes_with_us():
        console.keep_window_open()
    return status


def hand_over(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Runs `command` in our place and answers its exit status.

    Where the system can, the process becomes the command, so that signals and the process number are its own; not in
    a window that closes with us, which must stay open after a failure.
    """
    sys.stdout.flush()
    if sys.platform != "win32" and not console.window_closes_with_us():
        os.execve(command[0], list(command), dict(variables))  # noqa: S606 - always our own Python
    with subprocess.Popen(command, env=variables) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the command has met it too, and answers in its own way


def folder_for_tests() -> Path:
    """Where pytest runs: where we are if that is in the project, so that paths can be typed as seen from there."""
    here = Path.cwd()
    return here if here.is_relative_to(PROJECT) else PROJECT


@contextmanager
def compiling(variables: Mapping[str, str]) -> Iterator[None]:
    """Has the project compiled meanwhile, while packages are fetched on another core; a fault the tests will tell."""
    command = [sys.executable, "-P", "-m", *COMPILED]
    with subprocess.Popen(
        command,
        cwd=PROJECT,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
    ) as process:
        try:
            yield
        except BaseException:
            process.kill()
            raise


def check_all(python: Sequence[str], variables: Mapping[str, str], tests: Sequence[str]) -> int:
    """Every check, each told in a line when it is done, and the tests; 0 if all are well, else 1."""
    good = [check(name, [*python, *command], variables) for name, command in CHECKS.items()]
    with ThreadPoolExecutor() as beside:
        long = [
            beside.submit(check, name, [*python, *command], variables, before="\n")
            for name, command in LONG_CHECKS.items()
        ]
        print("pytest:", flush=True)
        tested = subprocess.run([*python, *tests], cwd=PROJECT, env=variables, check=False)
    return 0 if all(good) and all(each.result() for each in long) and tested.returncode == 0 else 1


def check(name: str, command: Sequence[str], variables: Mapping[str, str], *, before: str = "") -> bool:
    """Runs one check and tells its result in a line, after all it said if it is not content; `before` parts it off."""
    started = time.monotonic()
    result = subprocess.run(
        command,
        cwd=PROJECT,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    good = result.returncode == 0
    said = "" if good else f"{result.stdout.rstrip()}\n"
    took = time.monotonic() - started
    print(f"{before}{said}{name}: {'good' if good else 'FAILED'} ({took:.1f} s)", flush=True)
    return good
