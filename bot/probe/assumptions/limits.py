"""Rate limits, as the answers' headers announce them."""

from bot.probe.api import Answer
from bot.probe.assumption import NotHeld, assumption
from bot.probe.probe import DEFERRED_UPDATE, Probe, require

BUCKET, LIMIT, RESET_AFTER = "X-RateLimit-Bucket", "X-RateLimit-Limit", "X-RateLimit-Reset-After"


@assumption(
    "Answers to posts and edits announce their rate limit",
    breaks="nothing, but discord.py learns a limit only from 429s, of which 10,000 in ten minutes ban the address",
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


@assumption(
    "Answers to interactions have no rate limit of their own",
    code="bot/ui/gateway/request_limiter.py",
    breaks="the bot sends answers faster than Discord takes them",
)
async def answers_are_not_limited(probe: Probe) -> str:
    _, press = await probe.press_on("Is the answer to a press limited?")
    answer = require(await probe.answer(press, DEFERRED_UPDATE))
    if BUCKET in answer.headers:
        raise NotHeld(_limit(answer))
    return "no bucket"
