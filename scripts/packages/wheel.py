"""The wheel and the source as they would go to the index of Python packages, checked as that would check them."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.packages import facts


def wheel() -> list[Path]:
    """Make the wheel and the source; return their files.

    Raises:
        CalledProcessError: if a tool fails or is not content; it has said why.
    """
    facts.DIST.mkdir(exist_ok=True)
    for older in _made():
        older.unlink()
    variables = os.environ | {"SOURCE_DATE_EPOCH": str(facts.source_time())}
    command = [sys.executable, "-m", "build", "--outdir", str(facts.DIST), str(facts.PROJECT)]
    subprocess.run(command, check=True, env=variables, stdout=subprocess.DEVNULL)
    made = _made()
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    return made


def _made() -> list[Path]:
    return sorted(file for ending in ("whl", "tar.gz") for file in facts.DIST.glob(f"{facts.DISTRIBUTION}-*.{ending}"))
