//: if pageAsset
/// A tall picture instead of rows.
var page: UIImage? { didSet { if isViewLoaded { tableView.reloadData() } } }

override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
  page == nil ? 0 : 1
}

override func tableView(
  _ tableView: UITableView, heightForRowAt indexPath: IndexPath
) -> CGFloat {
  guard let size = page?.size, size.width > 0 else { return 0 }
  return tableView.bounds.width * size.height / size.width
}

override func tableView(
  _ tableView: UITableView, cellForRowAt indexPath: IndexPath
) -> UITableViewCell {
  let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
  cell.backgroundView = UIImageView(image: page)
  return cell
}
//: else if hasItems
var items: [NAME__Item] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
  items.count
}

override func tableView(
  _ tableView: UITableView, heightForRowAt indexPath: IndexPath
) -> CGFloat {
  let height = items[indexPath.row].height
  return max(height, UIFontMetrics(forTextStyle: .body).scaledValue(for: height))
}

override func tableView(
  _ tableView: UITableView, cellForRowAt indexPath: IndexPath
) -> UITableViewCell {
  let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
  items[indexPath.row].show(in: cell)
  return cell
}

var onSelect: (NAME__Item) -> Void = { _ in }

override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
  tableView.deselectRow(at: indexPath, animated: true)
  onSelect(items[indexPath.row])
}
//: end
