"""The slips of a course at a table: each as it lies, and whether it lies well."""

from collections.abc import Iterator, Sequence
from itertools import product

from _pytest.mark.structures import ParameterSet
from pygame import Rect

from leonardo.app.lessons.slip import Slip, draw_slip
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.play.lessons.lesson import LessonCourse
from tests.app.kit.languages import LANGUAGES, LONGER
from tests.app.kit.layout_probe import LayoutProbe, Line
from tests.app.lessons.taking import MOST, Wished
from tests.app.table.table_harness import Desk
from tests.diagonal import marked

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400), (3840, 2160))
SPOKEN = tuple(language for language in LANGUAGES if language != LONGER)
QUICKLY = (((1024, 640), "fr", 130), ((1000, 1400), "en", 100), ((3840, 2160), "cs", 130))
"""Sizes of windows, languages and sizes of text; of these corners each is tried with a game in the quick run."""
PARTS = 6  # into how many parts the lessons of a course are divided; none has fewer lessons


def tried(games: Sequence[str]) -> list[ParameterSet]:
    """Return each part of the lessons of each game in the smallest window and in another one; each game in all windows.

    Each comes with another language and size of text.
    """
    courses = [f"{game} {part}" for part, game in product(range(PARTS), games)]
    own = [course for number, course in enumerate(courses) if number % (len(games) + 1) == 0]  # another part of each
    quick = [(course, *corner) for course, corner in zip(own, QUICKLY, strict=False)]
    slow = [
        (course, size, SPOKEN[(number + place) % len(SPOKEN)], (130, 100)[(number + place // 2) % 2])
        for number, course in enumerate(courses)
        for place, size in enumerate(SIZES)
        if place in (0, 1 + sum(divmod(number, len(games))) % (len(SIZES) - 1))
    ]
    return marked((courses, SIZES, SPOKEN, (130, 100)), quick, slow)


def slips(desk: Desk, course: LessonCourse, wished: Wished, part: int) -> Iterator[LessonTable]:
    """Yield the table of each lesson of a part with each of its slips, and again once something was refused."""
    for lesson in course.lessons[part::PARTS]:
        desk.host.play_lesson(course.game, lesson.name, anew=True)
        table, session = desk.table, desk.host.session
        assert isinstance(table, LessonTable)
        for number in range(MOST):
            table.update(0)
            if table.slip is not None:
                yield table
            if table.lesson.over_lesson and not table.course.playback.busy:
                break
            if table.slip is not None and table.told is not None and table.told.read:
                table.go_on()
            elif table.course.chance_waits:
                table.let_chance_decide()
            elif table.course.free:
                refused = [action for action in table.lesson.legal() if table.lesson.against(action)]
                if refused:
                    table.act(refused[number % len(refused)], dropped=False)
                    yield table
                table.dialogs.close()
                table.submit(wished(table.lesson, number))
        assert desk.host.session is session


def words_of(table: LessonTable) -> list[Rect]:
    """Return where words are on the table; everything must be a probe meanwhile."""
    size, view = table.kit.layout.size, table.view()
    page, picture = LayoutProbe(size), table.game.picture(table.kit, table.session)
    picture.arrange(size, view)
    picture.draw(page, view, table.marks())
    return [note.ink for note in page.notes if isinstance(note.what, Line)]


def fits(table: LessonTable, slip: Slip) -> None:
    """Assert that a slip lies whole in the window, beside what it tells of, and that all of it can be read."""
    window = Rect((0, 0), table.kit.layout.size)
    assert window.contains(slip.rect), slip
    assert slip.about is not None, f"{slip.told.text} tells of nothing that is there"
    told, places = table.told, table.places()
    assert told is not None
    asking = table.picture.asking(table.view(), table.marks())
    kept = {spot: places[spot] for spot in (told.spot, *told.clear, PromptSpot()) if spot in places}
    hidden = [spot for spot, rect in kept.items() if slip.rect.colliderect(rect)]
    assert not hidden, (slip.told.text, hidden)
    if asking is not None and not told.read and beside_there_is_room(asking, slip.rect, window):
        assert not slip.rect.colliderect(asking), (slip.told.text, "what is asked")
    assert not [spot for spot, rect in places.items() if isinstance(spot, ButtonSpot) and slip.rect.colliderect(rect)]
    brush = table.picture.brush
    draw_slip(LayoutProbe(window.size), brush, slip)
    assert brush.painter.cut.isdisjoint({slip.told.text, slip.told.against, slip.told.lesson, slip.told.foot}), slip
    if not slip.told.against:
        points_well(table, slip, [rect for spot, rect in kept.items() if spot != PromptSpot()])


def beside_there_is_room(plate: Rect, slip: Rect, window: Rect) -> bool:
    """Whether a slip has room beside a plate, and a row of panels above and below it."""
    across = max(plate.left, window.right - plate.right)
    down = max(plate.top, window.bottom - plate.bottom)
    return across > slip.width * 1.2 or down > slip.height * 1.5


def points_well(table: LessonTable, slip: Slip, kept: Sequence[Rect]) -> None:
    """Assert that what points from a slip leads to what it tells of, across no words on the way."""
    assert slip.about is not None
    words = words_of(table) if slip.line is not None or slip.corner else []
    if slip.line is not None:
        start, end = slip.line
        assert slip.rect.collidepoint(start), slip
        assert slip.about.collidepoint(end), slip
        assert not [word for word in words if word.clipline(start, end)], slip
    if slip.corner:
        low, tip, high = slip.corner
        assert not slip.rect.collidepoint(tip), slip
        ways = ((low, tip), (high, tip))
        told_of = [word for word in words if word.collidelist(kept) >= 0 and not word.colliderect(slip.rect)]
        assert not [word for word in told_of for start, end in ways if word.clipline(start, end)], slip
