"""Engines of War as the scenes around the table know it: what is agreed before a game, its table, its results.

The title reads this of every game, so what is large is imported when somebody asks for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.engines.commands import COMMANDS
from leonardo.app.engines.learning import LEARNING
from leonardo.app.kit.keymap import Command
from leonardo.app.kit.window.idle_tasks import import_gated
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, Option, as_played, practice_option

if TYPE_CHECKING:
    from leonardo.app.kit.kit import Kit
    from leonardo.app.kit.scene import Scene
    from leonardo.app.scenes.host import Host
    from leonardo.app.viewer.scene import ViewerScene
    from leonardo.engine.engines import Engines
    from leonardo.engine.engines.setup import Options
    from leonardo.play.session import Session

_LARGE: Final = (
    "leonardo.app.engines.table",
    "leonardo.app.table.scene",
    "leonardo.app.table.shown.ahead",
    "leonardo.ai.engines",
    "leonardo.app.viewer.scene",
)
"""The modules that bring with them all that is imported after the title, the table first."""


class EnginesPresentation:
    """The game behind `leonardo.app.presentation.Presentation`."""

    players = (3, 5)
    title = "engines.title"
    tagline = "engines.tagline"
    kind = "engines.kind"
    minutes = 60
    counted = "engines.counted"
    plate = "plate_engines"
    about = "engines.about"
    learning = as_played("engines", LEARNING)
    start_is_agreed = False
    settings = ("confirm", "warns")
    commands: Sequence[Command] = COMMANDS

    @property
    def game(self) -> "Engines":
        from leonardo.engine.engines import GAME

        return GAME

    @property
    def options(self) -> Sequence[Option]:
        """What is agreed before a game (rules 3.1, 15)."""
        from leonardo.engine.engines.constants import TARGETS, VARIANTS

        return (
            ChoiceOption("target", "engines.options.target", tuple(map(str, TARGETS))),
            *(CheckOption(variant, f"engines.options.{variant}") for variant in VARIANTS),
            practice_option(),
        )

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int:  # noqa: ARG002 - no option changes it much
        return self.minutes

    def load(self) -> None:
        """Import all that its table, its results and its players need."""
        for module in _LARGE:
            import_gated(module)

    def ahead(self, kit: "Kit") -> Iterator[Callable[[], object]]:
        """Yield the work of making ready what a first table is drawn with, in pieces."""
        from leonardo.app.engines.picture.table import EnginesPicture
        from leonardo.app.engines.table import TABLE
        from leonardo.app.table.shown.ahead import table_ahead, usual_looks
        from leonardo.engine.engines import GAME
        from leonardo.engine.engines.setup import Options

        looks = usual_looks(GAME)
        picture = EnginesPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
        return table_ahead(kit, GAME, TABLE, picture, Options(len(looks)))

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> "Options":  # noqa: ARG002
        """Return the wishes for a set-up; who begins is drawn in the game itself (rule 4.4)."""
        from leonardo.engine.engines.constants import TARGETS, VARIANTS
        from leonardo.engine.engines.setup import Options

        target = chosen.get("target", TARGETS[0])
        return Options(seats, int(target), tuple(variant for variant in VARIANTS if chosen.get(variant) is True))

    def table(self, host: "Host", session: "Session") -> "Scene":
        from leonardo.app.engines.table import TABLE
        from leonardo.app.table.scene import TableScene

        return TableScene(host, TABLE, session)

    def results(self, host: "Host", session: "Session") -> "Scene":
        """Return the scene that shows how a finished game ended."""
        from leonardo.app.engines.table import TABLE

        return TABLE.results(host, session, came=False)

    def viewer(self, host: "Host", session: "Session", start: int) -> "ViewerScene":
        """Return the scene in which a played game is looked back at."""
        from leonardo.app.engines.revealed import revealed
        from leonardo.app.engines.table import TABLE
        from leonardo.app.viewer.scene import ViewerScene

        return ViewerScene(host, TABLE, session, reveal=revealed, start=start)


ENGINES: Final = EnginesPresentation()  # the presentation that the registry of the app names
