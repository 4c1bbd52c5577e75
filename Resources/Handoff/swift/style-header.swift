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
    var drop: CGFloat  // how far its lower edge, as high as it gets, is below that of the header at rest
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  func layout(scrolled s: CGFloat, width: CGFloat, reduceMotion: Bool = false) -> Layout {
    //: lines steps barSteps
    let drop = max(0, s - (WAY__))  // once it has collapsed
    //: if bar
    if reduceMotion {
      // It moves with the rows as it is at rest, and its bar comes all the same.
      var still = layout(scrolled: 0, width: width)
      (still.drop, still.barOpacity) = (drop, barOpacity)
      //: if not barIsSmall
      let collapsed = layout(scrolled: .infinity, width: width)
      (still.titleScale, still.titleRise) = (collapsed.titleScale, collapsed.titleRise)
      //: end
      return still
    }
    let picture = CGRect(
      //: if isZoomed
      x: (width - DRAWN_WIDTH__) / 2, y: top, width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
      //: else
      x: 0, y: top, width: width, height: DRAWN_HEIGHT__)
      //: end
    //: if barIsSmall
    return Layout(visible: visible, picture: picture, barOpacity: barOpacity, drop: drop)
    //: else
    return Layout(
      visible: visible, picture: picture, barOpacity: barOpacity, titleScale: titleScale,
      titleRise: titleRise, drop: drop)
    //: end
    //: else
    if reduceMotion {
      var still = layout(scrolled: 0, width: width)  // it moves with the rows as it is at rest
      still.drop = drop
      return still
    }
    let picture = CGRect(
      //: if isZoomed
      x: (width - DRAWN_WIDTH__) / 2, y: top, width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
      //: else
      x: 0, y: top, width: width, height: DRAWN_HEIGHT__)
      //: end
    return Layout(visible: visible, picture: picture, drop: drop)
    //: end
  }
}
