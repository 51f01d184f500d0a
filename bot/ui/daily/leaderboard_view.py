"""The leaderboard of a puzzle as a picture: the best of a server, or everywhere."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import discord

from bot.sessions.daily.service import Leaderboard, LeaderboardPlace
from bot.sessions.session import Person
from bot.texts import Texts, clipped
from bot.ui.daily.home_view import day_number, game_name, month_text, points_of, result_text
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.text.names import picture_name
from bot.ui.text.times import clock_time, day_text
from bot.ui.views.components import Piece, Style, button, button_rows, panel, picture, text
from bot.ui.views.custom_id import Action, Press
from renderers.cards.daily import Daily
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow
from renderers.parts.frame import CaptionPlayer

OWN_GAMES = "server"
"""Replaces a game's key for the puzzle from a server's own games, which has only the server's leaderboard."""


@dataclass(frozen=True)
class LeaderboardChoice:
    """The choice of a leaderboard.

    Attributes:
        game_key: or OWN_GAMES.
        here: whether it is only this server's.
    """

    game_key: str
    day: str
    here: bool

    @classmethod
    def parse(cls, argument: str) -> Self | None:
        """Returns the choice of a button's argument; None for anything else."""
        match argument.split(" "):
            case [game_key, day, ("here" | "all") as where]:
                return cls(game_key, day, where == "here")
        return None

    def press(self, row: int = 0) -> Press:
        """Returns the press of a button that shows this leaderboard.

        Args:
            row: the number of the button's row, since no two custom ids may be equal.
        """
        where = "here" if self.here else "all"
        return Press(Action.DAILY_LEADERBOARD, ply=row, argument=f"{self.game_key} {self.day} {where}")


def leaderboard_card(leaderboard: Leaderboard, days_in_a_row: int, texts: Texts) -> Daily:
    """Returns the contents of the picture."""
    own, puzzle = leaderboard.own, leaderboard.puzzle
    points = [] if own is None else [Count(points_of(puzzle, own), texts("daily-number-points"))]
    rank = [] if own is None else [Count(str(own.rank), texts("daily-number-rank"))]
    numbers = (
        *points,
        *rank,
        Count(str(leaderboard.finished), texts("daily-number-finished", count=leaderboard.finished)),
        Count(str(days_in_a_row), texts("daily-number-streak", count=days_in_a_row)),
    )
    rows = (
        PlayerRow(
            CaptionPlayer(picture_name(shown_person(place, leaderboard, texts), texts), seat),
            rank=place.rank,
            score=points_of(puzzle, place),
            note=clock_time(place.duration),
        )
        for seat, place in enumerate(leaderboard.places)
    )
    return Daily(
        day=day_number(leaderboard.puzzle.day),
        month=month_text(leaderboard.puzzle.day, texts),
        game=game_name(leaderboard.puzzle, texts),
        places=tuple(rows),
        numbers=numbers,
        empty=texts("daily-leaderboard-empty"),
    )


@dataclass(frozen=True)
class LeaderboardOffer:
    """The leaderboards that a reader may choose from.

    Attributes:
        games: the keys of the games; OWN_GAMES for the puzzle from the server's own games.
        days: the days on which the game has a puzzle, today first.
        in_guild: whether the server has a leaderboard.
        clip: whether the reader may share the turn of their own attempt.
    """

    games: Sequence[str]
    days: Sequence[str]
    in_guild: bool
    clip: bool = False

    def choices(self, current: LeaderboardChoice, texts: Texts) -> list[Piece]:
        """Returns a row of buttons for the games, the days, and the servers."""
        games = [(texts(f"{key}-name"), replace(current, game_key=key)) for key in self.games if key != OWN_GAMES]
        if OWN_GAMES in self.games:
            games.append((texts("puzzle-of-server"), replace(current, game_key=OWN_GAMES, here=True)))
        rows = [games]
        if len(self.days) > 1:
            labels = (texts("daily-today"), texts("daily-yesterday"))
            rows.append([(label, replace(current, day=day)) for label, day in zip(labels, self.days, strict=True)])
        if self.in_guild and current.game_key != OWN_GAMES:
            places = ((texts("place-server"), True), (texts("place-everywhere"), False))
            rows.append([(label, replace(current, here=here)) for label, here in places])
        return [
            piece
            for number, row in enumerate(rows)
            for piece in button_rows([_choice_button(label, one, current, number) for label, one in row])
        ]


def leaderboard_panel(
    leaderboard: Leaderboard, choice: LeaderboardChoice, offer: LeaderboardOffer, name: str, texts: Texts
) -> discord.ui.LayoutView:
    """Lays out the leaderboard, with buttons to the others.

    Args:
        name: the file name of the attached picture.
    """
    puzzle = leaderboard.puzzle
    where = texts("place-server" if choice.here else "place-everywhere")
    heading = f"### {game_name(puzzle, texts)} · {day_text(puzzle.day, texts)} · {where}"
    alt = "\n".join(_line(place, leaderboard, texts) for place in leaderboard.places) or texts(
        "daily-leaderboard-empty"
    )
    buttons = [button(texts("button-daily-home"), Press(Action.DAILY))]
    if offer.clip:
        buttons.append(button(texts("button-clip"), Press(Action.DAILY_CLIP, puzzle.id)))
    return panel(
        [text(heading), picture(clipped(alt, ALT_LIMIT), name), *offer.choices(choice, texts), *button_rows(buttons)]
    )


def _choice_button(
    label: str, one: LeaderboardChoice, current: LeaderboardChoice, row: int
) -> discord.ui.Button[discord.ui.LayoutView]:
    style = Style.primary if one == current else Style.secondary
    return button(label, one.press(row), style=style, disabled=one == current)


def shown_person(place: LeaderboardPlace, leaderboard: Leaderboard, texts: Texts) -> Person:
    """Returns a person with the name for a leaderboard: everywhere the username, since names belong to guilds."""
    if leaderboard.guild is not None:
        return place.person
    return Person(place.person.id, place.person.username or texts("daily-somebody"), place.person.username)


def _line(place: LeaderboardPlace, leaderboard: Leaderboard, texts: Texts) -> str:
    name = shown_person(place, leaderboard, texts).name
    return texts("labelled", label=f"{place.rank}. {name}", content=result_text(leaderboard.puzzle, place, texts))
