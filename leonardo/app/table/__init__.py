"""The table of any game: what it needs of a game is a contract, and it imports none.

`game.py` holds the contract `TableGame`; `usual.py` has answers that most games give alike. Spots, pieces, views and
actions are type variables.

- `scene.py` is the scene, `played.py` what it does, `course.py` the order of showing, asking and handing over.
- `buttons.py` and `commands.py` are data: a button is one `TableButton`, a key one `Command` with a scope.
- A spot is a small frozen key. Where it lies is an `Area` (`kit/areas.py`): a rectangle, a circle or a polygon
  in pixels.
- With one person, own secrets are open unless a setting covers them. With several, they are covered until their seat
  asks to see them; the screen is handed over only for a decision that would show a secret (`TableGame.secret`).
- Nothing here works out what an event did: the engine supplies the state after each event, and the view shown is a
  seat's view of that state. A staged move is the engine's preview of it (`Session.preview`).
- What an action would waste is a `Danger` of the game; `dialogs/warning.py` warns first, until that kind is switched
  off.
"""
