//: if collapses
val d = if (fills) min(if (reduceMotion) s else max(s, 0f), height - minHeight) else s
//: end
//: if hasPins
//: if hasKeys
val held = hold(if (reduceMotion) keys.firstOrNull()?.at ?: 0f else TRAVEL__) // reduced: as at its first key
//: else
val held = if (reduceMotion) 0f else hold(TRAVEL__)
//: end
//: if isMirrored
val way = (if (reduceMotion) STILL_RATIO__f else ratio) * (TRAVEL__ - held)
//: else
val way = -(if (reduceMotion) STILL_RATIO__f else ratio) * (TRAVEL__ - held)
//: end
//: else if isMirrored
val way = (if (reduceMotion) STILL_RATIO__f else ratio) * TRAVEL__
//: else
val way = -(if (reduceMotion) STILL_RATIO__f else ratio) * TRAVEL__
//: end
//: if hasKeys
val key = keyAt(s)
val scale = if (reduceMotion) 1f else max(0.001f, key.scale)
val now = NAME__LayerPlace(
    //: if isAcross
    left = rest.left + way + (if (reduceMotion) 0f else key.x) + rest.width * (1f - scale) / 2f,
    top = rest.top + (if (reduceMotion) 0f else key.y) + rest.height * (1f - scale) / 2f,
    //: else
    left = rest.left + (if (reduceMotion) 0f else key.x) + rest.width * (1f - scale) / 2f,
    top = rest.top + way + (if (reduceMotion) 0f else key.y) + rest.height * (1f - scale) / 2f,
    //: end
    width = rest.width * scale,
    height = rest.height * scale,
    opacity = key.opacity,
    //: each moreChannels
    //: if isFirstWhenStill
    CHANNEL__ = if (reduceMotion) keys.firstOrNull()?.CHANNEL__ ?: AT_REST__f else key.CHANNEL__,
    //: else
    CHANNEL__ = key.CHANNEL__,
    //: end
    //: end
)
//: else if isAcross
val now = rest.copy(left = rest.left + way)
//: else
val now = rest.copy(top = rest.top + way)
//: end
//: if collapses
if (!fills || s >= 0f || reduceMotion) return now
val grown = (height - s) / height // its top stays, and so does the middle
return now.copy(
    left = boxWidth / 2f + (now.left - boxWidth / 2f) * grown,
    top = now.top * grown,
    width = now.width * grown,
    height = now.height * grown,
)
//: else
return now
//: end
