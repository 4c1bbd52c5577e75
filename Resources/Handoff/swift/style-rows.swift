struct NAME__Style: Sendable {
  //: align
  //: each rowConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end

  //: if needsAspect
  /// Height of the picture in a row of height `h`, as wide as the list and `aspect` times as wide as tall by itself.
  func pictureHeight(h: CGFloat, aspect: CGFloat, width: CGFloat, screen: CGFloat) -> CGFloat {
  //: else
  /// Height of the picture in a row of height `h`.
  func pictureHeight(h: CGFloat, width: CGFloat, screen: CGFloat) -> CGFloat {
  //: end
    //: lines sizeSteps
    return drawn
  }

  /// How far the picture's middle lies below the row's.
  ///
  /// - Parameters:
  ///   - y: Where the row begins in the list's frame.
  ///   - screen: Height of that frame.
  func pictureOffset(y: CGFloat, h: CGFloat, screen: CGFloat) -> CGFloat {
    //: lines driftSteps
    return drift
  }
}
