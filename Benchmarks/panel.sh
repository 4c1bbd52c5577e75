#!/bin/sh
# Plays a gesture in the studio at 1440 x 900, without a window, frames with the panel of controls and frames without it
# in turn, and prints what each took and the panel's share.
#
#   Benchmarks/panel.sh
#
# Fails where the panel takes more than 15 % of a frame's processor time, or a frame asks for memory. The figure that
# counts is the processor time: the wall's follows what else the machine does.
set -eu
cd "$(dirname "$0")/.."
PARALLAX_PANEL_COST=1 SDL_VIDEODRIVER=offscreen \
  swift test -c release -Xswiftc -enable-testing --filter PanelCostTests | grep '@' |
  awk '{ print }
       /: processor ms/ { shares++; if ($(NF - 1) > 15) { print "panel.sh: more than 15 %: " $0; failed = 1 } }
       /: allocations/ { counts++; if ($0 !~ /with the panel 0.0, without 0.0/) { print "panel.sh: asks for memory: " $0; failed = 1 } }
       END { if (shares != 4 || counts != 4) { print "panel.sh: not four measurements"; failed = 1 } exit failed }'
