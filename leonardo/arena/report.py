"""What an arena showed, as tables to read (arena.txt), as data (arena.json, CSV) and as a picture (arena.svg)."""

import csv
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, Final

import attrs

from leonardo import plain_files
from leonardo.arena.figures import PairFigures, PlayerFigures, Span, pair_figures, player_figures
from leonardo.arena.results_folder import outcomes_in, plan_in
from leonardo.engine.strict_json import legible

WIDTH: Final = 1120
_ROW: Final = 46
_TOP: Final = 104
_BOTTOM: Final = 64
_NAMES: Final = 236  # where the bars begin: names stand to the left of it
_SHARE: Final = 470  # the width of the bars' scale, 0 to 100%
_ELO: Final = 800  # where the scale of Elo begins
_ELO_WIDTH: Final = 270
_LONGEST: Final = 26
_STYLE: Final = (
    "text{stroke:none;font-family:'EB Garamond',Georgia,serif;font-size:17px;fill:#3b2a1a}"
    ".head{font-size:22px}.small{font-size:14px;fill:#7a6448}"
    ".grid{stroke:#d9c9a8;stroke-width:1}.bar{fill:#a8713c}.span{stroke:#3b2a1a;stroke-width:1.6}"
    ".equal{stroke:#2f6077;stroke-width:2;stroke-dasharray:4 3}.point{fill:#2f6077}"
)


def draw(heading: str, found: Sequence[PlayerFigures]) -> str:
    height = _TOP + _ROW * len(found) + _BOTTOM
    bottom = _TOP + _ROW * len(found)
    scale = _Scale(found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        f"<title>{escape(heading)}</title><style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#f6ecd6"/>',
        f'<text class="head" x="28" y="42">{escape(heading)}</text>',
        _text(_NAMES, _TOP - 18, "First places, with what would be equal (dashed)", "small"),
        _text(_ELO, _TOP - 18, "Elo, mean 0", "small"),
        *(_share_line(tenths, bottom) for tenths in range(0, 11, 2)),
        *(_elo_line(elo, scale, bottom) for elo in scale.marks),
    ]
    for number, player in enumerate(found):
        parts.extend(_row(player, _TOP + _ROW * number, scale))
    parts.append(_text(28, height - 18, "Intervals are those of 95%.", "small"))
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    """Where an Elo stands in the picture."""

    def __init__(self, found: Sequence[PlayerFigures]) -> None:
        ends = [abs(end) for each in found for end in (each.elo.low, each.elo.high, each.elo.value) if end is not None]
        self.step = next((step for step in (50, 100, 200, 400) if max(ends, default=0) <= 2 * step), 800)
        self.most = self.step * max(1, -(-int(max(ends, default=0)) // self.step))

    @property
    def marks(self) -> range:
        return range(-self.most, self.most + 1, self.step)

    def x(self, elo: float) -> float:
        return _ELO + _ELO_WIDTH * (elo + self.most) / (2 * self.most)


def _row(player: PlayerFigures, top: int, scale: _Scale) -> list[str]:
    middle = top + _ROW // 2
    shown = legible(player.player)
    name = shown if len(shown) <= _LONGEST else f"...{shown[3 - _LONGEST :]}"
    first, equal = player.first, _x(player.equal)
    return [
        _text(_NAMES - 14, middle + 6, name, anchor="end"),
        f'<rect class="bar" x="{_NAMES}" y="{top + 9}" width="{_x(first.value) - _NAMES:.1f}" height="{_ROW - 18}"/>',
        f'<line class="equal" x1="{equal:.1f}" x2="{equal:.1f}" y1="{top + 3}" y2="{top + _ROW - 3}"/>',
        *_whisker(first, middle, _x),
        _text(_NAMES + _SHARE + 44, middle + 6, f"{first.value:.1%}", anchor="middle"),
        *_whisker(player.elo, middle, scale.x),
        f'<circle class="point" cx="{scale.x(player.elo.value):.1f}" cy="{middle}" r="6"/>',
    ]


def _whisker(span: Span, y: int, x: Callable[[float], float]) -> list[str]:
    if span.low is None or span.high is None:
        return []
    low, high = x(span.low), x(span.high)
    return [
        f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
        *(f'<line class="span" x1="{end:.1f}" x2="{end:.1f}" y1="{y - 6}" y2="{y + 6}"/>' for end in (low, high)),
    ]


def _x(share: float) -> float:
    return _NAMES + _SHARE * share


def _share_line(tenths: int, bottom: int) -> str:
    x = _x(tenths / 10)
    line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>'
    return line + _text(x, bottom + 20, f"{tenths * 10}%", "small", "middle")


def _elo_line(elo: int, scale: _Scale, bottom: int) -> str:
    x = scale.x(elo)
    line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>'
    return line + _text(x, bottom + 20, f"{elo:+d}" if elo else "0", "small", "middle")


def _text(x: float, y: float, words: str, kind: str = "label", anchor: str = "start") -> str:
    return f'<text class="{kind}" text-anchor="{anchor}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


TEXT: Final = "arena.txt"
DATA: Final = "arena.json"
PLAYERS: Final = "arena.csv"
PAIRS: Final = "pairs.csv"
PICTURE: Final = "arena.svg"
LONGEST_NAME: Final = 32  # characters shown of a player's name in the table: the command line of a program may be long
_HEADINGS: Final = ("player", "games", "first", "95% interval", "equal", "total", "margin", "Elo", "95% interval")
_LONGEST_HEADING: Final = 16  # characters shown of a player's name above a column
_PAIRS: Final = (
    "First places of the row against the column, of the games in which one of the two came first (95% interval).",
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
    limits = {"tries a decision": plan["tries"], "seconds a decision": plan["seconds"]}
    budget = [f"{limit:g} {name}" for name, limit in limits.items() if limit is not None]
    deals = f"{games} games" if games != 1 else "1 game"
    return legible(", ".join([plan["game"], f"{plan['seats']} seats", deals, f"seed {plan['seed']}", *budget]))


def as_text(plan: Mapping[str, Any], games: int, found: Sequence[PlayerFigures], pairs: Sequence[PairFigures]) -> str:
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
