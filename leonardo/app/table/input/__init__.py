"""Mouse and keyboard at a table: pointing, walking, lifting and dropping.

Drag and drop, click and click, and keys are three ways to the same action. They read one frozen frame
(`shown/frame.py`): view, prompt and spots as they are, made once for each change.

- A press counts only for the question on which it was begun (`deafness.py`).
- Targets are at least 32 pixels large, wherever things are drawn (`hit_targets.py`).
- A refused drop says why, by the rules (`reaching.py`).
- The keyboard walks what can be used, or everything worth a look (`keyboard.py`); Enter presses the main button.
"""
