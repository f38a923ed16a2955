"""The game of the day is begun, and what came of it and of puzzles is kept and found again."""

from datetime import date
from typing import TYPE_CHECKING

from leonardo.ai.players import with_temper
from leonardo.app.challenges.puzzle_data import challenges_of
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import tr
from leonardo.app.presentation import usual_choices
from leonardo.play.daily import AGREED, DayGame, DayResult, day_result, has_game, seed_of, word_of
from leonardo.play.players import ANY, drawn_tempers
from leonardo.play.puzzles import Judgement, Puzzle
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Seated
from leonardo.saves.statistics import Tried

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def day_game(host: "Host", game: str, day: date) -> DayGame | None:
    """Return what is played on a day, if this game has a game of the day."""
    given = challenges_of(host.games[game]).day
    return given(day) if given and has_game(day) else None


def play_day(host: "Host", game: str, day: date) -> None:
    """Begin the game of a day: with the same deal and the same opponents for everybody."""
    agreed = day_game(host, game, day)
    if agreed is None:
        return
    presentation = host.games[game]
    chosen = {**usual_choices(presentation.options), **agreed.chosen}
    seed = seed_of(game, day)
    seats = _seats(host, game, agreed, seed)
    table = {each.name: each.word(chosen[each.name]) for each in presentation.options if each.of_table}
    wishes = presentation.wishes(len(seats), None, chosen)
    table[AGREED] = word_of(day)
    kind = word_of(day)
    host.play(Session.new(presentation.game, wishes, seats, seed, host.folder, table=table, kind=kind))


def result_on(host: "Host", game: str, day: date) -> DayResult | None:
    """Return how the person who sits down here did in the game of a day, if they finished it and it counts."""
    return next((result for result in results_of_days(host, game) if result.day == day), None)


def last_result(host: "Host", game: str) -> DayResult | None:
    """Return how the person who sits down here did in the game of a day that they finished last."""
    return next(iter(reversed(results_of_days(host, game))), None)


def results_of_days(host: "Host", game: str) -> list[DayResult]:
    """Return how the person who sits down here did in the games of days, in the order in which they were finished."""
    name = host.person(game).name
    found = [
        day_result(result, seat)
        for result in host.statistics.read().results
        if result.game == game and result.day is not None
        for seat in result.seats
        if seat.is_person and seat.name == name
    ]
    return [result for result in found if result is not None]


def _seats(host: "Host", game: str, agreed: DayGame, seed: int) -> tuple[Seated, ...]:
    """Return the person and the opponents, with tempers that the seed draws."""
    person = host.person(game)
    tempers = drawn_tempers(game, [(player, ANY) for player in agreed.players], seed)
    names = other_names(person.name, len(agreed.players))
    colours = [colour for colour in SEAT_COLOURS if colour != person.colour]
    others = zip(names, colours, agreed.players, tempers, strict=False)
    return (person, *(BuiltIn(name, colour, with_temper(player, temper)) for name, colour, player, temper in others))


def other_names(name: str, count: int) -> list[str]:
    """Return usual names for so many others than the one of this name."""
    usual = (tr(f"new_game.names.{number + 1}") for number in range(len(SEAT_COLOURS)))
    return [each for each in usual if each != name][:count]


def keep_answer(host: "Host", puzzle: Puzzle, judgement: Judgement) -> None:
    """Keep that a puzzle was tried; one that was solved once stays so."""
    name, game = host.person(puzzle.game.name).name, puzzle.game.name
    before = tried(host, puzzle)
    tries = before.tries + (not before.solved) if before else 1
    solved = judgement.right or bool(before and before.solved)
    host.statistics.tried(Tried(game, puzzle.name, name, tries, solved))


def tried(host: "Host", puzzle: Puzzle) -> Tried | None:
    """Return how the person who sits down here fared with a puzzle, if they have tried it."""
    key = puzzle.game.name, puzzle.name, host.person(puzzle.game.name).name
    return next((each for each in host.statistics.read().puzzles if each.key == key), None)
