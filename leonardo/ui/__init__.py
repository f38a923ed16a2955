"""The screen as a retained tree: nodes, layout, rasters, a compositor and one timeline.

A panel is a function from facts to nodes (`node`). `Screen.show` lays a tree out (`layout`, with `measure` and `flow`)
and takes over what did not change. What is drawn becomes items (`leaves`, `items`): a key, a place and a way to make
the raster, which is kept under the key (`raster`). `Screen.frame` draws only what differs from the frame before
(`compositor`). Motion overrides properties of nodes by their ids for a while (`timeline`); the tree itself never moves.
What more than one page has, such as buttons, is in `widgets`.

This package knows no game and no table. Of `app/kit` it uses the brush with its styles, the shade of raised letters
and the shapes of areas.

Changes of the interface, the newest last:

* First version. Against the trial: `Yielding` is `TextScale`, `Text.told` is `wordings`, `lay` takes a `LayoutContext`;
  `Screen.flown` is `straight_flight`; `counted` is `count`; `Timeline.busy`, `let_go` and `looks` are `is_busy`,
  `release` and `overrides`. `Node.light` is gone.
* `Measured` (a `Custom` that asks for sizes), `Wrap`, `Paint.size`; `Variants` are as large as the one that fits;
  `still.draw` draws a node once on a surface.
* `Layer` flattens its kids into one raster, brought up to date where they change; what lies over it is drawn without
  them, and `alpha` fades it as one. It needs an `id`. Kids on a higher `z` than its own stay above it. Put the still
  table into `Layer(id=..., opaque=True, z=Z.BOARD)`: then a veil that fades over it costs two fills a frame.
* `fill(colour)` is a colour without a raster, for veils and bars. `pin(kid, anchor, to)` pins a kid of a stack or board
  to a point of it, both in shares, not measured and not clipped.
* `fades=True` on nodes such as lights, with `Screen.show(tree, fade_ms=...)`: they fade when they come and go.
* Gone: `Node.alpha`, `RasterCache.variant`, `Item.live`.
* `component`: a call gives a `Component`, a node without fields; the screen calls the function when it lays it out,
  once for equal facts, and drops all when another language is spoken. To give it an id, a width or a place, put it
  into a `stack`. Variants behind the one that fits are not called at all. For another size, looks or text size make
  another `Screen`, with the timeline of the old one.
* A stack is as large as what lies on its ground: paintings, fills and stretched pictures without a size do not count.
  The height of a row is that of its kids at the widths that they get.
* Two nodes with the same id: a warning, which is an error in tests.
* `Text.close`: broken lines that are as high as single ones.
* `Screen.lay(tree, before)` and `Screen.show(element, over=items)`: a tree may be laid out early, taken over from any
  other, and shown with items over it. `Element.area` is the place or shape in which it is pressed, kept with it.
* What makes a view change cheap: components for all that may stay while something beside it changes, with facts that
  tell no more than is seen. A node made outside of a component is a new fact each time; hand over its facts instead.
* `still.drawing` returns a function that draws a node once.
* `Variants.measured=False`: its kids fit where there is the room that they ask for, whatever is in them.
* `Timeline.play` returns what is `Playing`, with the time that it has come to; `Timeline.stop` takes it away.
* `Screen.show(element, under=items)`: items that lie below what has the same layer, such as a desk.
* `widgets`: `plate`, and `button` with its looks (`MAIN`, `USUAL`, `BARRED`, or a `Skin` of one's own):
  `button(ButtonLook("End turn", MAIN), id=..., height=48)` is as wide as its words need.
* What is in the middle across a row or column is so to the pixel as in a stack.
* Nodes are frozen for the type checker only: that makes them four times as cheap. The ids are checked in `show`.
* `Paint.value`: a number that may run, as that of a text; it is the last argument of the painting.
"""
