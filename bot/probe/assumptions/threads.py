"""Threads that the bot starts."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.probe import Probe, field_of, require

THREAD_ARCHIVED = 50083


async def _thread(probe: Probe) -> tuple[Json, Json]:
    """Starts a thread from a message; returns both."""
    message = await probe.post({"content": "A thread begins here"})
    path = f"{probe.messages}/{message['id']}/threads"
    answer = require(await probe.api("POST", path, {"name": "probe", "auto_archive_duration": 60}))
    thread: Json = answer.body
    probe.undo.append(lambda: _remove(probe, thread["id"]))
    return message, thread


async def _remove(probe: Probe, thread: str) -> str:
    """Deletes a thread, or archives it if the bot lacks the permission to delete, for which it does not ask."""
    if (await probe.api("DELETE", f"/channels/{thread}")).ok:
        return ""
    archived = await probe.api("PATCH", f"/channels/{thread}", {"archived": True})
    return f"the thread {thread}, {'archived' if archived.ok else 'open'}, since the bot may not delete threads"


@assumption(
    "A thread can be started from a message, has its id, and the bot can write there",
    code="bot/ui/lobby/threads.py",
    breaks="games cannot move into threads",
)
async def thread_is_started(probe: Probe) -> str:
    started_from, thread = await _thread(probe)
    if thread["id"] != started_from["id"]:
        raise NotHeld(f"the thread is {thread['id']}, its message {started_from['id']}")
    await probe.post({"content": "In the thread"}, channel=thread["id"])
    return f"thread {thread['id']}"


@assumption(
    "A message in an archived thread cannot be edited (50083), and a new one opens the thread again",
    code="bot/ui/table_message/table_message.py",
    breaks="a table in a thread that was archived is no longer drawn",
)
async def message_opens_thread(probe: Probe) -> str:
    _, thread = await _thread(probe)
    message = await probe.post({"content": "Before"}, channel=thread["id"])
    require(await probe.api("PATCH", f"/channels/{thread['id']}", {"archived": True}))
    edited = await probe.edit(message, {"content": "Edited"})
    await probe.post({"content": "After"}, channel=thread["id"])
    now = require(await probe.api("GET", f"/channels/{thread['id']}")).body
    if field_of(now, "thread_metadata", "archived") is not False:
        raise NotHeld("the thread stays archived")
    if edited.code != THREAD_ARCHIVED:
        raise NotHeld(f"an edit there is answered with {edited}")
    return "both"
