"""The window, the loop that runs in it, what waits for its quiet moments, and a pilot that needs none.

- Scenes are on a stack and drawn only when something changed. A minimised window is not drawn, but the game goes on.
- What can wait, such as reading pictures ahead, is a chore (`idle_tasks.py`), done only while nothing moves.
- `events.py` decides which events a scene gets: none that only brings the window back, no held keys, none that an
  input method composes with. A window that loses the keyboard makes its scenes release what is held.
- Threads read pictures, import modules and send to players; the process of the players has a lower priority.
"""
