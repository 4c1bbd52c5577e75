//: if isRigid
overscrollBehavior: 'none',
//: end
