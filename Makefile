# Every target does its own set-up and is quick when nothing changed. `make help` lists them.

PORT ?= 8000
RUNS ?= 100000
ACTIONS ?= 500
PAGES ?= 20
ROUNDS ?= 4
CHILDREN ?= 14
ADDRESS ?= $(SITE_URL)
PYTHON := .venv/bin/python
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check
# Our two distributions, the rules and the site's.
PROJECTS := packaging/rules/pyproject.toml pyproject.toml
EDITABLE := --editable packaging/rules --editable .
# The languages besides English that have a site: each has a configuration of its own.
LANGUAGES := $(patsubst mkdocs.%.yml,%,$(wildcard mkdocs.*.yml))
SITES := $(LANGUAGES:%=site-%)
BUNDLE := widgets/runtime/bundle/bundle.js

BUNDLE_SOURCES := $(sort $(shell find widgets/browser widgets/packs/browser -name '*.js') \
	$(shell find game_core widgets/runtime -type f ! -path '*/__pycache__/*' ! -path '*/bundle/*'))
# A stamp for this very list of sources, so that a removed one is noticed too.
BUNDLE_LIST := .stamps/bundle-$(shell echo $(BUNDLE_SOURCES) | cksum | cut -d ' ' -f 1)

# A worktree may link to another's .venv and node_modules, and leaves them to their owner.
OWN = [ -L $(@D) ] ||

# Bytecode is kept, whatever the environment says: each of many processes would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=

# Material announces its end of life on every build; the versions here are pinned.
export NO_MKDOCS_2_WARNING := 1

.DELETE_ON_ERROR:
# What is being done is said in words, not by its commands.
.SILENT:
.SUFFIXES:
.PHONY: help serve build test check packs packs-test fits e2e e2e-webkit compat bench audit fuzz monkey soak prints looks strength proofs tables sheet dist release lock clean

help: ## Say what can be made
	awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

serve: $(BUNDLE) .venv/site.stamp ## Serve the site and show every change at once (PORT=8000)
	tools/serve.sh $(PORT)

build: $(SITES) ## Write the site to site/

.PHONY: site-en $(SITES)
site-en: $(BUNDLE) .venv/site.stamp
	$(PYTHON) -m widgets.messages --check
	$(PYTHON) -m mkdocs build --strict

# Those in other languages lie in its folder; they can be made beside each other.
$(SITES): site-%: site-en
	$(PYTHON) -m mkdocs build --strict --config-file mkdocs.$*.yml

# Two things beside each other, since few need two processors; but nobody uses what is half installed.
test: ## Run all checks and all tests
	+$(MAKE) --no-print-directory --jobs=2 .venv/dev.stamp .venv-guest/stamp node_modules/.stamp
	+$(MAKE) --no-print-directory --jobs=2 check build
	tools/run-tests.sh $(PYTHON)

check: .venv/dev.stamp node_modules/.stamp ## Check style and types
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy
	.venv/bin/lint-imports
	$(PYTHON) -m widgets.runtime.protocol --check
	$(PYTHON) -m widgets.messages --check
	$(PYTHON) -m lesson_plans check
	node_modules/.bin/tsc --project jsconfig.json
	node_modules/.bin/tsc --project jsconfig.worker.json
	node_modules/.bin/depcruise --config .dependency-cruiser.mjs widgets/browser

packs: build ## Pack the site for a stick, a school's box, learning platforms, to packs/
	$(PYTHON) -m widgets pack

packs-test: .venv/dev.stamp build ## Play all games from a stick and in a hostile frame, in Chromium and Firefox
	tools/find-chromium.sh
	EVERYWHERE=1 $(PYTHON) -m pytest --durations=0 tests/e2e/test_packs.py tests/site/test_packs.py

fits: .venv/dev.stamp build ## See whether every puzzle, every step and every game fits every screen
	tools/find-chromium.sh
	EVERYWHERE=1 $(PYTHON) -m pytest tests/e2e/test_trainer_fits.py tests/e2e/test_room.py tests/e2e/test_wall.py

e2e: .venv/dev.stamp build ## Run the tests in a browser alone
	tools/find-chromium.sh
	$(PYTHON) -m pytest tests/e2e

e2e-webkit: .venv-webkit/stamp build ## Play on the site and from a stick in WebKitGTK (webkit2gtk-driver, xvfb)
	tools/webkit.sh .venv-webkit $(PYTHON)

compat: .venv-compat/stamp build ## Build the site with ProperDocs, and compare it with MkDocs'
	rm -rf .compat
	.venv-compat/bin/python -m properdocs build --quiet --strict --config-file mkdocs.yml \
		--site-dir .compat
	$(PYTHON) tools/compare_sites.py site .compat

bench: .venv/dev.stamp .venv-bench/stamp build ## Measure speed and bytes
	tools/find-chromium.sh
	$(PYTHON) -m bench

audit: .venv-audit/stamp node_modules/.stamp ## Ask for known faults of what is locked
	tools/audit.sh .venv-audit

fuzz: .venv-fuzz/stamp ## Feed all that reads texts with what a fuzzer makes (RUNS=100000)
	mkdir -p .fuzz
	PYTHONPATH=. .venv-fuzz/bin/python tools/fuzz.py -runs=$(RUNS) -max_len=6000 .fuzz

