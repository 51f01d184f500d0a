"""Prometheus takes the alert rules, and they fire and end when they should. Skipped where there is no promtool."""

import shutil
import subprocess

import pytest

from tests.deploy.manifests import DEPLOY

PROMTOOL = shutil.which("promtool")


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed")
@pytest.mark.parametrize("words", [("check", "rules", "alerts.yml"), ("test", "rules", "alerts.test.yml")])
def test_promtool_is_content(words: tuple[str, ...]) -> None:
    assert PROMTOOL is not None
    ran = subprocess.run([PROMTOOL, *words], cwd=DEPLOY, capture_output=True, text=True, check=False)  # noqa: S603  ours
    assert ran.returncode == 0, ran.stdout + ran.stderr
