nonisolated extension NAME__Style {
  //: if hasTiles
  /// The place of a copy of a layer, measured on a view at the start of the content.
  //: else
  /// The place of a layer, measured on a view at the start of the content.
  //: end
  //: row 94
  fileprivate func place(
    _ layer: Layer,
    //: if hasTiles
    copy: Int,
    //: end
    as proxy: GeometryProxy, in screen: CGSize, reduceMotion: Bool
  //: if isShaped
  ) -> (frame: CGRect, opacity: CGFloat, key: Key) {
  //: else if hasKeys
  ) -> (frame: CGRect, opacity: CGFloat) {
  //: else
  ) -> CGRect {
  //: end
  //: end
    //: if inHeader
    let s = -proxy.top
    //: else if not isAcross
    let s = -proxy.frame(in: .scrollView(axis: .vertical)).minY  // from rest
    //: else if isMirrored
    let left = proxy.frame(in: .scrollView(axis: .horizontal)).minX
    let s = left + (length - 1) * screen.width  // from rest
    //: else
    let s = -proxy.frame(in: .scrollView(axis: .horizontal)).minX  // from rest
    //: end
    //: if hasKeys
    var place = self.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: else
    var frame = place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: end
    //: if hasTiles
    if layer.copies > 1 {  // the first copy begins before the screen
    //: if hasKeys
    //: if isAcross
      let step = max(1, place.frame.width)
      let rest = place.frame.minX.truncatingRemainder(dividingBy: step)
    //: else
      let step = max(1, place.frame.height)
      let rest = place.frame.minY.truncatingRemainder(dividingBy: step)
    //: end
    //: else if isAcross
      let step = max(1, frame.width)
      let rest = frame.minX.truncatingRemainder(dividingBy: step)
    //: else
      let step = max(1, frame.height)
      let rest = frame.minY.truncatingRemainder(dividingBy: step)
    //: end
    //: if hasLeads
      let number = (rest > 0 ? copy - 1 : copy) - layer.lead
    //: else
      let number = rest > 0 ? copy - 1 : copy
    //: end
    //: if hasKeys
    //: if isAcross
      place.frame.origin.x = rest + CGFloat(number) * step
    //: else
      place.frame.origin.y = rest + CGFloat(number) * step
    //: end
    //: else if isAcross
      frame.origin.x = rest + CGFloat(number) * step
    //: else
      frame.origin.y = rest + CGFloat(number) * step
    //: end
    }
    //: end
    // The content moves by `s`, and the layers only by their own ratios.
    //: if hasKeys
    //: if inHeader
    place.frame.origin.y += min(s, height - low)
    //: else if not isAcross
    place.frame.origin.y += s
    //: else if isMirrored
    place.frame.origin.x -= left
    //: else
    place.frame.origin.x += s
    //: end
    return place
    //: else
    //: if inHeader
    frame.origin.y += min(s, height - low)
    //: else if not isAcross
    frame.origin.y += s
    //: else if isMirrored
    frame.origin.x -= left
    //: else
    frame.origin.x += s
    //: end
    return frame
    //: end
  }
}
