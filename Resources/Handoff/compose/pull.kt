/** How far the list is pulled past its upper edge, in dp: it gives way less and less, and springs back. */
private class NAME__Pull(private val density: Float, private val viewport: Float) : NestedScrollConnection {
  /** How far the finger has gone; what shows follows from it, on the way back, too. */
  private var raw by mutableFloatStateOf(0f)
  val value: Float get() = viewport * (1f - 1f / (raw * BAND__f / viewport + 1f))

  override fun onPreScroll(available: Offset, source: NestedScrollSource): Offset {
    if (raw <= 0f || available.y >= 0f) return Offset.Zero
    val taken = max(available.y, -raw * density)
    raw = max(0f, raw + taken / density)
    return Offset(0f, taken)
  }

  override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset {
    if (available.y <= 0f || source != NestedScrollSource.UserInput) return Offset.Zero
    raw += available.y / density
    return Offset(0f, available.y)
  }

  override suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity {
    animate(raw, 0f, animationSpec = spring(DAMPING_RATIO__f, STIFFNESS__f)) { now, _ -> raw = max(0f, now) }
    return Velocity.Zero
  }
}
