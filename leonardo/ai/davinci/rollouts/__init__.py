"""The quick player of dealt-out worlds, with which the search plays imagined games on."""
