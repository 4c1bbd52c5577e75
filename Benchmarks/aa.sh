#!/bin/sh
# Holds the bench to itself: measures the same program twice, again and again, and counts how often the comparison says
# that something differs. All of that is false alarm.
#
#   Benchmarks/aa.sh [PAIRS [OPTION...]]      20 pairs, if not given; options are the bench's, as in --renderer software
#
# Fails where more than one comparison in twenty ends as a regression, and more than one at all. PARALLAX names another
# program to measure.
set -eu
program=${PARALLAX:-$(cd "$(dirname "$0")/.." && pwd)/parallax}
pairs=${1:-20}
[ $# -lt 1 ] || shift
[ "$pairs" -gt 0 ] 2>/dev/null || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 64; }
[ -x "$program" ] || { echo "aa.sh: first: make build" >&2; exit 69; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
measure() { "$program" bench weather-menu --scale 1 --frames 300 --warmup 20 --repeats 9 "$@"; }

"$program" --version
echo "$(uname -sr), $(grep -c ^processor /proc/cpuinfo) processors, load $(cut -d ' ' -f 1 /proc/loadavg)"
pair=0
while [ "$pair" -lt "$pairs" ]; do
  pair=$((pair + 1))
  measure "$@" --json > "$folder/before.json"
  code=0
  measure "$@" --baseline "$folder/before.json" > "$folder/out" 2> "$folder/errors" || code=$?
  [ "$code" -le 1 ] || { cat "$folder/errors" >&2; exit "$code"; }
  echo "$code" >> "$folder/codes"
  # Rows of the comparison: the verdict is at the end, and before it stands how probable it is by chance.
  awk -v pair="$pair" '/ (regression|improvement|same|undecided: [a-z ]*)$/ {
    verdict = / undecided: [a-z ]*$/ ? "undecided" : $NF
    print pair, $2, $5, verdict, match($0, /[0-9.]+ %/) ? substr($0, RSTART, RLENGTH - 2) : "n/a" }' "$folder/out" >> "$folder/rows"
done

awk '$4 != "same" && $4 != "undecided" { print "pair " $1 ": " $2 " " $3 ": " $4 }' "$folder/rows"
awk '
  FILENAME ~ /codes$/ { pairs++; alarms += $1; next }
  { figures++; if ($4 == "regression") up++; if ($4 == "improvement") down++
    if (!($1 in said)) said[$1] = 0
    if ($4 == "undecided") unclear++
    if ($4 == "regression" || $4 == "improvement") said[$1] = 1
    if ($5 != "n/a") { tested++; if ($5 + 0 < 5) unlikely++ } }
  END {
    for (pair in said) differing += said[pair]
    printf "%d comparisons of %d figures: %d end as a regression (%.1f %%), %d say that something differs (%.1f %%)\n",
      pairs, figures / pairs, alarms, 100 * alarms / pairs, differing, 100 * differing / pairs
    printf "of %d figures %d are told as slower and %d as faster (%.1f %%), %d as undecided (%.1f %%);",
      figures, up, down, 100 * (up + down) / figures, unclear, 100 * unclear / figures
    printf " %d have less than 5 %% by chance (%.1f %%)\n", unlikely, 100 * unlikely / (tested ? tested : 1)
    if (pairs == 0 || figures == 0) { print "aa.sh: nothing was compared"; exit 70 }
    exit alarms > 1 && alarms * 20 > pairs
  }' "$folder/codes" "$folder/rows"
