"""The sandbox for tests: a Discord in this process, and users who type and click.

    async with Sandbox.serve() as discord:
        ...start a bot that finds its Discord at `discord.url` and logs in with `discord.token`...
        await discord.bot_ready()
        alice = await discord.user("Alice")                     # or a new one: discord.user("Zoe", locale="de")
        answer = await alice.command("play tris_2", channel="table-one", rule_of_4=True)
        answer = await alice.click("Join")                      # the newest message with such a button
        table = await alice.sees(lambda message: "to move" in message.text)
        assert table.alt and table.picture().startswith(b"\\x89PNG")

Tests that share one sandbox and one bot have a guild of their own each, with users who are in no other:
        guild = discord.new_guild()
        alice = await guild.user("Alice")
        guild.permit("table-one", deny=("SEND_MESSAGES",))      # names mean the users, channels and roles of this guild
        await guild.close()

discord.py is pointed at it, before it logs in, by
    discord.http.Route.BASE = f"{discord.url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord.gateway_url)
    discord.Asset.BASE = f"{discord.url}/cdn"
and a process of the bot by `sandbox.bot_process.Bot`.
"""

from sandbox.client.connection import NotThere
from sandbox.client.guild import Guild
from sandbox.client.message import Button, Message, Modal, Option, Select
from sandbox.client.sandbox import Sandbox
from sandbox.client.user import Answer, Choice, User

__all__ = ["Answer", "Button", "Choice", "Guild", "Message", "Modal", "NotThere", "Option", "Sandbox", "Select", "User"]
