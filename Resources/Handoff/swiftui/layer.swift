//: if radius
.clipShape(.rect(cornerRadius: RADIUS__))
//: else
.clipped()
//: end
//: if not isOutlined
.colorMultiply(Color(white: light))
//: end
//: if shadow
.shadow(color: .black.opacity(index == 0 ? SHADOW__ : 0), radius: SHADOW_REACH__, y: SHADOW_DEPTH__)
//: end
.opacity(opacity)
//: if isAcross
.offset(y: middle - cover / 2)
//: else
.offset(x: middle - cover / 2)
//: end
//: row
.visualEffect {
  [
    cellWidth,
    //: if isSpread
    cover,
    //: end
    //: if isDeep
    layers,
    //: end
    screen,
    still,
    //: if not isSpread
    ratio,
    //: end
  ]
  content, proxy in
//: end
  //: if isAcross
  let x = proxy.frame(in: .global).midX - cellWidth / 2  // where the cell begins on the screen
  //: else
  let x = proxy.frame(in: .global).midY - cellWidth / 2  // where the cell begins on the screen
  //: end
  //: lines steps offsetSteps
  //: if isAcross
  return content.offset(x: still ? 0 : offset)
  //: else
  return content.offset(y: still ? 0 : offset)
  //: end
}
