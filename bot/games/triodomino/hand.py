"""The tiles of the reader's own hand: where they fit, and what they would do there."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.base import Args, Event
from bot.games.triangles.places import Place
from bot.games.triangles.tiles import Tile, name, value
from bot.games.triodomino.notation import LETTERS


@dataclass(frozen=True)
class FormationPlace:
    """A place for a tile: the formation's number, counted from 1, and the place in it."""

    formation: int
    place: Place

    def __str__(self) -> str:
        hexagon = " closing a hexagon" if self.place.hexagons else ""
        return f"{self.word}{hexagon}"

    @property
    def word(self) -> str:
        """The place's word in a move."""
        return f"{self.formation}:{self.place.cell}"

    @property
    def lettered(self) -> str:
        """The place with its formation's letter, as pictures name it and as it can be typed, too."""
        return f"{LETTERS[self.formation - 1]}:{self.place.cell}"


@dataclass(frozen=True)
class HandTile:
    """A tile of the reader's hand, and the places where it fits."""

    tile: Tile
    places: tuple[FormationPlace, ...]

    @property
    def args(self) -> Args:
        """The tile and its value, as arguments of an event."""
        return {"tile": name(self.tile), "value": value(self.tile)}

    def preview(self, points: int) -> Event:
        """Returns how many places the tile has, what it scores on each, and the most hexagons that it can close."""
        hexagons = max((found.place.hexagons for found in self.places), default=0)
        args: Args = {**self.args, "places": len(self.places), "best": points, "hexagons": hexagons}
        return Event("triodomino-preview-tile", args=args)

    def preview_on(self, word: str, points: int, formations: int) -> Event | None:
        """Returns what the tile does on this place, named by its number: the places count from 1 in their order.

        Args:
            formations: the number of formations on the table.
        """
        for number, found in enumerate(self.places, start=1):
            if found.word == word:
                place: Args = {"number": number, "places": len(self.places)}
                formed: Args = {"points": points, "hexagons": found.place.hexagons}
                where: Args = {"formation": found.formation, "formations": formations}
                return Event("triodomino-preview-place", args={**self.args, **place, **formed, **where})
        return None

    @property
    def description(self) -> Iterator[Event]:
        """Where the tile fits, and where it would close a hexagon as well."""
        closing = [found for found in self.places if found.place.hexagons]
        for key, places in (("triodomino-seen-fits", self.places), ("triodomino-seen-closes", closing)):
            if places:
                yield Event(key, args={"tile": name(self.tile), "cells": "; ".join(found.lettered for found in places)})

    def __str__(self) -> str:
        return f"{name(self.tile)} fits {', '.join(map(str, self.places))}"
