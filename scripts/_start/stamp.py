"""The stamp of an environment in order: what each start compares before it trusts the environment."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was true when the environment was last found in order."""

    project: str
    """The folder of the project."""
    base: str
    """The Python of this computer that the environment borrows from ..."""
    base_changed: int
    """... and when that file was changed last, in nanoseconds since 1970."""
    kind: str
    """The kind of Python that the compiled packages fit, such as `cpython-311 linux-x86_64`."""
    installed: dict[str, str]
    """Names of the pin files whose packages are there, with the texts these files had."""
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
