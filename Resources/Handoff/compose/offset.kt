/** How far a list has scrolled, by the items that stay in sight. */
private class NAME__Offset(private val state: LazyListState) {
    private var items = emptyMap<Int, Int>()
    private var passed = 0f

    fun read(): Float {
        val seen = state.layoutInfo.visibleItemsInfo.associate { it.index to it.offset }
        val same = seen.keys.firstOrNull { it in items }
        val jump = if (seen.keys.all { it > (items.keys.maxOrNull() ?: -1) }) JUMP else -JUMP
        passed = when {
            state.firstVisibleItemIndex == 0 -> state.firstVisibleItemScrollOffset.toFloat()
            same != null -> passed + items.getValue(same) - seen.getValue(same)
            else -> passed + jump
        }
        items = seen
        return passed
    }

    private companion object {
        const val JUMP = 10_000f
    }
}

