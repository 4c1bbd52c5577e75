//: if isAcross
dx: way
//: if keysX
+ key.x
//: end
//: else if keysX
dx: key.x
//: else
dx: 0
//: end
,
//: if isAcross
//: if keysY
dy: key.y
//: else
dy: 0
//: end
//: else
dy: way
//: if keysY
+ key.y
//: end
//: end
