#!/usr/bin/env bash
# Renders pictures that mean harm, all of them in one process for each format:
#
#   Tests/Fuzz/hostile-pictures.sh [COUNT [SEED [PROGRAM]]]        1000 of each format, with the program of `make build`
#
# Prints how many were shown, refused by their header, refused by their decoder, and how many decoding processes they
# ended. Fails where the program itself ends or a sanitizer reports anything from it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
count=${1:-1000}
seed=${2:-1}
program=${3:-$here/../../parallax}
folder=$(mktemp -d "${TMPDIR:-/tmp}/hostile.XXXXXX")
trap 'rm -rf "$folder"' EXIT

cp "$here/HostilePictures.swift" "$folder/main.swift"
swiftc -O -o "$folder/make" "$folder/main.swift" "$here/../../Sources/FrameStats/SeededRandom.swift"
offsets=0
for ((offset = 4000; offset < 20 * count; offset += 4000)); do offsets+=,$offset; done

printf '%-6s %6s %6s %9s %9s %9s %8s\n' format files shown by-header by-decoder ended-it seconds
status=0
for format in gif png jpg webp bmp; do
  mkdir "$folder/$format"
  "$folder/make" "$here/Seeds/Pictures" "$folder/$format" "$format" "$count" "$seed"
  begin=$(date +%s.%N)
  code=0
  "$program" render "$folder/$format/scene.json" --offset "$offsets" -o "$folder/$format.png" 2>"$folder/errors" || code=$?
  if [ "$code" -ne 0 ] || grep -qE 'Sanitizer|runtime error' "$folder/errors"; then
    echo "$format: exit code $code" >&2
    head -n 40 "$folder/errors" >&2
    status=1
  fi
  told=$(grep -cE "^parallax: [0-9]{5}\.$format: " "$folder/errors" || true)
  decoder=$(grep -c 'The picture is damaged: ' "$folder/errors" || true)
  ended=$(grep -c 'The picture cannot be read: ' "$folder/errors" || true)
  cut=$(grep -c 'The end of the file is missing' "$folder/errors" || true)
  # What is left of a JPEG is shown.
  if [ "$format" = jpg ]; then shown=$((count - told + cut)); else shown=$((count - told)); fi
  printf '%-6s %6d %6d %9d %9d %9d %8.1f\n' "$format" "$count" "$shown" $((count - shown - decoder - ended)) "$decoder" \
    "$ended" "$(echo "$(date +%s.%N) - $begin" | bc)"
  grep -o 'The picture cannot be read: .*' "$folder/errors" | sort | uniq -c | sort -rn || true
done
exit "$status"
