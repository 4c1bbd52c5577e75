    val (boxWidth, boxHeight) = constraints.maxWidth / density to style.height.value  //: if inHeader
    val (boxWidth, boxHeight) = constraints.maxWidth / density to constraints.maxHeight / density  //: else
    val placeables = faces.zip(parts) { (layer), part ->  //: if hasTiles
    val placeables = style.layers.zip(parts) { layer, part ->  //: else
        val (width, height) = layer.rest(boxWidth, boxHeight).size * density
        part.measure(Constraints.fixed(width.roundToInt(), height.roundToInt()))
    }
    layout(constraints.maxWidth, constraints.maxHeight) {
        for ((index, face) in placeables.withIndex()) face.placeWithLayer(0, 0) {
            //: if hasTiles
            val (layer, copy, number) = faces[index]  //: if isLinked
            val (layer, copy) = faces[index]  //: else
            //: else
            val layer = style.layers[index]
            //: end
            //: row
            //: if hasTiles
            val (frame, key) =  //: if hasKeys
            val frame =  //: else
            //: else
            val (now, key) =  //: if hasKeys
            val now =  //: else
            //: end
            layer.place(
                scrolled(), boxWidth,
                style,  //: if inHeader
                boxHeight,  //: else
                reduceMotion,
                //: if isLinked
                pasts.value[number],  //: if hasTiles
                pasts.value[index],  //: else
                //: end
            )
            //: end
            //: if hasTiles
            val step = max(1f, frame.width)  //: if isAcross
            val step = max(1f, frame.height)  //: else
            // The first copy begins before the screen.
            //: row
            val shift =
            (copy - layer.lead) * step  //: if hasLeads
            copy * step  //: else
            - frame.left - (-frame.left).mod(step)  //: if isAcross
            - frame.top - (-frame.top).mod(step)  //: else
            //: end
            val now = if (layer.copies == 1) frame else frame.translate(shift, 0f)  //: if isAcross
            val now = if (layer.copies == 1) frame else frame.translate(0f, shift)  //: else
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
