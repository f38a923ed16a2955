"""The screen as a retained tree: nodes, layout, rasters, a compositor and one timeline.

A panel is a function from facts to `Node`s (`node`). `Screen.show` lays a tree out, takes over what did not change
(`layout`) and turns what is drawn into `Item`s: a key, a place and a way to make the raster (`raster`). `Screen.frame`
draws only what differs from the frame before (`compositor`). Motion overrides properties of nodes by their ids for a
while (`timeline`); the tree itself never moves.

This package knows no game and no table. Of the table it uses the brush with its styles, the shade of raised letters
and the shapes of areas. Panels that are not ported are nodes by `leonardo.app.table.panels.adapter`.

Changes of the interface, the newest last:

* First version. Against the trial: `Yielding` is `TextScale`, `Text.told` is `wordings`, `lay` takes a `LayoutContext`;
  `Screen.flown` is `straight_flight`; `counted` is `count`; `Timeline.busy`, `let_go` and `looks` are `is_busy`,
  `release` and `overrides`. `Node.light` is gone. `old_panel` stands in `leonardo.app.table.panels.adapter`.
* `Measured` (a `Custom` that asks for sizes), `Wrap`, `Paint.size`; `Variants` are as large as the one that fits;
  `still.draw` draws a node once on a surface.
"""
