"""A game being played at this screen: its seats, taking back, and the built-in players' process.

A session knows nothing of the window. The table asks it what a seat may see, hands it the decisions of persons, polls
it once a picture, and animates the events that it gives out.
"""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from attrs import evolve

from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.worker import Notice
from leonardo.engine.game import AnyGame, Event
from leonardo.engine.record import Played
from leonardo.engine.seeds import chance, dealing, seed_in
from leonardo.games import GAMES
from leonardo.play import daily
from leonardo.play.autosave import Autosave, News, new_run
from leonardo.play.hints import AGREED as PRACTICE
from leonardo.play.hints import YES, HintService
from leonardo.play.history import GameSoFar, History, TakingBack, UndoObjection
from leonardo.play.observed import HEARD
from leonardo.play.players import PlayerProcess, request, with_stand_ins
from leonardo.saves.composing import USUAL, Circumstances, compose
from leonardo.saves.documents import counted
from leonardo.saves.faults import Fault, SaveError, printable
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import Opened, open_save
from leonardo.saves.schema import BuiltIn, Save, Seated
from leonardo.threads import beside

SaveTrouble = SaveError | Notice | News
"""What a person should hear of while the game goes on: a save that failed, a built-in player that did."""

log = logging.getLogger(__name__)
SaveWay = Callable[[Callable[[], Save]], None]  # a way to save the game, of `Autosave`, given what makes the save
NO_PROGRAMS: Final[Mapping[str, str]] = MappingProxyType({})

BRANCHED: Final = "branched"  # the word at the table of a game that goes on where another one was


