"""Games that are agreed on in other ways than the real ones: other seats, any options, and rules that refuse."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.keymap import Command
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.presentation import NOTHING_TAUGHT, Agreed, CheckOption, ChoiceOption, NumberOption, Option
from leonardo.app.scenes.host import Host
from leonardo.engine.davinci import DaVinci
from leonardo.engine.davinci.setup import Options, Setup
from leonardo.engine.game import Objection, RefusedWishesError
from leonardo.play.session import Session
from tests.app.scenes.menus_harness import PlainTable

GUILDS = CheckOption("guilds", "davinci.options.council")
ROUNDS = NumberOption("rounds", "davinci.options.council", usual=20, least=0, most=60, step=5)
SEVEN: tuple[Option, ...] = (
    ROUNDS,
    ChoiceOption("first", "davinci.options.setup", ("beginner", "expert")),
    ChoiceOption("second", "davinci.options.setup", ("expert", "beginner")),
    GUILDS,
    CheckOption("quiet", "davinci.options.memory", usual=True),
    CheckOption("even", "davinci.options.memory"),
    NumberOption("target", "davinci.options.council", usual=3, least=1, most=9),
)
"""Options of all kinds under words that the first game has, the longest of all among them."""
FOUR = SEVEN[:4]
GUILDS_NEED_FOUR = Objection("16.1", "apprentices_there_already", "guilds need four players at least")
"""A refusal under a reason that there are words for."""
NO_WORDS = Objection("2.1", "no_such_reason", "so many rounds cannot be played")


class FakeRules(DaVinci):
    """The first game under another name, with other numbers of seats; `against` it is what is to be refused."""

    def __init__(self, name: str, counts: Sequence[int], against: Objection | str | None = None) -> None:
        self.name = name
        self.seat_counts = tuple(counts)
        self.against = against

    def deal(self, options: Options, random: Random) -> Setup:
        if isinstance(self.against, Objection):
            raise RefusedWishesError(self.against)
        if self.against:
            raise ValueError(self.against)
        return super().deal(options, random)


class FakePresentation:
    """A game that is shown by a plain table."""

    title = DAVINCI.title
    tagline = DAVINCI.tagline
    kind = DAVINCI.kind
    minutes = DAVINCI.minutes
    counted = DAVINCI.counted
    plate = DAVINCI.plate
    about = DAVINCI.about
    learning = NOTHING_TAUGHT
    commands: Sequence[Command] = ()

    def __init__(self, game: FakeRules, options: Sequence[Option] = (), *, start_is_agreed: bool = False) -> None:
        self.game = game
        self.players = game.seat_counts[0], game.seat_counts[-1]
        self.options = tuple(options)
        self.start_is_agreed = start_is_agreed
        self.settings = ("confirm", "warns", "ask_little", "cover_own")

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int | None:
        return DAVINCI.minutes_of(chosen)

    def load(self) -> None:
        """All is there."""

    def ahead(self, kit: Kit) -> Iterator[Callable[[], object]]:  # noqa: ARG002 - nothing is drawn
        yield from ()

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> Options:
        assert set(chosen) == {option.name for option in self.options}
        return Options(seats, start=start)

    def table(self, host: Host, session: Session) -> Scene:
        return PlainTable(host, session)

    def viewer(self, host: Host, session: Session, start: int) -> None:
        """Show no game again."""

    results = table


def fake(
    name: str = "fake",
    counts: Sequence[int] = (3, 4, 5, 6),
    options: Sequence[Option] = (),
    against: Objection | str | None = None,
) -> FakePresentation:
    return FakePresentation(FakeRules(name, counts, against), options)
