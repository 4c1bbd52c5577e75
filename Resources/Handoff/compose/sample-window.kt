//: if hasWindowWords
Box(contentAlignment = Alignment.BottomStart) {
    //: if needsAspect
    //: if lags
    NAME__Row(state, index, viewport, lag, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
    //: else
    NAME__Row(state, index, viewport, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
    //: end
    //: else
    NAME__Row(state, index, viewport, lag, height = item.height) { NAME__Picture(item.picture) }  //: if lags
    NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }  //: else
    //: end
    NAME__ItemWords(item)
}
//: else if needsAspect
//: if lags
NAME__Row(state, index, viewport, lag, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
//: else
NAME__Row(state, index, viewport, height = item.height, aspect = item.aspect) { NAME__Picture(item.picture) }
//: end
//: else
NAME__Row(state, index, viewport, lag, height = item.height) { NAME__Picture(item.picture) }  //: if lags
NAME__Row(state, index, viewport, height = item.height) { NAME__Picture(item.picture) }  //: else
//: end
