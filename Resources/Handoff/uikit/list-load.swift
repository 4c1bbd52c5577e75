//: if pageAsset
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
tableView.separatorStyle = .none
//: else if hasItems
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
//: if not isLined
tableView.separatorStyle = .none
//: end
//: end
//: if isDark
overrideUserInterfaceStyle = .dark
//: end
