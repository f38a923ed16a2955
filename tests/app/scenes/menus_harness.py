"""A host with the real rules and a table that shows nothing, to walk through the scenes around the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pygame

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings
from leonardo.app.presentation import NOTHING_TAUGHT, Agreed, Option, Presentation
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.scenes.host import Host
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder

PROJECT = Path(__file__).resolve().parents[3]


class PlainTable(Scene):
    """Where the table would be."""

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host.kit)
        self.session = session

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((90, 120, 90))


class PlainResults(PlainTable):
    """Where the results would be."""


class PlainPresentation:
    """The game as it is agreed on, with plain scenes."""

    game = GAME
    title = DAVINCI.title
    tagline = DAVINCI.tagline
    kind = DAVINCI.kind
    minutes = DAVINCI.minutes
    counted = DAVINCI.counted
    plate = DAVINCI.plate
    players = DAVINCI.players
    about = DAVINCI.about
    learning = NOTHING_TAUGHT
    options: tuple[Option, ...] = tuple(DAVINCI.options)
    start_is_agreed = True
    settings = ("confirm", "warns", "ask_little", "cover_own")
    commands = DAVINCI.commands

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int | None:
        return DAVINCI.minutes_of(chosen)

    def load(self) -> None:
        """All is there."""

    def ahead(self, kit: Kit) -> Iterator[Callable[[], object]]:  # noqa: ARG002 - nothing is drawn
        yield from ()

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> Options:
        return DAVINCI.wishes(seats, start, chosen)

    def table(self, host: Host, session: Session) -> Scene:
        return PlainTable(host, session)

    def viewer(self, host: Host, session: Session, start: int) -> None:
        """Show no game again."""

    def results(self, host: Host, session: Session) -> Scene:
        return PlainResults(host, session)


class WithLearning(PlainPresentation):
    """The game with plain scenes, and with all that is learnt of it: rules, cards, statistics, challenges."""

    learning = DAVINCI.learning


class House(ProgramPilot):
    """The program at its title, with plain games."""

    def __init__(
        self,
        folder: Path,
        size: Size = (1280, 720),
        settings: Settings | None = None,
        samples: bool = False,
        games: Sequence[Presentation] = (),
    ) -> None:
        offered = {game.game.name: game for game in games or (PlainPresentation(),)}
        saves = SaveFolder(folder, PROJECT / "saves" / "samples" if samples else None)
        super().__init__(saves, size, settings or Settings(reduced_motion=True), offered)
        self.host.show_title()
        self.turn()

    def names(self) -> list[str]:
        """The widgets that can be used in the uppermost scene."""
        return [widget.name for widget in self.menu.form.widgets if widget.focusable and widget.enabled]

    def begin(self) -> Session:
        self.host.show_new_game()
        self.turn()
        self.press("begin")
        self.turn()
        assert self.host.session is not None
        return self.host.session
