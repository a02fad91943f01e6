# Everything runs in an environment of its own, made on first use: only Python 3.11+ and make are needed.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: test lint types unit soak clean

test: lint types unit  ## everything that must hold: lint, strict types, all tests

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/basedpyright --level error

unit: .venv/ready
	$(BIN)/pytest -n 2 --durations 10 -q

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@

clean:  ## forget the environment and all caches
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
