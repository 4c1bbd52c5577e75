//: if isFast
tableView.decelerationRate = .fast
//: else if rate
tableView.decelerationRate = UIScrollView.DecelerationRate(rawValue: RATE__)
//: end
//: if isRigid
tableView.bounces = false
//: end
//: if snapsToPages
tableView.isPagingEnabled = true
//: end
