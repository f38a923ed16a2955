"""The figures of an arena as a picture: first places as bars, Elo as points, both with their intervals (SVG)."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from leonardo.arena.figures import PlayerFigures, Span
from leonardo.engine.strict_json import legible

WIDTH: Final = 1120
_ROW: Final = 46
_TOP: Final = 104
_BOTTOM: Final = 64
_NAMES: Final = 236
"""Where the bars begin: names stand to the left of it."""
_SHARE: Final = 470
"""The width of the bars' scale, 0 to 100 %."""
_ELO: Final = 800
"""Where the scale of Elo begins."""
_ELO_WIDTH: Final = 270
_LONGEST: Final = 26
_STYLE: Final = (
    "text{stroke:none;font-family:'EB Garamond',Georgia,serif;font-size:17px;fill:#3b2a1a}"
    ".head{font-size:22px}.small{font-size:14px;fill:#7a6448}"
    ".grid{stroke:#d9c9a8;stroke-width:1}.bar{fill:#a8713c}.span{stroke:#3b2a1a;stroke-width:1.6}"
    ".equal{stroke:#2f6077;stroke-width:2;stroke-dasharray:4 3}.point{fill:#2f6077}"
)


def draw(heading: str, found: Sequence[PlayerFigures]) -> str:
    """Return the picture of the figures under a heading."""
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
    parts.append(_text(28, height - 18, "Intervals are those of 95 %.", "small"))
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    """Where an Elo stands in the picture."""

    def __init__(self, found: Sequence[PlayerFigures]) -> None:
        ends = [abs(end) for each in found for end in (each.elo.low, each.elo.high, each.elo.value) if end is not None]
        self.step = next((step for step in (50, 100, 200, 400) if max(ends, default=0) <= 2 * step), 800)
        self.most = self.step * max(1, -(-int(max(ends, default=0)) // self.step))

    @property
    def marks(self) -> range:
        """The values that are written under the scale."""
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
    return line + _text(x, bottom + 20, f"{tenths * 10} %", "small", "middle")


def _elo_line(elo: int, scale: _Scale, bottom: int) -> str:
    x = scale.x(elo)
    line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>'
    return line + _text(x, bottom + 20, f"{elo:+d}" if elo else "0", "small", "middle")


def _text(x: float, y: float, words: str, kind: str = "label", anchor: str = "start") -> str:
    return f'<text class="{kind}" text-anchor="{anchor}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'
