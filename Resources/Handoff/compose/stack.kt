/**
 * A strip of albums: covers in front of stacks of layers that fan out as they pass.
 *
 * @param count the number of albums
 * @param picture the picture of an album's layer; fills the given size; layer 0 is the cover
 //: if hasWhole
 * @param isWhole whether the picture is shown whole in its box; the box then casts no shadow  //: if shadow
 //: end
 * @param blurred the backdrop: an album's cover, small and already blurred  //: if coverBehind
 * @param caption the text below a cover  //: if hasCaptionItems
 */
@Composable
fun NAME__(
    count: Int,
    picture: @Composable (album: Int, layer: Int) -> Unit,
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
    state: LazyListState = rememberLazyListState(),
    //: if hasWhole
    isWhole: (album: Int, layer: Int) -> Boolean = { _, _ -> false },  //: if shadow
    //: end
    blurred: @Composable (album: Int) -> Unit,  //: if coverBehind
    caption: @Composable (album: Int) -> Unit,  //: if hasCaptionItems
) {
    val front by remember(state) {
        // The album in the middle covers its neighbors.
        derivedStateOf {
            val info = state.layoutInfo
            val middle = (info.viewportStartOffset + info.viewportEndOffset) / 2
            info.visibleItemsInfo.firstOrNull { it.offset + it.size > middle }?.index ?: 0
        }
    }
    //: if lags
    val offset = remember(state) { NAME__Offset(state) }
    val lag = rememberNAME__Lag(style) { offset.read() }
    //: end
    BoxWithConstraints(modifier) {
        val screen = MAX_EXTENT__
        NAME__Behind(state, count, style, blurred)  //: if coverBehind
        LazyRow(  //: if isAcross
        LazyColumn(  //: else
            modifier = Modifier.fillMaxSize(),
            state = state,
            // The first and the last album reach the middle.
            contentPadding = PaddingValues(AXIS__ = maxOf(0.dp, (screen - style.pitch) / 2)),
            verticalAlignment = Alignment.CenterVertically,  //: if isAcross
            horizontalAlignment = Alignment.CenterHorizontally,  //: else
            //: use fling
        ) {
            items(count) { album ->
                NAME__Album(
                    //: row
                    state, album, screen,
                    lag,  //: if lags
                    style, reduceMotion, picture,
                    //: if hasWhole
                    isWhole,  //: if shadow
                    //: end
                    caption,  //: if hasCaptionItems
                    //: end
                    Modifier.zIndex(if (album == front) 1f else 0f),
                )
            }
        }
    }
    //: if autoplay
    // To scroll AUTOPLAY__ dp a second until touched, call state.scrollBy in a LaunchedEffect.
    //: end
}

/** An album: a cover in front of a stack of layers, centered in an item as long as the pitch. */
@Composable
private fun NAME__Album(
    state: LazyListState,
    album: Int,
    screen: Dp,
    lag: State<Float>,  //: if lags
    style: NAME__Style,
    reduceMotion: Boolean,
    picture: @Composable (album: Int, layer: Int) -> Unit,
    //: if hasWhole
    isWhole: (album: Int, layer: Int) -> Boolean,  //: if shadow
    //: end
    caption: @Composable (album: Int) -> Unit,  //: if hasCaptionItems
    modifier: Modifier = Modifier,
) {
    Layout(
        content = {
            for (i in 0 until style.layers) {
                //: use layer
            }
            Box { caption(album) }  //: if hasCaptionItems
        },
        modifier = modifier,
    ) { parts, _ ->
        val (pitch, cover) = style.pitch.roundToPx() to style.cover.roundToPx()
        val density: Density = this
        val isMirrored = layoutDirection == LayoutDirection.Rtl  //: if isAcross

        // The start of its cell in the strip; null after the album has left.
        fun start(): Float? {
            val item = state.layoutInfo.visibleItemsInfo.firstOrNull { it.index == album } ?: return null
            val room = (style.pitch - style.cellWidth).toPx()
            return item.offset - state.layoutInfo.viewportStartOffset + room / 2f
        }

        fun place(x: Float, i: Int) = style.place(x, screen.toPx(), i, density)
        val layers = List(style.layers) { i ->
            val side = place(0f, i).side.roundToInt()
            parts[i].measure(Constraints.fixed(LAYER_WIDTH__, LAYER_HEIGHT__))
        }
        //: if hasCaptionItems
        val words = parts[style.layers].measure(Constraints(maxWidth = style.cellWidth.roundToPx()))
        //: end
        layout(ITEM_WIDTH__, ITEM_HEIGHT__) {
            for (i in layers.indices.reversed()) { // the cover is drawn last
                val layer = layers[i]
                //: if isAcross
                val y = (place(0f, i).middle - layer.height / 2f).roundToInt()
                layer.placeWithLayer((pitch - layer.width) / 2, y) {
                //: else
                val x = (place(0f, i).middle - layer.width / 2f).roundToInt()
                layer.placeWithLayer(x, (pitch - layer.height) / 2) {
                //: end
                    start()?.let { start ->
                        val now = place(start + lag.value, i)  //: if lags
                        val now = place(start, i)  //: else
                        alpha = now.opacity
                        //: if isAcross
                        if (!reduceMotion) translationX = if (isMirrored) -now.offset else now.offset
                        //: else
                        if (!reduceMotion) translationY = now.offset
                        //: end
                    }
                }
            }
            //: if hasCaptionItems
            words.placeWithLayer((ITEM_WIDTH__ - words.width) / 2, cover + CAPTION_GAP__.dp.roundToPx()) {
                alpha = start()?.let { style.captionOpacity(it, screen.toPx(), density) } ?: 0f
            }
            //: end
        }
    }
}
//: if coverBehind

//: use behind
//: end
//: if lags

//: use offset
//: use follow
//: end
