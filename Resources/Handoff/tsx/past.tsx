//: use lag

/** A layer's state between frames. */
//: row 100
export type NAME__Past = {
  //: if lags
  lag: number,
  //: end
  //: if hasSpeed
  speed: number,
  //: end
  //: if hasTime
  clock: number,
  //: end
}
//: end

/** The scroll has rested at s for long. */
//: if hasTime
export function restNAME__Past(layer: NAME__Layer, s: number): NAME__Past {
  //: use worklet
  //: row 100
  return {
    //: if lags
    lag: 0,
    //: end
    //: if hasSpeed
    speed: 0,
    //: end
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
    //: if lags
    lag: 0,
    //: end
    //: if hasSpeed
    speed: 0,
    //: end
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
    //: if lags
    lag: layer.follow ? lagOfNAME__(past.lag, to - from, time, layer.follow) : 0,
    //: end
    //: if hasSpeed
    speed: 12 * lagOfNAME__(past.speed / 12, to - from, time, 12),
    //: end
    //: if hasTime
    clock: to < from
      ? Math.max(0, Math.min(end, past.clock + on) - back) : Math.min(end, Math.max(0, past.clock - back) + on),
    //: end
  }
}

/** Whether nothing has changed that shows. */
export function restsNAME__(past: NAME__Past, before: NAME__Past) {
  //: use worklet
  //: if lags
  if (Math.abs(past.lag) > 0.01) return false
  //: end
  //: if hasSpeed
  if (Math.abs(past.speed) > 0.1) return false
  //: end
  //: if hasTime
  return past.clock === before.clock
  //: else
  return true
  //: end
}
