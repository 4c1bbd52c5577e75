//: if isFast
collectionView.decelerationRate = .fast
//: else if rate
collectionView.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)
//: end
//: if isRigid
collectionView.bounces = false
//: end
//: if snapsToPages
collectionView.isPagingEnabled = true
//: end
