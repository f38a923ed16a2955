"""Rules of thumb on a view: what most players go by, a module for each phase."""
