#!/bin/sh
# Measures the weather menu in Qt Quick, in Chromium, through SDL's own renderers and here, in turns, and prints versions,
# commands and a table. Runs what is installed, and names what is not and which packages it takes; installs nothing.
#
#   Benchmarks/peers.sh [TURNS [FRAMES [NAME...]]]      5 turns of 600 frames, and all that there are, if not given
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$here/../parallax
missing=
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
need python3 python3
need Xvfb xvfb
need cc gcc
[ -z "$missing" ] || { echo "peers.sh: first, as root: apt-get install$missing" >&2; exit 69; }
[ -x "$program" ] || { echo "peers.sh: first: make build" >&2; exit 69; }

folder=$(mktemp -d)
display=
trap '[ -z "$display" ] || kill "$display"; rm -rf "$folder"' EXIT
turns=${1:-5} frames=${2:-600}
[ $# -lt 2 ] || shift
[ $# -lt 1 ] || shift
asked=$#
if [ "$asked" -eq 0 ]; then set -- "ours, processor" "ours, processor, window at 60" "ours, GL"; fi
add() { if [ "$asked" -eq 0 ]; then echo yes; fi; }
cc -O2 -shared -fPIC -o "$folder/marks.so" "$here/peers/marks.c" -ldl

# shellcheck disable=SC2046 # one word a flag
if pkg-config --exists sdl2 SDL2_image SDL2_ttf 2>/dev/null; then
  cc -O2 -o "$folder/sdl" "$here/peers/sdl.c" $(pkg-config --cflags --libs sdl2 SDL2_image SDL2_ttf) -lm
  [ -z "$(add)" ] || set -- "$@" "SDL, software" "SDL, GL"
else
  echo "peers.sh: without SDL's own renderers: apt-get install pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev" >&2
fi
# shellcheck disable=SC2046 # one word a flag
if command -v c++ >/dev/null 2>&1 && pkg-config --exists Qt6Quick 2>/dev/null; then
  c++ -O2 -fPIC -o "$folder/qt" "$here/peers/qt.cpp" $(pkg-config --cflags --libs Qt6Quick)
  [ -z "$(add)" ] || set -- "$@" "Qt Quick, software" "Qt Quick, software, at 60" "Qt Quick, GL"
  echo "Qt $(pkg-config --modversion Qt6Quick)"
else
  echo "peers.sh: without Qt Quick: apt-get install pkg-config g++ qt6-declarative-dev qml6-module-qtquick" >&2
fi
if command -v chromium >/dev/null 2>&1; then
  [ -z "$(add)" ] || set -- "$@" "Chromium"
  chromium --version 2>/dev/null || :
else
  echo "peers.sh: without Chromium: apt-get install chromium" >&2
fi

# A screen of its own, whose number it chooses itself.
Xvfb -displayfd 3 -screen 0 780x1688x24 3>"$folder/display" >/dev/null 2>&1 &
display=$!
while [ ! -s "$folder/display" ]; do kill -0 "$display"; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
XDG_RUNTIME_DIR=$folder
export DISPLAY XDG_RUNTIME_DIR

"$program" --version
echo "$(uname -sr), $(grep -c ^processor /proc/cpuinfo) processors: $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1)," \
  "load $(cut -d ' ' -f 1 /proc/loadavg)"
python3 "$here/peers/run.py" "$folder" "$turns" "$frames" "$program" "$@"
