"""What an arena showed, as tables to read (arena.txt), as data (arena.json, CSV) and as a picture (arena.svg)."""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

import attrs

from leonardo import plain_files
from leonardo.arena.figures import PairFigures, PlayerFigures, Span, pair_figures, player_figures
from leonardo.arena.picture import draw
from leonardo.arena.results_folder import outcomes_in, plan_in
from leonardo.engine.strict_json import legible

TEXT: Final = "arena.txt"
DATA: Final = "arena.json"
PLAYERS: Final = "arena.csv"
PAIRS: Final = "pairs.csv"
PICTURE: Final = "arena.svg"
LONGEST_NAME: Final = 32
"""Characters shown of a player's name in the table: the command line of a program may be long."""
_HEADINGS: Final = ("player", "games", "first", "95 % interval", "equal", "total", "margin", "Elo", "95 % interval")
_LONGEST_HEADING: Final = 16
"""Characters shown of a player's name above a column."""
_PAIRS: Final = (
    "First places of the row against the column, of the games in which one of the two came first (95 % interval).",
    "+ and - mark what is beyond doubt above or below the share of equal players.",
)
_CAPPED: Final = "capped: decisions for which the clock left less than a third of the tries; such a player is weakened."
_TIME_HEADINGS: Final = ("player", "decisions", "median ms", "95th ms", "most ms", "lost", "capped")


def report(folder: Path) -> str:
    """Write what the games in a folder show into it, as text, data and picture, and return the text.

    Raises:
        ArenaError: if the folder is not that of an arena, or damaged.
        OSError: if it cannot be read or written.
    """
    plan, outcomes = plan_in(folder), outcomes_in(folder)
    found = player_figures(outcomes)
    pairs = pair_figures(outcomes, [each.player for each in found])
    broken_off = [outcome.broken_off for outcome in outcomes if outcome.broken_off]
    text = as_text(plan, len(outcomes), found, pairs)
    if broken_off:
        text += f"\n{len(broken_off)} games were broken off {legible(broken_off[0])}; they count as they stood.\n"
    players = [attrs.asdict(player) for player in found]
    data = {
        "plan": plan,
        "games": len(outcomes),
        "broken_off": len(broken_off),
        "players": players,
        "pairs": [attrs.asdict(pair) for pair in pairs],
    }
    told = {
        TEXT: text,
        DATA: json.dumps(data, indent=2, ensure_ascii=False) + "\n",
        PLAYERS: _csv(map(_player_row, found)),
        PAIRS: _csv(map(_pair_row, pairs)),
        PICTURE: draw(heading(plan, len(outcomes)), found),
    }
    for name, content in told.items():
        plain_files.write(folder / name, content.encode("utf-8"))
    return text


def heading(plan: Mapping[str, Any], games: int) -> str:
    """Return in one line what was played."""
    limits = {"tries a decision": plan["tries"], "seconds a decision": plan["seconds"]}
    budget = [f"{limit:g} {name}" for name, limit in limits.items() if limit is not None]
    deals = f"{games} games" if games != 1 else "1 game"
    return legible(", ".join([plan["game"], f"{plan['seats']} seats", deals, f"seed {plan['seed']}", *budget]))


def as_text(plan: Mapping[str, Any], games: int, found: Sequence[PlayerFigures], pairs: Sequence[PairFigures]) -> str:
    """Return the tables of figures, of pairs and of times."""
    figures = [
        (
            _name(each.player),
            str(each.games),
            f"{each.first.value:.1%}",
            _interval(each.first, "{:.1%}"),
            f"{each.equal:.1%}",
            _give_or_take(each.total),
            _give_or_take(each.margin),
            f"{each.elo.value:+.0f}",
            _interval(each.elo, "{:+.0f}"),
        )
        for each in found
    ]
    times = [
        (
            _name(each.player),
            str(each.times.decisions),
            f"{each.times.median:.1f}",
            f"{each.times.p95:.1f}",
            f"{each.times.most:.1f}",
            str(each.fallbacks),
            f"{each.capped / max(1, each.times.decisions):.0%}",
        )
        for each in found
    ]
    troubles = [
        f"{_name(each.player)} lost decisions, first so: {legible(each.trouble)}" for each in found if each.trouble
    ]
    lines = [heading(plan, games), "", *_table(_HEADINGS, figures)]
    if pairs:
        lines += ["", *_PAIRS, *_pair_table([each.player for each in found], pairs)]
    lines += ["", *_table(_TIME_HEADINGS, times)]
    if any(each.capped for each in found):
        lines += ["", _CAPPED]
    return "\n".join([*lines, *([""] if troubles else []), *troubles]) + "\n"


def _pair_table(players: Sequence[str], pairs: Sequence[PairFigures]) -> list[str]:
    """Return the players in rows against the same in columns."""
    cells = {(pair.player, pair.rival): _pair_cell(pair) for pair in pairs}
    headings = ("player", *(_name(player, _LONGEST_HEADING) for player in players))
    rows = [(_name(player), *(cells.get((player, rival), "-") for rival in players)) for player in players]
    return _table(headings, rows)


def _pair_cell(pair: PairFigures) -> str:
    return f"{pair.first.value:.0%} ({_interval(pair.first, '{:.0%}')}){pair.mark or ' '}"


def _player_row(each: PlayerFigures) -> dict[str, Any]:
    return {
        "player": each.player,
        "games": each.games,
        **_span_columns("first", each.first),
        "equal": each.equal,
        **_span_columns("total", each.total),
        **_span_columns("margin", each.margin),
        **_span_columns("elo", each.elo),
        "decisions": each.times.decisions,
        "median_ms": each.times.median,
        "p95_ms": each.times.p95,
        "most_ms": each.times.most,
        "lost": each.fallbacks,
        "capped": each.capped,
    }


def _pair_row(each: PairFigures) -> dict[str, Any]:
    return {
        "player": each.player,
        "rival": each.rival,
        "games": each.games,
        **_span_columns("first", each.first),
        "equal": each.equal,
    }


def _span_columns(name: str, span: Span) -> dict[str, float | None]:
    return {name: span.value, f"{name}_low": span.low, f"{name}_high": span.high}


def _csv(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return rows under their headings; without rows there is nothing to head."""
    found = list(rows)
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([list(found[0])] if found else [])
    writer.writerows([legible(cell) if isinstance(cell, str) else cell for cell in row.values()] for row in found)
    return text.getvalue()


def _name(player: str, longest: int = LONGEST_NAME) -> str:
    shown = legible(player)
    return shown if len(shown) <= longest else f"...{shown[3 - longest :]}"


def _interval(span: Span, form: str) -> str:
    if span.low is None or span.high is None:
        return "-"
    return f"{form.format(span.low)} to {form.format(span.high)}"


def _give_or_take(span: Span) -> str:
    if span.high is None:
        return f"{span.value:.2f}"
    return f"{span.value:.2f} ± {span.high - span.value:.2f}"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Set columns side by side, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (headings, *rows)
    ]