class Session(GameSoFar):
    """A game being played, with all that can be asked of it; made by `new` or `resume`, and to be closed at the end.

    `seats` says who sits where, `folder` where the game is saved (nowhere if none), which is the matter of `autosave`;
    `player_process` decides where no person sits.
    `circumstances` are what stands in its saves beside the game.
    `programs` are the command lines of programs of others, by the names under which they sit here as players; they
    come from a person at this computer and never from a file. `events` are those of the beginning and of each decision,
    if they are known; `clock` tells seconds.
    """

    def __init__(
        self,
        played: Played,
        seats: Sequence[Seated],
        seed: int,
        folder: SaveFolder | None,
        run: str,
        *,
        circumstances: Circumstances = USUAL,
        programs: Mapping[str, str] = NO_PROGRAMS,
        events: Sequence[Sequence[Event]] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(History(played, events), seats)
        self.seed = seed
        nobody = (0,) * len(self.seats)
        self.table = dict(circumstances.table)
        self._taking_back = TakingBack(lambda: self._history, self._sits, circumstances, compared=self.of_a_day)
        self.hint_service = HintService(played.game.name, seed, circumstances.hints or nobody)
        self.changed = circumstances.changed or nobody
        self._hints_kept = self.hint_service.used
        self._programs = programs
        self.autosave = Autosave(folder, run, clock)
        self.player_process = PlayerProcess()
        self._begun = self._history.count
        """How many decisions there were when it was sat down at."""
        self._troubles: list[SaveTrouble] = []
        self.when_over: Callable[[], None] = lambda: None
        """Called when the game comes to its end here, each time."""

    @classmethod
    def new(
        cls,
        game: AnyGame,
        options: Any,
        seats: Sequence[Seated],
        seed: int,
        folder: SaveFolder | None = None,
        table: Mapping[str, str] | None = None,
        programs: Mapping[str, str] = NO_PROGRAMS,
        kind: str = "",
    ) -> "Session":
        """Return a new game; `options` are the wishes for the set-up, `seed` decides all that chance decides.

        What is saved of it is told from games of another `kind`, such as that of a day.

        Raises:
            ValueError: if the number of seats is not that of the set-up.
        """
        setup = game.deal(options, dealing(seed))
        played, _ = Played.begin(game, setup)
        if game.seats(played.state) != len(seats):
            raise ValueError(f"{len(seats)} seats are named, {game.seats(played.state)} play")
        agreed = Circumstances(table or {})
        session = cls(played, seats, seed, folder, new_run(kind), circumstances=agreed, programs=programs)
        session._autosave(session.autosave.keep)
        return session

    @classmethod
    def branch(
        cls,
        played: Played,
        seats: Sequence[Seated],
        seed: int,
        folder: SaveFolder | None = None,
        table: Mapping[str, str] | None = None,
        programs: Mapping[str, str] = NO_PROGRAMS,
    ) -> "Session":
        """Return a game of its own that goes on where another one was, with whoever sits there; `seed` is a new one.

        Whatever it goes on from, it is the game of no day, and `BRANCHED` at its table says that it counts nowhere.

        Raises:
            ValueError: if the number of seats is not that of the game.
        """
        if played.game.seats(played.state) != len(seats):
            raise ValueError(f"{len(seats)} seats are named, {played.game.seats(played.state)} play")
        kept = {name: word for name, word in (table or {}).items() if name not in (daily.AGREED, HEARD)}
        agreed = Circumstances(kept | {BRANCHED: "yes"})
        session = cls(played, seats, seed, folder, new_run(), circumstances=agreed, programs=programs)
        session._autosave(session.autosave.keep)
        return session

    @classmethod
    def resume(
        cls,
        opened: Opened,
        folder: SaveFolder | None = None,
        programs: Mapping[str, str] = NO_PROGRAMS,
    ) -> "Session":
        """Return a saved game, to be played on.

        An autosave goes on with its own autosaves; a save with a name begins new ones, so that nothing later is lost.
        """
        save = opened.save
        run = save.run if save.name is None else new_run(save.kind)
        session = cls._of(opened, run, folder, programs)
        if save.name is None:
            session.autosave.go_on(save)
        session.autosave.kept = session._history.count
        return session

    @classmethod
    def _of(cls, opened: Opened, run: str, folder: SaveFolder | None, programs: Mapping[str, str]) -> "Session":
        """Return a saved game that is kept as `run`, whatever lies in the folder."""
        save = opened.save
        return cls(
            opened.played,
            save.seats,
            save.seed,
            folder,
            run,
            circumstances=Circumstances.of(save),
            programs=programs,
            events=opened.events,
        )

    @classmethod
    def load(
        cls,
        path: Path,
        folder: SaveFolder,
        games: Mapping[str, AnyGame] = GAMES,
        programs: Mapping[str, str] = NO_PROGRAMS,
        *,
        stand_in: bool = False,
    ) -> "Session":
        """Return the game that is saved in a file, of the folder or elsewhere, to be played on.

        A save names programs of others only, it cannot start them: those that are not among `programs` are missing.
        With `stand_in` the best built-in player takes their seats.

        Raises:
            SaveError: if the file holds no save, or one that cannot be played on; the message says why.
        """
        try:
            opened = open_save(folder.read(path), path, games)
        except SaveError as error:
            folder.note(error)
            raise
        over = opened.played.over
        seats = tuple(
            with_stand_ins(seated, opened.save.game, programs, path, stand_in, over=over)
            for seated in opened.save.seats
        )
        return cls.resume(evolve(opened, save=evolve(opened.save, seats=seats)), folder, programs)

    def again(self) -> "Session":
        """Return the same game as it stands after its last decision, to go on with where something else has failed.

        Nothing but the decisions is taken over, and where they are kept: all else is made anew from them, its players'
        process included.
        """
        opened = Opened(self.compose(), self.played)
        session = Session._of(opened, self.autosave.run, self.autosave.folder, self._programs)
        session.autosave.take_over(self.autosave)
        return session

    def take_troubles(self) -> list[SaveTrouble]:
        """Return what went wrong since it was last asked; the game goes on all the same."""
        heard = (*self.player_process.notices(), *self.hint_service.notices(), *self.autosave.take_news())
        self._troubles.extend(heard)
        told, self._troubles = self._troubles, []
        return told

    @property
    def circumstances(self) -> Circumstances:
        """What stands in its saves beside the game."""
        back = self._taking_back
        return Circumstances(self.table, back.undone, self.hint_service.used, self.changed, back.retaken, back.former)

    @property
    def undone(self) -> int:
        """How often a decision was taken back."""
        return self._taking_back.undone

    @property
    def retaken(self) -> int:
        """How often what others had decided since was taken back with a decision."""
        return self._taking_back.retaken

    @property
    def for_practice(self) -> bool:
        """Whether it was agreed on that decisions are weighed, and somebody can do that."""
        return self.table.get(PRACTICE) == YES and self.hint_service.offered

    @property
    def of_a_day(self) -> bool:
        """Whether it is the game of a day, whose results are compared with those of others."""
        return daily.day_of(self.table.get(daily.AGREED, "")) is not None

    def submit(self, action: Any, *, weigh: bool = False, unasked: bool = False) -> None:
        """Carry out the decision of a person and save the game.

        Have it weighed beside that if so wished, should there have been a choice that can be taken back. Of one that
        was made for them `unasked` they may still be asked (`ask`), as long as nothing else happens.

        Raises:
            IllegalActionError: if the action is not legal.
            ValueError: if no person must decide now.
        """
        decider = self.decider
        if decider is None or not self.is_person(decider):
            raise ValueError("no person must decide now")
        self.hint_service.forget()
        made = self._history.count, decider, self.view(decider), self.legal()
        self._play(action, self.autosave.keep)
        if unasked:
            self.pass_over(self._history.count - 1)
        if weigh and len(made[-1]) > 1 and not self.over and self.undo_objection(decider) is None:
            self.hint_service.weigh(*made, action)

    def play_nature(self, *, at_once: bool = True) -> None:
        """Let chance do one turn and save the game, so that nobody finds out by a reload what it would bring otherwise.

        If not `at_once`, it is saved a piece at each `poll`, as what built-in players decide.

        Until then the decision before can be taken back. Each turn has a stream of its own, which follows from the seed
        and the number of turns: a game that is loaded goes on as it would have.

        Raises:
            ValueError: if it is not chance that must decide now.
        """
        if not self.chance_waits:
            raise ValueError("it is not for chance to decide now")
        self.hint_service.forget()
        self._play(self._by_chance(), self.autosave.keep if at_once else self.autosave.begin)

    def _by_chance(self) -> Any:
        """Return what chance does; it follows from the seed and from how much was decided."""
        return self.game.chance(self.played.state, chance(self.seed, self._history.count))

    def ask_advice(self) -> None:
        """Have advice thought of on the decision that a person must make now; `hint_service` says when it is there.

        Raises:
            ValueError: if no person must decide now.
        """
        decider = self.decider
        if decider is None or not self.is_person(decider):
            raise ValueError("no person must decide now")
        self.hint_service.ask(self._history.count, decider, self.view(decider), self.legal())

    def ask_estimate(self, view: Any) -> None:
        """Have estimated how everybody stands, as a view tells; `hint_service` says when that is there."""
        self.hint_service.estimate(self._history.count, view)

    def prepare(self) -> None:
        """Have those who are no persons made ready to decide, if any sit here and the game goes on."""
        if not self.over and not all(map(self.is_person, range(len(self.seats)))):
            self.player_process.prepare()

    def poll(self, ready: bool = True) -> bool:
        """Let a built-in player decide, if it must; return whether its decision was carried out. Never waits.

        Each decision is saved, a piece of that at each call, before the next one is carried out. Call it once a
        picture. The player thinks while the picture is not `ready` for its decision, which then waits.
        """
        self.autosave.try_again(self.compose)
        self.autosave.proceed()
        player, seat = self._built_in(), self.decider
        if player is None or seat is None:
            return False
        decided = self.player_process.decided(lambda: self._request(player, seat))
        if not decided or not ready or self.autosave.under_way:
            return False
        self._play(self.player_process.take().action, self.autosave.begin)
        return True

    def change_seat(self, seat: int, seated: Seated) -> None:
        """Let somebody else sit at a seat from now on, and save the game: a built-in player, another one, or a person.

        What was being thought there is forgotten. How often a seat was taken over is counted.
        """
        self.player_process.stop()
        self.hint_service.forget()
        self._taking_back.change(seat)
        self.seats = tuple(seated if number == seat else kept for number, kept in enumerate(self.seats))
        self.changed = tuple(counted(count, number == seat) for number, count in enumerate(self.changed))
        self._autosave(self.autosave.keep)

    @property
    def keeps_secrets(self) -> bool:
        """Whether it is not over between several persons, none of whom may look at what the others keep secret.

        Those count, too, whose seat is another's now: it can be given back to them. Whether anything is left to go on
        with does not matter: a save may lie anywhere.
        """
        sat = {each.seat for each in self._taking_back.former if each.person is not None}
        return not self.over and len(sat | {*filter(self.is_person, range(len(self.seats)))}) > 1

    def keep_word(self, name: str, word: str) -> None:
        """Keep a word about the table with the game from now on."""
        self.table[name] = word
        self._autosave(self.autosave.begin)

    def undo_objection(self, seat: int | None = None) -> UndoObjection | None:
        """Return why `seat` cannot take back its last decision, or nothing if it can.

        Without `seat` the person who must decide asks, or else the one who decided last. Decisions of built-in
        players since then are taken back with it, but for such as answer it. Nothing that was revealed can be taken
        back, and nothing that another person did, whoever sits there now.
        """
        return self._taking_back.objection(self._who_asks() if seat is None else seat)

    def to_undo(self, seat: int | None) -> int | None:
        """Return the seat whose last decision is taken back where who sits at `seat` wishes it.

        Where another person has decided since, it is theirs, if that can be taken back: they should be named before.
        """
        return self._taking_back.whose(self._who_asks() if seat is None else seat)

    def goes_back(self, seat: int | None) -> int:
        """Return how many decisions go if `seat` takes its last one back: none if that cannot be."""
        return self._taking_back.goes_back(self._who_asks() if seat is None else seat)

    def pass_over(self, number: int) -> None:
        """Note that a decision was made for a person unasked, as `submit` does: a save does not tell it."""
        self._taking_back.pass_over(number)

    def may_be_asked(self, seat: int | None) -> bool:
        """Return whether a seat may still be asked what was decided for it last."""
        return self._taking_back.may_be_asked(seat)

    def ask(self, seat: int | None) -> None:
        """Ask a seat what was decided for it unasked, and save the game: nothing has been undone by that.

        Raises:
            ValueError: if something has happened since.
        """
        self._taking_back.ask(seat)
        self._go_on_otherwise()

    def _go_on_otherwise(self) -> None:
        """Forget what is being thought about, and save the game: it stands as it did before."""
        self.player_process.stop()
        self.hint_service.forget()
        self._autosave(self.autosave.keep)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision of `seat`, as `undo_objection` describes, and save the game.

        What others decided since, they think over anew with other whims, so that nobody profits from knowing it.

        Raises:
            ValueError: if it cannot be taken back; the message says why.
        """
        self._taking_back.undo(self._who_asks() if seat is None else seat)
        self._go_on_otherwise()

    def let_go_of_undone(self) -> None:
        """Let nobody redo what was undone: another person wished it, who must not see what it was."""
        self._taking_back.let_go()

    def redo_objection(self, seat: int | None = None) -> UndoObjection | None:
        """Return why `seat` cannot redo what it has undone, or nothing if it can: as long as nothing else was decided.

        Without `seat` the person who must decide asks.
        """
        return self._taking_back.redo_objection(self._who_asks() if seat is None else seat)

    def redo(self, seat: int | None = None) -> None:
        """Carry out again what was undone last, with all that others had decided then, and save the game.

        Raises:
            ValueError: if nothing can be redone; the message says why.
        """
        self._taking_back.redo(self._who_asks() if seat is None else seat, self._carry_out)
        self.player_process.stop()
        self.hint_service.forget()
        self._keep(self.autosave.keep)

    def save(self, name: str, replace: bool = False) -> Path:
        """Save the game under a name; return the file.

        Raises:
            ValueError: if games are not saved.
            SaveError: if the game cannot be saved, the name is empty, too long or cannot be shown, or it is taken and
                not to be replaced.
        """
        try:
            save = self.compose(name)
        except ValueError as error:
            raise SaveError(Path(printable(name)), Fault.NO_NAME, str(error)) from error
        return self.autosave.save_as(save, replace)

    def keep(self) -> bool:
        """Try once more to save what could not be saved; return whether nothing would be lost if the game ended now."""
        self.autosave.wait()
        if self.autosave.failing:
            self._autosave(self.autosave.save_now)
        return not self.autosave.failing

    @property
    def unsaved(self) -> int:
        """How many decisions are in no save because saving fails."""
        return max(1, self._history.count - self.autosave.kept) if self.autosave.failing else 0

    def close(self, wait: bool = True) -> None:
        """Save what is not saved yet, and end the built-in players' process: in a thread if nobody is to `wait`.

        A game that is broken off is kept in the archive as it stands; one that is over is there already.
        """
        self.autosave.wait()
        kept = self.autosave.kept == self._history.count and self.hint_service.used == self._hints_kept
        if not kept or self.autosave.failing or self.autosave.under_way or self.autosave.picture_due:
            self._autosave(self.autosave.save_now)
        if not self.over and self._history.count > self._begun:
            self.autosave.put_by()
        if not wait:
            self._dismiss(for_good=True)
            return
        self.hint_service.close()
        self.player_process.close()

    def _play(self, action: Any, save: SaveWay) -> None:
        self._carry_out(action)
        self._taking_back.go_on()
        self._keep(save)

    def _carry_out(self, action: Any) -> None:
        self._history.play(action)

    def _keep(self, save: SaveWay) -> None:
        """Save what was decided, and only then do what comes at the end: whatever fails there, no decision is lost."""
        self._autosave(self.autosave.keep if self.over else save)
        if not self.over:
            return
        self._dismiss()
        try:
            self.when_over()
        except Exception:
            log.exception("what comes at the end of a game has failed")
            self._troubles.append(News.NOT_COUNTED)

    def _dismiss(self, *, for_good: bool = False) -> None:
        """End all thinking, in threads: that may take a moment."""
        beside(self.hint_service.close, "leonardo-farewell", daemon=False)
        result = self.game.write_result(self.played.state) if self.over else None
        self._troubles.extend(self.player_process.dismiss(result, for_good=for_good))

    def _request(self, player: BuiltIn, seat: int) -> DecisionRequest:
        command = self._programs.get(player.player)
        whims = seed_in(self.seed, self.retaken) if self.retaken else self.seed
        return request(self, self._history, player, seat, whims, self.player_process.budget, command)

    def _sits(self, seat: int) -> str | None:
        return self.seats[seat].name if self.is_person(seat) else None

    def compose(self, name: str | None = None) -> Save:
        """Return the game as it is saved, under a name if a person gave it one."""
        return compose(
            self.played,
            self.seats,
            self.seed,
            self.autosave.run,
            name,
            beside=self.circumstances,
        )

    def _autosave(self, save: SaveWay) -> None:
        self._hints_kept = self.hint_service.used
        save(self.compose)
