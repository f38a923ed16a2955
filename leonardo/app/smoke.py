"""`leonardo --smoke`: a look at every page of every game, and a few decisions in each, to see that all came along.

What is packed without a module, a picture or a player fails here, on the machine that made the package, and not at
somebody's home.
"""

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.audio import Audio
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.kit.translations import tr
from leonardo.app.kit.window.app import App
from leonardo.app.kit.window.window import Window
from leonardo.app.scenes.host import Host
from leonardo.saves.folder import folder_at

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.play.session import Session

DECISIONS: Final = 10
"""So many decisions of persons and built-in players are made in each game before its table is looked at."""
_FRAMES: Final = 5  # a page is looked at for so many frames
_PATIENCE: Final = 120.0  # seconds that a built-in player may take to answer, its process included
_SEED: Final = 1

Visit = tuple[str, Callable[[], None]]  # the name of a page, and the way to it from the title


class _Complaints(logging.Handler):
    """Collects what the program logs as an error, such as a text that is missing, though it goes on."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


class SmokeError(RuntimeError):
    """Something did not come along; the text says what was looked at."""


def look_at_everything(settings: Settings) -> int:
    """Look at each page once and return how many there were; nothing that a person has kept is read or written.

    Raises:
        SmokeError: if a page cannot be shown, or a player does not answer.
        NoDisplayError: if there is no screen.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:
        window = Window(tr("window.title"), settings)
        pictures = Pictures()
        pictures.begin("title")
        kit = Kit(SettingsFile(Path(place) / "settings.json"), settings, pictures, Audio())
        host = Host(kit, folder_at(Path(place) / "saves"), PRESENTATIONS)
        app = App(kit, window)
        seen = 0
        for name, go in _visits(host):
            _look(host, app, name, go)
            seen += 1
        host.close()
        window.close()
    return seen


def _look(host: Host, app: App, name: str, go: Callable[[], None]) -> None:
    complaints = _Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        host.show_title()
        go()
        for _ in range(_FRAMES):
            pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
            app.turn()
    except Exception as error:
        raise SmokeError(f"{name}: {type(error).__name__}: {error}") from error
    finally:
        logging.getLogger().removeHandler(complaints)
    if complaints.heard:
        raise SmokeError(f"{name}: {complaints.heard[0]}")


def _visits(host: Host) -> Iterator[Visit]:
    pages = {
        "title": host.show_title,
        "new game": host.show_new_game,
        "load": host.show_saves,
        "games played": host.show_played,
        "statistics": host.show_statistics,
        "settings": host.show_settings,
        "keys": host.show_keys,
        "about": host.show_about,
    }
    yield from pages.items()
    for name, presentation in PRESENTATIONS.items():
        for page, go in _pages_of(host, name, presentation):
            yield f"{name}, {page}", go


def _pages_of(host: Host, name: str, presentation: "Presentation") -> Iterator[Visit]:
    """Yield the pages of a game: those before it, its table and what lies over that, its end and a look back."""
    yield "agreement", partial(host.agree_on, name)
    if presentation.learning.lessons is not None:
        yield "lessons", partial(host.show_lessons, name)
    if presentation.learning.challenges is not None:
        yield "challenges", partial(host.show_challenges, name)
    session = _begun(host, presentation)
    _decide(session, DECISIONS)
    yield "table", partial(host.play, session)
    for page, go in _over_the_table(host, presentation):
        yield page, partial(_after, partial(host.play, session), go)
    over = _finished(presentation)
    yield "results", partial(host.play, over)
    yield "look back", partial(host.look_back, over)


def _over_the_table(host: Host, presentation: "Presentation") -> Iterator[Visit]:
    yield "pause", host.show_pause
    yield "seats", host.show_seats
    yield "help", host.help_at_hand
    if presentation.learning.rules is not None:
        from leonardo.app.rulebook.scene import open_cards, open_summary  # noqa: PLC0415 - behind the title

        yield "rules", host.show_rules
        yield "cards", partial(open_cards, host, presentation)
        yield "summary", partial(open_summary, host, presentation)


def _after(first: Callable[[], None], then: Callable[[], None]) -> None:
    first()
    then()


def _begun(host: Host, presentation: "Presentation") -> "Session":
    """Return a new game of one person and the easiest built-in players, as it is agreed on usually."""
    from leonardo.ai.players import players_of  # noqa: PLC0415 - behind the title
    from leonardo.saves.schema import COLOURS, BuiltIn, Person  # noqa: PLC0415 - as above

    level = players_of(presentation.game.name)[0].name
    others = _usual_seats(presentation) - 1
    seats = [Person("Anna", COLOURS[0]), *(BuiltIn(f"B {n}", COLOURS[n], level) for n in range(1, others + 1))]
    return _new(presentation, seats, host)


def _finished(presentation: "Presentation") -> "Session":
    """Return a game of persons that was played to its end at random, and is kept nowhere."""
    from leonardo.saves.schema import COLOURS, Person  # noqa: PLC0415 - behind the title

    seats = [Person(f"Anna {n}", COLOURS[n]) for n in range(_usual_seats(presentation))]
    session = _new(presentation, seats)
    _decide(session)
    return session


def _usual_seats(presentation: "Presentation") -> int:
    from leonardo.games import usual_seats  # noqa: PLC0415 - behind the title

    return usual_seats(presentation.game)


def _new(presentation: "Presentation", seats: list[Any], host: Host | None = None) -> "Session":
    from leonardo.play.session import Session  # noqa: PLC0415 - behind the title

    wishes = presentation.wishes(len(seats), None, {option.name: option.usual for option in presentation.options})
    return Session.new(presentation.game, wishes, seats, _SEED, host.folder if host else None)


def _decide(session: "Session", decisions: int | None = None) -> None:
    """Have so many decisions made, or all there are: those of persons at random.

    Raises:
        SmokeError: if a built-in player does not answer.
    """
    random = Random(_SEED)
    made, since = 0, monotonic()
    while not session.over and (decisions is None or made < decisions):
        before = made
        if session.chance_waits:
            session.play_nature()
        elif session.decider is not None and session.is_person(session.decider):
            session.submit(random.choice(session.legal()))
            made += 1
        elif session.poll():
            made += 1
        else:
            pygame.time.wait(5)
        since = monotonic() if made > before else since
        if monotonic() - since > _PATIENCE:
            raise SmokeError(f"{session.game.name}: a built-in player did not answer for {_PATIENCE:.0f} s")
