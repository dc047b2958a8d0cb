# Two commands matter: `make run` and `make test`. Both set up what they need in .venv.
PYTHON ?= python3.11 python3 python      # the first of these that is a Python 3.11
PORT ?= 8000
BIN := .venv/bin
IS_311 := import sys; sys.exit(sys.version_info[:2] != (3, 11))
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input --require-hashes
export PORT

.PHONY: run test apart documented lint types schema spec notes clients clients-test recipes cases demo fuzz faults machines many notated bots simulators \
	secrecy bench filled lock containers clean again

run: .venv/.run
	@$(BIN)/python -m fishing.run

LONG = tests/fishing/test_stopping.py $(addprefix tests/live/test_,usage.py following.py held_secrets.py telemetry.py compression.py example_client.py)
TOGETHER = tests/bots tests/fourth_game $(LONG) $(wildcard tests/live/test_*_in_a_browser.py)
APART = tests/clients tests/secrecy $(TOGETHER)
test: .venv/.dev                     # all but what has a target of its own: apart, clients-test, secrecy, fuzz, faults, machines
	@KEEP_SEEN=1 $(BIN)/python -m pytest -q -n 3 --dist loadgroup $(APART:%=--ignore %)

apart: .venv/.dev                    # bots in their own time, a game more, a client of yesterday, pages in a browser (needs chromium)
	@$(BIN)/python -m pytest -q -rs -n 2 --dist loadgroup $(TOGETHER)

lint: .venv/.dev
	$(BIN)/python -m ruff check .
	$(BIN)/lint-imports
	$(BIN)/python -m deptry . --extend-exclude '^(tools|clients|examples/test_)'
	$(BIN)/python -m deptry . --exclude '^.venv' --exclude '^clients' --ignore DEP002,DEP004      # once more with tests and tools: what they import is declared, too
	cd clients/python && ../../$(BIN)/python -m deptry src

types: .venv/.dev
	$(BIN)/python -m mypy
	cd clients/python && ../../$(BIN)/python -m mypy

SCHEMA ?= openapi/openapi.yaml
schema: .venv/.dev                   # write the schema anew, with examples that the code gives now
	$(BIN)/python -m tests.examples
	DEBUG=true $(BIN)/python manage.py spectacular --validate --fail-on-warn --file $(SCHEMA)

documented: .venv/.dev               # how much of what the schema documents the last `make test` on each database has received
	@$(BIN)/python -m tests.documented

cases: .venv/.dev                    # the rule cases against a service that runs on PORT
	$(BIN)/python tests/cases/run_cases.py http://127.0.0.1:$(PORT) tests/cases/*.yaml

demo: .venv/.dev                     # the match that README.md shows, played against a service that runs on PORT
	@$(BIN)/python tools/demo.py --base http://127.0.0.1:$(PORT)

fuzz: .venv/.fuzz                    # the service by its schema, in ways that nobody thought of; FUZZ_SEEDS, FUZZ_EXAMPLES
	$(BIN)/python -m tests.fuzz

bench: .venv/.dev                    # the goals of speed, as ratios: BENCH="polls commands", PAIRS=5, DATABASE_URL; docs/performance.md
	$(BIN)/python -m tests.bench $(BENCH)

PLAYS ?= 2000000
simulators: .venv/.dev               # the bots' compact simulators beside the rulebook, over so many random plays of each game
	$(BIN)/python -m tests.rulebook.side_by_side $(PLAYS)
	$(BIN)/python -m tests.rulebook.test_pescado_novo_compact $(PLAYS)
	$(BIN)/python -m tests.rulebook.test_historias_compact $(PLAYS)

filled: .venv/.dev                   # the hot queries on full tables: DATABASE_URL of an empty PostgreSQL database, EVENTS (10 million)
	$(BIN)/python -m tests.bench.filled

spec: .venv/.dev                     # the schema against its trade's linters and against the one released last (needs npm)
	tools/schema/check

clients: .venv/.dev                  # write what is generated of clients/ anew from the schema (needs npm)
	tools/clients/generate python
	tools/clients/generate typescript

clients-test: .venv/.dev             # both clients play whole matches through a bad network (needs npm; `make test` has Python's)
	tools/clients/npm
	clients/typescript/node_modules/.bin/tsc --project clients/typescript/tsconfig.test.json
	clients/typescript/node_modules/.bin/tsc --project clients/typescript/tsconfig.examples.json
	$(BIN)/python -m pytest -q -rs -s tests/clients

