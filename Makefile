# Each target sets up what it needs: Python 3.11 or newer and make are enough. Nothing is done twice:
# an environment is brought up to date only when its locked requirements or the package's own data
# changed. `make PYTHON=python3.12 ...` takes another Python for a new environment.

PYTHON  ?= python3
WORKERS ?= 2
UPGRADE ?=

VENV  := .venv
BENCH := .venv-bench

# pip installs what is locked, checked by hash, and nothing else: no build that would fetch its own tools.
PIP_FLAGS := --quiet --disable-pip-version-check --no-input

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web browser test lint soak bench strength lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1 - /p' Makefile

play: $(VENV)/run.stamp web ## opens the house in the browser
	@$(VENV)/bin/chapterhouse serve --open

web: $(VENV)/run.stamp
	@$(VENV)/bin/python tools/build_web.py

test: lint web browser ## lint, types, every test but the long ones
	$(VENV)/bin/chapterhouse warm
	$(VENV)/bin/python -m pytest -n $(WORKERS)

lint: $(VENV)/dev.stamp ## style and types
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

browser: $(VENV)/dev.stamp
	@$(VENV)/bin/python tools/browser.py

soak: $(VENV)/dev.stamp web browser ## the long tests
	$(VENV)/bin/chapterhouse warm
	$(VENV)/bin/python -m pytest -n $(WORKERS) -m soak

bench: $(BENCH)/bench.stamp ## speed, beside peers in the same run
	$(BENCH)/bin/chapterhouse warm
	$(BENCH)/bin/chapterhouse bench --against catanatron,open_spiel,pettingzoo,pgx

strength: $(VENV)/dev.stamp ## what the bots are worth; goes on where it was broken off
	$(VENV)/bin/chapterhouse warm
	$(VENV)/bin/python bench/strength.py

lock: $(VENV)/dev.stamp ## compiles requirements/*.txt anew; UPGRADE=--upgrade takes newer versions
	$(VENV)/bin/python tools/lock.py $(UPGRADE)

clean: ## removes everything that make made, environments included
	rm -rf $(VENV) $(BENCH) web/node_modules src/chapterhouse/house/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment: made when missing, then filled from one locked list. `pip check` finds a
# dependency of pyproject.toml that the list lacks.
PACKAGE := pyproject.toml src/chapterhouse/__init__.py

# One whose Python is gone, as after an upgrade of the system, counts as empty.
$(shell for v in $(VENV) $(BENCH); do [ -x $$v/bin/python ] || rm -f $$v/*.stamp; done)

define fill
	@echo "Setting up $(@D) from $<"
	@$(@D)/bin/python -m pip install $(PIP_FLAGS) --require-hashes --only-binary :all: -r $<
	@$(@D)/bin/python -m pip install $(PIP_FLAGS) --no-index --no-deps --no-build-isolation -e .
	@$(@D)/bin/python -m pip check --disable-pip-version-check
	@touch $@
endef

$(VENV)/run.stamp: requirements/run.txt $(PACKAGE) | $(VENV)/bin/python
	$(fill)

$(VENV)/dev.stamp: requirements/dev.txt $(PACKAGE) | $(VENV)/bin/python
	$(fill)
	@touch $(@D)/run.stamp

$(BENCH)/bench.stamp: requirements/bench.txt $(PACKAGE) | $(BENCH)/bin/python
	$(fill)

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	  "Chapterhouse needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": try make PYTHON=python3.11")'
	@$(PYTHON) -m venv --clear $*
