collectionView.decelerationRate = .fast  //: if isFast
collectionView.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)  //: else if rate
collectionView.bounces = false  //: if isRigid
collectionView.isPagingEnabled = true  //: if snapsToPages
