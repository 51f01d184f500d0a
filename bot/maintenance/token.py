"""Tells a bot's token from other texts on the developer portal that people take for one, by their form."""

import re

TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
WHERE = "The token is on the page Bot of your application: press Reset Token, and copy what it shows."

TAKEN_FOR_ONE = (
    (re.compile(r"\d{15,20}"), "This is the application's id."),
    (re.compile(r"[0-9a-fA-F]{64}"), "This is the application's public key."),
    (re.compile(r"[\w-]{32}", re.ASCII), "This is the client secret of the page OAuth2."),
    (re.compile(r"https?://.*"), "This is an address."),
)
"""The forms of other texts that people copy from the portal, and what to tell them."""


def bare_token(text: str) -> str:
    """Returns a typed or pasted token without quotation marks around it and without the word Bot before it."""
    return text.strip().strip("\"'`").strip().removeprefix("Bot ").strip()


def token_problem(token: str) -> str | None:
    """Returns why this cannot be a bot's token, in a sentence or two that do not show it; None if it can be one."""
    if token != bare_token(token):
        return "DISCORD_TOKEN has quotation marks around it, or the word Bot before it: leave them out."
    if TOKEN.fullmatch(token):
        return None
    what = next((sentence for form, sentence in TAKEN_FOR_ONE if form.fullmatch(token)), "This is no bot's token.")
    return f"{what} {WHERE}"
