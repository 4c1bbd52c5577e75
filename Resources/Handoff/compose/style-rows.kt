/** A picture behind its row. The row is [h] tall and starts at [y] in a list as tall as [screen]. In pixels. */
//: row
fun place(
    y: Float, h: Float, width: Float, screen: Float,
    aspect: Float,  //: if needsAspect
    density: Density,  //: else if isFixed
): NAME__Place {
//: end
    val imageHeight = with(density) { imageHeight.toPx() }  //: if isFixed
    //: lines steps
    return NAME__Place(drawn, drift)
}
//: if lags

//: use lag
//: end
