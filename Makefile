# Everything runs in an environment of its own, made on first use: only Python 3.11+ and make are needed.
PYTHON ?= python3
BIN := .venv/bin

# What Python compiles is kept, whatever the environment says: else each start of the bot compiles all of it anew.
unexport PYTHONDONTWRITEBYTECODE

KILLS ?= 200
SECONDS ?= 600
EVENINGS ?= 2000
BATTLES ?= 200000

.PHONY: run play check test lint types unit soak bench gallery clean

run: .venv/ready  ## the bot on Discord, with DISCORD_TOKEN
	$(BIN)/python -m bot run

play: .venv/playable  ## the bot in a browser page of this machine, without a token
	$(BIN)/python -m bot offline

check: .venv/ready  ## what would be used, and what is wrong
	$(BIN)/python -m bot check

test: lint types unit  ## everything that must hold: lint, strict types, all tests

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/basedpyright --level error

unit: .venv/ready  ## a worker more than cores, as the tests of real processes often wait; each worker collects all tests
	$(BIN)/pytest -n 3 --dist worksteal --durations 10 -q

soak: .venv/ready  ## the long runs: kills at random moments, faults, self-play, simulated battles
	KILLS=$(KILLS) SECONDS=$(SECONDS) SELFPLAY_EVENINGS=$(EVENINGS) BATTLES=$(BATTLES) \
		$(BIN)/pytest -q --durations 10 tests/loopback \
		tests/bot/test_reckoning.py tests/rules/test_selfplay.py tests/rules/betrayal/test_selfplay.py tests/rules/everrain/test_selfplay.py

bench: .venv/ready  ## what the bot takes beside the least that it could take, as a table
	$(BIN)/python -m bench

gallery: .venv/ready  ## the pictures of docs/gallery, with Chromium
	$(BIN)/python -m docs.gallery

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ .venv/playable

.venv/playable: pyproject.toml  # what it takes to play is there sooner than what it takes to test
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[offline]'
	touch $@

clean:  ## forget the environment and all caches
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
