//: if collapses
const d = layer.fills ? Math.min(reduceMotion ? s : Math.max(s, 0), height - minHeight) : s
//: end
//: if hasPins
const { pinFrom = 0, pinTo = 0 } = layer
//: if hasKeys
const still = layer.keys?.[0]?.at ?? pinFrom  // with reduced motion as at its first key
//: else
const still = pinFrom
//: end
const held = Math.min(Math.max(0, (reduceMotion ? still : TRAVEL__) - pinFrom), Math.max(0, pinTo - pinFrom))
//: if isMirrored
const way = (reduceMotion ? STILL_RATIO__ : layer.ratio) * (TRAVEL__ - held)
//: else
const way = -(reduceMotion ? STILL_RATIO__ : layer.ratio) * (TRAVEL__ - held)
//: end
//: else if isMirrored
const way = (reduceMotion ? STILL_RATIO__ : layer.ratio) * TRAVEL__
//: else
const way = -(reduceMotion ? STILL_RATIO__ : layer.ratio) * TRAVEL__
//: end
//: if hasKeys
const key = keyOfNAME__(layer.keys ?? [], s)
const scale = reduceMotion ? 1 : Math.max(0.001, key.scale)
//: if isAcross
const left = rest.left + way + (reduceMotion ? 0 : key.x) + rest.w * (1 - scale) / 2
const top = rest.top + (reduceMotion ? 0 : key.y) + rest.h * (1 - scale) / 2
//: else
const left = rest.left + (reduceMotion ? 0 : key.x) + rest.w * (1 - scale) / 2
const top = rest.top + way + (reduceMotion ? 0 : key.y) + rest.h * (1 - scale) / 2
//: end
//: else
const scale = 1
//: if isAcross
const left = rest.left + way
const top = rest.top
//: else
const left = rest.left
const top = rest.top + way
//: end
//: end
//: if isShaped
//: row 124
const look = {
  //: each moreChannels
  //: if isFirstWhenStill
  CHANNEL__: reduceMotion ? layer.keys?.[0]?.CHANNEL__ ?? AT_REST__ : key.CHANNEL__,
  //: else
  CHANNEL__: key.CHANNEL__,
  //: end
  //: end
}
//: end
//: end
//: if collapses
const grown = layer.fills && s < 0 && !reduceMotion ? (height - s) / height : 1  // its top stays, and so does the middle
return {
  left: screen.width / 2 + (left - screen.width / 2) * grown, top: top * grown,
  //: if isShaped
  width: rest.w * scale * grown, height: rest.h * scale * grown, opacity: key.opacity, scale, ...look,
  //: else if hasKeys
  width: rest.w * scale * grown, height: rest.h * scale * grown, opacity: key.opacity, scale,
  //: else
  width: rest.w * scale * grown, height: rest.h * scale * grown, opacity: 1, scale,
  //: end
}
//: else if isShaped
return { left, top, width: rest.w * scale, height: rest.h * scale, opacity: key.opacity, scale, ...look }
//: else if hasKeys
return { left, top, width: rest.w * scale, height: rest.h * scale, opacity: key.opacity, scale }
//: else
return { left, top, width: rest.w * scale, height: rest.h * scale, opacity: 1, scale }
//: end
