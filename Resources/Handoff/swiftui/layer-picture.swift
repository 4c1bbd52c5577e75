Image(decorative: layer.picture).resizable()
  .frame(width: size.width, height: size.height)
  .clipShape(box)
  .shadow(color: .black.opacity(layer.shadow), radius: 9, y: 6)  //: if hasShadows
  .blendMode(mode(layer.blend))  //: if hasBlends
