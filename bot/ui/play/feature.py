"""A game in play: its slash commands, which match its buttons, and the feature that the client adds."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.games.base import Seat
from bot.sessions.refusals import Overtaken, Refusal
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.play.board_parts import PARTS, board_part, part_name
from bot.ui.play.board_text import HappenedButtons, require_position, show_board_text
from bot.ui.play.hand_buttons import HandButtons
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.menu import MenuButtons
from bot.ui.play.multi_choice import multi_choice_command, opening_move
from bot.ui.play.private_games import PrivateGames, is_private
from bot.ui.play.table_moves import TableMoves, offer_next_game
from bot.ui.reply.audience import own_texts
from bot.ui.reply.bot_permissions import require_permissions, require_shown_move, require_visible_answers, showing_move
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature, MoveSurface
from bot.ui.routing.slash_command import Command, TypedText, chosen_move, command, move_choices, suggesting
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.layout import BoardPicture
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import comparable, normalized, unfinished_move, without_verb
from bot.ui.text.move_tree import first_move, next_branch
from bot.ui.views.components import page as text_page
from bot.ui.views.custom_id import Surface

CHOICES_NAMED = 12
"""The most possible next words that the reply to an incomplete typed move names."""

MAX_PAGE = 20
"""The highest page of a table in words that a command accepts; no game comes near it."""


def legal_moves(session: Session, seat: Seat | None) -> Sequence[str]:
    """Returns the moves that the seat may make now; none for a spectator (None)."""
    if seat is None or session.status is not Status.PLAYING:
        return []
    return session.game.legal_moves(session.state, seat)


def understood_move(session: Session, seat: Seat | None, typed: str, texts: Texts) -> str:
    """Returns the legal move that was typed, else the typed words, for the rules to refuse.

    The verb may be left out if only one is possible. Refuses `incomplete-move`, with the possible next words, for the
    first words of a move.
    """
    legal = legal_moves(session, seat)
    if not legal:
        return typed
    labels = MoveLabels.of(session, texts, session.view(seat))
    move = chosen_move(session, legal, typed, labels)
    if move in legal:
        return move
    beginning = unfinished_move(legal, move, labels.label) or without_verb(legal, move, labels.label)
    if beginning is None:
        return move
    if beginning in legal:
        return beginning
    prompt = session.view(seat).prompt(next_branch(legal, beginning).words)
    question = texts("incomplete-question") if prompt is None else labels.text(prompt)
    raise _incomplete(legal, beginning, question, labels)


def _incomplete(legal: Sequence[str], beginning: str, question: str, labels: MoveLabels) -> Refusal:
    """Returns the refusal of a move whose last words are missing: the question, the possible next words, an example."""
    branch = next_branch(legal, beginning)
    choices = [labels.label(choice.word) for choice in branch.next_words]
    return Refusal(
        "incomplete-move",
        question=question,
        choices=", ".join([*choices[:CHOICES_NAMED], *("…" for _ in choices[CHOICES_NAMED : CHOICES_NAMED + 1])]),
        example=labels.typed(first_move(legal, beginning) or beginning),
    )


class PlayCommands:
    """Handles the commands that make moves, show a hand, and post the table again."""

    def __init__(self, tables: TableContext, hands: HandLayout, private_games: PrivateGames) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._hands = hands
        self._private_games = private_games

    @property
    def commands(self) -> Sequence[Command]:
        """These commands, and one for each game with moves whose words are chosen at once."""
        move = command("move", self._move)
        app_commands.autocomplete(words=suggesting(self._suggest_moves))(move)
        board = command("board", self._board)
        app_commands.autocomplete(part=suggesting(self._suggest_parts))(board)
        choices = [
            multi_choice_command(game, verb, self._choose) for game in GAMES.values() for verb in game.info.multi_choice
        ]
        return [move, command("table", self._table, private=False), command("hand", self._hand), board, *choices]

    async def _move(self, reply: Reply, words: TypedText) -> None:
        """`/move`: makes the move that was typed, or chosen from the suggestions."""
        session = await self._session(reply)
        move = understood_move(session, session.view_seat(reply.user), words, reply.texts)
        await self._make(reply, session, move)

    async def _choose(self, reply: Reply, game_key: str, verb: str, words: str) -> None:
        """`/set`: claims several cards at once, and calls first if the rules demand it."""
        session = await self._session(reply)
        if session.game_key != game_key:
            here, game = (reply.texts(f"{key}-name") for key in (session.game_key, game_key))
            raise Refusal("other-game", here=here, game=game)
        words = normalized(words)
        count = session.game.info.multi_choice[verb]
        if len(words.split()) != count:
            raise Refusal("choice-count", count=count, example=reply.texts(f"{game_key}-multi-choice-example"))
        seat = session.view_seat(reply.user)
        first = None
        if seat is not None and session.status is Status.PLAYING:
            first = opening_move(session, seat, verb)
        await self._make(reply, session, f"{verb} {words}", first)

    async def _make(self, reply: Reply, session: Session, move: str, opening: str | None = None) -> None:
        """Makes the move, answers like `HandLayout.answer_move`, and refreshes the table's message.

        Args:
            opening: a move that has to come first; never used in private games.
        """
        if is_private(session):
            await self._private_games.make(reply, session, move)
            return
        try:
            moved = await self._sessions.games.move(
                session.id,
                reply.user,
                move,
                ply=None,
                action=reply.interaction.id,
                sent_at=reply.sent_at,
                opening=opening,
                is_lost=reply.is_lost,
            )
        except Overtaken:  # a call may have been undone
            self._tables.messages.refresh(reply, session)
            raise
        self._tables.messages.refresh(reply, moved)
        with showing_move(reply.interaction):
            await self._hands.answer_move(reply, moved)
        require_shown_move(reply.interaction)
        await offer_next_game(self._sessions, reply, moved)

    async def _suggest_moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the user's legal moves that match the typed text, best match first."""
        session = self._sessions.tables.at(interaction.channel_id or 0)
        session = session or await self._private_games.current(interaction.user.id)
        legal = [] if session is None else legal_moves(session, session.view_seat(interaction.user.id))
        if session is None or not legal:
            return []
        return move_choices(legal, typed, _labels(session, interaction))

    async def _table(self, reply: Reply) -> None:
        """`/table`: posts this channel's table again."""
        require_visible_answers(reply.interaction)
        require_permissions(reply.interaction)
        await self._tables.messages.post(reply, self._tables.session_here(reply))

    async def _hand(self, reply: Reply) -> None:
        """`/hand`: shows the user's hand at this channel's table, or their own game of a duel if there is no table."""
        session = await self._session(reply)
        if is_private(session):
            await self._private_games.show_game(reply, session)
        else:
            await self._hands.send(reply, session)

    async def _board(
        self, reply: Reply, part: TypedText | None = None, page: app_commands.Range[int, 1, MAX_PAGE] = 1
    ) -> None:
        """`/board`: shows everybody this channel's table, or a part of it, in words.

        Without a table it shows the user's own game of a duel, else the channel's last game.
        """
        session = await self._table_or_last_game(reply)
        if part is None:
            await show_board_text(reply, session, page)
            return
        require_position(session)
        await reply.send_private(text_page(board_part(session, reply.user, part, reply.texts)))

    async def _suggest_parts(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the parts of a table whose names begin with what has been typed."""
        names = [part_name(key, own_texts(interaction)) for key in PARTS]
        return [
            app_commands.Choice(name=one, value=one) for one in names if comparable(one).startswith(comparable(typed))
        ]

    async def _table_or_last_game(self, reply: Reply) -> Session:
        """Returns the session that `_session` finds, else the channel's last finished game."""
        try:
            return await self._session(reply)
        except Refusal:
            ended = await self._sessions.history.ended_in(reply.interaction.channel_id or 0, 1)
            if not ended:
                raise
            return await self._sessions.history.ended_game(ended[0].session)

    async def _session(self, reply: Reply) -> Session:
        """Returns the table of this channel, else the user's own game of a duel.

        Refuses `no-game-here-buttons` if there is neither: its text points users of a lesson or puzzle to the buttons.
        """
        try:
            return self._tables.session_here(reply)
        except Refusal:
            own = await self._private_games.current(reply.user)
            if own is None:
                raise Refusal("no-game-here-buttons") from None
            return own


def _labels(session: Session, interaction: Interaction) -> MoveLabels:
    """Returns the labels of moves in the user's language, with previews from the user's own view."""
    view = session.view(session.view_seat(interaction.user.id))
    return MoveLabels.of(session, own_texts(interaction), view)


def play_feature(tables: TableContext, board: BoardPicture, private_games: PrivateGames) -> Feature:
    """Builds the feature: moves by button and text, hands, the More menu, and what spectators may do."""
    layout = HandLayout(tables.sessions, board)
    moves, hands = TableMoves(tables), HandButtons(tables, layout)
    handlers = {
        **moves.handlers,
        **hands.handlers,
        **MenuButtons(tables, board).handlers,
        **HappenedButtons(tables).handlers,
    }
    surfaces: Mapping[Surface, MoveSurface[Any]] = {Surface.TABLE: moves, Surface.HAND: hands}
    return Feature(PlayCommands(tables, layout, private_games).commands, handlers, surfaces)
