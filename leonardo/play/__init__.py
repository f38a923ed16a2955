"""A game in progress at this screen, without a window: its seats, undo, saves, players and hints.

- `Session` holds the played game and carries out decisions; `game_so_far.py` answers questions about it.
- `player_process.py` asks the computer players; `hints.py` asks for advice and counts it; `practice.py` weighs
  decisions and warns of costly ones.
- `undo.py` decides what may be taken back, `taking_back.py` takes it back and repeats it.
- `observed.py` and `history.py` keep what happened until the table has shown it, as each viewer may see it.
- `chance.py` makes the session wait for the table where chance decides during play; until then the decision before can
  be taken back.
- `autosave.py` is the one place where faults of saving end: the game goes on, and the player is told.
- `replay.py` holds the state before every decision of a finished game; `since.py` collects what the others did.
- `daily.py` derives the game of the day from game and date; `puzzles.py` reads puzzles; `lessons/` and `statistics/`
  hold what is learnt and won.
"""
