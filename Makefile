# Two commands matter: `make run` and `make test`. Both set up what they need in .venv.
PYTHON ?= python3.11
PORT ?= 8000
BIN := .venv/bin
export PORT

.PHONY: run test lint types schema fresh-schema cases clean

run: .venv/.run
	@$(BIN)/python -m fishing.run

test: .venv/.dev
	@$(BIN)/python -m pytest -q -n 2

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/deptry .

types: .venv/.dev
	$(BIN)/mypy

schema: .venv/.dev                   # write openapi/openapi.yaml anew
	DEBUG=true $(BIN)/python manage.py spectacular --validate --fail-on-warn --file openapi/openapi.yaml

cases: .venv/.dev                    # the rule cases against a service that runs on PORT
	$(BIN)/python tests/cases/run_cases.py http://127.0.0.1:$(PORT) tests/cases/*.yaml

clean:
	rm -rf .venv var build .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null || { echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.run: .venv/.made requirements.txt
	@echo "Installing packages into .venv …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/.dev: .venv/.made requirements-dev.txt
	@echo "Installing packages into .venv …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ .venv/.run
