//: if isLinked
const followed = reduceMotion ? s : s - past.lag  //: if lags
const followed = s  //: else
//: end
//: if collapses
const low = LOW__
const filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__
const travel = layer.fills ? filled : s
//: end
const ratio = reduceMotion ? layer.stillRatio ?? 1 : layer.ratio  //: if hasStillRatios
const ratio = reduceMotion ? 1 : layer.ratio  //: else
//: if hasPins
const { pinFrom = 0, pinTo = 0 } = layer
const held = Math.min(Math.max(0, TRAVEL__ - pinFrom), Math.max(0, pinTo - pinFrom))
const way = ratio * (TRAVEL__ - held)  //: if isMirrored
const way = -ratio * (TRAVEL__ - held)  //: else
//: else if isMirrored
const way = ratio * TRAVEL__
//: else
const way = -ratio * TRAVEL__
//: end
