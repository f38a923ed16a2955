"""Keeping the result of a game that has just ended, and saying what it brought."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from leonardo.app.challenges.day import noted_at_the_end
from leonardo.app.kit.translations import tr
from leonardo.app.statistics.person_statistics import PersonStatistics, told_by
from leonardo.engine.house_rules import laid
from leonardo.play.daily import code_of, day_result, why_uncounted
from leonardo.play.session import BRANCHED
from leonardo.play.statistics.figures import reached_by, usual
from leonardo.play.statistics.game import Achievement, identity_of, result_of
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.statistics import Result, SeatResult

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.play.session import Session


@frozen
class Achieved:
    """An achievement as it is told: what it is called, and what it is for."""

    name: str
    about: str


@frozen
class Brought:
    """A sentence of what a game brought; where that are achievements of a `name`, these are the `deeds`.

    `of_several` says that several persons played: whose a deed is must be told.
    """

    sentence: str
    name: str = ""
    deeds: tuple[Achieved, ...] = ()
    of_several: bool = False


_LEFT_ALONE = frozenset({Fault.NEWER, Fault.UNREADABLE, Fault.A_FOLDER})


def keep_result(host: "Host", session: "Session") -> None:
    """Keep how a game ended, if it was not kept before and a person sat there; a branch of another one counts not."""
    if not any(map(session.is_person, range(len(session.seats)))):
        return
    if BRANCHED in session.table:
        host.brought = [Brought(tr("statistics.branched"))]
        return
    presentation = host.games[session.game.name]
    tells = told_by(presentation)
    result = result_of(
        session.played,
        session.seats,
        session.seed,
        datetime.now(UTC),
        tells=tells,
        beside=session.circumstances,
    )
    result = noted_at_the_end(host, session, result)
    if host.statistics.add(result):
        persons = [seat for seat in result.seats if seat.is_person]
        found = [
            line
            for seat in persons
            for line in (*code_lines(result, seat, tells.step), *brought(host, session, seat.name))
        ]
        apart = [Brought(tr("statistics.house_rules"))] if laid(session.game.name) is not None else []
        host.brought = [*apart, *(evolve(line, of_several=len(persons) > 1) for line in found)]


def codes_of(host: "Host", session: "Session") -> tuple[str, ...]:
    """Return the code of a finished game of the day, or why it has none; nothing of any other game."""
    identity = identity_of(session.played, session.seats, session.seed)
    results = (each for each in host.statistics.read().results if each.identity == identity and each.day is not None)
    result = next(results, None)
    if result is None:
        return ()
    step = told_by(host.games[session.game.name]).step
    lines = (line for seat in result.seats if seat.is_person for line in code_lines(result, seat, step))
    return tuple(line.sentence for line in lines)


def code_lines(result: Result, seat: SeatResult, step: int = 1) -> list[Brought]:
    """Return the code of the game of the day, where the result is of one, or why it has none."""
    told = day_result(result, seat)
    if told is not None:
        return [Brought(tr("challenges.day.brought", code=code_of(result.game, told, step)))]
    why = why_uncounted(result) if result.day is not None else None
    return [Brought(tr(f"challenges.day.uncounted.{why}"))] if why else []


def brought(host: "Host", session: "Session", name: str) -> list[Brought]:
    """Return what the last game of a person brought: the level to play next, and achievements."""
    outlook = PersonStatistics(host.statistics.read(), name, host.games[session.game.name])
    every = (*usual(outlook.levels), *outlook.tells.achievements)
    deeds = tuple(Achieved(title_of(each), about(each)) for each in reached_by(outlook.games, every))
    called = tr("statistics.join").join(deed.name for deed in deeds)
    reached = tr("statistics.reached", name=name, achievement=called)
    told = [Brought(reached, name, deeds)] if deeds else []
    return [Brought(outlook.proposed), *told] if outlook.proposed else told


def title_of(achievement: Achievement) -> str:
    return tr(f"{achievement.text}.name", **_values(achievement))


def about(achievement: Achievement) -> str:
    return tr(f"{achievement.text}.about", **_values(achievement))


def _values(achievement: Achievement) -> dict[str, str]:
    return {name: tr(key) for name, key in achievement.values.items()}


def trouble_with(host: "Host") -> tuple[str, str] | None:
    """Return what was wrong with the file of results since it was last asked, as a title and a sentence."""
    problem, aside = host.statistics.take_problem(), host.statistics.set_aside
    host.statistics.set_aside = None
    if problem is None:
        return None
    return tr("statistics.trouble.title"), _sentence(problem, aside.name if aside else "")


def _sentence(problem: SaveError, aside: str) -> str:
    if aside:
        return tr("statistics.trouble.set_aside", file=aside)
    kind = "left_alone" if problem.fault in _LEFT_ALONE else "unwritable"
    newer = "newer" if problem.fault is Fault.NEWER else kind
    return tr(f"statistics.trouble.{newer}", file=problem.path.name, detail=problem.detail)
