//: if not collapses
//: if not isAcross
return rest.translate(0f, -(if (still) STILL_RATIO__f else ratio) * s)
//: else if isMirrored
return rest.translate((if (still) STILL_RATIO__f else ratio) * s, 0f)
//: else
return rest.translate(-(if (still) STILL_RATIO__f else ratio) * s, 0f)
//: end
//: else
val d = if (fills) min(if (still) s else max(s, 0f), height - minHeight) else s
val moved = rest.translate(0f, -(if (still) STILL_RATIO__f else ratio) * d)
if (!fills || s >= 0f || still) return moved
val grown = (height - s) / height  // its top stays, and so does the middle
val left = boxWidth / 2f + (moved.left - boxWidth / 2f) * grown
return Rect(Offset(left, moved.top * grown), moved.size * grown)
//: end
