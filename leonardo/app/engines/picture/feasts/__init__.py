"""The stages of Engines of War: the auction and the war."""
