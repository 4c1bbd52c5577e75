/**
 * A list below a header of layers that move at their own speeds. Edge to edge: the header is under the status
 * bar.
 *
 * @param picture of a layer by its name, which fills the given size
 */
@Composable
fun NAME__(
    //: if bar
    title: String,
    //: end
    picture: @Composable (name: String) -> Unit,
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    reduceMotion: Boolean = rememberReducedMotion(),
    state: LazyListState = rememberLazyListState(),
    //: if bar
    //: if isDark
    barColor: Color = Color(0xFF1C1C1E),
    //: else
    barColor: Color = Color(0xFFF9F9FB),
    barTextColor: Color = Color.Black,
    //: end
    //: end
    rows: LazyListScope.() -> Unit,
) {
    //: if isBelowSafeArea
    @Suppress("NAME_SHADOWING")
    val style = style.below(with(LocalDensity.current) { WindowInsets.statusBars.getTop(this).toDp() })
    //: end
    val display = LocalDensity.current
    val pull = remember { NAME__Pull() }
    val scrolled = {
        val isAway = state.firstVisibleItemIndex > 0
        if (isAway) with(display) { style.height.toPx() } else state.firstVisibleItemScrollOffset - pull.value
    }
    //: if bar
    //: if barIsSmall
    val place = { style.place(scrolled(), display) }
    //: else
    val place = {
        val now = style.place(scrolled(), display)
        // With reduced motion the title is small from the start.
        val title = if (reduceMotion) style.place(Float.POSITIVE_INFINITY, display) else now
        now.copy(titleScale = title.titleScale, titleRise = title.titleRise)
    }
    //: end
    //: else
    val place = { style.place(scrolled(), display) }
    //: end
    val sized = modifier.onSizeChanged { pull.viewport = it.height.toFloat() }
    Box(sized.nestedScroll(pull)) {
        LazyColumn(
            modifier = Modifier.fillMaxSize(),
            state = state,
            contentPadding = WindowInsets.navigationBars.asPaddingValues(),
            //: use fling
        ) {
            //: use spacer
            rows()
        }
        val header = Modifier.fillMaxWidth().height(style.height)
        val shown = Modifier.drawWithContent { clipRect(bottom = place().visible) { this@drawWithContent.drawContent() } }
        //: if isPlain
        // Measured once. Scrolling only redraws them.
        Layout(
            content = { for (layer in style.layers) Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) } },
            modifier = header.then(shown),
        //: use layers-policy
        //: else
        NAME__Layers(style, picture, reduceMotion, header.then(shown)) { scrolled() / display.density }
        //: end
        //: if bar
        //: if isDark
        NAME__Bar(title, barColor, place)
        //: else
        NAME__Bar(title, barColor, barTextColor, place)
        //: end
        //: end
        // No tap goes through what is left of the header to the rows below it.
        Box(Modifier.fillMaxWidth().height(style.minHeight).pointerInput(Unit) { detectTapGestures {} })
    }
}
//: if bar

//: use bar
//: end

//: use pull
