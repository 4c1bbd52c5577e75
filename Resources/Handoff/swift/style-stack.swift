nonisolated struct NAME__Style: Hashable, Sendable {
  //: align
  //: each constants
  var CONSTANT__ = PLAIN_VALUE__  // NOTE__  //: if isCount
  var CONSTANT__: CGFloat = VALUE__  // NOTE__  //: else
  //: end
  //: end

  /// Distance of the deepest layer from its cover; `position` is -1 just before the screen, 1 just after it.
  ///
  /// - Parameters:
  ///   - x: Start of the album's cell in the strip's frame, along the axis.
  ///   - screen: Length of that frame.
  func shift(x: CGFloat, screen: CGFloat) -> (position: CGFloat, shift: CGFloat) {
    //: lines steps
    return (pos, shift)
  }

  /// Distance of a layer from its cover; the cover is layer 0.
  func offset(of index: Int, shift: CGFloat) -> CGFloat {
    let i = CGFloat(index)
    let layers = CGFloat(layers)
    //: lines offsetSteps
    return offset
  }

  /// The size of a layer, the distance of its middle from the edge where it sticks out, and its look.
  func layer(_ index: Int) -> (size: CGSize, middle: CGFloat, opacity: CGFloat) {  //: if isOutlined
  func layer(_ index: Int) -> (size: CGSize, middle: CGFloat, opacity: CGFloat, light: CGFloat) {  //: else
    let i = CGFloat(index)
    //: lines layerSteps lightSteps
    return (CGSize(width: LAYER_WIDTH__, height: LAYER_HEIGHT__), middle, opacity)  //: if isOutlined
    return (CGSize(width: LAYER_WIDTH__, height: LAYER_HEIGHT__), middle, opacity, light)  //: else
  }
  //: if hasCaptions

  /// Opacity of the text below a cover, visible only near the middle.
  func captionOpacity(x: CGFloat, screen: CGFloat) -> CGFloat {
    //: lines captionSteps
    return captionOpacity
  }
  //: end
  //: if coverBehind

  /// Opacity of an album's cover in the backdrop, over the earlier covers, with the strip scrolled by `s`.
  func coverOpacity(album: CGFloat, s: CGFloat) -> CGFloat {
    //: lines behindSteps
    return coverOpacity
  }
  //: end
  //: if lags

  //: use lag
  //: end
}
