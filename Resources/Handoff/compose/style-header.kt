/** The header [s] pixels from rest, negative while the list is pulled down. In pixels. */
//: if sticks
//: if lags
fun place(s: Float, width: Float, density: Density, lag: Float = 0f): NAME__Place {
//: else
fun place(s: Float, width: Float, density: Density): NAME__Place {
//: end
    val minHeight = with(density) { minHeight.toPx() }
//: else if lags
fun place(s: Float, width: Float, lag: Float = 0f): NAME__Place {
//: else
fun place(s: Float, width: Float): NAME__Place {
//: end
    //: if lags
    val followed = s - lag
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
//: if lags

//: use lag
//: end
