//: if snapsToItems
physics: NAME__SnapPhysics(
  itemExtent: style.pitch,
  //: if staysAtEdge
  parent: const ClampingScrollPhysics(),
  //: else
  parent: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
  //: end
),
//: else
//: use physics
//: end
