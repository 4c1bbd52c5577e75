/** The content has rested [s] dp from rest for long. */
//: if hasTime
fun resting(s: Float): NAME__Past = NAME__Past(clock = if (s >= start) end else 0f)

//: if hasKeyLists
private val end: Float get() = keys.fold(0f) { end, list -> max(end, list.lastOrNull()?.at ?: 0f) }
//: else
private val end: Float get() = max(0f, keys.lastOrNull()?.at ?: 0f)
//: end
//: else
fun resting(s: Float): NAME__Past = NAME__Past()
//: end

/** The state after [time] seconds at a steady speed between two offsets. */
fun next(past: NAME__Past, from: Float, to: Float, time: Float): NAME__Past {
    //: if hasTime
    // The clock runs forward from the start on, and backward before it.
    val crossed = (max(from, to) - start) / abs(to - from)
    val share = if (from != to) crossed else if (to >= start) 1f else 0f
    val forward = share.coerceIn(0f, 1f) * time
    val back = if (returns) time - forward else 0f
    val clock =
        if (to < from) max(0f, min(end, past.clock + forward) - back)
        else min(end, max(0f, past.clock - back) + forward)
    //: end
    return NAME__Past(
        lag = if (follow == null) 0f else lagAfter(past.lag, to - from, time, follow),  //: if lags
        speed = 12f * lagAfter(past.speed / 12f, to - from, time, 12f),  //: if hasSpeed
        clock = clock,  //: if hasTime
    )
}

/** How far the layer has followed. */
fun followed(s: Float, past: NAME__Past, reduceMotion: Boolean): Float =
    if (reduceMotion) s else s - past.lag  //: if lags
    s  //: else
//: if hasKeys

/** Where its keys are asked: a distance, a speed or a time. */
fun at(s: Float, past: NAME__Past, reduceMotion: Boolean): Float = when {
    overSpeed -> if (reduceMotion) 0f else past.speed  //: if hasSpeed
    overTime -> if (reduceMotion) end else past.clock  //: if hasTime
    else -> followed(s, past, reduceMotion)
}
//: end
