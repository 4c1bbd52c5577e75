#!/bin/sh
# Measures the weather menu in Qt Quick, in Chromium, on bare SDL and here, in turns, and prints versions, commands and a
# table. Nothing is installed: what is missing is named.
#
#   Benchmarks/peers.sh [TURNS [FRAMES [NAME...]]]      5 turns of 600 frames, and all of them, if not given
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$here/../parallax
missing=
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
need python3 python3
need Xvfb xvfb
need c++ g++
need cc gcc
need pkg-config pkg-config
need chromium chromium
pkg-config --exists Qt6Quick 2>/dev/null || missing="$missing qt6-declarative-dev qml6-module-qtquick"
pkg-config --exists sdl2 SDL2_image SDL2_ttf 2>/dev/null || missing="$missing libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev"
[ -z "$missing" ] || { echo "peers.sh: first, as root: apt-get install$missing" >&2; exit 69; }
[ -x "$program" ] || { echo "peers.sh: first: make build" >&2; exit 69; }

folder=$(mktemp -d)
display=
trap '[ -z "$display" ] || kill "$display"; rm -rf "$folder"' EXIT
# shellcheck disable=SC2046 # one word a flag
cc -O2 -o "$folder/sdl" "$here/peers/sdl.c" $(pkg-config --cflags --libs sdl2 SDL2_image SDL2_ttf) -lm
# shellcheck disable=SC2046 # one word a flag
c++ -O2 -fPIC -o "$folder/qt" "$here/peers/qt.cpp" $(pkg-config --cflags --libs Qt6Quick)

# A screen of its own, whose number it chooses itself.
Xvfb -displayfd 3 -screen 0 780x1688x24 3>"$folder/display" >/dev/null 2>&1 &
display=$!
while [ ! -s "$folder/display" ]; do kill -0 "$display"; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
XDG_RUNTIME_DIR=$folder
export DISPLAY XDG_RUNTIME_DIR

"$program" --version
echo "Qt $(pkg-config --modversion Qt6Quick), $(chromium --version 2>/dev/null), SDL $(pkg-config --modversion sdl2)"
echo "$(uname -sr), $(grep -c ^processor /proc/cpuinfo) processors: $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1)," \
  "load $(cut -d ' ' -f 1 /proc/loadavg)"
turns=${1:-5} frames=${2:-600}
[ $# -lt 2 ] || shift
[ $# -lt 1 ] || shift
python3 "$here/peers/run.py" "$folder" "$turns" "$frames" "$program" "$@"
