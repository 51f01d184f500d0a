"""The private panels of a tournament: standings, rounds, the organiser's actions, the tournaments of a channel."""

from collections.abc import Sequence

import discord

from bot.texts import Texts, whole_lines
from bot.tournaments.tournament import Format, Stage, Tournament
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.text.names import bold
from bot.ui.tournaments.standings_card import page_count, player_text, standings_card, standings_lines
from bot.ui.tournaments.wording import game_line, heading, pairing_line, state_line, terms_line, ties_lines
from bot.ui.views.components import (
    Piece,
    Style,
    button,
    button_rows,
    option,
    page,
    panel,
    picture,
    picture_file,
    select,
    text,
)
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

LINES_LIMIT = 3_600
"""The most characters of a panel's lines, which leaves room for its heading: a message holds 4,000."""

LAST_GAMES = 30
"""The number of an arena's last games that are listed."""

FILE = "standings.png"


async def standings_panel(
    tournament: Tournament, texts: Texts, pictures: Pictures, *, shown: int, reader: int, theme: str
) -> OutgoingMessage:
    """Lays out a page of the standings as a picture, with the reader's row highlighted.

    Args:
        shown: the page, from 0.
    """
    pages = page_count(tournament)
    shown = min(shown, pages - 1)
    png = await pictures.tournament(standings_card(tournament, texts, shown, reader), theme=theme)
    turns = [
        button(
            texts(f"button-tournament-{key}"),
            Press(Action.TOURNAMENT_STANDINGS, tournament.id, min(max(to, 0), pages - 1) + 1, key),
            disabled=not 0 <= to < pages,
        )
        for key, to in (("better", shown - 1), ("worse", shown + 1))
    ]
    rounds = "games" if tournament.format is Format.ARENA else "rounds"
    buttons = [
        *(turns if pages > 1 else []),
        button(texts("button-text"), Press(Action.TOURNAMENT_STANDINGS_TEXT, tournament.id)),
        button(texts(f"button-tournament-{rounds}"), Press(Action.TOURNAMENT_ROUND, tournament.id)),
    ]
    pieces = [
        text(f"{heading(tournament)}\n{state_line(tournament, texts)}"),
        picture(whole_lines(standings_lines(tournament, texts, shown), ALT_LIMIT, "…"), FILE),
        *map(text, ties_lines(tournament, texts)),
        *button_rows(buttons),
    ]
    return OutgoingMessage(panel(pieces), [picture_file(png, FILE)])


def standings_text(tournament: Tournament, texts: Texts) -> discord.ui.LayoutView:
    """Lays out all standings in words."""
    lines = whole_lines(standings_lines(tournament, texts, name=bold), LINES_LIMIT, "…")
    return page("\n".join([heading(tournament), lines, *ties_lines(tournament, texts)]))


def round_panel(tournament: Tournament, number: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a round's tables, with buttons to the previous and next round; for an arena, the last games."""
    if tournament.format is Format.ARENA:
        shown = tournament.pairings[-LAST_GAMES:][::-1]
        title = texts("button-tournament-games")
    else:
        number = min(max(number, 1), tournament.round)
        shown = tournament.in_round(number)
        title = texts("tournament-round-title", round=number, rounds=tournament.rounds)
    lines = [pairing_line(tournament, pairing, texts) for pairing in shown] or [texts("tournament-no-games")]
    pieces: list[Piece] = [text("\n".join([heading(tournament), f"**{title}**", whole_lines(lines, LINES_LIMIT, "…")]))]
    ways = (("round-before", number - 1), ("round-after", number + 1))
    turns = [
        button(
            texts(f"button-tournament-{key}"),
            Press(Action.TOURNAMENT_ROUND, tournament.id, max(to, 0), key),
            disabled=not 1 <= to <= tournament.round,
        )
        for key, to in ways
    ]
    standing = button(texts("button-tournament-standings"), Press(Action.TOURNAMENT_STANDINGS, tournament.id))
    return panel([*pieces, *button_rows([*(turns if tournament.round > 1 else []), standing])])


def organiser_panel(tournament: Tournament, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the organiser's actions: start, end the round, remove a player, post the message again, cancel."""
    lines = [heading(tournament), state_line(tournament, texts), f"-# {texts('tournament-organise-does')}"]
    pieces: list[Piece] = [text("\n".join(lines))]
    active = tournament.active
    for first in range(0, len(active), MAX_CHOICES):
        players = [
            option(player_text(tournament, player.number, texts), str(player.person))
            for player in active[first : first + MAX_CHOICES]
        ]
        pieces.append(
            select(texts("tournament-remove-whom"), Press(Action.TOURNAMENT_REMOVE, tournament.id, first), players)
        )
    return panel([*pieces, *button_rows(_organiser_buttons(tournament, texts))])


def _organiser_buttons(tournament: Tournament, texts: Texts) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    arena = tournament.format is Format.ARENA
    shown: list[tuple[str, Action]] = []
    if tournament.status is Stage.REGISTRATION:
        shown.append(("start", Action.TOURNAMENT_START))
    else:
        shown.append(("end-arena" if arena else "end-round", Action.TOURNAMENT_END_ROUND))
    shown += [("post", Action.TOURNAMENT_POST), ("cancel", Action.TOURNAMENT_CANCEL)]
    return [
        button(
            texts(f"button-tournament-{key}"),
            Press(action, tournament.id, argument="panel"),
            style=Style.primary if key == "start" else Style.secondary,
        )
        for key, action in shown
    ]


def list_panel(tournaments: Sequence[Tournament], texts: Texts) -> discord.ui.LayoutView:
    """Lays out the tournaments of a channel, with links to their messages, and a select that shows one of them."""
    blocks = [
        "\n".join(
            [
                heading(one),
                game_line(one, texts),
                f"-# {terms_line(one, texts)}",
                state_line(one, texts),
                *_link(one, texts),
            ]
        )
        for one in tournaments
    ]
    lines = [option(one.name, one.id) for one in tournaments[:MAX_CHOICES] if one.started_at is not None]
    choice = [select(texts("tournament-which"), Press(Action.TOURNAMENT_SHOW), lines)] if lines else []
    return panel([text(whole_lines(blocks, LINES_LIMIT, "…")), *choice])


def message_link(tournament: Tournament) -> str:
    """Returns the address of the tournament's message; "" while it has none."""
    if tournament.message is None:
        return ""
    return f"https://discord.com/channels/{tournament.guild}/{tournament.channel}/{tournament.message}"


def _link(tournament: Tournament, texts: Texts) -> list[str]:
    link = message_link(tournament)
    return [f"[{texts('tournament-to-message')}]({link})"] if link else []
