//: if snapsToItems
physics: NAME__SnapPhysics(
  itemExtent: style.pitch,
  parent: const ClampingScrollPhysics(),  //: if staysAtEdge
  parent: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),  //: else
),
//: else
//: use physics
//: end
