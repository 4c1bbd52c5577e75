/** A picture behind its row. The row is [h] tall and starts at [y] in a list as tall as [screen]. In pixels. */
//: row
fun place(
    y: Float, h: Float, width: Float, screen: Float,
    //: if needsAspect
    aspect: Float,
    //: else if isFixed
    density: Density,
    //: end
): NAME__Place {
//: end
    //: if isFixed
    val imageHeight = with(density) { imageHeight.toPx() }
    //: end
    //: lines steps
    return NAME__Place(drawn, drift)
}
//: if lags

//: use lag
//: end
