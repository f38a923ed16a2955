"""The hint over the table: asked for, thought of in the background, read, and played or put away.

It lies over everything and yet keeps nobody from acting: whatever is done beside it puts it away and is done.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, Protocol

import pygame
from attrs import evolve, frozen
from pygame import Rect

from leonardo.ai.advice import Advised
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import LOOKS, Scene
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table import commands
from leonardo.app.table.dialogs.answers import Dialogs
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.hint.card import (
    Cross,
    HintCard,
    HintRow,
    Suggested,
    Suggestion,
    lay_card,
    lay_slip,
    with_pictures,
)
from leonardo.app.table.kinds import Action, Spot, View
from leonardo.app.table.looks import glow
from leonardo.app.table.panels.stroke import lay_within
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.app.table.words import last_acts
from leonardo.play.session import Session

_GAP: Final = 4  # pixels between a card and the buttons that it keeps clear of
_NARROWEST: Final = 280  # pixels of a card that is high and narrow


@frozen
class PlacedCard:
    """A card within its `place`, and the choices as it shows them."""

    card: HintCard
    told: Suggested
    place: Rect

    def clear_of(self, rects: Sequence[Rect]) -> bool:
        """Tell whether it fits in its place and hides none of some rectangles."""
        return self.place.contains(self.card.rect) and self.card.rect.collidelist(rects) < 0


def place_card(
    kit: Kit,
    picture: TablePicture,
    told: Suggested,
    marked: Sequence[Rect],
    spots: Mapping[Spot, Rect],
    *,
    dialog: Rect | None,
    asking: Rect | None,
    aside: Sequence[Rect] = (),
) -> PlacedCard:
    """Return the card where it lies.

    It hides least of the `dialog` over which it lies, or of where the table tells what it is `asking`, and then of what
    is `marked`. Buttons among the `spots` that belong to what is asked stay free where the card fits beside them, and
    so do those that stand `aside` of the strip.
    """
    place, below = picture.hint_place([*marked, *aside], dialog, asking)
    usual, foot = _placed(kit, place, told, from_below=below), picture.foot
    under = [button for button in aside if usual.card.rect.colliderect(button)]
    if under and not below:
        up = usual.card.rect.bottom + _GAP - min(button.top for button in under)
        raised = _placed(kit, place.move(0, -up), told, from_below=False)
        usual = raised if raised.card.rect.top > 0 and raised.card.rect.collidelist(aside) < 0 else usual
    if asking is None or dialog is not None or foot is None:
        return usual
    buttons = [at for spot, at in spots.items() if isinstance(spot, ButtonSpot) and asking.contains(at)]
    if usual.card.rect.collidelist(buttons) < 0:
        return usual
    others = (_placed(kit, each, told, from_below=low) for each, low in _beside(foot, asking, buttons))
    return next((other for other in others if other.clear_of(buttons)), usual)


def _placed(kit: Kit, place: Rect, told: Suggested, *, from_below: bool) -> PlacedCard:
    shown = with_pictures(kit, place, told)
    return PlacedCard(lay_card(kit, place, shown, from_below=from_below), shown, place)


def _beside(foot: Rect, asking: Rect, buttons: Sequence[Rect]) -> Iterator[tuple[Rect, bool]]:
    """Yield a place at the foot of the table, below the buttons, and those beside all that is asked.

    With each comes whether a card lies at its lower end.
    """
    top = max(button.bottom for button in buttons) + _GAP
    yield Rect(foot.left, top, foot.width, foot.bottom - top), True
    for left, right in ((asking.right + _GAP, foot.right), (foot.left, asking.left - _GAP)):
        if right - left >= _NARROWEST:
            yield Rect(left, asking.top, right - left, foot.bottom - asking.top), False


BEST: Final = 3  # how many choices are shown at most
_THINKING: Final = 30  # milliseconds between two looks whether the advice has come
_ALONG: Final = {pygame.K_DOWN: pygame.K_RIGHT, pygame.K_UP: pygame.K_LEFT}
"""The keys that go on from a choice to the next where they stand side by side, and which they are as good as."""
_OWN: Final = ("walk", "next", "press")  # the commands that the card answers to itself


class HintAsker(Protocol):
    """What a hint needs of the table that asks for it."""

    game: AnyTableGame
    session: Session
    names: tuple[str, ...]
    picture: TablePicture
    dialogs: Dialogs

    def own_view(self) -> View:
        """Return all that the person may know who asks."""

    def places(self) -> Mapping[Spot, pygame.Rect]:
        """Return where everything lies."""

    def marks(self) -> Marks:
        """Return what is laid over the table."""

    def tell(self) -> None:
        """Say what went wrong."""

    def act(self, action: Action, dropped: bool) -> None:
        """Carry out what was decided."""


class HintScene(Scene):
    """What Leonardo would do, and on the table where that is; or what he would do in the dialog that it lies over."""

    opaque: ClassVar[bool] = False
    helped_below: ClassVar[bool] = True

    def __init__(self, kit: Kit, table: HintAsker) -> None:
        super().__init__(kit)
        self.table = table
        self._view = table.own_view()
        self._seen_for = 0.0
        self.form: Form = Form(kit, [])
        self.card: HintCard | None = None

    @property
    def told(self) -> tuple[Advised, ...]:
        """The choices that are shown, the best first; nothing while Leonardo thinks."""
        return self.table.session.hint_service.told[:BEST]

    @property
    def looked_at(self) -> Advised | None:
        """The choice that the mouse is over, or else the keyboard is at."""
        name = self.form.pointed
        return self.told[int(name)] if name.isdigit() and self.told else None

    @property
    def _over(self) -> pygame.Rect | None:
        """Where the dialog lies that is asked in, in pixels, if one is: elsewhere in another size of the window."""
        return self.table.dialogs.sheet

    # ---- the scene

    def enter(self) -> None:
        self.table.session.ask_advice()

    def leave(self) -> None:
        self.table.session.hint_service.stop()

    def arrange(self, layout: Layout) -> None:  # noqa: ARG002 - the table knows its own
        """Lay the card beside what it speaks of, once that is known, and the slip over the prompt before."""
        if not self.told:
            self.card = lay_slip(self.page, self.table.places()[PromptSpot()])
            self.form = Form(self.page, [Cross(self.card.cross(self.page), self.close)])
            self.redraw()
            return
        marked = [rect for each in self.told for rect in self._marks(each)]
        asking = self.table.picture.asking(self._view, self.table.marks())
        aside = self._buttons_on_the_table() if asking is None else []
        note = self.table.game.advice_note() if self._scored else tr("table.hint.chance")
        choices = tuple(self._in_words(each) for each in self.told)
        if self._even(choices):
            note = tr("table.hint.even")
            choices = tuple(evolve(each, why="") for each in choices)  # what speaks for one of them would contradict it
        told = Suggested(note, choices)
        spots, picture = self.table.places(), self.table.picture
        placed = place_card(self.page, picture, told, marked, spots, dialog=self._over, asking=asking, aside=aside)
        self.card, choices = placed.card, placed.told.choices
        self.table.dialogs.step_aside(placed.card.rect)
        rows = [
            HintRow(str(number), rect, suggestion, self.card.written, self._playing(each.action))
            for number, (rect, suggestion, each) in enumerate(zip(self.card.rows, choices, self.told, strict=True))
        ]
        focus = self.form.focus if self.form.focus.isdigit() else ""
        self.form = Form(self.page, [*rows, Cross(self.card.cross(self.page), self.close)], focus)
        self.redraw()

    @property
    def page(self) -> Kit:
        return self.kit.page

    def update(self, milliseconds: float) -> None:
        """Show the advice when it is there; go where there is none."""
        self._seen_for += milliseconds
        if self.table.session.hint_service.poll():
            self._seen_for = 0.0
            if self.told:
                self.arrange(self.kit.layout)
            else:
                self.close()
                self.table.tell()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself; until a choice counts, time is passing."""
        looked_at = not self.table.session.hint_service.waiting and self._seen_for >= LOOKS
        return super().rest() if looked_at else _THINKING

    def draw(self, surface: pygame.Surface) -> None:
        self._light_up(surface)
        if self.card is not None:
            self.card.draw(surface, self.page)
        self.form.draw(surface)

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        return () if self.card is None else (self.card.rect,)

    @property
    def framed(self) -> Sequence[pygame.Rect]:
        return [light.region for light in self._lights()]

    # ---- what the person does

    def close(self) -> None:
        self.kit.stack.remove(self)

    def handle(self, event: pygame.Event) -> bool:
        """Read on the card with mouse or keys; anything else puts it away, and is meant for what lies under it."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not self._on_card(event.pos):
            return self._give_way(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.close()
            return True
        handled = self.form.handle(event)
        if self.form.changed:
            self.redraw()
        return handled

    def _key(self, event: pygame.Event) -> bool:
        pressed = self.kit.keys.read(event, self.table.session.game.name)
        if pressed is None or pressed.command in self.kit.commands:
            return False
        if pressed.command == commands.HINT and not self.told:
            return True  # asked once more, while the answer is on its way
        only_cross = pressed.command == "press" and not self.told
        if pressed.command in ("back", commands.HINT) or only_cross:
            self.close()
            return True
        if pressed.command not in _OWN or not self.told:
            return self._give_way(event)
        beside = self.card is not None and self.card.side_by_side
        along = _ALONG.get(event.key) if beside else None
        self.form.handle(event if along is None else pygame.Event(pygame.KEYDOWN, key=along))
        self.redraw()
        return True

    def _give_way(self, event: pygame.Event) -> bool:
        self.close()
        return self.kit.stack.handle(event)

    def _on_card(self, point: tuple[int, int]) -> bool:
        return self.card is not None and self.card.rect.collidepoint(point)

    def _playing(self, action: Action) -> Callable[[], None]:
        def play() -> None:
            if self._seen_for >= LOOKS:  # a click at the moment when the choices came was meant for something else
                self.close()
                self.table.act(action, dropped=False)

        return play

    # ---- what is said, and where

    @property
    def _scored(self) -> bool:
        """Whether it is told what each choice may end with: not if that leaves too much open for one of them."""
        return all(each.expected.score.telling for each in self.told)

    def _even(self, choices: Sequence[Suggestion]) -> bool:
        """Tell whether several choices have the same chance, and none is surely worse than another."""
        alike = len({each.chance for each in choices}) == 1
        return len(choices) > 1 and alike and not any(each.gap.beyond_doubt for each in self.told)

    def _in_words(self, advised: Advised) -> Suggestion:
        game, names = self.table.game, self.table.names
        action = game.choice(self._view, advised.action, names)
        chance, score = last_acts.chance(advised.expected.chance, [each.expected.chance for each in self.told]), ""
        if self._scored:
            score = last_acts.score(advised.expected.score)
        picture = game.advice_picture(self._view, advised.action)
        return Suggestion(action, chance, score, game.why(advised, names), game.advice_sign(), picture)

    def _marks(self, advised: Advised) -> list[pygame.Rect]:
        found = self.table.places()
        return [found[spot] for spot in self._whereabouts(advised)]

    def _buttons_on_the_table(self) -> list[pygame.Rect]:
        places, prompt = self.table.places(), self.table.marks().prompt
        buttons = prompt.buttons if prompt is not None else ()
        return [places[spot] for each in buttons if each.aside and (spot := ButtonSpot(each.key)) in places]

    def _whereabouts(self, advised: Advised) -> list[Spot]:
        found = self.table.places()
        return [spot for spot in self.table.game.moves.whereabouts(self._view, advised.action) if spot in found]

    def _lit(self) -> list[Spot]:
        """Return the spots that are lit on the table: those of the choice that is looked at."""
        looked_at = self.looked_at
        return self._whereabouts(looked_at) if looked_at is not None and self._over is None else []

    @property
    def _asked(self) -> Marks:
        """What is asked: the table lies as that needs, and nothing else that the hands lay over it is looked at."""
        return Marks(prompt=self.table.marks().prompt)

    def _lights(self) -> list[glow.Light]:
        areas, k = self.table.picture.areas(self._view, self._asked), self.kit.layout.k
        return [glow.light(areas[spot], k, glow.POINTED, 1.0) for spot in self._lit() if spot in areas]

    def _light_up(self, surface: pygame.Surface) -> None:
        lights, spots = self._lights(), frozenset(self._lit())
        for light in lights:
            light.lay(surface)
        standing = self.table.picture.standing(self._view, self._asked, spots)
        lay_within(surface, standing, [light.region for light in lights])
