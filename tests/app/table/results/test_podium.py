"""The podium: who stands where, and in which order they come."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pygame import BLEND_RGBA_SUB, SRCALPHA, Rect, Surface
from pygame.image import tobytes

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PAINT, SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.theme import contrast, luminance
from leonardo.app.statistics.record_result import Achieved, Brought
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.living.life import TICK
from leonardo.app.table.results.outcome import Chronicle, Finish, Outcome, Token
from leonardo.app.table.results.podium.block import Block, Figure
from leonardo.app.table.results.podium.camera import Outlook, Rise, below
from leonardo.app.table.results.podium.course import (
    BANNER,
    BONUSES,
    GATHERS,
    JOY,
    LAUREL,
    LEDGER,
    NUMERALS,
    PAUSE,
    RACE,
    RISES,
    block_of,
    ceremony,
    climbs,
    crowned_at,
    deed_of,
    laurel_of,
    light_of,
    numeral_of,
    overtakings,
)
from leonardo.app.table.results.podium.crowd import Crowd, Hail
from leonardo.app.table.results.podium.ground import Ground, dais
from leonardo.app.table.results.podium.news import News, board, deed, lay_news, slip
from leonardo.app.table.results.podium.petals import Joy, Living, Petals, flock
from leonardo.app.table.results.podium.plan import AHEAD, HIGHEST, PodiumPlan, abreast, climbed, lay_podium
from leonardo.app.table.results.podium.scene import LOWERED, PodiumScene
from leonardo.app.table.results.podium.things import Opening, Things, banner, laurel, tondo
from tests.app.kit.layout_probe import Blanks
from tests.app.table.review.moments import session
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

NOBODY = ("", "")


def ranked(seats: int) -> list[Finish]:
    return [Finish(place, 60 - 6 * place) for place in range(1, seats + 1)]


def sharing(places: list[int]) -> list[Finish]:
    """Return seats with these places: the same place means the same sum."""
    return [Finish(place, 60 - 6 * place) for place in places]


def told(page: Kit, plan: PodiumPlan, finishes: list[Finish], name: str = "Anna") -> Things:
    """Return what stands on the square when seats came in like this, all of the same name."""
    seats = range(len(finishes))
    outcome = Outcome(*NOBODY, seats, finishes, (), Chronicle("", ()), Token("florin_flat", "florin_blank"))
    return Things(page, plan, outcome, [PlayerStyle(name, colour) for colour in SEAT_COLOURS[: len(finishes)]])


def block(things: Things, seat: int) -> Block:
    return things.block(seat, climbs(things.outcome.order, things.outcome.finishes)[seat])


SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1000, 1400)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_steps_stand_side_by_side_and_cover_nothing(size: tuple[int, int], seats: int) -> None:
    layout = Layout.of_page(size)
    plan = lay_podium(layout, range(seats), ranked(seats), 5)
    beside = [plan.beside] if plan.beside else []
    parts = [*plan.steps, plan.banner, plan.news, *beside, *plan.buttons, *([plan.ledger] if plan.ledger else [])]
    assert all(layout.window.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert all(higher.height > lower.height for higher, lower in pairwise(plan.steps))
    assert len({step.bottom for step in plan.steps}) == 1


def test_the_best_stands_in_the_middle() -> None:
    assert abreast([4, 2, 0, 1, 3]) == [1, 2, 4, 0, 3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_who_won_stands_in_the_middle_as_far_as_there_is_room(size: tuple[int, int], seats: int) -> None:
    layout = Layout.of_page(size)
    plan = lay_podium(layout, range(seats), ranked(seats), 5)
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    middle = plan.banner.centerx
    if seats == 2:
        assert abs(row.centerx - middle) <= 2, "one alone at a side would look as if another were missing"
        return
    assert abs(plan.steps[0].centerx - middle) <= 2 or row.left <= layout.px(40)
    assert row.centerx <= middle + 2


def test_two_who_won_share_the_middle() -> None:
    plan = lay_podium(Layout((1920, 1080)), range(4), sharing([1, 1, 3, 4]), 5)
    assert abs(plan.steps[0].union(plan.steps[1]).centerx - 960) <= 2


@pytest.mark.usefixtures("screen")
@first_quick("size", SIZES, 3)
def test_the_square_fills_the_window_wherever_the_best_stands(size: tuple[int, int]) -> None:
    pictures = Kit.for_size((64, 36), Settings()).pictures
    for behind in (size[0] // 3, size[0] // 2, size[0] * 3 // 5):
        laid = Ground.laid(pictures, size, behind, size[1] * 2 // 3).picture(pictures)
        assert laid.get_size() == size
        assert all(laid.get_at((x, y))[3] == 255 for x in (0, size[0] - 1) for y in (0, size[1] - 1))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_dome_stands_free_of_the_banner_and_its_light(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(4), ranked(4), 5)
    foot = plan.steps[0].bottom + page.layout.px(LOWERED)
    square = Ground.laid(page.pictures, size, plan.steps[0].centerx, foot)
    assert min(y for _, y in square.dome) > plan.banner.bottom
    finishes = [Finish(place, 40) for place in range(1, 5)]
    outcome = Outcome("", "", range(4), finishes, (), Chronicle("", ()), Token("florin_flat", "florin_blank"))
    looks = [PlayerStyle("Anna", colour) for colour in SEAT_COLOURS[:4]]
    light, free = (Things(page, plan, outcome, looks, dome).makers()[light_of(0)]() for dome in (square.dome, ()))
    assert isinstance(light, Exhibit)
    assert isinstance(free, Exhibit)
    at = plan.steps[0].centerx - light.place.left, plan.steps[0].top - page.layout.px(262) - light.place.top
    assert light.picture.get_at(at)[3] <= 40 < free.picture.get_at(at)[3]


def test_all_blocks_climb_together_and_the_poor_lead_at_first() -> None:
    finishes = [Finish(1, 50, 13), Finish(2, 40, 13), Finish(3, 23), Finish(4, 22)]
    climbing = climbs(range(4), finishes)

    def ahead(now: float) -> list[int]:
        return sorted(range(4), key=lambda seat: -climbing[seat].sum(now))

    counted = climbing[0].counted
    assert len({climb.counted for climb in climbing.values()}) == 1
    assert ahead(0.4 * counted)[0] == 3
    assert ahead(counted)[:2] == [0, 1]
    assert [climbing[seat].sum(counted + PAUSE) for seat in range(4)] == [50, 40, 23, 22]
    begins = {cue.what: cue.begins for cue in ceremony(range(4), finishes).cues}
    assert {begins[block_of(seat)] for seat in range(4)} == {0}


def test_bonuses_are_added_from_the_least_to_the_greatest() -> None:
    finishes = [Finish(1, 30, 20), Finish(2, 41), Finish(3, 33, 4), Finish(4, 20, 8)]
    climbing = climbs(range(4), finishes)
    added = sorted((seat for seat in range(4) if finishes[seat].bonus), key=lambda seat: climbing[seat].added)
    assert added == [2, 3, 0]
    for one, other in pairwise(added):
        assert climbing[one].sum(climbing[other].added) == pytest.approx(finishes[one].total)
        assert climbing[other].sum(climbing[other].added) == finishes[other].counted
    assert climbing[1].sum(climbing[0].added) > climbing[0].sum(climbing[0].added), "who wins is still behind"
    assert all(climb.sum(climb.hops - NUMERALS) == pytest.approx(climb.finish.total) for climb in climbing.values())


def test_places_laurel_and_name_are_told_when_all_is_counted() -> None:
    finishes = [Finish(2, 9), Finish(1, 8, 13), Finish(3, 4)]
    timeline = ceremony([1, 0, 2], finishes)
    hops = climbs([1, 0, 2], finishes)[1].hops
    begins = {cue.what: cue.begins for cue in timeline.cues}
    numerals = [begins[numeral_of(seat)] for seat in (2, 0, 1)]
    assert hops - NUMERALS == numerals[0] < numerals[1] < numerals[2] < hops == begins[light_of(1)]
    assert hops < begins[laurel_of(1)] == crowned_at([1, 0, 2], finishes) < begins[BANNER]
    assert timeline.lasts == hops + LAUREL + JOY
    assert laurel_of(0) not in begins


def test_a_game_without_a_bonus_is_told_as_soon_as_one_with_many() -> None:
    alone, many = [Finish(1, 734), Finish(2, 512)], [Finish(place, 40, 8) for place in range(1, 6)]
    assert ceremony([0, 1], alone).read < ceremony(range(5), many).read
    climbing = climbs(range(5), many)
    assert max(climb.added + climb.adding for climb in climbing.values()) <= climbing[0].counted + PAUSE + BONUSES + 1


def test_blocks_are_as_high_as_the_sums_and_equal_for_equal() -> None:
    finishes = [Finish(1, 63), Finish(2, 53), Finish(3, 22), Finish(4, 22), Finish(5, 0)]
    steps = lay_podium(Layout((1920, 1080)), range(5), finishes, 5).steps
    assert steps[2].height == steps[3].height < steps[1].height < steps[0].height
    assert steps[4].height >= 0.35 * steps[0].height
    assert climbed(0, 0) == HIGHEST, "where nobody has anything, all are equal"


def test_the_two_richest_are_alone_at_the_end_of_the_race() -> None:
    finishes = [Finish(1, 50), Finish(2, 44), Finish(3, 23), Finish(4, 22)]
    climbing = climbs(range(4), finishes)
    assert 1800 <= climbing[0].counted - RISES <= 2200
    assert climbing[0].arrives == climbing[1].arrives == climbing[0].counted
    assert climbing[3].arrives < climbing[2].arrives <= RISES + 0.7 * RACE
    late = climbing[2].arrives
    assert [climb.sum(late) for climb in (climbing[2], climbing[3])] == [23, 22]
    assert all(climbing[seat].sum(late) < climbing[seat].finish.counted for seat in (0, 1))
    equal = climbs(range(3), [Finish(1, 9), Finish(1, 9), Finish(1, 9)])
    assert {climb.arrives for climb in equal.values()} == {equal[0].counted}


def test_there_is_time_for_joy_before_the_ledger() -> None:
    finishes = [Finish(place, 40, 8) for place in range(1, 5)]
    timeline = ceremony(range(4), finishes, 3, [LEDGER])
    ledger = next(cue for cue in timeline.cues if cue.what == LEDGER)
    named = next(cue.over for cue in timeline.cues if cue.what == BANNER)
    assert timeline.read == ledger.begins
    assert ledger.entrance is Entrance.RISES
    assert 2800 <= ledger.begins - named <= 3000
    assert ledger.begins <= 8500 < timeline.lasts


def test_who_wins_by_more_than_the_sum_stands_a_step_higher() -> None:
    finishes = [Finish(1, 23, 20), Finish(2, 35, 8), Finish(3, 31)]
    layout = Layout((1920, 1080))
    plan = lay_podium(layout, range(3), finishes, 5)
    assert plan.decided
    assert plan.steps[0].height == plan.steps[1].height + layout.px(AHEAD)
    assert not lay_podium(layout, range(3), ranked(3), 5).decided


def test_those_who_share_the_victory_stand_equally_high() -> None:
    plan = lay_podium(Layout((1920, 1080)), [0, 2, 1], sharing([1, 3, 1]), 5)
    assert plan.steps[0].height == plan.steps[2].height
    begins = [cue.what for cue in ceremony([0, 2, 1], [Finish(1, 5), Finish(3, 2), Finish(1, 5)]).cues]
    assert {laurel_of(0), laurel_of(2)} <= set(begins)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_coin_with_a_bonus_leaves_a_usual_name_its_room(seats: int) -> None:
    page = Kit.for_size((1024, 640), Settings())
    page.pictures = Blanks()
    finishes = [Finish(place, 40, 8) for place in range(1, seats + 1)]
    plan = lay_podium(page.layout, range(seats), finishes, 5)
    things = told(page, plan, finishes, "Verrocchio")
    for seat in range(1, seats):
        shown = block(things, seat)
        assert not shown.coined.colliderect(shown.bonus.coin.place)
        assert shown.whole.place.contains(shown.coined)
        assert shown.whole.place.contains(shown.bonus.coin.place)
    assert page.painter.cut == set()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_the_coin_with_a_bonus_says_what_the_total_is_made_of(size: tuple[int, int]) -> None:
    """A total of 62 beside +13 was read as 75."""
    page = Kit.for_size(size, Settings())
    page.pictures = Blanks()
    finishes = [Finish(1, 49, 13), Finish(2, 40, 8), Finish(3, 30)]
    things = told(page, lay_podium(page.layout, range(3), finishes, 5), finishes)
    assert things.places.more(0) == "49+13"
    shown = block(things, 0)
    assert not shown.coined.colliderect(shown.bonus.coin.place)
    assert things.places.plan.steps[0].contains(shown.bonus.coin.place)
    assert page.painter.cut == set()


@pytest.mark.usefixtures("screen")
@first_quick("most", [9, 50, 800], 3)
@first_quick("size", SIZES, 3)
def test_equal_sums_lie_on_equal_piles_beside_what_was_added(size: tuple[int, int], most: int) -> None:
    page = Kit.for_size(size, Settings())
    finishes = [Finish(1, most, 13), Finish(2, most), Finish(2, most, 4)]
    things = told(page, lay_podium(page.layout, range(3), finishes, 5), finishes)
    shown = [block(things, seat) for seat in range(3)]
    piles = [each.pile(most).get_bounding_rect() for each in shown]
    assert len({pile.size for pile in piles}) == 1, "they can be compared"
    assert not any(each.piled.colliderect(each.bonus.coin.place) for each in (shown[0], shown[2]))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_a_coin_shows_all_of_a_large_sum(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    page.pictures = Blanks()
    finishes = [Finish(place, 11250) for place in range(1, 7)]
    plan = lay_podium(page.layout, range(6), finishes, 5)
    shown = [block(told(page, plan, finishes), seat) for seat in range(6)]
    for each in shown:
        each.coin(11250)
    coins = [each.coined for each in shown]
    assert page.painter.cut == set()
    assert all(one is other or not one.colliderect(other) for one in coins for other in coins)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_what_a_game_brought_lies_over_no_laurel(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    page.pictures = Blanks()
    plan = lay_podium(page.layout, range(4), sharing([1] * 4), 5)
    things = told(page, plan, [Finish(1, 40)] * 4)
    laurels = [laurel(page, things.places.breast(seat)) for seat in range(4)]
    assert not any(each.place.colliderect(plan.news) for each in laurels)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("why", ["", "Cash 2920, palaces 720"])
def test_many_names_of_winners_stand_in_two_lines_uncut(why: str) -> None:
    page = Kit.for_size((1280, 720), Settings())
    page.pictures = Blanks()
    won = "Verrocchio, Leonardo, Ghirlandaio, Perugino and Botticelli share the victory with 734 florins"
    finishes = [Finish(1, 734)] * 5
    plan = lay_podium(page.layout, range(5), finishes, 5)
    outcome = Outcome(won, why, range(5), finishes, (), Chronicle("", ()), Token("florin_flat", "florin_blank"))
    banner(page, plan.banner, outcome)
    assert page.painter.cut == set()


@pytest.mark.usefixtures("screen")
def test_the_slip_of_what_a_game_brought_is_as_its_text() -> None:
    page = Kit.for_size((1280, 720), Settings())
    page.pictures = Blanks()
    place = lay_podium(page.layout, range(4), ranked(4), 5).news

    def drawn(*told: str) -> Rect:
        return slip(page, place, told).picture.get_bounding_rect()

    short, long = drawn("Code: 0MC-F33-QP5"), drawn(*["Better than the Apprentice, by far"] * 4)
    assert 0 < short.width < long.width
    assert short.height < long.height
    assert page.painter.cut == set()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_birds_fly_where_nothing_else_is(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(4), ranked(4), 5)
    birds, sky = Living(flock(page, plan)), Surface(size, SRCALPHA)
    seen = [place for _ in range(240) for place in birds.go_on(TICK)]
    assert bool(seen) is not page.layout.upright
    assert all(page.layout.window.contains(place) for place in seen)
    assert not any(part.collidelist(seen) != -1 for part in (plan.banner, plan.news, *plan.steps, *plan.buttons))
    birds.draw(sky)
    assert bool(seen) is bool(sky.get_bounding_rect())


@pytest.mark.slow
@pytest.mark.usefixtures("shared_pictures")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_they_fly_only_where_a_person_looks_on(tmp_path: Path, size: tuple[int, int]) -> None:
    desk = Desk(tmp_path, size)
    desk.host.play(session(("Anna", "Bianca", "Cosimo", "Donata", "Enea")))
    desk.turn()
    scene = desk.kit.stack.top
    assert isinstance(scene, PodiumScene)
    stirred, drawn = Surface(size), Surface(size)
    scene.draw(stirred)
    before = stirred.copy()
    assert not scene.stir(stirred, TICK)
    desk.kit.living, desk.kit.settings.speed = True, Speed.NORMAL
    assert scene.rest() <= TICK
    for _ in range(40):
        assert scene.stir(stirred, TICK)
    scene.draw(drawn)
    assert tobytes(stirred, "RGB") == tobytes(drawn, "RGB") != tobytes(before, "RGB")
    desk.host.close()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_petals_fall_behind_the_banner_and_on_nothing_read(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(4), ranked(4), 5)
    petals = Petals(page, plan)
    falling, lying = Surface(size, SRCALPHA), Surface(size, SRCALPHA)
    for tenth in range(1, 10):
        petals.draw(falling, tenth / 10)
    petals.lay(lying)
    Living(petals.creatures()).draw(lying)
    assert falling.get_bounding_rect()
    for place in (plan.banner, *plan.buttons, *([plan.ledger] if plan.ledger else [])):
        assert not lying.subsurface(place).get_bounding_rect()
    assert not falling.subsurface(plan.banner).get_bounding_rect()
    tops = [Rect(step.left, step.top - page.layout.px(20), step.width, page.layout.px(24)) for step in plan.steps]
    assert any(lying.subsurface(top).get_bounding_rect() for top in tops)
    sixth = size[0] // 6
    assert all(falling.subsurface((part * sixth, 0, sixth, size[1])).get_bounding_rect() for part in range(6))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_each_deed_has_its_seal_or_all_are_told_in_a_sentence(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    place = lay_podium(page.layout, range(4), ranked(4), 5).news
    called = ("Always first", "Two at a stroke", "Golden touch")
    deeds = tuple(Achieved(name, f"What {name} is for.") for name in called)
    brought = [Brought("Code: 0MC-F33-QP5"), Brought("Anna: " + ", ".join(called), "Anna", deeds)]
    news = lay_news(page, place, brought[1:])
    assert [Achieved(tag.text, tag.about) for tag in news.deeds] == list(deeds)
    assert all(place.contains(tag.place) for tag in news.deeds)
    assert not any(one.place.colliderect(other.place) for one, other in combinations(news.deeds, 2))
    assert all(deed(page, tag).place == tag.place for tag in news.deeds)
    of_several = lay_news(page, place, [Brought("Anna: " + called[0], "Anna", deeds[:1], of_several=True)])
    assert [tag.text for tag in of_several.deeds] == [f"Anna: {called[0]}"]
    many = [Brought("Anna: much", "Anna", deeds * 6)]
    assert lay_news(page, place, many) == News(["Anna: much"], ())
    assert news.heading is not None
    assert place.contains(news.heading)
    assert not any(news.heading.colliderect(tag.place) for tag in news.deeds)
    assert place.contains(board(page, news).place.inflate(-2 * page.layout.px(24), -2 * page.layout.px(24)))
    assert page.painter.cut == set()


def test_seals_are_pressed_on_one_by_one_when_all_else_is_there() -> None:
    timeline = ceremony([0, 1], [Finish(1, 9), Finish(2, 8)], 3)
    begins = [cue.begins for cue in timeline.cues if cue.what in {deed_of(number) for number in range(3)}]
    assert len(begins) == len(set(begins)) == 3
    assert min(begins) >= ceremony([0, 1], [Finish(1, 9), Finish(2, 8)]).lasts
    assert timeline.lasts > max(begins)


@pytest.mark.usefixtures("screen")
@first_quick("size", SIZES, 2)
@first_quick("seats", [2, 4, 5], 2)
def test_people_gather_where_they_hide_nothing(size: tuple[int, int], seats: int) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(seats), ranked(seats), 5)
    crowd = Crowd(page, plan, Hail(2000.0, size[0] // 2), 5000.0)
    square = Surface(size, SRCALPHA)
    Living(crowd.creatures()).draw(square)
    parts = [*plan.steps, *plan.buttons, *([plan.ledger] if plan.ledger else [])]
    assert not any(square.subsurface(part).get_bounding_rect() for part in parts)
    crowd.draw(square, Entrance.COUNTED, 1.0)
    assert not any(square.subsurface(part).get_bounding_rect() for part in parts)
    seen = Surface(size, SRCALPHA)
    crowd.draw(seen, Entrance.COUNTED, 1 - 15 / (GATHERS + 5000))
    assert seen.get_bounding_rect()
    assert not any(seen.subsurface(part).get_bounding_rect() for part in parts)


@pytest.mark.usefixtures("screen")
@first_quick("size", [(1280, 720), (1920, 1080)])
@first_quick("seats", [2, 4, 5])
def test_some_stand_before_the_blocks_until_the_ledger_comes(size: tuple[int, int], seats: int) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(seats), ranked(seats), 5)
    crowd = Crowd(page, plan, Hail(2000.0, size[0] // 2), 5000.0)
    before = Surface(size, SRCALPHA)
    crowd.draw(before, Entrance.COUNTED, 0.5)
    assert plan.ledger is not None
    assert before.subsurface(plan.ledger).get_bounding_rect()
    assert not any(before.subsurface(step).get_bounding_rect() for step in plan.steps)


@pytest.mark.usefixtures("screen")
def test_what_happens_runs_through_onlookers_from_where_it_is() -> None:
    page = Kit.for_size((1920, 1080), Settings())
    plan = lay_podium(page.layout, range(4), ranked(4), 5)
    quiet = Crowd(page, plan, Hail(9000.0, 960), 9999.0)
    hailed = Crowd(page, plan, Hail(9000.0, 960), 9999.0, [Hail(3000.0, 960)])

    def answering(after: float) -> Rect:
        seen = [Surface((1920, 1080), SRCALPHA) for _ in range(2)]
        for crowd, surface in zip((quiet, hailed), seen, strict=True):
            crowd.draw(surface, Entrance.COUNTED, (GATHERS + 3000 + after) / (GATHERS + 9999))
        seen[1].blit(seen[0], (0, 0), special_flags=BLEND_RGBA_SUB)
        return seen[1].get_bounding_rect()

    soon, later = answering(150), answering(500)
    assert 0 < soon.width < later.width


def test_it_is_told_when_somebody_comes_to_be_ahead() -> None:
    finishes = [Finish(2, 40), Finish(1, 52, 13)]
    climbing, found = climbs([1, 0], finishes), overtakings([1, 0], finishes)
    times = [each.when for each in found]
    assert times == sorted(times)
    assert RISES < times[-1] < climbing[0].hops
    assert found[-1].seat == 1
    assert climbing[1].sum(times[-1]) > climbing[0].sum(times[-1])
    assert climbing[1].sum(times[-1] - 21) <= climbing[0].sum(times[-1] - 21)


@pytest.mark.usefixtures("screen")
@first_quick("size", SIZES)
def test_the_square_leaves_no_gap_while_the_camera_rises(size: tuple[int, int]) -> None:
    k = Layout.of_page(size).k
    picture = Surface((size[0], size[1] + below(k)))
    for y in range(picture.get_height()):
        picture.fill((255, y // 16, y % 256), (0, y, size[0], 1))
    rise = Rise(2000.0, 3000.0, 4000.0)
    outlook = Outlook(picture, below(k), size[1] * 3 // 4, k, rise)
    assert [rise.share(now) for now in (-1000, 4000)] == [0, 1]
    assert 0 < rise.share(0) < rise.share(2000) == rise.share(2900) < 1
    for now in (-1000, 0, 700, 1500, 2500, 3500):
        window = Surface(size)
        outlook.draw(window, now)
        assert all(window.get_at((5, y))[0] == 255 for y in range(size[1]))
    window = Surface(size)
    outlook.draw(window, 4000)
    assert tobytes(window, "RGB") == tobytes(picture.subsurface((0, 0, *size)), "RGB")


@pytest.mark.usefixtures("screen")
def test_the_sky_of_a_winner_opens_from_its_middle() -> None:
    sky = Opening(Kit.for_size((1280, 720), Settings()).pictures, SEAT_COLOURS[0], 100, (60, 60))
    wide = list[int]()
    for share in (0.0, 0.2, 0.5, 1.0):
        surface = Surface((120, 120), SRCALPHA)
        sky.draw(surface, Entrance.COUNTED, share)
        wide.append(surface.get_bounding_rect().width)
        assert not wide[-1] or abs(surface.get_bounding_rect().centerx - 60) <= 1
    assert wide[0] == 0
    assert wide == sorted(set(wide))


@pytest.mark.usefixtures("screen")
def test_a_winner_stands_out_from_the_sky_in_the_laurel() -> None:
    pictures = Kit.for_size((1280, 720), Settings()).pictures
    for colour in SEAT_COLOURS:
        sky = tondo(pictures, colour, 188)
        for at in (0.3, 0.5, 0.7):
            red, green, blue, _ = sky.get_at((round(188 * at), 94))
            assert contrast(luminance((red, green, blue)), luminance(PAINT[colour])) > 1.9, colour


@pytest.mark.usefixtures("screen")
def test_winners_hop_by_turns_now_and_then_and_come_down_again() -> None:
    finishes = [Finish(1, 40), Finish(1, 40), Finish(3, 20)]
    climb = climbs(range(3), finishes)[0]
    figures = [
        Figure(climb, [Surface((20, 50))], Surface((20, 50)), Rect(0, 100, 20, 50), Rect(left, 100, 20, 50))
        for left in (0, 300)
    ]
    joy = Joy(figures)
    assert joy.rest() > TICK
    moved = [place.left for _ in range(16_000 // 40) for place in joy.go_on(40)]
    assert [moved[0], moved[-1]] == [0, 300]
    assert len(moved) < 40, "most of the time they stand still"


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
def test_who_wins_looks_like_all_others_until_it_is_told(size: tuple[int, int]) -> None:
    page = Kit.for_size(size, Settings())
    finishes = [Finish(1, 40, 8), Finish(2, 40), Finish(3, 20)]
    plan = lay_podium(page.layout, range(3), finishes, 5)
    things, climb = told(page, plan, finishes), climbs(range(3), finishes)[0]
    shown, alike = Surface(size, SRCALPHA), Surface(size, SRCALPHA)
    things.makers()[block_of(0)]().draw(shown, Entrance.COUNTED, (climb.hops - 1) / climb.lasts)
    other = [Finish(2, 40, 8), Finish(2, 40), Finish(3, 20)]
    same = climbs(range(3), finishes)[0]
    told(page, plan, other).block(0, same).draw(alike, Entrance.COUNTED, (climb.hops - 1) / climb.lasts)
    assert tobytes(shown, "RGBA") == tobytes(alike, "RGBA")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_read_lies_below_all_that_the_steps_stand_on(size: tuple[int, int], seats: int) -> None:
    page = Kit.for_size(size, Settings())
    plan = lay_podium(page.layout, range(seats), ranked(seats), 5)
    stands = dais(page, plan.steps)
    assert stands.place.top + stands.picture.get_bounding_rect().bottom <= min(
        part.top for part in [*plan.buttons, *([plan.ledger] if plan.ledger else [])]
    )


@pytest.mark.usefixtures("screen")
def test_a_bonus_falls_ever_faster_and_counts_when_it_strikes() -> None:
    page = Kit.for_size((1920, 1080), Settings())
    finishes = [Finish(1, 40, 8), Finish(2, 40), Finish(3, 20)]
    shown = block(told(page, lay_podium(page.layout, range(3), finishes, 5), finishes), 0)
    climb, high = shown.climb, list[int]()
    for share in (0.0, 0.25, 0.5, 0.75):
        sky = Surface((1920, 1080), SRCALPHA)
        shown.bonus.draw(sky, share, -1.0, 0)
        high.append(sky.get_bounding_rect().top)
    falls = [later - earlier for earlier, later in pairwise(high)]
    assert 0 < falls[0] < falls[1] < falls[2]
    assert climb.added < climb.struck < climb.added + climb.adding
    assert climb.sum(climb.struck) == 40
    assert climb.sum(climb.struck + 20) > 40
    assert shown.bonus.gives(70) > 0 == shown.bonus.gives(1000), "the block gives"
    assert shown.bonus.jump(40) > 0 == shown.bonus.jump(1000), "the piles jump and lie again"
