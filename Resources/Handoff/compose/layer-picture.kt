/** A shape, or a picture with its corners, its shadow and its blending. */
@Composable
private fun NAME__Picture(layer: NAME__Layer, picture: @Composable (name: String) -> Unit) {
    //: if hasShapes
    val corner = RoundedCornerShape(layer.corner.dp)
    val shape = if (!layer.isEllipse) corner else GenericShape { size, _ ->
        addOval(Rect(0f, 0f, size.width, size.height))
    }
    if (layer.colors.isNotEmpty()) {
        val stroke = Stroke(2 * with(LocalDensity.current) { layer.line.dp.toPx() })
        return Spacer(
            Modifier.fillMaxSize().clip(shape).drawBehind {
                val outline = shape.createOutline(size, layoutDirection, this)
                if (layer.isRadial) {
                    // A circle is stretched to the box.
                    scale(size.width / size.minDimension, size.height / size.minDimension) {
                        drawRect(layer.brush(size))
                    }
                } else {
                    drawRect(layer.brush(size))
                }
                if (layer.line > 0f) drawOutline(outline, layer.lineColor, style = stroke) // half is clipped
            },
        )
    }
    //: else
    val shape = RoundedCornerShape(layer.corner.dp)
    //: end
    //: if hasBlends
    val modes = mapOf("multiply" to BlendMode.Multiply, "screen" to BlendMode.Screen, "overlay" to BlendMode.Overlay)
    val blended = modes[layer.blend]?.let { mode ->
        Modifier.drawWithContent {
            drawIntoCanvas { canvas ->
                canvas.saveLayer(Rect(0f, 0f, size.width, size.height), Paint().apply { blendMode = mode })
                drawContent()
                canvas.restore()
            }
        }
    } ?: Modifier
    //: end
    Box(
        Modifier
            .then(blended)  //: if hasBlends
            //: if hasShadows
            .shadow(
                if (layer.shadow > 0f) 18.dp else 0.dp,
                shape,
                spotColor = Color.Black.copy(alpha = layer.shadow),
            )
            //: end
            .clip(shape),
    ) {
        picture(layer.picture)
    }
}
//: if hasShapes

private fun NAME__Layer.brush(size: Size): Brush {
    if (colors.size == 1) return SolidColor(colors[0])
    val stops = places.zip(colors).toTypedArray()
    if (isRadial) return Brush.radialGradient(*stops, radius = size.minDimension / 2f)
    fun Offset.within() = Offset(x * size.width, y * size.height)
    return Brush.linearGradient(*stops, start = from.within(), end = to.within())
}
//: end
