/** Card [card] with the list scrolled by [s] pixels: its top edge on the screen, and its size about the middle of that edge. */
fun place(s: Float, card: Int, density: Density): NAME__Place {
    val cardHeight = with(density) { cardHeight.toPx() }
    val gap = with(density) { gap.toPx() }
    val top = with(density) { top.toPx() }
    val peek = with(density) { peek.toPx() }
    val i = card.toFloat()
    //: lines steps
    return NAME__Place(y, size, shade, opacity)
}

private fun pow(base: Float, exponent: Float): Float = base.pow(exponent)
