#!/usr/bin/env bash
# Fuzzes the readers: Tests/Fuzz/run.sh [SECONDS [TARGET...]]     60 seconds each of all targets by default
#
# JSON, ImageHeaders, Art and Decoding are compiled together with their sources; Scene, Tape and Set against the modules that
# they need, which are built once with the sanitizer, all in a temporary folder. Crashing input is kept there. Files in
# Tests/Fuzz/Seeds/TARGET, where there are any, are where the fuzzer starts from. Art has a reader for each ending of its
# seeds, and each of them its own time.
set -euo pipefail
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- JSON ImageHeaders Art Decoding Number Scene Tape Set
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
# A trap ends the fuzzer: no backtrace of Swift's is waited for.
export SWIFT_BACKTRACE=enable=no
# Swift marks bits in the pointers of what lives as long as the program, and the leak finder does not know them again.
# A leak runs into the limit of memory.
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d "${TMPDIR:-/tmp}/fuzz.XXXXXX")
flags=(
  -O -swift-version 6 -sanitize=fuzzer,address -parse-as-library -package-name parallax -enable-upcoming-feature
  ExistentialAny -I "$folder" -I "$sources/CZlib")

# The loops over rows of pixels are in C, and a module without a map of its own.
rows() {
  [ ! -e "$folder/CPixelRows.modulemap" ] || return 0
  echo "module CPixelRows { header \"$sources/CPixelRows/include/CPixelRows.h\" export * }" >"$folder/CPixelRows.modulemap"
  flags+=(-Xcc -fmodule-map-file="$folder/CPixelRows.modulemap")
  for name in Narrow Wide; do
    clang -O2 -c -I "$sources/CPixelRows/include" -o "$folder/$name.o" "$sources/CPixelRows/$name.c"
  done
}

# Builds modules that are not there yet, in this order.
module() {
  for name in "$@"; do
    [ ! -e "$folder/$name.o" ] || continue
    mapfile -t files < <(find "$sources/$name" -name '*.swift')
    swiftc "${flags[@]}" -wmo -module-name "$name" -emit-module -emit-module-path "$folder/$name.swiftmodule" \
      -emit-object -o "$folder/$name.o" "${files[@]}"
  done
}

# Runs what was built for a target, on the files of a folder.
fuzz() {
  echo "$2: $seconds s, in $folder"
  (cd "$folder" && timeout -k 10 $((seconds + 60)) "./$1.fuzz" "$2" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 2>&1 | grep -E 'stat::|SUMMARY|ERROR|Test unit|Fatal' || true)
  for kind in crash leak oom timeout; do
    for file in "$folder/$kind"-*; do
      if [ -e "$file" ]; then echo "$2: failed on $file" >&2; exit 1; fi
    done
  done
}

for target in "$@"; do
  objects=()
  case $target in
    JSON)
      mapfile -t files < <(find "$sources/Notation" -name '*.swift')
      ;;
    ImageHeaders)
      # The limits look at what would be left of a drawing without its scripts.
      mapfile -t files < <(find "$sources/Images/Headers" "$sources/Images/Metadata" -name 'Markup*.swift' -o \
        -path "$sources/Images/Headers/*" -name '*.swift')
      ;;
    Art)
      rows
      module Notation Geometry Images
      mapfile -t files < <(find "$sources/Art" -name '*.swift')
      ;;
    Number)
      files=("$sources/StudioKit/Parts/Panel/NumberExpression.swift")
      ;;
    Decoding)
      rows
      module Notation Geometry Images
      files=("$sources/Decoding"/{Message,DecodingOrder,DecodingAnswer}.swift)
      ;;
    *)
      rows
      module Notation Geometry Images Art Boundary Parameters Effects ScrollPhysics Documents
      files=()
      ;;
  esac
  for object in "$folder"/*.o; do [ ! -e "$object" ] || objects+=("$object"); done
  swiftc "${flags[@]}" -use-ld=lld -module-name "${target}Fuzz" -o "$folder/$target.fuzz" \
    "$here/${target}Fuzz.swift" ${files[@]+"${files[@]}"} ${objects[@]+"${objects[@]}"}
  for seed in "$here/Seeds/$target"/*; do
    group=$target
    [ "$target" != Art ] || group=Art-${seed##*.}
    mkdir -p "$folder/$group"
    [ ! -e "$seed" ] || cp "$seed" "$folder/$group/"
  done
  for group in "$folder/$target" "$folder/$target"-*; do
    [ ! -d "$group" ] || fuzz "$target" "${group##*/}"
  done
done
rm -rf "$folder"
