PYTHON ?= python3

# Windows calls the folder of an environment's commands by another name.
BIN     := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
STEP    := tools/step.sh
# All cores, a file in one process: its tests share what is dear to make.
PYTEST   = tools/again.sh $(AGAIN) $(BIN)/python -m pytest -q -n auto --dist loadfile --no-loadscope-reorder --durations 10 --durations-min 1
# How many failed tests may be tried once more; none, unless it is said: make test AGAIN=3
AGAIN   ?= 0
PIP     := $(BIN)/python -m pip install -qq --disable-pip-version-check
VENV    := .venv/.stamp-venv
RUNTIME := .venv/.stamp-runtime
EXTRAS  := .venv/.stamp-extras
DEV     := .venv/.stamp-dev
PEERS   := .venv/.stamp-peers
RIVAL   := tools/peers/boardgame.io/node_modules/.stamp
UV      := .venv/uv/$(notdir $(BIN))/uv
UV_VERSION := 0.13.7
AUDIT   := .venv/audit/$(notdir $(BIN))/pip-audit
AUDIT_VERSION := 2.10.1
MKDOCS  := .venv/docs/.stamp
TABLES  := src/wildswing/exceed/language/grammar.tables
PAGE    := src/wildswing/server/page/index.html
# A table without a server, its page, and the wheels that it needs.
STATIC  := src/wildswing/server/static/service-worker.js
INSIDE  := build/static/page/index.html
WHEELS  := build/static/wheels/.stamp
NODE    := web/node_modules/.stamp
GATHERED := build/.stamp-gathered
# Compiled for speed, and compiled sooner for tests, which need the same answers but not the speed.
FAST    := build/.stamp-synced-fast
LIGHT   := build/.stamp-synced-light

# The hot modules, and their neighbours: mypyc bakes constants of the modules it imports into its code.
HOT     := $(shell sed -n '/^compiled = \[/,/^\]/s/^ *"\(.*\)",*$$/\1/p' pyproject.toml)
HEATED  := $(wildcard $(addsuffix *.py,$(sort $(dir $(HOT)))))
# What compilation can change: the rules, whoever plays by them, and states on their way to another process.
CHANGED := $(addprefix tests/,test_tooling.py test_both_builds.py agents arenas exceed exiled formation kernel) \
  tests/server/test_thinkers.py $(addprefix tests/lab/,test_runners.py test_simulate.py)
# What asks the rules only as the rest of the package does, which mypy has checked; or learns for long what is learnt alike.
UNCHANGED := $(addprefix tests/exceed/,commands home lab language page terminal) \
  $(addprefix tests/exiled/,commands lab page terminal test_calibration.py) tests/formation/terminal \
  $(addprefix tests/kernel/,test_conformance.py test_registry.py) \
  $(addprefix tests/arenas/,test_openspiel_page.py test_train_page.py)
# Folders count as sources, so that a deleted file is noticed.
SOURCES := $(shell find src/wildswing \( -name __pycache__ -o -path '*/server/page' -o -path '*/server/static' \) -prune -o -print) $(wildcard $(PAGE))
WEB     := $(shell find web -name node_modules -prune -o -print)

# $(call debian,TEST,PACKAGE,WHAT): WHAT comes from the Debian PACKAGE when the command TEST fails.
define debian
$(1) 2>/dev/null || { \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Installing $(2): $(3) is missing"; \
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(2); } >/dev/null; \
  else echo "$(3) is missing: install it first (on Debian and Ubuntu: apt-get install $(2))." >&2; exit 1; \
  fi; }
endef

# $(call fetch,FOLDER,OPTIONS): npm is heard only when it fails.
define fetch
sh -c 'npm --prefix $(1) ci --loglevel error --no-audit --no-fund $(2) >/dev/null || { \
  echo "npm could not install the packages of $(1)/package-lock.json, and says above why." >&2; exit 1; }'
endef

NODE_IS_THERE := node -e 'process.exit(Number(parseInt(process.versions.node) < 20))' 2>/dev/null && command -v npm >/dev/null
NODE_IS_MISSING := Node.js 20.19 or newer with npm is missing, which builds the page for the browser
# The one without windows opens a page with a quarter of the work.
BROWSER_IS_THERE := { command -v chromium-headless-shell || command -v chromium; } >/dev/null
# Debian keeps the server off the path.
POSTGRES_IS_THERE := { ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } >/dev/null

# Hundreds of processes read the same modules: each is compiled to byte code once.
unexport PYTHONDONTWRITEBYTECODE

# Targets share .venv and build, so they run one after the other.
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup setup-lab setup-dev play page static wire test test-plain test-fast test-all test-web check
.PHONY: check-deps licences format mutations fast wheel docs bench chaos pictures lock clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do \
	  printf '  make %-12s %s\n' "$$name" "$$text"; done

setup: $(TABLES) ## Make .venv with the pinned packages and the command .venv/bin/wildswing
	@echo "Ready: the command is $(BIN)/wildswing"

setup-lab: $(EXTRAS) ## Add the pinned packages for balance charts, clusters and training
	@echo "Ready: the charts, clusters and arenas work"

setup-dev: $(DEV) ## Add the pinned tools that check and test need
	@echo "Ready: the tools are in $(BIN)"

play: $(TABLES) ## Play in the browser, or in the terminal where Node.js is missing
	@if $(NODE_IS_THERE); then $(MAKE) --no-print-directory page || exit 1; table=; \
	else \
	  printf '%s. Play in the terminal instead? [Y/n] ' "$(NODE_IS_MISSING)"; \
	  read -r answer || { echo; exit 1; }; case $$answer in [Nn]*) exit 1;; esac; table=--terminal; \
	fi; $(BIN)/wildswing play $$table || [ $$? = 130 ] # Ctrl-C is a way to leave

