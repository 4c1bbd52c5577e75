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
    var barOpacity: CGFloat
    //: if not barIsSmall
    var titleScale: CGFloat
    var titleRise: CGFloat  // from the header's lower edge up to the title's middle
    //: end
    //: end
    var collapse: CGFloat  // until the header is as low as it gets
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  func layout(scrolled s: CGFloat, width: CGFloat) -> Layout {
    //: lines steps barSteps
    return Layout(
      visible: visible,
      picture: CGRect(
        //: if isZoomed
        x: (width - DRAWN_WIDTH__) / 2, y: top, width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__),
        //: else
        x: 0, y: top, width: width, height: DRAWN_HEIGHT__),
        //: end
      //: if bar
      barOpacity: barOpacity,
      //: if not barIsSmall
      titleScale: titleScale,
      titleRise: titleRise,
      //: end
      //: end
      collapse: WAY__)
  }
  //: if bar

  /// With reduced motion: it moves with the rows as it is at rest, and its bar comes all the same.
  func stillLayout(scrolled s: CGFloat, width: CGFloat) -> Layout {
    var still = layout(scrolled: 0, width: width)
    still.barOpacity = layout(scrolled: s, width: width).barOpacity
    //: if not barIsSmall
    let collapsed = layout(scrolled: .infinity, width: width)
    (still.titleScale, still.titleRise) = (collapsed.titleScale, collapsed.titleRise)
    //: end
    return still
  }
  //: end
}
