"""The games that were played: how they went, looking back at one, exchanging and deleting them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import frozen

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.saves.exchange import Exchange
from leonardo.app.scenes.saves.listing import ListingScene, entry_title
from leonardo.app.scenes.saves.save_index import SaveIndex
from leonardo.app.table.results.chart import draw_course, scale
from leonardo.engine.game import AnyGame
from leonardo.play.replay import Replay
from leonardo.saves.archive import Archive
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import Entry
from leonardo.saves.opening import open_save

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_MOST: Final = 60  # so many are kept at once


@frozen
class ScoresByRound:
    """How a game went: the scores of all seats as each round began, and at the end, in the game's own measure."""

    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]

    @property
    def order(self) -> list[int]:
        """The seats from the best to the worst."""
        last = self.scores[-1]
        return sorted(range(len(last)), key=lambda seat: (seat not in self.winners, -last[seat]))


class Summaries:
    """Finds out how the games of an archive went; `poll` says when more is known."""

    def __init__(self, archive: Archive, games: Mapping[str, AnyGame]) -> None:
        self._archive = archive
        self._games = games
        self._found: SimpleQueue[tuple[Entry, ScoresByRound | None]] = SimpleQueue()
        self._known: dict[Entry, ScoresByRound | None] = {}
        self._wanted: set[Entry] = set()

    @property
    def waiting(self) -> bool:
        """Whether anything is still being found out."""
        return bool(self._wanted)

    def of(self, entry: Entry) -> ScoresByRound | None:
        """Return how a game went, if that is known; else it is found out, and `poll` says when it is there."""
        if entry not in self._known and entry not in self._wanted:
            self._wanted.add(entry)
            self._archive.aside(lambda: self._found.put((entry, self._summed_up(entry))))
            self.poll()
        return self._known.get(entry)

    def poll(self) -> bool:
        """Return whether more is known than when this was last asked. Never waits."""
        found: dict[Entry, ScoresByRound | None] = {}
        try:
            while True:
                entry, summary = self._found.get_nowait()
                found[entry] = summary
        except Empty:
            pass
        if len(self._known) + len(found) > _MOST:
            self._known.clear()
        self._known.update(found)
        self._wanted.difference_update(found)
        return bool(found)

    def _summed_up(self, entry: Entry) -> ScoresByRound | None:
        try:
            opened = open_save(self._archive.read(entry.path), entry.path, self._games)
        except SaveError:
            return None
        return summary_of(Replay(opened.played))


def summary_of(replay: Replay) -> ScoresByRound:
    standings: list[Any] = [replay.standings[number] for number in (*replay.round_begins, replay.count)]
    return ScoresByRound(tuple(standing.scores for standing in standings), standings[-1].winners)


_WIDTHS: Final = (180, 210, 210, 230, 210, 300)
_UPRIGHT_WIDTHS: Final = (110, 130, 130, 130, 130, 160)
"""Units of the buttons on a broad sheet, and on one that is higher than wide."""


