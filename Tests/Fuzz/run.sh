#!/bin/sh
# Fuzzes the readers: Tests/Fuzz/run.sh [SECONDS [TARGET...]]     60 seconds each of JSON and ImageHeaders by default
#
# Each is compiled together with the sources of its target into a temporary folder; crashing input is kept there. Files
# in Tests/Fuzz/Seeds/TARGET, where there are any, are where the fuzzer starts from.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- JSON ImageHeaders
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d "${TMPDIR:-/tmp}/fuzz.XXXXXX")
# The readers write numbers with Text, which they import.
(cd "$folder" && swiftc -O -swift-version 6 -parse-as-library -module-name Text -emit-module -emit-object \
  -whole-module-optimization -o Text.o "$here/../../Sources/Text"/*.swift)
for target in "$@"; do
  mkdir -p "$folder/$target"
  [ -d "$here/Seeds/$target" ] && cp "$here/Seeds/$target"/* "$folder/$target/"
  swiftc -O -swift-version 6 -use-ld=lld -sanitize=fuzzer,address -parse-as-library -module-name "${target}Fuzz" \
    -I "$folder" -o "$folder/$target.fuzz" "$folder/Text.o" "$here/${target}Fuzz.swift" "$here/../../Sources/$target"/*.swift
  echo "$target: $seconds s, in $folder"
  (cd "$folder" && "./$target.fuzz" "$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 2>&1 | grep -E 'stat::|SUMMARY|ERROR|Test unit|Fatal' || true)
  for kind in crash leak oom timeout; do
    for file in "$folder/$kind"-*; do
      if [ -e "$file" ]; then echo "$target: failed on $file" >&2; exit 1; fi
    done
  done
done
rm -rf "$folder"
