//: if isFast
scroller.decelerationRate = .fast
//: else if rate
scroller.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)
//: end
//: if isRigid
scroller.bounces = false
//: end
//: if snapsToPages
scroller.isPagingEnabled = true
//: end
