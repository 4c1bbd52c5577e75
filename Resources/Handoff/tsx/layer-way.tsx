//: if isLinked
const followed = reduceMotion ? s : s - past.lag  //: if lags
const followed = s  //: else
//: end
//: if collapses
const low = LOW__
const filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__
const travel = layer.fills ? filled : followed  //: if isLinked
const travel = layer.fills ? filled : s  //: else
//: end
//: if hasPins
const ratio = reduceMotion ? layer.stillRatio ?? USUAL_STILL_RATIO__ : layer.ratio  //: if hasStillRatios
const ratio = reduceMotion ? 1 : layer.ratio  //: else
const { pinFrom = 0, pinTo = 0 } = layer
const held = Math.min(Math.max(0, TRAVEL__ - pinFrom), Math.max(0, pinTo - pinFrom))
const way = ratio * (TRAVEL__ - held)  //: if isMirrored
const way = -ratio * (TRAVEL__ - held)  //: else
//: else if isMirrored
const way = (reduceMotion ? layer.stillRatio ?? USUAL_STILL_RATIO__ : layer.ratio) * TRAVEL__  //: if hasStillRatios
const way = (reduceMotion ? 1 : layer.ratio) * TRAVEL__  //: else
//: else
const way = -(reduceMotion ? layer.stillRatio ?? USUAL_STILL_RATIO__ : layer.ratio) * TRAVEL__  //: if hasStillRatios
const way = -(reduceMotion ? 1 : layer.ratio) * TRAVEL__  //: else
//: end
