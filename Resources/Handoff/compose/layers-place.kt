//: if isLinked
val scrolled = { list.read() - pull.value }
val pasts = rememberNAME__Pasts(style.layers) { scrolled() / display.density }  //: if isPlain
//: else
val scrolled = {
    val height = with(display) { style.height.toPx() }
    val isAway = state.firstVisibleItemIndex > 0
    if (isAway) height else state.firstVisibleItemScrollOffset - pull.value
}
//: end
//: if bar
//: if barIsSmall
val place = { style.place(scrolled(), display) }
//: else
val place = {
    val now = style.place(scrolled(), display)
    // With reduced motion the title is small from the start.
    val small = style.place(Float.POSITIVE_INFINITY, display)
    if (reduceMotion) small.copy(visible = now.visible, barOpacity = now.barOpacity) else now
}
//: end
//: else
val place = { style.place(scrolled(), display) }
//: end
