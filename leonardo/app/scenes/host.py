"""The host knows the way from scene to scene, and looks after the game that is being played.

The title is there first: what other scenes and a game need is imported on the way to them, or before by `ahead.py`.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Thought
from leonardo.app.kit.translations import tr
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.saves.save_index import SaveIndex, fault_in_words
from leonardo.app.scenes.title import TitleScene
from leonardo.app.viewer.commands import COMMANDS as VIEWED
from leonardo.engine.frozen import clear_memos
from leonardo.engine.registry import Registry
from leonardo.engine.seeds import drawn_from
from leonardo.play.lessons.progress import Progress
from leonardo.saves.faults import Fault, SaveError, shown_name
from leonardo.saves.folder import SaveFolder
from leonardo.user_folders import exchange_folder, folders_for_others

if TYPE_CHECKING:
    from leonardo.ai.reviewer import Reviewer
    from leonardo.app.kit.scene import Scene
    from leonardo.app.scenes.new_game.plan import LastPlans, Plan
    from leonardo.app.scenes.pause import PauseEntry
    from leonardo.app.statistics.record_result import Brought
    from leonardo.engine.game import AnyGame
    from leonardo.play.autosave import News
    from leonardo.play.session import Session
    from leonardo.saves.schema import Person, Seated
    from leonardo.saves.statistics import StatisticsFile


class PendingMessages:
    """What persons should hear of, each thing once; `keys_healed` says that keys were wrong and are as they came."""

    def __init__(self, host: "Host", *, keys_healed: bool) -> None:
        self._host = host
        self._keys_healed = keys_healed
        self._lost = 0

    def left(self, *, lost: int) -> None:
        """Note that a game was left, of which so many decisions could not be saved."""
        self._lost += lost

    def take(self) -> list[tuple[str, str]]:
        """Return what was wrong with what was chosen and kept before, as titles and sentences."""
        file = self._host.kit.settings_file
        problem, file.problem = file.problem, None
        aside = shown_name(file.set_aside) if file.set_aside is not None else ""
        healed, self._keys_healed = self._keys_healed, False
        told = [(f"settings.{file.trouble}", problem)] if problem else []
        told += [("commands.healed", "")] if healed else []
        lost, self._lost = self._lost, 0
        return [
            *((tr(f"{key}.title"), tr(f"{key}.text", problem=detail, file=aside)) for key, detail in told),
            *([(tr("autosave.failed"), tr("autosave.lost", count=lost))] if lost else []),
            *self._with_lessons(),
            *self._with_statistics(),
        ]

    def _with_lessons(self) -> list[tuple[str, str]]:
        progress = self._host.progress
        problem = progress.take_problem()
        if problem is None:
            return []
        aside, progress.set_aside = progress.set_aside, None
        if self._host.folder.is_something_else:
            folder, detail = shown_name(self._host.folder.path), problem.detail
            return [(tr("load.heading"), tr("saves.folder_unreadable", file=folder, detail=detail))]
        if aside is not None:
            told = tr("lessons.trouble.set_aside", file=aside.name)
        else:
            kinds = {Fault.NEWER: "newer", Fault.UNREADABLE: "left_alone"}
            kind = kinds.get(problem.fault, "unwritable")
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
            kit.aside.say(partial(tr, news.value))
            if kit.stack.top is not None:
                kit.stack.top.redraw()


log = logging.getLogger(__name__)


class Host:
    """Leads through the scenes. `games` are the games that can be played, `folder` is where they are saved.

    Before any was played the first of `games` is offered. `programs` are the command lines of programs of others that
    may take a seat, by their names as players: those that a person has named for this start.
    """

    def __init__(
        self,
        kit: Kit,
        folder: SaveFolder,
        games: Mapping[str, Presentation],
        programs: Mapping[str, str] | None = None,
    ) -> None:
        self.kit = kit
        self.folder = folder
        self.shelf = SaveIndex(folder, games)
        self.games = games
        self.programs = programs or {}
        self.starts_again: tuple[str, ...] | None = None
        """The words with which the program is to start again once it has ended, if it is."""
        self.session: Session | None = None
        """The game that is being played, if one is."""
        self.sit_down_again: Callable[[], None] | None = None
        """Lays out anew what is being played where no save is kept of it, such as a lesson as far as it came."""
        self._latest = ""
        """The name of the game that one was at last, if one was at any since the program began."""
        self.today: Callable[[], date] = date.today
        """Tells the date here."""
        self.brought: list[Brought] = []
        """What the last game brought those who played it."""
        self.progress = Progress(folder.path)
        """Which lessons were done."""
        self._random = SystemRandom()
        for game in games.values():
            kit.keys.add(game.commands)
        kit.keys.add(VIEWED)
        self.troubles = PendingMessages(self, keys_healed=kit.keys.heal())
        kit.commands["keys"] = self.help_at_hand
        kit.dropped = self.take_in
        kit.may_end = self.may_end

    @cached_property
    def rules(self) -> "Mapping[str, AnyGame]":
        return Registry({name: partial(_rules, game) for name, game in self.games.items()})

    @cached_property
    def exchange_folder(self) -> Path:
        return exchange_folder()

    @cached_property
    def folders_for_others(self) -> tuple[Path, ...]:
        return folders_for_others()

    @cached_property
    def statistics(self) -> "StatisticsFile":
        """What is kept of the games that were finished here."""
        from leonardo.saves.statistics import NAME, StatisticsFile

        return StatisticsFile(self.folder.path / NAME, writer=self.folder.writer)

    @cached_property
    def plans(self) -> "LastPlans":
        """What was agreed on for the last game of each kind."""
        from leonardo.app.scenes.new_game.plan import LastPlans

        return LastPlans(self.kit.settings.plans, self.games, self.programs)

    @property
    def last_played(self) -> str:
        """The name of the game that one was at last, be it for lessons or puzzles, or of the first one."""
        return self._latest or self.plans.last

    def show_title(self) -> None:
        """Leave what is being played, which is saved, and go to the title."""
        self.close()
        self.kit.stack.start_over(TitleScene(self))

    def show_opening(self, path: Path) -> None:
        """Show that a file which was named at the start is being opened, and open it."""
        from leonardo.app.scenes.title import OpeningScene

        self.kit.stack.start_over(OpeningScene(self, path))

    def show_new_game(self) -> None:
        """Let a new game be agreed on: which one, if there are several, beginning with the one of last time."""
        self.choose(list(self.games), self.agree_on)

    def choose(self, games: Sequence[str], chosen: Callable[[str], None]) -> None:
        """Let one of several games be chosen; of a single one nobody is asked."""
        from leonardo.app.scenes.game_plates import ChooseGameScene

        if len(games) == 1:
            chosen(games[0])
        else:
            self.kit.stack.push(ChooseGameScene(self, games, chosen))

    def agree_on(self, game: str) -> None:
        """Let what belongs to a new game be agreed on, beginning with what was agreed on last for this one."""
        from leonardo.app.scenes.new_game.page import agree_on

        agree_on(self, game)

    @property
    def played_before(self) -> bool:
        """Whether any game was ever finished or broken off here, and still lies in the archive."""
        from leonardo.saves.archive import Archive

        return Archive.of(self.folder).holds_any

    def show_saves(self) -> None:
        from leonardo.app.scenes.saves.load_and_save import LoadScene

        self.kit.stack.push(LoadScene(self))

    def show_statistics(self) -> None:
        """Look back on all games that were finished."""
        from leonardo.app.statistics.scene import StatisticsScene

        self.kit.stack.push(StatisticsScene(self))

    def show_played(self) -> None:
        from leonardo.app.scenes.saves.played import PlayedScene

        self.kit.stack.push(PlayedScene(self))

    def take_in(self, paths: Sequence[Path]) -> None:
        """Take in the games of files from elsewhere; of a single one ask whether to look back at it."""
        from leonardo.app.scenes.saves.exchange import Exchange

        exchange = Exchange(self)
        if len(paths) == 1:
            exchange.take(paths[0])
        else:
            exchange.take_all(paths)

    def show_challenges(self, game: str = "", puzzle: str = "") -> None:
        """Offer the game of the day and puzzles, of the game played last or of another, the list at a puzzle."""
        from leonardo.app.challenges.scene import ChallengesScene

        self.kit.stack.push(ChallengesScene(self, game, puzzle))

    def person(self, game: str) -> "Person":
        """Return the person who sat here at the last game of a kind, or would sit at a first one."""
        from leonardo.saves.schema import Person

        plan = self.plans.next(game, 0)
        return next((seat for seat in plan.seated() if isinstance(seat, Person)), Person(plan.names()[0], "red"))

    def show_settings(self) -> None:
        """Let the settings be changed: at a table those that its game has."""
        from leonardo.app.scenes.settings.page import SettingsScene

        scene = SettingsScene(self.kit, self.show_keys, self.let_think)
        if self.session:
            game = self.games[self.session.game.name]
            scene = SettingsScene(self.kit, self.show_keys, self.let_think, game.game.name, game.settings)
        self.kit.stack.push(scene)

    def let_think(self) -> None:
        """Give the built-in players of the game that is being played the time to think that is wished for."""
        from leonardo.ai.player import UNLIMITED
        from leonardo.ai.players import players_in

        if self.session:
            long = players_in(self.session.game.name).long
            self.session.player_process.budget = long if self.kit.settings.thought is Thought.LONG else UNLIMITED

    def help_at_hand(self) -> None:
        """Put help over what is seen; where there is none, list the keys."""
        if not self.kit.stack.help():
            self.show_keys()

    def show_keys(self) -> None:
        """List the keys of the game that is played or prepared, or else was played last, and let them be changed."""
        from leonardo.app.scenes.settings.keys import KeysScene

        game = self.session.game.name if self.session else self.kit.stack.of_game or self.last_played
        self.kit.stack.push(KeysScene(self.kit, game))

    @property
    def at_hand(self) -> Presentation:
        """The game that is being played, or else the one that was played last; rather one that has rules to be read."""
        if self.session:
            return self.games[self.session.game.name]
        with_rules = (game for game in self.games.values() if game.learning.rules is not None)
        last = self.games[self.plans.last]
        return last if last.learning.rules is not None else next(with_rules, last)

    @property
    def ruled(self) -> list[str]:
        """The names of the games that have rules to be read: of all, or of the one that is being played."""
        names = [self.session.game.name] if self.session else self.games
        return [name for name in names if self.games[name].learning.rules is not None]

    def show_rules(self, rule: str = "", game: str = "") -> None:
        """Open the rules of a game, or of that at hand, at one of them if it is named; without rules do nothing."""
        from leonardo.app.rulebook.scene import open_rules

        open_rules(self, self.games[game] if game else self.at_hand, rule)

    def show_about(self) -> None:
        from leonardo.app.scenes.about import AboutScene

        told = {game.title: game.about for game in self.games.values()}
        self.kit.stack.push(AboutScene(self.kit, told))

    def show_pause(self, known: "Callable[[], Sequence[PauseEntry]]" = tuple) -> None:
        """Put the pause over the table, with buttons of what is to be `known` of the game."""
        from leonardo.app.scenes.pause import PauseScene

        self.kit.stack.push(PauseScene(self, known))

    def show_seats(self) -> None:
        """Let the seats of the game that is being played be taken over."""
        from leonardo.app.scenes.new_game.take_over import SeatsScene

        if self.session:
            self.kit.stack.push(SeatsScene(self, self.session))

    def change_seats(self, session: "Session", seats: "Mapping[int, Seated]") -> None:
        """Let others sit at some seats of the game that is being played, and go on at its table."""
        for seat, seated in seats.items():
            session.change_seat(seat, seated)
        self.kit.stack.start_over(self.games[session.game.name].table(self, session))

    def seats_of(self, session: "Session") -> "Plan":
        """Return a plan in which those sit who sit at a game now."""
        plan = self.plans.next(session.game.name, session.seed)
        plan.seat_again(session.seats)
        return plan

    def ask_name(self) -> None:
        """Let the game be saved under a name."""
        from leonardo.app.scenes.saves.load_and_save import SaveAsScene

        if self.session:
            self.kit.stack.push(SaveAsScene(self, self.session))

    def say(self, title: str, text: str, *, came: bool = False) -> None:
        """Say something that is only to be read; `came` says that nobody has pressed anything for it."""
        from leonardo.app.scenes.message import Message

        self.kit.stack.push(Message(self.kit, title, text, came=came))

    def ask(self, title: str, text: str, yes: str, action: Callable[[], None], *, loses: bool = True) -> None:
        """Ask before something that cannot be taken back, as `Message.asking` does."""
        from leonardo.app.scenes.message import Message

        self.kit.stack.push(Message.asking(self.kit, title, text, yes, action, loses=loses))

    def ask_way(self, title: str, text: str, ways: Mapping[str, Callable[[], None]]) -> None:
        """Ask which of some ways to go, by the keys of their words; the last is the most likely, and one can stay."""
        from leonardo.app.scenes.message import AnswerButton, Message

        last = list(ways)[-1]
        answers = [AnswerButton(tr(way), action, strong=way == last) for way, action in ways.items()]
        self.kit.stack.push(Message(self.kit, title, text, (AnswerButton(tr("message.back")), *answers)))

    def begin(self, plan: "Plan") -> None:
        """Begin a new game as agreed on; where the rules refuse that, say why and let it be changed."""
        from leonardo.app.scenes.new_game.page import begin

        begin(self, plan)

    def play_again(self, session: "Session") -> None:
        """Begin another game with those who sit at this one, and else as agreed on for the last one of its kind."""
        self.begin(self.plans.again(session.game.name, session.seats, self.draw_seed()))

    def open(self, path: Path) -> None:
        """Go on with a saved game; if that cannot be, say why."""
        from leonardo.app.scenes.saves.load_and_save import open_save

        self.leave(partial(open_save, self, path))

    def open_file(self, path: Path) -> None:
        """Open a file that was named: go on with a save, or take in an open record."""
        from leonardo.app.scenes.saves.load_and_save import open_file

        open_file(self, path)

    def play(self, session: "Session") -> None:
        """Sit down at the table, with the results over it if the game is over."""
        from leonardo.app.challenges.day import note_play
        from leonardo.app.statistics.record_result import keep_result

        self.brought = []
        session.when_over = partial(keep_result, self, session)
        presentation = self.games[session.game.name]
        self.sit_down(session, lambda: presentation.table(self, session))
        note_play(self, session)
        if session.over:
            self.kit.stack.push(presentation.results(self, session))

    def sit_down(
        self, session: "Session", table: "Callable[[], Scene]", again: Callable[[], None] | None = None
    ) -> None:
        """Leave what is being played, and sit down at the table of another game.

        `again` lays it out anew, where no save is kept of it.
        """
        self.close()
        self.session, self.sit_down_again = session, again
        self._latest = session.game.name
        self.let_think()
        self.kit.stack.start_over(table())

    def show_lessons(self, game: str) -> None:
        from leonardo.app.lessons.lesson_list import show_lessons

        show_lessons(self, game)

    def play_lesson(self, game: str, name: str, *, anew: bool = False) -> None:
        """Give a lesson of a game, from where it was left if it is not to begin `anew`."""
        from leonardo.app.lessons.lesson_list import play_lesson

        play_lesson(self, game, name, anew=anew)

    @property
    def taught(self) -> list[str]:
        return [name for name, game in self.games.items() if game.learning.lessons is not None]

    def look_back(
        self, session: "Session", seat: int = 0, reviewer: "Reviewer | None" = None, *, start: int = 0
    ) -> None:
        """Look back at a played game, from so many decisions on; with a `reviewer` at what it finds of a seat."""
        from leonardo.app.challenges.day import look
        from leonardo.app.viewer.scene import look_back

        look(self, session, lambda: look_back(self, session, seat, reviewer, start=start))

    def close(self) -> None:
        """Leave the game that is being played; it is saved."""
        if self.session:
            self.session.close(wait=False)
            self.troubles.left(lost=self.session.unsaved)
        self.session = self.sit_down_again = None
        self.kit.pictures.put_away()
        self.kit.painter.forget()
        clear_memos()

    def abandon(self) -> None:
        """Let go of all scenes and of the game that is being played, as far as that can be done where one is broken."""
        self.kit.stack.abandon()
        try:
            self.close()
        except Exception:
            log.exception("what was being played could not be left in good order")
            self.session = self.sit_down_again = None

    def leave(self, go: Callable[[], None]) -> None:
        """Do what leads away from the game that is being played; where it cannot be saved, ask before that."""
        from leonardo.app.scenes.message import leave

        leave(self, go)

    def may_end(self) -> bool:
        """Tell whether the window may be closed at once; where a game cannot be saved the person is asked first."""
        from leonardo.app.scenes.message import may_end

        return self.session is None or may_end(self)

    def start_again(self, mod: str | None, words: Sequence[str]) -> None:
        """End the program and start it again with a mod, or with none, and with more words of a command line."""

        def end() -> None:
            self.starts_again = (*(("--mod", mod) if mod is not None else ()), *words)
            self.quit()

        self.leave(end)

    def quit(self) -> None:
        self.kit.stack.clear()

    def title_of(self, game: str) -> str:
        """Return what a game is called; one that this version does not know goes by its own word."""
        return tr(self.games[game].title) if game in self.games else game

    def draw_seed(self) -> int:
        return drawn_from(self._random)


def _rules(presentation: Presentation) -> "AnyGame":
    return presentation.game
