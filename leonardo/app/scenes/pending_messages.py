"""What went wrong beside the game that is played, kept until it is told."""

from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.saves.faults import fault_in_words
from leonardo.saves.faults import Fault, SaveError

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.play.autosave import News


class PendingMessages:
    """What persons should hear of, each thing once; `keys_healed` says that keys were wrong and are as they came."""

    def __init__(self, host: "Host", *, keys_healed: bool) -> None:
        self._host = host
        self._keys_healed = keys_healed
        self._lost = False

    def left(self, *, lost: bool) -> None:
        """Note that a game was left; `lost` says that it could not be saved."""
        self._lost = self._lost or lost

    def take(self) -> list[tuple[str, str]]:
        """Return what was wrong with what was chosen and kept before, as titles and sentences."""
        file = self._host.kit.settings_file
        problem, file.problem = file.problem, None
        healed, self._keys_healed = self._keys_healed, False
        told = [(f"settings.{file.trouble}", problem)] if problem else []
        told += [("commands.healed", "")] if healed else []
        lost, self._lost = self._lost, False
        return [
            *((tr(f"{key}.title"), tr(f"{key}.text", problem=detail)) for key, detail in told),
            *([(tr("autosave.failed"), tr("autosave.lost"))] if lost else []),
            *self._with_lessons(),
            *self._with_statistics(),
        ]

    def _with_lessons(self) -> list[tuple[str, str]]:
        """Return what was wrong with the file of what was learnt."""
        progress = self._host.progress
        problem = progress.take_problem()
        if problem is None:
            return []
        aside, progress.set_aside = progress.set_aside, None
        if aside is not None:
            told = tr("lessons.trouble.set_aside", file=aside.name)
        else:
            kind = "newer" if problem.fault is Fault.NEWER else "unwritable"
            told = tr(f"lessons.trouble.{kind}", file=problem.path.name, detail=problem.detail)
        return [(tr("lessons.trouble.title"), told)]

    def _with_statistics(self) -> list[tuple[str, str]]:
        """Return what was wrong with keeping results, if any were looked at or kept."""
        if "statistics" not in vars(self._host):
            return []
        from leonardo.app.statistics.record_result import trouble_with

        trouble = trouble_with(self._host)
        return [trouble] if trouble else []

    def tell_of_saving(self, news: "SaveError | News") -> None:
        """Say what a person should hear of how the game is saved; it goes on all the same."""
        from leonardo.play.autosave import News

        if isinstance(news, SaveError):
            self._host.say(tr("autosave.failed"), f"{fault_in_words(news)} {tr('autosave.goes_on')}", came=True)
        elif news is News.APART:
            self._host.say(tr("autosave.apart_title"), tr("autosave.apart"), came=True)
        elif news is News.NOT_COUNTED:
            self._host.say(tr("autosave.not_counted_title"), tr("autosave.not_counted"), came=True)
        else:
            kit = self._host.kit
            kit.aside.say(tr("autosave.works_again"))
            if kit.stack.top is not None:
                kit.stack.top.redraw()
