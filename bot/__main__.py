"""The command line: `python -m bot run`."""

import discord
import typer
from pydantic import ValidationError

from bot.app import NoToken, run
from bot.logs import configure
from bot.settings import Settings

FIRST_STEPS = """\
There is no DISCORD_TOKEN yet. To get one:
  1. open https://discord.com/developers/applications and make a New Application;
  2. on its page Bot press Reset Token and copy what it shows;
  3. copy .env.example to .env and write DISCORD_TOKEN=<what you copied> into it;
  4. on the page OAuth2 make a link with the scopes bot and applications.commands, and open it to invite the bot.
To try Tavolino without Discord: make play"""

cli = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True, help="Board games in a Discord channel."
)


@cli.callback()
def tavolino() -> None:
    """Board games in a Discord channel."""


@cli.command("run")
def run_bot() -> None:
    """Connects to Discord and serves until it is stopped."""
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in error.errors():
            typer.echo(f"{'.'.join(map(str, problem['loc'])).upper()}: {problem['msg']}", err=True)
        raise typer.Exit(2) from error
    configure(settings)
    try:
        run(settings)
    except NoToken as error:
        typer.echo(FIRST_STEPS, err=True)
        raise typer.Exit(2) from error
    except discord.LoginFailure as error:
        typer.echo("Discord refuses this DISCORD_TOKEN. Reset it on the page Bot of your application.", err=True)
        raise typer.Exit(2) from error


def main() -> None:
    cli()


if __name__ == "__main__":
    main()
