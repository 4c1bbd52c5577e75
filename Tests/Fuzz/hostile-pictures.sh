#!/usr/bin/env bash
# Renders pictures that mean harm, all of them in one process for each format:
#
#   Tests/Fuzz/hostile-pictures.sh [COUNT [SEED [PROGRAM]]]        1000 of each format, with the program of `make build`
#   FORMATS='svg heic' WATCH=yes …     only these, with strace watching also those that are changed by chance
#   MOST=100000 …                      MiB that a process may have: there is no limit under a sanitizer
#
# First come files of SVG, HEIC and AVIF composed by hand, and strace watches what is opened; then files changed by
# chance.
#
# Prints how many were shown, refused by their header, refused by their decoder, how many decoding processes they ended,
# and the most memory that a process had, where GNU time is installed. Fails where the program itself ends, a sanitizer
# reports anything from it, a decoding process opens anything or uses the network, or takes more than 3 GiB.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
count=${1:-1000}
seed=${2:-1}
program=${3:-$here/../../parallax}
formats=${FORMATS:-gif png jpg webp bmp svg heic avif ora kra psd}
most=${MOST:-3072}
folder=$(mktemp -d "${TMPDIR:-/tmp}/hostile.XXXXXX")
trap 'rm -rf "$folder"' EXIT
status=0

cp "$here/HostilePictures.swift" "$folder/main.swift"
swiftc -O -o "$folder/make" "$folder/main.swift" "$here/HostileDrawings.swift" "$here/HostileBoxes.swift" \
  "$here/../TestSupport/Files/StillFile.swift" "$here/../../Sources/FrameStats/SeededRandom.swift"

# The calls of a process after it has given up files, with its own threads. Under the filter an opening ends in
# a signal, or is refused. Prints what else was opened, and all use of the network.
violations() {
  awk '
    function call(process, text,   name) {
      if (text ~ /^(socket|connect|sendto|bind)\(.*(AF_INET|sin_port)/) print process, text
      if (text ~ /^seccomp\(SECCOMP_SET_MODE_FILTER.*= 0$/) held[process] = 1
      if (text ~ /^clone3?\(.*= [0-9]+$/ && held[process]) { sub(/.*= /, "", text); held[text] = 1; return }
      if (!held[process]) return
      if (text ~ /^(socket|connect|execve|execveat|sendto|bind)\(/) print process, text
      if (text ~ /^(open|openat|openat2|creat)\(.*= [0-9]+$/) opened[process] = text
    }
    {
      process = $1; line = $0; sub(/^[0-9]+ +/, "", line)
      if (opened[process] != "" && line !~ /^--- SIGSYS/) print process, opened[process]
      opened[process] = ""
      if (line ~ /<unfinished \.\.\.>$/) { sub(/ *<unfinished \.\.\.>$/, "", line); begun[process] = line; next }
      if (line ~ /^<\.\.\. .* resumed>/) { sub(/^<\.\.\. [a-z0-9_]+ resumed>/, "", line); line = begun[process] line }
      call(process, line)
    }' "$1"
}

# render FOLDER WATCHED: draws the scene in it, a row for each picture, and tells what it came to.
render() {
  local before=() offsets=0 offset begin code=0
  local files total shown decoder ended told cut memory='-'
  files=$(grep -o '"[^"]*"' <<<"$(sed 's/.*"images"//' "$1/scene.json" | tail -n 2)" | grep -c '\.') || true
  for ((offset = 4000; offset < 20 * files; offset += 4000)); do offsets+=,$offset; done
  if [ "$2" = yes ]; then
    before=(strace -f -o "$folder/calls" -e 'trace=%network,open,openat,openat2,creat,execve,execveat,seccomp,clone,clone3'
      -e signal=SIGSYS --)
  fi
  if [ -x /usr/bin/time ]; then before=(/usr/bin/time -o "$folder/memory" -f %M "${before[@]}"); fi
  begin=$(date +%s.%N)
  "${before[@]}" "$program" render "$1/scene.json" --offset "$offsets" -o "$1.png" 2>"$folder/errors" || code=$?
  total=$(echo "$(date +%s.%N) - $begin" | bc)
  if [ "$code" -ne 0 ] || grep -qE 'Sanitizer|runtime error' "$folder/errors"; then
    echo "$1: exit code $code" >&2
    head -n 40 "$folder/errors" >&2
    status=1
  fi
  if [ "$2" = yes ] && violations "$folder/calls" | grep . >&2; then
    echo "$1: opened, or asked for, by a process that had given it up" >&2
    status=1
  fi
  if [ -e "$folder/memory" ]; then
    memory=$(($(tail -n 1 "$folder/memory") / 1024))
    if [ "$memory" -gt "$most" ]; then
      echo "$1: a process had $memory MiB" >&2
      status=1
    fi
  fi
  told=$(grep -cE '^parallax: [^ ]+\.[a-z]+: ' "$folder/errors" || true)
  decoder=$(grep -c 'The picture is damaged: ' "$folder/errors" || true)
  ended=$(grep -c 'The picture cannot be read: ' "$folder/errors" || true)
  cut=$(grep -c '\.jpg: The end of the file is missing' "$folder/errors" || true)
  # The remainder of a JPEG is shown.
  shown=$((files - told + cut))
  printf '%-10s %6d %6d %9d %9d %9d %8.1f %6s\n' "$(basename "$1")" "$files" "$shown" \
    $((files - shown - decoder - ended)) "$decoder" "$ended" "$total" "$memory"
}

printf '%-10s %6s %6s %9s %9s %9s %8s %6s\n' format files shown by-header by-decoder ended-it seconds MiB
watch=no
if command -v strace >/dev/null; then watch=yes; else echo 'strace is not installed: nothing is watched' >&2; fi
for format in $formats; do
  case $format in svg | heic | avif) ;; *) continue ;; esac
  mkdir "$folder/made-$format"
  "$folder/make" "$here/Seeds/Pictures" "$folder/made-$format" "$format" 0 1
  if [ "$format" = svg ]; then
    { echo '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'; head -c 1000000000 /dev/zero | tr '\0' ' '
      echo '</svg>'; } | gzip >"$folder/made-svg/bomb-packed.svgz"
  fi
  render "$folder/made-$format" "$watch"
  sed -n 's/^parallax: \(.*The picture cannot be read: .*\)/  \1/p' "$folder/errors" | sort
done
for format in $formats; do
  mkdir "$folder/$format"
  case $format in ora | kra | psd) seeds=Art ;; *) seeds=Pictures ;; esac
  "$folder/make" "$here/Seeds/$seeds" "$folder/$format" "$format" "$count" "$seed"
  render "$folder/$format" "${WATCH:-no}"
  grep -o 'The picture cannot be read: .*' "$folder/errors" | sort | uniq -c | sort -rn || true
done
exit "$status"
