"""What the scripts that fit what players judge by have in common: their words, what they need, where the fit goes."""

import sys
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path


def add_arguments(parser: ArgumentParser) -> None:
    """Let the seed and the processes be chosen, and whether the fit is only compared."""
    parser.add_argument("--seed", type=int, default=1, help="which games are played")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    parser.add_argument("--check", action="store_true", help="fit, report and write nothing")


def can_fit() -> bool:
    """Tell whether numpy is there; if it is not, say how to get it."""
    if find_spec("numpy") is not None:
        return True
    print("The fit needs numpy. Install it with: python3 -m pip install --group assets", file=sys.stderr)
    return False


def hand_in(text: str, target: Path, name: str, *, check: bool) -> int:
    """Write a fit into the package; with `check` only say whether it is there, and return 1 if it is another one."""
    if check:
        same = text == target.read_text(encoding="utf-8")
        print(f"the package has this {name}" if same else f"the package has another {name}")
        return 0 if same else 1
    target.write_text(text, encoding="utf-8", newline="\n")
    return 0
