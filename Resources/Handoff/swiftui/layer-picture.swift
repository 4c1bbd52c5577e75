Image(decorative: layer.picture).resizable()
  .frame(width: size.width, height: size.height)
  .clipShape(box)
  //: if hasShadows
  .shadow(color: .black.opacity(layer.shadow), radius: 9, y: 6)
  //: end
  //: if hasBlends
  .blendMode(mode(layer.blend))
  //: end
