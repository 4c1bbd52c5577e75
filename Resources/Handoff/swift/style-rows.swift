nonisolated struct NAME__Style: Sendable {
  //: align
  var CONSTANT__: CGFloat = VALUE__  // NOTE__  //: each rowConstants
  //: end

  //: if needsAspect
  /// Height of the picture in a row of height `h`; `aspect` is the picture's width over its height.
  func pictureHeight(h: CGFloat, aspect: CGFloat, width: CGFloat, screen: CGFloat) -> CGFloat {
  //: else
  /// Height of the picture in a row of height `h`.
  func pictureHeight(h: CGFloat, width: CGFloat, screen: CGFloat) -> CGFloat {
  //: end
    //: lines sizeSteps
    return drawn
  }

  /// Distance of the picture's middle below the row's middle.
  ///
  /// - Parameters:
  ///   - y: Start of the row in the list's frame.
  ///   - screen: Height of that frame.
  func pictureOffset(y: CGFloat, h: CGFloat, screen: CGFloat) -> CGFloat {
    //: lines driftSteps
    return drift
  }
  //: if lags

  //: use lag
  //: end
}
