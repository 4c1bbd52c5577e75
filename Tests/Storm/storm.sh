#!/usr/bin/env bash
# A storm over the window, in an X server of its own, under AddressSanitizer: 200 resizes, then random input, a minute
# of it if nothing else is said, while the pictures of the scene change on the disk.
#
#   Tests/Storm/storm.sh [SECONDS] [SEED]
#
# Ends with 0 if the program is still alive afterwards, closes when it is told to, and nothing was reported. It takes
# minutes, most of them the first build with the sanitizer, and so is no part of `make test`.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-60}
RANDOM=${2:-1}
size=1200x900
work=$(mktemp -d)
program=
server=
meddler=

end() {
  if [ -n "$meddler" ]; then kill -KILL "$meddler" 2>/dev/null || true; fi
  if [ -n "$program" ]; then kill -KILL "$program" 2>/dev/null || true; fi
  if [ -n "$server" ]; then kill -KILL "$server" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap end EXIT

fail() {
  echo "storm: $1" >&2
  tail -n 60 "$work/errors" >&2
  exit 1
}

swift build --sanitize=address --build-path .build-asan --product parallax

Xvfb -displayfd 1 -screen 0 "${size}x24" -nolisten tcp -noreset >"$work/display" 2>"$work/server" &
server=$!
until [ -s "$work/display" ]; do
  kill -0 "$server" || { cat "$work/server" >&2; exit 1; }
  sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY HOME="$work"
unset XDG_STATE_HOME WAYLAND_DISPLAY
# Swift marks bits in the pointers of what lives as long as the program, and the leak finder does not know them again.
# Growth shows in the figures below, of which freed memory that is kept back must be no large part.
export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16

# Another program truncates, replaces and removes the same pictures; some replacements break decoders.
mkdir "$work/Scenes" "$work/Pictures"
cp Resources/Scenes/map-crop.json "$work/Scenes/"
cp -R Resources/Pictures/maps "$work/Pictures/"
mapfile -t pictures < <(cd "$work/Pictures" && ls maps/*)
mapfile -t hostile < <(ls "$PWD"/Tests/Fuzz/Seeds/Pictures/*)
meddle() {
  while sleep 0.2; do
    file=${pictures[RANDOM % ${#pictures[@]}]}
    target=$work/Pictures/$file
    case $((RANDOM % 5)) in
      0) head -c $((RANDOM * 4)) "Resources/Pictures/$file" >"$target" ;;
      1) cp "${hostile[RANDOM % ${#hostile[@]}]}" "$target" ;;
      2) rm -f "$target" ;;
      3) cp "Resources/Pictures/$file" "$target.new" && mv "$target.new" "$target" ;;
      4) cp "Resources/Pictures/$file" "$target" ;;
    esac
  done
}

PARALLAX_FRAMES="$work/frames" .build-asan/debug/parallax "$work/Scenes/map-crop.json" --size 900x700 2>"$work/errors" &
program=$!
window=
for _ in $(seq 100); do
  window=$(xdotool search --onlyvisible --class parallax 2>/dev/null | head -n 1 || true)
  [ -z "$window" ] || break
  kill -0 "$program" 2>/dev/null || fail "it did not open"
  sleep 0.2
done
[ -n "$window" ] || fail "there is no window"
xdotool windowmove "$window" 0 0 windowfocus "$window"

alive() { kill -0 "$program" 2>/dev/null || fail "it ended during $1"; }
# Waits until it has heard all that was done: it says which of two keys it heard last. A hand waits too until it sees
# what it did, and Xlib looks through all that is piled up at every key that is let go.
key=9
hears() {
  key=$((key == 9 ? 12 : 9))
  xdotool windowfocus "$window" key "F$key" >/dev/null 2>&1 || true
  for _ in $(seq 600); do
    if tail -n 1 "$work/frames" 2>/dev/null | grep -q " key $key "; then return; fi
    alive "$1"
    sleep 0.1
  done
  fail "it does not hear $1"
}
memory() { awk '/VmRSS/ { print int($2 / 1024) }' "/proc/$program/status"; }

echo "storm: 200 resizes, at $(memory) MB"
for _ in $(seq 200); do
  xdotool windowsize "$window" $((RANDOM % 1200 + 1)) $((RANDOM % 900 + 1))
done
xdotool windowsize --sync "$window" 1100 820 || true
hears "the resizes"

meddle &
meddler=$!
echo "storm: $seconds seconds of random input, at $(memory) MB"
keys=(space x r h p m F1 Escape Home End Next Prior Up Down Left Right 1 2 3 4 5 6 question Tab Return BackSpace
  ctrl+z ctrl+shift+z ctrl+s ctrl+n ctrl+o grave period comma c g F11 ctrl+shift+o 7)
until=$((SECONDS + seconds))
count=0
while [ "$SECONDS" -lt "$until" ]; do
  line=()
  for _ in $(seq 12); do
    x=$((RANDOM % 1100))
    y=$((RANDOM % 820))
    case $((RANDOM % 8)) in
      0) line+=(key --delay 0 "${keys[RANDOM % ${#keys[@]}]}") ;;
      1) line+=(mousemove $x $y click --repeat $((RANDOM % 9 + 1)) --delay 3 $((RANDOM % 2 + 4))) ;;
      2) line+=(mousemove $x $y mousedown 1 mousemove $x $((RANDOM % 820)) mousemove $((RANDOM % 1100)) $y mouseup 1) ;;
      3) line+=(mousemove $x $y click $((RANDOM % 3 + 1))) ;;
      4) line+=(mousemove $x $y mousedown 1) ;;
      5) line+=(mouseup 1) ;;
      6) line+=(type --delay 0 "$RANDOM") ;;
      7) line+=(mousemove $x $y) ;;
    esac
    count=$((count + 1))
  done
  xdotool windowfocus "$window" "${line[@]}" >/dev/null 2>&1 || true
  alive "the input"
  if [ $((count % 60)) -eq 0 ]; then hears "the input"; fi
done

echo "storm: $count acts done, at $(memory) MB"
kill -KILL "$meddler"
meddler=
kill -TERM "$program"
# A question about unsaved changes may be open: discard them.
for _ in $(seq 240); do
  sleep 0.5
  kill -0 "$program" 2>/dev/null || break
  xdotool mouseup 1 windowfocus "$window" key d >/dev/null 2>&1 || true
done
kill -0 "$program" 2>/dev/null && fail "it does not end"
code=0
wait "$program" || code=$?
program=
if grep -q "Sanitizer" "$work/errors" || [ "$code" -ne 0 ]; then fail "it ended with $code"; fi
echo "storm: nothing found"
