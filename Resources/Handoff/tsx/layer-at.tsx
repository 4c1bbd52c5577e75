//: row 112
const at =
//: if hasSpeed
layer.overSpeed ? (reduceMotion ? 0 : past.speed) :
//: end
//: if hasTime
layer.overTime ? (reduceMotion ? endOfNAME__(layer) : past.clock) :
//: end
followed
//: end
