/**
 * A strip of albums: covers in front of stacks of layers that fan out as they pass.
 *
 * @param count the number of albums
 * @param picture the picture of an album's layer; fills the given size; layer 0 is the cover
 //: if hasWhole
 //: if shadow
 * @param isWhole whether the picture is shown whole in its box; the box then casts no shadow
 //: end
 //: end
 //: if coverBehind
 * @param blurred the backdrop: an album's cover, small and already blurred
 //: end
 //: if hasCaptionItems
 * @param caption the text below a cover
 //: end
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
    //: if shadow
    isWhole: (album: Int, layer: Int) -> Boolean = { _, _ -> false },
    //: end
    //: end
    //: if coverBehind
    blurred: @Composable (album: Int) -> Unit,
    //: end
    //: if hasCaptionItems
    caption: @Composable (album: Int) -> Unit,
    //: end
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
        //: if coverBehind
        NAME__Behind(state, count, style, blurred)
        //: end
        //: if isAcross
        LazyRow(
        //: else
        LazyColumn(
        //: end
            modifier = Modifier.fillMaxSize(),
            state = state,
            // The first and the last album reach the middle.
            contentPadding = PaddingValues(AXIS__ = maxOf(0.dp, (screen - style.pitch) / 2)),
            //: if isAcross
            verticalAlignment = Alignment.CenterVertically,
            //: else
            horizontalAlignment = Alignment.CenterHorizontally,
            //: end
            //: use fling
        ) {
            items(count) { album ->
                NAME__Album(
                    //: row
                    state, album, screen,
                    //: if lags
                    lag,
                    //: end
                    style, reduceMotion, picture,
                    //: if hasWhole
                    //: if shadow
                    isWhole,
                    //: end
                    //: end
                    //: if hasCaptionItems
                    caption,
                    //: end
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
    //: if lags
    lag: State<Float>,
    //: end
    style: NAME__Style,
    reduceMotion: Boolean,
    picture: @Composable (album: Int, layer: Int) -> Unit,
    //: if hasWhole
    //: if shadow
    isWhole: (album: Int, layer: Int) -> Boolean,
    //: end
    //: end
    //: if hasCaptionItems
    caption: @Composable (album: Int) -> Unit,
    //: end
    modifier: Modifier = Modifier,
) {
    Layout(
        content = {
            for (i in 0 until style.layers) {
                //: use layer
            }
            //: if hasCaptionItems
            Box { caption(album) }
            //: end
        },
        modifier = modifier,
    ) { parts, _ ->
        val (pitch, cover) = style.pitch.roundToPx() to style.cover.roundToPx()
        val density: Density = this
        //: if isAcross
        val isMirrored = layoutDirection == LayoutDirection.Rtl
        //: end

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
                        //: if lags
                        val now = place(start + lag.value, i)
                        //: else
                        val now = place(start, i)
                        //: end
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