page: wire $(PAGE) ## Build the page for the browser

static: wire $(STATIC) ## Build a table without a server, files for any web server, into build/table
	@$(BIN)/wildswing static build/table

wire: $(RUNTIME) ## Write the page's types of messages, views and events anew
	@$(BIN)/python -m tools.wire

# What Node.js makes and what Python makes need nothing of each other, and each keeps little more than one core at work.
# The first is heard when both are done.
test: ## Run the tests of the page, and of the plain and the compiled package
	@mkdir -p build
	@$(MAKE) -s --no-print-directory test-web $(PAGE) $(INSIDE) >build/page.txt 2>&1 & page=$$!; \
	trap "kill $$page; exit 130" INT TERM; \
	$(MAKE) -s --no-print-directory $(GATHERED) build/.stamp-compiled-light; python=$$?; \
	wait $$page; page=$$?; cat build/page.txt; exit $$((page + python))
	@$(MAKE) -s --no-print-directory test-plain test-fast

test-plain: $(DEV) $(TABLES) $(PAGE) $(STATIC) ## Run the tests on the plain package, in a real browser too
	@$(call debian,$(BROWSER_IS_THERE),chromium-headless-shell,The browser Chromium)
	@$(call debian,$(POSTGRES_IS_THERE),postgresql,The database server PostgreSQL)
	@echo "Testing the plain package"
	@env -u PYTHONPATH WILDSWING_EXPECT=plain $(PYTEST)

test-fast: $(DEV) $(PAGE) $(LIGHT) ## Run what compilation can change on the compiled package
	@echo "Testing the compiled package"
	@env PYTHONPATH=build/light WILDSWING_EXPECT=compiled $(PYTEST) $(CHANGED) $(addprefix --ignore ,$(UNCHANGED))

test-all: test-web $(DEV) $(TABLES) $(PAGE) $(STATIC) $(FAST) ## Run every test on both packages, with every pairing (takes an hour)
	@$(call debian,$(BROWSER_IS_THERE),chromium-headless-shell,The browser Chromium)
	@$(call debian,$(POSTGRES_IS_THERE),postgresql,The database server PostgreSQL)
	@echo "More than make test: every pairing and variant under the conformance kit, all rules and whole games on the plain"
	@echo "package too; in the browser every test, size, light, language, game and opponent, and every whole game by ear, by keys, by"
	@echo "pictures and without a server; four times as many strange frames and requests, and a second kill of a table with"
	@echo "fifty matches; 1000 matches compared between both packages; and the compiled package made for speed, with all"
	@echo "that is no browser"
	@echo "Testing the plain package, all of it"
	@env -u PYTHONPATH WILDSWING_SAMPLE=all WILDSWING_EXPECT=plain $(PYTEST)
	@echo "Testing the compiled package, all of it"
	@env PYTHONPATH=build/fast WILDSWING_SAMPLE=all WILDSWING_EXPECT=compiled $(PYTEST) -m "not browser"

test-web: $(NODE) ## Run the tests of the page's own code
	@echo "Testing the page's own code"
	@npm --prefix web test --silent

check: $(DEV) $(NODE) ## Check format, lint, types and imports
	@echo "Checking format and lint"
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/ruff check --quiet
	@$(STEP) "Checking types" $(BIN)/mypy --no-error-summary
	@$(STEP) "Checking imports" sh -c 'report=$$($(BIN)/lint-imports --no-cache) || { echo "$$report"; exit 1; }'
	@$(STEP) "Checking the page" npm --prefix web run --silent check
	@echo "Checking the workflows"
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml

check-deps: $(AUDIT) $(NODE) ## Ask whether a pinned package is known to be unsafe (needs the network)
	@echo "Asking about every package that is pinned"
	@$(BIN)/python -m tools.check_deps $(AUDIT)

