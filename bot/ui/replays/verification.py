"""`/verify`, and the button of an ended table: shows the user privately the findings, and the game record as a file."""

import asyncio
from io import BytesIO

import discord
from discord import app_commands

from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import no_replay
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.finished_games import FinishedGames, finished_here
from bot.ui.routing.slash_command import Command, TypedText, command, suggesting
from bot.ui.text.narration import title
from bot.ui.views.components import attached_file, button, button_row, panel, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.verification.file import UnreadableGameRecord, parse_game_record
from bot.verification.game_record import GameRecord, Json, file_of, game_record_of
from bot.verification.verify import Fault, RefusedGameRecord, Verified, compare, verify

FILE = "record.json"

REASONS = {
    Fault.MALFORMED: "verify-malformed",
    Fault.COMMITMENT: "verify-commitment",
    Fault.TOO_LONG: "verify-too-long",
    Fault.FIELD: "verify-field",
    Fault.DRAWS: "verify-draws",
    Fault.MOVE: "verify-move",
    Fault.STATE: "verify-state",
    Fault.BAD_HASH: "verify-bad-hash",
    Fault.RESULT: "verify-result",
    Fault.OTHER_HASH: "verify-other-hash",
    Fault.NOT_PLAYED: "verify-not-played",
}
"""The text for each reason why a game record is refused."""

MAX_BYTES = 1_000_000
"""The size of the largest game record that is verified: about 4,000 moves."""


async def verified_game(session: Session, texts: Texts, reader: int, *, with_names: bool = False) -> OutgoingMessage:
    """Verifies an ended game, and lays out the findings with its game record.

    Only the table's players may have the game record with names. Refuses `no-replay`, and `record-names-seated` if
    others ask for names. Runs in a thread, since a long game takes tenths of a second.

    Args:
        reader: the only user who sees it.
    """
    if session.state is None:
        raise no_replay(session)
    seated = session.seat_of(reader) is not None
    if with_names and not seated:
        raise Refusal("record-names-seated")
    record, content = await asyncio.to_thread(_record_and_file, session, with_names=with_names)
    heading = f"### {texts('verify-title')}\n-# {title(session, texts)}"
    try:
        found = await asyncio.to_thread(verify, record)
    except RefusedGameRecord as error:
        return OutgoingMessage(panel([text(heading), text(refusal_line(error, texts))]))
    notes = [texts("verify-file"), *([texts("verify-named-file")] if with_names else [])]
    pieces = [
        text(heading),
        text(_right(found, texts)),
        text("\n".join(f"-# {note}" for note in notes)),
        attached_file(FILE),
    ]
    if seated and not with_names:
        pieces.append(button_row([button(texts("button-named-record"), Press(Action.NAMED_RECORD, session.id))]))
    return OutgoingMessage(panel(pieces), [discord.File(BytesIO(content), FILE)])


def _record_and_file(session: Session, *, with_names: bool) -> tuple[GameRecord, bytes]:
    record = game_record_of(session, with_names=with_names)
    return record, file_of(record)


async def verified_game_record(record: GameRecord, played: Session | None, texts: Texts) -> OutgoingMessage:
    """Verifies somebody's game record.

    Args:
        played: the ended game of this bot that the record is about, if there is one.
    """
    heading = text(f"### {texts('verify-title')}")
    try:
        found = await asyncio.to_thread(verify, record)
        if played is not None:
            compare(record, await asyncio.to_thread(game_record_of, played, record_format=record["format"]))
    except RefusedGameRecord as error:
        return OutgoingMessage(panel([heading, text(refusal_line(error, texts))]))
    known = [texts("verify-unknown" if played is None else "verify-played")]
    if "names" in record:
        known.append(texts("verify-names"))
    return OutgoingMessage(panel([heading, text(_right(found, texts)), text("\n".join(known))]))


def parsed(content: bytes) -> Json:
    """Returns the content of a file; an empty game record if it is not a JSON object. Refuses `verify-unreadable`."""
    try:
        record = parse_game_record(content)
    except UnreadableGameRecord:
        raise Refusal("verify-unreadable") from None
    return record if isinstance(record, dict) else {}


def refusal_line(error: RefusedGameRecord, texts: Texts) -> str:
    """Returns why a game record is refused, and at which move."""
    reason = texts(REASONS[error.reason])
    if error.ply is None:
        return texts("verify-refused", reason=reason)
    return texts("verify-refused-at", ply=error.ply, reason=reason)


def _right(found: Verified, texts: Texts) -> str:
    lines = [
        texts("verify-right"),
        texts("verify-right-luck", draws=found.draws),
        texts("verify-right-moves", moves=found.moves),
        texts("verify-hash", hash=found.hash),
    ]
    return "\n".join(lines)


class VerifyCommand:
    """Verifies a game of this channel, or the game record that a user attaches. Only the user sees the answer."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {Action.VERIFY: self._press, Action.NAMED_RECORD: self._press_for_names}

    @property
    def command(self) -> Command:
        """The command."""
        made = command("verify", self._verify)
        app_commands.autocomplete(finished=suggesting(FinishedGames(self._sessions).suggest))(made)
        return made

    async def _verify(
        self, reply: Reply, finished: TypedText | None = None, record: discord.Attachment | None = None
    ) -> None:
        """`/verify`: verifies the attached game record, else a game of this channel, by default the last one."""
        if record is not None:
            await self._verify_record(reply, record)
            return
        channel = reply.interaction.channel_id or 0
        last = await self._sessions.history.ended_in(channel, 1)
        if not last:
            raise Refusal("verify-none")
        session = await finished_here(self._sessions, channel, finished or last[0].session)
        if session is None:
            raise Refusal("verify-no-game")
        await self._verify_game(reply, session)

    async def _press(self, reply: Reply, press: Press) -> None:
        """Answers in the pressed panel, or in a new one if the button says so."""
        session = await self._sessions.history.ended_game(press.session)
        await self._verify_game(reply, session, beside=press.argument == BESIDE)

    async def _press_for_names(self, reply: Reply, press: Press) -> None:
        await self._verify_game(reply, await self._sessions.history.ended_game(press.session), with_names=True)

    async def _verify_game(
        self, reply: Reply, session: Session, *, with_names: bool = False, beside: bool = False
    ) -> None:
        async with reply.expensive("verify", session.id):
            message = await verified_game(session, reply.texts, reply.user, with_names=with_names)
        if beside:
            await reply.send_private(message)
        else:
            await reply.show_private(message)

    async def _verify_record(self, reply: Reply, attachment: discord.Attachment) -> None:
        """Verifies a game record, and compares it with the game if this bot has it. Refuses `verify-unreadable`."""
        if attachment.size > MAX_BYTES:
            raise Refusal("verify-unreadable")
        async with reply.expensive("verify", attachment.id):
            try:
                content = await attachment.read()
            except discord.HTTPException:  # the file is gone, or Discord does not send it
                raise Refusal("verify-unreadable") from None
            given = await asyncio.to_thread(parsed, content)
            name = given.get("session")
            session = await self._sessions.tables.find(name) if isinstance(name, str) else None
            played = session if session is not None and not session.status.live and session.state is not None else None
            message = await verified_game_record(given, played, reply.texts)
        await reply.send_private(message)
