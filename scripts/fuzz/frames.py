"""Random input at every scene of every game, with frames dropped and work ahead cut short at random.

Whatever was done, the frame that is seen is, byte for byte, the one that is drawn from nothing: no picture, panel or
light that is kept tells anything else than what is now. So it is while things move, too: the clock stands still, and
all is drawn anew as it is at that moment. What passes from one look to another cannot be drawn so and is left out: a
fade between two looks of the table or two scenes, and a stage with what has come to stay on it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from copy import copy
from random import Random
from typing import Final
from unittest.mock import patch

import pygame
from pygame import Rect, Surface

from leonardo.app.engines.picture.slip import Slip
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.areas import centre
from leonardo.app.kit.points import Point
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.pilot import FRAME, Pilot
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.kinds import View
from leonardo.app.table.layers import Layers
from leonardo.app.table.looks.fading import Fading
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.scene import TableScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.ui.timeline import Timeline
from scripts.fuzz.house import WAYS, House, house
from scripts.fuzz.trials import Field, Tally

EVENTS: Final = 40  # things that are done in a trial
LONGER: Final = 4  # how many times as many are done in the trials of a short run, at so many times fewer scenes
_LONG: Final = 120.0  # seconds that a trial may take
_SETTLES: Final = 240  # frames within which all that moves is over, or is not looked at
_LEFT_OUT: Final = (0, 0, 0)
_LOOKS: Final = 24  # each of so many frames that move is compared while all settles
_SIZES: Final = ((1024, 640), (1280, 720), (1280, 697), (640, 1100), (1600, 900))
_KEYS: Final = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT),
    *(pygame.K_RIGHT, pygame.K_F1, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_h, pygame.K_l, pygame.K_f, pygame.K_n),
    *(pygame.K_u, pygame.K_p, pygame.K_d, pygame.K_v, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_e),
)
_STEPS: Final = (1.0, FRAME, FRAME, FRAME, 50.0, 100.0)  # milliseconds of a frame


class FrameError(AssertionError):
    """What is seen is not what would be drawn from nothing."""


class Watched:
    """A stage of which frames are compared with ones from nothing, and how many were, `moving` ones among them."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.compared = self.moving = 0

    def turn(self, times: int = 1) -> None:
        """Let frames pass, and compare what is seen then.

        Raises:
            FrameError: if it is not what is drawn from nothing.
        """
        self.pilot.turn(times)
        self.compare()

    def settle(self) -> None:
        """Let frames pass until nothing moves, for a while at most, and compare some of them and the last.

        Raises:
            FrameError: if one is not what is drawn from nothing.
        """
        for number in range(_SETTLES):
            self.pilot.turn()
            if not (passes(self.pilot) or moves(self.pilot) or any(waits_at(self.pilot))):
                break
            if number % _LOOKS == _LOOKS - 1:
                self.compare()
        self.compare()

    def compare(self) -> None:
        """Compare what is seen with what is drawn from nothing, but for where it passes from one look to another.

        Raises:
            FrameError: if they differ; it tells where.
        """
        if not len(self.pilot.kit.stack) or passes(self.pilot):
            return
        seen, anew = self.pilot.canvas.surface.copy(), from_nothing(self.pilot)
        for place in waits_at(self.pilot):
            seen.fill(_LEFT_OUT, place)
            anew.fill(_LEFT_OUT, place)
        if pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(anew, "RGB"):
            scenes = ", ".join(type(scene).__name__ for scene in self.pilot.kit.stack.seen())
            raise FrameError(f"{scenes} at {_where(seen, anew)}{', while it moves' if moves(self.pilot) else ''}")
        self.compared += 1
        self.moving += moves(self.pilot)


def passes(pilot: Pilot) -> bool:
    """Tell whether what is seen passes from one thing to another, and so depends on what was before."""
    app, stack = pilot.app, pilot.kit.stack
    if app._fade or app._curtain or app._unsettled is not None or app._stale or app._minimised or stack.dirty:
        return True
    return any(_passes_at(scene) for scene in stack.seen())


def _passes_at(scene: Scene) -> bool:
    if isinstance(scene, TableScene):
        return scene.course.playback.feast is not None or scene.showing.unfinished
    if isinstance(scene, ViewerScene):
        return scene.stage._playback.feast is not None
    return bool(getattr(getattr(scene, "stage", None), "busy", False))


def waits_at(pilot: Pilot) -> Iterator[Rect]:
    """Yield where tables are not seen as they are yet, since they fade."""
    for scene in pilot.kit.stack.seen():
        if isinstance(scene, TableScene) and scene.fading.busy:
            yield from scene.fading._places


