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
    for older in (*facts.DIST.glob(f"{facts.COMMAND}-*.whl"), *facts.DIST.glob(f"{facts.COMMAND}-*.tar.gz")):
        older.unlink()
    variables = os.environ | {"SOURCE_DATE_EPOCH": str(facts.source_time())}
    command = [sys.executable, "-m", "build", "--outdir", str(facts.DIST), str(facts.PROJECT)]
    subprocess.run(command, check=True, env=variables, stdout=subprocess.DEVNULL)
    made = sorted((*facts.DIST.glob(f"{facts.COMMAND}-*.whl"), *facts.DIST.glob(f"{facts.COMMAND}-*.tar.gz")))
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    return made
