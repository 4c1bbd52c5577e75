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
                //: if isPlainHeader
                val now = style.layers[index].place(scrolled() / density, boxWidth, style, reduceMotion)
                //: else
                val now = style.layers[index].place(scrolled(), boxWidth, style, reduceMotion)
                //: end
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
                //: if blurs
                // From version 12 on Android blurs by 0.57735 radius + 0.5 pixels.
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
