//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else if cards
//: use cards
//: else
//: use recipe
//: end
//: if rate
//: if not snapsToItems

//: use tuned-fling
//: end
//: end

/** Android reports reduced motion by a duration scale of 0 for animations. */
@Composable
private fun rememberReducedMotion(): Boolean {
    val resolver = LocalContext.current.contentResolver
    return remember(resolver) { Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f }
}