class PlayedScene(ListingScene):
    """The games of the archive, the one played last first."""

    def __init__(self, host: "Host") -> None:
        self.archive = Archive.of(host.folder)
        super().__init__(host, SaveIndex(self.archive, host.games))
        self.exchange = Exchange(host)
        self._summaries = Summaries(self.archive, host.rules)

    def heading(self) -> str:
        return tr("played.heading")

    def nothing(self) -> str:
        return tr("played.nothing")

    def title(self, entry: Entry) -> str:
        if entry.head is None:
            return entry_title(entry)
        return tr("played.join").join(seat.name for seat in entry.head.seats)

    def row_title(self, entry: Entry) -> str:
        """Return who played; of a game that is over, once that is known, by place and with their scores."""
        head = entry.head
        summary = self._summaries.of(entry) if head is not None and head.over else None
        if head is None or summary is None:
            return self.title(entry)
        scores = summary.scores[-1]
        told = (tr("played.with_score", name=head.seats[seat].name, score=scores[seat]) for seat in summary.order)
        return tr("played.join").join(told)

    def resume(self) -> None:
        """Look again: games may have come meanwhile."""
        self._look()
        self.rebuild()

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self._summaries.poll():
            self.redraw()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return min(super().rest(), 30) if self._summaries.waiting else super().rest()

    def buttons(self, layout: Layout) -> Sequence[Widget]:
        """Return what goes back, deletes, takes in, hands on, shows the end and looks back."""
        delete, export = self.deletable, self._whole
        over = self.whole is not None and self.whole.head is not None and self.whole.head.over
        delete_text, export_text = tr("load.delete"), tr("played.export")
        hint = tr("lists.several")
        entries = (
            ("back", tr("message.back"), self.back, True, ""),
            ("delete", self.counted(delete_text, len(delete)), self.ask, bool(delete), hint if delete else ""),
            ("import", tr("played.import"), self.exchange.ask_what_to_take, True, ""),
            ("export", self.counted(export_text, len(export)), self._hand_on, bool(export), hint if export else ""),
            ("results", tr("table.button.results"), self.show_results, over, tr("table.tips.button_results")),
            ("open", tr("played.open"), self.open, self.whole is not None, self.why_closed),
        )
        widths = _UPRIGHT_WIDTHS if layout.upright else _WIDTHS
        gap = 14 if layout.upright else 20
        lefts = [-sum(widths[number:]) - gap * (len(widths) - 1 - number) for number in range(len(widths))]
        return [
            Button(
                name,
                self.at_foot(layout, 0 if name == "back" else left, width),
                text,
                action,
                strong=name == "open" and over,
                hint=hint,
                enabled=enabled,
                size=20 if layout.upright else 26,
            )
            for (name, text, action, enabled, hint), left, width in zip(entries, lefts, widths, strict=True)
        ]

    def open(self) -> None:
        if self.whole:
            self.exchange.look_back(self.whole.path, self.archive.read)

    def show_results(self) -> None:
        if self.whole:
            self.exchange.show_results(self.whole.path, self.archive.read)

    def delete(self, path: Path) -> None:
        """Delete a game, because a person wants it.

        Raises:
            SaveError: if it cannot be deleted.
        """
        self.archive.delete(path)

    @property
    def _whole(self) -> list[Path]:
        return [entry.path for entry in self.selection.taken if entry.head]

    def _hand_on(self) -> None:
        self.exchange.ask_how_to_hand_on(self._whole, self.archive.read)

    # ---- what is seen

    def told_of(self, entry: Entry, seat: int, player: str) -> str:
        summary = self._summaries.of(entry)
        if summary is None or entry.head is None or not entry.head.over:
            return player
        key = "played.won" if seat in summary.winners else "played.ended"
        return tr(key, player=player, score=summary.scores[-1][seat])

    def draw_picture(self, surface: pygame.Surface, frame: pygame.Rect, entry: Entry) -> None:
        """Draw how the scores went, of a game that is over: before, the others may keep them secret."""
        surface.blit(self.page.pictures.cover("paper_dark", frame.size), frame)
        if entry.head is not None and not entry.head.over:
            room = frame.inflate(-self.page.layout.px(60), 0)
            words = tr("played.course_later")
            self.page.painter.draw_wrapped(surface, words, room, Face.ITALIC, 28, INK, "centre", "middle")
            return
        summary = self._summaries.of(entry)
        if summary is None or entry.head is None:
            return
        self._draw_summary(surface, frame, summary, [seat.colour for seat in entry.head.seats])
        self._say_what_counts(surface, frame, entry.head.game)

    def _say_what_counts(self, surface: pygame.Surface, frame: pygame.Rect, game: str) -> None:
        shown, px = self.host.games.get(game), self.page.layout.px
        if shown is not None:
            room = pygame.Rect(frame.left + px(16), frame.top + px(8), frame.width * 2 // 3, px(40))
            self.page.painter.draw(surface, tr(shown.counted), room, Face.ITALIC, 24, INK)

    def _draw_summary(
        self, surface: pygame.Surface, frame: pygame.Rect, summary: ScoresByRound, worn: Sequence[str]
    ) -> None:
        page, px = self.page, self.page.layout.px
        colours = [next((each for each in SEAT_COLOURS if each == word), SEAT_COLOURS[0]) for word in worn]
        plot = pygame.Rect(frame.left + px(40), frame.top + px(40), frame.width - px(150), frame.height - px(70))
        top, _ = scale(max(max(scores) for scores in summary.scores))
        pygame.draw.line(surface, INK, plot.bottomleft, plot.bottomright, max(1, px(1.6)))
        draw_course(page, surface, plot, summary.scores, top, colours, summary.order)
        best = summary.order[0]
        place = pygame.Rect(plot.right + px(24), frame.top + px(8), frame.right - plot.right - px(30), px(40))
        page.painter.draw(surface, str(summary.scores[-1][best]), place, Face.STRONG, 28, INK, "right")
