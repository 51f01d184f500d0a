"""A bot on hikari that gets interactions over HTTP, and answers them in the answers to the requests."""

import base64
import os
from collections.abc import AsyncGenerator

import hikari
from hikari import impl
from hikari.api import ComponentBuilder, InteractionAutocompleteBuilder, InteractionResponseBuilder

PICTURE = base64.b64decode(os.environ["PICTURE"])

bot = hikari.RESTBot(
    os.environ["DISCORD_TOKEN"],
    hikari.TokenType.BOT,
    rest_url=f"{os.environ['DISCORD_API_URL']}/api/v10",
    suppress_optimization_warning=True,
    banner=None,
)


def button(count: int) -> ComponentBuilder:
    """Returns a row with a button."""
    return impl.MessageActionRowBuilder().add_interactive_button(
        hikari.ButtonStyle.PRIMARY, f"more:{count}", label="More"
    )


async def register(_bot: hikari.RESTBotAware) -> None:
    """Registers the commands."""
    word = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="word", description="Which", autocomplete=True, is_required=True
    )
    builders = [bot.rest.slash_command_builder(name, f"The command {name}") for name in ("count", "later", "picture")]
    builders.append(bot.rest.slash_command_builder("word", "Say a word").add_option(word))
    await bot.rest.set_application_commands(await bot.rest.fetch_application(), builders)


async def on_command(interaction: hikari.CommandInteraction) -> AsyncGenerator[InteractionResponseBuilder, None]:
    """Answers a command."""
    match interaction.command_name:
        case "word":
            yield interaction.build_response().set_content(str((interaction.options or [])[0].value))
        case "count":
            yield interaction.build_response().set_content("Count 0").add_component(button(0))
        case "picture":
            yield interaction.build_response().add_attachment(hikari.Bytes(PICTURE, "board.png"))
        case "later":
            yield interaction.build_deferred_response().set_flags(hikari.MessageFlag.EPHEMERAL)
            await interaction.edit_initial_response("thought")


async def on_press(interaction: hikari.ComponentInteraction) -> InteractionResponseBuilder:
    """Counts a press."""
    count = int(interaction.custom_id.split(":")[1]) + 1
    response = interaction.build_response(hikari.ResponseType.MESSAGE_UPDATE)
    return response.set_content(f"Count {count}").add_component(button(count))


async def on_autocomplete(interaction: hikari.AutocompleteInteraction) -> InteractionAutocompleteBuilder:
    """Offers what is typed in capitals."""
    typed = str(interaction.options[0].value)
    return interaction.build_response([impl.AutocompleteChoiceBuilder(typed.upper(), typed)])


if __name__ == "__main__":
    bot.add_startup_callback(register)
    bot.set_listener(hikari.CommandInteraction, on_command)
    bot.set_listener(hikari.ComponentInteraction, on_press)
    bot.set_listener(hikari.AutocompleteInteraction, on_autocomplete)
    bot.run(host="127.0.0.1", port=int(os.environ["HTTP_PORT"]), check_for_updates=False)
