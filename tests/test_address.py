"""There is one address for help and reports, and every place that tells where to turn tells that one."""

import re
import tomllib
from pathlib import Path

import pytest

from leonardo.address import ADDRESS, APPLICATION_ID, MAIL
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import Translations, languages
from leonardo.app.scenes.about import about_text
from leonardo.cli import main
from leonardo.crash_report import keep_report
from tests.project_files import PROJECT, project_files

DOMAIN = ADDRESS.removeprefix("https://")


@pytest.mark.parametrize(
    "name", ["README.md", "docs/README.it.md", "docs/README.fr.md", "docs/README.cs.md", "docs/manual.md"]
)
def test_documents_for_players_tell_the_address(name: str) -> None:
    assert f"<{ADDRESS}>" in (PROJECT / name).read_text(encoding="utf-8")


def test_the_description_of_the_package_tells_the_address() -> None:
    told = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(told["project"]["urls"].values()) == {ADDRESS}


def test_the_page_about_the_program_tells_the_address() -> None:
    games = {told.title: told.about for told in PRESENTATIONS.values()}
    assert ADDRESS in about_text(games)


@pytest.mark.parametrize("language", languages())
def test_the_page_after_a_fault_tells_where_to_report_it(language: str) -> None:
    told = Translations(language)("fault.report", file="fault.txt", folder="log", address=ADDRESS)
    assert ADDRESS in told


def test_a_fault_without_a_window_tells_where_to_report_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: tmp_path)
    assert ADDRESS in keep_report(ValueError("of a test"), None)


def test_the_help_of_the_command_line_tells_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    assert ADDRESS in capsys.readouterr().out


def test_mail_and_identifier_follow_from_the_address() -> None:
    assert MAIL.partition("@")[2] == DOMAIN
    assert APPLICATION_ID.startswith(".".join(reversed(DOMAIN.split("."))) + ".")


def test_the_code_holds_the_address_once() -> None:
    """What is given to others, such as metadata of packages, takes it from there."""
    code = [file for file in project_files() if file.suffix == ".py" and "tests" not in file.parts]
    holding = {file.name for file in code if re.search(rf"\b{re.escape(DOMAIN)}\b", file.read_text(encoding="utf-8"))}
    assert holding == {"address.py"}