def moves(pilot: Pilot) -> bool:
    """Tell whether anything is on its way, as it could be drawn from nothing at each moment."""
    return any(map(_moves_at, pilot.kit.stack.seen()))


def _moves_at(scene: Scene) -> bool:
    if isinstance(scene, TableScene):
        return scene.course.playback.busy or scene.carrying.moves or scene.unrolling.busy
    return isinstance(scene, ViewerScene) and scene.stage.busy


def from_nothing(pilot: Pilot) -> Surface:
    """Return what is to be seen now, drawn with nothing that was kept of frames before."""
    kit, surface = pilot.kit, Surface(pilot.canvas.size)
    with ExitStack() as anew:
        for scene in kit.stack.seen():
            if isinstance(scene, TableScene):
                anew.enter_context(_afresh(scene))
            elif isinstance(scene, ViewerScene):
                anew.enter_context(_afresh_there(scene))
        for scene in kit.stack.seen():
            scene.draw(surface)
            scene.dirty = False
    kit.aside.draw(surface, kit.pictures, kit.painter, kit.layout)
    return surface


@contextmanager
def _afresh(table: TableScene) -> Iterator[None]:
    picture = _bare(table.picture, table.view())
    heralds = Heralds(picture.looks, picture.traits)
    air = _anew(table.air, Air(table.game, picture), table.course.playback, table.course.eyes)
    over = air, heralds, table.carrying, copy(table.unrolling), Fading(Timeline())
    layers = Layers(picture, Showing(picture), *over)
    with ExitStack() as swapped:
        for name, value in {"picture": picture, "heralds": heralds, "layers": layers}.items():
            swapped.enter_context(patch.object(table, name, value))
        swapped.enter_context(patch.object(table, "_carry", lambda: None))
        for name in ("_drawn", "_pace"):
            swapped.enter_context(patch.object(table, name, getattr(table, name)))
        yield


def _anew(known: Air, air: Air, playback: Playback, eyes: Eyes) -> Air:
    """Return what draws what flies, as is `known`, with all ways looked up anew."""
    if playback.flying is known._of:
        air._look_up(playback, eyes)
    return air


def _bare(picture: TablePicture, view: View) -> TablePicture:
    """Return a picture that is looked at in the same way and keeps nothing: all is laid out anew."""
    bare = copy(picture)
    bare._arranged = None
    bare.arrange(picture.page.size, view)
    for name, lay in vars(picture).items():
        if isinstance(lay, Slip):  # it stays where it lay for another target, which only it remembers
            getattr(bare, name)._known = lay._known
    return bare


@contextmanager
def _afresh_there(viewer: ViewerScene) -> Iterator[None]:
    """Let the table of a viewer have a picture that keeps nothing of before."""
    stage = viewer.stage
    picture = _bare(stage.picture, stage.view())
    anew = {
        "picture": picture,
        "_showing": Showing(picture),
        "_air": _anew(stage._air, Air(viewer.game, picture), stage._playback, stage.eyes),
        "_heralds": Heralds(picture.looks, picture.traits),
    }
    with ExitStack() as swapped:
        for name, value in anew.items():
            swapped.enter_context(patch.object(stage, name, value))
        yield


