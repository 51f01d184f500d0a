"""Why a command ends by itself: an exit status and a sentence for each reason."""

from enum import IntEnum

from bot.app.composition import NoToken
from bot.http.listening import CannotListen
from bot.installation import command, installs
from bot.probe.cannot_probe import CannotProbe
from bot.settings import InvalidSettings
from bot.store.errors import DamagedStore, StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.sqlite.backup.take import BackupFailed
from bot.ui.gateway.application import RefusedByDiscord
from bot.ui.gateway.connection_errors import Rejected

FIRST_STEPS = f"""\
There is no DISCORD_TOKEN yet. To get one:
  1. open https://discord.com/developers/applications and create a New Application;
  2. on its page Bot press Reset Token and copy what it shows;
  3. `{command("setup")}` asks for it, writes it down, and prints the link that invites the bot.
To try Tavolino without Discord: `{command("play")}`"""


class ExitStatus(IntEnum):
    """The exit status for each reason. For the gateway's close codes 40xx it is xx."""

    CANNOT_RUN = 2
    NO_TOKEN = 3
    TOKEN_REJECTED = 4
    UNFIT_DATABASE = 5
    DATABASE_NOT_READY = 6
    MAINTENANCE_FAILED = 7
    INVALID_SHARD = 10
    SHARDING_REQUIRED = 11
    INVALID_API_VERSION = 12
    INVALID_INTENTS = 13
    DISALLOWED_INTENTS = 14


SENTENCES = {
    ExitStatus.TOKEN_REJECTED: "Discord refuses this DISCORD_TOKEN. Reset it on the page Bot of your application.",
    ExitStatus.INVALID_SHARD: "Discord refuses the number of a shard. Check what --shards says.",
    ExitStatus.SHARDING_REQUIRED: "Discord requires more shards: one of them has more than 2,500 servers. Raise"
    " the number behind the slash of --shards in all processes, or leave it out.",
    ExitStatus.INVALID_API_VERSION: "Discord's gateway no longer accepts this version of its API. Update Tavolino.",
    ExitStatus.INVALID_INTENTS: "Discord's gateway does not know the intents that the bot asks for. Update Tavolino.",
    ExitStatus.DISALLOWED_INTENTS: "Discord does not grant the bot the intents that it asks for. Enable them on the"
    " page Bot of your application.",
}
"""The sentence for each close code with which Discord rejects the bot."""


class NotInstalled(Exception):
    """A command needs a library that is not installed.

    Args:
        name: the name of the library.
        extra: the program's extra that installs the library.
    """

    def __init__(self, name: str | None, extra: str) -> None:
        super().__init__(f"{name} is not installed; this installs it: {installs(extra)}")


def exit_reason(error: Exception) -> tuple[ExitStatus, str] | None:
    """Returns the exit status and the sentence for the error that has ended a command; None for an unexpected error."""
    match error:
        case NoToken():
            return ExitStatus.NO_TOKEN, FIRST_STEPS
        case UnfitStore() | DamagedStore():
            return ExitStatus.UNFIT_DATABASE, f"The database of DATABASE_URL cannot be used: {error}"
        case StoreNotReady() | StoreUnavailable():
            return ExitStatus.DATABASE_NOT_READY, f"The database of DATABASE_URL cannot be used now: {error}"
        case BackupFailed():
            return ExitStatus.MAINTENANCE_FAILED, str(error)
        case Rejected(code=code):
            status = ExitStatus(code - 4000)
            return status, f"{SENTENCES[status]} (close code {code})"
        case InvalidSettings() | CannotProbe() | CannotListen() | NotInstalled() | RefusedByDiscord():
            return ExitStatus.CANNOT_RUN, str(error)
        case _:
            return None
