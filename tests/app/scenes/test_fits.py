"""Nothing is cut off, covered, too small or off the window: at every size, in every language, with larger letters."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from leonardo.ai.program_player import Failing
from leonardo.app.kit.keymap import VIEWER
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.crash_recovery import WayOn, tell_of_fault
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.scenes.message import ask_to_leave
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.table.players import tell_of_player
from leonardo.app.table.program_output import ProgramOutput
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.play.autosave import News
from leonardo.saves.archive import Archive
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import PROJECT
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets, touching
from tests.app.scenes.fake_games import FOUR, SEVEN, fake
from tests.app.scenes.menus_harness import House, PlainPresentation
from tests.app.scenes.plain_gui import plain_gui
from tests.diagonal import diagonal

USUAL = [(1024, 640), (1280, 720), (1920, 1080), (1000, 1400)]
MORE = [(1366, 768), (2560, 1440), (3840, 2160), (1280, 1024), (2560, 1080), (1080, 1920)]
SMALLEST = [(1024, 640), (1000, 1400), (1080, 1920)]
"""The sizes with least room; the others have the same shape, or more of it."""
Show = Callable[[House], None]
CHOSEN_NAME = "Massimiliano di Lorenzo de Medici"


GAMES = (PlainPresentation(), fake("six", options=SEVEN), fake("three", (3,), FOUR))


def fill_seats(house: House) -> None:
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.resize(5)
    scene.rebuild()


def seat_six(house: House) -> None:
    """With seven options of all kinds."""
    house.host.agree_on("six")
    scene = house.top(NewGameScene)
    scene.plan.resize(6)
    scene.rebuild()


def seat_two(house: House) -> None:
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.resize(2)
    scene.rebuild()


def seat_player(house: House) -> None:
    fill_seats(house)
    scene = house.top(NewGameScene)
    scene.plan.seats[1].name, scene.plan.seats[1].player = CHOSEN_NAME, "random"
    scene.form["player 2"].press()


def seat_person(house: House) -> None:
    house.host.agree_on("davinci")
    house.top(NewGameScene).form["player 0"].press()


def seat_one_with_temper(house: House) -> None:
    """Whose sentences together are the longest."""
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.seats[1].player, scene.plan.seats[1].temper = "master", "spoiler"
    scene.plan.seats[2].player, scene.plan.seats[2].temper = "leonardo", "any"
    scene.plan.seats[3].player, scene.plan.seats[3].temper = "apprentice", "builder"
    scene.rebuild()


def hand_over(house: House) -> None:
    kit = house.stage.kit
    kit.stack.push(HandOverScene(kit, PlayerStyle(CHOSEN_NAME, "purple"), lambda: None))


def explain(fault: Fault) -> Show:
    def show(house: House) -> None:
        file = Path("the-long-evening-with-everyone.leonardo.json")
        error = SaveError(file, fault, "state.seats[2].florins is 7")
        house.host.say(tr("load.failed"), tr(f"saves.{fault.value}", file=error.path.name, detail=error.detail))

    return show


def not_saved(house: House) -> None:
    file = Path("autosave-0123456789ab-1.leonardo.json")
    where = "the saved games of everybody who plays here of an evening: Read-only file system"
    house.host.troubles.tell_of_saving(SaveError(file, Fault.READ_ONLY, where))


def played(house: House) -> None:
    """A finished game and one that was broken off are kept."""
    archive = Archive.of(house.host.folder)
    archive.path.mkdir(parents=True, exist_ok=True)
    for number, sample in enumerate(sorted((PROJECT / "saves" / "samples").glob(f"*{ENDING}"))):
        (archive.path / f"played-{number}{ENDING}").write_bytes(sample.read_bytes())
    house.host.show_played()


def export(house: House) -> None:
    played(house)
    house.menu.form["export"].press()


def take_in(house: House) -> None:
    house.host.folders_for_others = (house.host.folder.path / "others",)
    (house.host.folder.path / "others").mkdir(parents=True, exist_ok=True)
    (house.host.folder.path / "others" / f"a-long-evening{RECORD_ENDING}").write_bytes(b"{}")
    played(house)
    house.menu.form["import"].press()


def take_in_nothing(house: House) -> None:
    house.host.folders_for_others = ()
    played(house)
    house.menu.form["import"].press()


def fault(house: House) -> None:
    report = Path("/home/massimiliano/.local/state/leonardo/log/fault-20261123-120000-000000.txt")
    way = WayOn(lambda: None, "fault.kept") if house.host.session else None
    tell_of_fault(house.host, "UnsupportedOperationError", report, way)


def program_trouble(house: House) -> None:
    """A message with the most words that there are for it, and a button for what the program wrote."""
    text = tr(Failing.GIVEN_UP.value, name=CHOSEN_NAME)
    tell_of_player(house.host, tr("program.trouble"), text, CHOSEN_NAME, "Traceback")


def program_output(house: House) -> None:
    said = "\n".join(f"    File program.py, line {number}, in <module>" for number in range(60))
    house.stage.kit.stack.push(ProgramOutput(house.stage.kit, CHOSEN_NAME, said))


SCENES: dict[str, Show] = {
    "games": lambda house: house.host.show_new_game(),
    "new game of six": seat_six,
    "new game with four options": lambda house: house.host.agree_on("three"),
    "new game of five": fill_seats,
    "new game of two": seat_two,
    "new game with tempers": seat_one_with_temper,
    "player of a seat": seat_player,
    "person at a seat": seat_person,
    "load": lambda house: house.host.show_saves(),
    "settings": lambda house: house.host.show_settings(),
    "keys": lambda house: house.host.show_keys(),
    "about": lambda house: house.host.show_about(),
    "pause": lambda house: house.host.show_pause(),
    "seats in play": lambda house: house.host.show_seats(),
    "save as": lambda house: house.host.ask_name(),
    "hand-over": hand_over,
    "message": explain(Fault.READ_ONLY),
    "trouble with a program": program_trouble,
    "output of a program": program_output,
    "fault": fault,
    "title": lambda house: house.host.show_title(),
    "played": played,
    "export": export,
    "take in": take_in,
    "nothing to take in": take_in_nothing,
    "keys of the viewer": lambda house: house.stage.kit.stack.push(KeysScene(house.stage.kit, VIEWER)),
}

FAULTS: dict[str, Show] = {
    **{fault.value: explain(fault) for fault in Fault},
    "not saved": not_saved,
    "left unsaved": lambda house: ask_to_leave(house.host, house.host.quit),
    "a game of its own": lambda house: house.host.troubles.tell_of_saving(News.APART),
    "not counted": lambda house: house.host.troubles.tell_of_saving(News.NOT_COUNTED),
}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def complaints(
    folder: Path,
    size: tuple[int, int],
    text_size: int,
    shown: dict[str, Show],
    games: Sequence[Presentation] = GAMES,
) -> list[str]:
    """What a reader would complain about in any scene, with each hint that is given in it."""
    found: list[str] = []
    with probing() as cut, plain_gui():
        house = House(folder, size, Settings(reduced_motion=True, text_size=text_size), samples=True, games=games)
        house.stage.kit.pictures = Blanks()
        house.host.begin(Plan.usual(games[0], 3))
        for name, show in shown.items():
            show(house)
            scene = house.menu
            for focus in hinted(scene) if size in SMALLEST else [scene.form.focus]:
                cut.clear()
                scene.form.set_focus(focus)
                page, pressed = sheet(scene), targets(scene.form)
                wrong = faults(page, pressed, cut, (CHOSEN_NAME,)) + touching(page, pressed)
                found += [f"{name}: {fault}" for fault in wrong]
        house.host.close()
    return sorted(set(found))


def hinted(scene: MenuScene) -> list[str]:
    """One widget for each hint, the focused one first."""
    hints = {widget.hint: widget.name for widget in scene.form.widgets if widget.focusable and widget.enabled}
    return [scene.form.focus, *hints.values()]


@pytest.mark.parametrize(("size", "language"), diagonal(USUAL, languages(), more=MORE))
def test_every_scene_fits_with_the_largest_letters(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    speak(language)
    assert complaints(tmp_path, size, TEXT_SIZES[-1], SCENES) == []


@pytest.mark.parametrize(("size", "language"), diagonal(SMALLEST, languages(), turn=1))
def test_every_scene_fits_with_the_usual_letters(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    speak(language)
    assert complaints(tmp_path, size, TEXT_SIZES[0], SCENES) == []


@pytest.mark.parametrize("language", languages())
def test_every_fault_of_a_save_can_be_read(tmp_path: Path, language: str) -> None:
    speak(language)
    assert complaints(tmp_path, SMALLEST[0], TEXT_SIZES[-1], FAULTS) == []
