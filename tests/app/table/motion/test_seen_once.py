"""What moves is seen once: where it left it is seen no more, from the first moment of its way."""

from collections import Counter
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from leonardo.app.citta.spots import StockSpot
from leonardo.app.citta.table import TABLE as CITTA
from leonardo.app.davinci.spots import LandmarkSpot, SecretSpot
from leonardo.app.davinci.table import TABLE as DA_VINCI
from leonardo.app.engines.spots import ReserveSpot
from leonardo.app.engines.table import TABLE as ENGINES
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flight import COME, Flight, Manner
from leonardo.app.table.motion.pending import Coming, Pending
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import events as citta
from leonardo.engine.davinci import events as davinci
from leonardo.engine.engines import events as engines
from leonardo.engine.game import Event
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.games import decide, persons, wishes
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SIZE = (1024, 640)
VIEWER = 0
PILES = (SeatSpot, StockSpot, LandmarkSpot, ReserveSpot)
"""Where more of a kind lies than is seen, or the picture of a person: what leaves them is not missed."""
COUNTED = (Manner.TOSSED, Manner.HOP, *COME)  # how coins go, which are counted one by one, and what stays where it is
STAGED = (engines.Retreated,)  # what happens below a stage, where the table is not seen
OFTEN = 2  # how many of a kind are looked at


def _is_bar(spot: Spot) -> bool:
    """Tell whether a small panel shows how long work may take there, instead of the card that lies face down."""
    return isinstance(spot, SecretSpot) and spot.seat != VIEWER


class Watched:
    """A picture of a table, and how its places look."""

    def __init__(self, game: AnyTableGame, session: Session) -> None:
        self.game = game
        self.picture: TablePicture = game.picture(Kit.for_size(SIZE, Settings()), session)
        self.looked_at = Counter[object]()
        self.picture.arrange(SIZE, session.now().view(VIEWER))

    def look(self, place: Rect, view: View, marks: Marks = NO_MARKS) -> bytes:
        return pygame.image.tobytes(self.picture.laid(view, marks).subsurface(place), "RGB")

    def place(self, view: View, flight: Flight) -> Rect:
        place = Rect(0, 0, 30, 30)
        place.center = self.picture.target(view, flight.start)
        return place.clip(Rect((0, 0), SIZE))

    def stays(self, coming: Coming, flight: Flight) -> bool:
        """Tell whether a piece that will be missed where it stood is still seen there while it is under way."""
        place, absent = self.place(coming.before, flight), self.game.motion.absent
        before, after = self.look(place, coming.before), self.look(place, coming.after)
        gone = frozenset(each.start for each in coming.air if absent(each, True))
        return before != after and before == self.look(place, coming.under_way, Marks(absent=gone))

    def of_interest(self, coming: Coming) -> list[Flight]:
        """Return what leaves a place of its own, of kinds that were not seen often."""
        if coming.feast is not None or isinstance(coming.event, STAGED):
            return []
        moved = [each for each in coming.air if each.manner not in COUNTED and not isinstance(each.piece, CoinPiece)]
        leaving = [each for each in moved if not isinstance(each.start, PILES) and not _is_bar(each.start)]
        kinds = {(type(coming.event), type(each.piece), type(each.start)): each for each in leaving}
        self.looked_at.update(list(kinds))
        return [each for kind, each in kinds.items() if self.looked_at[kind] <= OFTEN]


@first_quick(
    ("game", "name", "seed", "must"),
    [
        (CITTA, "citta", 5, {citta.PawnWalked, citta.Sold}),
        (DA_VINCI, "davinci", 5, {davinci.CardTaken, davinci.WorkersWithdrew, davinci.DistrictOpened}),
        (ENGINES, "engines", 5, {engines.Moved, engines.CardTaken}),
    ],
)
def test_what_leaves_a_place_is_seen_there_no_more(
    tmp_path: Path, game: AnyTableGame, name: str, seed: int, must: set[type[Event]]
) -> None:
    rules, random = PRESENTATIONS[name].game, Random(3)
    session = Session.new(rules, wishes(rules), persons(rules), seed, SaveFolder(tmp_path))
    watch, watched = session.watch(), Watched(game, session)
    eyes, pending, seen = Eyes(VIEWER, True, game.covered), Pending(game.motion, session.now()), set[type[Event]]()
    while not (must <= seen or session.over):
        decide(session, random)
        for happening in watch.take():
            pending.feed(happening)
        while pending.waiting:
            coming = pending.coming(VIEWER, eyes)
            for flight in watched.of_interest(coming) if coming is not None else ():
                assert coming is not None
                assert not watched.stays(coming, flight), coming.event
                seen.add(type(coming.event))
            pending.finish()
    assert must <= seen, "seen in this game"
