#!/usr/bin/env bash
# Misbehaving programs at random beside random input: a session bus that stops, accessibility buses that hang at every
# step of connecting, clients of the display that end or lie, signals of services that their senders do not own. Ten
# minutes of it if nothing else is said.
#
#   Tests/Storm/peers.sh [SECONDS] [SEED] [address|thread]
#
# With the name of a sanitizer the program is built with it first. Ends with 0 if the program is still alive afterwards,
# has not grown, closes when it is told to, and nothing was reported.
set -euo pipefail
cd "$(dirname "$0")/../.."

export PARALLAX_PEERS=${1:-600} PARALLAX_SEED=${2:-1}
if [ -n "${3:-}" ]; then
  folder=.build-${3/address/asan}
  swift build --sanitize="$3" --build-path "$folder" --product parallax
  export PARALLAX_PROGRAM=$PWD/$folder/debug/parallax
fi
make test-outer TEST="--filter PeersStormTests"
