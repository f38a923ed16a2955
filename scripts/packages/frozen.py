"""The program frozen into one folder with a Python of its own, by PyInstaller: what all but the wheel are made of."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts.packages import facts, icons

_SPEC: Final = Path(__file__).with_name("leonardo.spec")


def frozen() -> Path:
    """Freeze the program; return its folder, with its licences and its bill of materials beside it.

    Raises:
        CalledProcessError: if PyInstaller fails; it has said why.
    """
    from scripts.packages.supply import write_all  # noqa: PLC0415 - what it needs is there where packages are made

    pictures = facts.PROJECT / "assets" / "pictures"
    facts.BUILD.mkdir(exist_ok=True)
    (facts.BUILD / f"{facts.COMMAND}.ico").write_bytes(icons.ico(pictures))
    (facts.BUILD / f"{facts.COMMAND}.icns").write_bytes(icons.icns(pictures))
    out = facts.BUILD / "frozen"
    shutil.rmtree(out, ignore_errors=True)
    work = facts.BUILD / "freezing"
    places = ["--distpath", str(out), "--workpath", str(work)]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places, str(_SPEC)],
        cwd=facts.PROJECT,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(facts.source_time()), "PYTHONHASHSEED": "1"},
        check=True,
    )
    folder = out / facts.COMMAND
    write_all(folder)
    _same_times(out)
    return folder


def _same_times(folder: Path) -> None:
    """Give all files the time of the source, so that the same source makes the same package."""
    when = facts.source_time()
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            os.utime(path, (when, when))
