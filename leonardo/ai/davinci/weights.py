"""What a player of rules of thumb holds things to be worth: the numbers behind its judgement, in florins."""

from typing import Final

from attrs import frozen


@frozen
class Weights:
    """The numbers that rules of thumb are made of; those of the shipped player were chosen by matches.

    Other numbers make a player of another temper. All are florins unless said otherwise.
    """

    week: float = 0.65
    """What a week of work costs: what a worker would bring elsewhere, in rounds in which there is elsewhere."""
    component: float = 1.9  # what it costs to get a component that is missing
    delay: float = 0.85  # the part of a project's worth that is left after a round of waiting for it (a factor)
    apprentice: float = 0.85  # what an apprentice brings in each round
    automaton: float = 1.6  # what an automaton brings in each round
    space: float = 0.25  # what a space in a laboratory brings in each round
    second_laboratory: float = 0.5  # what the second laboratory brings in each round, beside its spaces
    leonardo: float = 0.6  # what it is worth to begin
    tempo: float = 2.0  # what it is worth that a laboratory is free a round sooner
    rivalry: float = 0.22  # how likely a rival with workers at hand comes to a district later (a probability)
    city: float = 0.8  # the part of what workers could win in the city that they can be expected to win (a factor)
    patience: float = 0.87
    """The part of the worth of work under way that is left for each round that it takes (a factor)."""
    thrift: float = 1.25  # what a florin counts while there are districts to come in which one may need it (a factor)
    hunger: float = 0.93  # what is left of `delay` while a laboratory stands idle (a factor)
    sense: float = 0.6  # the part of an upgrade's worth that is lost while all laboratories stand idle (a factor)
    reserve: float = 0.8  # what it costs, beside the price, to keep less than the price of a second advantage
    nearly: float = 4.0  # what it costs to leave an invention that one more week would complete: rivals may be sooner
    reluctance: float = 1.2  # what something else must promise beyond work under way before that is given up
    trust: float = 0.5  # how far to count on inventions that are not on display yet (a factor)
    denial: float = 0.25  # the part of a card's worth to a rival that one pays to keep it from it (a factor)


THUMB: Final = Weights()
