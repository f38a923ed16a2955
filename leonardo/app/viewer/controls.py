"""What is pressed in the viewer: on the bar, on the card of a moment, and by keys."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.keymap import Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK, IVORY, Colour
from leonardo.app.kit.translations import tr, tr_of
from leonardo.app.kit.widgets.basic import Button, Stepper, Widget, WidgetState
from leonardo.app.viewer import commands
from leonardo.app.viewer.bar import WidgetGroup
from leonardo.app.viewer.saving import GameSaving
from leonardo.play.replay import Station

if TYPE_CHECKING:
    from leonardo.app.viewer.scene import ViewerScene


Shape = Sequence[tuple[float, float]]

_FINE: Final = 4
SYMBOLS: Final[dict[str, Sequence[Shape]]] = {
    "event": (((0.2, 0.14), (0.34, 0.14), (0.34, 0.86), (0.2, 0.86)), ((0.44, 0.14), (0.86, 0.5), (0.44, 0.86))),
    "decision": (((0.1, 0.16), (0.5, 0.5), (0.1, 0.84)), ((0.5, 0.16), (0.9, 0.5), (0.5, 0.84))),
    "round": (
        ((0.06, 0.16), (0.42, 0.5), (0.06, 0.84)),
        ((0.42, 0.16), (0.78, 0.5), (0.42, 0.84)),
        ((0.8, 0.14), (0.94, 0.14), (0.94, 0.86), (0.8, 0.86)),
    ),
    "play": (((0.22, 0.08), (0.9, 0.5), (0.22, 0.92)),),
    "pause": (
        ((0.18, 0.1), (0.42, 0.1), (0.42, 0.9), (0.18, 0.9)),
        ((0.58, 0.1), (0.82, 0.1), (0.82, 0.9), (0.58, 0.9)),
    ),
}
"""The symbols of what goes on, as polygons in a square of side 1; turned round they go back."""


class SymbolButton(Button):
    """A button with a `symbol`; `back` turns it round."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        symbol: str,
        action: Callable[[], None],
        *,
        hint: str,
        back: bool = False,
        strong: bool = False,
    ) -> None:
        super().__init__(name, rect, "", action, strong=strong, hint=hint)
        self._symbol, self._back = symbol, back

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        super().draw(surface, kit, look)
        side = round(min(self.rect.size) * 0.52)
        colour = FAINT if not self.enabled else IVORY if self.strong else INK
        key = ("symbol", self._symbol, self._back, side, colour)
        made = kit.pictures.made(key, lambda: _drawn(self._symbol, side, colour, back=self._back))
        shapes.lay_centred(surface, made, self.rect.move(0, look.held).center)


class PictureButton(Button):
    """A button with a `picture` on it."""

    def __init__(self, name: str, rect: pygame.Rect, picture: str, action: Callable[[], None], *, hint: str) -> None:
        super().__init__(name, rect, "", action, hint=hint)
        self._picture = picture

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        super().draw(surface, kit, look)
        wide, tall = kit.pictures.entry(self._picture).size
        high = round(min(self.rect.size) * 0.66)
        made = kit.pictures.get(self._picture, (max(1, high * wide // tall), high))
        surface.blit(made, made.get_rect(center=self.rect.move(0, look.held).center))


def _drawn(symbol: str, side: int, colour: Colour, *, back: bool) -> pygame.Surface:
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    for shape in SYMBOLS[symbol]:
        corners = [((1 - x if back else x) * side * _FINE, y * side * _FINE) for x, y in shape]
        pygame.draw.polygon(large, colour, corners)
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))


_SIZE: Final = 23
_EYE: Final = "sign_eye"


class SeatField(Stepper):
    """A seat whose arrows go to its decision before and its next one; pressed in the middle, it is the next seat's."""

    def __init__(
        self,
        rect: pygame.Rect,
        looks: Sequence[PlayerStyle],
        seat: int,
        jump: Callable[[int], None],
        changed: Callable[[int], None],
        *,
        hint: str,
    ) -> None:
        super().__init__("seat", rect, [look.name for look in looks], seat, changed, size=_SIZE, hint=hint)
        self._looks, self._jump = looks, jump

    def press(self) -> None:
        self.step(1)

    def click(self, point: tuple[int, int]) -> None:
        """Jump at the arrows; be the field of the next seat elsewhere."""
        if point[0] < self.rect.left + self.side:
            self._jump(-1)
        elif point[0] >= self.rect.right - self.side:
            self._jump(1)
        else:
            self.press()

    def key(self, key: int) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key, 0)
        if by:
            self._jump(by)
        return bool(by)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        look = self._looks[self.chosen]
        mark = shield(kit.pictures, look.colour, round(inner.height * 0.62))
        width = min(kit.painter.measure(look.name, Face.MEDIUM, self.size)[0], inner.width - mark.get_width() - 6)
        left = inner.centerx - (mark.get_width() + 6 + width) // 2
        surface.blit(mark, mark.get_rect(midleft=(left, inner.centery)))
        room = pygame.Rect(
            left + mark.get_width() + 6, inner.top, inner.right - left - mark.get_width() - 6, inner.height
        )
        kit.painter.draw(surface, look.name, room, Face.MEDIUM, self.size, INK)


