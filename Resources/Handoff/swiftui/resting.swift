.scrollTargetBehavior(.viewAligned)  //: if snapsToItems
.scrollTargetBehavior(.paging)  //: else if snapsToPages
