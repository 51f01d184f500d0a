"""The manifests say what Kubernetes understands, fit each other, and confine what they run. No cluster is needed."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.manifests import DEPLOY, applied, read_yaml, unknown_settings
from tests.deploy.schemas import kubernetes_errors, needs_schemas

DOORS = ("http", "gateway")
VERSIONS = ("1.27", "1.37")
"""The oldest version that the manifests are written for, and the newest."""


PROXY = "nirn-proxy"


def by_kind(door: str, kind: str) -> list[Any]:
    """Returns the manifests of a kind, without those of the rate-limit proxy."""
    ours = [manifest for manifest in applied(door) if not manifest["metadata"]["name"].startswith(PROXY)]
    return [manifest for manifest in ours if manifest["kind"] == kind]


def pods(door: str) -> Iterator[Any]:
    """Yields the pods' templates of a door."""
    for manifest in applied(door):
        if manifest["kind"] in ("Deployment", "StatefulSet", "Job"):
            yield manifest["spec"]["template"]


def proxies(kind: str) -> list[Any]:
    """Returns the manifests of a kind that the rate-limit proxy has."""
    found = [manifest for manifest in applied("http") if manifest["metadata"]["name"].startswith(PROXY)]
    return [manifest for manifest in found if manifest["kind"] == kind]


def serving(door: str) -> Any:
    """Returns the manifest of the pods that play."""
    (found,) = [*by_kind(door, "Deployment"), *by_kind(door, "StatefulSet")]
    return found


@needs_schemas
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("folder", [*DOORS, "recompute"])
def test_manifests_are_as_the_schemas_of_kubernetes_say(folder: str, version: str) -> None:
    manifests = list(applied(folder))
    assert len(manifests) >= (7 if folder in DOORS else 1)
    for manifest in manifests:
        assert kubernetes_errors(manifest, version) == [], manifest["kind"]


@needs_schemas
def test_a_field_that_kubernetes_does_not_know_is_found() -> None:
    manifest = {"apiVersion": "apps/v1", "kind": "Deployment", "spec": {"replica": 3, "selector": {}, "template": {}}}
    assert "replica" in "".join(kubernetes_errors(manifest, VERSIONS[-1]))


def test_every_manifest_is_applied_by_a_door() -> None:
    for folder in (DEPLOY / "kubernetes").iterdir():
        (kustomization,) = read_yaml(folder / "kustomization.yaml")
        listed = {resource for resource in kustomization["resources"] if resource != "../base"}
        assert listed == {file.name for file in folder.iterdir()} - {"kustomization.yaml"}


@pytest.mark.parametrize("door", DOORS)
def test_one_place_names_the_images(door: str) -> None:
    """Kustomize renames images in what a kustomization applies, not in what applies that."""
    (kustomization,) = read_yaml(DEPLOY / "kubernetes" / door / "kustomization.yaml")
    assert [image["name"] for image in kustomization["images"]] == ["tavolino", PROXY]
    (base,) = read_yaml(DEPLOY / "kubernetes" / "base" / "kustomization.yaml")
    assert "images" not in base


@pytest.mark.parametrize("door", DOORS)
def test_selectors_budgets_and_services_find_their_pods(door: str) -> None:
    labels = serving(door)["spec"]["template"]["metadata"]["labels"]
    assert serving(door)["spec"]["selector"]["matchLabels"] == labels
    (budget,), (service,) = by_kind(door, "PodDisruptionBudget"), by_kind(door, "Service")
    assert budget["spec"]["selector"]["matchLabels"] == service["spec"]["selector"] == labels
    assert budget["spec"]["maxUnavailable"] == 1
    ports = {port["name"] for port in serving(door)["spec"]["template"]["spec"]["containers"][0]["ports"]}
    (policy,) = by_kind(door, "NetworkPolicy")
    assert policy["spec"]["podSelector"]["matchLabels"].items() <= labels.items()
    allowed = {port["port"] for rule in policy["spec"]["ingress"] for port in rule["ports"]}
    assert ports <= allowed


@pytest.mark.parametrize("door", DOORS)
def test_probes_ask_a_port_of_their_container(door: str) -> None:
    (container,) = serving(door)["spec"]["template"]["spec"]["containers"]
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        asked = container[probe]["httpGet"]
        assert asked["path"] in ("/healthz", "/readyz")
        assert asked["port"] in {port["name"] for port in container["ports"]}
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"  # a restart does not help against an outage


