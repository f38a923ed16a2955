"""The page itself: everything in one text, which a browser shows without asking anybody for anything more."""

import json
import zlib
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING, Any, Final

from leonardo import __version__
from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.translations import tr, tr_of, translations
from leonardo.app.viewer.controls import SYMBOLS
from leonardo.app.webpage.chart import DASHES, chart, css
from leonardo.app.webpage.filming import TABLE, Film, film, narrower
from leonardo.app.webpage.mosaic import ROWS, SIDE

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.app.viewer.scene import ViewerScene

MOST_BYTES: Final = 3_000_000  # a page may have at most so many
_NARROWEST: Final = 512  # pixels of width below which nothing on the table could be read
_STEP: Final = 32
_SPARE: Final = 0.95  # smaller pictures have a little more in each pixel


Told = Callable[[float], object]
"""Is told how much is done, 0 to 1."""


def _to_nobody(_share: float) -> None:
    """Nobody wants to know."""


class TooLongError(ValueError):
    """A game has so many steps that no page of them would be small enough."""


def page_of(viewer: "ViewerScene", presentation: "Presentation", told: Told = _to_nobody) -> bytes:
    """Return the page of the finished game in a viewer, with pictures as large as the page has room for.

    How much is done is `told`: a first try is half of it, and each further one half of what is left.

    Raises:
        TooLongError: if there is no room even for the smallest.
    """
    filmed = whole = film(viewer, partial(_tell_half, told, 0.0))
    done = 0.0
    while len(content := compose(filmed, presentation)) > MOST_BYTES:
        width = filmed.size[0]
        fitting = int(width * (_SPARE * MOST_BYTES / len(content)) ** 0.5)
        width, done = min(fitting, width - 1) // _STEP * _STEP, (1 + done) / 2
        if width < _NARROWEST:
            raise TooLongError
        filmed = narrower(whole, width, partial(_tell_half, told, done))
    return content


def _tell_half(told: Told, done: float, share: float) -> None:
    told(done + (1 - done) * share / 2)


def compose(film: Film, presentation: "Presentation") -> bytes:
    """Return the page of a game that is drawn already, in the language that is spoken."""
    names = [look.name for look in film.looks]
    title = f"{tr(presentation.title)}: {tr('played.join').join(names)}"
    style, script = (read_asset(assets_folder() / "web" / name) for name in ("replay.css", "replay.js"))
    allowed = b64encode(sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{allowed}'"
    return "\n".join(
        (
            f'<!DOCTYPE html>\n<html lang="{escape(translations().language)}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta name="generator" content="Leonardo {__version__}">',
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
            f"<header><h1>{escape(tr(presentation.title))}</h1><p>{escape(_ended(film))}</p></header>",
            f"<main>\n{_table(film)}\n{_controls(film, presentation.game.name)}\n{_chart(film, presentation)}\n</main>",
            _log(film),
            f"<noscript><p>{escape(tr('viewer.page.no_script'))}</p></noscript>",
            f'<script type="application/json" id="game">{_data(film)}</script>',
            f"<script>{script}</script>\n</body>\n</html>\n",
        )
    ).encode()


def _ended(film: Film) -> str:
    """Return the scores of all seats, and who won, in words."""
    last = film.steps[-1].scores
    return tr("played.join").join(
        tr("played.won" if seat in film.winners else "played.ended", player=look.name, score=last[seat])
        for seat, look in enumerate(film.looks)
    )


def _table(film: Film) -> str:
    width, height = film.size
    return (
        f'<figure><canvas id="table" role="img" width="{width}" height="{height}"></canvas>'
        '<p id="said" aria-live="polite"></p></figure>'
    )


def _controls(film: Film, game: str) -> str:
    """Return the buttons and the slider, with their names for those who cannot see them."""
    moving = (
        ("round-back", "round", "viewer.round_back"),
        ("back", "event", "viewer.event_back"),
        ("play", "play", "viewer.play"),
        ("on", "event", "viewer.event_on"),
        ("round-on", "round", "viewer.round_on"),
    )
    buttons = "".join(
        f'<button type="button" id="{name}" aria-label="{escape(tr_of(game, key))}" title="{escape(tr_of(game, key))}">'
        f"{_symbol(symbol, back=name.endswith('back'))}{_symbol('pause') if symbol == 'play' else ''}</button>"
        for name, symbol, key in moving
    )
    last = len(film.steps) - 1
    return (
        f'<div id="controls">{buttons}<input id="slider" type="range" min="0" max="{last}" value="0"'
        f' aria-label="{escape(tr("viewer.page.step"))}"><output id="count" for="slider"></output></div>'
        f"<p>{escape(tr('viewer.page.keys'))}</p>"
    )


def _symbol(name: str, *, back: bool = False) -> str:
    shapes = (" ".join(f"{1 - x if back else x:.2f},{y:.2f}" for x, y in shape) for shape in SYMBOLS[name])
    drawn = "".join(f'<polygon points="{shape}"/>' for shape in shapes)
    return f'<svg class="{name}" viewBox="0 0 1 1" aria-hidden="true">{drawn}</svg>'


def _chart(film: Film, presentation: "Presentation") -> str:
    counted = tr(presentation.counted)
    about = tr("viewer.page.chart", counted=counted, ended=_ended(film))
    scores, colours = [step.scores for step in film.steps], [look.colour for look in film.looks]
    legend = "".join(
        f'<li><svg viewBox="0 0 60 12" aria-hidden="true"><path class="rim" d="M2 6H58"/><path d="M2 6H58"'
        f' stroke="{css(PAINT[look.colour])}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"/></svg>'
        f' {escape(look.name)} <b class="score"></b></li>'
        for seat, look in enumerate(film.looks)
    )
    return f'<h2>{escape(counted)}</h2>\n{chart(scores, film.rounds, colours, about)}\n<ul id="legend">{legend}</ul>'


def _log(film: Film) -> str:
    """Return the log: each line with the number of its step, and the colour of the seat whose doing it tells."""
    lines = "\n".join(
        f'<li data-step="{number}"{_dressed(film, line.seat, heading=line.heading)}>{escape(line.text)}</li>'
        for number, step in enumerate(film.steps)
        for line in step.lines
    )
    return f'<aside><h2>{escape(tr("table.log.title"))}</h2>\n<ol id="log">\n{lines}\n</ol></aside>'


def _dressed(film: Film, seat: int | None, *, heading: bool) -> str:
    if heading:
        return ' class="heading"'
    known = seat is not None and seat < len(film.looks)
    return f' style="border-color:{css(PAINT[film.looks[seat].colour])}"' if known and seat is not None else ""


def _data(film: Film) -> str:
    """Return all that the script needs, as JSON that can stand in a page."""
    words = {key: tr(f"viewer.{key}") for key in ("play", "pause", "begins")}
    words["table"] = tr("viewer.page.table", step="{step}", count="{count}", said="{said}")
    data: dict[str, Any] = {
        "side": SIDE,
        "columns": film.mosaic.columns,
        "rows": ROWS,
        "sheets": [f"data:image/jpeg;base64,{b64encode(sheet).decode()}" for sheet in film.mosaic.sheets()],
        "room": TABLE,
        "steps": _packed([[step.runs, step.prompt] for step in film.steps]),
        "scores": [step.scores for step in film.steps],
        "rounds": film.rounds,
        "words": words,
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _packed(data: object) -> str:
    return b64encode(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)).decode()
