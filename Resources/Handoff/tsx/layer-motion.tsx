//: use layer-way
//: if hasKeys
//: if isLinked
//: use layer-at
const moving = keyOfNAME__Lists(layer.keys ?? [], at)  //: if hasKeyLists
const moving = keyOfNAME__(layer.keys ?? [], at)  //: else
//: else if hasKeyLists
const moving = keyOfNAME__Lists(layer.keys ?? [], s)
//: else
const moving = keyOfNAME__(layer.keys ?? [], s)
//: end
const key = reduceMotion ? { ...keyOfNAME__([layer.still ?? { at: 0 }], s), opacity: moving.opacity } : moving
const scale = Math.max(0.001, key.scale)  //: if keysScale
//: row
const left = rest.left
+ way  //: if isAcross
+ key.x  //: if keysX
+ rest.w * (1 - scale) / 2  //: if keysScale
//: end
//: row
const top = rest.top
+ way  //: if not isAcross
+ key.y  //: if keysY
+ rest.h * (1 - scale) / 2  //: if keysScale
//: end
//: else
//: if isAcross
const left = rest.left + way
const top = rest.top
//: else
const left = rest.left
const top = rest.top + way
//: end
//: end
//: if isShaped
//: row 100
const look = {
  CHANNEL__: key.CHANNEL__,  //: each moreChannels
}
//: end
//: end
//: if collapses
const grown = layer.fills && s < 0 && !reduceMotion ? (height - s) / height : 1  // its top and its middle stay in place
return {
  left: screen.width / 2 + (left - screen.width / 2) * grown, top: top * grown,
  width: rest.w * scale * grown, height: rest.h * scale * grown,  //: if keysScale
  width: rest.w * grown, height: rest.h * grown,  //: else
  opacity: key.opacity,  //: if hasKeys
  ...look,  //: if isShaped
}
//: else
//: row
return {
  left, top,
  width: rest.w * scale, height: rest.h * scale,  //: if keysScale
  width: rest.w, height: rest.h,  //: else
  opacity: key.opacity,  //: if hasKeys
  ...look,  //: if isShaped
}
//: end
//: end
