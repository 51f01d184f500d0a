"""The message of a leaderboard: its heading, and the selects and buttons that lead to other pages and leaderboards."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

import discord

from bot.games import GAMES
from bot.ratings.periods import ALL_TIME, SEASON, Calendar, Period
from bot.texts import Texts
from bot.ui.rankings.leaderboard_choice import Contest, LeaderboardChoice
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.text.option_texts import variant_phrase
from bot.ui.text.times import period_name
from bot.ui.views.components import Piece, button, button_rows, option, select
from bot.ui.views.custom_id import Action, Press

NONE = "-"
"""Stands for an empty value in selects and suggestions, since Discord does not accept one."""


def heading(choice: LeaderboardChoice, contest: Contest, order: str, calendar: Calendar, texts: Texts) -> str:
    """Returns the heading of a leaderboard: its place, game, variant and period.

    Args:
        order: the key of the text that says by what people are compared.
    """
    game = texts("leaderboard-all-games") if not choice.game else texts(f"{choice.game}-name")
    where = texts("leaderboard-everywhere" if choice.everywhere else "this-server")
    variant = contest_label(choice.game, contest, texts) if choice.contest else ""
    what = " · ".join(filter(None, [texts("leaderboard-title"), game, variant]))
    return f"### {what}\n-# {where} · {period_name(choice.period, calendar, texts)} · {texts(order)}"


def contest_label(game_key: str, contest: Contest, texts: Texts) -> str:
    """Returns the name of a variant in a list."""
    phrase = variant_phrase(game_key, contest.variant, texts)
    if contest.alone:
        return texts("leaderboard-alone", variant=phrase or "none")
    if not contest.variant:
        return texts("leaderboard-all-variants")
    return phrase or texts("usual-rules")


def period_label(period: Period, current: Sequence[Period], calendar: Calendar, texts: Texts) -> str:
    """Returns the name of a period in a list.

    Args:
        current: the periods that it is now.
    """
    name = period_name(period, calendar, texts)
    return texts("leaderboard-now", period=name) if period in current and period != ALL_TIME else name


@dataclass(frozen=True)
class LeaderboardSelects:
    """The selects below a leaderboard.

    Attributes:
        offered: the variants that were played.
        current: the periods that it is now.
    """

    choice: LeaderboardChoice
    offered: Sequence[Contest]
    periods: Sequence[Period]
    current: Sequence[Period]
    calendar: Calendar
    texts: Texts

    @property
    def pieces(self) -> list[Piece]:
        """The selects of the game, of its variant if several were played, and of the period."""
        choice, texts = self.choice, self.texts
        games = {"": texts("leaderboard-all-games"), **{key: texts(f"{key}-name") for key in GAMES}}
        variants = {one.token: contest_label(choice.game, one, texts) for one in self.offered}
        periods = {str(one): period_label(one, self.current, self.calendar, texts) for one in self.periods}
        return [
            *self._select(Action.LEADERBOARD_GAME, texts("leaderboard-choose-game"), games, choice.game),
            *self._select(Action.LEADERBOARD_VARIANT, texts("leaderboard-choose-variant"), variants, choice.contest),
            *self._select(Action.LEADERBOARD_PERIOD, texts("leaderboard-choose-period"), periods, choice.period),
        ]

    def _select(self, action: Action, placeholder: str, labels: Mapping[str, str], chosen: str) -> Iterator[Piece]:
        """Yields a select of these values with their labels; nothing for a single value. NONE replaces an empty one."""
        if len(labels) < 2:
            return
        shown = dict(islice(labels.items(), MAX_CHOICES))
        lines = [option(capitalized(label), value or NONE, chosen=value == chosen) for value, label in shown.items()]
        yield select(placeholder, Press(action, argument=self.choice.argument()), lines)


def buttons(
    choice: LeaderboardChoice, page: int, pages: int, own: int | None, texts: Texts, *, in_guild: bool
) -> list[Piece]:
    """Returns the buttons to other pages, to the same leaderboard elsewhere, and to its text or picture form.

    Args:
        own: the page with the reader's row, None if it is unknown.
        in_guild: whether the server has a leaderboard.
    """
    targets = (("first", 0), ("previous", max(page - 1, 0)), ("next", min(page + 1, pages - 1)))
    moves = [
        button(
            texts(f"button-leaderboard-{name}"),
            Press(Action.LEADERBOARD_PAGE, ply=target, argument=choice.argument(name)),
            disabled=target == page,
        )
        for name, target in targets
    ]
    elsewhere = replace(choice, everywhere=not choice.everywhere)
    mine = button(
        texts("button-leaderboard-own"), Press(Action.LEADERBOARD_OWN, argument=choice.argument()), disabled=own == page
    )
    others: list[discord.ui.Button[discord.ui.LayoutView]] = [
        *(
            [
                button(
                    texts("place-server" if choice.everywhere else "place-everywhere"),
                    Press(Action.LEADERBOARD_PAGE, argument=elsewhere.argument("where")),
                )
            ]
            if in_guild
            else []
        ),
        button(
            texts("button-leaderboard-picture" if choice.as_text else "button-text"),
            Press(
                Action.LEADERBOARD_PAGE, ply=page, argument=replace(choice, as_text=not choice.as_text).argument("look")
            ),
        ),
    ]
    return button_rows([*([*moves, mine] if pages > 1 else []), *others])


def offered_periods(choice: Period, known: Sequence[Period], current: Sequence[Period]) -> list[Period]:
    """Returns the periods that a select offers: all time, then seasons, then months, each latest first.

    Args:
        known: the periods in which somebody finished a game.
        current, choice: the current periods, and the shown one.
    """
    found = {ALL_TIME, choice, *known, *current}
    return sorted(found, key=lambda one: (one != ALL_TIME, not one.startswith(SEASON), *(-ord(sign) for sign in one)))


def capitalized(label: str) -> str:
    """Returns a label with a capital first letter."""
    return label[:1].upper() + label[1:]
