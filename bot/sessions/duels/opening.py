"""How a duel is opened: draws its deals and makes their records."""

import json
from collections.abc import Callable, Sequence

from bot.games import DAILIES, DUELS, GAMES
from bot.players.base import Level
from bot.sessions.duels.seals import sealed_deal, sealed_player
from bot.sessions.fairness import SessionSeed, draw_seed, luck_of_deal
from bot.sessions.session import Person, Place
from bot.store.duels import DuelChange, DuelPlayerRecord, DuelRecord

DEALS = (1, 3, 4, 5, 6, 7)
"""How many deals a duel may have."""

LENGTH = 86_400_000
"""Milliseconds for which a duel can be played, per deal."""


def draw_deals(game_key: str, count: int, now: int, token_bytes: Callable[[int], bytes]) -> list[SessionSeed]:
    """Returns the ids and seeds of deals that are worth playing; checking one takes some milliseconds."""
    return [_draw_deal(game_key, now, token_bytes) for _ in range(count)]


def _draw_deal(game_key: str, now: int, token_bytes: Callable[[int], bytes]) -> SessionSeed:
    drawn = draw_seed(now, token_bytes)
    while DUELS[game_key].alone and not DAILIES[game_key].accepts_deal(luck_of_deal(drawn.seed, drawn.session)):
        drawn = draw_seed(now, token_bytes)
    return drawn


def opening(
    place: Place, people: Sequence[Person], game_key: str, level: Level, deals: Sequence[SessionSeed], *, now: int
) -> DuelChange:
    """Returns the change that opens a duel in a channel of a guild; the first of the people is its opener."""
    first = deals[0].session
    records = tuple(
        sealed_deal(
            DuelRecord(
                id=deal.session,
                guild=place.guild or 0,
                channel=place.channel,
                game=game_key,
                rules=GAMES[game_key].info.rules,
                options=json.dumps(DUELS[game_key].options, sort_keys=True),
                level=level.value,
                locale=place.locale,
                seed=deal.seed.hex(),
                commitment=deal.commitment,
                opened_at=now,
                closes_at=now + len(deals) * LENGTH,
                series=None if deal.session == first else first,
                deal=number,
                deals=len(deals),
            )
        )
        for number, deal in enumerate(deals, start=1)
    )
    players = tuple(
        sealed_player(DuelPlayerRecord(record.id, number, one.id, one.name, one.username))
        for record in records
        for number, one in enumerate(people, start=1)
    )
    return DuelChange(opened=records, players=players)
