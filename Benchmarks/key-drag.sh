#!/bin/bash
# Drags a keyframe in a scene of twenty layers with ten keys each, all shown, beside a gesture that plays: a step of the
# pointer each sixtieth of a second, in a window on an X server of its own with the painter.
#
#   Benchmarks/key-drag.sh [SECONDS]
#
# Prints the frames before and during the drag, those that come later than one and a half of a frame's time after the
# last, and the longest and the median processor time of the window's thread from one frame to the next, of which a frame
# has 16.7 ms. Before it repeats, the gesture rests for half a second, which counts as late once in the first row. On a
# busy machine lateness says what others do.
#
# Needs Xvfb, xdotool, python3, and ./parallax or what PARALLAX names.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-10}
# shellcheck source=Benchmarks/studio-window.bash
. Benchmarks/studio-window.bash
python3 - "$PWD/Resources/Pictures/layers/coast-day.jpg" >"$home/layers.parallax.json" <<'PYTHON'
import json
import sys

layers = [{"name": f"Layer {n}", "picture": 0, "ratio": round(0.2 + n / 25, 2), "width": 0.4, "x": n / 50, "y": n / 25,
           "keys": [{"at": 40 * k, "y": k * n % 7 * 3} for k in range(10)]} for n in range(20)]
print(json.dumps({"parallax": 1, "title": "Twenty layers", "effect": "layers", "parameters": {"layers": layers},
                  "content": {"images": [sys.argv[1]]}}))
PYTHON

# watch NAME: the frames of some seconds.
watch() {
  local line now spent shown= last=0 end late=0 longest=0 times=()
  end=$((${EPOCHREALTIME/[.,]/} + seconds * 1000000))
  while [ "${EPOCHREALTIME/[.,]/}" -lt "$end" ] && IFS= read -r -t 2 -u 3 line; do
    see "$line" || continue
    if [ "$last" -gt 0 ]; then
      times+=("$spent")
      [ $((now - last)) -le 25000 ] || late=$((late + 1))
      [ $((now - last)) -le $longest ] || longest=$((now - last))
    fi
    last=$now
  done
  mapfile -t times < <(printf '%s\n' "${times[@]}" | sort -n)
  printf '| %s | %d | %d | %s | %s | %s |\n' "$1" "${#times[@]}" "$late" "$(tenths "$longest")" \
    "$(tenths "${times[${#times[@]} / 2]}")" "$(tenths "${times[-1]}")"
}

# The fifth key of the front layer, in a window of this size.
x=560 y=717
start "$home/layers.parallax.json"
act k
follow 20
act space
echo '| | frames | late | longest pause, ms | work a frame, ms | longest work, ms |'
echo '|---|---:|---:|---:|---:|---:|'
watch 'gesture alone'
# With Alt it stays at no mark, so every step moves it. One process for all steps: to start one takes as long as a frame.
{
  echo "mousemove $x $y mousedown 1 keydown alt"
  for ((step = 1; step < (seconds + 2) * 60; step++)); do
    echo "mousemove $((x + (step % 40 < 20 ? step % 20 : 20 - step % 20))) $y sleep 0.0167"
  done
  echo 'mouseup 1 keyup alt'
} | xdotool - &
watch 'a key dragged'
kill $! || true
xdotool mouseup 1 keyup alt
