"""The scene of the podium: it comes after the last move, and everything else about the end is reached from it."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import LOOKS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.window.curtain import REVEALS
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table import commands
from leonardo.app.table.motion.sounds import Ear
from leonardo.app.table.results.podium import GROUND
from leonardo.app.table.results.podium.block import Figure
from leonardo.app.table.results.podium.camera import Outlook, Rise, below
from leonardo.app.table.results.podium.ceremony import Ceremony, Shown
from leonardo.app.table.results.podium.course import (
    CROWD,
    DAIS,
    HEADING,
    LEDGER,
    SLIP,
    TOLD,
    ceremony,
    climbs,
    crowned_at,
    deed_of,
    figure_of,
    laurel_of,
    overtakings,
)
from leonardo.app.table.results.podium.crowd import Crowd, Hail
from leonardo.app.table.results.podium.ground import Ground, dais
from leonardo.app.table.results.podium.news import board, deed, lay_news_within, slip
from leonardo.app.table.results.podium.petals import FALL, Drift, Joy, Living, Petals, flock
from leonardo.app.table.results.podium.plan import lay_podium
from leonardo.app.table.results.podium.table import short_ledger
from leonardo.app.table.results.podium.things import Things
from leonardo.app.table.results.sheet import ResultsSheet

_BUTTONS: Final = 5
_QUIET: Final = 22  # how many ways there are to go on, and the type of all but the first
_SHADOW: Final = 14  # units around the ways to go on in which there is anything of them, such as shadows
LOWERED: Final = 64
"""Units by which the square lies lower than the foot of the steps, so that its dome stands free of the banner."""
_PRESSES: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class PodiumScene(MenuScene):
    """How a game ended, told on the square; `ledger` is the sheet with all the rest.

    If it came by itself (`came`), the seats come up one after the other; any press goes on to the whole, and the next
    one counts a moment later. The ways to go on come with the ledger, while petals are still falling. The
    keyboard is at the ledger, and shows so when it is used: whoever presses Enter once more than needed sees more of
    this game, and does not begin another one.
    """

    first_focus = "ledger"
    upright = True

    def __init__(self, ledger: ResultsSheet, *, came: bool = False) -> None:
        super().__init__(ledger.kit)
        self.ledger = ledger
        self.unexpected = came
        self._moving = came and self.kit.settings.motion > 0
        self._now = -REVEALS
        self._first = self._moving
        self._ring_waits = True
        self._deaf = 0.0
        self._ceremony: Ceremony | None = None
        self._joy = Joy(())
        self._ear = Ear(self.kit.audio)
        self.kit.pictures.begin(GROUND)

    # ---- what is shown

    def arrange(self, layout: Layout) -> None:
        self._outcome = self.ledger.outcome()
        order, finishes = self._outcome.order, self._outcome.finishes
        self.plan = lay_podium(self.page.layout, order, finishes, _BUTTONS)
        rooms = [room for room in (self.plan.beside, self.plan.news) if room is not None]
        self._told_at, self._news = lay_news_within(self.page, rooms, self.ledger.host.brought)
        told = [*([LEDGER] if self.plan.ledger else []), *([SLIP] if self._news.told else [])]
        self._timeline = ceremony(order, finishes, len(self._news.deeds), told)
        gone = next(cue.over for cue in self._timeline.cues if cue.what == CROWD)
        self._thrown = crowned_at(order, finishes)
        self._rise = Rise.with_blocks(climbs(order, finishes)[order[0]])
        across = [step.centerx for step in self.plan.steps]
        hails = [Hail(each.when, across[each.seat]) for each in overtakings(order, finishes)]
        cheered = Hail(self._thrown, across[order[0]])
        self._crowd = Crowd(self.page, self.plan, cheered, gone, hails, self._rise)
        self._petals = Petals(self.page, self.plan)
        self._birds = Living(flock(self.page, self.plan))
        self._people = Living(self._crowd.creatures())
        self._lying = Living(self._petals.creatures())
        self._drift = self._petals.drifting()
        self._ceremony = None
        self._arrange_buttons(layout)

    @property
    def _stands(self) -> int | None:
        return self.plan.steps[0].bottom if self._told_at == self.plan.beside else None

    def _arrange_buttons(self, layout: Layout) -> None:
        super().arrange(layout)
        self.form.ring_waits = self._ring_waits
        seals = [tag.place for tag in self._news.deeds]
        self.form.hints_off = seals[0].unionall(seals[1:]) if seals else None

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - the plan knows the layout
        """Return the ways to go on, once the laurel is on, and the deeds, which explain themselves."""
        if not self._asks:
            return ()
        host = self.ledger.host
        entries = (
            ("again", tr("table.results.again"), lambda: host.play_again(self.ledger.session)),
            ("ledger", tr("table.results.ledger"), lambda: self.kit.stack.push(self.ledger)),
            *([("review", tr("table.review.button"), self.ledger.ask_whose)] if self.ledger.reviewed else []),
            ("look", tr("table.results.look"), self.ledger.look_back),
            ("title", tr("table.results.to_title"), lambda: host.leave(host.show_title)),
        )
        first, *others = zip(entries, self.plan.buttons, strict=False)
        (name, text, action), place = first
        again = Button(name, place, text, action, strong=True, size=26)
        others_too = (
            Button(name, place, text, action, size=_QUIET, face=Face.STRONG) for (name, text, action), place in others
        )
        deeds = (Widget(tag.text, tag.place, hint=tag.about, enabled=False) for tag in self._news.deeds)
        return again, *others_too, *deeds

    @property
    def curtained(self) -> bool:
        return self._first

    def pause(self) -> None:
        self._first = False

    def back(self) -> None:
        self.kit.stack.remove(self)

    @property
    def complete(self) -> bool:
        return not self._moving

    @property
    def _asks(self) -> bool:
        return not self._moving or self._now >= self._timeline.read

    @property
    def _lasts(self) -> float:
        return max(self._timeline.lasts, self._thrown + FALL)

    # ---- the course of it

    def handle(self, event: pygame.Event) -> bool:
        """Go on to the whole at any press; then hand the event to the buttons, one of which has a key."""
        if not self._asks and event.type in _PRESSES:
            self._complete()
            return True
        if self._deaf > 0 and event.type in _PRESSES:
            return True
        if event.type == pygame.KEYDOWN and self._ring_waits:
            self._ring_waits = self.form.ring_waits = False
            self.redraw()
        if self.kit.keys.means(event, commands.REVIEW):
            self.ledger.ask_whose()
            return True
        return super().handle(event)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self._deaf = max(0.0, self._deaf - milliseconds)
        if not self._moving:
            return
        motion, before = self.kit.settings.motion, self._now
        self._now += milliseconds / motion if motion else self._lasts
        if self._living:
            for each in (self._birds, self._people, self._lying):  # all change at once later on, too
                each.go_on(milliseconds)
        if self._ceremony is not None:
            self._ceremony.make_more()
        self._ear.hear(self._timeline.heard(before, self._now))
        self.redraw()
        if self._now >= self._lasts:
            self._complete()
        elif self._asks and not self.form.widgets:
            self._ask()

    def _complete(self) -> None:
        self._moving = False
        if self._ceremony is not None:
            self._lay_rest(self._ceremony)
        if not self.form.widgets:
            self._ask()
        self.redraw()

    def _ask(self) -> None:
        """Give the ways to go on: a press just then was meant for what was seen before."""
        self._arrange_buttons(self.kit.layout)
        self._deaf = LOOKS

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        if self._moving or self._deaf > 0:
            return 0
        lively = self._lively if self._living else ()
        return min([super().rest(), *(each.rest() for each in lively)])

    def stir(self, surface: pygame.Surface, milliseconds: float) -> bool:
        if not self._living or self._ceremony is None:
            return False
        changed = [place for each in self._lively for place in each.go_on(milliseconds)]
        for place in changed:
            self._ceremony.draw_again(surface, place)
            surface.set_clip(place)
            self._draw_living(surface)
            surface.set_clip(None)
        return bool(changed)

    @property
    def _lively(self) -> Sequence[Living | Joy | Drift]:
        return self._birds, self._people, self._lying, self._drift, self._joy

    def _draw_living(self, surface: pygame.Surface) -> None:
        for each in (self._lying, self._people, self._birds, self._drift):
            each.draw(surface)

    @property
    def _living(self) -> bool:
        """Whether what lives moves by itself: a person looks on who has nothing against motion."""
        settings = self.kit.settings
        return self.kit.living and settings.living and settings.motion > 0

    def backdrop(self, surface: pygame.Surface) -> None:
        if self._ceremony is None:
            page, plan, outcome, looks = self.page, self.plan, self._outcome, self.ledger.looks
            square = self._square(surface.get_size())
            things = Things(page, plan, outcome, looks, square.dome)
            makers: dict[Hashable, Callable[[], Shown]] = {**things.makers(), CROWD: lambda: self._crowd}
            makers[DAIS] = partial(dais, page, plan.steps)
            makers |= {deed_of(number): partial(deed, page, tag) for number, tag in enumerate(self._news.deeds)}
            if self._news.deeds:
                makers[HEADING] = partial(board, page, self._news, self._stands)
            makers[SLIP] = partial(slip, page, self._told_at, self._news.told)
            if plan.ledger is not None:
                makers[LEDGER] = partial(short_ledger, page, plan.ledger, outcome, looks)
            hopping = [seat for seat in outcome.order if outcome.finishes[seat].place == 1]
            self._joy = Joy([figure for seat in hopping if isinstance(figure := makers[figure_of(seat)](), Figure)])
            moves = {what(seat) for seat in hopping for what in (figure_of, laurel_of)}
            outlook = Outlook(
                square.picture(page.pictures), below(page.layout.k), self._foot, page.layout.k, self._rise
            )
            self._ceremony = Ceremony(outlook, self._timeline, makers, things.ahead(), moves.__contains__)
            if not self._moving:
                self._lay_rest(self._ceremony)
        self._ceremony.draw(surface, self._now if self._moving else self._timeline.lasts)
        thrown = self._now - self._thrown
        if not self._moving:
            self._draw_living(surface)
            return
        self._birds.draw(surface)
        if self._now >= self._crowd.gone:
            self._people.draw(surface)
        if thrown > 0:
            self._petals.draw(surface, thrown / FALL, told=self._now >= self._timeline.read)

    @property
    def _foot(self) -> int:
        return self.plan.steps[0].bottom + self.page.layout.px(LOWERED)

    def _square(self, size: tuple[int, int]) -> Ground:
        """Return how the square lies, with what of it is seen under a window of a size before the camera rises."""
        plan, finishes = self.plan, self._outcome.finishes
        winners = [step.centerx for step, finish in zip(plan.steps, finishes, strict=True) if finish.place == 1]
        wide, high = size
        high += below(self.page.layout.k)
        return Ground.laid(self.page.pictures, (wide, high), sum(winners) // len(winners), self._foot)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the square, and on it the ways to go on, as far as they have faded in."""
        self.backdrop(surface)
        share = (self._now - self._timeline.read) / TOLD if self._moving else 1.0
        if share >= 1 or not self.form.widgets:
            self.form.draw(surface)
            return
        reach = self.page.layout.px(_SHADOW)
        around = self.plan.buttons[0].unionall(list(self.plan.buttons)).inflate(2 * reach, 2 * reach)
        around = around.clip(surface.get_rect())
        before = surface.subsurface(around).copy()
        self.form.draw(surface)
        before.set_alpha(round(255 * (1 - share)))
        surface.blit(before, around)

    def _lay_rest(self, shown: Ceremony) -> None:
        shown.settle(self._timeline.lasts)
        self._petals.lay(shown.ground)
