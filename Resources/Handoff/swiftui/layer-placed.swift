nonisolated extension NAME__Style {
  /// The place of a copy of a layer, measured on a view at the start of the content.  //: if hasTiles
  /// The place of a layer, measured on a view at the start of the content.  //: else
  //: row 94
  fileprivate func place(
    _ layer: Layer,
    copy: Int,  //: if hasTiles
    after past: Layer.Past?,  //: if isLinked
    as proxy: GeometryProxy, in size: CGSize, reduceMotion: Bool
  ) -> (frame: CGRect, opacity: CGFloat, key: Key) {
  //: end
    //: if inHeader
    let s = -proxy.top
    //: else if not isAcross
    let s = -proxy.frame(in: .scrollView(axis: .vertical)).minY  // from rest
    //: else if isMirrored
    let left = proxy.frame(in: .scrollView(axis: .horizontal)).minX
    let s = left + (length - 1) * size.width  // from rest
    //: else
    let s = -proxy.frame(in: .scrollView(axis: .horizontal)).minX  // from rest
    //: end
    //: if isLinked
    var place = self.place(
      layer, scrolled: s, after: past, in: size, reduceMotion: reduceMotion)
    //: else
    var place = self.place(layer, scrolled: s, in: size, reduceMotion: reduceMotion)
    //: end
    //: if hasTiles
    if layer.copies > 1 {  // the first copy begins before the screen
      //: if isAcross
      let step = max(1, place.frame.width)
      let rest = place.frame.minX.truncatingRemainder(dividingBy: step)
      //: else
      let step = max(1, place.frame.height)
      let rest = place.frame.minY.truncatingRemainder(dividingBy: step)
      //: end
      let number = (rest > 0 ? copy - 1 : copy) - layer.lead  //: if hasLeads
      let number = rest > 0 ? copy - 1 : copy  //: else
      place.frame.origin.x = rest + CGFloat(number) * step  //: if isAcross
      place.frame.origin.y = rest + CGFloat(number) * step  //: else
    }
    //: end
    // The content moves by `s`, and the layers only by their own ratios.
    place.frame.origin.y += min(s, height - low)  //: if inHeader
    place.frame.origin.y += s  //: else if not isAcross
    place.frame.origin.x -= left  //: else if isMirrored
    place.frame.origin.x += s  //: else
    return place
  }
}
