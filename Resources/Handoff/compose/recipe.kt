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
    //: if hasTiles
    val faces = remember(style) { style.layers.flatMap { layer -> List(layer.copies) { layer to it } } }
    //: end
    Layout(
        content = {
            //: if hasTiles
            for ((layer, _) in faces) NAME__Face(layer, picture)
            //: else
            for (layer in style.layers) NAME__Face(layer, picture)
            //: end
        },
        modifier = modifier,
    //: use layers-policy
}

@Composable
private fun NAME__Face(layer: NAME__Layer, picture: @Composable (name: String) -> Unit) {
    //: if hasTexts
    if (layer.text == null) {
        Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }
    } else {
        // As large as the pictures around the text, for every text size.
        val size = with(LocalDensity.current) { layer.size.dp.toSp() }
        BasicText(
            text = layer.text,
            style = TextStyle(
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
                lineHeight = size * 1.25f,
            ),
            softWrap = false,
            overflow = TextOverflow.Visible,
        )
    }
    //: else
    Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }
    //: end
}
//: if hasTiles

/** The place of a copy of a repeating layer. */
//: if hasKeys
private fun NAME__LayerPlace.copyOf(layer: NAME__Layer, number: Int): NAME__LayerPlace {
//: else
private fun Rect.copyOf(layer: NAME__Layer, number: Int): Rect {
//: end
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
    //: if hasKeys
    //: if isAcross
    return copy(left = first + number * step)
    //: else
    return copy(top = first + number * step)
    //: end
    //: else if isAcross
    return translate(first + number * step - left, 0f)
    //: else
    return translate(0f, first + number * step - top)
    //: end
}
//: end
//: if reveals

/** The revealed part of a face. */
private class NAME__Shown(
    private val layer: NAME__Layer,
    private val share: Float,
) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline =
        Outline.Rectangle(layer.shown(share, size))
}
//: end
//: end
