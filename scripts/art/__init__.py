"""The drawn assets: everything in `assets/pictures`, `assets/fonts` and `assets/sounds` comes from here.

What is drawn is committed, so players and tests need none of the drawing libraries. To draw again, from the root of
the project::

    pip install -e . --group assets
    npm install --prefix build/art @fontsource/eb-garamond@5 @fontsource/cinzel@5 @fontsource/cormorant-garamond@5
    python -m scripts.art.build                # pictures and sounds
    python -m scripts.art.build city cards     # only these parts
    python -m scripts.art.build --check        # is what is kept what would be drawn now?
    python -m scripts.art.build fonts --packages build/art/node_modules/@fontsource

The same libraries give the same bytes at each run: every picture has a fixed seed of its own and no file carries a
time. `assets/pictures/manifest.json` lists them (see `album`), `city_places.json` says where the districts are,
and `nine_slice.json` how wide the corners of panels are.

Pictures are drawn for 3840x2160, twice the logical 1920x1080 units of the table; the program scales them down.
"""
