"""The pages on which one learns, looks things up and comes back for, as a house shows them, for tests of any kind."""

from collections.abc import Callable
from datetime import date

from attrs import evolve

from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.challenges.scene import ChallengesScene
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.statistics.scene import StatisticsScene
from scripts.screens.looking_back import played
from tests.app.scenes.menus_harness import House

GAME = "davinci"
TODAY = date(2026, 11, 22)


def _rules(house: House) -> RuleBookScene:
    house.host.show_title()
    house.host.show_rules()
    house.turn()
    return house.top(RuleBookScene)


def _asked(house: House) -> None:
    book = _rules(house)
    book.ask(book.book.questions[2])


def _found(wanted: str) -> Callable[[House], None]:
    def show(house: House) -> None:
        book = _rules(house)
        book.form.set_focus("search")
        book.form["search"].changed(wanted)  # type: ignore[attr-defined] # a field

    return show


def _beside(button: str) -> Callable[[House], None]:
    def show(house: House) -> None:
        _rules(house)
        house.press(button)

    return show


def _statistics(page: int) -> Callable[[House], None]:
    def show(house: House) -> None:
        for each in played(12):
            house.host.statistics.add(each)
        house.host.show_title()
        house.host.show_statistics()
        scene = house.top(StatisticsScene)
        scene.number = page
        scene.rebuild()

    return show


def _challenges(house: House) -> None:
    house.host.today = lambda: TODAY
    house.host.show_title()
    house.host.show_challenges()


def _with_a_result(house: House) -> None:
    name = house.host.person(GAME).name
    (result,) = played(1, name=name)
    house.host.statistics.add(evolve(result, day=TODAY.isoformat()))
    _challenges(house)


def _day(house: House) -> None:
    _challenges(house)
    house.turn()
    house.press("play")


def _puzzle(number: int, answer: int | None) -> Callable[[House], None]:
    def show(house: House) -> None:
        _challenges(house)
        play_puzzle(house.host, GAME, house.top(ChallengesScene).puzzles, number)
        house.turn()
        if answer is None:
            return
        house.press("begin")
        table = house.seen(PuzzleTable)
        table.submit(table.puzzle.answers[answer].action)

    return show


PAGES: dict[str, Callable[[House], None]] = {
    "contents": lambda house: house.host.show_rules(),
    "rule": lambda house: house.host.show_rules("8.9"),
    "asked": _asked,
    "found": _found("ties"),
    "nothing found": _found("steam engine"),
    "cards": _beside("cards"),
    "summary": _beside("print"),
    **{f"statistics {page}": _statistics(page) for page in range(4)},
    "day": _day,
    "challenges": _with_a_result,
    "goal": _puzzle(2, None),
    "wrong": _puzzle(2, 1),
    "best of florins": _puzzle(2, 0),
    "best of chances": _puzzle(0, 0),
}
"""What shows each of them."""