class EyesField(Stepper):
    """One of the ways to look at a game, beside an eye."""

    def __init__(
        self, rect: pygame.Rect, texts: Sequence[str], chosen: int, changed: Callable[[int], None], *, hint: str
    ) -> None:
        super().__init__("eyes", rect, texts, chosen, changed, size=_SIZE, hint=hint)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        high = round(inner.height * 0.42)
        wide, tall = kit.pictures.entry(_EYE).size
        sign = kit.pictures.get(_EYE, (max(1, high * wide // tall), high))
        text = self.texts[self.chosen]
        width = min(kit.painter.measure(text, Face.MEDIUM, self.size)[0], inner.width - sign.get_width() - 6)
        left = inner.centerx - (sign.get_width() + 6 + width) // 2
        surface.blit(sign, sign.get_rect(midleft=(left, inner.centery)))
        left += sign.get_width() + 6
        room = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        kit.painter.draw(surface, text, room, Face.MEDIUM, self.size, INK)


SPEEDS: Final = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.OFF)
GROUPS: Final = (
    WidgetGroup((54, 54, 54, 66, 54, 54, 54), (34, 34, 34, 42, 34, 34, 34)),
    WidgetGroup((264,), (150,)),
    WidgetGroup((256,), (132,)),
    WidgetGroup((156,), (86,)),
    WidgetGroup((54, 150, 208, 150, 150, 140), (36, 82, 112, 82, 82, 76)),
)
"""The widgets of the bar: going through it, whose eyes, a seat's decisions, the speed, and what else can be done."""


def on_bar(scene: "ViewerScene", places: Sequence[Sequence[pygame.Rect]]) -> list[Widget]:
    """Return the widgets of the bar below its slider, at the places of their groups."""
    moving, (eyes,), (seat,), (speed,), others = places
    ways = [way.text for way in scene.ways]
    speeds = [tr(f"settings.speeds.{each.value}") for each in SPEEDS]
    at = SPEEDS.index(scene.stage.speed)
    seen = tr("viewer.eyes_withheld" if scene.withheld else "viewer.eyes_hint")
    return [
        *_moving(scene, moving),
        EyesField(eyes, ways, scene.way, scene.look_with, hint=seen),
        SeatField(seat, scene.looks, scene.seat, scene.jump, scene.follow, hint=tr("viewer.seat_hint")),
        Stepper("speed", speed, speeds, at, scene.hasten, size=21, hint=tr("viewer.speed_hint"), around=False),
        *_others(scene, others),
    ]


def _moving(scene: "ViewerScene", places: Sequence[pygame.Rect]) -> list[Widget]:
    steps: list[tuple[str, str, Callable[[int], None], int]] = [
        ("round back", "round", scene.step_round, -1),
        ("decision back", "decision", scene.step_decision, -1),
        ("event back", "event", scene.step_event, -1),
        ("event on", "event", scene.step_event, 1),
        ("decision on", "decision", scene.step_decision, 1),
        ("round on", "round", scene.step_round, 1),
    ]
    rects = [*places[:3], *places[4:]]
    found: list[Widget] = [
        SymbolButton(
            name,
            rect,
            symbol,
            partial(step, by),
            back=by < 0,
            hint=tr_of(scene.session.game.name, f"viewer.{symbol}_{'on' if by > 0 else 'back'}"),
        )
        for (name, symbol, step, by), rect in zip(steps, rects, strict=True)
    ]
    symbol = "pause" if scene.playing else "play"
    found.insert(3, SymbolButton("play", places[3], symbol, scene.play, hint=tr(f"viewer.{symbol}"), strong=True))
    return found


def _others(scene: "ViewerScene", places: Sequence[pygame.Rect]) -> list[Widget]:
    review, about = tr("table.review.button"), tr("viewer.review_hint")
    if scene.reviewing is not None and scene.at_review:
        review, about = tr("viewer.reviewing", share=round(100 * scene.reviewing.news.share)), tr("viewer.stop_hint")
    branch, branches = tr("viewer.branch"), tr("viewer.branch_hint")
    if scene.has_ended:
        branch, branches = tr("table.button.results"), tr("table.tips.button_results")
    if scene.withheld:
        about = branches = tr("viewer.withheld")
    return [
        PictureButton("log", places[0], "scroll", scene.toggle_log, hint=tr("table.tips.log")),
        Button("review", places[1], review, scene.ask_whose, size=21, hint=about, enabled=not scene.withheld),
        Button("branch", places[2], branch, scene.branch, size=21, hint=branches, enabled=not scene.withheld),
        _saving_button(scene, scene.page_saving, places[3]),
        _saving_button(scene, scene.gif_saving, places[4]),
        Button("leave", places[5], tr(scene.leaves), scene.back, size=21),
    ]


def _saving_button(scene: "ViewerScene", saving: GameSaving, place: pygame.Rect) -> Button:
    name = saving.kind.name
    text, about = tr(f"viewer.{name}.button"), tr(f"viewer.{name}.{'hint' if scene.can_be_saved else 'not_over'}")
    if saving.share is not None:
        text, about = tr("viewer.reviewing", share=saving.share), tr(f"viewer.{name}.stop_hint")
    press = partial(scene.save, saving)
    return Button(name, place, text, press, size=21, hint=about, enabled=scene.can_be_saved)


def through_moments(scene: "ViewerScene") -> list[Widget]:
    """Return what steps through the moments of a review, or leads to the next one where none is shown.

    It stands beside the timeline, not on the card: that may lie elsewhere at the next moment.
    """
    reviewing = scene.reviewing
    if reviewing is None or not reviewing.moments:
        return []
    count = len(reviewing.moments)
    if scene.moment is None:
        following = reviewing.following(scene.place)
        text = tr("viewer.next_moment", number=following + 1, count=count)
        return [Button("next moment", scene.bar.moments, text, partial(scene.show_moment, following), size=21)]
    key = "of" if reviewing.news.over else "searching"
    texts = [tr(f"table.review.{key}", number=number + 1, count=count) for number in range(count)]
    return [Stepper("moment", scene.bar.moments, texts, reviewing.at(scene.place) or 0, scene.show_moment, size=21)]


def on_card(scene: "ViewerScene") -> list[Widget]:
    """Return what folds the card of a moment, ends the review, and plays on before the decision, while one is shown."""
    if scene.moment is None:
        return []
    first, last, above = scene.card.buttons(scene.moment, folded=scene.folded)
    fold = tr("table.review.unfold" if scene.folded else "table.review.fold")
    return [
        Button("fold", first, fold, scene.fold, size=24),
        Button("end review", last, tr("viewer.end_review"), scene.end_review, size=24),
        Button("play from here", above, tr("table.review.play"), scene.branch, size=24),
    ]


def by_keys(scene: "ViewerScene", pressed: Pressed) -> dict[str, Callable[[], None]]:
    later = pressed.key in (pygame.K_PAGEDOWN, pygame.K_END)
    seat = pressed.digit - 1
    return {
        commands.PLAY: scene.play,
        commands.EVENT_ON: partial(scene.step_event, 1),
        commands.EVENT_BACK: partial(scene.step_event, -1),
        commands.ROUNDS: partial(scene.step_round, 1 if later else -1),
        commands.ENDS: partial(scene.go, scene.replay.end if later else Station(0)),
        commands.SEAT_ON: partial(scene.jump, 1),
        commands.SEAT_BACK: partial(scene.jump, -1),
        commands.SEATS: partial(scene.jump, -1 if pressed.shift else 1, min(seat, len(scene.names) - 1)),
        commands.EYES: lambda: scene.look_with((scene.way + 1) % len(scene.ways)),
        commands.REVIEW: scene.ask_whose,
        commands.BRANCH: scene.branch,
        commands.LOG: scene.toggle_log,
        commands.PAGE: partial(scene.save, scene.page_saving),
        "keys": scene.show_keys,
    }
