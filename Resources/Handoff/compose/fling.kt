//: if snapsToItems
flingBehavior = rememberSnapFlingBehavior(list),
//: else if rate
flingBehavior = rememberTunedFling(),
//: end
