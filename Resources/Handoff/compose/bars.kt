/** A bar that hides while the list moves up, and returns as soon as it moves down. In pixels. */
//: row 100
class NAME__HidingBar(
    private val snaps: Boolean = false,
    private val isAway: Boolean = false,  //: if barGoesAway
) {
//: end
    /** Until it is gone. */
    var height by mutableFloatStateOf(0f)

    /** Where it begins to hide. */
    var start by mutableFloatStateOf(0f)
    var gone by mutableFloatStateOf(0f)
        private set

    /** The list has scrolled by [way] to a place. */
    fun scroll(place: Float, way: Float) {
        val hidden = max(0f, place - start)
        val next = if (isAway) hidden else gone + hidden - max(0f, place - way - start)  //: if barGoesAway
        val next = gone + hidden - max(0f, place - way - start)  //: else
        gone = next.coerceIn(0f, height)
    }

    /** The list rests with no finger down: the bar goes to its nearer end. */
    suspend fun rest() {
        val end = if (gone * 2f < height) 0f else height
        if (!snaps || gone == end) return
        //: if snapMore
        val time = (SNAP_MILLISECONDS__f + SNAP_MORE_MILLISECONDS__f * abs(end - gone) / height).roundToInt()
        //: else
        val time = SNAP_MILLISECONDS__
        //: end
        if (!ValueAnimator.areAnimatorsEnabled()) {
            gone = end
            return
        }
        val easing = CubicBezierEasing(SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__)
        AnimationState(gone).animateTo(end, tween(time, easing = easing)) { gone = value }
    }
}

/** The bars of a list that hide: Modifier.nestedScroll around the list says how it scrolls. */
class NAME__Bars(private val state: LazyListState) : NestedScrollConnection {
    //: if hidesBar
    //: row 100
    val bar = NAME__HidingBar(
        snaps = true,  //: if barSnaps
        isAway = true,  //: if barGoesAway
    )
    //: end
    //: end
    //: if hidesTabBar
    //: row 100
    val tabBar = NAME__HidingBar(
        snaps = true,  //: if tabBarSnaps
    )
    //: end
    //: end

    // A list takes nothing of a bounce, and that hides nothing.
    override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset {
        val isAway = state.firstVisibleItemIndex > 0
        val place = if (isAway) FAR else state.firstVisibleItemScrollOffset.toFloat()
        bar.scroll(place, -consumed.y)  //: if hidesBar
        tabBar.scroll(place, -consumed.y)  //: if hidesTabBar
        return Offset.Zero
    }

    override suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity {
        coroutineScope {
            launch { bar.rest() }  //: if barSnaps
            launch { tabBar.rest() }  //: if tabBarSnaps
        }
        return Velocity.Zero
    }

    private companion object {
        /** Beyond where any bar begins to hide. */
        const val FAR = 30_000f
    }
}

@Composable
fun rememberNAME__Bars(state: LazyListState): NAME__Bars = remember(state) { NAME__Bars(state) }
//: if isListBar

/** The bar over the list, in front of it. */
@Composable
fun NAME__TopBar(title: String, bars: NAME__Bars) {
    BasicText(
        text = title,
        modifier = Modifier
            .graphicsLayer { translationY = -bars.bar.gone }
            .onSizeChanged { bars.bar.height = it.height.toFloat() }
            .background(Color(0xFF1C1C1E))  //: if isDark
            .background(Color(0xFFF9F9FB))  //: else
            .statusBarsPadding()
            .height(LIST_BAR_HEIGHT__.dp)
            .fillMaxWidth()
            .padding(start = 16.dp, end = 16.dp)
            .wrapContentHeight()
            .semantics { heading() },
        style = TextStyle(fontSize = 17.sp, fontWeight = FontWeight.Bold, color = Color.White),  //: if isDark
        style = TextStyle(fontSize = 17.sp, fontWeight = FontWeight.Bold),  //: else
        overflow = TextOverflow.Ellipsis,
        maxLines = 1,
    )
}
//: end
//: if hidesTabBar

/** A tab bar in front of the list. */
@Composable
fun BoxScope.NAME__TabBar(bars: NAME__Bars, tabs: @Composable () -> Unit) {
    Box(
        Modifier
            .align(Alignment.BottomStart)
            .graphicsLayer { translationY = bars.tabBar.gone }
            .onSizeChanged { bars.tabBar.height = it.height.toFloat() }
            .background(Color(0xFF1C1C1E))  //: if isDark
            .background(Color(0xFFF9F9FB))  //: else
            .navigationBarsPadding()
            .height(TAB_BAR_HEIGHT__.dp)
            .fillMaxWidth(),
    ) {
        tabs()
    }
}
//: end