def _where(seen: Surface, anew: Surface) -> str:
    one, other = seen.convert(32), anew.convert(32)
    differs = one.copy()
    differs.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    differs.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(differs, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    places = sorted(mask.get_bounding_rects(), key=lambda place: place.width * place.height, reverse=True)
    return f"{tuple(places[0])} and {len(places) - 1} other places" if places else "nowhere"


# ---- what is done


def wander(watched: Watched, here: House, random: Random, events: int) -> None:
    """Do so many things at random, and look after each of them, now and then once all has settled.

    Raises:
        FrameError: if what is seen then is not what is drawn from nothing.
    """
    for _ in range(events):
        deed = random.choices(list(_DEEDS), list(_DEEDS.values()))[0]
        deed(here, random)
        if not len(here.kit.stack):
            here.host.show_title()
        watched.turn()
        if random.random() < 0.2:
            watched.settle()
    watched.settle()


def _anywhere(here: House, random: Random) -> Point:
    """Return a pixel: most often in the middle of something."""
    places = _places(here.kit.stack.top)
    if places and random.random() < 0.8:
        return random.choice(places)
    wide, high = here.canvas.size
    return random.randrange(wide), random.randrange(high)


def _places(top: Scene | None) -> Sequence[Point]:
    lit = top.marks().lit if isinstance(top, TableScene) else ()
    areas = top.areas() if top is not None else {}
    return [centre(area) for spot, area in areas.items() if spot in lit or not lit]


def _click(here: House, random: Random) -> None:
    here.press(_anywhere(here, random), random.choice((1, 1, 1, 1, 3)))


def _point(here: House, random: Random) -> None:
    here.hover(_anywhere(here, random))
    here.turn(random.choice((0, 0, 90)))


def _press(here: House, random: Random) -> None:
    random.choice((here.hold, here.release))(_anywhere(here, random))


def _drag(here: House, random: Random) -> None:
    here.drag(_anywhere(here, random), _anywhere(here, random), steps=random.choice((2, 5)))


def _hold(here: House, random: Random) -> None:
    here.hang(_anywhere(here, random), _anywhere(here, random), steps=2)


def _key(here: House, random: Random) -> None:
    key = random.choice(_KEYS)
    here.key(key, pygame.KMOD_NONE, chr(key) if 32 <= key < 127 else "")


def play_on(here: House, random: Random) -> None:
    """Decide at random what is asked at the table, or let chance decide."""
    top = here.kit.stack.top
    if isinstance(top, TableScene) and top.free:
        top.submit(random.choice(top.session.legal()))
    elif isinstance(top, TableScene) and top.course.chance_waits:
        top.let_chance_decide()


def _wheel(here: House, random: Random) -> None:
    here.wheel(random.choice((-3, -1, 1, 2)))


def _resize(here: House, random: Random) -> None:
    here.resize(random.choice(_SIZES))


def _drop_frames(here: House, random: Random) -> None:
    for _ in range(random.randrange(1, 5)):
        here.kit.stack.update(random.choice(_STEPS))


def _other_pace(here: House, random: Random) -> None:
    here.app.clock.step = random.choice(_STEPS)  # type: ignore[attr-defined]


def _cut_short(here: House, random: Random) -> None:
    for scene in here.kit.stack.seen():
        if isinstance(scene, TableScene):
            random.choice((scene._readiness.forget, scene.fading.end, scene.unrolling.end))()


def _cover_window(here: House, random: Random) -> None:
    here.post(pygame.Event(random.choice((pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST))))
    here.post(pygame.Event(random.choice((pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED))))


def _pass_time(here: House, random: Random) -> None:
    here.turn(random.choice((1, 5, 30)))


_DEEDS: Final[Mapping[Callable[[House, Random], None], int]] = {
    _click: 24,
    _point: 14,
    _drag: 10,
    _hold: 6,
    _key: 24,
    _press: 3,
    play_on: 14,
    _wheel: 5,
    _resize: 2,
    _drop_frames: 8,
    _other_pace: 6,
    _cut_short: 8,
    _cover_window: 2,
    _pass_time: 6,
}
"""What is done, and how often each beside the others."""


def frames(field: Field) -> Tally:
    """Play random input over every scene of every game and compare frames with such that are drawn from nothing."""
    tally = Tally("frames compared with ones from nothing")
    games = [name for name in PRESENTATIONS if name in field.games]
    for scene, events in pages(field):
        for number in field.trials(24, 1):
            name = games[(list(WAYS).index(scene) + number) % len(games)]
            random = field.random("frames", name, scene, number)
            settings = moving(random)
            folder = field.place(f"frames-{tally.trials}")
            with (
                tally.trial(f"{name}, {scene} {number}", _LONG),
                house(folder, number, settings) as here,
            ):
                watched = Watched(here)
                here.go_to(scene, name)
                wander(watched, here, random, events)
    return tally


def pages(field: Field) -> list[tuple[str, int]]:
    """Return the scenes of a run, and how many things are done in each trial there.

    Some faults come only after long play. So a run that is short for each scene plays longer at fewer of them, which
    its seed decides, and always at the table.
    """
    if len(field.trials(24, 1)) > 1:
        return [(scene, EVENTS) for scene in WAYS]
    others = [scene for scene in WAYS if scene != "table"]
    chosen = field.random("pages of frames").sample(others, len(WAYS) // LONGER - 1)
    return [(scene, LONGER * EVENTS) for scene in WAYS if scene == "table" or scene in chosen]


def moving(random: Random) -> Settings:
    """Return settings with which much moves, or little."""
    speed = random.choice((Speed.NORMAL, Speed.OFF))
    return Settings(speed=speed, reduced_motion=random.random() < 0.3, confirm=random.random() < 0.3)
