"""A tile of the reader's own hand: where it fits, and what it would bring there."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.base import Args, Event
from bot.games.triangles.places import Place
from bot.games.triangles.tiles import Tile, name, value


@dataclass(frozen=True)
class FormationPlace:
    """Where a tile of the hand fits: the formation's number, counted from 1, and the place in it."""

    formation: int
    place: Place

    def __str__(self) -> str:
        hexagon = " closing a hexagon" if self.place.hexagons else ""
        return f"{self.word}{hexagon}"

    @property
    def word(self) -> str:
        """How a move names it."""
        return f"{self.formation}:{self.place.cell}"


@dataclass(frozen=True)
class HandTile:
    """A tile of the reader's hand, and where it could be attached."""

    tile: Tile
    places: tuple[FormationPlace, ...]

    @property
    def worth(self) -> Args:
        """The tile and its value."""
        return {"tile": name(self.tile), "value": value(self.tile)}

    def previewed(self, points: int) -> Event:
        """How many places the tile has, what it scores on each, and how many hexagons it can close at most."""
        hexagons = max((spot.place.hexagons for spot in self.places), default=0)
        args: Args = {**self.worth, "places": len(self.places), "best": points, "hexagons": hexagons}
        return Event("triodomino-preview-tile", args=args)

    def foreseen_on(self, word: str, points: int) -> Event | None:
        """The tile on a spot where it fits; they are numbered from 1 in their order here."""
        for number, spot in enumerate(self.places, start=1):
            if spot.word == word:
                formed: Args = {"number": number, "points": points, "hexagons": spot.place.hexagons}
                return Event("triodomino-preview-place", args={**self.worth, **formed})
        return None

    @property
    def description(self) -> Iterator[Event]:
        """Where the tile fits, and where it would close a hexagon too."""
        closing = [spot for spot in self.places if spot.place.hexagons]
        for key, spots in (("triodomino-seen-fits", self.places), ("triodomino-seen-closes", closing)):
            if spots:
                yield Event(key, args={"tile": name(self.tile), "cells": "; ".join(spot.word for spot in spots)})

    def __str__(self) -> str:
        return f"{name(self.tile)} fits {', '.join(map(str, self.places))}"
