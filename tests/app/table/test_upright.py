"""In windows much higher than wide the parts of a table keep their shapes: no tray is drawn out to half the window."""

import pytest
from pygame import Rect

from leonardo.app.citta.picture import layout as citta
from leonardo.app.engines.picture import layout as engines
from leonardo.app.kit.points import Size

UPRIGHT = ((720, 1280), (1000, 1400), (1080, 1920), (1024, 1025), (1280, 1280))
_SHAPE = 0.5  # how high a tray is at most, by its width


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", UPRIGHT)
def test_the_tray_of_the_city_is_no_higher_than_it_needs(size: Size, text_scale: float) -> None:
    found = citta.lay_out(size, text_scale)
    assert found.tray.height <= _SHAPE * found.tray.width
    _apart(size, found.strip, found.rivals, found.city, found.tray)


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", UPRIGHT)
def test_the_tray_of_the_engines_is_no_higher_than_it_needs(size: Size, text_scale: float) -> None:
    found = engines.lay_out(size, text_scale)
    assert found.tray.height <= _SHAPE * found.tray.width
    _apart(size, found.strip, found.rivals, found.track, found.chart, found.designs, found.tray)


@pytest.mark.parametrize("size", UPRIGHT[:3])
def test_the_chart_is_as_wide_as_an_upright_window(size: Size) -> None:
    found = engines.lay_out(size)
    assert found.chart.width == found.tray.width
    assert found.designs.top > found.chart.bottom


def _apart(size: Size, *parts: Rect) -> None:
    window = Rect((0, 0), size)
    assert all(window.contains(part) for part in parts)
    assert all(one is other or not one.colliderect(other) for one in parts for other in parts)
