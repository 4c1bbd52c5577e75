/**
 * A list, edge to edge, below a header with a picture that lags behind the rows.  //: if header
 * A list, edge to edge, below a header of layers that move at their own speeds.  //: else
 *
 * @param picture fills the given size  //: if header
 * @param picture the picture of a layer, by name; fills the given size  //: else
 */
@Composable
fun NAME__(
    title: String,  //: if bar
    picture: @Composable () -> Unit,  //: if header
    picture: @Composable (name: String) -> Unit,  //: else
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
    state: LazyListState = rememberLazyListState(),
    contentPadding: PaddingValues = WindowInsets.navigationBars.asPaddingValues(),
    tabBar: @Composable () -> Unit = {},  //: if hidesTabBar
    //: if bar
    barColor: Color = Color(0xFF1C1C1E),  //: if isDark
    barColor: Color = Color(0xFFF9F9FB),  //: else
    barTextColor: Color = Color.Black,  //: if not isDark
    //: end
    rows: LazyListScope.() -> Unit,
) {
    val display = LocalDensity.current  //: if sticks
    //: if isBelowSafeArea
    @Suppress("NAME_SHADOWING")
    val style = style.below(with(display) { WindowInsets.statusBars.getTop(this).toDp() })
    //: end
    var size by remember { mutableStateOf(IntSize.Zero) }  //: if header
    val pull = remember { NAME__Pull() }  //: if not rides
    val list = remember(state) { NAME__Offset(state) }  //: if isLinked
    //: if header
    //: use header-place
    //: else
    //: use layers-place
    //: end
    val bars = rememberNAME__Bars(state)  //: if hidesBars
    //: if hidesHeader
    SideEffect {
        //: if header
        val whole = style.place(0f, size.width.toFloat(), display).visible
        bars.bar.height = style.place(Float.POSITIVE_INFINITY, size.width.toFloat(), display).visible
        bars.bar.start = whole - bars.bar.height
        //: else
        bars.bar.height = with(display) { style.low.toPx() }
        bars.bar.start = with(display) { style.height.toPx() } - bars.bar.height
        //: end
    }
    //: end
    //: if recipe
    val sized = modifier.onSizeChanged { pull.viewport = it.height.toFloat() }  //: if hidesBars
    //: else if not rides
    val sized = modifier.onSizeChanged {
        size = it
        pull.viewport = it.height.toFloat()
    }
    //: end
    //: row
    Box(
        modifier.onSizeChanged { size = it }  //: if rides
        sized  //: else if header
        sized  //: else if hidesBars
        modifier.onSizeChanged { pull.viewport = it.height.toFloat() }  //: else
        .nestedScroll(pull)  //: if not rides
        .nestedScroll(bars)  //: if hidesBars
    ) {
    //: end
        //: row 100
        LazyColumn(
            Modifier.fillMaxSize(),
            state,
            contentPadding,
            //: use fling
        ) {
        //: end
            //: use spacer
            rows()
            item { Box(Modifier.height(TAB_BAR_HEIGHT__.dp)) }  //: if hidesTabBar
        }
        //: if header
        // Measured once. Scrolling only redraws it.
        //: end
        val shown = Modifier.graphicsLayer { translationY = -bars.bar.gone }.drawWithContent {  //: if hidesHeader
        val shown = Modifier.drawWithContent {  //: else
            clipRect(bottom = place().visible) { this@drawWithContent.drawContent() }  //: if header
            clipRect(bottom = place().visible.toPx()) { this@drawWithContent.drawContent() }  //: else
        }
        Box(shown) {
            //: if header
            Layout({ Box(Modifier.clearAndSetSemantics {}) { picture() } }) { parts, constraints ->
                val rest = style.place(0f, constraints.maxWidth.toFloat(), display)  //: if sticks
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
            //: else
            //: use layers-drawn
            //: end
            //: if bar
            NAME__Bar(title, barColor, place)  //: if isDark
            NAME__Bar(title, barColor, barTextColor, place)  //: else
            //: end
        }
        //: if sticks
        // Taps on the collapsed header do not reach the rows below.
        val hidden = Modifier.graphicsLayer { translationY = -bars.bar.gone }  //: if hidesHeader
        //: row
        Box(
        hidden  //: if hidesHeader
        Modifier  //: else
        .fillMaxWidth()
        .height(style.minHeight)  //: if header
        .height(style.low)  //: else
        .pointerInput(Unit) { detectTapGestures {} }
        )
        //: end
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
//: if isLinked

//: use offset
//: use follow
//: end
