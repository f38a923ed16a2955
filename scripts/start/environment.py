"""The private environment beside the project: a Python of its own with the pinned packages.

Everything lies in the folder `.leonardo-environment`: the environment itself (`venv`), a lock and the stamp
(`ready.json`), which each start compares before it trusts the environment. The stamp is taken away before anything
changes and written when all is done, so an environment without one is half-made. Another one is made beside it, and
takes its place when it works: programs may run from the old one. The program leaves a mark (`doubted.txt`) where a
package failed; the next start then tries the packages.
"""

import importlib.util
import json
import os
import re
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from scripts.start import console, pip
from scripts.start.console import NO_VENV, StartError, missing_library, problem_with_files, problem_with_tool

SECONDS_BETWEEN_TRIES = 0.2

if sys.platform == "win32":
    import msvcrt

    def _try(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _let_go(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _let_go(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


@contextmanager
def alone(path: Path, when_waiting: Callable[[], None]) -> Iterator[None]:
    """Holds the lock file at `path` for the length of a `with` block; waits while another start holds it.

    Calls `when_waiting` once if there is somebody to wait for. Raises OSError when the file cannot be opened.
    """
    with path.open("ab", buffering=0) as file:
        if not _try(file.fileno()):
            when_waiting()
            while not _try(file.fileno()):
                time.sleep(SECONDS_BETWEEN_TRIES)
        try:
            yield
        finally:
            _let_go(file.fileno())


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was true when the environment was last found in order."""

    project: str  # the folder of the project
    base: str  # the Python of this computer that the environment borrows from ...
    base_changed: int  # ... and when that file was changed last, in nanoseconds since 1970.
    kind: str  # the kind of Python that the compiled packages fit, such as `cpython-311 linux-x86_64`
    installed: dict[str, str]  # names of the pin files whose packages are there, with the texts these files had
    packages: list[str] = field(default_factory=list)
    """What lies in the folder of packages since they were tried; nothing in a stamp of an earlier making."""

    def fits_place(self, project: Path) -> bool:
        """Whether the project lies where it lay and the Python underneath is untouched."""
        return self.project == str(project) and self.base_changed == when_changed(self.base)

    def has(self, pins: dict[str, str]) -> bool:
        """Whether the packages of all these pin files (names to texts) are there."""
        return pins.items() <= self.installed.items()


def when_changed(file: str) -> int | None:
    """When `file` was changed last, in nanoseconds since 1970; None if it is not there."""
    try:
        return Path(file).stat().st_mtime_ns
    except OSError:
        return None


def read_stamp(file: Path) -> Stamp | None:
    """The stamp in `file`; None if there is none, or it is damaged or of another making."""
    try:
        stamp = Stamp(**json.loads(file.read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError, TypeError):
        return None
    well = isinstance(stamp.base, str) and isinstance(stamp.installed, dict) and isinstance(stamp.packages, list)
    return stamp if well else None


def write_stamp(file: Path, stamp: Stamp) -> None:
    """Puts `stamp` in `file` in one step: a reader meets the old one or the new one, never a half."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(asdict(stamp), indent=1), encoding="utf-8")
    new.replace(file)


PRINT_KIND = "import sys, sysconfig; print(sys.implementation.cache_tag, sysconfig.get_platform())"
"""A program that prints `Stamp.kind` of the Python that runs it."""


NEEDED = "runtime.txt"  # the pin file of what the program imports
TRY_PACKAGES = """\
import importlib, importlib.metadata, sys
for word in sys.argv[1:]:
    how, name = word.split(":")
    if how == "module":
        importlib.import_module(name)
        continue
    try:
        files = importlib.metadata.distribution(name).files or ()
    except importlib.metadata.PackageNotFoundError:
        if how == "perhaps":
            continue
        raise
    for file in files if how == "import" else ():
        if file.name == "__init__.py" and len(file.parts) == 2 or file.suffix == ".py" and len(file.parts) == 1:
            importlib.import_module(file.parts[0].removesuffix(".py"))
"""  # a program that fails if a package that it is told is missing, or one that it is to import does not work


def pins_in(text: str, how: str = "there") -> list[str]:
    """The packages of a pin file as `TRY_PACKAGES` is told of them; those for some systems alone may be missing."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==[^;\\\s]+\s*(;?)", text, re.MULTILINE)
    return [f"{'perhaps' if some else how}:{name}" for name, some in found]


VENV = "venv"  # what the folder of the environment is usually called


@dataclass(frozen=True, slots=True)
class Environment:
    """The environment of the project in the folder `project`; `run` runs the commands that build it."""

    project: Path
    run: pip.Runner = pip.run
    name: str = VENV  # what the folder of the environment is called; another one than usual is made beside it

    @property
    def folder(self) -> Path:
        """Holds everything that these commands write; safe to delete."""
        return self.project / ".leonardo-environment"

    @property
    def venv(self) -> Path:
        """The environment as Python's own module venv makes it."""
        return self.folder / self.name

    @property
    def python(self) -> Path:
        return self.venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def _packages(self) -> Path:
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.venv)}))

    @property
    def stamp_file(self) -> Path:
        return self.folder / "ready.json"

    @property
    def doubt_file(self) -> Path:
        """Where the program notes a module that failed, so that the next start tries the packages."""
        return self.folder / "doubted.txt"

    @property
    def fetched(self) -> Path:
        """What was fetched of packages, kept until all of it is installed."""
        return self.folder / "fetched"

    @property
    def log(self) -> Path:
        return self.folder / "last-failure.txt"

    def prepare(self, *pin_files: str) -> Path:
        """The environment's Python, with the packages of these files of the folder `requirements`.

        Quick when nothing has changed since the last start; otherwise makes, mends or updates the environment and
        says so. Raises StartError when that cannot be done.
        """
        pins = {name: self._text(name) for name in pin_files}
        try:
            if not self._is_ready(pins):
                self.folder.mkdir(exist_ok=True)
                with alone(self.folder / "lock", _say_waiting):
                    self._make_ready(pins)
        except OSError as error:
            raise problem_with_files(error, self.folder) from None
        return self.python

    def _text(self, pin_file: str) -> str:
        try:
            return self._pin_file(pin_file).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise StartError(
                f"The project is not complete: {self._pin_file(pin_file)} is missing.\n"
                "Download the complete project again and start it from there."
            ) from None

    def _pin_file(self, name: str) -> Path:
        return self.project / "requirements" / name

    def _is_ready(self, pins: dict[str, str]) -> bool:
        if self.doubt_file.is_file():
            return False
        stamp = read_stamp(self.stamp_file)
        known = stamp is not None and stamp.has(pins) and stamp.fits_place(self.project) and self.python.is_file()
        return known and stamp is not None and bool(stamp.packages) and set(stamp.packages) <= set(self._lying())

    def _lying(self) -> list[str]:
        try:
            return sorted(each.name for each in self._packages.iterdir())
        except OSError:
            return []

    def _make_ready(self, pins: dict[str, str]) -> None:
        if self._is_ready(pins):
            return  # by the start that we waited for
        stamp = self._usable_stamp()
        if stamp is None or (stamp.installed and self._is_broken(stamp.installed)):
            stamp = self._make_anew(pins)
        elif not stamp.has(pins):
            self.stamp_file.unlink(missing_ok=True)
            self._install(pins, stamp)
            stamp = replace(stamp, installed=pins)
        write_stamp(self.stamp_file, replace(stamp, packages=self._lying()))
        self.doubt_file.unlink(missing_ok=True)

    def make_with(self, pins: dict[str, str]) -> Stamp:
        """A new environment with the packages of `pins`."""
        stamp = self._make()
        self._install(pins, stamp)
        return replace(stamp, installed=pins)

    def _make_anew(self, pins: dict[str, str]) -> Stamp:
        """An environment with the packages of `pins`: made beside an older one, whose place it takes when it works."""
        if not self.venv.exists():
            return self.make_with(pins)
        beside, old = replace(self, name=f"{VENV}-new"), replace(self, name=f"{VENV}-old")
        doing = "Repairing" if self.stamp_file.exists() else "Going on with"  # it is stamped when it is ready
        console.say(f"{doing} the private environment for Leonardo in {self.folder}.")
        _remove(beside.venv)
        try:
            stamp = beside.make_with(pins)
            _remove(old.venv)
            self.stamp_file.unlink(missing_ok=True)
            _swap(self.venv, old.venv, beside.venv)
        except BaseException:
            shutil.rmtree(beside.venv, ignore_errors=True)
            raise
        shutil.rmtree(old.venv, ignore_errors=True)  # what a program holds open goes with the next repair
        _rename_within(self.python.parent, beside.venv, self.venv)
        return stamp

    def _is_broken(self, pins: dict[str, str]) -> bool:
        """Whether a package is missing or cannot be imported.

        Raises StartError where a library of the system is missing: no other environment would have it.
        """
        fault = self._fault(pins)
        if fault is None:
            return False
        library = missing_library(fault)
        if library and not self._brings(library):
            raise self._problem(fault)
        return True

    def _brings(self, library: str) -> bool:
        records = self._packages.glob("*.dist-info/RECORD")
        return any(library in record.read_text(encoding="utf-8", errors="replace") for record in records)

    def _fault(self, pins: dict[str, str]) -> str | None:
        """What Python says if a package of the pins is missing or cannot be imported; None if all is well.

        Tools have to be there, and what the program needs has to work, also what it has doubted.
        """
        needs = [*pins_in(pins.get(NEEDED, ""), "import"), *(each for text in pins.values() for each in pins_in(text))]
        needs += self._doubted()
        answer = self.run([str(self.python), "-I", "-c", TRY_PACKAGES, *dict.fromkeys(needs)], _ignore)
        return None if answer.status == 0 else answer.output

    def _doubted(self) -> list[str]:
        """The module that the program has doubted, as `TRY_PACKAGES` is told of it, if there is one."""
        try:
            name = self.doubt_file.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return []
        return [f"module:{name}"] if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.]*", name) else []

    def _usable_stamp(self) -> Stamp | None:
        """The stamp if the environment runs, brought up to date with its place; otherwise None.

        Nothing in the environment depends on the name of the project's folder, so a moved one usually runs.
        """
        stamp = read_stamp(self.stamp_file)
        if stamp is None or self._kind() != stamp.kind:
            return None
        changed = when_changed(stamp.base)
        return None if changed is None else replace(stamp, project=str(self.project), base_changed=changed)

    def _kind(self) -> str | None:
        """The kind of the environment's Python; None if it does not run."""
        answer = self.run([str(self.python), "-I", "-c", PRINT_KIND], _ignore)
        return answer.output.strip() if answer.status == 0 else None

    def _make(self) -> Stamp:
        if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
            raise StartError(NO_VENV)
        if self.name == VENV:
            console.say(f"Making a private environment for Leonardo in {self.folder}.")
            self.stamp_file.unlink(missing_ok=True)
        # the Python that runs this may lie in the very environment that is being repaired
        base: str = getattr(sys, "_base_executable", sys.executable)
        console.show_progress("Setting up ...")
        wheel = pip.wheel_of_python()
        outcome = self._do([base, "-I", "-m", "venv", *(["--without-pip"] if wheel else []), str(self.venv)])
        if outcome.status != 0:
            raise self._problem(outcome.output)
        if wheel:
            pip.unpack(wheel, self._packages)
        self._point_home()
        changed, kind = when_changed(base), self._kind()
        if changed is None or kind is None:
            raise self._problem("its Python does not run")
        return Stamp(str(self.project), base, changed, kind, installed={})

    def _point_home(self) -> None:
        """Lets the environment find the project, by a relative path that stays true when the project moves."""
        way = os.path.relpath(self.project, self._packages)
        (self._packages / "leonardo-project.pth").write_text(way + "\n", encoding="utf-8")

    def _install(self, pins: dict[str, str], stamp: Stamp) -> None:
        """Brings the packages of `pins` into the environment that `stamp` describes."""
        console.say(f"Fetching Leonardo's packages ({', '.join(pins)}); this needs the internet and can take a minute.")
        outcome = self._do(self._fetched(pins) or pip.install_command(self.python, [*map(self._pin_file, pins)]))
        if outcome.status != 0:
            if stamp.installed and pip.STARTS_TO_CHANGE not in outcome.output:
                write_stamp(self.stamp_file, stamp)
            raise self._problem(outcome.output)
        fault = self._fault(pins)
        if fault is not None:
            raise self._problem(f"{outcome.output}\n{fault}")
        shutil.rmtree(self.fetched, ignore_errors=True)
        console.say("Leonardo is ready.")

    def _fetched(self, pins: dict[str, str]) -> list[str] | None:
        """The command that installs what was fetched of these pins; nothing where pip is to fetch it, too.

        Raises StartError if the line is cut.
        """
        from scripts.start.fetching import Fetching, read_left_out  # noqa: PLC0415 - later starts do not wait for it
        from scripts.start.index import OtherwiseError, index_of, wheels_of  # noqa: PLC0415 - as above

        left_out = read_left_out(self._pin_file("left-out.toml"))
        try:
            index = index_of(self.python)
            wheels = wheels_of(index, list(pins.values()), self._versions())
            lines = Fetching(index, self.fetched, left_out).fetch(wheels)
        except OtherwiseError:
            return None
        pin_file = self.fetched / "fetched.txt"
        pin_file.write_text("\n".join([*lines, ""]), encoding="utf-8")
        return pip.install_fetched_command(self.python, self.fetched, pin_file)

    def _versions(self) -> dict[str, str]:
        """The versions of the packages that lie there."""
        found = (name.removesuffix(".dist-info").split("-") for name in self._lying() if name.endswith(".dist-info"))
        return {words[0].lower().replace("_", "-"): words[1] for words in found if len(words) > 1}

    def _do(self, command: list[str]) -> pip.Outcome:

        def on_line(line: str) -> None:
            if progress := pip.what_pip_does(line):
                console.show_progress(progress)

        return self.run(command, on_line)

    def _problem(self, output: str) -> StartError:
        self.log.write_text(output, encoding="utf-8")
        return problem_with_tool(output, self.log)


def _remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


def _swap(place: Path, old: Path, new: Path) -> None:
    """Moves what is at `place` to `old`, and `new` there; the old one comes back where that fails."""
    place.rename(old)
    try:
        new.rename(place)
    except OSError:
        old.rename(place)
        raise


def _rename_within(scripts: Path, old: Path, new: Path) -> None:
    """Lets the scripts of an environment name the place where it lies now; no start depends on them."""
    for script in scripts.iterdir():
        if script.is_file() and not script.is_symlink():
            text = script.read_bytes()
            with suppress(OSError):
                if b"\0" not in text and os.fsencode(old) in text:
                    script.write_bytes(text.replace(os.fsencode(old), os.fsencode(new)))


def _ignore(line: str) -> None:
    """For commands that take no time worth showing."""


def _say_waiting() -> None:
    console.say("Another start is preparing Leonardo; waiting for it.")
