"""The checks of a change are those a contributor can call, with packages pinned in one version each."""

import os
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def test_ci_tries_each_week_what_is_left_out_of_all() -> None:
    workflow = (PROJECT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "cron:" in workflow
    assert "run: python scripts/test.py -n auto --dist worksteal -m exhaustive" in workflow


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
    assert made | {"listings"} == set(KINDS)
    assert workflow.count("--smoke") == len(made)


def test_ci_keeps_no_credentials_where_code_of_others_runs() -> None:
    for file in ("ci.yml", "packages.yml"):
        workflow = (PROJECT / ".github" / "workflows" / file).read_text(encoding="utf-8")
        assert workflow.count("persist-credentials: false") == workflow.count("uses: actions/checkout@")


def test_a_tag_makes_a_release_with_sums_and_attestations() -> None:
    workflow = (PROJECT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    release = workflow.partition("\n  release:\n")[2].partition("\n  itch:\n")[0]
    assert "if: startsWith(github.ref, 'refs/tags/v')" in release
    assert "needs: [advisories, build, pictures]" in release
    for step in (
        "attest-build-provenance@",
        "sha256sum",
        "package.py listings",
        "gh release create",
        "pictures.tar.xz",
    ):
        assert step in release, step


@pytest.mark.parametrize("pins", ["runtime.txt", "package.txt"])
def test_advisories_are_looked_up_for_all_pinned_packages(pins: str) -> None:
    workflow = (PROJECT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert f"pip-audit --strict --disable-pip --require-hashes -r requirements/{pins}" in workflow
    assert "cron:" in workflow


DESCRIPTION = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = DESCRIPTION["dependency-groups"]
FILES = ("runtime.txt", "test.txt", "package.txt", "audit.txt")


def lines_of(file: str) -> list[str]:
    text = (PROJECT / "requirements" / file).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def pins_of(file: str) -> dict[str, Requirement]:
    pins = [Requirement(line.partition("--hash")[0]) for line in lines_of(file)]
    return {canonicalize_name(pin.name): pin for pin in pins}


def hashes_of(file: str) -> dict[str, set[str]]:
    return {line.partition("==")[0]: set(re.findall(r"--hash=(\S+)", line)) for line in lines_of(file)}


@pytest.mark.parametrize("file", FILES)
def test_every_line_pins_one_package_to_one_version(file: str) -> None:
    for line in lines_of(file):
        assert re.fullmatch(r"[a-z0-9._-]+==[0-9][0-9a-z.]*( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+", line), line


def test_both_files_know_the_same_packages_by_the_same_hashes() -> None:
    with_tests = hashes_of("test.txt")
    assert {name: with_tests.get(name) for name in hashes_of("runtime.txt")} == hashes_of("runtime.txt")


def test_what_the_game_needs_is_pinned_in_a_version_it_accepts() -> None:
    assert_pinned(DESCRIPTION["project"]["dependencies"], pins_of("runtime.txt"))


def test_what_the_tests_need_is_pinned_in_a_version_they_accept() -> None:
    assert_pinned(GROUPS["test"], pins_of("test.txt"))


def test_what_makes_packages_is_pinned_beside_what_players_have() -> None:
    assert_pinned(GROUPS["package"], pins_of("package.txt"))
    with_tools = pins_of("package.txt")
    assert {name: with_tools.get(name) for name in pins_of("runtime.txt")} == pins_of("runtime.txt")


def test_what_looks_up_advisories_is_pinned_too() -> None:
    assert_pinned(GROUPS["audit"], pins_of("audit.txt"))


def assert_pinned(wanted: list[str], pins: dict[str, Requirement]) -> None:
    for requirement in map(Requirement, wanted):
        (version,) = pins[canonicalize_name(requirement.name)].specifier
        assert version.version in requirement.specifier, f"{requirement} is pinned to {version}"


def test_tests_run_with_the_packages_that_players_have() -> None:
    with_tests = pins_of("test.txt")
    assert {name: with_tests.get(name) for name in pins_of("runtime.txt")} == pins_of("runtime.txt")


def test_the_tool_that_builds_is_the_one_that_is_tested() -> None:
    (builder,) = DESCRIPTION["build-system"]["requires"]
    assert Requirement(builder) == pins_of("test.txt")["hatchling"]
