/**
 * A list, edge to edge, below a header of layers that move at their own speeds.
 *
 * @param picture the picture of a layer, by name; fills the given size
 */
@Composable
fun NAME__(
    title: String,  //: if bar
    picture: @Composable (name: String) -> Unit,
    //: use header-parameters
    rows: LazyListScope.() -> Unit,
) {
    val display = LocalDensity.current
    //: if isBelowSafeArea
    @Suppress("NAME_SHADOWING")
    val style = style.below(with(display) { WindowInsets.statusBars.getTop(this).toDp() })
    //: end
    val pull = remember { NAME__Pull() }
    //: if isLinked
    val list = remember(state) { NAME__Offset(state) }
    val scrolled = { list.read() - pull.value }
    val pasts = rememberNAME__Pasts(style.layers) { scrolled() / display.density }  //: if isPlain
    //: else
    val scrolled = {
        val height = with(display) { style.height.toPx() }
        val isAway = state.firstVisibleItemIndex > 0
        if (isAway) height else state.firstVisibleItemScrollOffset - pull.value
    }
    //: end
    //: if bar
    //: if barIsSmall
    val place = { style.place(scrolled(), display) }
    //: else
    val place = {
        val now = style.place(scrolled(), display)
        // With reduced motion the title is small from the start.
        val small = style.place(Float.POSITIVE_INFINITY, display)
        if (reduceMotion) small.copy(visible = now.visible, barOpacity = now.barOpacity) else now
    }
    //: end
    //: else
    val place = { style.place(scrolled(), display) }
    //: end
    //: if hidesBars
    val bars = rememberNAME__Bars(state)
    //: if hidesHeader
    SideEffect {
        bars.bar.height = with(display) { style.low.toPx() }
        bars.bar.start = with(display) { style.height.toPx() } - bars.bar.height
    }
    //: end
    val sized = modifier.onSizeChanged { pull.viewport = it.height.toFloat() }
    Box(sized.nestedScroll(pull).nestedScroll(bars)) {
    //: else
    Box(modifier.onSizeChanged { pull.viewport = it.height.toFloat() }.nestedScroll(pull)) {
    //: end
        //: use header-rows
        //: if hidesHeader
        val shown = Modifier.graphicsLayer { translationY = -bars.bar.gone }.drawWithContent {
        //: else
        val shown = Modifier.drawWithContent {
        //: end
            clipRect(bottom = place().visible) { this@drawWithContent.drawContent() }
        }
        Box(shown) {
            //: if isPlain
            // Measured once. Scrolling only redraws them.
            BoxWithConstraints(Modifier.fillMaxWidth().height(style.height)) {
                val width = maxWidth.value
                for ((index, layer) in style.layers.withIndex()) {  //: if isLinked
                for (layer in style.layers) {  //: else
                    val rest = layer.rest(width, style.height.value)
                    Box(
                        Modifier.fillMaxSize()
                            .wrapContentSize(AbsoluteAlignment.TopLeft, unbounded = true)
                            .size(rest.width.dp, rest.height.dp)
                            .graphicsLayer {
                                //: if isLinked
                                val past = pasts.value[index]
                                val now = layer.place(scrolled() / density, width, style, reduceMotion, past)
                                //: else
                                val now = layer.place(scrolled() / density, width, style, reduceMotion)
                                //: end
                                transformOrigin = TransformOrigin(0f, 0f)
                                scaleX = now.width * density / max(1f, size.width)
                                scaleY = now.height * density / max(1f, size.height)
                                translationX = now.left * density
                                translationY = now.top * density
                            }
                            .clearAndSetSemantics {},
                    ) { picture(layer.picture) }
                }
            }
            //: else
            val header = Modifier.fillMaxWidth().height(style.height)
            NAME__Layers(style, picture, reduceMotion, header) { scrolled() / display.density }
            //: end
            //: if bar
            NAME__Bar(title, barColor, place)  //: if isDark
            NAME__Bar(title, barColor, barTextColor, place)  //: else
            //: end
        }
        // Taps on the collapsed header do not reach the rows below.
        //: if hidesHeader
        val hidden = Modifier.graphicsLayer { translationY = -bars.bar.gone }
        val bar = hidden.fillMaxWidth().height(style.low)
        //: else
        val bar = Modifier.fillMaxWidth().height(style.low)
        //: end
        Box(bar.pointerInput(Unit) { detectTapGestures {} })
        NAME__TabBar(bars, tabBar)  //: if hidesTabBar
    }
}
//: if bar

//: use bar
//: end

//: use pull
//: if isLinked

//: use offset
//: use follow
//: end
