#!/bin/sh
# Runs two commands in turn, A B B A A B ..., and prints what their figures come to: all values, medians, and ratios B / A.
#
#   Benchmarks/compare.sh [-n PAIRS] [-k KEY]... A B
#
# A and B are lines for the shell. Each prints figures, as JSON or as words: "p50": 4.2 or p50 4.2. A key with points in it
# names a figure within others: layout_us.p50. Without -k: cpu_ms_per_frame, p50, p99; without -n: 5.
set -eu
usage() { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 64; }
pairs=5 keys=
while getopts n:k: option; do
  case $option in
    n) pairs=$OPTARG ;;
    k) keys="$keys $OPTARG" ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
[ $# -eq 2 ] && [ "$pairs" -gt 0 ] 2>/dev/null || usage
[ -n "$keys" ] || keys='cpu_ms_per_frame p50 p99'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The number behind a key, the first one in the text.
figure() {
  tr '\n' ' ' < "$folder/out" | awk -v key="$1" '{
    count = split(key, parts, ".")
    text = " " $0
    for (part = 1; part <= count; part++) {
      if (!match(text, "[^A-Za-z0-9_.]" parts[part] "\"?[:=]?[ {]")) exit
      text = substr(text, RSTART + RLENGTH - 1)
    }
    if (match(text, /^[ ]*-?[0-9][0-9.eE+-]*/)) print substr(text, RSTART, RLENGTH) + 0
  }'
}

measure() {
  sh -c "$2" > "$folder/out" || { echo "compare.sh: this fails: $2" >&2; exit 70; }
  for key in $keys; do
    number=$(figure "$key")
    [ -n "$number" ] || { echo "compare.sh: no $key is printed by: $2" >&2; exit 65; }
    echo "$number" >> "$folder/$1.$key"
  done
}

pair=0
while [ "$pair" -lt "$pairs" ]; do
  if [ $((pair % 2)) -eq 0 ]; then measure A "$1"; measure B "$2"; else measure B "$2"; measure A "$1"; fi
  pair=$((pair + 1))
done

median() { sort -g | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { if (a == 0) print "n/a"; else printf "%.3f", b / a }'; }
echo "A: $1"
echo "B: $2"
for key in $keys; do
  a=$(median < "$folder/A.$key") b=$(median < "$folder/B.$key")
  each=$(paste "$folder/A.$key" "$folder/B.$key" | awk '$1 != 0 { print $2 / $1 }' | median)
  echo "$key: A $a, B $b (medians of $pairs); B / A $(ratio "$a" "$b"), median of each pair's $each"
  echo "  A: $(paste -sd ' ' "$folder/A.$key")"
  echo "  B: $(paste -sd ' ' "$folder/B.$key")"
done
