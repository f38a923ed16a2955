"""Help lies over the table at every decision: it points to all parts, leads to the rules, and says what can be done."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.help import NOTES
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.words import ENGLISH, languages, speak, words
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.table.help.now import what_now
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.spots import HelpSpot
from leonardo.engine.davinci.setup import Options
from tests.app.davinci.test_table_scene import desk_at, in_placement
from tests.app.table.table_harness import Desk
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def press(desk: Desk, key: int) -> None:
    """Press a key, and let what it does be seen."""
    desk.turn(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0))
    desk.turn()


def test_the_sign_and_the_key_bring_it_and_put_it_away(tmp_path: Path) -> None:
    desk, mouse = desk_at(tmp_path, Options(2, start=0))
    mouse.click(mouse.spot(HelpSpot()))
    assert isinstance(desk.kit.stack.top, HelpScene)
    press(desk, pygame.K_ESCAPE)
    assert not any(isinstance(scene, HelpScene) for scene in desk.kit.stack.seen())
    press(desk, pygame.K_F1)
    assert isinstance(desk.kit.stack.top, HelpScene)
    desk.host.close()


def test_a_note_leads_to_its_rule_and_back_to_the_table(tmp_path: Path) -> None:
    desk, mouse = desk_at(tmp_path, Options(2, start=0))
    press(desk, pygame.K_F1)
    scene = desk.kit.stack.top
    assert isinstance(scene, HelpScene)
    laid = next(each for leaf in scene.laid for each in leaf if NOTES[each.number].rule == "8.3")
    scene.leaf = next(number for number, leaf in enumerate(scene.laid) if laid in leaf)
    mouse.click(laid.rect.center)
    book = desk.kit.stack.top
    assert isinstance(book, RuleBookScene)
    assert book.spread is not None
    assert book.book.spreads[book.spread].title == "davinci.rules.titles.council"
    desk.host.close()


def test_it_says_what_can_be_done_now(tmp_path: Path) -> None:
    desk, _ = in_placement(tmp_path)
    told = " ".join(what_now(desk.table))
    assert desk.table.prompt().words in told
    assert len(what_now(desk.table)) > 1
    desk.host.close()


def test_the_key_of_the_rules_opens_what_a_tip_cites(tmp_path: Path) -> None:
    desk, _ = desk_at(tmp_path, Options(2, start=0))
    press(desk, pygame.K_F2)
    book = desk.kit.stack.top
    assert isinstance(book, RuleBookScene)
    assert book.spread is None
    desk.host.close()


@pytest.mark.parametrize(
    ("size", "language"), diagonal([(1024, 640), (1000, 1400), (1280, 720), (1920, 1080)], languages())
)
def test_every_note_finds_a_place_on_few_leaves(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    speak(language)
    desk, _ = desk_at(tmp_path, Options(2, start=0))
    desk.kit.settings.text_size = TEXT_SIZES[-1]
    desk.canvas.resize(size)
    desk.kit.arrange(size)
    desk.breathe()
    assert HelpSpot() in desk.table.places(), "the sign is there at every size of text"
    desk.kit.painter.cut.clear()
    desk.table.show_help()
    desk.turn()
    scene = desk.kit.stack.top
    assert isinstance(scene, HelpScene)
    assert {laid.number for leaf in scene.laid for laid in leaf} == set(range(len(NOTES)))
    assert len(scene.laid) <= 4
    assert not desk.kit.painter.cut
    assert all(10 <= len(words(note.text).split()) <= 26 for note in NOTES)
    speak(ENGLISH)
    desk.host.close()
