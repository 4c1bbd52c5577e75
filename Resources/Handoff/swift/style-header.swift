nonisolated struct NAME__Style: Sendable {
  //: align
  var CONSTANT__: CGFloat = VALUE__  // NOTE__  //: each constants
  //: end
  //: if isBelowSafeArea

  //: use below
  //: end

  struct Layout: Sendable {
    var visible: CGFloat  // height of the visible header
    var picture: CGRect  // in the visible header
    //: if bar
    //: if barIsSmall
    var barOpacity: CGFloat
    //: else
    // titleRise is the distance from the header's lower edge up to the title's middle.
    var barOpacity, titleScale, titleRise: CGFloat
    //: end
    //: end
    var drop: CGFloat  // how far the collapsed header is moved down to stay on the screen
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  //: if lags
  func layout(
    scrolled s: CGFloat, behind lag: CGFloat = 0, width: CGFloat, reduceMotion: Bool = false
  ) -> Layout {
    let followed = s - lag
  //: else
  func layout(scrolled s: CGFloat, width: CGFloat, reduceMotion: Bool = false) -> Layout {
  //: end
    //: lines steps barSteps
    let picture = CGRect(
      x: (width - DRAWN_WIDTH__) / 2, y: top, width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)  //: if isZoomed
      x: 0, y: top, width: width, height: DRAWN_HEIGHT__)  //: else
    //: if not bar
    let place = Layout(visible: visible, picture: picture, drop: max(0, s - (WAY__)))
    //: else if barIsSmall
    let place = Layout(
      visible: visible, picture: picture, barOpacity: barOpacity, drop: max(0, s - (WAY__)))
    //: else
    let place = Layout(
      visible: visible, picture: picture, barOpacity: barOpacity, titleScale: titleScale,
      titleRise: titleRise, drop: max(0, s - (WAY__)))
    //: end
    guard reduceMotion else { return place }
    //: if bar
    // The header moves with the rows, as at rest, and its bar still appears.
    //: if barIsSmall
    var still = layout(scrolled: 0, width: width)
    (still.drop, still.barOpacity) = (place.drop, barOpacity)
    return still
    //: else
    let rest = layout(scrolled: 0, width: width)
    let small = layout(scrolled: .infinity, width: width)  // its title
    return Layout(
      visible: rest.visible, picture: rest.picture, barOpacity: barOpacity,
      titleScale: small.titleScale, titleRise: small.titleRise, drop: place.drop)
    //: end
    //: else
    var still = layout(scrolled: 0, width: width)  // it moves with the rows, as at rest
    still.drop = place.drop
    return still
    //: end
  }
  //: if lags

  //: use lag
  //: end
}
