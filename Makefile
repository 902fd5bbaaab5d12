# Every target does its own setup and is quick when nothing changed. `make help` lists them.

PORT ?= 8000
TESTS ?= tests/e2e
RUNS ?= 100000
PAGES ?= 20
ROUNDS ?= 4
CHILDREN ?= 14
ADDRESS ?= $(SITE_URL)
PYTHON := .venv/bin/python
INSTALL := .venv/bin/uv pip install --quiet --python .venv --require-hashes \
	--constraints requirements.lock --requirements pyproject.toml
# The groups of pyproject.toml.
GROUPS := site dev adapters audit bench compat fuzz release webkit
# Our two distributions, the rules and the site's.
PROJECTS := packaging/rules/pyproject.toml pyproject.toml
EDITABLE := --editable packaging/rules --editable .
# The languages besides English that have a site: each has a configuration of its own.
LANGUAGES := $(patsubst mkdocs.%.yml,%,$(wildcard mkdocs.*.yml))
SITES := $(LANGUAGES:%=site-%)
BUNDLE := widgets/runtime/bundle/bundle.js
# What `list_puzzles` reads.
COLLECTION := game_core/puzzles/collection.z

# What people read in English, and the rules of grammar that give false alarms on squares (c1), players (“It's Blue's
# turn”), lists and our style. Harper has hundreds of others.
ENGLISH := $(wildcard *.md) $(shell find docs game_core lesson_plans packaging widgets -path '*/bundle' -prune -o \
	\( -name '*.md' ! -name '*.??.md' -o -name en.ftl \) -print)
LAX := AWhile,AdjectiveDoubleDegree,AdjectiveOfA,Americas,AnA,AsHow,AvoidAndAlso,CapitalizePersonalPronouns,$\
	CompoundNouns,CondenseAllThe,DiscourseMarkers,DisjointPrefixes,Everyone,ExpandConfiguration,ExpandControl,$\
	ExpandMemoryShorthands,ExpandMinimum,ExpandTimeShorthands,HowTo,ItsContraction,ItsPossessive,LetsConfusion,$\
	LongSentences,MassNouns,MergeWords,MissingDeterminer,MissingPreposition,MissingTo,ModalBeAdjective,MoreBetter,$\
	NumericRangeEnDash,OkToOkay,OneOfTheSingular,OrthographicConsistency,OutOfDate,OxfordComma,$\
	PhrasalVerbAsCompoundNoun,PossessiveYour,PronounContraction,PronounKnew,PronounVerbAgreement,$\
	QuantifierNumeralConflict,SentenceCapitalization,SingleBe,Spaces,SpellCheck,SplitWords,Straightforward,$\
	TheirToThere,ThereToTheir,ToTwoToo,UnclosedQuotes,UpdatePlaceNames,UseTitleCase,WhomSubjectOfVerb,WordPressDotcom

BUNDLE_SOURCES := $(sort $(shell find widgets/browser widgets/packs/browser -name '*.js' -o -name manifest.json) \
	$(shell find game_core widgets/runtime -type f ! -path '*/__pycache__/*' ! -path 'game_core/messages/en/*' ! -name collection.z ! -path '*/bundle/*' \
		\( -name en.ftl -o ! -name '*.ftl' \)))
# A stamp for this very list of sources, so that a removed one is noticed too.
BUNDLE_LIST := .stamps/bundle-$(shell echo $(BUNDLE_SOURCES) | cksum | cut -d ' ' -f 1)

# A worktree may link to another's .venv and node_modules, and leaves them to their owner.
OWN = [ -L $(@D) ] ||

# Bytecode is kept, whatever the environment says: each of many processes would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=

# Material announces its end of life on every build; the versions here are pinned.
export NO_MKDOCS_2_WARNING := 1

.DELETE_ON_ERROR:
# Print what each target does, not its commands.
.SILENT:
.SUFFIXES:
.PHONY: help serve build test check messages format adapters e2e e2e-webkit packs compat bench audit profile fuzz soak prints looks dist release lock clean

help: ## List the targets
	awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

serve: $(BUNDLE) .venv/site.stamp ## Serve the site at http://127.0.0.1:8000 and show every change (PORT=8000)
	$(PYTHON) -m widgets serve --port $(PORT)

