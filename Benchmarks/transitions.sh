#!/bin/bash
# Changes what the studio shows, in a window on an X server of its own with the painter, and counts for each change, there
# and back, the frames that are missed: those that come later than one and a half of a frame's time after the last, where
# the window was not at rest. The frames are those that it reports (PARALLAX_FRAMES, see CONTRIBUTING.md).
#
#   Benchmarks/transitions.sh [ROUNDS]
#
# Prints the frames of all rounds, those missed, the longest pause, the longest processor time of the window's thread from
# one frame or the key to the next frame, and the frames drawn in the second after it has come to rest: if there are any,
# it fails. On a busy machine pauses say what others do: then the processor time counts, of which a frame has 16.7 ms.
#
# Needs Xvfb, xdotool, and ./parallax or what PARALLAX names.
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-5}
home=$(mktemp -d)
server=
studio=
end() {
  for child in $studio $server; do kill "$child" 2>/dev/null || true; done
  rm -rf "$home"
}
trap end EXIT
Xvfb -displayfd 1 -screen 0 1440x900x24 -nolisten tcp >"$home/display" 2>"$home/errors" &
server=$!
until [ -s "$home/display" ]; do
  kill -0 $server || { cat "$home/errors" >&2; exit 1; }
  sleep 0.1
done
export DISPLAY=:$(cat "$home/display") HOME=$home PARALLAX_FRAMES=$home/frames
unset WAYLAND_DISPLAY XDG_STATE_HOME
mkfifo "$home/frames"
"${PARALLAX:-./parallax}" map-crop --size 1440x900 --renderer software &
studio=$!
exec 3<>"$home/frames"

# follow SECONDS: reads reports until the window is at rest with every picture and the last key handled, or none comes for
# so long. Adds to `frames`, `missed`, `pause` and `work`, in microseconds.
follow() {
  local line now used spent frame shown= last=0 rested=1
  while IFS= read -r -t "$1" -u 3 line; do
    frame=${line#frame } frame=${frame%% *}
    if [ "$frame" != "$shown" ]; then
      now=${EPOCHREALTIME/[.,]/}
      read -r used _ <"/proc/$studio/task/$studio/schedstat"
      spent=$(((used - begun) / 1000))
      frames=$((frames + 1))
      [ $spent -le $work ] || work=$spent
      # After two seconds, pictures that are shown smaller are made anew.
      if [ $rested -eq 0 ] && [ $((now - last)) -lt 1500000 ]; then
        [ $((now - last)) -le $pause ] || pause=$((now - last))
        [ $((now - last)) -le 25000 ] || missed=$((missed + 1))
      fi
      shown=$frame last=$now begun=$used
    fi
    case $line in *" rest 1 "*) rested=1 ;; *) rested=0 ;; esac
    case $line in *" rest 1 pictures 1 "*" key $key "*) return ;; esac
  done
}

# act KEY...: presses keys, and a last one without a meaning by which it is known that they were handled.
key=9
begun=0
act() {
  key=$((key == 9 ? 12 : 9))
  read -r begun _ <"/proc/$studio/task/$studio/schedstat"
  xdotool key "$@" "F$key"
}

reset() { frames=0 missed=0 pause=0 work=0; }
reset
until window=$(xdotool search --onlyvisible --class parallax 2>/dev/null | head -n 1) && [ -n "$window" ]; do sleep 0.1; done
xdotool windowfocus --sync "$window" mousemove 500 880
act Escape
follow 20

failed=0
# change NAME KEYS BACK
change() {
  reset
  for _ in $(seq "$rounds"); do
    for keys in "$2" "$3"; do
      # shellcheck disable=SC2086
      act $keys
      follow 20
    done
  done
  local all=$frames lost=$missed longest=$pause most=$work
  reset
  key=-1
  follow 1
  [ $frames -eq 0 ] || failed=1
  printf '| %s | %d | %d | %d.%d | %d.%d | %d |\n' "$1" "$all" "$lost" $((longest / 1000)) $((longest / 100 % 10)) \
    $((most / 1000)) $((most / 100 % 10)) "$frames"
}

echo '| change and back | frames | missed | longest pause, ms | longest work, ms | frames afterwards |'
echo '|---|---:|---:|---:|---:|---:|'
change 'another scene' 6 5
change comparison c c
change devices s s
change 'list of keys' F1 Escape
change 'list of commands' ctrl+shift+p Escape
change question e Escape
# The focus goes to the head of a section first.
act Tab shift+Tab shift+Tab shift+Tab
follow 20
change section Return Return
exit $failed
