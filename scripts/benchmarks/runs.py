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
    """Return what `scripts.benchmarks.child` measures.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    said = said_by("scripts.benchmarks.child", [what, f"{size[0]}x{size[1]}", str(number), name], environment)
    measured: list[Any] = json.loads(said.splitlines()[-1])
    return measured


def said_by(module: str, arguments: list[str], environment: dict[str, str]) -> str:
    """Run a module in a process of its own, `environment` added to ours, and return what it printed.

    What is imported is kept compiled, as it is for whoever plays a second time.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=PROJECT,
        env={**ours, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{module} {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout
