//: use lag

/** A layer's state between frames. */
//: row 100
export type NAME__Past = {
  lag: number,  //: if lags
  speed: number,  //: if hasSpeed
  clock: number,  //: if hasTime
}
//: end

/** The scroll has rested at s for long. */
//: if hasTime
export function restNAME__Past(layer: NAME__Layer, s: number): NAME__Past {
  //: use worklet
  //: row 100
  return {
    lag: 0,  //: if lags
    speed: 0,  //: if hasSpeed
    clock: s >= (layer.start ?? 0) ? endOfNAME__(layer) : 0,
  }
  //: end
}

/** The last time of a layer's keys. */
function endOfNAME__(layer: NAME__Layer) {
  //: use worklet
  //: use past-end
}
//: else
export function restNAME__Past(): NAME__Past {
  //: use worklet
  //: row 100
  return {
    lag: 0,  //: if lags
    speed: 0,  //: if hasSpeed
  }
  //: end
}
//: end

/** After a time in seconds in which the scroll went from one offset to another. */
//: row 112
export function nextNAME__Past(
  past: NAME__Past, layer: NAME__Layer, from: number, to: number, time: number
): NAME__Past {
//: end
  //: use worklet
  //: if hasTime
  // The clock runs forward from the start on, and backward before it.
  const { start = 0, returns = true } = layer, end = endOfNAME__(layer)
  const share = from === to ? Number(to >= start) : (Math.max(from, to) - start) / Math.abs(to - from)
  const on = Math.min(1, Math.max(0, share)) * time, back = returns ? time - on : 0
  //: end
  return {
    lag: layer.follow ? lagOfNAME__(past.lag, to - from, time, layer.follow) : 0,  //: if lags
    speed: 12 * lagOfNAME__(past.speed / 12, to - from, time, 12),  //: if hasSpeed
    //: if hasTime
    clock: to < from
      ? Math.max(0, Math.min(end, past.clock + on) - back) : Math.min(end, Math.max(0, past.clock - back) + on),
    //: end
  }
}

/** Whether nothing has changed that shows. */
export function restsNAME__(past: NAME__Past, before: NAME__Past) {
  //: use worklet
  if (Math.abs(past.lag) > 0.01) return false  //: if lags
  if (Math.abs(past.speed) > 0.1) return false  //: if hasSpeed
  return past.clock === before.clock  //: if hasTime
  return true  //: else
}
