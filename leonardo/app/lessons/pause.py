"""The pause over the table of a lesson: go on, begin it again, all lessons, rules, settings, back to the title."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leonardo.app.kit.words import words
from leonardo.app.scenes.pause import PauseEntry, PauseScene
from leonardo.play.lessons.session import LessonSession

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class LessonPause(PauseScene):
    """A rest in a lesson, which is kept as far as it came."""

    def __init__(self, host: "Host", session: LessonSession) -> None:
        super().__init__(host)
        self._session = session

    def entries(self) -> Sequence[PauseEntry]:
        """Return the buttons: their names, their words and what they do."""
        host, game, lesson = self.host, self._session.course.game, self._session.lesson.name
        found = (
            ("resume", words("lessons.resume"), self.back),
            ("again", words("lessons.again"), lambda: host.play_lesson(game, lesson, anew=True)),
            ("lessons", words("lessons.all"), lambda: host.show_lessons(game)),
            ("rules", words("rulebook.title"), host.show_rules),
            ("keys", words("settings.keys"), host.show_keys),
            ("settings", words("title.settings"), host.show_settings),
            ("title", words("pause.to_title"), host.show_title),
        )
        return [entry for entry in found if entry[0] != "rules" or host.ruled]
