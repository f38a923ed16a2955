"""Pure games: no pygame, no files, no clock and no global random numbers.

- `game.py` is the contract `Game`: `deal`, `begin`, `decider`, `legal`, `apply`, `objection`, `view`, `determinize`,
  `standing`, and the game's words in records and in the seat protocol.
- A state is frozen and holds each fact once. It holds one frozen question, or none when the game is over.
- `apply` works on a `Draft`, a private copy with replaceable parts, and freezes it at the next decision with more than
  one legal answer. Forced decisions are played by the engine and emitted as events.
- Games with nested decisions keep a stack of frozen tasks (`flow.py`, and `questions.py` of each game).
- An event is emitted after all its changes have been made. With `apply(..., watched=True)` the step also holds the
  state after each event, for whoever shows them.
- `driving.py` is the one loop for simulations, arena, scripts and tests; watchers look on.
- `seeds.py` derives every random stream from the seed of a game, so that no part of a game reveals another one.
- `record.py` holds, writes and reads played games; `codec.py`, `action_codec.py` and `schemas.py` turn views, actions
  and events into plain data and describe them; `strict_json.py` reads whatever comes from outside.
- `frozen.py` also caches what rules work out again and again, and forgets it when a game is left.
"""
