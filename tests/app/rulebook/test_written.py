"""`leonardo rules` prints the whole book of a game, with the number of each rule, and needs no window."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import Translations, languages
from leonardo.app.rulebook.book import RuleBook
from leonardo.cli import main
from tests.project_files import PROJECT


def _printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


def _book(game: str) -> RuleBook:
    make = PRESENTATIONS[game].learning.rules
    assert make is not None
    return make()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_paragraph_is_printed_with_its_number(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts, told = Translations(language), _printed(capsys, game, "--language", language)
    for chapter in _book(game).chapters:
        assert f"\n## {_plain(texts(chapter.title))}\n" in told
    for _, paragraph in _book(game).paragraphs():
        assert f"\n**{', '.join(paragraph.rules)}** {_plain(texts(paragraph.text))}\n" in told
    assert not re.search(r"\\x|\\u|\[[a-z_.]+\]|rulebook\.", told)


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_questions_and_cards_follow_the_chapters(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = _printed(capsys, game, "--language", "en")
    assert told.index("\n## Common questions\n") < told.index("\n## All cards\n")
    rows = [line.count("|") for line in told.splitlines() if line.startswith("|")]
    assert len(rows) > 20
    assert len(set(rows)) == 1


def test_what_only_pictures_show_is_printed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "| Optics | silver | 11 | 1 rope, 2 glass | 13 | 10 |" in _printed(capsys, "davinci", "--language", "en")


def test_it_speaks_the_language_of_the_settings_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert _printed(capsys, "citta", "--language", "it").startswith("# La città di Leonardo\n")
    assert _printed(capsys, "citta") == _printed(capsys, "citta", "--language", "en")


def test_it_needs_no_display(tmp_path: Path) -> None:
    code = (
        "import sys; from leonardo.cli import main; import pygame; status = main(['rules', 'engines']);"
        "sys.exit(status or pygame.display.get_init())"
    )
    environment = {"HOME": str(tmp_path), "SDL_VIDEODRIVER": "there is none"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("# Engines of War\n")
    assert not list(tmp_path.iterdir())
