//: use header  //: if inHeader
//: use layers-screen  //: else
//: if isShaped

//: use layer-placed
//: end
//: if blurs

nonisolated extension VisualEffect {
  /// A view of this size, scaled and turned about its middle at its place.
  fileprivate func placed(
    _ frame: CGRect, from size: CGSize, _ key: NAME__Style.Key
  ) -> some VisualEffect {
    scaleEffect(frame.width / max(1, size.width))
      .rotationEffect(.degrees(key.rotation))  //: if turns
      .offset(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
  }
}
//: end
