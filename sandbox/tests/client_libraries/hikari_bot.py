"""The bot of this package on hikari."""

import base64
import os
from collections.abc import Awaitable, Callable

import hikari
from hikari import impl
from hikari.api import GatewayCompression

PICTURE = base64.b64decode(os.environ["PICTURE"])
COMPRESSION = os.environ["COMPRESSION"]
V2, EPHEMERAL = hikari.MessageFlag.IS_COMPONENTS_V2, hikari.MessageFlag.EPHEMERAL
MESSAGE, UPDATE = hikari.ResponseType.MESSAGE_CREATE, hikari.ResponseType.MESSAGE_UPDATE
OPTIONS = {
    "count": hikari.CommandOption(
        type=hikari.OptionType.INTEGER, name="start", description="Where to begin", max_value=9
    ),
    "word": hikari.CommandOption(type=hikari.OptionType.STRING, name="word", description="Which", autocomplete=True),
}
Answer = Callable[[hikari.CommandInteraction], Awaitable[object]]

# GatewayBot has no argument for the compression of its shards; it takes this default.
impl.shard.GatewayShardImpl.__init__.__kwdefaults__["compression"] = (
    GatewayCompression(COMPRESSION) if COMPRESSION else None
)
bot = hikari.GatewayBot(
    os.environ["DISCORD_TOKEN"],
    rest_url=f"{os.environ['DISCORD_API_URL']}/api/v10",
    intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES,
    auto_chunk_members=False,
    suppress_optimization_warning=True,
    banner=None,
)


NAMES: dict[int, str] = {}
"""The names of the guilds by id."""


def say(line: str) -> None:
    """Prints a line that the tests read."""
    print(line, flush=True)  # noqa: T201  the tests read it


def table(count: int) -> hikari.api.ContainerComponentBuilder:
    """Returns a Components V2 container: text, a picture and a button."""
    container = impl.ContainerComponentBuilder()
    container.add_text_display(f"Count {count}")
    gallery = impl.MediaGalleryComponentBuilder()
    gallery.add_media_gallery_item(hikari.Bytes(PICTURE, "board.png"), description=f"Board {count}")
    container.add_component(gallery)
    row = impl.MessageActionRowBuilder()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, f"more:{count}", label="More")
    return container.add_component(row)


async def count(interaction: hikari.CommandInteraction) -> None:
    """Answers with a picture."""
    start = interaction.options[0].value if interaction.options else 0
    await interaction.create_initial_response(MESSAGE, component=table(int(start)), flags=V2)


async def slow(interaction: hikari.CommandInteraction) -> None:
    """Defers the answer, privately."""
    await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=EPHEMERAL)
    await interaction.edit_initial_response(f"In {interaction.locale}")
    await bot.rest.create_message(interaction.channel_id, "said to all")


async def picture(interaction: hikari.CommandInteraction) -> None:
    """Defers the answer, then edits it to one with a picture."""
    await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    await interaction.edit_initial_response(component=table(0))


async def greet(interaction: hikari.CommandInteraction) -> None:
    """Shows a modal, of the older kind with a row around the input."""
    row = impl.ModalActionRowBuilder().add_text_input("name", "Name")
    await interaction.create_modal_response("You", "form", component=row)


async def thread(interaction: hikari.CommandInteraction) -> None:
    """Starts a thread, archives it, and writes into it again."""
    new = await bot.rest.create_thread(interaction.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "aside")
    await new.send("in the thread")
    await bot.rest.edit_channel(new.id, archived=True)
    await new.send("again")
    known = bot.cache.get_threads_view_for_guild(interaction.guild_id or 0)
    await interaction.create_initial_response(MESSAGE, f"Threads {len(known)}")


async def direct(interaction: hikari.CommandInteraction) -> None:
    """Sends a direct message."""
    channel = await bot.rest.create_dm_channel(interaction.user)
    await channel.send("said to one")
    await interaction.create_initial_response(MESSAGE, "sent", flags=EPHEMERAL)


