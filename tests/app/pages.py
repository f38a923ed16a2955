"""All pages around the table: what leads to each, and where it is laid out. A new page is a line in one of the lists.

Pages that are looked at one after another in one house are a `PageGroup`: they share games, and the corners (size of
the window, language, size of text) at which they are tried. `test_layouts.py` says what a reader would complain about.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from typing import Final

from _pytest.mark.structures import ParameterSet
from attrs import evolve, frozen

from leonardo.ai.program_player import Failing
from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.challenges.day import play_day
from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.challenges.scene import ChallengesScene
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.keymap import VIEWER
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import Translations, languages, tr, translations
from leonardo.app.presentation import Presentation
from leonardo.app.rulebook.cards import CardsScene
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.scenes.crash_recovery import WayOn, tell_of_fault
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.scenes.message import ask_to_leave
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.statistics.export import ExportScene
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.app.table.players import looks, tell_of_player
from leonardo.app.table.program_output import ProgramOutput
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.record import RECORD_ENDING
from leonardo.play.autosave import News
from leonardo.saves.archive import Archive
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import PROJECT
from scripts.screens.looking_back import played as past_games
from tests.app.davinci.layouts import NAMES
from tests.app.kit.everywhere import MORE_SIZES, SIZES, some_corners
from tests.app.kit.layout_probe import Blanks, sheet, targets, touching
from tests.app.layouts import Corner, Group, Laid
from tests.app.rulebook.test_books import BOOKS
from tests.app.scenes.fake_games import FOUR, SEVEN, fake
from tests.app.scenes.menus_harness import House, PlainPresentation, WithLearning
from tests.app.scenes.plain_gui import plain_gui
from tests.app.table.review.moments import Known, moments, session
from tests.diagonal import diagonal, having, marked

Show = Callable[[House], None]
CHOSEN_NAME: Final = "Massimiliano di Lorenzo de Medici"
SMALLEST: Final = ((1024, 640), (1000, 1400), (1080, 1920))
"""The sizes with least room; the others have the same shape, or more of it."""
TODAY: Final = date(2026, 11, 22)
REVIEWED: Final = 4  # a seat that comes to nearly all kinds of decisions

GAMES: Final = (PlainPresentation(), fake("six", options=SEVEN), fake("three", (3,), FOUR))


@frozen
class PageGroup:
    """Pages that `visit` comes to in a house where these games are played.

    At the smallest sizes each hint of a page is read as well, if its `hints` matter.
    """

    visit: Callable[[House], Iterator[tuple[str, MenuScene]]]
    games: Sequence[Presentation] = GAMES
    hints: bool = False

    def __call__(self, at: Corner) -> Iterator[Laid]:
        """Visit the pages, with each hint that is given there."""
        with plain_gui():
            settings = Settings(reduced_motion=True, text_size=at.text_size)
            house = House(at.folder, at.size, settings, samples=True, games=self.games)
            house.kit.pictures = Blanks()
            for name, scene in self.visit(house):
                for focus in hinted(scene) if self.hints and at.size in SMALLEST else [scene.form.focus]:
                    at.cut.clear()
                    scene.form.set_focus(focus)
                    page, pressed = sheet(scene), targets(scene.form)
                    yield Laid(name, page, pressed, touching(page, pressed) if self.hints else ())
            house.host.close()


def hinted(scene: MenuScene) -> list[str]:
    hints = {widget.hint: widget.name for widget in scene.form.widgets if widget.focusable and widget.enabled}
    return [scene.form.focus, *hints.values()]


def shown(shows: Mapping[str, Show], house: House) -> Iterator[tuple[str, MenuScene]]:
    """Begin a game, and come to each page in turn."""
    house.host.begin(Plan.usual(next(iter(house.host.games.values())), 3))
    for name, show in shows.items():
        show(house)
        yield name, house.menu


# ---- around the table


def fill_seats(house: House) -> None:
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.resize(5)
    scene.rebuild()


def seat_six(house: House) -> None:
    house.host.agree_on("six")
    scene = house.top(NewGameScene)
    scene.plan.resize(6)
    scene.rebuild()


def seat_two(house: House) -> None:
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.resize(2)
    scene.rebuild()


def seed_of_game(house: House) -> None:
    house.host.agree_on("davinci")
    house.top(NewGameScene).form["more"].press()


def seat_player(house: House) -> None:
    fill_seats(house)
    scene = house.top(NewGameScene)
    scene.plan.seats[1].name, scene.plan.seats[1].player = CHOSEN_NAME, "random"
    scene.form["player 2"].press()


def seat_person(house: House) -> None:
    house.host.agree_on("davinci")
    house.top(NewGameScene).form["player 0"].press()


def seat_one_with_temper(house: House) -> None:
    house.host.agree_on("davinci")
    scene = house.top(NewGameScene)
    scene.plan.seats[1].player, scene.plan.seats[1].temper = "master", "spoiler"
    scene.plan.seats[2].player, scene.plan.seats[2].temper = "leonardo", "any"
    scene.plan.seats[3].player, scene.plan.seats[3].temper = "apprentice", "builder"
    scene.rebuild()


def hand_over(house: House) -> None:
    kit = house.kit
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
    house.kit.stack.push(ProgramOutput(house.kit, CHOSEN_NAME, said))


MENUS: dict[str, Show] = {
    "games": lambda house: house.host.show_new_game(),
    "new game of six": seat_six,
    "new game with four options": lambda house: house.host.agree_on("three"),
    "new game of five": fill_seats,
    "new game of two": seat_two,
    "new game with tempers": seat_one_with_temper,
    "seed": seed_of_game,
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
    "keys of the viewer": lambda house: house.kit.stack.push(KeysScene(house.kit, VIEWER)),
}

FAULTS: dict[str, Show] = {
    **{fault.value: explain(fault) for fault in Fault},
    "not saved": not_saved,
    "left unsaved": lambda house: ask_to_leave(house.host, house.host.quit),
    "a game of its own": lambda house: house.host.troubles.tell_of_saving(News.APART),
    "not counted": lambda house: house.host.troubles.tell_of_saving(News.NOT_COUNTED),
}


# ---- statistics and challenges


def statistics(number: int) -> Show:
    def show(house: House) -> None:
        for each in (*past_games(12, name=CHOSEN_NAME), *past_games(40)):
            house.host.statistics.add(each)
        house.host.show_statistics()
        scene = house.top(StatisticsScene)
        scene.number = number
        scene.rebuild()

    return show


def keep_statistics(house: House) -> None:
    statistics(0)(house)
    house.press("keep")
    house.top(ExportScene)


STATISTICS: dict[str, Show] = {
    "nothing yet": lambda house: house.host.show_statistics(),
    **{f"page {number}": statistics(number) for number in range(4)},
    "keep": keep_statistics,
}


def challenges(house: House) -> None:
    house.host.today = lambda: TODAY
    house.host.show_title()
    house.host.show_challenges()


def challenges_with_a_result(house: House) -> None:
    name = house.host.person("davinci").name
    (result,) = past_games(1, name=name)
    house.host.statistics.add(evolve(result, day=TODAY.isoformat()))
    challenges(house)


def after_midnight(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    house.host.show_title()
    house.host.today = lambda: TODAY + timedelta(1)
    house.host.show_challenges()
    house.turn()
    assert "former" in house.names()


def with_a_wrong_clock(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    name = house.host.person("davinci").name
    (result,) = past_games(1, name=name)
    house.host.statistics.add(evolve(result, day=TODAY.isoformat()))
    house.host.show_title()
    house.host.today = lambda: date(2019, 5, 3)
    house.host.show_challenges()
    house.turn()
    assert "former" in house.names()


def before_looking_back(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    session = house.host.session
    assert session is not None
    house.host.look_back(session)


def introduction_of_the_day(house: House) -> None:
    challenges(house)
    house.turn()
    house.press("play")


def at_puzzle(answer: int | None) -> Show:
    def at(house: House) -> None:
        challenges(house)
        play_puzzle(house.host, "davinci", house.top(ChallengesScene).puzzles, 2)
        house.turn()
        table = house.seen(PuzzleTable)
        if answer is None:
            return
        house.press("begin")
        table.submit(table.puzzle.answers[answer].action)
        house.turn()

    return at


CHALLENGES: dict[str, Show] = {
    "challenges": challenges,
    "introduction of the day": introduction_of_the_day,
    "challenges with a result": challenges_with_a_result,
    "goal": at_puzzle(None),
    "wrong": at_puzzle(1),
    "right": at_puzzle(0),
    "after midnight": after_midnight,
    "a clock that is wrong": with_a_wrong_clock,
    "before looking back": before_looking_back,
}


# ---- rules, cards and keys


def rule_book(game: str, house: House) -> Iterator[tuple[str, MenuScene]]:
    """Turn all pages of a rule book, and ask all its questions."""
    book = BOOKS[game]
    scene = RuleBookScene(house.kit, book)
    house.kit.stack.push(scene)
    for number in range(-1, len(book.spreads)):
        yield f"{game} {number}", scene
        scene.turn(1)
    for asked in book.questions:
        scene.ask(asked)
        yield asked.text, scene


def cards(house: House) -> Iterator[tuple[str, MenuScene]]:
    for name, game in PRESENTATIONS.items():
        assert game.learning.cards is not None
        scene = CardsScene(house.kit, game.learning.cards())
        house.kit.stack.push(scene)
        yield name, scene


def keys_of_all_games(house: House) -> Iterator[tuple[str, MenuScene]]:
    for scope in (*PRESENTATIONS, VIEWER):
        scene = KeysScene(house.kit, scope)
        house.kit.stack.push(scene)
        house.turn()
        yield scope, scene


# ---- looking back


def review(house: House) -> Iterator[tuple[str, MenuScene]]:
    """Come to the faces of a review, each for the first time; of its moments, to a part for each language."""
    kit, host, game = house.kit, house.host, session(NAMES)

    def look(known: Known | None = None) -> ViewerScene:
        while kit.stack.top is not None:
            kit.stack.pop()
        host.look_back(game, REVIEWED, known)  # type: ignore[arg-type] # a double
        kit.arrange(kit.layout.size)
        scene = next(scene for scene in kit.stack.seen() if isinstance(scene, ViewerScene))
        assert kit.stack.top is scene
        return scene

    whose = WhoseScene(kit, looks(game), (REVIEWED,), lambda _: None)
    kit.stack.push(whose)
    kit.arrange(kit.layout.size)
    yield "whose", whose
    scene = look()
    for way in range(len(scene.ways)):
        scene.look_with(way)
        scene.go(scene.replay.clamped(40 * way + 10))
        yield scene.ways[way].text, scene
    yield "thinking", look(Known(ReviewProgress(0.3)))
    found, part = ReviewProgress(0.8, moments(REVIEWED)), languages().index(translations().language)
    for number in range(part, len(found.moments), len(languages())):
        scene = look(Known(found))
        scene.show_moment(number)
        yield type(found.moments[number].decision.view.question).__name__, scene
    scene = look(Known(found))
    scene.show_moment(0)
    scene.fold()
    yield "folded", scene
    scene.branch()
    yield "branch", house.top(BranchScene)


@cache
def inventions() -> tuple[str, ...]:
    """The names of inventions in all languages: on cards they are the matter of the table."""
    spoken = [Translations(language) for language in languages()]
    return tuple(say(f"davinci.inventions.{number}") for number in INVENTIONS for say in spoken)


# ---- all of them

LARGEST: Final = (TEXT_SIZES[-1],)
USUAL: Final = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400))
MORE: Final = ((1366, 768), (3840, 2160), (1280, 1024), (2560, 1080), (1080, 1920))
BROAD: Final = ((1024, 640), (1920, 1080), (1280, 1024), (1000, 1400))
ENDS: Final = (TEXT_SIZES[-1], TEXT_SIZES[0])
BOOK_SIZES: Final = ((1024, 640), (1000, 1400), (1280, 720), (1920, 1080), (3840, 2160))


def of_book(game: str) -> list[ParameterSet]:
    """Return the corners at which a rule book is tried: the books share one diagonal."""
    return having(diagonal(BOOK_SIZES, languages(), sorted(BOOKS), ENDS, turn=1, quick=3), 2, game)


def spoken_everywhere(quick: str, sizes: Sequence[Size], more: Sequence[Size] = ()) -> list[ParameterSet]:
    """Return corners in the largest letters: every language in the smallest window, and each other window once."""
    return some_corners((sizes[0], quick, *LARGEST), sizes=sizes, languages=languages(), text_sizes=LARGEST, more=more)


menus = partial(Group, names=lambda: (CHOSEN_NAME,), read_from_afar=False)
"""Pages that are read from as near as anything else on a desk."""

PAGES: Final[Mapping[str, Group]] = {
    "menus": menus(PageGroup(partial(shown, MENUS), hints=True), spoken_everywhere("cs", USUAL, MORE)),
    "menus in usual letters": menus(
        PageGroup(partial(shown, MENUS), hints=True),
        diagonal(SMALLEST, languages(), TEXT_SIZES[:1], turn=2, quick=1, pairs=False),
    ),
    "faults": menus(PageGroup(partial(shown, FAULTS), hints=True), diagonal(SMALLEST[:1], languages(), LARGEST)),
    "statistics": menus(
        PageGroup(partial(shown, STATISTICS), (WithLearning(),), hints=True), spoken_everywhere("it", BROAD)
    ),
    "challenges": menus(
        PageGroup(partial(shown, CHALLENGES), (WithLearning(),), hints=True), spoken_everywhere("fr", BROAD)
    ),
    **{f"rules of {game}": menus(PageGroup(partial(rule_book, game)), of_book(game)) for game in sorted(BOOKS)},
    "cards": menus(PageGroup(cards), diagonal((*BOOK_SIZES[:3], BOOK_SIZES[4]), languages(), ENDS)),
    "keys": menus(
        PageGroup(keys_of_all_games, tuple(PRESENTATIONS.values())),
        diagonal(SIZES, languages(), TEXT_SIZES[::-1], more=MORE_SIZES),
    ),
    "review": Group(
        PageGroup(review, tuple(PRESENTATIONS.values())),
        marked(((*SIZES, *MORE_SIZES), languages(), TEXT_SIZES), (), zip(SIZES, cycle(languages()), cycle((130, 100)))),
        names=lambda: (*NAMES, *inventions()),
    ),
}
"""Which pages are tried together, and where."""