licences: $(DEV) $(NODE) ## List the licences of all packages anew, and those of what the page contains
	@$(BIN)/python -m tools.licences

format: $(DEV) ## Format the code and repair what lint can repair
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format

mutations: $(DEV) $(TABLES) ## Change the rules at random and list what no test notices (a quarter of an hour)
	@$(BIN)/python -m tools.mutate_rules

fast: $(FAST) ## Compile the hot modules into build/fast
	@echo "The compiled package is in build/fast; use it with: PYTHONPATH=build/fast $(BIN)/wildswing …"

wheel: $(DEV) $(TABLES) $(PAGE) $(STATIC) ## Build the packages in dist/ and try each in a fresh environment (takes minutes)
	@$(call debian,command -v gcc >/dev/null,gcc,The C compiler gcc)
	@$(BIN)/python -m tools.packages

docs: $(DEV) $(TABLES) $(NODE) $(MKDOCS) static ## Build the site of the documentation in build/site, strict about links
	@$(STEP) "Gathering the pages and drawing the fighters" $(BIN)/python -m tools.docs_site
	@NO_MKDOCS_2_WARNING=1 $(STEP) "Building the site" .venv/docs/$(notdir $(BIN))/python -m mkdocs build --quiet
	@echo "The site is in build/site; see it with: $(BIN)/python -m http.server -d build/site"

bench: $(DEV) $(TABLES) $(PEERS) $(RIVAL) $(PAGE) $(FAST) ## Measure the engine and the page, then engine and server beside others
	@$(call debian,$(BROWSER_IS_THERE),chromium-headless-shell,The browser Chromium)
	@$(BIN)/wildswing bench
	@$(BIN)/python -m tools.peers

chaos: $(DEV) $(TABLES) $(PAGE) ## Kill, flood and starve a table with people at it, and count what is lost (ten minutes)
	@$(call debian,$(POSTGRES_IS_THERE),postgresql,The database server PostgreSQL)
	@$(BIN)/python -m tools.chaos

pictures: $(DEV) $(TABLES) $(PAGE) ## Draw the pictures of the documentation anew
	@$(call debian,$(BROWSER_IS_THERE),chromium-headless-shell,The browser Chromium)
	@mkdir -p docs/pictures
	@$(BIN)/python -m tools.pictures
	@$(BIN)/wildswing show formation --picture docs/pictures/formation-table.svg

lock: $(UV) ## Pin the packages anew; delete a file in requirements/ first to move its pins to the newest
	@echo "Pinning the packages of pyproject.toml in requirements/"
	@$(COMPILE) --group core -o requirements/core.lock
	@$(COMPILE) --group static -c requirements/core.lock -o requirements/static.lock
	@$(COMPILE) pyproject.toml --extra server --group build -c requirements/core.lock -o requirements/runtime.lock
	@$(COMPILE) pyproject.toml --all-extras -c requirements/runtime.lock -o requirements/extras.lock
	@$(COMPILE) --group dev -c requirements/runtime.lock -c requirements/extras.lock -o requirements/dev.lock
	@$(COMPILE) --group peers -c requirements/runtime.lock -c requirements/extras.lock \
	  -c requirements/dev.lock -o requirements/peers.lock
	@$(COMPILE) --group docs -o requirements/docs.lock

