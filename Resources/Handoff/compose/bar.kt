/** The bar that the header becomes: its ground comes, and the title goes there. */
@Composable
//: if isDark
private fun NAME__Bar(title: String, color: Color, place: () -> NAME__Place) {
//: else
private fun NAME__Bar(title: String, color: Color, textColor: Color, place: () -> NAME__Place) {
//: end
    //: if not barIsSmall
    //: if not isDark
    // In one step: a gray between them could not be read.
    val isOnBar by remember { derivedStateOf { place().barOpacity >= INK_SHARE__f } }
    //: end
    val blur = with(LocalDensity.current) { SHADOW_BLUR__.dp.toPx() }
    val glow = Shadow(Color.Black.copy(alpha = SHADOW_OPACITY__f), blurRadius = blur)
    //: end
    Layout(
        content = {
            Box(Modifier.background(color))
            BasicText(
                text = title,
                modifier = Modifier.semantics { heading() },
                //: if barIsSmall
                style = TextStyle(fontSize = TITLE_SIZE__.sp, fontWeight = FontWeight.Bold),
                //: else if isDark
                style = TextStyle(fontSize = TITLE_SIZE__.sp, fontWeight = FontWeight.Bold, shadow = glow),
                //: else
                style = TextStyle(fontSize = TITLE_SIZE__.sp, fontWeight = FontWeight.Bold, shadow = if (isOnBar) null else glow),
                //: end
                overflow = TextOverflow.Ellipsis,
                maxLines = 1,
                //: if isDark
                color = { Color.White },
                //: else if barIsSmall
                color = { textColor },
                //: else
                color = { if (isOnBar) textColor else Color.White },
                //: end
            )
        },
        modifier = Modifier.drawWithContent { clipRect(bottom = place().visible) { this@drawWithContent.drawContent() } },
    ) { parts, constraints ->
        val room = constraints.maxWidth - TITLE_MARGINS__.dp.roundToPx()
        val ground = parts[0].measure(Constraints.fixed(constraints.maxWidth, constraints.maxHeight))
        val words = parts[1].measure(Constraints(maxWidth = max(0, room)))
        //: if barIsSmall
        val start = if (layoutDirection == LayoutDirection.Rtl) 1f else 0f
        //: else if titleShift
        val start = if (layoutDirection == LayoutDirection.Rtl) 1f else 0f
        val shift = (if (layoutDirection == LayoutDirection.Rtl) -TITLE_SHIFT__ else TITLE_SHIFT__).dp.toPx()
        //: else
        val start = if (layoutDirection == LayoutDirection.Rtl) 1f else 0f
        //: end
        layout(constraints.maxWidth, constraints.maxHeight) {
            ground.placeWithLayer(0, 0) { alpha = place().barOpacity }
            words.placeRelativeWithLayer(TITLE_START__.dp.roundToPx(), 0) {
                val now = place()
                transformOrigin = TransformOrigin(start, 0.5f)
                //: if barIsSmall
                scaleX = TITLE_ZOOM__f
                scaleY = TITLE_ZOOM__f
                translationY = now.visible - BAR_TITLE_DROP__.dp.toPx() - words.height / 2f
                alpha = now.barOpacity
                //: else
                scaleX = now.titleScale
                scaleY = now.titleScale
                //: if titleShift
                translationX = shift * (1f - now.titleScale)
                //: end
                translationY = now.visible - now.titleRise.toPx() - words.height / 2f
                //: end
            }
        }
    }
}
