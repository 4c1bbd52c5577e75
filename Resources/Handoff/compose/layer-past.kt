/** A layer's state between frames. */
@Immutable
//: row 92
data class NAME__Past(
    //: if lags
    val lag: Float = 0f,
    //: end
    //: if hasSpeed
    val speed: Float = 0f,
    //: end
    //: if hasTime
    val clock: Float = 0f,
    //: end
) {
//: end
    /** Whether nothing has changed that shows. */
    //: if hasTime
    fun isAtRest(before: NAME__Past): Boolean {
    //: else
    fun isAtRest(): Boolean {
    //: end
        //: if lags
        if (abs(lag) > 0.01f) return false
        //: end
        //: if hasSpeed
        if (abs(speed) > 0.1f) return false
        //: end
        //: if hasTime
        return clock == before.clock
        //: else
        return true
        //: end
    }
}

private fun lagAfter(lag: Float, way: Float, time: Float, rate: Float): Float {
    val kept = exp(-rate * time)
    return lag * kept + way / time * (1f - kept) / rate
}

