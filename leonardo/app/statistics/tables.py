"""Figures as a table of text, cells parted by tabs: to be pasted into a sheet, a letter or a chat."""

from collections.abc import Iterable, Sequence

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.dates import date_only
from leonardo.app.statistics.pages import cells
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.table.results.outcome import Outcome


def as_text(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as lines of cells parted by tabs."""
    return "".join("\t".join(row) + "\n" for row in rows)


def of_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the ledger of a finished game, from the best seat to the worst."""
    heading = ["", tr("statistics.column.place"), *(column.heading for column in outcome.columns)]
    rows = [
        [names[seat], str(outcome.finishes[seat].place), *(column.cells[seat] for column in outcome.columns)]
        for seat in outcome.order
    ]
    return as_text([heading, *rows])


def of_outlook(outlook: PersonStatistics) -> str:
    """Return the averages of a person, and all their games, the latest first."""
    columns = [tr(f"statistics.column.{key}") for key in ("games", "won", "place", "points")]
    rows: list[Sequence[str]] = []
    for heading, averages in outlook.averages():
        rows += [[heading, *columns], *([name, *cells(average)] for name, average in averages), []]
    rows.append([tr("statistics.column.date"), columns[2], columns[3], tr("statistics.column.table")])
    for own in reversed(outlook.games):
        table = ", ".join(f"{seat.name} {seat.score}" for seat in own.result.seats)
        rows.append([date_only(own.result.at), str(own.seat.place), str(own.seat.score), table])
    return as_text(rows)
