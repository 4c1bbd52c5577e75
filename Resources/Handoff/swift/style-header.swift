struct NAME__Style: Sendable {
  //: align
  //: each constants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  //: if isBelowSafeArea

  //: use below
  //: end

  struct Layout: Sendable {
    var visible: CGFloat  // height of the header that shows
    var picture: CGRect  // in what shows
    //: if bar
    //: if barIsSmall
    var barOpacity: CGFloat
    //: else
    var barOpacity, titleScale: CGFloat
    var titleRise: CGFloat  // from the header's lower edge up to the title's middle
    //: end
    //: end
    var drop: CGFloat  // how far the collapsed header is moved down to stay on the screen
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  func layout(scrolled s: CGFloat, width: CGFloat, reduceMotion: Bool = false) -> Layout {
    //: lines steps barSteps
    let picture = CGRect(
      //: if isZoomed
      x: (width - DRAWN_WIDTH__) / 2, y: top, width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
      //: else
      x: 0, y: top, width: width, height: DRAWN_HEIGHT__)
      //: end
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
    // It moves with the rows as it is at rest, and its bar comes all the same.
    //: if barIsSmall
    var still = layout(scrolled: 0, width: width)
    (still.drop, still.barOpacity) = (place.drop, barOpacity)
    //: else
    var still = layout(scrolled: .infinity, width: width)  // its small title
    (still.drop, still.barOpacity) = (place.drop, barOpacity)
    let rest = layout(scrolled: 0, width: width)
    (still.visible, still.picture) = (rest.visible, rest.picture)
    //: end
    //: else
    var still = layout(scrolled: 0, width: width)  // it moves with the rows as it is at rest
    still.drop = place.drop
    //: end
    return still
  }
}
