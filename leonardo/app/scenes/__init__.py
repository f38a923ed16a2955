"""The scenes around the table, for any game: title, new game, load, settings, about, pause, hand-over, messages.

They find the way to one another through `leonardo.app.scenes.host.Host`, and to a game's own scenes through its
`leonardo.app.games.Presentation`.
"""
