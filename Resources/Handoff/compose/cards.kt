/**
 * Cards that stop near the top of the screen, each on top of the earlier cards. The list is edge to edge.
 *
 * @param count the number of cards; only cards near the screen are composed
 * @param card the picture and the text of a card; fills the card
 */
@Composable
fun NAME__(
    count: Int,
    card: @Composable BoxScope.(card: Int) -> Unit,
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
    scroll: ScrollState = rememberScrollState(),
) {
    BoxWithConstraints(modifier.clipToBounds()) {
        val pitch = style.cardHeight + style.gap
        // The last card rests at the first card's place.
        val length = maxHeight + pitch * maxOf(0, count - 1)
        val step = with(LocalDensity.current) { pitch.toPx() }
        // Cards still visible below later cards, and the next cards: changes once per card.
        val ahead = ceil(maxHeight / pitch).toInt() + 1
        val near by remember(scroll, step, ahead, style, count) {
            derivedStateOf {
                val first = (scroll.value / step).toInt()
                max(0, first - style.visible.toInt() - 1)..min(count - 1, first + ahead)
            }
        }
        //: if snapsToItems
        val stops = rememberNAME__Stops(scroll, step)
        Box(Modifier.fillMaxSize().verticalScroll(scroll, flingBehavior = stops)) {
        //: else if rate
        Box(Modifier.fillMaxSize().verticalScroll(scroll, flingBehavior = rememberNAME__Fling())) {
        //: else
        Box(Modifier.fillMaxSize().verticalScroll(scroll)) {
        //: end
            Layout(
                content = {
                    for (index in near) {
                        key(index) {
                            Box(Modifier.clip(RoundedCornerShape(style.radius))) {
                                card(index)
                                Box(
                                    Modifier.fillMaxSize()
                                        .graphicsLayer {
                                            val place = style.place(scroll.value.toFloat(), index, this)
                                            alpha = if (reduceMotion) 0f else place.shade
                                        }
                                        .background(Color.Black),
                                )
                            }
                        }
                    }
                },
                modifier = Modifier.fillMaxWidth().height(length),
            ) { parts, constraints ->
                val margin = style.margin.roundToPx()
                val size = Constraints.fixed(maxOf(0, constraints.maxWidth - 2 * margin), style.cardHeight.roundToPx())
                val cards = parts.map { it.measure(size) }
                val first = near.first
                layout(constraints.maxWidth, constraints.maxHeight) {
                    for (part in cards.indices) { // later cards cover earlier ones
                        val index = first + part
                        val start = style.top.toPx() + index * pitch.toPx() // its place in the list
                        cards[part].placeWithLayer(margin, 0) {
                            val s = scroll.value.toFloat()
                            val place = style.place(s, index, this)
                            transformOrigin = TransformOrigin(0.5f, 0f)
                            translationY = if (reduceMotion) start else place.y + s
                            scaleX = if (reduceMotion) 1f else place.size
                            scaleY = scaleX
                            alpha = if (reduceMotion) 1f else place.opacity
                        }
                    }
                }
            }
        }
    }
}
//: if snapsToItems

/** Ends a fling with a card in its place. */
@Composable
private fun rememberNAME__Stops(scroll: ScrollState, pitch: Float): FlingBehavior = remember(scroll, pitch) {
    object : FlingBehavior {
        override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
            val end = scroll.value + exponentialDecay<Float>().calculateTargetValue(0f, initialVelocity)
            val way = (end / pitch).roundToInt() * pitch - scroll.value
            var last = 0f
            AnimationState(0f, initialVelocity).animateTo(way) {
                scrollBy(value - last)
                last = value
            }
            return 0f
        }
    }
}
//: end
