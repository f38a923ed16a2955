"""The checks of a change are those that a contributor can call."""

import os
import re
from pathlib import Path

import pytest

from scripts.packages.__main__ import KINDS

PROJECT = Path(__file__).resolve().parents[2]


def test_ci_calls_the_test_command_and_nothing_else() -> None:
    script = PROJECT / ".ci" / "run"
    lines = [line for line in script.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert lines == [
        "set -euo pipefail",
        'cd "$(dirname "${BASH_SOURCE[0]}")/.."',
        "exec python3 scripts/test.py --all",
    ]
    assert os.access(script, os.X_OK)


def test_ci_runs_it_on_all_three_systems() -> None:
    workflow = (PROJECT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "os: [ubuntu-latest, macos-latest, windows-latest]" in workflow
    assert 'python: ["3.11", "3.12", "3.13"]' in workflow
    assert "run: python scripts/test.py --all" in workflow


@pytest.mark.parametrize("file", ["ci.yml", "packages.yml"])
def test_ci_takes_actions_of_others_by_their_commit(file: str) -> None:
    workflow = (PROJECT / ".github" / "workflows" / file).read_text(encoding="utf-8")
    used = [line.partition("uses:")[2].strip() for line in workflow.splitlines() if "uses:" in line]
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[0-9.]+", action), action


def test_ci_makes_every_kind_of_package_and_looks_at_it() -> None:
    workflow = (PROJECT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    made = set(re.findall(r"kind: (\w+),", workflow))
    assert made == set(KINDS)
    assert workflow.count("--smoke") == len(made)


@pytest.mark.parametrize("pins", ["runtime.txt", "package.txt"])
def test_advisories_are_looked_up_for_all_that_is_pinned_for_packages(pins: str) -> None:
    workflow = (PROJECT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert f"pip-audit --strict --disable-pip --require-hashes -r requirements/{pins}" in workflow
    assert "cron:" in workflow
