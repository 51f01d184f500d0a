"""Set-up for all tests: folders, Hypothesis settings, the order, reruns, advice, the garbage collector."""

import gc
import os
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.advice import advice
from tests.examples import SLOW, examples
from tests.files import in_memory, on_disk
from tests.order import ordered

# Tests take twice the time if they write their databases to a disk. TMPDIR names another folder.
if "TMPDIR" not in os.environ and (memory := in_memory()):
    os.environ["TMPDIR"] = tempfile.tempdir = memory

# Examples have no deadline: a busy machine is slow, and `make bench` measures speed. They are the same in every run, so
# # that a failure is always due to the change; SLOW=1 draws new ones, and ten times as many as usual.
settings.register_profile(
    "patient", examples(100), deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not SLOW
)
settings.load_profile("patient")

# By default rich draws the tracebacks, which took most of the time in tests with many failures.
structlog.configure(
    processors=[
        *structlog.get_config()["processors"][:-1],
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)

TESTS = Path(__file__).parent

AT_ONCE = "many press at once, each within Discord's three seconds"
KILLED = "people press while a process is killed and started, each within Discord's three seconds"
MEASURED = "the time that something takes is measured"

TIMED = {
    "e2e/many_processes/test_chosen_cards.py::test_cards_chosen_in_different_processes_make_one_claim": AT_ONCE,
    "e2e/many_processes/test_contests.py"
    "::test_of_presses_for_one_ply_in_several_processes_one_makes_the_move_and_none_is_lost": AT_ONCE,
    "e2e/many_processes/test_restarts.py"
    "::test_while_workers_are_restarted_one_after_the_other_each_press_is_answered_and_no_move_is_lost": KILLED,
    "e2e/many_processes/test_restarts.py"
    "::test_when_one_of_the_workers_is_killed_all_tables_go_on_within_five_seconds": MEASURED,
    "e2e/test_fuzz.py::test_nonsense_is_answered_and_changes_nothing": AT_ONCE,
    "e2e/test_load.py::test_many_tables_play_at_once_and_each_ends_right": AT_ONCE,
    "e2e/test_stop.py::test_a_bot_that_is_flooded_stops_within_five_seconds_and_logs_no_error": MEASURED,
    "e2e/test_survival.py::test_eight_people_call_vote_pick_and_type_at_once": AT_ONCE,
    "e2e/test_tournaments.py::test_a_tournament_outlives_withdrawals_and_a_killed_bot_in_each_round": KILLED,
    "sessions/shared/test_due.py::test_a_deadline_fires_once_among_several_processes": MEASURED,
    "sessions/shared/test_due.py"
    "::test_a_deadline_fires_within_two_seconds_though_the_process_that_holds_it_is_killed": MEASURED,
    "sessions/shared/test_due.py::test_a_computer_moves_though_the_process_that_has_its_turn_is_killed": MEASURED,
    "store/shared/test_versions.py"
    "::test_processes_that_open_tables_in_the_same_channels_in_other_orders_never_wait_for_each_other": (
        "who waits for a lock for a second is refused"
    ),
    "torture/test_disturbances.py::test_a_cut_websocket_loses_no_press_and_no_promise": AT_ONCE,
    "torture/test_disturbances.py::test_a_lost_gateway_session_breaks_no_promise": AT_ONCE,
    "torture/test_disturbances.py::test_errors_and_limits_of_the_api_break_no_promise": AT_ONCE,
    "torture/test_floods.py::test_a_flood_of_no_kind_delays_others": MEASURED,
    "torture/test_kills.py::test_a_killed_bot_has_kept_every_promise": KILLED,
    "torture/test_searches.py::test_computers_move_on_whatever_happens_to_their_processes": MEASURED,
    "torture/test_soak.py::test_an_evening_leaves_nothing_behind": AT_ONCE,
    "torture/test_upgrades_in_play.py"
    "::test_while_a_newer_program_changes_the_schema_each_press_is_answered_and_no_move_is_lost": KILLED,
    "ui/gateway/test_uplink.py::test_an_upload_is_expected_to_take_as_long_as_it_does": MEASURED,
    "ui/gateway/test_uplink.py::test_a_short_request_is_behind_one_upload_at_most": MEASURED,
    "ui/gateway/test_uplink.py::test_uploads_that_are_cancelled_leave_the_line_to_others": MEASURED,
    "ui/gateway/test_uplink.py::test_a_message_with_two_files_does_not_wait_for_itself": MEASURED,
    "workers/test_pool.py::test_a_worker_that_is_frozen_is_replaced_and_one_that_waits_for_its_share_is_not": MEASURED,
}
"""The tests that depend on the speed of the machine, and why. On a busy machine one run in some thousands takes longer
than allowed, so a failed one is repeated once, and listed as RERUN with its traceback. All other tests fail at once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Orders the tests, and lets the tests in TIMED be repeated once."""
    for item in items:
        if item.nodeid.partition("[")[0].removeprefix("tests/") in TIMED:
            item.add_marker(pytest.mark.flaky(reruns=1))
    items[:] = ordered(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds advice to the report when a game fails a test that every game has to pass."""
    report = yield
    if report.failed and (what := advice(item.nodeid)):
        report.sections.append(("What to do (CONTRIBUTING.md)", what))
    return report


gc.disable()  # while tests are collected, which produces no garbage


def pytest_collection_finish() -> None:
    """Exempts objects that live as long as the tests from garbage collection, which took a tenth of the CPU time."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder on a disk, for tests that kill a process while it writes."""
    with on_disk() as folder:
        yield folder
