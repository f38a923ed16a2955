"""What to say when a package of others cannot be imported: what stands in its way, what it lacks, or how to mend it.

Nothing but Python itself is needed here, since anything else may be what is missing. What the environment is blamed
for is tried in a Python of its own first, which sees no file of a person.
"""

import re
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from leonardo import plain_files

PRIVATE: Final = ".leonardo-environment"
DOUBT: Final = "doubted.txt"
"""Where the scripts of a clone make an environment, and where a module is noted that its packages fail at."""
_START: Final = Path(__file__).resolve().parents[1] / "scripts" / "play.py"
"""What makes that environment; packages of the program have none."""
_TRY: Final = """\
import sys
from importlib import import_module
from importlib.util import find_spec
found = find_spec(sys.argv[1].partition(".")[0])
print(found and found.origin or "", flush=True)
import_module(sys.argv[1])
"""
_PATIENCE: Final = 60.0  # seconds after which an import counts as failed
_MOST_OF_A_RECORD: Final = 10_000_000  # bytes of the list of files of a package
_LIBRARY: Final = re.compile(r"(\S+?\.so(?:\.[0-9]+)*): cannot open shared object file: No such file")


def advice(error: ImportError | AttributeError) -> str | None:
    """Return what is wrong and what to do; nothing where the program itself is at fault."""
    module = _module_of(error)
    top = module.partition(".")[0]
    if top in ("", "leonardo") or not sys.executable or getattr(sys, "frozen", False):
        return None
    origin, fault = _tried_alone(module)
    here = _origin(top)
    if here and origin and here != origin:
        return f"{here} is in the way of the package {top}, which Leonardo needs.\nRename that file and start again."
    if fault is None or isinstance(error, AttributeError):
        return None
    if (library := _LIBRARY.search(fault)) and not _comes_with_a_package(library[1], origin):
        return (
            f"The library {library[1]} is missing on this computer, which the package {top} needs.\n"
            f"Install it with the package manager of your system and start again."
        )
    if not _START.is_file():
        return None
    if not origin:
        return f"The package {top} is missing here.\nStart Leonardo with: python3 {_START}"
    _doubt(module)
    return f"The package {top} does not work here ({fault:.200}).\nIt is mended if you start with: python3 {_START}"


def _module_of(error: ImportError | AttributeError) -> str:
    if isinstance(error, ImportError):
        return error.name or ""
    return error.obj.__name__ if isinstance(error.obj, ModuleType) else ""


def _origin(module: str) -> str:
    with suppress(ImportError, ValueError, AttributeError):
        spec = find_spec(module)
        return (spec and spec.origin) or ""
    return ""


def _tried_alone(module: str) -> tuple[str, str | None]:
    command = [sys.executable, "-I", "-c", _TRY, module]
    try:
        done = subprocess.run(  # noqa: S603 - our own Python
            command, capture_output=True, encoding="utf-8", errors="replace", check=False, timeout=_PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        return "", str(problem)
    said = done.stderr.strip().splitlines() or [f"its exit status is {done.returncode}"]
    return done.stdout.partition("\n")[0].strip(), None if done.returncode == 0 else said[-1]


def _comes_with_a_package(library: str, origin: str) -> bool:
    """Tell whether a package beside the one at `origin` should have brought a library; a new one will, then."""
    records = Path(origin).parents[1].glob("*.dist-info/RECORD")
    with suppress(OSError):
        return any(library.encode() in plain_files.read(record, _MOST_OF_A_RECORD) for record in records)
    return False


def _doubt(module: str) -> None:
    folder = Path(sys.prefix).parent
    if folder.name == PRIVATE:
        with suppress(OSError):
            plain_files.write(folder / DOUBT, module.encode("utf-8"), sync=False)
