# make run    installs what is missing, builds, and opens the studio (without a display: renders the gallery)
# make test   installs what is missing, builds, and runs every test
.PHONY: run build test golden format lint bench pictures install uninstall clean setup setup-test

# The import check holds targets to what Package.swift says they depend on.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
RELEASE := -c release --static-swift-stdlib $(SWIFT_FLAGS)
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share/parallax

run: setup build
	@./parallax || { code=$$?; [ $$code -eq 69 ] && $(MAKE) --no-print-directory gallery || exit $$code; }

build: setup
	@swift build $(RELEASE) --product parallax
	@ln -sfn .build/release/parallax parallax

test: setup-test
	@swift build --build-tests $(SWIFT_FLAGS)
	@swift test --skip-build $(TEST)

# Writes the goldens anew. Read the difference before committing it.
golden: setup-test
	@PARALLAX_GOLDEN=update swift test $(SWIFT_FLAGS)
	@git diff --stat -- Tests docs

format:
	@swift format format --in-place --recursive Package.swift Sources Tests

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests

bench: build
	@./parallax bench

# Draws every picture under Resources/Pictures anew, the same pixels from the same seeds.
pictures: setup
	@swift run $(RELEASE) make-pictures --out Resources/Pictures --sheet docs/pictures.png

# Takes pictures of the studio, on a machine with nothing else to do: docs/studio*.png.
.PHONY: screenshots
screenshots: build
	@.ci/setup shots
	@.ci/screenshots

.PHONY: gallery
gallery:
	@./parallax render gallery -o gallery.png && echo "There is no display here, so the gallery was rendered: gallery.png"

install: build
	install -D -m 755 .build/release/parallax $(DESTDIR)$(PREFIX)/bin/parallax
	mkdir -p $(SHARE)
	cp -R Resources/Scenes Resources/Pictures $(SHARE)/

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/parallax
	rm -rf $(SHARE)

clean:
	rm -rf .build parallax gallery.png

setup:
	@.ci/setup run

setup-test:
	@.ci/setup test
