/** How far the list is pulled past its upper edge, in dp: it gives way less and less, and springs back. */
private class Pull(private val density: Float) : NestedScrollConnection {
  var value by mutableFloatStateOf(0f)
    private set

  override fun onPreScroll(available: Offset, source: NestedScrollSource): Offset {
    if (value <= 0f || available.y >= 0f) return Offset.Zero
    value = max(0f, value + available.y / density)
    return Offset(0f, available.y)
  }

  override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset {
    if (available.y <= 0f || source != NestedScrollSource.UserInput) return Offset.Zero
    value += available.y / density * BAND__f / (1f + value / 300f)
    return Offset(0f, available.y)
  }

  override suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity {
    animate(value, 0f) { now, _ -> value = now }
    return Velocity.Zero
  }
}
