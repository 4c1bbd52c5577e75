//: if isLinked
val scrolled = { (list.read() - pull.value) / display.density }
//: else
val scrolled = {
    if (state.firstVisibleItemIndex > 0) style.height.value
    else (state.firstVisibleItemScrollOffset - pull.value) / display.density
}
//: end
//: if not bar
val place = { style.place(scrolled()) }
//: else if barIsSmall
val place = { style.place(scrolled()) }
//: else
val place = {
    val now = style.place(scrolled())
    // With reduced motion the title is small from the start.
    val small = style.place(Float.POSITIVE_INFINITY)
    if (reduceMotion) small.copy(visible = now.visible, barOpacity = now.barOpacity) else now
}
//: end
