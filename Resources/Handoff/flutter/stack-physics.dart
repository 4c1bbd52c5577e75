//: if snapsToItems
physics: NAME__SnapPhysics(
  itemExtent: style.pitch,
  //: if isRigid
  parent: const ClampingScrollPhysics(),
  //: else
  parent: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
  //: end
),
//: else
//: use physics
//: end
