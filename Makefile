# Two commands for newcomers: `make play` and `make test`. Each makes its own .venv and installs what it needs.
PYTHON ?= python3
VENV := .venv
# Two for each core or so: the tests over the wire mostly wait.
WORKERS ?= 4
BIN := $(VENV)/bin
PIP := $(PYTHON) -m pip --python $(BIN)/python --quiet --disable-pip-version-check
.DEFAULT_GOAL := help
.PHONY: help play run test test-sandbox lint types contracts check torture soak bench gallery lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/'

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tavolino needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/.play: requirements.lock | $(BIN)/python
	@echo "Installing what Tavolino needs into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock | $(BIN)/python
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/.play

play: $(VENV)/.play ## Play on this machine, in the browser, without a Discord account
	@exec $(BIN)/python -m sandbox

run: $(VENV)/.play ## Run the bot on Discord (needs DISCORD_TOKEN, see .env.example)
	@exec $(BIN)/python -m bot run

test: $(VENV)/.dev ## Run all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests
	@$(MAKE) --no-print-directory test-sandbox

test-sandbox: $(VENV)/.sandbox-passed ## Run the sandbox's own tests, unless they passed with this sandbox and this bot/ui

$(VENV)/.sandbox-passed: $(VENV)/.dev $(shell find sandbox bot/ui -type f ! -name '*.pyc')
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal sandbox/tests
	@touch $@

lint: $(VENV)/.dev ## Check style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check types
	$(BIN)/mypy

contracts: $(VENV)/.dev ## Check who imports whom
	$(BIN)/lint-imports

check: lint types contracts test ## Everything above

torture: $(VENV)/.dev ## The long runs: exhaustive counts, kill -9 over and over, 20,000 pieces of nonsense, every variant
	SLOW=1 NOISE=100000 $(BIN)/python -m pytest -n auto tests/contract tests/games tests/store
	for round in 1 2 3 4 5; do $(BIN)/python -m pytest -n auto tests/e2e/test_restart.py tests/store/test_kill.py || exit 1; done
	NOISE=20000 $(BIN)/python -m pytest -s tests/e2e/test_fuzz.py
	SLOW=1 $(BIN)/python -m pytest -n auto tests/e2e/test_full_games.py

soak: $(VENV)/.dev ## Two hundred tables play at once, over the wire, to their ends
	TABLES=200 $(BIN)/python -m pytest tests/e2e/test_load.py

bench: $(VENV)/.dev ## Measure, against baselines of the same run; writes bench.json (BENCH_SHORT=1: a quick pass)
	$(BIN)/python -m bench

gallery: $(VENV)/.dev ## Draw every kind of picture in every theme and language into var/gallery
	$(BIN)/python -m tests.renderers.gallery

lock: ## Resolve the pinned versions anew (needs uv on the PATH)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links pyproject.toml --extra sandbox -o requirements.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links pyproject.toml --extra sandbox --group dev -c requirements.lock -o requirements-dev.lock

clean: ## Remove what was made, but no game
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench.json