build: $(SITES) ## Write the site to site/

.PHONY: site-en $(SITES)
site-en: $(BUNDLE) messages
	$(PYTHON) -m mkdocs build --strict

# Sites in other languages are in its folder, and can be built in parallel.
$(SITES): site-%: site-en
	$(PYTHON) -m mkdocs build --strict --config-file mkdocs.$*.yml

# Two things in parallel, since few need two processors, but nothing uses what is half installed.
test: ## Run all checks and all tests
	+$(MAKE) --no-print-directory --jobs=2 .venv/dev.stamp node_modules/dev.stamp
	+$(MAKE) --no-print-directory --jobs=2 check build
	tools/run-tests.sh $(PYTHON)

messages: .venv/site.stamp ## Check what is said, and write its types and the protocol's for the browser side
	$(PYTHON) -m widgets.messages
	$(PYTHON) -m widgets.runtime.protocol

check: .venv/dev.stamp node_modules/dev.stamp messages .stamps/grammar ## Check style, types, messages, layers and words
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy
	.venv/bin/lint-imports
	$(PYTHON) -m lesson_plans check
	node_modules/.bin/biome ci --error-on-warnings
	node_modules/.bin/cspell lint --no-progress --no-summary
	node_modules/.bin/tsc --project jsconfig.json
	node_modules/.bin/tsc --project jsconfig.worker.json
	node_modules/.bin/depcruise --config .dependency-cruiser.mjs widgets/browser

# Only the texts that have changed, or all after a change of Harper or its phrases, which takes half a minute. Standard error has only notes on how files were parsed.
.stamps/grammar: $(ENGLISH) .stamps/words.weirpack
	.venv/bin/harper --no-color lint --format compact --user-dict-path /dev/null --weirpacks .stamps/words.weirpack \
		--ignore $(LAX) $(if $(filter %.weirpack,$?),$(ENGLISH),$?) 2>/dev/null
	touch $@

.stamps/words.weirpack: tools/words/manifest.json tools/words/Ubao.weir .venv/dev.stamp
	mkdir -p $(@D)
	$(PYTHON) -m zipfile -c $@ $(filter tools/%,$^)

format: .venv/dev.stamp node_modules/dev.stamp ## Format Python, JavaScript and CSS
	$(PYTHON) -m ruff format
	node_modules/.bin/biome format --write

packs: build ## Pack the site for sticks, school servers and learning platforms, to packs/
	$(PYTHON) -m widgets pack

e2e: .venv/dev.stamp node_modules/dev.stamp build ## Run the browser tests (TESTS=tests/e2e/test_room.py; EVERYWHERE=1 skips nothing)
	tools/find-chromium.sh
	$(PYTHON) -m pytest $(TESTS)

e2e-webkit: .venv/webkit.stamp build ## Play on the site and from a stick in WebKitGTK (webkit2gtk-driver, xvfb)
	tools/webkit.sh $(PYTHON)

compat: .venv/compat.stamp $(BUNDLE) ## Build the site with ProperDocs too, and compare every page
	rm -rf .compat
	for generator in mkdocs properdocs; do $(PYTHON) -m $$generator build --quiet --strict \
		--config-file mkdocs.yml --site-dir .compat/$$generator || exit 1; done
	$(PYTHON) tools/compare_sites.py .compat/mkdocs .compat/properdocs

bench: .venv/dev.stamp node_modules/dev.stamp .venv/bench.stamp build ## Measure speed and bytes
	tools/find-chromium.sh
	$(PYTHON) -m bench

audit: .venv/audit.stamp ## Look for known vulnerabilities in what is locked
	tools/audit.sh $(PYTHON)

profile: .venv/dev.stamp $(BUNDLE) ## Find which functions of Pyodide run, in Chromium and Firefox, for what a first visit downloads
	tools/find-chromium.sh
	PYTHONPATH=. $(PYTHON) tools/profile_python.py

fuzz: .venv/fuzz.stamp ## Fuzz everything that reads text (RUNS=100000)
	mkdir -p .fuzz
	PYTHONPATH=. $(PYTHON) tools/fuzz.py -runs=$(RUNS) -max_len=6000 .fuzz

