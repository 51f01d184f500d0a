"""What somebody has achieved on a server: as a picture, with the same in its description."""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from bot.games import GAMES
from bot.ratings.career import Career, Played, career
from bot.sessions.service import ResultRecord, Sessions
from bot.sessions.session import Person, Refusal
from bot.texts import Words
from bot.ui.board_message.layout import Shown
from bot.ui.text.names import bold
from bot.ui.views.components import panel, picture, picture_file, text
from renderers.cards.profile import Count, Outcome, Profile
from renderers.pictures import Pictures

LATELY = 10


class Profiles:
    """Answers who somebody is at the tables of a server, in one game or in all."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def shown(self, guild: int | None, person: Person, game_key: str | None, words: Words) -> Shown:
        """The profile for all to see. Refuses `profile-needs-server` and `unknown-button` for a game that is not."""
        if guild is None:
            raise Refusal("profile-needs-server")
        if game_key is not None and game_key not in GAMES:
            raise Refusal("unknown-button")
        rows = await self._sessions.results(guild, game_key)
        games = played(rows)
        # a server's whole course is rated anew: some hundredths of a second for thousands of games
        known = await asyncio.to_thread(career, games, person.id)
        lately = last_outcomes(games, person.id)
        png = await self._pictures.profile(
            portrait(known, lately, person.name, game_key, words), theme=self._sessions.servers.of(guild).theme
        )
        told = f"{bold(person.name)} · {_subject(known, game_key, words)}"
        return Shown(
            panel([text(f"### {words('profile-title')}\n{told}"), picture(_in_words(known, words))]),
            [picture_file(png)],
        )


def played(rows: Iterable[ResultRecord]) -> list[Played]:
    """The games that rows of results, in order, come from."""
    games = []
    for _, seats in groupby(rows, key=attrgetter("session")):
        sat: Sequence[ResultRecord] = list(seats)
        games.append(
            Played(
                sat[0].game,
                {row.person: row.rank for row in sat},
                {row.person: row.outcome for row in sat},
            )
        )
    return games


def last_outcomes(games: Iterable[Played], person: int) -> tuple[Outcome, ...]:
    """How the person's last games ended, the newest last."""
    signs: dict[str, Outcome] = {"win": "win", "loss": "loss", "draw": "draw"}
    return tuple(signs[game.outcomes[person]] for game in games if person in game.ranks)[-LATELY:]


def _subject(known: Career, game_key: str | None, words: Words) -> str:
    game = words("standings-all-games") if game_key is None else words(f"{game_key}-name")
    if known.rank is None:
        return game
    return f"{game} · {words('profile-rank', rank=known.rank, among=known.among)}"


def portrait(known: Career, lately: tuple[Outcome, ...], name: str, game_key: str | None, words: Words) -> Profile:
    """What the picture says about a career."""
    ratings = known.ratings
    return Profile(
        name=name,
        subtitle=_subject(known, game_key, words),
        ratings=ratings,
        change=ratings[-1] - ratings[-2] if len(ratings) > 1 else 0,
        peak=words("profile-peak", rating=str(max(ratings, default=0))),
        since=words("profile-since", games=len(ratings)),
        now=words("profile-now"),
        counts=(
            Count(str(known.games), words("heading-games")),
            Count(str(known.wins), words("heading-wins")),
            Count(str(known.losses), words("heading-losses")),
            Count(str(known.draws), words("heading-draws")),
            Count(_signed(known.streak), words("heading-streak")),
        ),
        lately=words("profile-lately"),
        outcomes=lately,
        favourite_heading=words("profile-favourite"),
        favourite=words(f"{known.favourite}-name") if known.favourite in GAMES else "",
        empty=words("profile-empty"),
    )


def _in_words(known: Career, words: Words) -> str:
    return words(
        "profile-alt",
        rating=str(known.ratings[-1]) if known.ratings else "–",
        games=known.games,
        wins=known.wins,
        losses=known.losses,
        draws=known.draws,
        streak=_signed(known.streak),
    )


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
