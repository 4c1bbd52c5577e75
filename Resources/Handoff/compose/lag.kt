/** How far behind the pictures are once the content has moved by [way] at a steady speed. */
fun lag(lag: Float, way: Float, time: Float): Float {
    val kept = exp(-follow * time)
    return lag * kept + way / time * (1f - kept) / follow
}
