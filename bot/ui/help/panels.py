"""The help's panels with their pictures: the games, the commands, and rules pages with examples."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import discord

from bot.games import GAMES, LESSONS
from bot.games.base import Seat, View
from bot.games.replay import history
from bot.games.rules_page import Example
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.help.rules_view import (
    Page,
    game_select,
    page_with,
    pages,
    picture_name,
    rule_panel,
    rules_panel,
    section_alone,
    sorted_games,
)
from bot.ui.reply.audience import own_theme, place
from bot.ui.reply.reply import Reply
from bot.ui.text.command_texts import CommandMentions
from bot.ui.text.narration import event_text
from bot.ui.views.components import Piece, Style, button, button_rows, gallery, panel, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.version import VERSION
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.pictures import Pictures

CARDS_ON_PAGE = 6
"""The number of cards per page: each takes four of the forty components that Discord allows, and a file."""

EXAMPLES_KEPT = 64
"""How many replayed examples are cached: enough for all games."""


@dataclass(frozen=True)
class ReplayedExample:
    """An example's positions as views, each with the words of a move that are already chosen.

    Attributes:
        on_turn: the seat on turn in the last position, or the winner's; None if there is not exactly one.
    """

    views: tuple[tuple[View, str], ...]
    on_turn: int | None


async def replayed(game_key: str, example: Example) -> ReplayedExample:
    """Returns the positions of an example, replayed in a worker thread unless they are cached."""
    return await asyncio.to_thread(_replay, game_key, example)


@lru_cache(EXAMPLES_KEPT)
def _replay(game_key: str, example: Example) -> ReplayedExample:
    game = GAMES[game_key]
    moves = [(Seat(seat), words) for seat, words in example.moves]
    states = history(game, example.seats, example.options, bytes.fromhex(example.seed), moves)
    views = tuple((game.view(states[one.ply], one.reader), one.partial_move) for one in example.positions)
    last = states[example.positions[-1].ply]
    outcome = game.outcome(last)
    seats = sorted(game.to_act(last)) if outcome is None else outcome.winners
    return ReplayedExample(views, seats[0] if len(seats) == 1 else None)


def example_caption(example: Example, shown: ReplayedExample, texts: Texts) -> Caption:
    """Returns the texts around an example's picture."""
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(_names(texts)[: example.seats]))
    player = None if shown.on_turn is None else players[shown.on_turn]
    return Caption(player, texts("caption-to-move"), players, texts)


def example_alt_text(shown: ReplayedExample, texts: Texts) -> str:
    """Returns the last position in words: what has just happened, and what lies where, line by line."""
    view, _ = shown.views[-1]
    name = _names(texts).__getitem__
    happened = " ".join(event_text(event, texts, name) for event in view.events)
    return "\n".join(
        [*([happened] if happened else []), *(event_text(event, texts, name) for event in view.description)]
    )


def _names(texts: Texts) -> list[str]:
    """Returns the names of players in examples."""
    return texts("rules-example-names").split()


def page_of_games(index: int, texts: Texts) -> list[str]:
    """Returns the keys of the games whose cards are on this page; an unknown index means the first page."""
    games = sorted_games(texts)
    start = index * CARDS_ON_PAGE
    return (games if start >= len(games) else games[start:])[:CARDS_ON_PAGE]


def help_panel(
    texts: Texts, index: int, thumbnails: Mapping[str, str], *, direct: bool = False
) -> discord.ui.LayoutView:
    """Lays out a page of the games' cards: their pictures, and a line with the buttons Play and Learn for each.

    The pictures stand together: with a picture beside each text, a phone would show only two games at a time.

    Args:
        thumbnails: the file names of the games' pictures; not every game has one.
        direct: whether this is in direct messages, where nobody else can join.
    """
    intro = texts("help-intro-direct" if direct else "help-intro")
    pieces: list[Piece] = [text(f"## {texts('help-title')}\n{intro}")]
    games = page_of_games(index, texts)
    if alts := {thumbnails[key]: texts(f"{key}-thumbnail") for key in games if key in thumbnails}:
        pieces.append(gallery(alts))
    pieces += chain.from_iterable(_card(key, texts) for key in games)
    others = [button(texts("all-commands"), Press(Action.ALL_COMMANDS))]
    if len(GAMES) > CARDS_ON_PAGE:
        following = 0 if (index + 1) * CARDS_ON_PAGE >= len(GAMES) else index + 1
        others.insert(0, button(texts("rules-next"), Press(Action.HELP, argument=str(following))))
    return panel([*pieces, game_select(texts), *button_rows(others)])


