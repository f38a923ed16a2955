"""What is heard of events of which nothing flies."""

from leonardo.app.davinci.motion.timing import sound
from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.table.motion import sounds
from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.davinci.events import RoundBegan


def test_the_bell_rings_each_round_and_closing_gates_are_heard() -> None:
    assert sound(RoundBegan(LAST_CITY_ROUND)) == "bell"
    assert sound(RoundBegan(LAST_CITY_ROUND + 1)) == "gate"
    assert sound(RoundBegan(LAST_CITY_ROUND + 2)) == "bell"


def test_each_sound_of_the_table_is_there() -> None:
    named = {value for name, value in vars(sounds).items() if name.isupper() and isinstance(value, str)}
    assert {"lift", "lift_group", "curtain"} <= named
    assert named <= {path.stem for path in (assets_folder() / "sounds").iterdir()}
