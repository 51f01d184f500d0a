"""Answers a client's requests about guilds over its socket: for members and for soundboard sounds."""

from collections.abc import Sequence

from sandbox.gateway.client_payloads import is_integer, json_object
from sandbox.gateway.intents import Intent
from sandbox.gateway.opcodes import CloseCode, Opcode, ProtocolError
from sandbox.gateway.session import Session
from sandbox.protocol.encoding import Json
from sandbox.world.guilds import Guild
from sandbox.world.users import Member
from sandbox.world.world import World

MEMBERS_PER_CHUNK = 1000
MAX_FOUND = 100
"""How many members a request by prefix or by ids returns at most."""
MAX_NONCE_BYTES = 32
WHOLE_LIST_SECONDS = 30.0
"""The time between two requests of a session for all members of the same guild."""


def request_members(world: World, session: Session, data: object) -> None:
    """Answers REQUEST_GUILD_MEMBERS with GUILD_MEMBERS_CHUNK events, or with RATE_LIMITED.

    A request for a guild without the bot gets no answer.

    Raises:
        ProtocolError: 4002 for missing fields and wrong types; 4014 for the whole list without its intent.
    """
    request = json_object(data)
    guild_id, ids, query, limit = (request.get(key) for key in ("guild_id", "user_ids", "query", "limit"))
    by_query = isinstance(query, str) and is_integer(limit) and int(limit or 0) >= 0
    if not _is_id(guild_id) or (not by_query if ids is None else not _are_ids(ids)):
        raise ProtocolError(CloseCode.DECODE_ERROR)
    nonce = request.get("nonce")
    tagged = {"nonce": nonce} if isinstance(nonce, str) and len(nonce.encode()) <= MAX_NONCE_BYTES else {}
    guild = world.guilds.get(str(guild_id))
    if guild is None or world.bot.id not in guild.members:
        return
    more: Json = {}
    if ids is not None:
        wanted = [str(one) for one in (ids if isinstance(ids, list) else [ids])][:MAX_FOUND]
        members = [guild.members[one] for one in wanted if one in guild.members]
        more["not_found"] = [one for one in wanted if one not in guild.members]
    elif query:
        starting = (one for one in guild.members.values() if _starts_with(one, str(query)))
        members = list(starting)[: min(int(limit or MAX_FOUND), MAX_FOUND)]
    else:
        if not session.wants(Intent.GUILD_MEMBERS):
            raise ProtocolError(CloseCode.DISALLOWED_INTENTS)
        if wait := _wait_for_whole_list(world, session, guild):
            about = {"opcode": int(Opcode.REQUEST_GUILD_MEMBERS), "retry_after": wait}
            session.dispatch("RATE_LIMITED", about | {"meta": {"guild_id": guild.id} | tagged})
            return
        members = list(guild.members.values())[: int(limit or 0) or None]
    presences = bool(request.get("presences")) and session.wants(Intent.GUILD_PRESENCES)
    _send_chunks(session, guild, members, more | tagged, presences=presences)


def request_soundboard_sounds(world: World, session: Session, data: object) -> None:
    """Answers REQUEST_SOUNDBOARD_SOUNDS with an event without sounds for each of these guilds that has the bot.

    Raises:
        ProtocolError: 4002 for missing fields and wrong types.
    """
    ids = json_object(data).get("guild_ids")
    if not isinstance(ids, list) or not _are_ids(ids):
        raise ProtocolError(CloseCode.DECODE_ERROR)
    for one in ids:
        guild = world.guilds.get(str(one))
        if guild is not None and world.bot.id in guild.members:
            session.dispatch("SOUNDBOARD_SOUNDS", {"guild_id": guild.id, "soundboard_sounds": []})


def check_voice_state(data: object) -> None:
    """Checks UPDATE_VOICE_STATE, which gets no answer, since voice channels cannot be joined here.

    Raises:
        ProtocolError: 4002 for missing fields and wrong types.
    """
    sent = json_object(data)
    channel, flags = sent.get("channel_id", ...), (sent.get("self_mute"), sent.get("self_deaf"))
    readable = _is_id(sent.get("guild_id")) and (channel is None or _is_id(channel))
    if not readable or not all(isinstance(flag, bool) for flag in flags):
        raise ProtocolError(CloseCode.DECODE_ERROR)


def _send_chunks(session: Session, guild: Guild, members: Sequence[Member], more: Json, *, presences: bool) -> None:
    """Sends the members, a thousand per event; at least one event, which may be empty."""
    starts = range(0, len(members), MEMBERS_PER_CHUNK) or range(1)
    for number, start in enumerate(starts):
        chunk = members[start : start + MEMBERS_PER_CHUNK]
        payload: Json = {
            "guild_id": guild.id,
            "members": [member.json() for member in chunk],
            "chunk_index": number,
            "chunk_count": len(starts),
            **more,
        }
        if presences:
            payload["presences"] = [_presence(member) for member in chunk]
        session.dispatch("GUILD_MEMBERS_CHUNK", payload)


def _presence(member: Member) -> Json:
    return {"user": {"id": member.user.id}, "status": "online", "activities": [], "client_status": {"web": "online"}}


def _wait_for_whole_list(world: World, session: Session, guild: Guild) -> float:
    """Returns how many seconds the session has to wait; 0 means that this request is granted and counted."""
    now = world.clock.now()
    passed = now - session.whole_lists.get(guild.id, 0.0)
    if passed < WHOLE_LIST_SECONDS:
        return WHOLE_LIST_SECONDS - passed
    session.whole_lists[guild.id] = now
    return 0.0


def _starts_with(member: Member, query: str) -> bool:
    names = (member.user.json()["username"], member.user.name, member.nick or "")
    return any(name.casefold().startswith(query.casefold()) for name in names)


def _is_id(value: object) -> bool:
    return is_integer(value) or (isinstance(value, str) and value.isdecimal())


def _are_ids(value: object) -> bool:
    return all(_is_id(one) for one in value) if isinstance(value, list) else _is_id(value)
