/**
 * A list, edge to edge, below a header with a picture that lags behind the rows.
 *
 * @param picture fills the given size
 */
@Composable
fun NAME__(
    title: String,  //: if bar
    picture: @Composable () -> Unit,
    //: use header-parameters
    rows: LazyListScope.() -> Unit,
) {
    val density = LocalDensity.current  //: if sticks
    //: if isBelowSafeArea
    @Suppress("NAME_SHADOWING")
    val style = style.below(with(density) { WindowInsets.statusBars.getTop(this).toDp() })
    //: end
    var size by remember { mutableStateOf(IntSize.Zero) }
    val pull = remember { NAME__Pull() }  //: if not rides
    //: if lags
    val list = remember(state) { NAME__Offset(state) }
    val lag = rememberNAME__Lag(style) { list.read() }  //: if rides
    val lag = rememberNAME__Lag(style) { list.read() - pull.value }  //: else
    //: end
    val place = {
        val isAway = state.firstVisibleItemIndex > 0
        val offset = state.firstVisibleItemScrollOffset.toFloat()  //: if rides
        val offset = state.firstVisibleItemScrollOffset - pull.value  //: else
        val s = if (isAway) list.read() else offset  //: if lags
        val s = if (isAway) Float.POSITIVE_INFINITY else offset  //: else
        //: if sticks
        val now = style.place(s, size.width.toFloat(), density, lag.value)  //: if lags
        val now = style.place(s, size.width.toFloat(), density)  //: else
        val rest = style.place(0f, size.width.toFloat(), density)
        //: else
        val now = style.place(s, size.width.toFloat(), lag.value)  //: if lags
        val now = style.place(s, size.width.toFloat())  //: else
        val rest = style.place(0f, size.width.toFloat())
        //: end
        if (reduceMotion) {
            // The header moves with the rows, and its bar still appears, with a small title.
            //: if bar
            //: if not barIsSmall
            val collapsed = style.place(Float.POSITIVE_INFINITY, size.width.toFloat(), density)  //: if sticks
            val collapsed = style.place(Float.POSITIVE_INFINITY, size.width.toFloat())  //: else
            //: end
            //: end
            //: row
            rest.copy(
                visible = rest.visible - now.collapsed, top = rest.top - now.collapsed,
                //: if bar
                barOpacity = now.barOpacity,
                titleScale = collapsed.titleScale, titleRise = collapsed.titleRise,  //: if not barIsSmall
                //: end
            )
            //: end
        } else {
            now
        }
    }
    //: if hidesBars
    val bars = rememberNAME__Bars(state)
    //: if hidesHeader
    SideEffect {
        val whole = style.place(0f, size.width.toFloat(), density).visible
        bars.bar.height = style.place(Float.POSITIVE_INFINITY, size.width.toFloat(), density).visible
        bars.bar.start = whole - bars.bar.height
    }
    //: end
    //: end
    //: if rides
    Box(modifier.onSizeChanged { size = it }.nestedScroll(bars)) {  //: if hidesBars
    Box(modifier.onSizeChanged { size = it }) {  //: else
    //: else
    val sized = modifier.onSizeChanged {
        size = it
        pull.viewport = it.height.toFloat()
    }
    Box(sized.nestedScroll(pull).nestedScroll(bars)) {  //: if hidesBars
    Box(sized.nestedScroll(pull)) {  //: else
    //: end
        //: use header-rows
        // Measured once. Scrolling only redraws it.
        //: if hidesHeader
        val shown = Modifier.graphicsLayer { translationY = -bars.bar.gone }.drawWithContent {
        //: else
        val shown = Modifier.drawWithContent {
        //: end
            clipRect(bottom = place().visible) { this@drawWithContent.drawContent() }
        }
        Box(shown) {
            Layout({ Box(Modifier.clearAndSetSemantics {}) { picture() } }) { parts, constraints ->
                val rest = style.place(0f, constraints.maxWidth.toFloat(), density)  //: if sticks
                val rest = style.place(0f, constraints.maxWidth.toFloat())  //: else
                val drawn = parts[0].measure(Constraints.fixed(ceil(rest.wide).toInt(), ceil(rest.drawn).toInt()))
                layout(constraints.maxWidth, rest.visible.roundToInt()) {
                    drawn.placeWithLayer((constraints.maxWidth - drawn.width) / 2, 0) {
                        val now = place()
                        transformOrigin = TransformOrigin(0.5f, 0f)
                        scaleX = now.drawn / rest.drawn
                        scaleY = now.drawn / rest.drawn
                        translationY = now.top
                    }
                }
            }
            //: if bar
            NAME__Bar(title, barColor, place)  //: if isDark
            NAME__Bar(title, barColor, barTextColor, place)  //: else
            //: end
        }
        //: if sticks
        // Taps on the collapsed header do not reach the rows below.
        //: if hidesHeader
        val hidden = Modifier.graphicsLayer { translationY = -bars.bar.gone }
        val bar = hidden.fillMaxWidth().height(style.minHeight)
        //: else
        val bar = Modifier.fillMaxWidth().height(style.minHeight)
        //: end
        Box(bar.pointerInput(Unit) { detectTapGestures {} })
        //: end
        NAME__TabBar(bars, tabBar)  //: if hidesTabBar
    }
}
//: if bar

//: use bar
//: end
//: if not rides

//: use pull
//: end
//: if lags

//: use offset
//: use follow
//: end
