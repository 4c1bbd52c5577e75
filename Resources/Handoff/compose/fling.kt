//: if snapsToItems
flingBehavior = rememberSnapFlingBehavior(state),
//: else if rate
flingBehavior = rememberNAME__Fling(),
//: end
