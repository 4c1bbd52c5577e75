
/// The content has rested at `s` for long.
//: row 92
NAME__Past resting(double s) => (
  //: if lags
  lag: 0,
  //: end
  //: if hasSpeed
  speed: 0,
  //: end
  //: if hasTime
  clock: s >= start ? _end : 0,
  //: end
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
    //: if lags
    lag: follow == null ? 0 : _lagAfter(past.lag, to - from, time, follow!),
    //: end
    //: if hasSpeed
    speed: 12 * _lagAfter(past.speed / 12, to - from, time, 12),
    //: end
    //: if hasTime
    clock: clock,
    //: end
  );
  //: end
}

/// Whether nothing has changed that shows.
static bool isAtRest(NAME__Past past, NAME__Past before) {
  //: if lags
  if (past.lag.abs() > 0.01) return false;
  //: end
  //: if hasSpeed
  if (past.speed.abs() > 0.1) return false;
  //: end
  //: if hasTime
  return past.clock == before.clock;
  //: else
  return true;
  //: end
}
//: if lags
//: use layer-lag
//: else if hasSpeed
//: use layer-lag
//: end
//: if hasKeys

/// Where its keys are asked: a distance, a speed or a time.
double at(double s, {NAME__Past? past, required bool reduceMotion}) {
  //: if hasSpeed
  if (overSpeed) return reduceMotion ? 0 : (past ?? resting(s)).speed;
  //: end
  //: if hasTime
  if (overTime) return reduceMotion ? _end : (past ?? resting(s)).clock;
  //: end
  //: if lags
  return reduceMotion ? s : s - (past ?? resting(s)).lag;
  //: else
  return s;
  //: end
}
//: end
