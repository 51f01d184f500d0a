"""A player's profile in a guild: a picture, with the same as its alt text."""

from collections.abc import Mapping

from bot.games import GAMES
from bot.ratings.career import Career
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.text.names import bold, picture_name, shown_name
from bot.ui.views.components import panel, picture, picture_file, text
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.cards.number_boxes import Count
from renderers.cards.profile import GameResult, Profile
from renderers.pictures import Pictures

LAST_GAMES = 10

SIGNS: Mapping[str, GameResult] = {"win": "win", "loss": "loss", "draw": "draw"}


class Profiles:
    """Lays out the profile of a player in a guild, in one game or (None) in all."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def profile(
        self, guild: int | None, person: Person, game_key: str | None, texts: Texts, theme: str
    ) -> OutgoingMessage:
        """Lays out the profile. Refuses `profile-needs-server`, and `unknown-button` for no game."""
        if guild is None:
            raise Refusal("profile-needs-server")
        if game_key is not None and game_key not in GAMES:
            raise Refusal("unknown-button")
        results = (await self._sessions.history.careers(guild, game_key)).of(person.id)
        png = await self._pictures.profile(
            profile_card(results, picture_name(person, texts), game_key, texts),
            theme=theme,
        )
        name = bold(shown_name(person, texts))
        heading = f"### {texts('profile-title')}\n{name} · {_subject(results, game_key, texts)}"
        return OutgoingMessage(
            panel([text(heading), picture(_alt_text(results, texts))]),
            [picture_file(png)],
        )


def _subject(known: Career, game_key: str | None, texts: Texts) -> str:
    game = texts("leaderboard-all-games") if game_key is None else texts(f"{game_key}-name")
    if known.rank is None:
        return game
    return f"{game} · {texts('profile-rank', rank=known.rank, among=known.among)}"


def profile_card(known: Career, name: str, game_key: str | None, texts: Texts) -> Profile:
    """Returns what the picture shows of a career."""
    ratings = known.ratings
    return Profile(
        name=name,
        subtitle=_subject(known, game_key, texts),
        ratings=ratings,
        change=ratings[-1] - ratings[-2] if len(ratings) > 1 else 0,
        peak=texts("profile-peak", rating=str(max(ratings, default=0))),
        since=texts("profile-since", games=known.games),
        now=texts("profile-now"),
        counts=(
            Count(str(known.games), texts("heading-games")),
            Count(str(known.wins), texts("heading-wins")),
            Count(str(known.losses), texts("heading-losses")),
            Count(str(known.draws), texts("heading-draws")),
            Count(_signed(known.streak), texts("heading-streak")),
        ),
        recent=texts("profile-last-games"),
        outcomes=tuple(SIGNS[outcome] for outcome in known.outcomes[-LAST_GAMES:]),
        favourite_heading=texts("profile-favourite"),
        favourite=texts(f"{known.favourite}-name") if known.favourite in GAMES else "",
        empty=texts("profile-empty"),
    )


def _alt_text(known: Career, texts: Texts) -> str:
    if not known.ratings:
        return texts("profile-empty")
    return texts(
        "profile-alt",
        rating=str(known.ratings[-1]),
        games=known.games,
        wins=known.wins,
        losses=known.losses,
        draws=known.draws,
        streak=_signed(known.streak),
    )


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
