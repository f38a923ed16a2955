"""The City of Leonardo as the scenes around the table know it: what is agreed before a game, its table, its results.

The title reads this of every game, so what is large is imported when somebody asks for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.citta.commands import COMMANDS
from leonardo.app.citta.learning import LEARNING
from leonardo.app.kit.keymap import Command
from leonardo.app.kit.window.idle_tasks import import_gated
from leonardo.app.presentation import Agreed, CheckOption, NumberOption, Option, as_played, practice_option

if TYPE_CHECKING:
    from leonardo.app.kit.kit import Kit
    from leonardo.app.kit.scene import Scene
    from leonardo.app.scenes.host import Host
    from leonardo.app.viewer.scene import ViewerScene
    from leonardo.engine.citta import Citta
    from leonardo.engine.citta.setup import Options
    from leonardo.play.session import Session

_LARGE: Final = (
    "leonardo.app.citta.table",
    "leonardo.app.table.scene",
    "leonardo.app.table.shown.ahead",
    "leonardo.ai.citta",
    "leonardo.app.viewer.scene",
)
"""The modules that bring with them all that is imported after the title, the table first."""
_MOST: Final = 60  # rounds that can be agreed on at the page of a new game; the rules allow more


class CittaPresentation:
    """The game behind `leonardo.app.presentation.Presentation`."""

    players = (3, 6)
    title = "citta.title"
    tagline = "citta.tagline"
    kind = "citta.kind"
    minutes = 45
    counted = "citta.counted"
    plate = "plate_citta"
    about = "citta.about"
    learning = as_played("citta", LEARNING)
    start_is_agreed = False
    settings = ("confirm", "warns", "ask_little")
    commands: Sequence[Command] = COMMANDS

    @property
    def game(self) -> "Citta":
        from leonardo.engine.citta import GAME

        return GAME

    @property
    def options(self) -> Sequence[Option]:
        """What is agreed before a game (rule 3.5)."""
        from leonardo.engine.citta.constants import EVEN_START, GUILDS, QUIET_LAP, ROUNDS

        return (
            NumberOption("rounds", "citta.options.rounds", ROUNDS["usual"], 5, _MOST, beyond=(0,), stride=5),
            CheckOption(QUIET_LAP, "citta.options.quiet_lap", usual=True),
            CheckOption(EVEN_START, "citta.options.even_start", usual=True),
            CheckOption(GUILDS, "citta.options.guilds"),
            practice_option(),
        )

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int | None:
        """Return the minutes of so many rounds; without a limit a game ends when all others are bankrupt."""
        from leonardo.engine.citta.constants import ROUNDS

        rounds = int(chosen.get("rounds", ROUNDS["usual"]))
        return round(self.minutes * rounds / ROUNDS["usual"]) if rounds else None

    def load(self) -> None:
        """Import all that its table, its results and its players need."""
        for module in _LARGE:
            import_gated(module)

    def ahead(self, kit: "Kit") -> Iterator[Callable[[], object]]:
        """Yield the work of making ready what a first table is drawn with, in pieces."""
        from leonardo.app.citta.picture.table import CittaPicture
        from leonardo.app.citta.table import TABLE
        from leonardo.app.table.shown.ahead import table_ahead, usual_looks
        from leonardo.engine.citta import GAME
        from leonardo.engine.citta.setup import Options

        looks = usual_looks(GAME)
        picture = CittaPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
        return table_ahead(kit, GAME, TABLE, picture, Options(len(looks)))

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> "Options":  # noqa: ARG002
        """Return the wishes for a set-up; who begins is drawn in the game itself (rule 4.1)."""
        from leonardo.engine.citta.constants import ROUNDS, VARIANTS
        from leonardo.engine.citta.setup import Options

        rounds = chosen.get("rounds", ROUNDS["usual"])
        return Options(seats, int(rounds), tuple(variant for variant in VARIANTS if chosen.get(variant) is True))

    def table(self, host: "Host", session: "Session") -> "Scene":
        from leonardo.app.citta.table import TABLE
        from leonardo.app.table.scene import TableScene

        return TableScene(host, TABLE, session)

    def results(self, host: "Host", session: "Session") -> "Scene":
        """Return the scene that shows how a finished game ended."""
        from leonardo.app.citta.table import TABLE

        return TABLE.results(host, session, came=False)

    def viewer(self, host: "Host", session: "Session", start: int) -> "ViewerScene":
        """Return the scene in which a played game is looked back at."""
        from leonardo.app.citta.revealed import revealed
        from leonardo.app.citta.table import LOOKED_BACK
        from leonardo.app.viewer.scene import ViewerScene

        return ViewerScene(host, LOOKED_BACK, session, reveal=revealed, start=start)


CITTA: Final = CittaPresentation()  # the presentation that the registry of the app names
