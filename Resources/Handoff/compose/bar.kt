/** The bar of the collapsed header: its background fades in, and the title shrinks into the bar. */
@Composable
private fun NAME__Bar(title: String, color: Color, place: () -> NAME__Place) {  //: if isDark
private fun NAME__Bar(title: String, color: Color, textColor: Color, place: () -> NAME__Place) {  //: else
    //: if not barIsSmall
    //: if not isDark
    // In one step: a gray in between is unreadable.
    val isOnBar by remember(place) { derivedStateOf { place().barOpacity >= INK_SHARE__f } }
    //: end
    val glow = Shadow(blurRadius = with(LocalDensity.current) { SHADOW_BLUR__.dp.toPx() })  //: if isDark
    val glow = if (isOnBar) null else Shadow(blurRadius = with(LocalDensity.current) { SHADOW_BLUR__.dp.toPx() })  //: else
    //: end
    val start = if (LocalLayoutDirection.current == LayoutDirection.Rtl) 1f else 0f
    Box(Modifier.fillMaxSize().graphicsLayer { alpha = place().barOpacity }.background(color))
    BasicText(
        title,
        Modifier.padding(start = TITLE_START__.dp, end = 16.dp)
            .graphicsLayer {
                val now = place()
                transformOrigin = TransformOrigin(start, 0.5f)
                //: if barIsSmall
                scaleX = TITLE_ZOOM__f
                scaleY = TITLE_ZOOM__f
                translationY = now.visible - BAR_TITLE_DROP__.dp.toPx() - size.height / 2f  //: if header
                translationY = (now.visible - BAR_TITLE_DROP__.dp).toPx() - size.height / 2f  //: else
                alpha = now.barOpacity
                //: else
                scaleX = now.titleScale
                scaleY = now.titleScale
                //: if titleShift
                translationX = TITLE_SHIFT__.dp.toPx() * (1f - now.titleScale) * (1f - 2f * start)
                //: end
                translationY = now.visible - now.titleRise.toPx() - size.height / 2f  //: if header
                translationY = (now.visible - now.titleRise).toPx() - size.height / 2f  //: else
                //: end
            }
            .semantics { heading() },
        TextStyle(fontSize = TITLE_SIZE__.sp, fontWeight = FontWeight.Bold),  //: if barIsSmall
        TextStyle(fontSize = TITLE_SIZE__.sp, fontWeight = FontWeight.Bold, shadow = glow),  //: else
        overflow = TextOverflow.Ellipsis, maxLines = 1,
        color = { Color.White },  //: if isDark
        color = { textColor },  //: else if barIsSmall
        color = { if (isOnBar) textColor else Color.White },  //: else
    )
}
