"""Where the program and its files are: in the checkout, or for an installed program in the system's folders."""

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

ROOT = Path(__file__).parent.parent
"""The folder of the packages `bot` and `renderers`, and of `data`."""

IN_CHECKOUT = (ROOT / "pyproject.toml").exists()
"""Whether the program runs from its checkout, rather than from a wheel."""

ENV_FILE = ".env"


def state_folder() -> Path:
    """Returns the folder of the database: systemd's `StateDirectory=`, the checkout's, or the user's."""
    if given := os.environ.get("STATE_DIRECTORY"):
        return Path(given.split(":")[0])
    return Path("var") if IN_CHECKOUT else user_data_path("tavolino", appauthor=False)


def settings_file() -> Path:
    """Returns the file of settings: the working folder's, unless it has none and the program is installed."""
    here = Path(ENV_FILE)
    return here if IN_CHECKOUT or here.exists() else user_config_path("tavolino", appauthor=False) / ENV_FILE


def command(words: str) -> str:
    """Returns how to type one of the program's commands here."""
    return f"{'python -m bot' if IN_CHECKOUT else 'tavolino'} {words}"


def installs(extra: str) -> str:
    """Returns the command that installs one of the program's extras here."""
    return f"pip install -r requirements-{extra}.lock" if IN_CHECKOUT else f"pip install 'tavolino[{extra}]'"
