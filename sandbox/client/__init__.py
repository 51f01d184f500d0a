"""The sandbox for tests: a Discord in this process, and users who type and click through the people's API.

    async with Sandbox.serve() as discord:
        ...  # start a bot that connects to `discord.url` and logs in with `discord.token`
        await discord.bot_ready()
        alice = await discord.user("Alice")                     # or a new user: discord.user("Zoe", locale="de")
        answer = await alice.command("play tris_2", channel="table-one", rule_of_4=True)
        answer = await alice.click("Join")                      # on the newest message with this button
        table = await alice.sees(lambda message: "to move" in message.text)
        assert table.alt and table.picture().startswith(b"\\x89PNG")
        await bruno.notified(lambda message: "your turn" in message.text)
        assert [one.user for one in discord.notifications] == [bruno.id]   # also with `channel`, `message` and `at`

Tests that share one sandbox and one bot each use a guild of their own, whose users are in no other:
        guild = discord.new_guild()
        alice = await guild.user("Alice")
        guild.permit("table-one", deny=("SEND_MESSAGES",))      # names mean users, channels and roles of this guild
        await guild.close()

To connect discord.py in the same process to the sandbox, set before it logs in:
    discord.http.Route.BASE = f"{discord.url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord.gateway_url)
    discord.Asset.BASE = f"{discord.url}/cdn"
`sandbox.bot_process.Bot` runs the bot in a process of its own. For several processes that share a database there are
`sandbox.workers.Workers`, which get interactions over HTTP, and `GatewayShare`, each with some of the shards.
        await discord.endpoint.set_urls(url)                    # whoever answers there gets interactions over HTTP
        assert discord.endpoint.failures == []                  # why interactions have failed there
        discord.new_large_guilds(100)                           # of 60 channels and 40 roles, for measuring
"""

from sandbox.client.connection import NotThere
from sandbox.client.guild import Guild
from sandbox.client.message import Button, Message, Modal, Option, Select
from sandbox.client.sandbox import Sandbox
from sandbox.client.user import Answer, Choice, User, attached

__all__ = [
    "Answer",
    "Button",
    "Choice",
    "Guild",
    "Message",
    "Modal",
    "NotThere",
    "Option",
    "Sandbox",
    "Select",
    "User",
    "attached",
]
