"""Which reading of Discord's behaviour the sandbox follows where public sources leave it open."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Terms:
    """Which reading of Discord's behaviour the sandbox follows where public sources leave it open.

    The defaults are the harsher readings; a bot has to work under each of them. `World.terms` may be replaced while the
    sandbox runs.

    Attributes:
        update_keeps_files: whether an UPDATE_MESSAGE (type 7) without `attachments` keeps the message's files, as an
            edit over PATCH does. Otherwise it removes them (discord-api-docs issue 6277, serenity issue 3068).
        edit_shows_unnamed_uploads: whether the components of an edit over PATCH may show a file that is uploaded with
            it if `attachments` does not name that file. Otherwise they are refused (discord-api-docs issue 7529).
        implied_permissions_sent: whether an interaction's permissions leave out the ones that are lost without
            VIEW_CHANNEL or SEND_MESSAGES. The documentation speaks only of resolved channels: they don't leave them
            out.
        empty_resolved: whether a select of users, roles or channels with nothing selected carries `resolved` with an
            empty object, as discord-api-types has it, or no `resolved` (discord.js issues 8880, 9015).
        malformed_signatures: whether the invalid signatures sent to an interactions endpoint include malformed and
            missing ones. Otherwise all have the right format.
        any_refusal_of_signatures: whether an interactions endpoint may refuse an invalid signature with any status from
            400 to 499, as hikari does with 400. The documentation names 401.
        security_check_seconds: the seconds between invalid signatures sent to an interactions endpoint, after the
            checks when its URL is set. Discord speaks of "routine" checks, and removes the URL if one fails.
        endpoint_failure_is_final: whether an interaction ends at once when its endpoint can't be reached or answers
            with an error or an invalid response. Otherwise the callback may still respond in time.
        any_empty_answer_accepts: whether an endpoint may leave the response to the callback with any empty successful
            answer, such as 204. The documentation names only 202.
        answers_may_be_forms: whether the answer of an endpoint may be a form with files, as hikari and disgo send it.
            Otherwise it is an invalid response (discord-api-docs issue 5933).
        nonce_of_any_channel: whether `enforce_nonce` stops a message if the bot has used its nonce in any channel.
            Otherwise only nonces in the same channel count. The documentation mentions only the author.
        nonce_seconds: how long a nonce counts as used; the documentation says "the past few minutes".
        dismissed_is_unknown: whether a token can no longer read, edit or delete an ephemeral message that its user has
            dismissed. Otherwise it can, but nobody sees the result.
        invalid_requests: after how many answers 401, 403 or 429 in ten minutes an address is banned for an hour. This
            number is documented; a test may lower it.
        global_excess: after how many refusals by the global rate limit in a minute Cloudflare blocks the address for
            a minute, with an HTML page instead of JSON. Discord documents such blocks, but not their threshold.
        webhook_calls_in_channel: how many follow-ups and edits the tokens of all interactions of a channel may make in
            a minute. Discord does not document it; its staff and users report thirty messages (discord-api-docs 367,
            2701, 3763).
        webhook_edits_count: whether edits also count, which nobody reports.
        longest_window: the most seconds after which the rate limit of a route is reset. A test may lower it, so that it
            need not wait for the five seconds in which a channel takes five edits.
    """

    update_keeps_files: bool = False
    edit_shows_unnamed_uploads: bool = False
    implied_permissions_sent: bool = True
    empty_resolved: bool = False
    malformed_signatures: bool = True
    any_refusal_of_signatures: bool = False
    security_check_seconds: float = 30.0
    endpoint_failure_is_final: bool = True
    any_empty_answer_accepts: bool = False
    answers_may_be_forms: bool = False
    nonce_of_any_channel: bool = True
    nonce_seconds: float = 120.0
    dismissed_is_unknown: bool = True
    invalid_requests: int = 10_000
    global_excess: int = 200
    webhook_calls_in_channel: int = 30
    webhook_edits_count: bool = True
    longest_window: float = inf


KIND = Terms(
    update_keeps_files=True,
    edit_shows_unnamed_uploads=True,
    empty_resolved=True,
    malformed_signatures=False,
    any_refusal_of_signatures=True,
    security_check_seconds=3600.0,
    endpoint_failure_is_final=False,
    any_empty_answer_accepts=True,
    answers_may_be_forms=True,
    nonce_of_any_channel=False,
    nonce_seconds=300.0,
    dismissed_is_unknown=False,
    webhook_edits_count=False,
)
"""The kinder readings."""
