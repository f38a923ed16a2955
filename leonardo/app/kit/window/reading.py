"""Reading aloud what comes, what is asked, what the keyboard is at and what happens, for who cannot see."""

from collections import deque
from collections.abc import Hashable, Iterable
from itertools import pairwise
from typing import Final
from weakref import WeakKeyDictionary

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene, Spoken
from leonardo.app.kit.translations import translations

_RECENT: Final = 4  # so many sentences are remembered


class ReadingAloud:
    """Says what has changed for who cannot see it, while the settings wish so; any press ends what is being said."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._top: Scene | None = None
        self._told = Spoken()
        self._known: WeakKeyDictionary[Scene, tuple[Hashable, int]] = WeakKeyDictionary()
        """For whom the news of each scene were, and how many of them are known."""
        self._quiet: Scene | None = None
        """The scene of which nothing was to be said when something came over it."""
        self._passing = ""
        """What was said in passing."""
        self._happened: deque[str] = deque(maxlen=_RECENT)
        self._prompted: deque[str] = deque(maxlen=_RECENT)
        """What was said last of what happened, and of what is asked: a prompt that tells what happens is said once."""

    def heard(self, event: pygame.Event) -> None:
        """End what is being said at a key or a press."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._kit.settings.speech:
            self._kit.speech.hush()

    def look(self) -> None:
        """Say what has changed since it was called last."""
        kit, top = self._kit, self._kit.stack.top
        if not kit.heard or not kit.settings.speech or top is None:
            self._top, self._told = top, Spoken()
            return
        kit.speech.language = translations().language
        told, before, comes = top.spoken(), self._told, top is not self._top
        if self._is_secret(top, told):
            kit.speech.hush()
            self._top, self._told = top, told
            return
        if self._top is not None and (comes or told.who != before.who):  # what waits was meant for others
            kit.speech.hush()
        asked = (told.asked or _written(kit, top)) if comes else told.asked
        self._top, self._told = top, told
        news = [each for each in self._news_of(top, told) if each not in self._prompted]
        self._happened.extend(news)
        prompts = (comes or told.asked != before.asked) and asked not in self._happened
        if prompts:
            self._prompted.append(asked)
        moved = comes or (told.at, told.focus) != (before.at, before.focus)
        for sentence in (self._said_in_passing(), *news, asked if prompts else "", told.focus if moved else ""):
            if sentence:
                kit.speech.say(sentence)

    def _is_secret(self, top: Scene, told: Spoken) -> bool:
        """Tell whether nothing is to be said of a scene, or of one that it came over and that waits below it."""
        if told.quiet:
            self._quiet = top
        elif top is self._quiet or (self._quiet is not None and self._quiet not in self._kit.stack):
            self._quiet = None
        return self._quiet is not None

    def _said_in_passing(self) -> str:
        before, self._passing = self._passing, self._kit.aside.text
        return self._passing if self._passing != before else ""

    def _news_of(self, top: Scene, told: Spoken) -> Iterable[str]:
        """Return the news that were not told yet: of a scene that comes for the first time, none."""
        who, known = self._known.get(top, (told.who, len(told.news)))
        self._known[top] = told.who, len(told.news)
        if who != told.who:
            return ()
        return told.news[known:]


def _written(kit: Kit, scene: Scene) -> str:
    form = scene.form
    reached = [each.rect for each in form.widgets if each.focusable] if form is not None else []
    lines = kit.written(scene.draw)
    return _joined([text for text, at in lines if not any(rect.collidepoint(at.center) for rect in reached)])


def _joined(lines: list[str]) -> str:
    """Return lines as one text: where a line begins with a capital, the one before has come to its end."""
    words = lines[:1]
    for before, after in pairwise(lines):
        ended = before.rstrip().endswith((".", ":", "?", "!", "…", ","))
        words.append(f"{'' if ended or not after[:1].isupper() else '.'} {after}")
    return "".join(words)
