"""What is done behind the title, ahead of what a person may wish for there."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Final

from leonardo.app.kit.window.ahead import import_ahead
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.desk import desk_ahead

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_AFTER_THE_TITLE: Final = (
    *("new_game.page", "new_game.choose_game", "new_game.plans", "saves.load", "settings.page", "about"),
    *("message", "pause", "settings.keys", "saves.save_as", "new_game.take_over"),
)
"""The modules of the scenes that are not there with the title, in the order in which they may be wanted."""
_COMING_BACK: Final = ("leonardo.app.statistics.scene", "leonardo.app.challenges.scene")
"""The modules that look back on games and offer challenges."""
_A_WHILE: Final = 0.005
"""Seconds that the window leaves to the imports beside it when all else is done."""


def behind_the_title(host: "Host") -> Iterator[Callable[[], object]]:
    """Yield the work that can be done behind the title, in pieces."""
    begun: list[Thread] = []
    yield lambda: begun.append(import_ahead(imports(host.games)))
    yield from host.kit.pictures.pieces()
    yield lambda: _draw_ahead(host, begun[0])
    yield from desk_ahead(host.kit)


def imports(games: Mapping[str, Presentation]) -> Iterator[Callable[[], object]]:
    """Yield the imports of all that is not there with the title, `games` included."""
    for scene in _AFTER_THE_TITLE:
        yield partial(import_module, f"{__package__}.{scene}")
    for scene in _COMING_BACK:
        yield partial(import_module, scene)
    for game in games.values():
        yield game.load


def _draw_ahead(host: "Host", imported: Thread) -> None:
    """Have the table of the game that is likely to be played made ready, once all is there that it needs."""
    if imported.is_alive():
        imported.join(_A_WHILE)
        host.kit.later(partial(_draw_ahead, host, imported))
    elif host.session is None:
        for piece in host.games[host.last_played].ahead(host.kit):
            host.kit.later(piece)
