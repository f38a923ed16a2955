"""Danger seen in time: before something is lost that cannot be had again, a person is told so in a sentence.

All of it is here and in `TableGame.dangers`. Each kind of danger is told until somebody wishes to hear of it no
more; the settings bring all of them back.
"""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.dialogs.question import Asking, Plaque, Thing
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Action, View


@frozen
class Danger:
    """What would be lost by an action: the word for its kind, a title, a sentence, and the words of both answers.

    To `stay` changes nothing, to `go` carries the action out. The `things` it is about are shown beside who is told.
    """

    name: str
    title: str
    text: str
    stay: str
    go: str
    things: Sequence[Thing] = ()


class Warner:
    """Tells of dangers at a table before an action is carried out by `act`; other dialogs make room (`clear`).

    The seats look like `looks`. Nothing is told of what a hint `advised` just now.
    """

    def __init__(
        self,
        kit: Kit,
        game: AnyTableGame,
        scope: str,
        looks: Sequence[PlayerStyle],
        act: Callable[[Action], None],
        clear: Callable[[], None],
        advised: Callable[[Action], bool] = lambda _: False,
    ) -> None:
        self.tells = True
        """Whether it tells of anything at all."""
        self._kit = kit
        self._game = game
        self._scope = scope
        self._looks = looks
        self._act = act
        self._clear = clear
        self._advised = advised
        self._asking: Asking | None = None
        self._about: Action | None = None
        self._does: Callable[[], None] = _nothing

    @property
    def is_open(self) -> bool:
        return self._asking is not None and self._asking in self._kit.stack

    def warns(self, view: View, action: Action, does: Callable[[], None] | None = None) -> bool:
        """Tell of the first danger of an action that is to be told of; return whether there is one.

        To decide the same again while it is told is the answer. What is done then may be given (`does`).
        """
        if self.is_open and action == self._about:
            self._does()
            return True
        if self._advised(action):
            return False
        found = (danger for danger in self._game.dangers(view, action) if self._told(danger))
        danger = next(found, None)
        if danger is None:
            return False
        self._tell(danger, view, action, does or partial(self._act, action))
        return True

    def close(self) -> None:
        """Take the sentence away."""
        if self._asking is not None:
            self._kit.stack.remove(self._asking)
        self._asking = self._about = None

    def _told(self, danger: Danger) -> bool:
        settings = self._kit.settings
        return self.tells and settings.warnings and self._key(danger) not in settings.silenced

    def _key(self, danger: Danger) -> str:
        return f"{self._scope}.{danger.name}"

    def _tell(self, danger: Danger, view: View, action: Action, does: Callable[[], None]) -> None:
        """Tell of a danger; the harmless answer comes first."""
        self.close()
        self._clear()
        told = partial(self._again, danger, view, action)
        answers = ((lambda: told().stay, _nothing), (lambda: told().go, does))
        key = self._key(danger)
        seat = view.viewer
        plaque = Plaque(self._looks[seat], danger.things) if danger.things and seat is not None else None

        def silence(silent: bool) -> None:
            self._silence(key, silent=silent)

        asking = Asking(self._kit, lambda: told().title, lambda: told().text, answers, silence, plaque, loses=True)
        self._asking, self._about, self._does = asking, action, does
        self._kit.stack.push(asking)

    def _again(self, danger: Danger, view: View, action: Action) -> Danger:
        found = (each for each in self._game.dangers(view, action) if each.name == danger.name)
        return next(found, danger)

    def _silence(self, key: str, *, silent: bool) -> None:
        self._kit.settings.silence(key, silent=silent)
        self._kit.store_settings()


def _nothing() -> None:
    """Do nothing: the person stays."""
