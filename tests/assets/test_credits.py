"""Every asset says where it comes from, and nothing is credited that is not there."""

import re
from pathlib import Path, PurePosixPath

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LICENCES = ("SIL Open Font License 1.1", "MIT License")


def credit_lines() -> list[tuple[tuple[str, ...], str]]:
    """Each list line of CREDITS.md: its file patterns and what it says of them."""
    lines = re.findall(r"^- ((?:`[^`]+`(?:, )?)+): (.+)$", (ASSETS / "CREDITS.md").read_text("utf-8"), re.MULTILINE)
    return [(tuple(re.findall(r"`([^`]+)`", patterns)), text) for patterns, text in lines]


def files() -> list[PurePosixPath]:
    folders = ("fonts", "pictures", "puzzles", "sounds")
    found = [path for folder in folders for path in sorted((ASSETS / folder).rglob("*")) if path.is_file()]
    return [PurePosixPath(path.relative_to(ASSETS).as_posix()) for path in found]


def test_every_font_picture_puzzle_and_sound_is_credited_once() -> None:
    patterns = [pattern for group, _ in credit_lines() for pattern in group]
    times_credited = {file: sum(file.match(pattern) for pattern in patterns) for file in files()}
    assert len(times_credited) > 100
    assert {str(file): times for file, times in times_credited.items() if times != 1} == {}


@pytest.mark.parametrize(("patterns", "text"), credit_lines(), ids=lambda value: str(value)[:40])
def test_each_credit_names_a_known_licence_and_files_that_exist(patterns: tuple[str, ...], text: str) -> None:
    assert text.startswith(LICENCES)
    for pattern in patterns:
        assert any(file.match(pattern) for file in files()), pattern


def test_the_licence_of_each_font_family_lies_beside_its_files() -> None:
    families = {path.name.split("-")[0] for path in (ASSETS / "fonts").glob("*.ttf")}
    assert families == {"EBGaramond", "Cinzel", "CormorantGaramond", "NotoSans"}
    for family in families:
        licence = (ASSETS / "fonts" / f"OFL-{family}.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert "Reserved Font Name" not in licence.split("PREAMBLE")[0]
