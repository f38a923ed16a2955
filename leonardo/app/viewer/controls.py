"""What is pressed where a game is looked back at: on the bar, on the card of a moment, and by keys."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.keymap import Pressed
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Stepper, Widget
from leonardo.app.viewer import commands
from leonardo.app.viewer.bar import WidgetGroup
from leonardo.app.viewer.jumps import EyesField, SeatField
from leonardo.app.viewer.symbols import PictureButton, SymbolButton
from leonardo.play.replay import Station

if TYPE_CHECKING:
    from leonardo.app.viewer.scene import ViewerScene

SPEEDS: Final = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.OFF)
GROUPS: Final = (
    WidgetGroup((54, 54, 54, 66, 54, 54, 54), (34, 34, 34, 42, 34, 34, 34)),
    WidgetGroup((264,), (150,)),
    WidgetGroup((256,), (132,)),
    WidgetGroup((156,), (86,)),
    WidgetGroup((54, 150, 208, 140), (36, 82, 112, 76)),
)
"""The widgets of the bar: going through it, whose eyes, a seat's decisions, the speed, and what else can be done."""


def on_bar(scene: "ViewerScene", places: Sequence[Sequence[pygame.Rect]]) -> list[Widget]:
    """Return the widgets of the bar below its slider, at the places of their groups."""
    moving, (eyes,), (seat,), (speed,), others = places
    ways = [way.text for way in scene.ways]
    speeds = [tr(f"settings.speeds.{each.value}") for each in SPEEDS]
    at = SPEEDS.index(scene.stage.speed)
    return [
        *_moving(scene, moving),
        EyesField(eyes, ways, scene.way, scene.look_with, hint=tr("viewer.eyes_hint")),
        SeatField(seat, scene.looks, scene.seat, scene.jump, scene.follow, hint=tr("viewer.seat_hint")),
        Stepper("speed", speed, speeds, at, scene.hasten, size=21, hint=tr("viewer.speed_hint"), around=False),
        *_others(scene, others),
    ]


def _moving(scene: "ViewerScene", places: Sequence[pygame.Rect]) -> list[Widget]:
    """Return the buttons that go through the game."""
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
            hint=tr(f"viewer.{symbol}_{'on' if by > 0 else 'back'}"),
        )
        for (name, symbol, step, by), rect in zip(steps, rects, strict=True)
    ]
    symbol = "pause" if scene.playing else "play"
    found.insert(3, SymbolButton("play", places[3], symbol, scene.play, hint=tr(f"viewer.{symbol}"), strong=True))
    return found


def _others(scene: "ViewerScene", places: Sequence[pygame.Rect]) -> list[Widget]:
    review = tr("table.review.button")
    if scene.reviewing is not None and not scene.reviewing.news.over:
        review = tr("viewer.reviewing", share=round(100 * scene.reviewing.news.share))
    can = scene.replay.goes_on(scene.place.decisions)
    return [
        PictureButton("log", places[0], "scroll", scene.toggle_log, hint=tr("table.tips.log")),
        Button("review", places[1], review, scene.ask_whose, size=21, hint=tr("viewer.review_hint")),
        Button(
            "branch",
            places[2],
            tr("viewer.branch"),
            scene.branch,
            size=21,
            hint=tr("viewer.branch_hint" if can else "viewer.branch_over"),
            enabled=can,
        ),
        Button("leave", places[3], tr("viewer.leave"), scene.back, size=21),
    ]


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
    """Return what each command does, by the key that is pressed for it."""
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
        "keys": scene.show_keys,
    }
