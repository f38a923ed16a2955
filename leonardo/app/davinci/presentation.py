"""Leonardo da Vinci as the scenes around the table know it: what is agreed before a game, its table, its results.

The title reads this of every game, so what is large is imported when somebody asks for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.learning import LEARNING
from leonardo.app.kit.keymap import Command
from leonardo.app.kit.window.idle_tasks import import_gated
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, Option, as_played, practice_option

if TYPE_CHECKING:
    from leonardo.app.kit.kit import Kit
    from leonardo.app.kit.scene import Scene
    from leonardo.app.scenes.host import Host
    from leonardo.app.viewer.scene import ViewerScene
    from leonardo.engine.davinci import DaVinci
    from leonardo.engine.davinci.setup import Options
    from leonardo.play.session import Session

_USUAL: Final = "usual"
_STRONGER: Final = "stronger"
_LARGE: Final = (
    "leonardo.app.davinci.table",
    "leonardo.app.table.scene",
    "leonardo.app.table.shown.ahead",
    "leonardo.ai.davinci",
    "leonardo.app.viewer.scene",
)
"""The modules that bring with them all that is imported after the title, the table first."""


class DaVinciPresentation:
    """The game behind `leonardo.app.presentation.Presentation`."""

    players = (2, 5)
    title = "davinci.title"
    tagline = "davinci.tagline"
    kind = "davinci.kind"
    minutes = 45
    counted = "davinci.counted"
    plate = "plate_davinci"
    about = "davinci.about"
    start_is_agreed = True
    settings = ("confirm", "warns", "ask_little", "cover_own")
    commands: Sequence[Command] = COMMANDS
    learning = as_played("davinci", LEARNING)

    @property
    def game(self) -> "DaVinci":
        from leonardo.engine.davinci import GAME

        return GAME

    @property
    def options(self) -> Sequence[Option]:
        """What is agreed before a game."""
        from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
        from leonardo.engine.davinci.constants import BEGINNER, EXPERT

        return (
            ChoiceOption("setup", "davinci.options.setup", (BEGINNER, EXPERT)),
            CheckOption("council", "davinci.options.council", words=(_USUAL, _STRONGER)),
            practice_option(),
            CheckOption(MEMORY, "davinci.options.memory", words=(_USUAL, OPEN_MEMORY), of_table=True),
        )

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int:  # noqa: ARG002 - no option changes it much
        return self.minutes

    def load(self) -> None:
        """Import all that its table, its results and its players need."""
        for module in _LARGE:
            import_gated(module)

    def ahead(self, kit: "Kit") -> Iterator[Callable[[], object]]:
        """Yield the work of making ready what a first table is drawn with, in pieces."""
        from leonardo.app.davinci.picture.table import DaVinciPicture
        from leonardo.app.davinci.table import TABLE
        from leonardo.app.table.shown.ahead import table_ahead, usual_looks
        from leonardo.engine.davinci import GAME
        from leonardo.engine.davinci.setup import Options

        looks = usual_looks(GAME)
        picture = DaVinciPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
        return table_ahead(kit, GAME, TABLE, picture, Options(len(looks)))

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> "Options":
        from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1
        from leonardo.engine.davinci.setup import Options

        variants = (CODEX_LEONARDI_1,) if chosen.get("council") is True else ()
        return Options(seats, str(chosen.get("setup", BEGINNER)), variants, start)

    def table(self, host: "Host", session: "Session") -> "Scene":
        from leonardo.app.davinci.table import TABLE
        from leonardo.app.table.scene import TableScene

        return TableScene(host, TABLE, session)

    def viewer(self, host: "Host", session: "Session", start: int) -> "ViewerScene":
        """Return the scene in which a played game is looked back at.

        What all could remember is seen there, as at its table as long as others may not look into hands.
        """
        from leonardo.app.davinci.memory import open_memory
        from leonardo.app.davinci.picture.table import DaVinciPicture
        from leonardo.app.davinci.revealed import revealed
        from leonardo.app.davinci.table import TABLE
        from leonardo.app.table.players import looks
        from leonardo.app.viewer.scene import ViewerScene

        memory = open_memory(session) or not session.keeps_secrets
        picture = DaVinciPicture(looks(session), pictures=host.kit.pictures, open_memory=memory, bare=True)
        return ViewerScene(host, TABLE, session, reveal=revealed, picture=picture, start=start)

    def results(self, host: "Host", session: "Session") -> "Scene":
        """Return the scene that shows how a finished game ended."""
        from leonardo.app.davinci.table import TABLE

        return TABLE.results(host, session, came=False)


DAVINCI: Final = DaVinciPresentation()  # the presentation that the registry of the app names
