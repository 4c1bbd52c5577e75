/** Coasts as tuned: [rate] is the share of the speed that remains after each millisecond. */
@Composable
fun rememberNAME__Fling(rate: Float = RATE__f): FlingBehavior = remember(rate) {
    object : FlingBehavior {
        override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
            var (last, left) = 0f to initialVelocity
            // exponentialDecay slows down by 4.2 times its friction each second.
            AnimationState(0f, initialVelocity).animateDecay(exponentialDecay(-1000f * ln(rate) / 4.2f)) {
                val taken = scrollBy(value - last)
                // The list stops at its edge.
                if (abs(value - last - taken) > 0.5f) cancelAnimation()
                last = value
                left = velocity
            }
            return left
        }
    }
}
