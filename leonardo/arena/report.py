"""What an arena showed, as a table to read (arena.txt), as data (arena.json) and as a picture (arena.svg)."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from leonardo.arena.figures import PlayerFigures, Span, player_figures
from leonardo.arena.picture import draw
from leonardo.arena.results_folder import outcomes_in, plan_in
from leonardo.engine.strict_json import legible

TEXT: Final = "arena.txt"
DATA: Final = "arena.json"
PICTURE: Final = "arena.svg"
LONGEST_NAME: Final = 32
"""Characters shown of a player's name in the table: the command line of a program may be long."""
_HEADINGS: Final = ("player", "games", "first", "95 % interval", "equal", "total", "margin", "Elo", "95 % interval")
_TIME_HEADINGS: Final = ("player", "decisions", "median ms", "95th ms", "most ms", "lost")


def report(folder: Path) -> str:
    """Write what the games in a folder show into it, as text, data and picture, and return the text.

    Raises:
        ArenaError: if the folder is not that of an arena, or damaged.
        OSError: if it cannot be read or written.
    """
    plan, outcomes = plan_in(folder), outcomes_in(folder)
    found = player_figures(outcomes)
    text = as_text(plan, len(outcomes), found)
    data = {"plan": plan, "games": len(outcomes), "players": [attrs.asdict(player) for player in found]}
    (folder / TEXT).write_text(text, encoding="utf-8", newline="\n")
    (folder / DATA).write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    (folder / PICTURE).write_text(draw(heading(plan, len(outcomes)), found), encoding="utf-8", newline="\n")
    return text


def heading(plan: Mapping[str, Any], games: int) -> str:
    """Return in one line what was played."""
    limits = {"tries a decision": plan["tries"], "seconds a decision": plan["seconds"]}
    budget = [f"{limit:g} {name}" for name, limit in limits.items() if limit is not None]
    deals = f"{games} games" if games != 1 else "1 game"
    return legible(", ".join([plan["game"], f"{plan['seats']} seats", deals, f"seed {plan['seed']}", *budget]))


def as_text(plan: Mapping[str, Any], games: int, found: Sequence[PlayerFigures]) -> str:
    """Return the tables of figures and of times."""
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
        )
        for each in found
    ]
    troubles = [
        f"{_name(each.player)} lost decisions, first so: {legible(each.trouble)}" for each in found if each.trouble
    ]
    lines = [heading(plan, games), "", *_table(_HEADINGS, figures), "", *_table(_TIME_HEADINGS, times)]
    return "\n".join([*lines, *([""] if troubles else []), *troubles]) + "\n"


def _name(player: str) -> str:
    shown = legible(player)
    return shown if len(shown) <= LONGEST_NAME else f"...{shown[3 - LONGEST_NAME :]}"


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
        )
        for row in (headings, *rows)
    ]
