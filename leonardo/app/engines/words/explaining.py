"""What a thing on the table is, in a sentence, for who points at it and waits."""

from typing import Final

from leonardo.app.engines import commands
from leonardo.app.engines import spots as places
from leonardo.app.engines.spots import Spot
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About

_COMMANDS: Final[dict[type, str]] = {places.CoinSpot: commands.COUNT, places.DiceSpot: commands.THROW}
_SENTENCES: Final[dict[type, str]] = {
    places.LandSpot: "land",
    places.PurseSpot: "purse",
    places.CoinSpot: "coins",
    places.FistSpot: "fist",
    places.OfferSpot: "offer",
    places.DesignSpot: "design",
    places.ArchiveSpot: "archive",
    places.PlaySpot: "play",
    places.ForecastSpot: "forecast",
    places.TrackSpot: "track",
    places.RoundSpot: "round",
    places.ReserveSpot: "reserve",
    places.DiceSpot: "dice",
    places.LeonardoSpot: "leonardo",
    SeatSpot: "seat",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    match spot:
        case places.BuilderSpot(what=what):
            return About(f"engines.explain.build_{what}")
        case places.ActionSpot(what=what):
            return About(f"engines.explain.action_{what}")
    sentence = _SENTENCES.get(type(spot))
    return About(f"engines.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None
