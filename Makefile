# One command each; every target makes the environment it needs.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
SCREEN ?= 1280x800
GAMELANG ?= nl
GAME   ?= locus
WAY    ?= box
MACHINE ?= out/machine

.PHONY: run demo test check lint bench format words pictures release key machine die case hardware hardware-release clean

run: $(VENV)/.ready          ## start the program in a window (star = space bar); without a screen, play a demo
	@$(BIN)/python -m app run --window $(ARGS) || { code=$$?; [ $$code = 5 ] || exit $$code; \
	    echo "So a whole game is played here by itself, into pictures."; $(MAKE) --no-print-directory demo; }

demo: $(VENV)/.ready         ## play a whole game into pictures, no display needed
	$(BIN)/python -m app demo --game $(GAME) --way $(WAY) --screen $(SCREEN) --lang $(GAMELANG) --out out/demo

test: $(VENV)/.dev           ## all tests
	$(BIN)/python -m pytest -n auto $(ARGS)

check: lint test             ## everything that must pass before a commit

lint: $(VENV)/.dev           ## format, lint, types, import contracts, words
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy
	$(BIN)/python $(BIN)/lint-imports
	$(BIN)/python assets/locale/update.py --check

bench: $(VENV)-bench/.ready  ## measure against other programs; prints a table and writes bench.json
	$(VENV)-bench/bin/python -m benchmarks $(ARGS)

format: $(VENV)/.dev         ## put the code in order
	$(BIN)/python -m ruff format .
	$(BIN)/python -m ruff check --fix .

words: $(VENV)/.dev          ## collect new texts, compile the Dutch ones
	$(BIN)/python assets/locale/update.py

pictures: $(VENV)/.ready     ## make the pictures of the README anew
	$(BIN)/python docs/make_pictures.py

die:                         ## MicroPython for the tests of the die's firmware, into build/
	npm install --prefix build/micropython --no-audit --no-fund @micropython/micropython-webassembly-pyscript@1.27.0

case:                        ## the parts of the case as STL in build/enclosure (needs openscad); ARGS=D for one panel
	hardware/enclosure/render.sh $(ARGS)

hardware: $(VENV)/.ready     ## draw the wiring and write the lists of parts anew
	$(BIN)/python -m hardware.draw_wiring
	$(BIN)/python -m hardware.write_bom
	$(BIN)/python -m hardware.star.strip

hardware-release: $(VENV)/.dev ## everything a builder needs, in out/hardware-release: parts, board, guides (needs openscad); ARGS=D for one panel
	$(BIN)/python -m hardware.release out/hardware-release $(ARGS)

release: $(VENV)/.dev        ## make the file that installs and updates a device: out/release/tafelster-X.Y.Z.zip; KEY=FILE signs it
	$(BIN)/python -m systemd.make_release out/release $(KEY)

key: $(VENV)/.dev            ## make a key to sign releases with: KEY=FILE, outside the project
	@$(BIN)/python -m systemd.make_key $(if $(KEY),$(KEY),$(error Say where: make key KEY=FILE))

machine: $(VENV)/.dev release ## play on a whole simulated device (root, QEMU and mmdebstrap; a quarter of an hour or more)
	tests/machine/build.sh $(MACHINE)
	$(BIN)/python -m tests.machine.play $(MACHINE) out/release $(ARGS)

clean:                       ## remove what the other targets made
	rm -rf $(VENV) $(VENV)-ce $(VENV)-bench out build bench.json .pytest_cache .mypy_cache .ruff_cache .hypothesis

# Programs of an environment are called through its Python: their own first lines break when the folder is moved.
$(VENV)/.ready: pyproject.toml $(BIN)/python
	@tools/environment.sh $(PYTHON) $(VENV)
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@tools/environment.sh $(PYTHON) $(VENV) dev
	@touch $@

$(VENV)-bench/.ready: pyproject.toml $(VENV)-bench/bin/python
	@tools/environment.sh $(PYTHON) $(VENV)-bench bench
	@$(VENV)-bench/bin/python -m pip uninstall --quiet --quiet --yes setuptools numpy
	@touch $@

# Not there, or gone with the Python it was made of: then the environment is made anew.
$(BIN)/python $(VENV)-bench/bin/python: ;
