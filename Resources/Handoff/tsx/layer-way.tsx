//: if isLinked
//: if lags
const followed = reduceMotion ? s : s - past.lag
//: else
const followed = s
//: end
//: end
//: if collapses
const low = LOW__
const filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__
const travel = layer.fills ? filled : s
//: end
//: if hasStillRatios
const ratio = reduceMotion ? layer.stillRatio ?? 1 : layer.ratio
//: else
const ratio = reduceMotion ? 1 : layer.ratio
//: end
//: if hasPins
const { pinFrom = 0, pinTo = 0 } = layer
const held = Math.min(Math.max(0, TRAVEL__ - pinFrom), Math.max(0, pinTo - pinFrom))
//: if isMirrored
const way = ratio * (TRAVEL__ - held)
//: else
const way = -ratio * (TRAVEL__ - held)
//: end
//: else if isMirrored
const way = ratio * TRAVEL__
//: else
const way = -ratio * TRAVEL__
//: end
