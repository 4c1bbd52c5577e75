#!/bin/sh
# Draws a strip of frames of each preset's edge hit: a flick of 3000 pt/s into the top of a list, from the moment that
# the finger lifts. To be looked at: what no figure says about a bounce is seen here.
#
#   Benchmarks/edges.sh FOLDER [SCENE]
#
# Needs ImageMagick, and ./parallax or what PARALLAX names. One PNG a preset, and all of them in edges.png.
set -eu
[ $# -ge 1 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 64; }
folder=$1 scene=${2:-header-stretch}
mkdir -p "$folder"
cat > "$folder/flick.json" << 'TAPE'
{ "tape": 1, "from": 420, "events": [
  { "time": 0, "kind": "down", "x": 195, "y": 300 },
  { "time": 0.01, "kind": "move", "x": 195, "y": 330 }, { "time": 0.02, "kind": "move", "x": 195, "y": 360 },
  { "time": 0.03, "kind": "move", "x": 195, "y": 390 }, { "time": 0.04, "kind": "move", "x": 195, "y": 420 },
  { "time": 0.05, "kind": "move", "x": 195, "y": 450 }, { "time": 0.06, "kind": "move", "x": 195, "y": 480 },
  { "time": 0.06, "kind": "up" } ] }
TAPE
strips=
for preset in ios ios-fast flutter flutter-android android firefox chromium safari gtk; do
  frames=
  for time in 0.06 0.12 0.16 0.18 0.20 0.22 0.24 0.28 0.32 0.40 0.60 1.2; do
    frame="$folder/$preset-$time.png"
    "${PARALLAX:-./parallax}" render "$scene" --tape "$folder/flick.json" --at "$time" --set "physics=$preset" --scale 0.4 \
      --renderer software -o "$frame"
    frames="$frames $frame"
  done
  # shellcheck disable=SC2086
  montage -label "$preset" -font DejaVu-Sans -pointsize 11 -label '%t' $frames -tile x1 -geometry +3+3 \
    "$folder/$preset.png"
  # shellcheck disable=SC2086
  rm -f $frames
  strips="$strips $folder/$preset.png"
done
# shellcheck disable=SC2086
convert $strips -append "$folder/edges.png"
