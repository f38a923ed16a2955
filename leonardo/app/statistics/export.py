"""Keeping what is on a sheet: as a picture, or as a table of text to paste elsewhere."""

import os
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.clipboard import copy
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import encoded
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.dates import date_only
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.app.statistics.pages import cells
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.table.results.outcome import Outcome
from leonardo.saves.faults import SaveError
from leonardo.saves.files import write_file
from leonardo.user_folders import pictures_folder

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


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


_MOST: Final = 1000  # pictures of one moment, at most

Picture = Callable[[], pygame.Surface]


class ExportScene(OverlayScene):
    """Asks how something is to be kept; `picture` and `table` make it, `name` is the beginning of the file's name."""

    upright = True
    crest = "scroll"

    def __init__(self, host: "Host", picture: Picture, table: Callable[[], str], name: str) -> None:
        super().__init__(host.kit)
        self._host, self._picture, self._table, self._name = host, picture, table, name

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(700, 470)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        entries = (
            ("picture", tr("statistics.keep.picture"), self._keep_picture),
            ("table", tr("statistics.keep.table"), self._keep_table),
            ("cancel", tr("message.back"), self.back),
        )
        left, width = sheet.left + px(90), sheet.width - px(180)
        return [
            Button(name, pygame.Rect(left, sheet.top + px(150 + 92 * row), width, px(70)), text, action)
            for row, (name, text, action) in enumerate(entries)
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        draw_heading(self.page, surface, self.sheet(self.page.layout), tr("statistics.keep.heading"), down=20)

    def _keep_picture(self) -> None:
        self.kit.stack.remove(self)
        title = tr("statistics.keep.picture")
        try:
            path = write_picture(self._picture(), pictures_folder(), self._name, datetime.now().astimezone())
        except SaveError as error:
            self._host.say(title, tr("statistics.keep.failed", detail=error.detail))
            return
        self._host.say(title, tr("statistics.keep.kept", file=path))

    def _keep_table(self) -> None:
        self.kit.stack.remove(self)
        done = copy(self._table())
        self._host.say(tr("statistics.keep.table"), tr(f"statistics.keep.{'copied' if done else 'no_clipboard'}"))


def write_picture(picture: pygame.Surface, folder: Path, name: str, now: datetime) -> Path:
    """Write a picture as PNG under a name that no file there has yet; return the file.

    Raises:
        SaveError: if it cannot be written.
    """
    content = encoded(picture, "picture.png")
    stem = f"{name}-{now:%Y-%m-%d-%H%M%S}"
    names = [f"{stem}.png", *(f"{stem}-{number}.png" for number in range(2, _MOST))]
    path = next(place for each in names if not os.path.lexists(place := folder / each))
    write_file(path, content)
    return path
