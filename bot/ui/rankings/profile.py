"""A player's profile (a picture with its alt text, and the best scores of games for one), and achievements."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.achievements.rules import KEYS
from bot.games import GAMES
from bot.ratings.model import POINTS
from bot.ratings.scopes import EVERYWHERE, Scope
from bot.sessions.achievements import Achieved
from bot.sessions.leaderboards import BestScoreRecord, HeadToHead, RatingPoint
from bot.sessions.leaderboards import Profile as Numbers
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.texts import Texts, clipped
from bot.ui.reply.audience import guild_of, person, person_of
from bot.ui.reply.guild_rules import look_here, send
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.text.best_results import score_in_points, score_text
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.text.names import bold, picture_name, shown_name
from bot.ui.text.option_texts import variant_phrase
from bot.ui.text.times import clock_time, date_text
from bot.ui.views.components import page, panel, picture, picture_file, text
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.cards.number_boxes import Count
from renderers.cards.profile import GameResult, Profile
from renderers.cards.profile import HeadToHead as HeadToHeadCard
from renderers.pictures import Pictures

LAST_GAMES = 10
MOST_POINTS = 200
"""The most points of the graph, about one for each five pixels."""

MOST_BEST = 8
"""The most best scores that are listed."""

POINTS_IN_TEXT = 8
"""The most points of the graph that its alt text lists."""

SIGNS: Mapping[str, GameResult] = {"win": "win", "loss": "loss", "draw": "draw"}


@dataclass(frozen=True)
class Met:
    """The games in which two people met, from the first one's view."""

    other: Person
    wins: int
    losses: int
    draws: int


