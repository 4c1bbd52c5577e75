/** How far the pictures are behind after [time] seconds in which the content moved by [way] at an even speed. */
fun lag(lag: Float, way: Float, time: Float): Float {
    val kept = exp(-follow * time)
    return lag * kept + way / time * (1f - kept) / follow
}
