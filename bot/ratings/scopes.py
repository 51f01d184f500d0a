"""Where and in what people are compared."""

from dataclasses import dataclass

EVERYWHERE = 0
"""The guild of scopes that compare people in all guilds and outside of them."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A guild or EVERYWHERE, a game or (empty) all games, a variant of it or (empty) all of them."""

    guild: int
    game: str = ""
    variant: str = ""


def scopes_of(guild: int | None, game: str, variant: str) -> tuple[Scope, ...]:
    """Returns the scopes that a game for several players belongs to.

    Args:
        guild: None if the game belongs to no guild.
    """
    return tuple(
        scope
        for where in _guilds(guild)
        for scope in (Scope(where), Scope(where, game), *([Scope(where, game, variant)] if variant else []))
    )


def solo_scopes_of(guild: int | None, game: str, variant: str) -> tuple[Scope, ...]:
    """Returns the scopes that a game for one belongs to: only the same contests are compared."""
    return tuple(Scope(where, game, variant) for where in _guilds(guild))


def _guilds(guild: int | None) -> tuple[int, ...]:
    return (EVERYWHERE,) if guild is None else (guild, EVERYWHERE)
