/** A layer's state between frames. */
@Immutable
//: row 92
data class NAME__Past(
    val lag: Float = 0f,  //: if lags
    val speed: Float = 0f,  //: if hasSpeed
    val clock: Float = 0f,  //: if hasTime
) {
//: end
    /** Whether nothing has changed that shows. */
    fun isAtRest(before: NAME__Past): Boolean {  //: if hasTime
    fun isAtRest(): Boolean {  //: else
        if (abs(lag) > 0.01f) return false  //: if lags
        if (abs(speed) > 0.1f) return false  //: if hasSpeed
        return clock == before.clock  //: if hasTime
        return true  //: else
    }
}

private fun lagAfter(lag: Float, way: Float, time: Float, rate: Float): Float {
    val kept = exp(-rate * time)
    return lag * kept + way / time * (1f - kept) / rate
}

