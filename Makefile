# Two commands for newcomers: `make play` and `make test`. Each makes its own .venv and installs what it needs.
ifndef PYTHON
# python3, or where that is too old the newest that is found. Another is named with `make PYTHON=python3.14 test`.
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$name; exit; }; done; echo python3)
endif
VENV := .venv
# About two for each core, since the tests over the wire mostly wait.
WORKERS ?= 4
BIN := $(VENV)/bin
PIP := $(PYTHON) -m pip --python $(BIN)/python --quiet --disable-pip-version-check
# What runs on every other Python, which may differ in syntax, the standard library, the characters of Unicode, and compiled packages: all imports, what
# the store writes and reads, restarts of sessions, what touches discord.py's internals, names, compression (zstd is in 3.14 only), and a game over the
# wire. One process, since starting workers takes longer.
SMOKE := tests/test_imports.py tests/store/test_queries.py tests/store/sqlite/test_driver.py tests/sessions/test_restart.py \
	tests/ui/gateway/test_seams.py tests/ui/text/test_names.py sandbox/tests/gateway/test_compression.py \
	"tests/e2e/test_games.py::test_a_whole_game_is_played_and_watched[by_buttons]"
VERSION = $(shell sed -n 's/^VERSION = "\(.*\)"/\1/p' bot/version.py)
# Where this is set, every worker of the tests and every bot that they start compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: help play run serve setup wheel test-wheel image test-image release test test-fast test-sandbox test-pythons schemas cjk game compiled compiled-check thumbnails lint types contracts audit check torture soak bench load arena gallery lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/'

# .venv is made again when the Python that made it is gone, or when PYTHON names another version.
version_of = $(shell $(1) -c 'import sys; print(sys.version_info[:2])' 2>/dev/null)
ifneq ($(call version_of,$(BIN)/python),$(call version_of,$(PYTHON)))
.PHONY: $(VENV)/.python
endif
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tavolino needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@touch $@

$(VENV)/.run: requirements.lock $(VENV)/.python
	@echo "Installing what Tavolino needs into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.http: requirements-http.lock $(VENV)/.python
	@echo "Installing what Tavolino needs behind a load balancer into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements-http.lock
	@touch $@ $(VENV)/.run

$(VENV)/.play: requirements-sandbox.lock $(VENV)/.python
	@echo "Installing what Tavolino and its sandbox need into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements-sandbox.lock
	@touch $@ $(VENV)/.run

$(VENV)/.audit: requirements-audit.lock $(VENV)/.python
	@$(PYTHON) -m venv --clear --without-pip $(VENV)/audit
	@$(PYTHON) -m pip --python $(VENV)/audit/bin/python --quiet --disable-pip-version-check install --require-hashes -r requirements-audit.lock
	@touch $@

# uv installs so many packages in a tenth of pip's time.
$(VENV)/.dev: requirements-dev.lock $(VENV)/.python
	@echo "Installing what the tests need into $(VENV) ..."
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock >$(VENV)/uv.lock
	@$(PIP) install --require-hashes -r $(VENV)/uv.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.lock \
		|| $(PIP) install --require-hashes -r requirements-dev.lock # uv does not read pip's settings
	@touch $@ $(VENV)/.play $(VENV)/.http $(VENV)/.run

$(VENV)/.schemas: requirements-schemas.lock $(VENV)/.dev
	@$(BIN)/uv pip install --quiet --target $(VENV)/schemas --no-deps --require-hashes -r requirements-schemas.lock
	@touch $@

play: $(VENV)/.play ## Play on this machine, in the browser, without a Discord account
	@exec $(BIN)/python -m sandbox

run: $(VENV)/.run ## Run the bot on Discord (needs DISCORD_TOKEN, see .env.example)
	@exec $(BIN)/python -m bot run

setup: $(VENV)/.run ## Write down the token and where the database goes, and print the link that invites the bot
	@exec $(BIN)/python -m bot setup

serve: $(VENV)/.http ## Serve interactions over HTTP, behind a load balancer (see .env.example)
	@exec $(BIN)/python -m bot serve