clean: ## Remove .venv, builds and caches
	@echo "Removing .venv, builds and caches"
	@rm -rf .venv build dist src/wildswing.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -rf $(TABLES) src/wildswing/exceed/roster/roster.sheets src/wildswing/server/page src/wildswing/server/static web/node_modules tools/peers/boardgame.io/node_modules
	@rm -f web/src/wire.ts web/src/rig/wire.ts web/src/games/*/wire.ts
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

COMPILE = $(UV) pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
  --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

$(VENV):
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$$($(PYTHON) --version) is too old: run make with PYTHON= naming a Python 3.11 or newer." >&2; exit 1; }
	@$(call debian,$(PYTHON) -c "import ensurepip",python3-venv,The venv module of $(PYTHON))
	@$(STEP) "Making .venv with $$($(PYTHON) --version)" $(PYTHON) -m venv --clear .venv
	@touch $@

$(RUNTIME): requirements/runtime.lock pyproject.toml | $(VENV)
	@$(STEP) "Installing the packages of requirements/runtime.lock" \
	  $(PIP) --no-deps --require-hashes -r requirements/runtime.lock
	@$(STEP) "Installing wildswing" $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(EXTRAS): requirements/extras.lock $(RUNTIME)
	@$(STEP) "Installing the packages of requirements/extras.lock" \
	  $(PIP) --no-deps --require-hashes -r requirements/extras.lock
	@touch $@

$(DEV): requirements/dev.lock $(EXTRAS)
	@$(STEP) "Installing the packages of requirements/dev.lock" \
	  $(PIP) --no-deps --require-hashes -r requirements/dev.lock
	@touch $@

$(PEERS): requirements/peers.lock $(RUNTIME)
	@$(STEP) "Installing the packages of requirements/peers.lock" \
	  $(PIP) --no-deps --no-build-isolation --require-hashes -r requirements/peers.lock
	@touch $@

$(NODE): web/package-lock.json
	@$(NODE_IS_THERE) || { echo "$(NODE_IS_MISSING): install it first." >&2; exit 1; }
	@$(STEP) "Installing the packages of web/package-lock.json" $(call fetch,web)
	@touch $@

# Nothing of it is run when it is installed.
$(RIVAL): tools/peers/boardgame.io/package-lock.json
	@$(NODE_IS_THERE) || { echo "$(NODE_IS_MISSING): install it first." >&2; exit 1; }
	@$(STEP) "Installing the packages of tools/peers/boardgame.io" $(call fetch,tools/peers/boardgame.io,--ignore-scripts)
	@touch $@

# Another Lark makes other tables.
$(TABLES): $(wildcard $(addprefix src/wildswing/exceed/,language/*.lark language/*.py roster/*/*.fighter)) $(RUNTIME)
	@echo "Making the tables of the grammar, and reading the fighters"
	@$(BIN)/python tools/make_tables.py

$(PAGE): $(WEB) $(wildcard src/wildswing/texts/*.json) $(NODE)
	@$(STEP) "Building the page" npm --prefix web run --silent build -- --logLevel warn
	@touch $@

# Each process of a run gathers all tests: what the first understands of them, and of the sources, the others need not.
$(GATHERED): $(DEV) $(TABLES)
	@mkdir -p $(@D)
	@$(STEP) "Gathering the tests" sh -c 'report=$$($(BIN)/python -m pytest -qq -n 0 --collect-only) || { echo "$$report"; exit 1; }'
	@touch $@

# Python in a browser is of another version and machine than the one that fetches its wheels.
$(WHEELS): requirements/static.lock $(RUNTIME)
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(STEP) "Fetching the wheels of requirements/static.lock" \
	  $(BIN)/python -m pip download -qq --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
	  --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32 \
	  --dest $(@D) -r requirements/static.lock
	@touch $@

$(INSIDE): $(WEB) $(wildcard src/wildswing/texts/*.json) $(NODE)
	@$(STEP) "Building the page with the table inside" npm --prefix web run --silent build -- --mode static --logLevel warn
	@touch $@

$(STATIC): $(INSIDE) $(SOURCES) tools/static.py $(TABLES) $(WHEELS)
	@$(STEP) "Packing the engine" $(BIN)/python -m tools.static
	@touch $@

$(UV): | $(VENV)
	@echo "Installing uv"
	@$(BIN)/python -m venv .venv/uv
	@.venv/uv/$(notdir $(BIN))/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)

$(AUDIT): | $(VENV)
	@echo "Installing pip-audit"
	@$(BIN)/python -m venv .venv/audit
	@.venv/audit/$(notdir $(BIN))/python -m pip install -qq --disable-pip-version-check pip-audit==$(AUDIT_VERSION)

$(MKDOCS): requirements/docs.lock | $(VENV)
	@$(BIN)/python -m venv .venv/docs
	@$(STEP) "Installing the packages of requirements/docs.lock" .venv/docs/$(notdir $(BIN))/python -m pip install -qq \
	  --disable-pip-version-check --no-deps --require-hashes -r requirements/docs.lock
	@touch $@

build/.stamp-compiled-%: $(HEATED) setup.py pyproject.toml $(DEV)
	@$(call debian,command -v gcc >/dev/null,gcc,The C compiler gcc)
	@$(call debian,$(BIN)/python -c 'import sysconfig; open(sysconfig.get_path("include") + "/Python.h")',python3-dev,Python.h)
	@rm -rf build/$* build/temp
	@WILDSWING_COMPILE=$* $(STEP) "Compiling the hot modules with mypyc" \
	  $(BIN)/python setup.py --quiet build_ext --build-lib build/$* --build-temp build/temp
	@touch $@

# Only the compiled modules stay as built; the other files of the package follow the sources, and keep their times, by
# which Python knows that their byte code is theirs.
build/.stamp-synced-%: build/.stamp-compiled-% $(TABLES) $(SOURCES)
	@echo "Copying the sources to build/$*"
	@find build/$*/wildswing -type f ! -name '*.so' -delete
	@cp -Rp src/wildswing build/$*/
	@touch $@

.PRECIOUS: build/.stamp-compiled-%
