"""What every scene is made of: window, loop, scenes, pictures, text, words, sound, motion and settings.

A scene is given a `Kit` and draws with it::

    kit.layout.px(24)                      logical units of 1920x1080 to pixels
    kit.pictures.get("city", (w, h))       a picture of assets/pictures at its real size
    kit.painter.draw(surface, text, rect)  text, never scaled as a picture
    brush.write(surface, text, at, BOLD)   a line in one of the styles of `brush.py`, whose units are those of a `Page`
    kit.audio.play("knock")                a sound, or silence
    words("title.continue", round=3)       a sentence of the text catalogue

Nothing in here knows any one game.
"""
