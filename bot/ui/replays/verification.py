"""The private answer to somebody who verifies a game: what was found, and the game's record as a file."""

import asyncio
from io import BytesIO

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import no_replay
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.narration import title
from bot.ui.views.components import attached_file, button, button_row, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.verification.file import UnreadableGameRecord, parse_game_record
from bot.verification.game_record import GameRecord, Json, file_of, game_record_of
from bot.verification.verify import Reason, RefusedGameRecord, Verified, compare, verify

FILE = "record.json"

REASONS = {
    Reason.MALFORMED: "verify-malformed",
    Reason.COMMITMENT: "verify-commitment",
    Reason.TOO_LONG: "verify-too-long",
    Reason.FIELD: "verify-field",
    Reason.DRAWS: "verify-draws",
    Reason.MOVE: "verify-move",
    Reason.STATE: "verify-state",
    Reason.BAD_HASH: "verify-bad-hash",
    Reason.RESULT: "verify-result",
    Reason.OTHER_HASH: "verify-other-hash",
    Reason.NOT_PLAYED: "verify-not-played",
}
"""The text for each reason why a game record is refused."""


async def verified_game(session: Session, texts: Texts, reader: int, *, with_names: bool = False) -> OutgoingMessage:
    """Verifies an ended game, and lays out what was found, with its record.

    Somebody who sat at the table may have the game record with names. Refuses `no-replay`, and `record-names-seated`
    where others ask for the names. It is done on a thread, since a long game takes tenths of a second.

    Args:
        reader: the user who alone sees it.
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
        played: the ended game of this bot that it tells of, if there is one.
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
    """Returns what a file says; an empty record if it is not a JSON object. Refuses `verify-unreadable`."""
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