@dataclass(frozen=True)
class ShownProfile:
    """The content of a person's profile, for one reader.

    Attributes:
        game: empty for all.
        met: the games with the reader; None if they never met.
    """

    person: Person
    game: str
    numbers: Numbers
    graph: Sequence[RatingPoint]
    met: Met | None

    def subtitle(self, texts: Texts) -> str:
        """Returns the game and the rank."""
        game = texts(f"{self.game}-name") if self.game else texts("leaderboard-all-games")
        if self.numbers.rank is None:
            return game
        rank = texts("profile-rank", rank=str(self.numbers.rank), among=str(self.numbers.people))
        return f"{game} · {rank}"

    def card(self, texts: Texts) -> Profile:
        """Returns the contents of the picture."""
        rating, points = self.numbers.rating, [point.points for point in self.graph]
        favourite = self.numbers.favourite
        return Profile(
            name=picture_name(self.person, texts),
            subtitle=self.subtitle(texts),
            rating=self._rating(texts),
            spread="" if rating is None else f"±{round(POINTS * rating.sigma)}",
            provisional=rating is not None and not rating.settled,
            provisional_label=texts("provisional"),
            ratings=tuple(points),
            settled=tuple(point.settled for point in self.graph),
            change=self.graph[-1].change if self.graph else 0,
            peak=self._peak(texts),
            since=texts("profile-since", games=self.graph[-1].games - self.graph[0].games if self.graph else 0),
            now=texts("profile-now"),
            counts=self._counts(texts),
            recent=texts("profile-last-games"),
            outcomes=tuple(SIGNS[outcome] for outcome in self.numbers.outcomes[-LAST_GAMES:]),
            favourite_heading=texts("profile-favourite"),
            favourite=texts(f"{favourite}-name") if favourite in GAMES and not self.game else "",
            empty=texts("profile-empty" if rating is None else "profile-one-game"),
            against=self._against(texts),
        )

    def alt_text(self, texts: Texts) -> str:
        """Returns the picture in words."""
        rating = self.numbers.rating
        if rating is None:
            return texts("profile-empty")
        lines = [
            texts(
                "profile-alt-rating",
                rating=str(rating.points),
                spread=str(round(POINTS * rating.sigma)),
                provisional="no" if rating.settled else "yes",
                rank=str(self.numbers.rank or "–"),
                among=str(self.numbers.people),
                peaked="no" if rating.peak is None else "yes",
                peak=str(rating.peak or ""),
            ),
            texts(
                "profile-alt-games",
                games=rating.games,
                wins=rating.wins,
                losses=rating.losses,
                draws=rating.draws,
                streak=_signed(rating.streak),
                best=rating.best_streak,
            ),
        ]
        if self.numbers.outcomes:
            outcomes = ", ".join(texts(f"profile-alt-{outcome}") for outcome in self.numbers.outcomes[-LAST_GAMES:])
            lines.append(texts("profile-alt-last", outcomes=outcomes))
        if self.met is not None:
            met, name = self.met, shown_name(self.met.other, texts)
            lines.append(texts("profile-alt-against", other=name, wins=met.wins, losses=met.losses, draws=met.draws))
        if self.numbers.favourite in GAMES and not self.game:
            lines.append(texts("profile-alt-favourite", game=texts(f"{self.numbers.favourite}-name")))
        if len(self.graph) > 1:
            step = -(-len(self.graph) // POINTS_IN_TEXT)
            shown = [str(point.points) for point in self.graph[::-1][::step]][::-1]
            lines.append(texts("profile-alt-graph", ratings=", ".join(shown)))
        return "\n".join(lines)

    def best_lines(self, texts: Texts) -> list[str]:
        """Returns a heading and a line for each best score of games for one."""
        known = [one for one in self.numbers.best if one.game in GAMES][:MOST_BEST]
        return [f"**{texts('profile-best')}**", *(_best_line(one, texts) for one in known)] if known else []

    def _rating(self, texts: Texts) -> str:
        rating = self.numbers.rating
        if rating is None:
            return ""
        points = str(rating.points)
        return points if rating.settled else texts("number-rating-provisional", rating=points)

    def _peak(self, texts: Texts) -> str:
        """Returns the text at the highest point of the graph, unless the peak is earlier than the graph."""
        rating, graph = self.numbers.rating, self.graph
        if rating is None or rating.peak is None or not graph:
            return ""
        begins_late = graph[-1].games < rating.games
        if begins_late and all(point.points < rating.peak for point in graph):
            return ""
        return texts("profile-peak", rating=str(rating.peak))

    def _counts(self, texts: Texts) -> tuple[Count, ...]:
        rating = self.numbers.rating
        numbers = (
            (rating.games, rating.wins, rating.losses, rating.draws, rating.streak, rating.best_streak)
            if rating is not None
            else (0,) * 6
        )
        headings = ("games", "wins", "losses", "draws", "streak", "best-streak")
        return tuple(
            Count(_signed(number) if heading == "streak" else str(number), texts(f"heading-{heading}"))
            for number, heading in zip(numbers, headings, strict=True)
        )

    def _against(self, texts: Texts) -> HeadToHeadCard | None:
        met = self.met
        if met is None:
            return None
        names = picture_name(self.person, texts), picture_name(met.other, texts)
        return HeadToHeadCard(names, texts("profile-drawn", games=met.draws), met.wins, met.draws, met.losses)


class Profiles:
    """Lays out profiles: a guild's; in direct messages, and where the bot is no member, global ones."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._leaderboards = sessions.leaderboards
        self._user_settings = sessions.user_settings
        self._pictures = pictures

    async def profile(
        self, interaction: Interaction, who: Person, game_key: str, texts: Texts, theme: str
    ) -> OutgoingMessage:
        """Lays out a person's profile for one game, or for all games ("").

        Refuses `unknown-button` for an unknown game, and `profile-hidden` for others who have chosen to be named only
        on the servers where they have played.
        """
        if game_key not in ("", *GAMES):
            raise Refusal("unknown-button")
        guild, reader = guild_of(interaction), person(interaction)
        scope = Scope(EVERYWHERE if guild is None else guild, game_key)
        if scope.guild == EVERYWHERE and who.id != reader.id and self._user_settings.of(who.id).hidden:
            raise Refusal("profile-hidden")
        shown = ShownProfile(
            who,
            game_key,
            await self._leaderboards.profile(scope, who.id),
            await self._leaderboards.rating_graph(scope, who.id, MOST_POINTS),
            await self._met(scope, who, reader),
        )
        png = await self._pictures.profile(shown.card(texts), theme=theme)
        heading = f"### {texts('profile-title')}\n{bold(shown_name(who, texts))} · {shown.subtitle(texts)}"
        if not await self._leaderboards.ratings_are_computed():
            heading += f"\n-# {texts('ratings-not-computed')}"
        best = shown.best_lines(texts)
        pieces = [text(heading), picture(clipped(shown.alt_text(texts), ALT_LIMIT))]
        return OutgoingMessage(panel([*pieces, *([text("\n".join(best))] if best else [])]), [picture_file(png)])

    async def _met(self, scope: Scope, who: Person, reader: Person) -> Met | None:
        """Returns the games of a person with the reader; None if they are the same person or have never met."""
        if who.id == reader.id:
            return None
        found: Sequence[HeadToHead] = await self._leaderboards.head_to_head(scope.guild, who.id, reader.id)
        chosen = [one for one in found if scope.game in ("", one.game)]
        if not chosen:
            return None
        return Met(
            reader,
            sum(one.ahead for one in chosen),
            sum(one.behind for one in chosen),
            sum(one.level for one in chosen),
        )


def _best_line(best: BestScoreRecord, texts: Texts) -> str:
    phrase = variant_phrase(best.game, best.variant, texts)
    variant = f", {phrase}" if phrase else ""
    return texts("profile-best-line", game=texts(f"{best.game}-name"), variant=variant, best=_best(best, texts))


def _best(best: BestScoreRecord, texts: Texts) -> str:
    """Returns the points and the time that they took, or only the time."""
    time = "–" if best.duration is None else clock_time(best.duration)
    if best.score is None:
        return f"**{time}**"
    points = f"**{score_in_points(best.score, texts)}**"
    return points if best.duration is None else texts("scored-points-in", points=points, time=time)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else score_text(number)


async def show_achievements(sessions: Sessions, reply: Reply, player: discord.User | discord.Member | None) -> None:
    """Lists a player's achievements; by default the user's own.

    Refuses `achievements-hidden` for others who are named only where they have played.
    """
    public, texts, _ = look_here(reply, sessions)
    who = person(reply.interaction) if player is None else person_of(player)
    if who.id != reply.user and sessions.user_settings.of(who.id).hidden:
        raise Refusal("achievements-hidden")
    async with reply.expensive("achievements", who.id):
        achieved = await sessions.achievements.of(who.id)
    await send(reply, page(achievement_list(who, achieved, texts)), public=public)


def achievement_list(who: Person, achieved: Achieved, texts: Texts) -> str:
    """Returns the list: the person's achievements, oldest first, with their days (UTC); then the others."""
    had = sorted((key for key in KEYS if key in achieved.at), key=lambda key: achieved.at[key])
    missing = [key for key in KEYS if key not in achieved.at]
    count = texts("achievements-count", count=len(had), all=len(KEYS))
    lines = [f"### {texts('achievements-title')}", f"{bold(shown_name(who, texts))} · {count}"]
    lines += [f"🏅 {_described(key, texts)} · {date_text(achieved.at[key], texts)}" for key in had]
    if missing:
        lines += [f"**{texts('achievements-missing')}**", *(f"-# {_described(key, texts)}" for key in missing)]
    if not achieved.complete:
        lines.append(f"-# {texts('achievements-more')}")
    return "\n".join(lines)


def _described(key: str, texts: Texts) -> str:
    return texts("labelled", label=f"**{texts(f'achievement-{key}')}**", content=texts(f"achievement-{key}-means"))
