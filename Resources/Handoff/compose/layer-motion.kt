//: if collapses
//: if not hasKeys
if (fills && s < 0f && !reduceMotion) {
    val grown = (height - s) / height // its top and its middle stay in place
    val left = boxWidth / 2f + (rest.left - boxWidth / 2f) * grown
    return Rect(Offset(left, rest.top * grown), rest.size * grown)
}
val travel = if (fills) FILLED_STILL_TRAVEL__ else s
//: else
val filled = if (reduceMotion) FILLED_STILL_TRAVEL__ else FILLED_TRAVEL__
val travel = if (fills) filled else s
//: end
//: end
//: if hasStillRatios
val ratio = if (reduceMotion) stillRatio else this.ratio
//: else
val ratio = if (reduceMotion) 1f else this.ratio
//: end
//: if movesPlainly
return rest.translate(0f, -ratio * TRAVEL__)
//: else
//: if hasPins
//: if isMirrored
val way = ratio * (TRAVEL__ - hold(TRAVEL__))
//: else
val way = -ratio * (TRAVEL__ - hold(TRAVEL__))
//: end
//: else if isMirrored
val way = ratio * TRAVEL__
//: else
val way = -ratio * TRAVEL__
//: end
//: if hasKeys
val key = key(s, reduceMotion)
//: if keysScale
val scale = max(0.001f, key.scale)
//: end
//: if collapses
val now = NAME__LayerPlace(
//: else
return NAME__LayerPlace(
//: end
    //: row
    left = rest.left
    //: if isAcross
    + way
    //: end
    //: if keysX
    + key.x
    //: end
    //: if keysScale
    + rest.width * (1f - scale) / 2f
    //: end
    ,
    //: end
    //: row
    top = rest.top
    //: if not isAcross
    + way
    //: end
    //: if keysY
    + key.y
    //: end
    //: if keysScale
    + rest.height * (1f - scale) / 2f
    //: end
    ,
    //: end
    //: if keysScale
    width = rest.width * scale, height = rest.height * scale,
    //: else
    width = rest.width, height = rest.height,
    //: end
    opacity = key.opacity,
    //: each moreChannels
    CHANNEL__ = key.CHANNEL__,
    //: end
)
//: if collapses
if (!fills || s >= 0f || reduceMotion) return now
val grown = (height - s) / height // its top and its middle stay in place
return now.copy(
    left = boxWidth / 2f + (now.left - boxWidth / 2f) * grown, top = now.top * grown,
    width = now.width * grown, height = now.height * grown,
)
//: end
//: else if isAcross
return rest.translate(way, 0f)
//: else
return rest.translate(0f, way)
//: end
//: end
