"""The pause over the table of a lesson: go on, begin it again, all lessons, rules, settings, back to the title."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
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
            PauseEntry("resume", tr("lessons.resume"), self.back),
            PauseEntry("again", tr("lessons.again"), lambda: host.play_lesson(game, lesson, anew=True)),
            PauseEntry("lessons", tr("lessons.all"), lambda: host.show_lessons(game)),
            PauseEntry("rules", tr("rulebook.title"), host.show_rules),
            PauseEntry("keys", tr("settings.keys"), host.show_keys),
            PauseEntry("settings", tr("title.settings"), host.show_settings),
            PauseEntry("title", tr("pause.to_title"), host.show_title),
        )
        return [entry for entry in found if entry.name != "rules" or host.ruled]
