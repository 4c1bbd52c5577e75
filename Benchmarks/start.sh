#!/bin/bash
# Starts the studio and, where they are installed, gedit (GTK) and kwrite (Qt) in turns on an X server of its own, and
# prints how long each takes until it is seen: cold, after the system has forgotten what it had read of the disk (as root),
# and warm.
#
#   Benchmarks/start.sh [TURNS]      5 turns if not given
#
# All are measured from outside in one way, by peers/first.c: until half of the pixels that change on the screen have
# changed once. The processor time is that of the program and of those it has waited for, in six seconds. Each has a home of its own and a bus, and has been
# started once before. Needs Xvfb, gcc, libx11-dev, dbus-run-session, and ./parallax or what PARALLAX names.
set -eu
cd "$(dirname "$0")/.."
turns=${1:-5}
program=${PARALLAX:-./parallax}
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cc -O2 -o "$folder/first" Benchmarks/peers/first.c -lX11
Xvfb -displayfd 1 -screen 0 1440x900x24 -nolisten tcp >"$folder/display" 2>"$folder/errors" &
server=$!
until [ -s "$folder/display" ]; do
  kill -0 "$server" || { cat "$folder/errors" >&2; exit 1; }
  sleep 0.1
done
export DISPLAY=:$(cat "$folder/display")
unset WAYLAND_DISPLAY XDG_STATE_HOME SDL_VIDEODRIVER

# once NAME: milliseconds until it is seen, and of processor time.
once() {
  local start=$1
  [ "$1" != parallax ] || start=$program
  mkdir -p "$folder/$1"
  HOME=$folder/$1 dbus-run-session -- "$folder/first" 6 "$start" 2>"$folder/errors" | grep '^[0-9.]* [0-9.]*$' ||
    { cat "$folder/errors" >&2; exit 75; }
}

names=parallax
for name in gedit kwrite; do
  if command -v "$name" >/dev/null; then names="$names $name"; else echo "start.sh: without $name: apt-get install $name" >&2; fi
done
ways=warm
if [ -w /proc/sys/vm/drop_caches ]; then ways="cold warm"; fi
for name in $names; do once "$name" >"$folder/ignored"; done
for _ in $(seq "$turns"); do
  for way in $ways; do
    for name in $names; do
      if [ "$way" = cold ]; then
        sync
        echo 3 >/proc/sys/vm/drop_caches
      fi
      once "$name" >>"$folder/$name.$way"
    done
  done
done

# median FILE FIELD
median() { sort -n -k "$2,$2" "$1" | awk -v field="$2" '{ all[NR] = $field } END { print all[int((NR + 1) / 2)] }'; }
echo '| start | seen after, ms | least and most | processor time, ms |'
echo '|---|---:|---:|---:|'
for way in $ways; do
  for name in $names; do
    file=$folder/$name.$way
    printf '| %s, %s | %s | %s to %s | %s |\n' "$name" "$way" "$(median "$file" 1)" \
      "$(sort -n "$file" | head -n 1 | cut -d ' ' -f 1)" "$(sort -n "$file" | tail -n 1 | cut -d ' ' -f 1)" "$(median "$file" 2)"
  done
done
