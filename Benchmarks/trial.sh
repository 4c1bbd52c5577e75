#!/bin/sh
# Tries what `bench --against` decides: injects known delays into one of two runs of the same program, on a machine that
# others use more and more, and counts the decisions.
#
#   Benchmarks/trial.sh [-n COMPARISONS] [-r REPEATS] [-f FRAMES] [-p SECONDS] [-l "LOAD..."] [-i "DELAY..."]
#
# LOAD is quiet, one or two (busy loops), test (make test beside it); all four if not given. DELAY is a share of a frame
# in percent, added to each, or tail: 20 ms in each fiftieth; if not given, 0 5 10 20 50 tail. 40 comparisons of each, of
# nine pairs of 1800 frames, with a patience of 0 seconds, if not given. All of it takes days; a comparison takes half a
# minute. More than 5 % slower counts: 10 % could not be told from a limit of 10 %. PARALLAX names another program to
# measure.
#
# Printed are, for each load and delay, how many comparisons end as slower (1), as not slower (0) and as undecided (75),
# and which figures were slower, how often. Fails where a comparison without delay is slower, where one with 20 % or more,
# or with the tail, is not found and not undecided, and where 10 % is not found on a quiet machine.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${PARALLAX:-$here/../parallax}
count=40 repeats=9 frames=1800 patience=0 loads='quiet one two test' delays='0 5 10 20 50 tail'
while getopts n:r:f:p:l:i: option; do
  case $option in
    n) count=$OPTARG ;; r) repeats=$OPTARG ;; f) frames=$OPTARG ;; p) patience=$OPTARG ;;
    l) loads=$OPTARG ;; i) delays=$OPTARG ;;
    *) sed -n '5,17s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
done
[ -x "$program" ] || { echo "trial.sh: first: make build" >&2; exit 69; }
command -v cc > /dev/null || { echo "trial.sh: first, as root: apt-get install gcc libc6-dev" >&2; exit 69; }

folder=$(mktemp -d)
pids=
quiet() { for pid in $pids; do kill "$pid" 2> /dev/null || :; wait "$pid" 2> /dev/null || :; done; pids=; }
trap 'quiet; rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM
cc -O2 -shared -fPIC -o "$folder/delay.so" "$here/trial/delay.c" -ldl
cat > "$folder/before" << END
#!/bin/sh
PARALLAX_DELAY_US=0 exec "$program" "\$@"
END
chmod +x "$folder/before"
set -- bench weather-menu --renderer software --scale 1 --frames "$frames" --warmup 60 --json

"$program" --version
echo "$(uname -sr), $(grep -c ^processor /proc/cpuinfo) processors, load $(cut -d ' ' -f 1 /proc/loadavg)"
usual=$("$program" "$@" --repeats 3 | awk '/"frame_ms"/ { inside = 1 } inside && /"p50"/ { print $2 + 0; exit }')
echo "a frame takes $usual ms; $count comparisons of $repeats pairs of $frames frames, patience $patience s"

begin() {
  case $1 in
    quiet) ;;
    one) yes > /dev/null & pids=$! ;;
    two) yes > /dev/null & pids=$!; yes > /dev/null & pids="$pids $!" ;;
    test) (cd "$here/.." && while :; do make test; done) > /dev/null 2>&1 & pids=$! ;;
    *) echo "trial.sh: no load is called $1" >&2; exit 64 ;;
  esac
}

failed=0
for load in $loads; do
  begin "$load"
  for delay in $delays; do
    every=1
    if [ "$delay" = tail ]; then us=20000 every=50; else us=$(awk -v p="$delay" -v ms="$usual" 'BEGIN { print ms * p * 10 }'); fi
    : > "$folder/codes"; : > "$folder/slower"
    number=0
    while [ "$number" -lt "$count" ]; do
      number=$((number + 1)) code=0
      LD_PRELOAD=$folder/delay.so PARALLAX_DELAY_US=$us PARALLAX_DELAY_EVERY=$every "$program" "$@" \
        --fail-above 1.05 --repeats "$repeats" --against "$folder/before" --patience "$patience" --fail-undecided \
        > "$folder/out" 2> "$folder/errors" || code=$?
      case $code in
        0 | 1 | 75) echo "$code" >> "$folder/codes" ;;
        *) cat "$folder/errors" >&2; exit "$code" ;;
      esac
      awk -F '"' '/"figure":/ { figure = $4 } /"verdict": "slower"/ { print figure }' "$folder/out" >> "$folder/slower"
    done
    slower=$(grep -c '^1$' "$folder/codes" || :) undecided=$(grep -c '^75$' "$folder/codes" || :)
    missed=$((count - slower - undecided))
    echo "$load, $delay: slower $slower, undecided $undecided, not slower $missed of $count" \
      "($(sort "$folder/slower" | uniq -c | sort -rn | awk '{ printf "%s%s %d", (NR > 1 ? ", " : ""), $2, $1 }'))"
    case $delay in
      0) [ "$slower" -eq 0 ] || failed=1 ;;
      10) [ "$load" != quiet ] || [ "$slower" -eq "$count" ] || failed=1 ;;
      20 | 50 | tail) [ "$missed" -eq 0 ] || failed=1 ;;
    esac
  done
  quiet
done
exit "$failed"
