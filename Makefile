# make run    installs what is missing, builds, and opens the studio (without a display: renders the gallery)
# make test   installs what is missing, builds, and runs the inner ring of tests: those without other programs
# make test-all   runs the outer ring as well: windows, buses, browsers, compilers, ffmpeg
.PHONY: run build test test-outer test-all golden format lint bench pictures test-pictures install uninstall deb check-deb archive clean setup setup-test

# The import check holds targets to what Package.swift says they depend on.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
# All addresses are bound at the start, and then read-only.
HARDENED := -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
# Tests are built without debug information, a fifth of their time: INFO=dwarf has it.
INFO ?= none
TESTS := --build-tests $(SWIFT_FLAGS) -debug-info-format $(INFO)
RELEASE := -c release --static-swift-stdlib $(HARDENED) $(SWIFT_FLAGS)
# The pictures are drawn by a package of its own.
PICTURES := --package-path Tools/Pictures $(SWIFT_FLAGS)
PREFIX ?= /usr/local

run: setup build
	@./parallax || { code=$$?; [ $$code -eq 69 ] && $(MAKE) --no-print-directory gallery || exit $$code; }

build: setup
	@swift build $(RELEASE) --product parallax
	@ln -sfn .build/release/parallax parallax

test: setup-test
	@swift build $(TESTS)
	@.ci/tests $(if $(TEST),--skip-build $(TEST))

test-all: test test-outer

test-outer: export PARALLAX_RING = outer
test-outer:
	@.ci/setup test-all
	@swift build $(TESTS)
	@.ci/tests outer $(if $(TEST),--skip-build $(TEST))

# Writes the goldens anew. Read the difference before committing it.
golden: setup-test
	@swift build $(TESTS)
	@PARALLAX_GOLDEN=update swift test --skip-build $(TEST)
	@git diff --stat -- Tests docs

FORMATTED := Package.swift Sources Tests Tools/Pictures/Package.swift Tools/Pictures/Sources Tools/Pictures/Tests

format:
	@swift format format --in-place --recursive $(FORMATTED)

lint:
	@swift format lint --strict --recursive $(FORMATTED)
	@.ci/setup lint
	@.ci/words

bench: build
	@./parallax bench

# Draws every picture under Resources/Pictures, the icons and the tests' font anew, the same from the same seeds.
pictures: setup
	@swift run $(PICTURES) -c release make-pictures --out Resources/Pictures --sheet .build/pictures.png \
	  --icons Resources/Icons --fonts Tests/Fonts

test-pictures: setup
	@.ci/tests $(PICTURES) $(TEST)

# The pictures and films of the README and the documents, on a machine with nothing else to do: docs/media.
.PHONY: screenshots
screenshots: build
	@.ci/setup shots
	@.ci/screenshots
	@.ci/films
	@.ci/shown >docs/media/shown.txt

.PHONY: gallery
gallery:
	@./parallax render gallery -o gallery.png && echo "There is no display here, so the gallery was rendered: gallery.png"

install: build
	@Packaging/install install "$(PREFIX)" "$(DESTDIR)"

uninstall:
	@Packaging/install uninstall "$(PREFIX)" "$(DESTDIR)"

# A Debian package with the same files: .build/parallax_*.deb.
deb: build
	@.ci/setup deb
	@Packaging/deb

# The program with SDL and what that needs, to be unpacked anywhere: .build/parallax-*.tar.zst.
archive: build
	@.ci/setup archive
	@Packaging/archive

# The package, the archive, notes and checksums of this version, and a tag: see Packaging/README.md.
.PHONY: release
release: build
	@.ci/setup deb
	@.ci/setup archive
	@Packaging/release

# What Debian's tools say of it.
check-deb: deb
	@.ci/setup check-deb
	@Packaging/check

clean:
	rm -rf .build Tools/Pictures/.build parallax gallery.png

setup:
	@.ci/setup run

setup-test:
	@.ci/setup test
