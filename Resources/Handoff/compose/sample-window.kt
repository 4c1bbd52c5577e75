//: if hasWindowWords
Box(contentAlignment = Alignment.BottomStart) {
    NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }
    NAME__ItemWords(item)
}
//: else
NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }
//: end
