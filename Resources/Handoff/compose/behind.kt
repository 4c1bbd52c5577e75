/** The backdrop: the cover of the album in the middle. The next album's cover fades in on top. */
@Composable
private fun NAME__Behind(
    state: LazyListState,
    count: Int,
    style: NAME__Style,
    blurred: @Composable (album: Int) -> Unit,
) {
    val first by remember(state) { derivedStateOf { state.firstVisibleItemIndex } }
    Box(Modifier.fillMaxSize().graphicsLayer { alpha = style.coverBehind }.clearAndSetSemantics {}) {
        for (album in first..min(first + 1, count - 1)) {
            key(album) {
                val fade = Modifier.graphicsLayer {
                    val before = state.firstVisibleItemIndex * style.pitch.toPx()
                    val scrolled = before + state.firstVisibleItemScrollOffset
                    alpha = style.coverOpacity(scrolled, album, this)
                }
                Box(Modifier.fillMaxSize().then(fade)) { blurred(album) }
            }
        }
    }
}