soak: .venv/dev.stamp build ## Play random games on many pages at once (PAGES=20 ROUNDS=4 SEED=…)
	tools/find-chromium.sh
	PYTHONPATH=. PAGES=$(PAGES) ROUNDS=$(ROUNDS) SEED=$(SEED) $(PYTHON) tools/soak.py

prints: .venv/dev.stamp build ## Write everything that can be printed to prints/ as PDFs (CHILDREN=14 ADDRESS=https://…)
	tools/find-chromium.sh
	PYTHONPATH=. $(PYTHON) tools/prints.py site prints $(CHILDREN) $(ADDRESS)

looks: .venv/dev.stamp build ## Take screenshots of pages in looks/ (GAMES="kpo" ONLY="games/")
	tools/find-chromium.sh
	PYTHONPATH=. GAMES="$(GAMES)" ONLY="$(ONLY)" $(PYTHON) tools/looks.py looks

$(COLLECTION): $(wildcard lesson_plans/*/puzzles.yml lesson_plans/*/proofs.json game_core/puzzles/*.py) | .venv/site.stamp
	$(PYTHON) -m lesson_plans collect $@

dist: .venv/site.stamp $(BUNDLE) $(COLLECTION) ## Write the installable packages to dist/
	$(PYTHON) -m build --no-isolation --quiet --outdir dist packaging/rules
	$(PYTHON) -m build --no-isolation --quiet

release: dist .venv/release.stamp ## Check both packages, try them in clean environments, write dist/NOTES.md
	$(PYTHON) tools/release.py

adapters: .venv/adapters.stamp messages ## Run the test suites of PettingZoo and OpenSpiel on our games
	$(PYTHON) -m tests.adapters.peers

lock: .venv/site.stamp ## Renew the lock files
	.venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.12 --generate-hashes \
		--no-emit-index-url --no-header --all-extras $(GROUPS:%=--group %) pyproject.toml \
		--output-file requirements.lock
	npm update --package-lock-only

clean: ## Remove everything that was built, except .venv and node_modules
	rm -rf site packs prints looks messages.md messages.*.md dist mutants .compat .fuzz widgets/runtime/bundle $(COLLECTION) .stamps .mypy_cache .pytest_cache .ruff_cache .hypothesis .cache/ubao

# One environment for all: what a target needs besides is added to it the first time. The lock names uv too.
.venv/bin/python:
	python=$$(tools/find-python.sh) && echo "Making .venv with $$python" && "$$python" -m venv --clear .venv

.venv/site.stamp: .venv/bin/python requirements.lock $(PROJECTS)
	$(OWN) echo "Installing the Python packages; this is done once."
	$(OWN) sed -n '/^uv==/,/# via/p' requirements.lock | \
		$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement /dev/stdin
	$(OWN) $(INSTALL) --group site
	$(OWN) .venv/bin/uv pip install --quiet --no-config --python .venv --no-deps --no-build-isolation $(EDITABLE)
	$(OWN) touch $@

.venv/%.stamp: .venv/site.stamp
	$(OWN) $(INSTALL) --all-extras --group $*
	$(OWN) touch $@

# The bundle takes a few packages of npm's, and the checks and tests all of them.
node_modules/.stamp: OMIT := --omit=dev
node_modules/.stamp node_modules/dev.stamp: package.json package-lock.json .npmrc
	command -v npm >/dev/null || { echo "Ubao needs Node.js 20 or newer, with npm: https://nodejs.org/" >&2; exit 1; }
	$(OWN) echo "Installing the npm packages; this is done once."
	$(OWN) npm ci $(OMIT) --no-fund --no-audit --loglevel=error
	$(OWN) touch node_modules/.stamp $@

$(BUNDLE_LIST):
	mkdir -p $(@D)
	rm -f $(@D)/bundle-*
	touch $@

# Check for Node first, so anyone without it finds out before anything is downloaded.
# Notebooks get the puzzles with the rules, but a changed puzzle doesn't ask for another bundle.
$(BUNDLE): $(BUNDLE_SOURCES) $(BUNDLE_LIST) node_modules/.stamp .venv/site.stamp | $(COLLECTION)
	echo "Making the Python that plays in the browser."
	$(PYTHON) -m widgets.runtime
	touch $@
