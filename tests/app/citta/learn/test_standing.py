"""Where do I stand, of a guild: each member has its part of every kind, and is told with whom it shares."""

from leonardo.app.citta.learn.standing import tell
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Accept, Rescue
from leonardo.engine.citta.constants import GUILDS, Side
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import capitals
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.engine.citta.build import ANNA, BIANCA, moving, party

NAMES = ("Anna", "Bianca", "Cosimo", "Dora")
COLOURS = ("red", "yellow", "green", "blue")


def test_what_the_members_of_a_guild_have_adds_up_to_their_share() -> None:
    game = moving(party(0, 1), party(300, owns={5: (1, 2, 3, 4)}), party(50), party(50), variants=(GUILDS,))
    game.draws(4)
    game.does(BIANCA, Rescue(ANNA, Side.GUELPH, BIANCA))
    game.does(ANNA, Accept())
    people = [Person(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
    view = GAME.view(game.state, ANNA)
    told = tell(view, Session.new(GAME, Options(4, 15, (GUILDS,)), people, 3))
    (guild,) = (each for each in capitals(view.parties, view.owners, view.works) if len(each.members) > 1)
    for seat, mate in ((ANNA, "Bianca"), (BIANCA, "Anna")):
        assert told[seat].least == told[seat].most == guild.share
        assert all(part.least >= 0 for part in told[seat].parts)
        assert told[seat].parts[-1].words == f"in a guild with {mate}"
