/** The header [s] pixels from rest, negative while the list is pulled down. In pixels. */
//: if sticks
fun place(s: Float, width: Float, density: Density): NAME__Place {
    val minHeight = with(density) { minHeight.toPx() }
//: else
fun place(s: Float, width: Float): NAME__Place {
//: end
    //: lines steps barSteps
    //: row
    return NAME__Place(
        visible, collapsed, DRAWN_HEIGHT__, DRAWN_WIDTH__, top,
        //: if bar
        barOpacity,
        //: if not barIsSmall
        titleScale, titleRise.dp,
        //: end
        //: end
    )
    //: end
}
