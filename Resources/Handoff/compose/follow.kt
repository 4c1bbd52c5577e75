//: if recipe
/** What each layer keeps of the scroll. Frames run for as long as anything changes. */
@Composable
private fun rememberNAME__Pasts(layers: List<NAME__Layer>, scrolled: () -> Float): State<List<NAME__Past>> {
    val place by rememberUpdatedState(scrolled)
    val pasts = remember(layers) { mutableStateOf(layers.map { it.resting(scrolled()) }) }
//: else
/** How far the pictures are behind, in pixels. Frames run for as long as they move. */
@Composable
//: if rows
fun rememberNAME__Lag(state: LazyListState, style: NAME__Style = NAME__Style()): State<Float> {
    val offset = remember(state) { NAME__Offset(state) }
    val place = { offset.read() }
//: else
private fun rememberNAME__Lag(style: NAME__Style, place: () -> Float): State<Float> {
//: end
    val lag = remember { mutableStateOf(0f) }
//: end
    LaunchedEffect(layers) {  //: if recipe
    LaunchedEffect(style) {  //: else
        var was = place()
        while (true) {
            snapshotFlow { place() }.first { it != was }
            var last: Long? = null
            do {
                val isMoving = withFrameNanos { nanos ->
                    val now = place()
                    val time = last?.let { (nanos - it) / 1e9f } ?: (1f / 60f)
                    //: if recipe
                    val before = pasts.value
                    pasts.value = layers.zip(before) { layer, past -> layer.next(past, was, now, time) }
                    //: if hasTime
                    val moves = pasts.value.zip(before).any { (next, past) -> !next.isAtRest(past) }
                    //: else
                    val moves = pasts.value.any { !it.isAtRest() }
                    //: end
                    //: else
                    lag.value = style.lag(lag.value, now - was, time)
                    val moves = abs(lag.value) > 0.01f
                    //: end
                    last = nanos
                    (now != was || moves).also { was = now }
                }
            } while (isMoving)
        }
    }
    return pasts  //: if recipe
    return lag  //: else
}
