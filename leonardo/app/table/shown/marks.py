"""What the hands lay over the picture of a view: what glows, what is lifted, what is said. All of it frozen."""

from collections.abc import Hashable
from enum import Enum

from attrs import frozen

from leonardo.app.table.kinds import Held, Spot
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.timing import Thinking
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event


class Tone(Enum):
    """How a tip speaks: of something to gain, of something neutral, or of why it cannot be."""

    GOOD = "good"
    PLAIN = "plain"
    BARRED = "barred"


@frozen
class Tip:
    """A small tag: beside `spot`, or beside the pixel `at` (the cursor) when that is given.

    `lead` is set in bold before `words`: "1st of 3", then "first apprentice free". What else is worth knowing (`also`)
    comes below that, and the `rule` with its number last. `cost` is what would leave the purse of the viewer. `key` is
    that by which the rule it cites is read; without one it cannot be. It hides none of the places that it `names`.
    """

    lead: str
    words: str = ""
    spot: Spot | None = None
    at: tuple[int, int] | None = None
    tone: Tone = Tone.GOOD
    cost: int = 0
    also: tuple[str, ...] = ()
    rule: str = ""
    key: str = ""
    names: tuple[Spot, ...] = ()


@frozen
class Lifted:
    """Pieces taken up from a spot: `count` of them are drawn as ghosts there."""

    spot: Spot
    count: int = 1


@frozen
class LastAct:
    """The last thing a seat did: a small mark of its colour at `spot`, and a word or letter on its panel.

    `fully` says the same in a sentence, where words alone tell it; else the picture `sign` may stand before the words.
    What `lasts` is still told when a new phase begins, but not in the one after that. What is `slight` does not take
    its place in the same phase.
    """

    seat: int
    spot: Spot | None
    words: str
    fully: str = ""
    sign: str = ""
    lasts: bool = False
    slight: bool = False


@frozen
class PromptButton:
    """A button beside the prompt; a disabled one is pale, and the hands say why on hover.

    A `quiet` one is a thin line only: it gives something away, and must not be what the eye goes to. One with a
    `picture` shows its label only where there is room for words, and never if it is `wordless`. One that stands `aside`
    is not in the strip: the picture of the game draws it where it belongs on the table, and yields its spot. A `tool`
    has a place of its own, where it is as long as the game lasts. `means` tells what a press of it does: what looks
    alike may mean something else, and what looks different the same. One that `leads` is where the keyboard begins; one
    that `counts` only changes what is composed. Where it has other `labels` by turns, its place is wide enough for any
    of them.
    """

    key: str
    label: str
    primary: bool = False
    enabled: bool = True
    picture: str = ""
    quiet: bool = False
    means: str = ""
    aside: bool = False
    tool: bool = False
    leads: bool = False
    counts: bool = False
    labels: tuple[str, ...] = ()
    wordless: bool = False


@frozen
class Prompt:
    """The line on the top strip: the shield of `seat`, `lead` in bold, then `words`, then the buttons.

    `briefly` says the same as the words in as few as possible, for where these find no room. `laid` is what lies on the
    table rather than in the hand, and that the buttons are about; `eye` tells how the picture is looked at. `urgent` is
    what must not be put off, in ever fewer words: it stands in a small line below, if any of these has room. `news` is
    what happened to the seat since it decided last, as briefly: it stands behind that, if it has room, too. What is
    expected of its end, the `forecast`, stands behind both, for who wishes to see it.
    """

    seat: int | None
    lead: str
    words: str = ""
    buttons: tuple[PromptButton, ...] = ()
    briefly: str = ""
    laid: Held | None = None
    eye: Hashable = None
    urgent: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    forecast: tuple[str, ...] = ()


@frozen
class Marks:
    """Everything that is drawn over a view without being part of the game.

    `lit` spots glow and breathe with `pulse` (0..1; below that they are faint); `barred` ones show that they cannot be
    used; `hovered` glows stronger and `focused` has the ring of the keyboard. `chosen` spots are marked as picked.
    Pieces in `lifted` leave ghosts; pieces at `absent` spots are not drawn at all, because they are on their way
    elsewhere. `touched` spots have just changed, without anything that moved; to `awaited` ones something is on its
    way. `held` is where pieces hang in the air, as left, top, width and height in pixels, and `reach` all that they can
    hide while they are over the place below: tips keep clear of both. `lately` are the events that stay in sight, the
    last one last. `peeking` are the viewer's own covers that are lifted. `thinking` tells whose answer is awaited.
    `counts` are numbers that run, and `cost` is what the viewer would pay for what is pointed at. `reading`: the mouse
    is on the rule of a tip. While `feasting`, a stage stands over the table, and nothing else should that lies over the
    panels; while `answering`, a sheet does on which one decides, and what it has `hidden` of the table, as left, top,
    width and height in pixels, nobody sees. While the game is `unsaved`, because it cannot be, the menu has a mark.
    """

    lit: frozenset[Spot] = frozenset()
    barred: frozenset[Spot] = frozenset()
    chosen: frozenset[Spot] = frozenset()
    hovered: Spot | None = None
    focused: Spot | None = None
    lifted: tuple[Lifted, ...] = ()
    absent: frozenset[Spot] = frozenset()
    touched: frozenset[Spot] = frozenset()
    awaited: frozenset[Spot] = frozenset()
    held: tuple[tuple[int, int, int, int], ...] = ()
    reach: tuple[tuple[int, int, int, int], ...] = ()
    last_acts: tuple[LastAct, ...] = ()
    lately: tuple[Event, ...] = ()
    tips: tuple[Tip, ...] = ()
    prompt: Prompt | None = None
    peeking: frozenset[Spot] = frozenset()
    thinking: Thinking | None = None
    counts: tuple[tuple[Spot, Count], ...] = ()
    cost: int = 0
    feasting: bool = False
    answering: bool = False
    hidden: tuple[tuple[int, int, int, int], ...] = ()
    unsaved: bool = False
    reading: bool = False
    pulse: float = 0.0

    @property
    def shining(self) -> frozenset[Spot]:
        """All spots with a light around them: those that can be used, and those that have just changed, or will."""
        return self.lit | self.touched | self.awaited if self.touched or self.awaited else self.lit

    @property
    def laid(self) -> Held | None:
        """What lies on the table rather than in the hand, if the line on the strip is about such a thing."""
        return self.prompt.laid if self.prompt is not None else None

    @property
    def beneath(self) -> "Marks":
        """Those that panels may look at: without what is laid over them only, so that it changes nothing of them."""
        still = self.thinking.still if self.thinking is not None else None
        nothing: frozenset[Spot] = frozenset()
        return evolve(self, chosen=nothing, focused=None, touched=nothing, awaited=nothing, thinking=still, pulse=0.0)

    def ghosts(self, spot: Spot) -> int:
        return sum(lifted.count for lifted in self.lifted if lifted.spot == spot)

    def lifted_from(self, *kinds: type) -> tuple[Lifted, ...]:
        return tuple(lifted for lifted in self.lifted if isinstance(lifted.spot, kinds))

    def count(self, spot: Spot, value: int) -> Count:
        """Return how a number at a spot is shown that is `value` unless it runs."""
        return next((count for at, count in self.counts if at == spot), Count(value))

    def last_act(self, seat: int) -> LastAct | None:
        return next((act for act in self.last_acts if act.seat == seat), None)


NO_MARKS = Marks()  # nothing laid over the picture