# The folder of the sandbox's own tests, unless they passed with this sandbox and this bot/ui.
SANDBOX_TESTS = $$($(MAKE) --question --no-print-directory $(VENV)/.sandbox-passed || echo sandbox/tests)

test: $(VENV)/.dev ## Run all tests that a change since they last passed can reach (ALL=1: all)
	@$(if $(ALL),rm -f $(VENV)/.passed.json $(VENV)/.sandbox-passed)
	@$(BIN)/python -m tests.reach >$(VENV)/.tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $$(cat $(VENV)/.tests) $(SANDBOX_TESTS)
	@$(BIN)/python -m tests.reach --passed
	@touch $(VENV)/.sandbox-passed

test-sandbox: $(VENV)/.sandbox-passed ## Run the sandbox's own tests, unless they passed with this sandbox and this bot/ui

$(VENV)/.sandbox-passed: $(VENV)/.dev $(shell find sandbox bot/ui -type f ! -name '*.pyc')
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal sandbox/tests
	@touch $@

test-fast: $(VENV)/.dev ## Run the tests of the rules, the sessions, the store and the texts, in about a minute
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/test_*.py tests/games tests/ratings tests/sessions tests/store tests/ui

test-pythons: $(VENV)/.dev ## Run a few tests on every other Python from 3.11 on that this machine has (PYTHONS=newest: on one)
	@own=$$($(BIN)/python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	./.ci/pythons | grep -v "^$$own " | $(if $(filter newest,$(PYTHONS)),tail -n 1,cat) | while read -r version python; do \
		echo "Python $$version"; \
		$(BIN)/uv venv --quiet --clear --python "$$python" $(VENV)/other/$$version \
			&& $(BIN)/uv pip install --quiet --python $(VENV)/other/$$version --require-hashes -r requirements-dev.lock \
			&& $(VENV)/other/$$version/bin/python -m pytest -p no:cacheprovider $(SMOKE) </dev/null \
			|| exit 1; \
	done

wheel: $(VENV)/.dev ## Build the wheels of Tavolino and of its sandbox into dist/, the same bytes from the same source
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist sandbox

test-wheel: $(VENV)/.dev ## Install the wheel elsewhere with all that it needs, and play a game with it
	COMPLETE_WHEEL=1 $(BIN)/python -m pytest tests/packaging

# cyclonedx-bom runs in an environment of its own, and reads one with what a wheel brings along, in the versions of the locks.
release: $(VENV)/.dev ## Cut the release of bot/version.py: check, build, hash, list what is in it, tag (docs/releasing.md)
	@test -z "$$(git status --porcelain)" || { echo "Commit everything first."; exit 1; }
	@grep -q "^## $(VERSION) - " CHANGELOG.md || { echo "CHANGELOG.md has no section '## $(VERSION) - <day>'."; exit 1; }
	@! git rev-parse --quiet --verify "refs/tags/v$(VERSION)" >/dev/null || { echo "v$(VERSION) is tagged already."; exit 1; }
	$(if $(SKIP_CHECK),,$(MAKE) check)
	$(BIN)/python -m tests.releases.record
	$(BIN)/python -m pytest tests/releases
	@git diff --quiet -- tests/releases && test -z "$$(git status --porcelain tests/releases)" || { git add tests/releases && git commit --quiet --message "The database of release $(VERSION)"; }
	rm -rf dist && $(MAKE) wheel && mv dist $(VENV)/dist && $(MAKE) wheel
	for file in $(VENV)/dist/*.*; do cmp $$file dist/$$(basename $$file) || exit 1; done; rm -rf $(VENV)/dist
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/released
	$(BIN)/uv pip install --quiet --python $(VENV)/released/bin/python $(foreach one,http postgres sandbox,--constraint requirements-$(one).lock) "dist/tavolino-$(VERSION)-py3-none-any.whl[http,postgres,sandbox]"
	$(BIN)/uvx --quiet --from "cyclonedx-bom>=7" cyclonedx-py environment --output-reproducible --output-file dist/tavolino.cdx.json $(VENV)/released/bin/python
	sed -i 's#file://$(CURDIR)/dist/##' dist/tavolino.cdx.json
	sed -n '/^## $(VERSION) - /,/^##/{/^##/!p}' CHANGELOG.md >dist/NOTES.md
	cd dist && sha256sum *.whl *.tar.gz tavolino.cdx.json >SHA256SUMS
	git tag --annotate --message "Tavolino $(VERSION)" v$(VERSION)
	@echo "v$(VERSION) is tagged; what is to be published is in dist/."

BUILD_IMAGE ?= docker buildx build
image: ## Build the image; BUILD_IMAGE="buildah build --format docker" builds it without a daemon, PLATFORMS=linux/arm64 for another machine
	$(BUILD_IMAGE) $(addprefix --platform ,$(PLATFORMS)) $(if $(PYTHON_IMAGE),--build-arg PYTHON=$(PYTHON_IMAGE)) --file deploy/Dockerfile --tag tavolino:$(VERSION) .

test-image: $(VENV)/.dev ## Build the image by buildah over a Debian root, and run the bot in it, as root (tests/deploy/test_image.py)
	TRY_IMAGE=1 $(BIN)/python -m pytest -s tests/deploy/test_image.py

schemas: $(VENV)/.schemas ## Install the schemas by which the tests check deploy/ (110 MB)

cjk: $(VENV)/.run ## Install the font for names in Chinese, Japanese and Korean (16 MB)
	@$(PIP) install --require-hashes -r requirements-cjk.lock

game: $(VENV)/.dev ## Write a new game to begin from, a small one that works: make game KEY=hex
	@$(BIN)/python -m tests.new_game $(KEY)

lint: $(VENV)/.dev ## Check style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check types
	$(BIN)/mypy

contracts: $(VENV)/.dev ## Check who imports whom
	$(BIN)/lint-imports

# bandit: all severities; findings of low confidence are only SQL in f-strings (B608), which ruff's S608 checks with a
# reason at each place. pip-audit is strict, since a package without an entry in the database of vulnerabilities has not
# been audited: a mirror that serves packages alone has no such database.
audit: $(VENV)/.audit ## Look for known vulnerabilities of the dependencies, and for unsafe code
	$(VENV)/audit/bin/bandit --quiet -ii --recursive bot renderers sandbox --exclude sandbox/tests,sandbox/testing
	for lock in requirements.lock requirements-http.lock requirements-postgres.lock requirements-dev.lock requirements-audit.lock; do \
		$(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes --requirement $$lock || exit 1; \
	done

check: lint types contracts test ## Check style, types and imports, and run all tests

torture soak: export SEED := $(or $(SEED),$(shell date +%s))
# On a disk, as in production; other tests write to memory, where there is room.
torture soak: export TMPDIR := $(or $(TMPDIR),/var/tmp)

torture: $(VENV)/.dev compiled-check ## Attack the bot for hours: power cuts, kills, failing disks, leaks; then the long tests (docs/reliability.md)
	POWER_CUTS=50000 LEAK_STATES=1000000 KILLS=1000 IO_ERRORS=2000 FLIPS=5000 CANCELLATIONS=5000 CLOCK_JUMPS=2000 DISTURBANCES=60 \
		SEARCH_ATTACKS=40 SEARCH_TABLES=50 FLOOD_SECONDS=20 FLOOD_TABLES=100 TWO_BOTS=200 BACKUPS=50 PRIVATE_MINUTES=20 \
		WORLDS=5 OUTAGE_SECONDS=60 UPGRADES=5 SLOW=1 $(BIN)/python -m pytest -s tests/torture
	KILLED_COMMANDS=40 $(BIN)/python -m pytest tests/maintenance/test_killed.py
	SLOW=1 NOISE=100000 $(BIN)/python -m pytest -n auto tests/contract tests/games tests/new_game tests/players/*/test_same_game.py tests/players/test_order_of_levels.py \
		tests/players/test_promises.py tests/ratings tests/renderers tests/store tests/tournaments tests/ui tests/verification sandbox/tests
	for round in 1 2 3 4 5; do SLOW=1 $(BIN)/python -m pytest -n auto tests/e2e/test_restart.py tests/store/test_kill.py || exit 1; done
	NOISE=20000 $(BIN)/python -m pytest -s tests/e2e/test_fuzz.py
	MUTATIONS=100000 $(BIN)/python -m pytest -s tests/verification/test_mutations.py
	SLOW=1 $(BIN)/python -m pytest -n auto tests/e2e/test_every_step.py tests/e2e/test_forged.py tests/e2e/test_full_games.py \
		tests/e2e/test_page.py tests/e2e/test_text_alone.py tests/e2e/test_tournaments.py
	TABLES=200 $(BIN)/python -m pytest tests/e2e/test_load.py
	PROCESSES=4 PRESSES=50000 CONTESTS=12 TABLES=200 AT_ONCE=4 GOES_ON_WITHIN=5 $(BIN)/python -m pytest -s tests/e2e/many_processes

MINUTES ?= 60
TABLES ?= 200
soak: $(VENV)/.dev ## Play at many tables for an hour at a human pace, and look at what is left: make soak MINUTES=60 TABLES=200
	MINUTES=$(MINUTES) TABLES=$(TABLES) $(BIN)/python -m pytest -s tests/torture/test_soak.py

bench: $(VENV)/.dev ## Measure, against baselines of the same run; writes bench.json (BENCH_SHORT=1: a quick pass)
	$(BIN)/python -m bench

$(VENV)/.bench: requirements-bench.lock $(VENV)/.dev
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-bench.lock
	@touch $@

load: $(VENV)/.bench ## Measure answers under load beside a bare bot, in five minutes; writes docs/load.svg and a table in docs/scaling.md
	$(BIN)/python -m bench load

arena: $(VENV)/.dev ## Let the computers' levels play one another, from where it was stopped: make arena GAMES=1000, or MATCH="tris_2 master one_ply"
	$(BIN)/python -m bench.arena $(or $(MATCH),all) --games $(or $(GAMES),1000) --processes 2 --write docs/opponents.md

gallery: $(VENV)/.dev ## Draw every kind of picture in every theme and language into var/gallery
	$(BIN)/python -m tests.renderers.gallery

# The compiler's version is pinned, so that the same source becomes the same bytes on every machine.
SEARCHES = $(wildcard bot/players/*/search.c)
ZIG_CC = $(VENV)/compile/bin/python -m ziglang cc -target wasm32-wasi -mexec-model=reactor -std=c17 -O3 -s -Wall -Wextra -Werror -Ibot/players

$(VENV)/.compile: requirements-compile.lock $(VENV)/.dev
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/compile
	@$(BIN)/uv pip install --quiet --python $(VENV)/compile/bin/python --require-hashes -r requirements-compile.lock
	@touch $@

compiled: $(VENV)/.compile ## Compile the search of the computer players (bot/players/*/search.c)
	@for source in $(SEARCHES); do echo $$source; $(ZIG_CC) -o $${source%.c}.wasm $$source || exit 1; chmod 644 $${source%.c}.wasm; done

compiled-check: $(VENV)/.compile ## Check that each search.wasm is what its search.c compiles to
	@for source in $(SEARCHES); do \
		$(ZIG_CC) -o $(VENV)/compile/search.wasm $$source && cmp $(VENV)/compile/search.wasm $${source%.c}.wasm || exit 1; done

thumbnails: $(VENV)/.dev ## Draw the pictures of games for their lobbies into data/thumbnails
	$(BIN)/python -m tests.renderers.thumbnails

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links

lock: $(VENV)/.dev ## Resolve the pinned versions anew
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --extra http -c requirements.lock -o requirements-http.lock
	$(COMPILE) pyproject.toml --extra postgres -c requirements-http.lock -o requirements-postgres.lock
	$(COMPILE) pyproject.toml --extra sandbox -c requirements-http.lock -o requirements-sandbox.lock
	$(COMPILE) pyproject.toml --extra http --extra postgres --extra sandbox --group dev -c requirements-http.lock -c requirements-postgres.lock -c requirements-sandbox.lock -o requirements-dev.lock
	$(COMPILE) --group cjk -o requirements-cjk.lock
	$(COMPILE) --group bench -c requirements-dev.lock -o requirements-bench.lock
	$(COMPILE) --group compile -o requirements-compile.lock
	$(COMPILE) --group audit -o requirements-audit.lock
	$(COMPILE) --group schemas --no-deps -o requirements-schemas.lock

clean: ## Remove everything that make has made; databases stay
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench.json
