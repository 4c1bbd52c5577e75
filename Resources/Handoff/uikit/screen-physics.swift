scroller.decelerationRate = .fast  //: if isFast
scroller.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)  //: else if rate
scroller.bounces = false  //: if isRigid
scroller.isPagingEnabled = true  //: if snapsToPages
