/** The pull of a list past its upper edge, in pixels: the list resists more and more, and returns. */
private class NAME__Pull : NestedScrollConnection {
    /** Height of the list. */
    var viewport by mutableFloatStateOf(0f)

    /** How far the finger has pulled. The pull follows from this distance, also on the return. */
    private var finger by mutableFloatStateOf(0f)
    private var isTouched = false

    //: if pullDecays
    val value: Float
        get() = if (finger <= 0f) 0f else viewport * (1f - 1f / (finger * BAND__f / viewport + 1f))
    //: else
    var value: Float
        get() = if (finger <= 0f) 0f else viewport * (1f - 1f / (finger * BAND__f / viewport + 1f))
        private set(shown) {
            finger = if (shown <= 0f) 0f else viewport / BAND__f * shown / (viewport - shown)
        }
    //: end

    override fun onPreScroll(available: Offset, source: NestedScrollSource): Offset {
        if (source == NestedScrollSource.UserInput) isTouched = true
        return consume(available.y.coerceIn(-finger, 0f))
    }

    override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset =
        consume(if (source == NestedScrollSource.UserInput) max(0f, available.y) else 0f)

    private fun consume(y: Float) = Offset(0f, y).also { finger += y }

    override suspend fun onPreFling(available: Velocity): Velocity {
        if (finger <= 0f) return Velocity.Zero
        isTouched = false
        //: if pullDecays
        // The pull decays; a flick back continues to scroll at its remaining speed.
        val (from, start) = finger to withFrameNanos { it }
        var left = available.y
        while (!isTouched && value > 0.5f) {
            val seconds = withFrameNanos { (it - start) / 1e9f }
            val decay = exp(-RETURN_RATE__f * seconds)
            finger = max(0f, (from + available.y * seconds) * decay)
            left = available.y * decay
        }
        if (isTouched) return available
        finger = 0f
        return Velocity(available.x, available.y - min(left, 0f))
        //: else
        // The return starts at the finger's speed, reduced by the resistance of the pull.
        val left = 1f - value / viewport
        AnimationState(value, BAND__f * left * left * available.y)
            .animateTo(0f, spring(DAMPING_RATIO__f, STIFFNESS__f)) {
                if (isTouched) cancelAnimation() else this@NAME__Pull.value = value
            }
        return available
        //: end
    }
}
