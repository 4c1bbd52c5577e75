//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

/**
 * The pictures and texts: measured once, and only drawn elsewhere as the content scrolls.
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
    ) { parts, constraints ->
        //: if inHeader
        val (boxWidth, boxHeight) = constraints.maxWidth / density to style.height.value
        //: else
        val (boxWidth, boxHeight) = constraints.maxWidth / density to constraints.maxHeight / density
        //: end
        val placeables = parts.mapIndexed { index, part ->
            //: if hasTiles
            val rest = faces[index].first.rest(boxWidth, boxHeight)
            //: else
            val rest = style.layers[index].rest(boxWidth, boxHeight)
            //: end
            part.measure(Constraints.fixed((rest.width * density).roundToInt(), (rest.height * density).roundToInt()))
        }
        layout(constraints.maxWidth, constraints.maxHeight) {
            placeables.forEachIndexed { index, face ->
                face.placeWithLayer(0, 0) {
                    //: if hasTiles
                    val (layer, copy) = faces[index]
                    //: if inHeader
                    val now = layer.place(scrolled(), boxWidth, style, reduceMotion).copyOf(layer, copy)
                    //: else
                    val now = layer.place(scrolled(), boxWidth, boxHeight, reduceMotion).copyOf(layer, copy)
                    //: end
                    //: else if inHeader
                    val now = style.layers[index].place(scrolled(), boxWidth, style, reduceMotion)
                    //: else
                    val now = style.layers[index].place(scrolled(), boxWidth, boxHeight, reduceMotion)
                    //: end
                    //: if not turns
                    transformOrigin = TransformOrigin(0f, 0f)
                    //: end
                    scaleX = now.width * density / max(1, face.width)
                    scaleY = now.height * density / max(1, face.height)
                    //: if turns
                    // About its middle.
                    translationX = (now.left + now.width / 2f) * density - face.width / 2f
                    translationY = (now.top + now.height / 2f) * density - face.height / 2f
                    rotationZ = now.rotation
                    //: else
                    translationX = now.left * density
                    translationY = now.top * density
                    //: end
                    //: if hasKeys
                    alpha = now.opacity
                    //: end
                    //: if reveals
                    clip = now.reveal < 1f
                    //: if hasTiles
                    shape = NAME__Shown(layer, now.reveal)
                    //: else
                    shape = NAME__Shown(style.layers[index], now.reveal)
                    //: end
                    //: end
                    //: if blurs
                    // Android blurs by 0.57735 radius + 0.5, in pixels of the face, from version 12 on.
                    val radius = max(0f, (now.blur * density / max(0.001f, scaleX) - 0.5f) / 0.57735f)
                    //: if hasTiles
                    val edges = if (layer.spreads) TileMode.Decal else TileMode.Clamp
                    //: else
                    val edges = if (style.layers[index].spreads) TileMode.Decal else TileMode.Clamp
                    //: end
                    renderEffect = if (radius > 0f) BlurEffect(radius, radius, edges) else null
                    //: end
                }
            }
        }
    }
}

@Composable
private fun NAME__Face(layer: NAME__Layer, picture: @Composable (name: String) -> Unit) {
    //: if hasTexts
    if (layer.text == null) {
        Box(Modifier.clearAndSetSemantics {}) { picture(layer.picture) }
    } else {
        // As large as the pictures around it, whatever size of text a person has chosen.
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
                textAlign = if (layer.align < 0f) TextAlign.Left else if (layer.align > 0f) TextAlign.Right else TextAlign.Center,
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
private fun NAME__LayerPlace.copyOf(layer: NAME__Layer, number: Int): NAME__LayerPlace {
    if (layer.copies == 1) return this
    //: if isAcross
    val step = max(1f, width)
    val rest = left % step
    //: else
    val step = max(1f, height)
    val rest = top % step
    //: end
    //: if hasLeads
    // Copies before the screen that, turned or blurred, reach into it.
    val first = (if (rest > 0f) rest - step else rest) - layer.lead * step
    //: else
    val first = if (rest > 0f) rest - step else rest
    //: end
    //: if isAcross
    return copy(left = first + number * step)
    //: else
    return copy(top = first + number * step)
    //: end
}
//: end
//: if reveals

/** The part of a face that is revealed. */
private class NAME__Shown(private val layer: NAME__Layer, private val share: Float) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline =
        Outline.Rectangle(layer.shown(share, size))
}
//: end
