//: if snapsToItems
.scrollTargetBehavior(.viewAligned)
//: else if snapsToPages
.scrollTargetBehavior(.paging)
//: end
