//: if rate
//: if not snapsToItems

/** Coasts as tuned: a share of the speed is kept after each millisecond. */
@Composable
private fun rememberTunedFling(rate: Float = RATE__f): FlingBehavior = remember {
  object : FlingBehavior {
    override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
      var (last, left) = 0f to initialVelocity
      // exponentialDecay slows down by 4.2 times its friction each second.
      AnimationState(0f, initialVelocity).animateDecay(exponentialDecay(-1000f * ln(rate) / 4.2f)) {
        scrollBy(value - last)
        last = value
        left = velocity
      }
      return left
    }
  }
}
//: end
//: end
