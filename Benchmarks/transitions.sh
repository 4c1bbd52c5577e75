#!/bin/bash
# Changes what the studio shows, in a window on an X server of its own with the painter, and counts for each change, there
# and back, the frames that are missed: those that come later than one and a half of a frame's time after the last, where
# the window was not at rest, unless they show nothing new but a picture that has come. The frames are those that it
# reports (PARALLAX_FRAMES, see CONTRIBUTING.md).
#
#   Benchmarks/transitions.sh [ROUNDS]
#
# Prints the frames of all rounds, those missed, the longest pause, the longest processor time of the window's thread from
# one frame or the key to the next frame, and the frames drawn in the second after it has come to rest: if there are any,
# it fails. On a busy machine pauses say what others do: then the processor time counts, of which a frame has 16.7 ms.
#
# Needs Xvfb, xdotool, and ./parallax or what PARALLAX names.
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-5}
# shellcheck source=Benchmarks/studio-window.bash
. Benchmarks/studio-window.bash
start map-crop

failed=0
# change NAME KEYS BACK
change() {
  reset
  for _ in $(seq "$rounds"); do
    for keys in "$2" "$3"; do
      # shellcheck disable=SC2086
      act $keys
      follow 20
    done
  done
  local all=$frames lost=$missed longest=$pause most=$work
  reset
  key=-1
  follow 1
  [ $frames -eq 0 ] || failed=1
  printf '| %s | %d | %d | %s | %s | %d |\n' "$1" "$all" "$lost" "$(tenths "$longest")" "$(tenths "$most")" "$frames"
}

echo '| change and back | frames | missed | longest pause, ms | longest work, ms | frames afterwards |'
echo '|---|---:|---:|---:|---:|---:|'
change 'another scene' 6 5
change comparison c c
change devices s s
change curve g g
change 'frame times' m m
change timeline t t
change 'list of keys' F1 Escape
change 'list of commands' ctrl+shift+p Escape
change question e Escape
change 'code' ctrl+e Escape
# A notice comes, and goes by itself.
act m
follow 20
reset
for _ in $(seq "$rounds"); do
  act l
  follow 20
  key=-1
  follow 9
done
printf '| notice | %d | %d | %s | %s | - |\n' "$frames" "$missed" "$(tenths "$pause")" "$(tenths "$work")"
act m
follow 20
# The focus goes to the head of a section first.
act Tab shift+Tab shift+Tab shift+Tab
follow 20
change section Return Return
exit $failed
