"""What is done behind the title, ahead of what a person may wish for there."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from threading import Event
from typing import TYPE_CHECKING, Final

from leonardo.app.kit.window.idle_tasks import import_ahead, import_gated, keep_large_pieces_apart
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.desk import desk_ahead

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_AFTER_THE_TITLE: Final = (
    *("new_game.page", "saves.load_and_save", "settings.page", "about", "message", "pause", "settings.keys"),
    "new_game.take_over",
)
"""The modules of the scenes that are not there with the title, in the order in which they may be wanted."""
_COMING_BACK: Final = ("leonardo.app.statistics.scene", "leonardo.app.challenges.scene")
"""The modules that look back on games and offer challenges."""
_A_WHILE: Final = 0.005  # seconds that the window leaves to the imports beside it when all else is done


def behind_the_title(host: "Host") -> Iterator[Callable[[], object]]:
    """Yield the work that can be done behind the title, in pieces."""
    yield keep_large_pieces_apart
    yield lambda: _go_on(host, _behind(host, _likely(host)))


def imports(games: Mapping[str, Presentation]) -> Iterator[Callable[[], object]]:
    """Yield the imports of all that is not there with the title, `games` included."""
    for scene in _AFTER_THE_TITLE:
        yield partial(import_gated, f"{__package__}.{scene}")
    for scene in _COMING_BACK:
        yield partial(import_gated, scene)
    for game in games.values():
        yield game.load


def table_ahead(host: "Host", game: str) -> None:
    """Have the table of a game made ready that is likely to be played next, as soon as all is there that it needs."""
    loaded = Event()
    import_ahead([host.games[game].load, loaded.set])
    _go_on(host, _table(host, game, loaded, iter(())))


def _likely(host: "Host") -> str:
    """Return the name of the game that is likely to be played: the one to continue, or the one of the last time."""
    last = host.shelf.last
    return last.head.game if last is not None and last.head is not None else host.last_played


def _behind(host: "Host", likely: str) -> Iterator[Callable[[], object]]:
    """Yield all that is done behind the title: what a likely table needs before all the rest.

    Where a game can be gone on with, that table comes before all pages, and nothing but pictures is read while its
    modules are imported: that leaves Python to them. The other games are imported last, since what is imported beside
    the window would hold it up.
    """
    loaded, desk, pictures = Event(), desk_ahead(host.kit), host.kit.pictures.pieces()
    goes_on = host.shelf.last is not None
    import_ahead([*(() if goes_on else imports({})), host.games[likely].load, loaded.set])
    yield from _table(host, likely, loaded, pictures if goes_on else chain(desk, pictures))
    import_ahead(imports({}))
    yield from chain(desk, pictures)
    import_ahead(imports(host.games))


def _table(
    host: "Host", game: str, loaded: Event, meanwhile: Iterator[Callable[[], object]]
) -> Iterator[Callable[[], object]]:
    """Yield the work of drawing the table of a game once that is `loaded`, as long as none is played."""
    while not loaded.is_set():
        yield next(meanwhile, partial(loaded.wait, _A_WHILE))
    for piece in host.games[game].ahead(host.kit):
        if host.session is not None:
            return
        yield piece


def _go_on(host: "Host", pieces: Iterator[Callable[[], object]]) -> None:
    piece = next(pieces, None)
    if piece is not None:
        piece()
        host.kit.later(partial(_go_on, host, pieces))
