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
        val size = rest.size * density
        part.measure(Constraints.fixed(size.width.roundToInt(), size.height.roundToInt()))
    }
    layout(constraints.maxWidth, constraints.maxHeight) {
        placeables.forEachIndexed { index, face ->
            face.placeWithLayer(0, 0) {
                //: if hasTiles
                //: if isLinked
                val (layer, copy, number) = faces[index]
                //: else
                val (layer, copy) = faces[index]
                //: end
                //: else
                val layer = style.layers[index]
                //: end
                //: row
                //: if not hasKeys
                val now =
                //: else if hasTiles
                val (frame, key) =
                //: else
                val (now, key) =
                //: end
                layer.place(
                    //: if isPlainHeader
                    scrolled() / density, boxWidth,
                    //: else if inHeader
                    scrolled(), boxWidth,
                    //: else
                    scrolled(), boxWidth, boxHeight,
                    //: end
                    //: if inHeader
                    style,
                    //: end
                    //: if isLinked
                    //: if hasTiles
                    reduceMotion, pasts.value[number]
                    //: else
                    reduceMotion, pasts.value[index]
                    //: end
                    //: else
                    reduceMotion
                    //: end
                )
                //: if hasTiles
                //: if not hasKeys
                .copyOf(layer, copy)
                //: end
                //: end
                //: end
                //: if hasTiles
                //: if hasKeys
                val now = frame.copyOf(layer, copy)
                //: end
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
                rotationZ = key.rotation
                //: else
                translationX = now.left * density
                translationY = now.top * density
                //: end
                //: if hasKeys
                alpha = key.opacity
                //: end
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
