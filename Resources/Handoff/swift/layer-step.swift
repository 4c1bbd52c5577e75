//: if isAcross
dx: way
+ key.x  //: if keysX
//: else if keysX
dx: key.x
//: else
dx: 0
//: end
,
//: if isAcross
dy: key.y  //: if keysY
dy: 0  //: else
//: else
dy: way
+ key.y  //: if keysY
//: end
