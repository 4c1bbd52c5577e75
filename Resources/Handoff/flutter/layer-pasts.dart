
/// The content has rested at `s` for long.
//: row 92
NAME__Past resting(double s) => (
  lag: 0,  //: if lags
  speed: 0,  //: if hasSpeed
  clock: s >= start ? _end : 0,  //: if hasTime
);
//: end
//: if hasTime

//: if hasKeyLists
double get _end => keys.fold(0, (end, list) => list.isEmpty ? end : math.max(end, list.last.at));
//: else
double get _end => keys.isEmpty ? 0 : math.max(0, keys.last.at);
//: end
//: end

/// The state after a time in seconds at a steady speed between two offsets.
NAME__Past after(NAME__Past past, double from, double to, double time) {
  //: if hasTime
  // The clock runs forward from the start on, and backward before it.
  final crossed = (math.max(from, to) - start) / (to - from).abs();
  final share = from != to ? crossed : (to >= start ? 1.0 : 0.0);
  final forward = share.clamp(0.0, 1.0) * time, back = returns ? time - forward : 0.0;
  final clock = to < from
      ? math.max(0.0, math.min(_end, past.clock + forward) - back)
      : math.min(_end, math.max(0.0, past.clock - back) + forward);
  //: end
  //: row 92
  return (
    lag: follow == null ? 0 : _lagAfter(past.lag, to - from, time, follow!),  //: if lags
    speed: 12 * _lagAfter(past.speed / 12, to - from, time, 12),  //: if hasSpeed
    clock: clock,  //: if hasTime
  );
  //: end
}

/// Whether nothing has changed that shows.
static bool isAtRest(NAME__Past past, NAME__Past before) {
  if (past.lag.abs() > 0.01) return false;  //: if lags
  if (past.speed.abs() > 0.1) return false;  //: if hasSpeed
  return past.clock == before.clock;  //: if hasTime
  return true;  //: else
}
//: use layer-lag  //: if lags
//: use layer-lag  //: else if hasSpeed
//: if hasKeys

/// Where its keys are asked: a distance, a speed or a time.
double at(double s, {NAME__Past? past, required bool reduceMotion}) {
  if (overSpeed) return reduceMotion ? 0 : (past ?? resting(s)).speed;  //: if hasSpeed
  if (overTime) return reduceMotion ? _end : (past ?? resting(s)).clock;  //: if hasTime
  return reduceMotion ? s : s - (past ?? resting(s)).lag;  //: if lags
  return s;  //: else
}
//: end
