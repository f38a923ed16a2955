"""The table at which a lesson is given: the game as usual, and a slip on it that says what to do next."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen
from pygame import Rect

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.lessons.slip import Slip, SlipText, draw_slip, lay_slip
from leonardo.app.scenes.pause import PauseEntry, PauseScene
from leonardo.app.table.buttons import TableButton
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.input.hands import goals_in
from leonardo.app.table.kinds import Action, Spot, View
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.motion.sounds import DENY
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot, PromptSpot, SeatSpot
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.play.lessons.lesson import LessonStep
from leonardo.play.lessons.session import LessonSession

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class LessonPause(PauseScene):
    """A rest in a lesson, which is kept as far as it came."""

    def __init__(self, host: "Host", session: LessonSession) -> None:
        super().__init__(host)
        self._session = session

    def entries(self) -> Sequence[PauseEntry]:
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


LATER: Final = "meanwhile"  # the word for the sentence that tells how the game has gone on since the lesson before
HERE: Final = "here"  # the word for the sentence that tells where a lesson begins
_CLEAR: Final = (PromptSpot, ButtonSpot)  # what a slip hides only where there is no other place for it
_BESIDE: Final = 16  # pixels within which words belong to what they stand beside
_WANTED: Final = 4
_SHY: Final = 4
_ASKED: Final = 12
"""How many times worse it is to hide what can be used now, words that are no spot, and what is asked on the table, than
anything else."""


@frozen
class TaughtSentence:
    """What is told: the word for it, what it points to and what else must be seen, whether it is only to be read."""

    word: str
    spot: Spot
    clear: tuple[Spot, ...] = ()
    read: bool = False
    closing: bool = False


class LessonTable(TableScene):
    """The table at which a lesson is given; `closed` is done when the learner goes on after its last sentence.

    `before` is what the learner has just seen in the lesson before, if it comes from there.
    """

    forecasts = False  # the lesson tells what counts
    talks = False  # nothing is to be read beside the slip
    on_request = False  # a script says what is asked
    warns = False  # what is asked for here is no danger, and a sheet would lie over the slip that asks for it

    def __init__(
        self,
        host: "Host",
        game: AnyTableGame,
        session: LessonSession,
        closed: Callable[[], None],
        before: View | None = None,
    ) -> None:
        super().__init__(host, game, session)
        self.lesson = session
        self.slip: Slip | None = None
        self._closed = closed
        self._told: TaughtSentence | None = None
        self._against = ""
        self._forget_slip = False
        """Whether what is told is to be told anew, even if it is the same."""
        self._stands_among: object = None
        """Where everything was when it was looked last whether the slip hides anything that it should not."""
        self._results_shown = True
        self._opening = self._opened(before)
        """The word for the sentence on where it begins, as long as that is still to be told."""

    # ---- what is told

    def _opened(self, before: View | None) -> str:
        lesson, course = self.lesson, self.lesson.course
        if not (course.jumps(lesson.lesson) and lesson.at_its_beginning):
            return ""
        passed = before is not None and course.passes(lesson.lesson, before, self.view())
        return LATER if passed else HERE

    @property
    def told(self) -> TaughtSentence | None:
        return self._told

    @property
    def _reads(self) -> bool:
        return self.slip is not None and self._told is not None and self._told.read

    def _sentence(self) -> TaughtSentence | None:
        lesson, busy = self.lesson, self.course.playback.busy
        if lesson.over_lesson and not busy and not self.course.playback.flags.standing:
            return TaughtSentence("done", lesson.lesson.spot(self.view()), read=True, closing=True)
        step = lesson.step if self.course.free else None
        if step is not None and self._opening:
            view, course = self.view(), lesson.course
            return TaughtSentence(self._opening, course.later_at(view), tuple(course.later_clear(view)), read=True)
        if step is not None:
            return self._of(step, step.word, read=step.accepts is None)
        last = lesson.guide.last
        if last is None or last.then is None or self.course.free:
            return None
        view = self.view()
        return TaughtSentence(f"{last.word}_then", last.then(view), tuple(last.clear(view)))

    def _of(self, step: LessonStep, word: str, *, read: bool = False) -> TaughtSentence:
        view = self.view()
        return TaughtSentence(word, step.spot(view), tuple(step.clear(view)), read)

    def _renew(self) -> None:
        """Lay a new slip where something else is to be told."""
        told = self._sentence()
        same = told.word if told is not None else "", self._told.word if self._told is not None else ""
        if same[0] == same[1] and not self._forget_slip:
            self._keep_clear(told)
            return
        self._forget_slip = False
        self._told, self._against = told, ""
        self._lay()
        self._come_to(told)

    def _come_to(self, told: TaughtSentence | None) -> None:
        """Let the keyboard be where one answers, and nowhere while something is read.

        That is at the button that leads on, or else at what is told of, if that can be used now.
        """
        controls = self.controls
        if self._reads:
            controls.leave_question()
        elif told is not None and self.free and self.kit.stack.by_keys and self.hands.held is None:
            controls.leave_question()
            controls.come_to_question(by_keys=True)
            if not isinstance(controls.walk.at, ButtonSpot) and told.spot in controls.walk.usable():
                controls.go_to(told.spot)

    def _notice_question(self, milliseconds: float) -> None:
        """Leave the keyboard nowhere where something is to be read before the question."""
        before = self.controls.walk.at
        super()._notice_question(milliseconds)
        if self._reads and before is None and self.controls.walk.at is not None:
            self.controls.leave_question()

    def _keep_clear(self, told: TaughtSentence | None) -> None:
        """Lay the slip anew where it would hide what has come up since, or what it speaks of is elsewhere now."""
        places, asking = self.places(), self.picture.asking(self.view(), self.marks())
        among = places, asking and tuple(asking), told
        if self.slip is None or told is None or among == self._stands_among:
            return
        self._stands_among = among
        elsewhere = places.get(told.spot) != self.slip.about
        if elsewhere or self.slip.rect.collidelist(self._kept_clear(told, places)) >= 0:
            self._told = told
            self._lay()

    def _lay(self) -> None:
        self.slip = None if self._told is None else self._laid(self._told)
        self.layers.clear = self.picture.covers = () if self.slip is None else (self.slip.rect,)
        self.redraw()

    def _laid(self, told: TaughtSentence) -> Slip:
        course, lesson = self.lesson.course, self.lesson.lesson
        steps = len(lesson.steps)
        far = (
            ""
            if told.closing or told.word in (LATER, HERE)
            else tr("lessons.far", step=min(self.lesson.step_number, steps), steps=steps)
        )
        foot = tr("lessons.how", button=self._going_on(told)) if told.read else ""
        text = self._text(told)
        said = SlipText(
            tr(course.text_of(lesson, "title")), far, text, tr(self._against) if self._against else "", foot
        )
        places, brush = self.places(), self.picture.brush
        about = places.get(told.spot)
        plate = self._plate(about, places) if about is not None else None
        near = about.inflate(_BESIDE, _BESIDE) if about is not None else Rect(0, 0, 0, 0)
        beside_it = [each for each in self.picture.shy if near.colliderect(each)]
        clear, others = self._kept_clear(told, places), self._weighed(places, told)
        return lay_slip(brush, said, about, clear, others, plate, beside_it, self.picture.lettering)

    def _going_on(self, told: TaughtSentence) -> str:
        """Return what the button is called that leads on from a sentence that is only to be read."""
        if not told.closing:
            return tr("lessons.go_on")
        follows = self.lesson.course.after(self.lesson.lesson) is not None
        return tr("lessons.next" if follows else "lessons.finish")

    def _text(self, told: TaughtSentence) -> str:
        """Return what is told; where a lesson begins, that is what it teaches and then how its table stands."""
        course = self.lesson.course
        if told.word in (LATER, HERE) and course.later is not None:
            about = tr(course.text_of(self.lesson.lesson, "about"))
            return f"{about} {tr(f'{course.text}.{told.word}', **course.later(self.view()))}"
        return tr(course.text_of(self.lesson.lesson, told.word))

    def _plate(self, about: Rect, places: Mapping[Spot, Rect]) -> Rect | None:
        asking = self.picture.asking(self.view(), self.marks())
        panels = (rect for spot, rect in places.items() if isinstance(spot, SeatSpot))
        return next((each for each in (asking, *panels) if each is not None and each.contains(about)), None)

    def _kept_clear(self, told: TaughtSentence, places: Mapping[Spot, Rect]) -> list[Rect]:
        """Return what is not to be hidden: what is told of, the prompt and buttons, and what is asked elsewhere."""
        shown = (told.spot, *told.clear)
        found = [rect for spot, rect in places.items() if isinstance(spot, _CLEAR) or spot in shown]
        about, asking = places.get(told.spot), self.picture.asking(self.view(), self.marks())
        elsewhere = asking is not None and not (about is not None and asking.contains(about))
        return [*found, asking] if asking is not None and elsewhere else found

    def _weighed(self, places: Mapping[Spot, Rect], told: TaughtSentence) -> Weighed:
        """Return how bad it is to hide each thing on the table: worse where something can be done now."""
        view, dear = self.view(), self.picture.traits.dear
        goals = set() if told.read else {*self.hands.lit(view), *goals_in(self.game.moves, view)}
        found: dict[tuple[int, ...], float] = {}
        for spot, rect in places.items():
            weight = dear.get(type(spot), 1) * (_WANTED if spot in goals else 1)
            found[tuple(rect)] = max(weight, found.get(tuple(rect), 0))
        asking = self.picture.asking(view, self.marks())
        told_there = {tuple(asking): float(_ASKED)} if asking is not None else {}
        return {**found, **dict.fromkeys(map(tuple, self.picture.shy), _SHY), **told_there}

    # ---- the scene

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self._lay()

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.kit.stack.top is self:
            self._renew()

    def draw_again(self, surface: pygame.Surface) -> None:
        super().draw_again(surface)
        if self.slip is not None and self._slip_shown:
            draw_slip(surface, self.picture.brush, self.slip)
            self._draw_above(surface, self.slip.rect)
            self.layers.forget()

    @property
    def _slip_shown(self) -> bool:
        helped = isinstance(self.kit.stack.top, HelpScene)
        feasting = self.course.playback.feast is not None
        return not (self.log.open or self._close_look.spot is not None or feasting or helped)

    @property
    def _living(self) -> bool:
        """Whether the table lives: not under a slip."""
        return self.slip is None and super()._living

    def handle(self, event: pygame.Event) -> bool:
        if self.slip is None or not self._slip_shown:
            return super().handle(event)
        on_it = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and self.slip.rect.collidepoint(event.pos)
        if on_it and self.hands.held is None:
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
                self.go_on()
            return True
        pressed = self.kit.keys.read(event, self.session.game.name) if event.type == pygame.KEYDOWN else None
        if self._reads and pressed is not None and pressed.command == "press":
            self.go_on()
            return True
        return super().handle(event)

    def go_on(self) -> None:
        """Go on where something was only to be read; after the last sentence, to the next lesson."""
        if not self._reads or self._told is None:
            return
        if self._told.closing:
            self._closed()
            return
        if self._told.word == self._opening:
            self._opening = ""
        else:
            self.lesson.read()
        self._renew()

    def pause_game(self) -> None:
        self.kit.stack.push(LessonPause(self.host, self.lesson))

    # ---- what the learner does

    def act(self, action: Action, dropped: bool) -> None:
        if not self._refuses(action):
            super().act(action, dropped)

    def submit(self, action: Action, dropped: bool = False) -> None:
        if not self._refuses(action):
            self._forget_slip = True
            super().submit(action, dropped)

    def _press(self, button: TableButton) -> None:
        action = button.action(self.course.view()) if self.free else None
        if action is None or not self._refuses(action):
            super()._press(button)

    def why_no_drag(self) -> str:
        return tr("table.refused.read") if self._reads else super().why_no_drag()

    def _refuses(self, action: Action) -> bool:
        """Say kindly why an action is not for now, if it is not; tell whether it is not."""
        key = self.lesson.against(action)
        if key is None:
            return False
        self._against = key
        self.hands.let_go()
        self._staging.clear()
        self.ear.play(DENY)
        self._lay()
        self._come_to(self._told)
        return True

    # ---- what goes on

    def _situation(self) -> PromptState:
        reads = self._going_on(self._told) if self._reads and self._told is not None else ""
        return evolve(super()._situation(), rests=tr("lessons.over") if self.lesson.over_lesson else "", reads=reads)

    def _ask(self) -> None:
        self._renew()
        if not self._reads:
            super()._ask()

    def whereabouts(self) -> Sequence[Rect]:
        """Return where what the slip speaks of lies, in pixels; nothing where it speaks of nothing to be seen."""
        if self.slip is None or self._told is None:
            return ()
        found = self.places()
        return [found[spot] for spot in (self._told.spot, *self._told.clear) if spot in found]
