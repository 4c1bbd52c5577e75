//: if hasWindowWords
Box(contentAlignment = Alignment.BottomStart) {
    //: if needsAspect
    NAME__Row(state, index, viewport, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
    //: else
    NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }
    //: end
    NAME__ItemWords(item)
}
//: else if needsAspect
NAME__Row(state, index, viewport, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
//: else
NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }
//: end
