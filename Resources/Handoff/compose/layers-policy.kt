    val (boxWidth, boxHeight) = constraints.maxWidth / density to style.height.value  //: if inHeader
    val (boxWidth, boxHeight) = constraints.maxWidth / density to constraints.maxHeight / density  //: else
    val placeables = parts.mapIndexed { index, part ->
        val rest = faces[index].first.rest(boxWidth, boxHeight)  //: if hasTiles
        val rest = style.layers[index].rest(boxWidth, boxHeight)  //: else
        val size = rest.size * density
        part.measure(Constraints.fixed(size.width.roundToInt(), size.height.roundToInt()))
    }
    layout(constraints.maxWidth, constraints.maxHeight) {
        placeables.forEachIndexed { index, face ->
            face.placeWithLayer(0, 0) {
                //: if hasTiles
                val (layer, copy, number) = faces[index]  //: if isLinked
                val (layer, copy) = faces[index]  //: else
                //: else
                val layer = style.layers[index]
                //: end
                //: row
                val now =  //: if not hasKeys
                val (frame, key) =  //: else if hasTiles
                val (now, key) =  //: else
                layer.place(
                    scrolled() / density, boxWidth,  //: if isPlainHeader
                    scrolled(), boxWidth,  //: else if inHeader
                    scrolled(), boxWidth, boxHeight,  //: else
                    style,  //: if inHeader
                    //: if isLinked
                    reduceMotion, pasts.value[number]  //: if hasTiles
                    reduceMotion, pasts.value[index]  //: else
                    //: else
                    reduceMotion
                    //: end
                )
                //: if hasTiles
                .copyOf(layer, copy)  //: if not hasKeys
                //: end
                //: end
                //: if hasTiles
                val now = frame.copyOf(layer, copy)  //: if hasKeys
                //: end
                transformOrigin = TransformOrigin(0f, 0f)  //: if not turns
                scaleX = now.width * density / max(1, face.width)
                scaleY = now.height * density / max(1, face.height)
                //: if turns
                // About its middle.
                translationX = (now.left + now.width / 2f) * density - face.width / 2f
                translationY = (now.top + now.height / 2f) * density - face.height / 2f
                rotationZ = key.rotation
                //: else
                translationX = now.left * density
                translationY = now.top * density
                //: end
                alpha = key.opacity  //: if hasKeys
                //: if blurs
                // From version 12 on Android blurs by 0.57735 radius + 0.5 pixels.
                val radius = max(0f, (key.blur * density / max(0.001f, scaleX) - 0.5f) / 0.57735f)
                val edges = if (layer.spreads) TileMode.Decal else TileMode.Clamp
                renderEffect = if (radius > 0f) BlurEffect(radius, radius, edges) else null
                //: end
            }
        }
    }
}
