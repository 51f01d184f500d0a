"""The compose files say what Compose understands, and confine what they run. Without Docker they are only read."""

import asyncio
import os
import re
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import asyncpg
import pytest

from bot.settings import unknown_variables
from bot.store.postgres.store import migrate_database
from bot.version import VERSION
from tests.deploy.manifests import DEPLOY, read_yaml, unknown_settings
from tests.deploy.schemas import compose_schema, needs_schemas
from tests.store.postgres import running_server
from tests.store.postgres_server import PORT, programs

FILES = sorted(DEPLOY.glob("compose*.yaml"))

IMAGE = f"${{TAVOLINO_IMAGE:-tavolino:{VERSION}}}"

(HTTP,) = read_yaml(DEPLOY / "compose-http.yaml")
SERVICES: dict[str, Any] = HTTP["services"]
OURS = {name: service for name, service in SERVICES.items() if service.get("image") == IMAGE}
WORKERS = {name: service for name, service in OURS.items() if service["command"][-1] == "serve"}


@needs_schemas
@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_compose_files_are_as_their_schema_says(file: Any) -> None:
    (content,) = read_yaml(file)
    assert [error.message for error in compose_schema().iter_errors(content)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_every_image_that_is_not_ours_is_named_by_its_digest(file: Any) -> None:
    (content,) = read_yaml(file)
    (base,) = re.findall(r"^ARG PYTHON=docker\.io/library/(\S+)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    for service in content["services"].values():
        if service["image"] == IMAGE:
            assert service["build"]["args"]["PYTHON"] == f"${{PYTHON_IMAGE:-{base}}}"
        else:
            assert re.fullmatch(r"\$\{[A-Z]+_IMAGE:-\w+:[\d.]+@sha256:[0-9a-f]{64}\}", service["image"])
    assert re.fullmatch(r"\S+@sha256:[0-9a-f]{64}", base)


def test_the_balancer_knows_every_worker_at_its_port_and_finds_one_again_that_was_made_anew() -> None:
    text = (DEPLOY / "nginx" / "tls.conf.template").read_text(encoding="utf-8")
    balanced = re.findall(r"server ([\w-]+):(\d+) resolve ", text)
    assert balanced == [(name, worker["environment"]["HTTP_PORT"]) for name, worker in WORKERS.items()]
    assert len(balanced) == 2


def test_the_balancer_is_given_every_file_that_its_configuration_includes() -> None:
    mounted = dict(volume.split(":")[:2] for volume in SERVICES["balancer"]["volumes"])
    for file, place in mounted.items():
        if file.startswith("./"):
            text = (DEPLOY / file).read_text(encoding="utf-8")
            assert set(re.findall(r"^ *include (/etc/nginx/\w+\.conf);", text, re.MULTILINE)) <= {*mounted.values()}, (
                place
            )
    assert "/etc/nginx/limits.conf" in mounted.values()


def test_the_bot_s_user_owns_its_database_and_may_do_nothing_more() -> None:
    server = running_server()
    volumes = dict(volume.split(":")[:2] for volume in SERVICES["postgres"]["volumes"])
    (script,) = [file for file, place in volumes.items() if place.startswith("/docker-entrypoint-initdb.d/")]
    environment = {
        **os.environ,
        "PATH": f"{programs()}:{os.environ['PATH']}",
        "PGHOST": str(server.folder),
        "PGPORT": str(PORT),
        "POSTGRES_PASSWORD": "secret",
    }
    url = server.url_of("tavolino").replace("postgres@", "tavolino@")

    async def use() -> asyncpg.Record | None:
        await migrate_database(url)
        connection = await asyncpg.connect(url)
        try:
            assert await connection.fetchval("SELECT count(*) FROM sessions") == 0
            return await connection.fetchrow(
                "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles"
                " WHERE rolname = current_user"
            )
        finally:
            await connection.close()

    async def drop() -> None:
        connection = await asyncpg.connect(server.url)
        await connection.execute("DROP DATABASE IF EXISTS tavolino WITH (FORCE)")
        await connection.execute("DROP ROLE IF EXISTS tavolino")
        await connection.close()

    try:
        subprocess.run(["sh", str(DEPLOY / script)], env=environment, check=True, capture_output=True)  # noqa: S603, S607 - ours
        rights = asyncio.run(use())
    finally:
        asyncio.run(drop())
    assert rights is not None
    assert not any(rights.values())


def test_workers_are_equal_and_start_after_the_migration_which_waits_for_postgresql() -> None:
    first, *others = WORKERS.values()
    assert others == [first]
    assert first["depends_on"] == {"migrate": {"condition": "service_completed_successfully"}}
    assert OURS["migrate"]["command"][-1] == "migrate"
    assert OURS["migrate"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_a_worker_is_healthy_when_the_port_of_interactions_is_ready_however_alive_it_is() -> None:
    """Otherwise an update goes on to the next worker while the new one waits for Discord or the database."""
    kind, _, *words = next(iter(WORKERS.values()))["healthcheck"]["test"]
    assert kind == "CMD"
    statuses = {"/healthz": 200, "/readyz": 503}

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(statuses[self.path])
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    def checked(port: int) -> int:
        env = {"HTTP_HOST": "0.0.0.0", "HTTP_PORT": str(port), "MONITORING_PORT": str(port)}  # noqa: S104
        return subprocess.run([sys.executable, *words], env=env, check=False).returncode  # noqa: S603  our own command

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_address[1]
        assert checked(port) == 1
        statuses["/readyz"] = 200
        assert checked(port) == 0
        server.shutdown()
    assert checked(port) == 1


def test_from_outside_the_balancer_alone_is_reached_and_postgresql_reaches_nobody() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["balancer"]
    assert HTTP["networks"]["inside"] == {"internal": True}
    assert SERVICES["postgres"]["networks"] == OURS["migrate"]["networks"] == ["inside"]


def test_the_bot_is_confined_in_each_of_its_containers() -> None:
    (alone,) = read_yaml(DEPLOY / "compose.yaml")
    for service in [*OURS.values(), *alone["services"].values()]:
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"mem_limit", "pids_limit", "stop_grace_period"} <= service.keys()


def test_no_secret_is_in_a_compose_file_and_one_that_is_missing_is_named() -> None:
    text = (DEPLOY / "compose-http.yaml").read_text(encoding="utf-8")
    assert "TOKEN" not in text
    assert text.count("POSTGRES_PASSWORD:?") == text.count("{POSTGRES_PASSWORD") == 2


def test_check_knows_each_variable_that_a_compose_file_takes_from_env(tmp_path: Path) -> None:
    taken = {name for file in FILES for name in re.findall(r"\$\{(\w+)", file.read_text(encoding="utf-8"))}
    env_file = tmp_path / ".env"
    env_file.write_text("".join(f"{name}=x\n" for name in taken), encoding="utf-8")
    assert taken
    assert unknown_variables(env_file) == {}


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_the_environment_consists_of_settings_of_the_bot(file: Any) -> None:
    (content,) = read_yaml(file)
    for service in content["services"].values():
        if service.get("image") == IMAGE:
            assert unknown_settings(service["environment"]) == set()
