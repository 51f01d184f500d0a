"""The unit for systemd confines the bot, which systemd itself is not needed to see."""

import re
from pathlib import Path

UNIT = (Path(__file__).parents[2] / "deploy" / "tavolino.service").read_text(encoding="utf-8")


def settings(name: str) -> list[str]:
    """Returns the values of a setting, in order."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def test_the_bot_is_not_root_and_can_write_its_state_alone() -> None:
    assert settings("DynamicUser") == ["yes"]
    assert settings("ProtectSystem") == ["strict"]
    assert settings("ProtectHome") == ["yes"]
    (folder,) = settings("StateDirectory")
    assert settings("StateDirectoryMode") == ["0700"]
    assert settings("UMask") == ["0077"]
    assert f"DATABASE_URL=sqlite:////var/lib/{folder}/tavolino.db" in settings("Environment")


def test_the_bot_has_no_capabilities_and_few_system_calls() -> None:
    assert settings("CapabilityBoundingSet") == settings("AmbientCapabilities") == [""]
    assert settings("NoNewPrivileges") == settings("RestrictNamespaces") == ["yes"]
    assert settings("SystemCallFilter") == ["@system-service", "~@privileged @resources", "setpriority"]


def test_the_computers_may_compile_their_search() -> None:
    assert settings("MemoryDenyWriteExecute") == []


def test_its_token_is_in_no_file_of_the_project() -> None:
    assert settings("EnvironmentFile") == ["/etc/tavolino.env"]
    assert not [line for line in settings("Environment") if "TOKEN" in line]