recipes: .venv/.recipes              # Kotlin and Swift as clients/RECIPES.md has them: generated, and looked at
	@$(BIN)/python -m pytest -q -rs tests/clients/test_recipes.py

notes: .venv/.dev                    # what has changed since the schema released last, as Markdown (needs npm)
	@tools/schema/notes

faults: .venv/.dev                   # what happens to servers and phones, tried; FAULTS_ON=postgresql, FAULT_{SECONDS,ROUNDS,MATCHES}
	FAULTS=1 FAULTS_ON=$(FAULTS_ON) $(BIN)/python -m pytest -q -rs tests/faults

machines: .venv/.dev                 # hosts in network namespaces behind a real proxy; needs root, nginx, pgbouncer, PostgreSQL, Redis
	MACHINES=1 $(BIN)/python -m pytest -q -rs tests/machines

MATCHES ?= 10000
many: .venv/.dev                     # `refold` over ten thousand matches with whole logs, three of them damaged; MANY_ON=postgresql
	$(BIN)/python -m tests.matches.many --matches $(MATCHES)

BOTS ?= 10000
bots: .venv/.dev                     # so many matches of bots at all kinds of table: none of their commands may be refused; goes on where it was
	DEBUG=true $(BIN)/python manage.py try_bots --matches $(BOTS) --processes 2 --out var/bots.jsonl

notated: .venv/.dev                  # thousands of random matches written down and played again, line for line; NOTATED
	$(BIN)/python -m tests.matches.notated --matches $(or $(NOTATED),3000)

secrecy: .venv/.dev                  # what nobody may see, changed: positions tried, leaks planted, figures of the shuffles; SECRECY_SEEDS
	@$(BIN)/python -m pytest -q -n 2 tests/secrecy
	@$(BIN)/python -m tests.secrecy

containers: .venv/.containers        # Dockerfile and docker-compose.yml, as far as they can be held to anything without an engine
	$(BIN)/hadolint Dockerfile
	SECRET_KEY=- ALLOWED_HOSTS=- POSTGRES_PASSWORD=- REDIS_PASSWORD=- $(BIN)/docker-compose --env-file /dev/null config --quiet

UV_LOCK = $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $(LOCK)
lock: .venv/.dev                     # pin what pyproject.toml asks for; `make lock LOCK=--upgrade` takes the newest of everything
	$(UV_LOCK) pyproject.toml --output-file requirements.txt
	$(UV_LOCK) pyproject.toml --extra telemetry --constraints requirements.txt --output-file requirements-telemetry.txt
	$(UV_LOCK) pyproject.toml --extra telemetry --extra tournament --group dev --constraints requirements-telemetry.txt --output-file requirements-dev.txt
	$(UV_LOCK) --group fuzz --constraints requirements-dev.txt --output-file requirements-fuzz.txt
	$(UV_LOCK) --group recipes --output-file requirements-recipes.txt
	$(UV_LOCK) --group containers --output-file requirements-containers.txt

clean:
	rm -rf .venv var build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

# A .venv that is half made, or whose Python has gone, is made again.
ifneq ($(shell test -x $(BIN)/python && $(BIN)/python -c '$(IS_311)' && echo fine),fine)
.venv/.made: again
endif
.venv/.made:
	@for python in $(PYTHON); do \
	  if "$$python" -c '$(IS_311)' 2>/dev/null; then "$$python" -m venv --clear .venv && touch $@; exit; fi; \
	done; echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11" >&2; exit 1

.venv/.run: .venv/.made requirements.txt
	@echo "Installing packages into .venv …"
	@$(PIP) -r requirements.txt
	@touch $@

.venv/.dev: .venv/.made requirements-dev.txt
	@echo "Installing packages into .venv …"
	@$(PIP) -r requirements-dev.txt
	@touch $@ .venv/.run

.venv/.fuzz: .venv/.dev requirements-fuzz.txt
	@$(PIP) -r requirements-fuzz.txt
	@touch $@

.venv/.recipes: .venv/.dev requirements-recipes.txt
	@$(PIP) -r requirements-recipes.txt
	@touch $@

.venv/.containers: .venv/.made requirements-containers.txt
	@$(PIP) -r requirements-containers.txt
	@touch $@
