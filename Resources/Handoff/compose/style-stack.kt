/** Layer [i] of an album whose cell begins at [x] in a strip as long as [screen]. In pixels. */
fun place(x: Float, screen: Float, i: Int, density: Density): NAME__Place {
    val cellWidth = with(density) { cellWidth.toPx() }
    val cover = with(density) { cover.toPx() }
    val inset = with(density) { inset.toPx() }
    //: lines steps layerSteps offsetSteps
    return NAME__Place(offset, side, middle, opacity)
}
//: if hasCaptionItems

/** The opacity of the text below a cover whose cell starts at [x]. */
fun captionOpacity(x: Float, screen: Float, density: Density): Float {
    val cellWidth = with(density) { cellWidth.toPx() }
    val pitch = with(density) { pitch.toPx() }
    //: lines captionSteps
    return captionOpacity
}
//: end
//: if coverBehind

/** The opacity of the cover of an [album] over the earlier covers, with the strip scrolled by [s] pixels. */
fun coverOpacity(s: Float, album: Int, density: Density): Float {
    val pitch = with(density) { pitch.toPx() }
    //: lines behindSteps
    return coverOpacity
}
//: end
//: if lags

//: use lag
//: end
