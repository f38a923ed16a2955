"""The game of the day: begun with the same deal for everyone, noted so that results can be compared, and told.

It is played once. A person who begins it anew, deals the same cards by the seed, goes on from another save than its
own, or looks back at any game of the day has seen more than others. Nobody can notice what is done in another folder
or on another computer.
"""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from leonardo.ai.players import with_temper
from leonardo.app.challenges.puzzle_data import challenges_of
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import tr
from leonardo.app.presentation import usual_choices
from leonardo.app.statistics.person_statistics import told_by
from leonardo.play.daily import (
    AGAIN,
    AGREED,
    EARLIER,
    LOOKED,
    DayGame,
    DayResult,
    day_of,
    day_result,
    has_game,
    seed_of,
    word_of,
)
from leonardo.play.players import ANY, drawn_tempers
from leonardo.play.session import Session
from leonardo.saves.faults import SaveError
from leonardo.saves.schema import BuiltIn, Seated, is_same_ending
from leonardo.saves.statistics import DayBegun, Result

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def begun(host: "Host", game: str, day: date) -> DayBegun | None:
    """Return what is noted of the game of a day for the person who sits down here."""
    key = game, day.isoformat(), host.person(game).name
    return next((each for each in host.statistics.read().days if each.key == key), None)


def note_play(host: "Host", session: Session) -> None:
    """Note that a game of a day is played, and tell the person where it counts no more."""
    day = _unfinished_day(host, session)
    if day is None or session.over:
        return
    before = begun(host, session.game.name, day)
    now = _noted_of(host, session, day)
    if before is None:
        host.statistics.begun(now)
    elif before.run != now.run and before.noted != EARLIER:
        host.statistics.begun(evolve(now, noted=AGAIN))
        host.say(tr("challenges.day.heading"), tr(f"challenges.day.uncounted.{before.noted or AGAIN}"), came=True)


def repeated(host: "Host", session: Session, path: Path) -> Path | None:
    """Return the newest autosave of a game of a day, if a save with a name repeats it: nothing was decided since.

    To go on with that is to go on with the game itself, and no second start.
    """
    if _unfinished_day(host, session) is None:
        return None
    try:
        save = host.folder.read(path)
        kept = (each for each in host.folder.entries() if each.is_autosave and each.head and each.head.run == save.run)
        newest = next(kept, None)
        if save.name is None or newest is None or not is_same_ending(host.folder.read(newest.path), save):
            return None
    except SaveError:
        return None
    return newest.path


def resume(host: "Host", session: Session, go: Callable[[], None]) -> None:
    """Go on with a saved game; ask before, and note it, where an earlier save costs the game of its day."""
    day = _unfinished_day(host, session)
    before = None if day is None or session.over else begun(host, session.game.name, day)
    if day is None or before is None or before.noted or before.run == session.autosave.run:
        go()
        return

    def note_and_go() -> None:
        host.statistics.begun(evolve(_noted_of(host, session, day), noted=EARLIER))
        go()

    heading, question = tr("challenges.day.heading"), tr("challenges.day.earlier_text")
    host.ask(heading, question, tr("challenges.day.earlier"), note_and_go)


def asks_before_looking(host: "Host", session: Session) -> bool:
    """Return whether looking back at a game costs the person the game of its day, of which they are asked."""
    day = _unfinished_day(host, session)
    if day is None:
        return False
    known = begun(host, session.game.name, day)
    return known is None or known.noted is None


def look(host: "Host", session: Session, go: Callable[[], None]) -> None:
    """Look back at a game, having asked before and noted it where a game of its day is not finished yet."""
    day = _unfinished_day(host, session)
    if day is None or not asks_before_looking(host, session):
        go()
        return

    def note_and_go() -> None:
        host.statistics.begun(evolve(_noted_of(host, session, day), noted=LOOKED))
        go()

    heading, question = tr("challenges.day.heading"), tr("challenges.day.look_text")
    host.ask(heading, question, tr("challenges.day.look"), note_and_go)


def noted_at_the_end(host: "Host", session: Session, result: Result) -> Result:
    """Return the result of a game of a day with a word for why it is not compared, if that was noted."""
    if result.day is None:
        return result
    people = {seat.name for seat in result.seats if seat.is_person}
    days = [each for each in host.statistics.read().days if each.key[:2] == (result.game, result.day)]
    found = next((each for each in days if each.name in people), None)
    if found is None:
        return result
    return evolve(result, noted=found.noted or (AGAIN if found.run != session.autosave.run else None))


def _unfinished_day(host: "Host", session: Session) -> date | None:
    day, game = day_of(session.table.get(AGREED, "")) or _day_of_deal(host, session), session.game.name
    if day is None:
        return None
    name = host.person(game).name
    finished = any(
        result.game == game and result.day == day.isoformat() and any(seat.name == name for seat in result.seats)
        for result in host.statistics.read().results
    )
    return None if finished else day


def _day_of_deal(host: "Host", session: Session) -> date | None:
    """Return the day whose game is dealt as this one, if it is about now: so somebody may rehearse it."""
    today, game = host.today(), session.game.name
    if not has_game(today):
        return None
    about_now = (today + timedelta(days) for days in (-1, 0, 1))
    return next((day for day in about_now if has_game(day) and seed_of(game, day) == session.seed), None)


def _noted_of(host: "Host", session: Session, day: date) -> DayBegun:
    game = session.game.name
    return DayBegun(game, day.isoformat(), host.person(game).name, session.autosave.run)


def day_game(host: "Host", game: str, day: date) -> DayGame | None:
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
    person = host.person(game)
    tempers = drawn_tempers(game, [(player, ANY) for player in agreed.players], seed)
    names = other_names(person.name, len(agreed.players))
    colours = [colour for colour in SEAT_COLOURS if colour != person.colour]
    others = zip(names, colours, agreed.players, tempers, strict=False)
    return (person, *(BuiltIn(name, colour, with_temper(player, temper)) for name, colour, player, temper in others))


def other_names(name: str, count: int) -> list[str]:
    usual = (tr(f"new_game.names.{number + 1}") for number in range(len(SEAT_COLOURS)))
    return [each for each in usual if each != name][:count]


def day_told(host: "Host", game: str, result: DayResult) -> str:
    points = tr(told_by(host.games[game]).points, count=result.score)
    place = tr(f"statistics.places.{result.place}")
    return tr("challenges.day.result", place=place, points=points)
