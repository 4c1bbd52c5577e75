//: if collapses
//: if not hasKeys
if (fills && s < 0f && !reduceMotion) {
    val grown = (height - s) / height // its top and its middle stay in place
    val left = boxWidth / 2f + (rest.left - boxWidth / 2f) * grown
    return Rect(Offset(left, rest.top * grown), rest.size * grown)
}
val travel = if (fills) FILLED_STILL_TRAVEL__ else followed  //: if isLinked
val travel = if (fills) FILLED_STILL_TRAVEL__ else s  //: else
//: else
val filled = if (reduceMotion) FILLED_STILL_TRAVEL__ else FILLED_TRAVEL__
val travel = if (fills) filled else followed  //: if isLinked
val travel = if (fills) filled else s  //: else
//: end
//: end
//: row
val way =
//: if hasStillRatios
(if (reduceMotion) stillRatio else ratio)  //: if isMirrored
-(if (reduceMotion) stillRatio else ratio)  //: else
//: else
(if (reduceMotion) 1f else ratio)  //: if isMirrored
-(if (reduceMotion) 1f else ratio)  //: else
//: end
* (TRAVEL__ - hold(TRAVEL__))  //: if hasPins
* TRAVEL__  //: else
//: end
//: if hasKeys
val key = key(at(s, past, reduceMotion), reduceMotion)  //: if isLinked
val key = key(s, reduceMotion)  //: else if reveals
//: if not isLinked
//: if not reveals
val moving = keyAt(s)
val key = if (reduceMotion) still.copy(opacity = moving.opacity) else moving
//: end
//: end
//: row
val middle = rest.center + Offset(  //: if keysScale
val frame = rest.translate(  //: else if collapses
return rest.translate(  //: else
//: if isAcross
way
+ key.x  //: if keysX
//: else if keysX
key.x
//: else
0f
//: end
,
//: if isAcross
key.y  //: if keysY
0f  //: else
//: else
way
+ key.y  //: if keysY
//: end
)
//: if not keysScale
to key  //: if not collapses
//: end
//: end
//: if keysScale
val size = rest.size * max(0.001f, key.scale)
val frame = Rect(middle - Offset(size.width / 2f, size.height / 2f), size)  //: if collapses
return Rect(middle - Offset(size.width / 2f, size.height / 2f), size) to key  //: else
//: end
//: if collapses
if (!fills || s >= 0f || reduceMotion) return frame to key
val grown = (height - s) / height // its top and its middle stay in place
val left = boxWidth / 2f + (frame.left - boxWidth / 2f) * grown
return Rect(Offset(left, frame.top * grown), frame.size * grown) to key
//: end
//: else if isAcross
return rest.translate(way, 0f)
//: else
return rest.translate(0f, way)
//: end
