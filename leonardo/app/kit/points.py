"""What a place and a size in the window are, for all that is drawn and pressed."""

Point = tuple[int, int]  # a pixel: how far it is to the right and down
FinePoint = tuple[float, float]  # a place between pixels, such as on the way of something that flies, or one in units
Size = tuple[int, int]  # how wide and how high something is, in pixels
