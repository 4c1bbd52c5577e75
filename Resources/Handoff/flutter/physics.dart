//: if snapsToPages
physics: const PageScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
//: else if staysAtEdge
physics: const ClampingScrollPhysics(),
//: else if isFastOrLess
physics: const BouncingScrollPhysics(decelerationRate: ScrollDecelerationRate.fast, parent: AlwaysScrollableScrollPhysics()),
//: else
physics: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
//: end
