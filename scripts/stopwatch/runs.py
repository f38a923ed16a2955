"""Starting measurements in processes of their own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).resolve().parents[2]


def run_child(
    environment: dict[str, str], what: str, size: tuple[int, int], number: float, name: str = ""
) -> list[Any]:
    """Return what `scripts.stopwatch.child` measures.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    arguments = [what, f"{size[0]}x{size[1]}", str(number), name]
    done = subprocess.run(
        [sys.executable, "-m", "scripts.stopwatch.child", *arguments],
        cwd=PROJECT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{what} {name}: {done.stderr.strip()}")
    measured: list[Any] = json.loads(done.stdout.splitlines()[-1])
    return measured
