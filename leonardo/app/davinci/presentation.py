"""Leonardo da Vinci as the scenes around the table know it: what is agreed before a game, its table, its results."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.davinci.table_scene import TableScene
from leonardo.app.kit.keymap import Command
from leonardo.app.kit.scene import Scene
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, Option
from leonardo.engine.davinci import GAME, DaVinci
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_USUAL: Final = "usual"
_STRONGER: Final = "stronger"


class DaVinciPresentation:
    """The game behind `leonardo.app.presentation.Presentation`."""

    game: DaVinci = GAME
    title = "davinci.title"
    tagline = "davinci.tagline"
    emblem = "seal_workshop"
    about = "davinci.about"
    start_is_agreed = True
    options: Sequence[Option] = (
        ChoiceOption("setup", "davinci.options.setup", (BEGINNER, EXPERT)),
        CheckOption("council", "davinci.options.council", words=(_USUAL, _STRONGER)),
        CheckOption(MEMORY, "davinci.options.memory", words=(_USUAL, OPEN_MEMORY), of_table=True),
    )
    commands: Sequence[Command] = COMMANDS

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> Options:
        """Return the wishes for a set-up."""
        variants = (CODEX_LEONARDI_1,) if chosen.get("council") is True else ()
        return Options(seats, str(chosen.get("setup", BEGINNER)), variants, start)

    def table(self, host: "Host", session: Session) -> Scene:
        """Return the scene in which the game is played."""
        return TableScene(host, session)

    def results(self, host: "Host", session: Session) -> Scene:
        """Return the scene that shows how a finished game ended."""
        return ResultsScene(host, session)


DAVINCI: Final = DaVinciPresentation()
"""The presentation that the registry of the app names."""