def _card(game_key: str, texts: Texts) -> list[Piece]:
    said = text(f"**{texts(f'{game_key}-name')}**\n{texts(f'{game_key}-blurb')}")
    buttons = [button(texts("button-play"), Press(Action.OPEN_TABLE, argument=game_key), style=Style.primary)]
    if game_key in LESSONS:
        buttons.append(button(texts("button-learn"), Press(Action.LEARN, argument=game_key)))
    return [said, *button_rows(buttons)]


def commands_panel(texts: Texts, command_mentions: CommandMentions) -> discord.ui.LayoutView:
    """Lays out what each command does, with tappable mentions."""
    commands = command_mentions.with_mentions(texts("help-commands"), texts)
    games = button(texts("button-all-games"), Press(Action.HELP))
    return panel([text(f"## {texts('all-commands')}\n{commands}\n-# Tavolino {VERSION}"), *button_rows([games])])


class HelpPanels:
    """Lays out the games, the commands and the rules of games for one reader."""

    def __init__(self, sessions: Sessions, pictures: Pictures, command_mentions: CommandMentions) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._command_mentions = command_mentions

    def overview(self, reply: Reply, index: int = 0) -> OutgoingMessage:
        """Lays out a page of the games' cards; an unknown index means the first page."""
        texts, theme = reply.texts, own_theme(reply.interaction, self._sessions)
        found = {key: self._pictures.thumbnail(key, theme) for key in page_of_games(index, texts)}
        files = {key: png for key, png in found.items() if png is not None}
        names, direct = {key: thumbnail_name(key) for key in files}, place(reply.interaction).direct
        return OutgoingMessage(
            help_panel(texts, index, names, direct=direct),
            [picture_file(png, thumbnail_name(key)) for key, png in files.items()],
        )

    def commands(self, reply: Reply) -> OutgoingMessage:
        """Lays out what each command does."""
        return OutgoingMessage(commands_panel(reply.texts, self._command_mentions))

    async def rules(self, reply: Reply, game_key: str, section: str = "") -> OutgoingMessage:
        """Lays out the page of a game's rules that has this section; the first page for an unknown section."""
        texts, theme = reply.texts, own_theme(reply.interaction, self._sessions)
        found = pages(game_key, texts)
        index = page_with(section, found)
        alt_texts, files = await self._examples(game_key, found[index], texts, theme)
        return OutgoingMessage(rules_panel(game_key, found, index, alt_texts, texts), files)

    async def rule(self, reply: Reply, game_key: str, section: str) -> OutgoingMessage:
        """Lays out a single section of a game's rules; the first page for an unknown section."""
        texts, theme = reply.texts, own_theme(reply.interaction, self._sessions)
        alone = section_alone(section, pages(game_key, texts))
        if alone is None:
            return await self.rules(reply, game_key)
        alt_texts, files = await self._examples(game_key, (alone,), texts, theme)
        return OutgoingMessage(rule_panel(game_key, alone, alt_texts.get(section), texts), files)

    async def _examples(
        self, game_key: str, page: Page, texts: Texts, theme: str
    ) -> tuple[dict[str, str], list[discord.File]]:
        """Returns the descriptions of a page's pictures by section, and the pictures."""
        examples = [(one.key, one.example) for one in page if one.example is not None]
        drawn = await asyncio.gather(
            *(self._picture(game_key, key, example, texts, theme) for key, example in examples)
        )
        files = [picture_file(png, picture_name(key)) for key, _, png in drawn]
        return {key: alt for key, alt, _ in drawn}, files

    async def _picture(
        self, game_key: str, section: str, example: Example, texts: Texts, theme: str
    ) -> tuple[str, str, bytes]:
        """Returns the section, and its picture's description and PNG."""
        shown = await replayed(game_key, example)
        png = await self._pictures.example(
            (game_key, section, texts.language),
            game_key,
            shown.views,
            example_caption(example, shown, texts),
            theme=theme,
            players=example.players,
        )
        return section, example_alt_text(shown, texts), png


def thumbnail_name(game_key: str) -> str:
    """Returns the file name of a game's picture."""
    return f"{game_key}.png"