monkey: .venv/dev.stamp build ## Do random things on pages of each kind (ACTIONS=500 SEED=…)
	tools/find-chromium.sh
	ACTIONS=$(ACTIONS) SEED=$(SEED) $(PYTHON) -m pytest -rP tests/e2e/test_monkey.py

soak: .venv/dev.stamp build ## Play random games on many pages beside each other (PAGES=20 ROUNDS=4 SEED=…)
	tools/find-chromium.sh
	PYTHONPATH=. PAGES=$(PAGES) ROUNDS=$(ROUNDS) SEED=$(SEED) $(PYTHON) tools/soak.py

prints: .venv/dev.stamp build ## Write what is printed to prints/, as PDFs (CHILDREN=14 ADDRESS=https://…)
	tools/find-chromium.sh
	$(PYTHON) tools/prints.py site prints $(CHILDREN) $(ADDRESS)

looks: .venv/dev.stamp build ## Photograph pages in four windows, light, dark, with contrast, to looks/ (GAMES="kpo" ONLY="games/")
	tools/find-chromium.sh
	PYTHONPATH=. GAMES="$(GAMES)" ONLY="$(ONLY)" $(PYTHON) tools/looks.py looks

strength: .venv/dev.stamp .venv-bench/stamp ## Measure the levels against each other (GAMES="oware ouri")
	$(PYTHON) -m bench strength $(GAMES)

proofs: .venv/site.stamp ## Prove the puzzles that have no proof yet (GAMES="oware ouri")
	$(PYTHON) -m lesson_plans prove $(GAMES)

tables: .venv/dev.stamp ## Make the endgame tables anew
	for game in oware ouri; do \
		$(PYTHON) -m workshop tables --game $$game --seeds 8 || exit 1; done

sheet: .venv/dev.stamp $(BUNDLE) ## Write all that is said to messages.md, to be read in one place; IN="pt fr" in others
	$(PYTHON) -m tests.help.talk $(IN)

dist: .venv/site.stamp $(BUNDLE) ## Write the installable packages to dist/
	$(PYTHON) -m build --no-isolation --quiet --outdir dist packaging/rules
	$(PYTHON) -m build --no-isolation --quiet

release: dist .venv-release/stamp ## Check both packages and try them in clean environments; write dist/NOTES.md
	$(PYTHON) tools/release.py $(CURDIR)/.venv-release/bin/python

lock: ## Renew the lock files (needs uv)
	tools/lock.sh

clean: ## Remove what was built, and caches; keep .venv and node_modules
	rm -rf site packs prints looks messages.md messages.*.md dist mutants .compat .fuzz widgets/runtime/bundle .stamps .mypy_cache .pytest_cache .ruff_cache .hypothesis .cache/ubao

.venv/bin/python .venv-audit/bin/python .venv-bench/bin/python .venv-compat/bin/python .venv-fuzz/bin/python .venv-guest/bin/python .venv-release/bin/python .venv-webkit/bin/python:
	tools/make-venv.sh $(patsubst %/bin/python,%,$@)

.venv-bench/stamp: .venv-bench/bin/python requirements/bench.txt
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/bench.txt
	touch $@

.venv-audit/stamp: .venv-audit/bin/python requirements/audit.txt
	.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/audit.txt
	touch $@

.venv-release/stamp: .venv-release/bin/python requirements/release.txt
	.venv-release/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/release.txt
	touch $@

.venv-fuzz/stamp: .venv-fuzz/bin/python requirements/site.txt requirements/fuzz.txt
	.venv-fuzz/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/site.txt --requirement requirements/fuzz.txt
	touch $@

.venv-guest/stamp: .venv-guest/bin/python requirements/guest.txt
	.venv-guest/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-compile --require-hashes --requirement requirements/guest.txt
	touch $@

.venv-webkit/stamp: .venv-webkit/bin/python requirements/webkit.txt
	.venv-webkit/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/webkit.txt
	touch $@

.venv-compat/stamp: .venv-compat/bin/python requirements/compat.txt $(PROJECTS)
	.venv-compat/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement requirements/compat.txt
	.venv-compat/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation $(EDITABLE)
	touch $@

.venv/site.stamp: .venv/bin/python requirements/site.txt $(PROJECTS)
	$(OWN) tools/install.sh .venv requirements/site.txt
	$(OWN) $(PIP) --no-deps --no-build-isolation $(EDITABLE)
	$(OWN) touch $@

.venv/dev.stamp: .venv/site.stamp requirements/dev.txt
	$(OWN) tools/install.sh .venv requirements/dev.txt
	$(OWN) touch $@

node_modules/.stamp: package.json package-lock.json .npmrc
	tools/check-node.sh
	$(OWN) echo "Installing the npm packages; this is done once."
	$(OWN) npm ci --no-fund --no-audit --loglevel=error
	$(OWN) touch $@

$(BUNDLE_LIST):
	mkdir -p $(@D)
	rm -f $(@D)/bundle-*
	touch $@

# Node first: who lacks it is told so before anything is fetched.
$(BUNDLE): $(BUNDLE_SOURCES) $(BUNDLE_LIST) node_modules/.stamp .venv/site.stamp
	echo "Making the Python that plays in the browser."
	$(PYTHON) -m widgets.runtime
	touch $@
