#!/bin/sh
# Plays a gesture in the studio at 1440 x 900, without a window, frames with the panel of controls and frames without it
# in turn, and prints what each took and the panel's share.
#
#   Benchmarks/panel.sh
#
# The figure that counts is the processor time: the wall's follows what else the machine does.
set -eu
cd "$(dirname "$0")/.."
PARALLAX_PANEL_COST=1 swift test -c release -Xswiftc -enable-testing --filter PanelCostTests | grep '@'
