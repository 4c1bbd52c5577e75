//: row 112
const at =
layer.overSpeed ? (reduceMotion ? 0 : past.speed) :  //: if hasSpeed
layer.overTime ? (reduceMotion ? endOfNAME__(layer) : past.clock) :  //: if hasTime
followed
//: end
