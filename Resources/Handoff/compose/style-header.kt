/** The header [s] pixels from rest, negative while the list is pulled down. In pixels. */
//: if sticks
fun place(s: Float, width: Float, density: Density, lag: Float = 0f): NAME__Place {  //: if lags
fun place(s: Float, width: Float, density: Density): NAME__Place {  //: else
    val minHeight = with(density) { minHeight.toPx() }
//: else if lags
fun place(s: Float, width: Float, lag: Float = 0f): NAME__Place {
//: else
fun place(s: Float, width: Float): NAME__Place {
//: end
    val followed = s - lag  //: if lags
    //: lines steps barSteps
    //: row
    return NAME__Place(
        visible, collapsed, DRAWN_HEIGHT__, DRAWN_WIDTH__, top,
        //: if bar
        barOpacity,
        titleScale, titleRise.dp,  //: if not barIsSmall
        //: end
    )
    //: end
}
//: if lags

//: use lag
//: end
