"""What lies over a layer comes, goes and fades without the layer being drawn anew; a layer fades as one."""

from unittest.mock import Mock

import pytest
from pygame import Surface

from leonardo.app.kit.theme import Colour
from leonardo.ui.node import Layer, Node, Z, fill, image, paint, pin, row, stack
from leonardo.ui.screen import Leaving, Screen
from leonardo.ui.timeline import tween
from tests.ui.trees import SIZE, blob, from_nothing, screen

RED: Colour = (200, 0, 0)
BLUE: Colour = (0, 0, 200)


def ground(*over: Node) -> Node:
    wood = image("workshop_wood", mode="cover", opaque=True)
    table = Layer(id="table", opaque=True, kids=(wood, paint(blob, (200, 30, 30, 120))))
    return stack(table, *over)


def pixel(shown: Screen, point: tuple[int, int] = (210, 150)) -> tuple[int, ...]:
    surface = Surface(SIZE)
    shown.compositor.reset()
    shown.frame(surface)
    return tuple(surface.get_at(point))[:3]


def test_a_veil_that_fades_draws_nothing_of_the_layer_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, window = screen(), Surface(SIZE)
    shown.show(ground(fill((0, 0, 0, 120), id="veil", z=Z.OVERLAY)))
    shown.frame(window)
    drawn = Mock(wraps=shown.cache.raster)
    monkeypatch.setattr(shown.cache, "raster", drawn)
    shown.timeline.play(tween("veil", "alpha", 0, 1, 100))
    for _ in range(6):
        assert shown.frame(window, 15) == [shown.window]
        assert window.get_buffer().raw == from_nothing(shown)
    drawn.assert_not_called()


def test_a_change_in_a_layer_is_seen_where_it_is() -> None:
    shown, window = screen(), Surface(SIZE)
    veil = fill((0, 0, 0, 120), z=Z.OVERLAY)
    shown.show(ground(veil))
    shown.frame(window)
    house = image("house_red", width=40, height=40)
    shown.show(stack(Layer(id="table", opaque=True, kids=(*ground().kids[0].kids, house)), veil))
    changed = shown.frame(window)
    assert len(changed) == 1
    assert changed[0].width < 60
    assert window.get_buffer().raw == from_nothing(shown)


@pytest.mark.parametrize("place", [{"x": 30}, {"scale": 0.5}, {"alpha": 0.5}])
def test_a_change_in_a_layer_that_lies_elsewhere_is_seen(place: dict[str, float]) -> None:
    shown, window = screen(), Surface(SIZE)
    for number in range(3):
        shown.show(stack(fill(BLUE), Layer(id="cards", kids=(fill(RED, width=100 * number + 10, height=50),))))
        shown.timeline.hold("cards", **place)
        shown.frame(window)
        assert window.get_buffer().raw == from_nothing(shown)


def test_a_layer_that_grows_is_drawn_anew() -> None:
    shown, window = screen(), Surface(SIZE)
    for width in (100, 300, 200):
        cards = Layer(id="cards", kids=(fill(RED),), width=width)
        shown.show(row(fill(BLUE, width=50), cards))
        shown.frame(window)
        assert window.get_buffer().raw == from_nothing(shown)


def test_a_layer_fades_as_one() -> None:
    pile = fill(RED), fill(BLUE)
    shown = screen()
    shown.show(stack(fill((0, 0, 0)), Layer(id="pile", kids=pile, alpha=0.5)))
    assert pixel(shown)[0] == 0, "what is covered in the layer shows through it"
    assert 90 <= pixel(shown)[2] <= 110
    shown.timeline.hold("pile", alpha=0.0)
    assert pixel(shown) == (0, 0, 0)


def test_what_lies_above_a_layer_stays_above_what_lies_over_it() -> None:
    shown = screen()
    pieces = image("house_red"), fill(BLUE, z=Z.PIECES)
    shown.show(stack(Layer(id="table", kids=pieces, z=Z.BOARD), fill(RED, z=Z.HIGHLIGHT)))
    assert pixel(shown) == BLUE


def test_a_live_painting_needs_a_layer_that_is_the_window() -> None:
    with pytest.raises(ValueError, match="live"):
        screen().show(Layer(kids=(paint(blob, (1, 2, 3, 4), live=True),)))


def test_the_raster_of_a_layer_is_gone_with_it() -> None:
    shown, window = screen(), Surface(SIZE)
    shown.show(ground())
    shown.frame(window)
    assert shown.compositor.layer_pixels == SIZE[0] * SIZE[1]
    shown.show(stack(fill(RED)))
    shown.frame(window)
    assert shown.compositor.layer_pixels == 0


@pytest.mark.parametrize("alpha", [255, 120])
def test_a_fill_is_as_its_colour_over_what_lies_below(alpha: int) -> None:
    shown = screen()
    shown.show(stack(fill((100, 100, 100)), fill((200, 0, 50, alpha))))
    share = alpha / 255
    wanted = (100 + 100 * share, 100 - 100 * share, 100 - 50 * share)
    assert pixel(shown) == pytest.approx(wanted, abs=2)


def test_a_pin_holds_a_kid_by_its_anchor_and_is_not_measured() -> None:
    shown = screen()
    crown = fill(RED, width=40, height=20, id="crown")
    shown.show(row(stack(fill(BLUE, width=100), pin(crown, (0.5, 1.0), (1.0, 0.0)), id="card")))
    card, place = shown.place("card"), shown.place("crown")
    assert card is not None
    assert place is not None
    assert card.width == shown.brush.px(100)
    assert place.midbottom == card.topright


def test_lights_fade_in_and_out() -> None:
    shown = screen()
    light = fill(RED, id="light", fades=True)
    dark = fill((0, 0, 0))
    shown.show(stack(dark))
    shown.show(stack(dark, light), fade_ms=100)
    shown.timeline.update(50)
    assert 90 <= pixel(shown)[0] <= 110
    shown.timeline.update(50)
    assert pixel(shown) == RED
    shown.show(stack(dark), fade_ms=100)
    assert pixel(shown) == RED
    shown.timeline.update(50)
    assert 90 <= pixel(shown)[0] <= 110
    assert shown.at((210, 150)) == (), "what is going can still be pressed"
    shown.timeline.update(50)
    shown.timeline.hold("something else", x=1)
    assert pixel(shown) == (0, 0, 0)
    assert not shown.timeline.is_busy


def test_a_light_that_is_back_goes_on_from_where_it_was() -> None:
    shown = screen()
    dark, light = fill((0, 0, 0)), fill(RED, id="light", fades=True)
    shown.show(stack(dark, light))
    shown.show(stack(dark), fade_ms=100)
    shown.timeline.update(50)
    before = pixel(shown)[0]
    shown.show(stack(dark, light), fade_ms=100)
    assert pixel(shown)[0] == pytest.approx(before, abs=2)
    shown.timeline.update(100)
    assert pixel(shown) == RED
    assert Leaving("light") not in shown.timeline.overrides()


def test_with_reduced_motion_lights_are_there_at_once() -> None:
    shown = screen()
    shown.timeline.reduced = True
    dark, light = fill((0, 0, 0)), fill(RED, id="light", fades=True)
    shown.show(stack(dark))
    shown.show(stack(dark, light), fade_ms=100)
    assert pixel(shown) == RED
    shown.show(stack(dark), fade_ms=100)
    assert pixel(shown) == (0, 0, 0)
