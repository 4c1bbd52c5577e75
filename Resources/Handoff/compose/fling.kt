flingBehavior = rememberSnapFlingBehavior(state),  //: if snapsToItems
flingBehavior = rememberNAME__Fling(),  //: else if rate
