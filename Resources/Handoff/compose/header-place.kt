//: if lags
val lag = rememberNAME__Lag(style) { list.read() }  //: if rides
val lag = rememberNAME__Lag(style) { list.read() - pull.value }  //: else
//: end
val place = {
    val width = size.width.toFloat()
    val isAway = state.firstVisibleItemIndex > 0
    val offset = state.firstVisibleItemScrollOffset.toFloat()  //: if rides
    val offset = state.firstVisibleItemScrollOffset - pull.value  //: else
    val s = if (isAway) list.read() else offset  //: if lags
    val s = if (isAway) Float.POSITIVE_INFINITY else offset  //: else
    //: row
    val now = style.place(
        s, width,
        display,  //: if sticks
        lag.value,  //: if lags
    )
    //: end
    val rest = style.place(0f, width, display)  //: if sticks
    val rest = style.place(0f, width)  //: else
    if (!reduceMotion) now else {
        // The header moves with the rows, and its bar still appears, with a small title.
        //: if bar
        //: if not barIsSmall
        val collapsed = style.place(Float.POSITIVE_INFINITY, width, display)  //: if sticks
        val collapsed = style.place(Float.POSITIVE_INFINITY, width)  //: else
        //: end
        //: end
        //: row
        rest.copy(
            visible = rest.visible - now.collapsed, top = rest.top - now.collapsed,
            //: if bar
            barOpacity = now.barOpacity,
            titleScale = collapsed.titleScale, titleRise = collapsed.titleRise,  //: if not barIsSmall
            //: end
        )
        //: end
    }
}
