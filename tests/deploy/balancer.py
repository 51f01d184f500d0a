"""Runs nginx in front of workers, configured as in the compose file, but without TLS."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.deploy.manifests import DEPLOY

NGINX = shutil.which("nginx")


@asynccontextmanager
async def balancing(folder: Path, ports: Sequence[int], listen: str) -> AsyncIterator[None]:
    """Balances requests between the workers at these ports within the block.

    folder: for nginx's files. listen: nginx's own address in its notation: a port, or `unix:` and a path.
    """
    user = "user root;" if os.geteuid() == 0 else ""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"""{user} daemon off; worker_processes 1; pid {folder / "pid"}; error_log {folder / "log"};
        events {{ worker_connections 2048; }}
        http {{ access_log off; {temporary} {_upstream(ports)}
        include {DEPLOY / "nginx" / "limits.conf"}; include {DEPLOY / "nginx" / "channels.conf"};
        server {{ listen {listen}; include {DEPLOY / "nginx" / "interactions.conf"}; }} }}
        """,
        encoding="utf-8",
    )
    assert NGINX is not None
    process = await asyncio.create_subprocess_exec(
        NGINX, "-p", folder, "-e", folder / "log", "-c", folder / "nginx.conf", stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(5):
            while not ((folder / "pid").exists() and (folder / "pid").read_text().strip()):
                assert process.returncode is None, await process.communicate()
                await asyncio.sleep(0.01)
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


def _upstream(ports: Sequence[int]) -> str:
    """Returns the template's upstream with these ports instead of names, which only the newest nginx resolves again."""
    template = (DEPLOY / "nginx" / "tls.conf.template").read_text(encoding="utf-8")
    found: str = re.findall(r"^upstream .*?^}", template, re.MULTILINE | re.DOTALL)[0]
    for number, port in enumerate(ports, start=1):
        found = found.replace(f"worker-{number}:8000 resolve", f"127.0.0.1:{port}")
    return found