@pytest.mark.parametrize("door", DOORS)
def test_every_pod_is_confined_and_takes_its_secrets_from_a_secret(door: str) -> None:
    for pod in pods(door):
        (container,) = pod["spec"]["containers"]
        assert pod["spec"]["automountServiceAccountToken"] is False
        assert pod["spec"]["securityContext"]["runAsNonRoot"] is True
        context = container["securityContext"]
        assert context["allowPrivilegeEscalation"] is False
        assert context["readOnlyRootFilesystem"] is True
        assert context["capabilities"] == {"drop": ["ALL"]}
        if container["image"] == "tavolino":
            assert pod["spec"]["securityContext"]["runAsUser"] == 10001  # as in the Dockerfile
            assert container["envFrom"] == [{"configMapRef": {"name": "tavolino"}}, {"secretRef": {"name": "tavolino"}}]
    assert not by_kind(door, "Secret")


def test_ratings_are_recomputed_by_a_job_like_that_of_the_migration() -> None:
    (job,), (migration,) = applied("recompute"), by_kind("http", "Job")
    pod, other = (one["spec"]["template"]["spec"] for one in (job, migration))
    (container,), (alike,) = pod["containers"], other["containers"]
    assert container["args"] == [*alike["args"][:-1], "recompute"]
    differing = ("name", "args", "resources")
    assert [container | dict.fromkeys(differing)] == [alike | dict.fromkeys(differing)]
    assert pod | {"containers": []} == other | {"containers": []}
    (kustomization,) = read_yaml(DEPLOY / "kubernetes" / "recompute" / "kustomization.yaml")
    (door,) = read_yaml(DEPLOY / "kubernetes" / "http" / "kustomization.yaml")
    assert kustomization["images"] == [one for one in door["images"] if one["name"] == "tavolino"]
    assert kustomization["namespace"] == door["namespace"]


@pytest.mark.parametrize("door", DOORS)
def test_the_environment_consists_of_settings_of_the_bot(door: str) -> None:
    (settings,) = by_kind(door, "ConfigMap")
    assert unknown_settings(settings["data"]) == set()
    (container,) = serving(door)["spec"]["template"]["spec"]["containers"]
    of_the_script = {"SHARDS", "SHARDS_PER_POD", "POD_NAME"}
    assert unknown_settings({one["name"]: one for one in container["env"]}) <= of_the_script


@pytest.mark.parametrize("door", DOORS)
def test_all_processes_share_a_rate_limit_proxy_that_nobody_else_reaches(door: str) -> None:
    (settings,) = by_kind(door, "ConfigMap")
    (proxy,), (policy,) = proxies("Deployment"), proxies("NetworkPolicy")
    service, cluster = proxies("Service")
    assert settings["data"]["DISCORD_API_URL"] == f"http://{service['metadata']['name']}:8080"
    environment = {one["name"]: one["value"] for one in proxy["spec"]["template"]["spec"]["containers"][0]["env"]}
    assert environment["CLUSTER_DNS"] == cluster["metadata"]["name"]
    assert cluster["spec"]["clusterIP"] == "None"
    labels = proxy["spec"]["template"]["metadata"]["labels"]
    assert labels == service["spec"]["selector"] == cluster["spec"]["selector"]
    assert labels == policy["spec"]["podSelector"]["matchLabels"]
    first, *_ = policy["spec"]["ingress"]
    assert first["from"][0]["podSelector"]["matchLabels"].items() <= (
        serving(door)["spec"]["template"]["metadata"]["labels"].items()
    )


def test_a_worker_goes_on_answering_until_every_balancer_knows_that_it_stops() -> None:
    spec = serving("http")["spec"]["template"]["spec"]
    (drain,) = [one["value"] for one in spec["containers"][0]["env"] if one["name"] == "HTTP_DRAIN_SECONDS"]
    assert spec["terminationGracePeriodSeconds"] >= int(drain) + 30  # then as long as in compose-http.yaml
    assert serving("http")["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0


def test_every_shard_is_in_exactly_one_pod(tmp_path: Path) -> None:
    """Runs the pods' own command with a program in the place of Python that prints what it is given."""
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    spec = serving("gateway")["spec"]
    (container,) = spec["template"]["spec"]["containers"]
    given = {one["name"]: one["value"] for one in container["env"] if "value" in one}
    shards: list[int] = []
    for number in range(spec["replicas"]):
        env = {"PATH": os.environ["PATH"], **given, "POD_NAME": f"{serving('gateway')['metadata']['name']}-{number}"}
        words = subprocess.check_output(  # noqa: S603  the command of our own manifest
            [*container["command"], *container["args"]], cwd=tmp_path, env=env, text=True
        ).split()
        assert words[:-1] == ["-m", "bot", "run", "--shards"]
        share, count = words[-1].split("/")
        first, last = share.split("-")
        shards += range(int(first), int(last) + 1)
        assert count == given["SHARDS"]
    assert shards == list(range(int(given["SHARDS"])))
