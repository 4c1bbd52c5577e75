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
        Box(shown.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }  //: if hasLooks
        Box(shown.clearAndSetSemantics {}) { picture(layer.picture) }  //: else
        //: else
        Box(Modifier.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }  //: if hasLooks
        Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }  //: else
        //: end
    } else {
        // Text grows with the text size, by at most a fifth.
        val size = with(LocalDensity.current) { (layer.size * fontScale.coerceIn(1f, 1.2f)).dp.toSp() }
        val style = TextStyle(
            color = layer.color,
            fontSize = size,
            fontWeight = layer.weight,  //: if hasWeights
            fontWeight = FontWeight.Bold,  //: else
            //: if hasAligns
            textAlign = when {
                layer.align < 0f -> TextAlign.Left
                layer.align > 0f -> TextAlign.Right
                else -> TextAlign.Center
            },
            //: else
            textAlign = TextAlign.Center,
            //: end
            lineHeight = size * layer.lineHeight,  //: if hasLineHeights
            lineHeight = size * 1.25f,  //: else
            //: if hasFamilies
            // The app has to have the family.
            fontFamily = layer.family?.let { FontFamily(Font(DeviceFontFamilyName(it))) },
            //: end
            letterSpacing = layer.spacing.em,  //: if hasSpacings
        )
        val box = shown.wrapContentHeight(unbounded = true)  //: if reveals
        val box = Modifier.wrapContentHeight(unbounded = true)  //: else
        //: if hasHugs
        val wide = if (layer.hugs) Modifier.wrapContentWidth(unbounded = true) else Modifier.fillMaxWidth()
        //: end
        //: if hasLines
        Column(box) {
            for (line in layer.text.lines()) {
                val wide = Modifier.fillMaxWidth()  //: if not hasHugs
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
    Box(shown.clearAndSetSemantics {}) { NAME__Picture(layer, picture) }  //: if hasLooks
    Box(shown.clearAndSetSemantics {}) { picture(layer.picture) }  //: else
    //: end
}
