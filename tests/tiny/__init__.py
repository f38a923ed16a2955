"""A tiny game that keeps the contract: what serves every game must serve this one without knowing it."""