async def revise(interaction: hikari.CommandInteraction) -> None:
    """Sends a message, edits and deletes it."""
    message = await bot.rest.create_message(interaction.channel_id, "one")
    await message.edit("two")
    await message.delete()
    await interaction.create_initial_response(MESSAGE, "revised")


async def word(interaction: hikari.CommandInteraction) -> None:
    """Says a word."""
    await interaction.create_initial_response(MESSAGE, (interaction.options or [])[0].value)


ANSWERS: dict[str, Answer] = {one.__name__: one for one in (count, slow, picture, greet, thread, direct, revise, word)}


async def started(_event: hikari.StartedEvent) -> None:
    """Registers the commands."""
    builders = []
    for name in ANSWERS:
        builder = bot.rest.slash_command_builder(name, f"The command {name}")
        builders.append(builder.add_option(OPTIONS[name]) if name in OPTIONS else builder)
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application, builders)


async def guild_unavailable(event: hikari.GuildUnavailableEvent) -> None:
    """Prints a guild in an outage."""
    say(f"unavailable {NAMES[event.guild_id]}")


async def guild_left(event: hikari.GuildLeaveEvent) -> None:
    """Prints a guild that the bot was removed from."""
    say(f"left {NAMES[event.guild_id]}")


async def guild_joined(event: hikari.GuildJoinEvent) -> None:
    """Prints a guild that the bot has joined."""
    NAMES[event.guild_id] = event.guild.name
    say(f"joined {event.guild.name}")


async def guild_available(event: hikari.GuildAvailableEvent) -> None:
    """Prints a guild that was in READY, or is back after an outage."""
    NAMES[event.guild_id] = event.guild.name
    say(f"available {event.guild.name}")
    say(f"guild {event.guild.name}, channels {','.join(one.name or '' for one in event.channels.values())}")


async def interaction_created(event: hikari.InteractionCreateEvent) -> None:
    """Answers an interaction."""
    interaction = event.interaction
    if isinstance(interaction, hikari.AutocompleteInteraction):
        typed = str(interaction.options[0].value)
        await interaction.create_response([impl.AutocompleteChoiceBuilder(typed.upper(), typed)])
    elif isinstance(interaction, hikari.ComponentInteraction):
        pressed = int(interaction.custom_id.split(":")[1]) + 1
        await interaction.create_initial_response(UPDATE, component=table(pressed))
    elif isinstance(interaction, hikari.ModalInteraction):
        name = interaction.components[0].components[0].value
        await interaction.create_initial_response(MESSAGE, f"Hello {name}", flags=EPHEMERAL)
    elif isinstance(interaction, hikari.CommandInteraction):
        await ANSWERS[interaction.command_name](interaction)


async def resumed(_event: hikari.ShardResumedEvent) -> None:
    """Prints that the session was resumed."""
    say("resumed")


async def edited(event: hikari.GuildMessageUpdateEvent) -> None:
    """Prints an edit."""
    say(f"edited to {event.message.content}")


async def deleted(event: hikari.GuildMessageDeleteEvent) -> None:
    """Prints a deletion."""
    say(f"deleted {event.old_message.content if event.old_message else event.message_id}")


async def thread_updated(event: hikari.GuildThreadUpdateEvent) -> None:
    """Prints whether a thread is archived."""
    say(f"archived {str(event.thread.is_archived).lower()}")


if __name__ == "__main__":
    bot.subscribe(hikari.StartedEvent, started)
    bot.subscribe(hikari.GuildAvailableEvent, guild_available)
    bot.subscribe(hikari.GuildUnavailableEvent, guild_unavailable)
    bot.subscribe(hikari.GuildLeaveEvent, guild_left)
    bot.subscribe(hikari.GuildJoinEvent, guild_joined)
    bot.subscribe(hikari.InteractionCreateEvent, interaction_created)
    bot.subscribe(hikari.ShardResumedEvent, resumed)
    bot.subscribe(hikari.GuildMessageUpdateEvent, edited)
    bot.subscribe(hikari.GuildMessageDeleteEvent, deleted)
    bot.subscribe(hikari.GuildThreadUpdateEvent, thread_updated)
    bot.run()
