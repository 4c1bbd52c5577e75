//: if collapses
val d = if (fills) min(if (still) s else max(s, 0f), height - minHeight) else s
//: end
//: if isMirrored
val way = (if (still) STILL_RATIO__f else ratio) * TRAVEL__
//: else
val way = -(if (still) STILL_RATIO__f else ratio) * TRAVEL__
//: end
//: if hasKeys
val key = keyAt(s)
val scale = if (still) 1f else max(0.001f, key.scale)
//: if isAcross
val left = rest.left + way + (if (still) 0f else key.x) + rest.width * (1f - scale) / 2f
val top = rest.top + (if (still) 0f else key.y) + rest.height * (1f - scale) / 2f
//: else
val left = rest.left + (if (still) 0f else key.x) + rest.width * (1f - scale) / 2f
val top = rest.top + way + (if (still) 0f else key.y) + rest.height * (1f - scale) / 2f
//: end
//: else if isAcross
val left = rest.left + way
val top = rest.top
//: else
val left = rest.left
val top = rest.top + way
//: end
//: if collapses
val grown = if (fills && s < 0f && !still) (height - s) / height else 1f  // its top stays, and so does the middle
return NAME__LayerPlace(
  //: if hasKeys
  boxWidth / 2f + (left - boxWidth / 2f) * grown, top * grown, rest.width * scale * grown, rest.height * scale * grown,
  key.opacity, scale
  //: else
  boxWidth / 2f + (left - boxWidth / 2f) * grown, top * grown, rest.width * grown, rest.height * grown,
  1f
  //: end
)
//: else if hasKeys
return NAME__LayerPlace(left, top, rest.width * scale, rest.height * scale, key.opacity, scale)
//: else
return NAME__LayerPlace(left, top, rest.width, rest.height, 1f)
//: end
