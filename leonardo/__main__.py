"""`python -m leonardo`, and what the command `leonardo` calls."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_PRIVATE: Final = ".leonardo-environment"
_STAMP: Final = "ready.json"
"""Where the environment lies that the scripts of a clone make, and what says that it is in order."""


def run() -> int:
    """Run the command line of the process and return the exit status, also where somebody stops it at once."""
    try:
        from leonardo.cli import main  # noqa: PLC0415 - importing takes tenths of a second, and can be stopped, too

        return main()
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return 130
    except ImportError as error:
        if not _is_ours(error) and _let_environment_be_made_anew(Path(sys.prefix).parent):
            sys.stderr.write(
                f"A package of Leonardo does not work ({error!s:.200}).\nStart again: it is mended then.\n"
            )
            return 1
        raise


def _is_ours(error: ImportError) -> bool:
    """Tell whether a module of the program itself is missing, which no other package mends."""
    return (error.name or "").partition(".")[0] in ("leonardo", "")


def _let_environment_be_made_anew(folder: Path) -> bool:
    """Take the stamp of a private environment away, so that the next start makes it anew; tell whether it was there."""
    if folder.name != _PRIVATE:
        return False
    with suppress(OSError):
        (folder / _STAMP).unlink()
        return True
    return False


if __name__ == "__main__":
    sys.exit(run())
