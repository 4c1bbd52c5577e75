//: if pageAsset
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
tableView.separatorStyle = .none
//: else if hasItems
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
tableView.separatorStyle = .none  //: if not isLined
//: end
overrideUserInterfaceStyle = .dark  //: if isDark
