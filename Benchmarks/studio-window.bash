# shellcheck shell=bash
# The studio in a window on an X server of its own with the painter, and the frames that it reports (PARALLAX_FRAMES, see
# CONTRIBUTING.md). For scripts in this folder, which source it.
#
#   start ARGUMENT...     opens the studio at 1440 x 900, and waits until it is at rest
#   act KEY...            presses keys
#   see LINE              whether a report is of another frame
#   follow SECONDS        counts frames until the last key is handled and the window is at rest
#   reset                 counts from 0
#   tenths MICROSECONDS   in milliseconds

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

# see LINE: sets `now` and `spent`, the processor time of the window's thread since the last frame or key, both in
# microseconds. `shown` is the number of the last frame, and `drawn` its drawing: a picture that arrives does not change
# it, and moves nothing.
see() {
  local used frame=${1#frame }
  frame=${frame%% *}
  [ "$frame" != "$shown" ] || return 1
  shown=$frame now=${EPOCHREALTIME/[.,]/}
  drawn=${1#* drawing } drawn=${drawn%% *}
  read -r used _ <"/proc/$studio/task/$studio/schedstat"
  spent=$(((used - begun) / 1000)) begun=$used
}

# follow SECONDS: reads reports until the window is at rest with every picture and the last key handled, or none comes for
# so long. Adds to `frames`, `missed`, `pause` and `work`, in microseconds.
follow() {
  local line now spent drawn shown= drawing= last=0 rested=1
  while IFS= read -r -t "$1" -u 3 line; do
    if see "$line"; then
      frames=$((frames + 1))
      # What a window at rest does until its next frame is not the work of one.
      [ $((last * rested)) -ne 0 ] || [ $spent -le $work ] || work=$spent
      # A notice stays for some seconds.
      if [ $rested -eq 0 ] && [ "$drawn" != "$drawing" ] && [ $((now - last)) -lt 1500000 ]; then
        [ $((now - last)) -le $pause ] || pause=$((now - last))
        [ $((now - last)) -le 25000 ] || missed=$((missed + 1))
      fi
      last=$now drawing=$drawn
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

start() {
  local window
  "${PARALLAX:-./parallax}" "$@" --size 1440x900 --renderer software &
  studio=$!
  exec 3<>"$home/frames"
  until window=$(xdotool search --onlyvisible --class parallax 2>/dev/null | head -n 1) && [ -n "$window" ]; do
    sleep 0.1
  done
  xdotool windowfocus --sync "$window" mousemove 500 880
  act Escape
  follow 20
}

tenths() { printf '%d.%d' $(($1 / 1000)) $(($1 / 100 % 10)); }
