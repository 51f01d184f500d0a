"""The nonces with which the bot has sent messages lately, so that it can repeat a request and send one message."""

from sandbox.protocol.errors import unknown
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.world import World

Nonce = str | int


class UsedNonces:
    """The messages that the bot has sent with a nonce in the last `Terms.nonce_seconds`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._messages: dict[tuple[Nonce, str], Message] = {}
        """By nonce and channel, and by nonce alone with the channel "", oldest first."""

    def keep(self, nonce: Nonce, message: Message) -> None:
        """Keeps a message that has been sent."""
        self._forget_old()
        for channel in (message.channel, ""):
            self._messages.pop((nonce, channel), None)
            self._messages[nonce, channel] = message

    def message(self, nonce: Nonce, channel: Channel) -> Message | None:
        """Returns the message that has been sent with this nonce, None if it is new.

        Raises:
            ApiError: 10008 if that message has been deleted, which is meant to be so (discord-api-docs issue 6647).
        """
        self._forget_old()
        found = self._messages.get((nonce, "" if self._world.terms.nonce_of_any_channel else channel.id))
        if found is None:
            return None
        where = self._world.channels.get(found.channel)
        if where is None or not where.holds(found):
            raise unknown("Message")
        return found

    def _forget_old(self) -> None:
        since = self._world.clock.now() - self._world.terms.nonce_seconds
        while self._messages:
            key, oldest = next(iter(self._messages.items()))
            if oldest.made >= since:
                return
            del self._messages[key]
