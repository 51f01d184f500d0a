"""A client library that gets interactions over HTTP does so from the sandbox."""

import base64
from dataclasses import replace
from pathlib import Path

import pytest

from sandbox.client import Sandbox
from sandbox.terms import KIND
from sandbox.testing.openapi import OpenApiCheck
from sandbox.tests.client_libraries.libraries import HIKARI_OVER_HTTP
from sandbox.tests.pictures import png
from sandbox.workers import HttpWorker


async def test_hikari_verifies_the_requests_and_answers_them(tmp_path: Path, openapi: OpenApiCheck | None) -> None:
    if HIKARI_OVER_HTTP.missing:
        pytest.skip(HIKARI_OVER_HTTP.missing)
    env = {"PICTURE": base64.b64encode(png()).decode()}
    async with Sandbox.serve(terms=replace(KIND, malformed_signatures=True), observer=openapi) as sandbox:
        command = HIKARI_OVER_HTTP.command
        async with HttpWorker(sandbox, tmp_path / "unused", path="/", syncs=False, command=command, env=env):
            alice = await sandbox.user("Alice")
            assert (await alice.autocomplete("word", "word", "abc"))[0].name == "ABC"
            assert (await alice.command("word", word="abc")).text == "abc"
            assert (await alice.command("later")).text == "thought"
            picture = (await alice.command("picture")).message
            assert picture
            assert picture.picture() == png()
            assert (await alice.command("count")).text == "Count 0"
            assert (await alice.click("More")).text == "Count 1"
        assert sandbox.endpoint.failures == []
