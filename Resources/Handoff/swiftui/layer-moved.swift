//: if isShaped
return content.scaleEffect(frame.width / max(1, rest.width))
  .rotationEffect(.degrees(key.rotation))  //: if turns
  .offset(x: frame.midX - rest.width / 2, y: frame.midY - rest.height / 2)
//: else
// The content moves by `s`, and the layers only by their own ratios.
return content.scaleEffect(frame.width / max(1, rest.width), anchor: .topLeading)
  .offset(x: frame.minX, y: frame.minY + min(s, style.height - style.low))  //: if inHeader
  .offset(x: frame.minX, y: frame.minY + s)  //: else if not isAcross
  .offset(x: frame.minX - left, y: frame.minY)  //: else if isMirrored
  .offset(x: frame.minX + s, y: frame.minY)  //: else
//: end
  .opacity(opacity)  //: if hasKeys
