//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

//: if not isPlainHeader
/**
 * The pictures and texts, measured once; scrolling only draws them elsewhere.
 *
 * @param scrolled dp from rest
 */
@Composable
private fun NAME__Layers(
    style: NAME__Style,
    picture: @Composable (name: String) -> Unit,
    reduceMotion: Boolean,
    modifier: Modifier = Modifier,
    scrolled: () -> Float,
) {
    //: if isLinked
    val pasts = rememberNAME__Pasts(style.layers, scrolled)
    //: if hasTiles
    val faces = remember(style) {
        style.layers.flatMapIndexed { index, layer -> List(layer.copies) { Triple(layer, it, index) } }
    }
    //: end
    //: else if hasTiles
    val faces = remember(style) { style.layers.flatMap { layer -> List(layer.copies) { layer to it } } }
    //: end
    //: row
    Layout(
        {
        //: if isLinked
        //: if hasTiles
        for ((layer, _, index) in faces)
        //: else
        for ((index, layer) in style.layers.withIndex())
        //: end
        //: else if hasTiles
        for ((layer, _) in faces)
        //: else
        for (layer in style.layers)
        //: end
        //: if reveals
        //: if isLinked
        NAME__Face(layer, picture, reduceMotion) { layer.at(scrolled(), pasts.value[index], reduceMotion) }
        //: else
        NAME__Face(layer, picture, reduceMotion, scrolled)
        //: end
        //: else
        NAME__Face(layer, picture)
        //: end
        },
        modifier
    ) { parts, constraints ->
    //: end
    //: use layers-policy
}

@Composable
//: if reveals
private fun NAME__Face(
    layer: NAME__Layer,
    picture: @Composable (name: String) -> Unit,
    reduceMotion: Boolean,
    scrolled: () -> Float,
) {
    val shown = if (!layer.isRevealed) Modifier else Modifier.drawWithContent {
        val share = layer.key(scrolled(), reduceMotion).reveal
        val part = layer.shown(share, size)
        if (share == 1f) return@drawWithContent drawContent() // nothing is cut off
        clipRect(part.left, part.top, part.right, part.bottom) { this@drawWithContent.drawContent() }
    }
//: else
private fun NAME__Face(layer: NAME__Layer, picture: @Composable (name: String) -> Unit) {
//: end
    //: if hasTexts
    if (layer.text == null) {
        //: if reveals
        //: if hasLooks
        Box(shown.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }
        //: else
        Box(shown.clearAndSetSemantics {}) { picture(layer.picture) }
        //: end
        //: else
        //: if hasLooks
        Box(Modifier.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }
        //: else
        Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }
        //: end
        //: end
    } else {
        // Text grows with the text size, by at most a fifth.
        val size = with(LocalDensity.current) { (layer.size * fontScale.coerceIn(1f, 1.2f)).dp.toSp() }
        val style = TextStyle(
            color = layer.color,
            fontSize = size,
            //: if hasWeights
            fontWeight = layer.weight,
            //: else
            fontWeight = FontWeight.Bold,
            //: end
            textAlign = when {
                layer.align < 0f -> TextAlign.Left
                layer.align > 0f -> TextAlign.Right
                else -> TextAlign.Center
            },
            //: if hasLineHeights
            lineHeight = size * layer.lineHeight,
            //: else
            lineHeight = size * 1.25f,
            //: end
            //: if hasFamilies
            // The app has to have the family.
            fontFamily = layer.family?.let { FontFamily(Font(DeviceFontFamilyName(it))) },
            //: end
            //: if hasSpacings
            letterSpacing = layer.spacing.em,
            //: end
        )
        //: if reveals
        val box = shown.wrapContentHeight(unbounded = true)
        //: else
        val box = Modifier.wrapContentHeight(unbounded = true)
        //: end
        //: if hasHugs
        val wide = if (layer.hugs) Modifier.wrapContentWidth(unbounded = true) else Modifier.fillMaxWidth()
        //: end
        //: if hasLines
        Column(box) {
            for (line in layer.text.lines()) {
                //: if not hasHugs
                val wide = Modifier.fillMaxWidth()
                //: end
                BasicText(line, wide, style, overflow = TextOverflow.Ellipsis, maxLines = 1)
            }
        }
        //: else
        //: if hasHugs
        BasicText(layer.text, wide.then(box), style, overflow = TextOverflow.Ellipsis, maxLines = 1)
        //: else
        BasicText(layer.text, box, style, overflow = TextOverflow.Ellipsis, maxLines = 1)
        //: end
        //: end
    }
    //: else if reveals
    //: if hasLooks
    Box(shown.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }
    //: else
    Box(shown.clearAndSetSemantics {}) { picture(layer.picture) }
    //: end
    //: else
    //: if hasLooks
    Box(Modifier.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }
    //: else
    Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }
    //: end
    //: end
}
//: if hasLooks

//: use layer-picture
//: end
//: if hasTiles

/** The place of a copy of a repeating layer. */
private fun Rect.copyOf(layer: NAME__Layer, number: Int): Rect {
    if (layer.copies == 1) return this
    //: if isAcross
    val step = max(1f, width)
    val rest = left % step
    //: else
    val step = max(1f, height)
    val rest = top % step
    //: end
    //: if hasLeads
    // Copies before the screen that reach into it when turned or blurred.
    val first = (if (rest > 0f) rest - step else rest) - layer.lead * step
    //: else
    val first = if (rest > 0f) rest - step else rest
    //: end
    //: if isAcross
    return translate(first + number * step - left, 0f)
    //: else
    return translate(0f, first + number * step - top)
    //: end
}
//: end
//: end
