#!/bin/sh
# Writes many JPEGs that differ, from a few: each gets a comment of its own behind its first marker.
#
#   Benchmarks/many-pictures.sh FOLDER COUNT JPEG...
#
# Then, with the folder's path in PARALLAX_MANY_PICTURES (and PARALLAX_PICTURE_COUNT=12 for comparison, PARALLAX_SPEED in
# points a second, PARALLAX_SECONDS):
#
#   swift test -c release -Xswiftc -enable-testing --filter ManyPicturesTests
set -eu
[ $# -ge 3 ] || { sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 64; }
folder=$1 count=$2
shift 2
mkdir -p "$folder"
number=0
while [ "$number" -lt "$count" ]; do
  for picture in "$@"; do
    [ "$number" -lt "$count" ] || break
    name=$(printf '%06d' "$number")
    { head -c 2 "$picture"; printf '\377\376\000\010%s' "$name"; tail -c +3 "$picture"; } > "$folder/$name.jpg"
    number=$((number + 1))
  done
done
