tableView.decelerationRate = .fast  //: if isFast
tableView.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)  //: else if rate
tableView.bounces = false  //: if isRigid
tableView.isPagingEnabled = true  //: if snapsToPages
