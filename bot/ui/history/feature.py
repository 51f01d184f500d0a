"""The history: `/games`, the panel of a finished game, the buttons, and the feature that the client adds."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.history.list_view import GameLists
from bot.ui.history.listing import OUTCOMES, Listing
from bot.ui.history.own_games import show_own_games
from bot.ui.reply.audience import guild_of, own_texts, own_theme
from bot.ui.reply.guild_rules import look_here, send
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import CARD, result_alt_text, result_card
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import (
    Command,
    TypedText,
    chosen_value,
    command,
    game_choices,
    label_choices,
    suggesting,
)
from bot.ui.text.captions import accent
from bot.ui.text.command_texts import localized
from bot.ui.text.narration import ending, title
from bot.ui.text.option_texts import variant_phrase, variant_token
from bot.ui.text.times import timestamp
from bot.ui.views.components import button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

WHERE = ("server", "here")
SHOWS = ("mine", "finished")


class HistoryCommand:
    """Handles `/games`: the user's games in play, shown only to the user, or finished games.

    Finished games are listed publicly, but only to the user where the guild allows no tables.
    """

    def __init__(self, sessions: Sessions, lists: GameLists) -> None:
        self._sessions = sessions
        self._lists = lists

    @property
    def commands(self) -> Sequence[Command]:
        history = command("games", self._games, private=False)
        results = [app_commands.Choice(name=localized(f"command-games-result-{one}"), value=one) for one in OUTCOMES]
        where = [app_commands.Choice(name=localized(f"place-{one}"), value=one) for one in WHERE]
        shows = [app_commands.Choice(name=localized(f"command-games-show-{one}"), value=one) for one in SHOWS]
        app_commands.choices(game=game_choices(), result=results, where=where, show=shows)(history)
        app_commands.autocomplete(variant=suggesting(self.suggest_variants))(history)
        return [history]

    async def _games(
        self,
        reply: Reply,
        *,
        show: str = "",
        game: str = "",
        variant: TypedText = "",
        player: discord.User | discord.Member | None = None,
        against: discord.User | discord.Member | None = None,
        result: str = "",
        where: str = "",
    ) -> None:
        """`/games`: shows the user's games in play; with any filter, or on request, finished games, newest first.

        Refuses `unknown-button` for a choice that was not offered, and `history-no-variant`.

        Args:
            against, result: `player`'s opponent and result; the user's if no player is named. Nobody is their own
                opponent: then all games of the player are meant.
        """
        filters = (game, variant, player, against, result, where)
        if show == SHOWS[0] or not (show or any(filters)):
            reply.keep_private()
            await show_own_games(self._sessions, reply)
            return
        interaction, (public, texts, _) = reply.interaction, look_here(reply, self._sessions)
        offered = ((show, SHOWS), (where, WHERE), (game, tuple(GAMES)), (result, OUTCOMES))
        if any(value not in ("", *choices) for value, choices in offered):
            raise Refusal("unknown-button")
        who = player.id if player is not None else reply.user if against is not None or result else None
        listing = Listing(
            here=where == WHERE[1],
            game=game,
            variant=await self._typed_variant(interaction, game, variant),
            person=who,
            against=None if against is None or against.id == who else against.id,
            outcome=result,
        )
        await send(reply, await self._lists.page(interaction, listing, texts), public=public)

    async def suggest_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the variants of the chosen game that match all typed words."""
        game = str(getattr(interaction.namespace, "game", None) or "")
        return label_choices(await self._offered(interaction, game), typed)

    async def _offered(self, interaction: Interaction, game: str) -> list[tuple[str, str]]:
        """Returns the label and the token of each offered variant of a game."""
        if game not in GAMES:
            return []
        texts = own_texts(interaction)
        found = await self._lists.variants(guild_of(interaction), game)
        usual = texts("usual-rules")
        return [(variant_phrase(game, variant, texts) or usual, variant_token(variant)) for variant in found]

    async def _typed_variant(self, interaction: Interaction, game: str, typed: str) -> str:
        """Returns the token of a suggested variant, or of one whose label was typed.

        Refuses `history-no-variant` for anything else.
        """
        token = chosen_value(await self._offered(interaction, game), typed) if typed else ""
        if token is None:
            raise Refusal("history-no-variant")
        return token


class HistoryButtons:
    """Handles the components of lists. A press on a public list sends a private one, which further presses edit."""

    def __init__(self, sessions: Sessions, lists: GameLists, pictures: Pictures) -> None:
        self._sessions = sessions
        self._lists = lists
        self._results = GameResults(sessions)
        self._pictures = pictures
        self.handlers: ButtonHandlers = {Action.GAMES: self._page, Action.OPEN_GAME: self._open}

    async def _page(self, reply: Reply, press: Press) -> None:
        await reply.show_private(await self._lists.page(reply.interaction, Listing.parse(press.argument), reply.texts))

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens the chosen game. Refuses `unknown-button` for a game of another channel, which is never offered."""
        listing = Listing.parse(press.argument)
        session = await self._sessions.history.ended_game(selected.one(reply))
        if session.place.channel != reply.interaction.channel_id:
            raise Refusal("unknown-button")
        async with reply.expensive("game", session.id):
            theme = own_theme(reply.interaction, self._sessions)
            message = await self.panel(session, listing, reply.texts, theme=theme)
        await reply.show_private(message)

    async def panel(self, session: Session, listing: Listing, texts: Texts, *, theme: str) -> OutgoingMessage:
        """Lays out a game.

        A game that cannot be replayed shows its result only in words.

        Args:
            listing: the page from which it was opened, to which a button leads back.
        """
        ended = f"-# {timestamp(session.result.ended_at or 0, 'f')}"
        heading = f"### {title(session, texts)}\n{ending(session, texts)}\n{ended}"
        back = button(texts("button-back-to-games"), Press(Action.GAMES, argument=listing.argument))
        try:
            result = await self._results.of(session, texts)
        except Refusal as refusal:
            why = texts(refusal.key, **refusal.text_args)
            return OutgoingMessage(panel([text(f"{heading}\n{why}"), button_row([back])]))
        card = await self._pictures.result(result_card(session, texts, result), theme=theme)
        ways = [
            button(texts("button-replay"), Press(Action.REPLAY, session.id)),
            button(texts("button-analysis"), Press(Action.ANALYSIS, session.id)),
            button(texts("button-record"), Press(Action.VERIFY, session.id, argument=BESIDE)),
        ]
        pieces = [text(heading), picture(result_alt_text(session, texts, result), CARD), button_row([*ways, back])]
        return OutgoingMessage(panel(pieces, accent(session, theme)), [picture_file(card, CARD)])


def history_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: lists of finished games, and the panel of each."""
    lists = GameLists(sessions)
    buttons = HistoryButtons(sessions, lists, pictures)
    return Feature(HistoryCommand(sessions, lists).commands, buttons.handlers)
