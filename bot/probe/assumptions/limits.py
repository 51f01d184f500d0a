"""Rate limits, as the answers' headers announce them."""

from bot.probe.api import Answer
from bot.probe.assumption import NotHeld, assumption
from bot.probe.probe import Probe, require

BUCKET, LIMIT, RESET_AFTER = "X-RateLimit-Bucket", "X-RateLimit-Limit", "X-RateLimit-Reset-After"


@assumption(
    "Answers to posts and edits announce their rate limit",
    code="bot/ui/gateway/__init__.py",
    breaks="discord.py runs into 429s, and 10,000 of them in ten minutes ban the address",
)
async def limits_are_announced(probe: Probe) -> str:
    posted = require(await probe.api("POST", probe.messages, {"content": "Counted"}))
    path = f"{probe.messages}/{posted.body['id']}"
    probe.undo.append(lambda: probe.delete(path, "message"))
    edited = require(await probe.api("PATCH", path, {"content": "Counted again"}))
    return f"posts: {_limit(posted)}; edits: {_limit(edited)}"


def _limit(answer: Answer) -> str:
    if BUCKET not in answer.headers or LIMIT not in answer.headers:
        raise NotHeld(f"an answer has neither {BUCKET} nor {LIMIT}")
    return f"{answer.headers[LIMIT]} in about {answer.headers.get(RESET_AFTER, '?')} s, bucket {answer.headers[BUCKET]}"


ASSUMPTIONS = (limits_are_announced,)
