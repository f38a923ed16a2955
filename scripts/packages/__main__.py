"""`python -m scripts.packages KIND`: makes a package where all that is needed for that is installed."""

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from scripts.packages import facts


def _deb() -> list[Path]:
    from scripts.packages.linux import deb  # noqa: PLC0415 - each kind imports what exists on its own system

    return [deb()]


def _tarball() -> list[Path]:
    from scripts.packages.linux import tarball  # noqa: PLC0415 - as above

    return [tarball()]


def _appimage() -> list[Path]:
    from scripts.packages.appimage import appimage  # noqa: PLC0415 - as above

    return [appimage()]


def _listings() -> list[Path]:
    from scripts.packages.listings import listings  # noqa: PLC0415 - as above

    return listings()


def _windows() -> list[Path]:
    from scripts.packages.windows import installer, zipped  # noqa: PLC0415 - as above

    return [zipped(), installer()]


def _mac() -> list[Path]:
    from scripts.packages.mac import app  # noqa: PLC0415 - as above

    return [app()]


def _wheel() -> list[Path]:
    from scripts.packages.wheel import wheel  # noqa: PLC0415 - as above

    return wheel()


KINDS: Final[Mapping[str, tuple[str, Callable[[], list[Path]]]]] = {
    "deb": ("linux", _deb),
    "tarball": ("linux", _tarball),
    "appimage": ("linux", _appimage),
    "windows": ("win32", _windows),
    "mac": ("darwin", _mac),
    "wheel": ("", _wheel),
    "listings": ("", _listings),
}
"""What makes each kind of package, and the system that it is made on; none if any will do."""


def main() -> int:
    """Make the package that the command line names; return the exit status."""
    parser = ArgumentParser(prog="scripts/package.py", description="Make a package of Leonardo.")
    parser.add_argument("kind", choices=tuple(KINDS), help="which package")
    kind = parser.parse_args().kind
    system, make = KINDS[kind]
    if system and sys.platform != system:
        print(f"The package “{kind}” must be built on another system ({system}); this one is {sys.platform}.")
        return 1
    try:
        made = make()
    except subprocess.CalledProcessError as failed:
        print(f"The package could not be made: {Path(failed.cmd[0]).name} ended with status {failed.returncode}.")
        return 1
    except (OSError, ValueError, facts.UnknownPartError) as problem:
        print(f"The package could not be made: {problem}")
        return 1
    for path in made:
        print(f"{path.relative_to(facts.PROJECT)}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
