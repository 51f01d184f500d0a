"""Posting, editing and deleting messages without a picture."""

import time

from bot.probe.assumption import NotHeld, NotTried, assumption
from bot.probe.messages import V2, layout
from bot.probe.probe import Probe, field_of, require

OLD_MS = 3_600_000
MAX_OLD_EDITS = 10
"""The number of accepted edits after which the limit counts as not met."""
TOO_MANY_OLD_EDITS, UNKNOWN_MESSAGE = 30046, 10008


@assumption(
    "A message that is sent again with the same nonce and `enforce_nonce` is the first one",
    code="bot/ui/table_message/channel_messages.py",
    breaks="nothing yet, but a request that is repeated after a lost answer posts a table twice",
)
async def nonce_is_enforced(probe: Probe) -> str:
    body = {"content": "Sent twice", "nonce": str(time.time_ns()), "enforce_nonce": True}
    first, second = await probe.post(body), await probe.post(body)
    if first["id"] != second["id"]:
        raise NotHeld(f"the messages are {first['id']} and {second['id']}")
    return "one message"


@assumption(
    "The bot may delete its own messages",
    code="bot/ui/table_message/pings.py",
    breaks="short messages that notify a player stay in the channel",
)
async def own_message_is_deleted(probe: Probe) -> str:
    message = await probe.post({"content": "Will be deleted"})
    path = f"{probe.messages}/{message['id']}"
    require(await probe.api("DELETE", path))
    answer = await probe.api("GET", path)
    if answer.code != UNKNOWN_MESSAGE:
        raise NotHeld(f"afterwards Discord answers {answer}")
    return f"afterwards it is unknown ({UNKNOWN_MESSAGE})"


@assumption(
    "Only many edits of a message older than an hour are refused, with 30046",
    code="bot/ui/table_message/freshness.py",
    breaks="tables are posted again where an edit would do, or an old one is not drawn",
)
async def old_edits_are_limited(probe: Probe) -> str:
    if not probe.options.old:
        raise NotTried("needs --old, a message of the bot in the test channel that is over an hour old")
    path = f"{probe.messages}/{probe.options.old}"
    found = await probe.api("GET", path)
    if not found.ok or field_of(found.body, "author", "id") != probe.bot:
        raise NotTried(f"the message {probe.options.old} is none of the bot in the test channel")
    now = await probe.post({"content": "Now"})
    if _posted_ms(now["id"]) - _posted_ms(probe.options.old) < OLD_MS:
        raise NotTried(f"the message {probe.options.old} is younger than an hour")
    for number in range(1, MAX_OLD_EDITS + 1):
        text = f"Edited by the probe, {number}"
        body = layout(text) | {"attachments": []} if found.body["flags"] & V2 else {"content": text}
        answer = await probe.api("PATCH", path, body)
        if answer.code == TOO_MANY_OLD_EDITS:
            return f"edit {number} is refused"
        require(answer, f"edit {number}: Discord answers")
    raise NotHeld(f"{MAX_OLD_EDITS} edits were accepted")


def _posted_ms(message: str) -> int:
    """Returns when a message was posted, in milliseconds since Discord's epoch."""
    return int(message) >> 22
