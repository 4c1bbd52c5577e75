/**
 * A row that is a window into its lagging picture: an item of a list that is edge to edge.
 *
 * @param state the list's state
 * @param index the row's index in the list
 * @param viewport height of the list
 * @param lag how far the pictures are behind: rememberNAME__Lag(state)  //: if lags
 * @param aspect width over height of the picture  //: if needsAspect
 * @param picture fills the given size
 */
@Composable
fun NAME__Row(
    state: LazyListState,
    index: Int,
    viewport: Dp,
    lag: State<Float>,  //: if lags
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    height: Dp = style.rowHeight,
    aspect: Float = ASPECT_VALUE__,  //: if needsAspect
    reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
    picture: @Composable () -> Unit,
) {
    Layout(
        content = {
            Box(Modifier.clearAndSetSemantics {}) { picture() }
        },
        modifier = modifier.fillMaxWidth().height(height).clipToBounds(),
    ) { parts, constraints ->
        val (width, tall) = constraints.maxWidth to constraints.maxHeight
        //: if needsAspect
        fun place(y: Float) = style.place(y, tall.toFloat(), width.toFloat(), viewport.toPx(), aspect)
        //: else if isFixed
        fun place(y: Float) = style.place(y, tall.toFloat(), width.toFloat(), viewport.toPx(), this)
        //: else
        fun place(y: Float) = style.place(y, tall.toFloat(), width.toFloat(), viewport.toPx())
        //: end
        val drawn = parts[0].measure(Constraints.fixed(width, ceil(place(0f).drawn).toInt()))
        layout(width, tall) {
            drawn.placeWithLayer(0, (tall - drawn.height) / 2) {
                val row = state.layoutInfo.visibleItemsInfo.firstOrNull { it.index == index }
                if (row != null && !reduceMotion) {
                    //: if lags
                    translationY = place(row.offset - state.layoutInfo.viewportStartOffset + lag.value).drift
                    //: else
                    translationY = place((row.offset - state.layoutInfo.viewportStartOffset).toFloat()).drift
                    //: end
                }
            }
        }
    }
}
// The picture leaves a gap at some offsets: Image cannot extend a picture's edge.  //: if hasGaps
//: if lags

//: use offset
//: use follow
//: end
