import Effects

extension UIKitSnippet {
  func itemsCode(_ items: SampleItems) -> String {
    let fields = (["title"] + items.fields).map { "  var \($0)\($0 == "title" ? ": String" : " = \"\"")" }
    let entries = items.entries { "Item(\($0.map { "\($0.name): \($0.text)" }.joined(separator: ", ")))," }
    let cell = items.place == .row ? "\n\n\(row(items))" : ""
    return """
      /// \(SampleItems.note)
      struct Item {
      \(fields.joined(separator: "\n"))

        static let all = [
      \(entries.indented(by: 4))
        ]
      }\(cell)
      """
  }

  private func row(_ items: SampleItems) -> String {
    let subtitle =
      items.has("subtitle")
      ? "\n    content.secondaryText = item.subtitle\n    content.secondaryTextProperties.font = .systemFont(ofSize: \(items.size(14)))"
        + "\n    content.secondaryTextProperties.color = .secondaryLabel" : ""
    let picture =
      items.has("picture")
      ? """

          content.image = UIImage(named: item.picture)
          content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
          content.imageProperties.cornerRadius = 8
      """ : ""
    let symbol =
      items.has("symbol")
      ? """

          content.image = UIImage(systemName: "\\(item.symbol.lowercased()).square.fill")
          content.imageProperties.maximumSize = CGSize(width: \(items.size(30)), height: \(items.size(30)))
      """ : ""
    let value =
      items.has("value")
      ? """

          let value = UILabel()
          value.text = item.value
          value.font = .systemFont(ofSize: \(items.size(17)))
          value.textColor = .secondaryLabel
          value.sizeToFit()
          accessoryView = value
      """ : ""
    let card =
      items.hasCards
      ? """

          var background = UIBackgroundConfiguration.listPlainCell()
          background.cornerRadius = 14
          background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
          background.backgroundColor = .secondarySystemBackground
          backgroundConfiguration = background
      """ : ""
    return """
      /// A row as the scene has it, \(items.height.short) points tall.
      final class ItemCell: UITableViewCell {
        func show(_ item: Item) {
          var content = defaultContentConfiguration()
          content.text = item.title
          content.textProperties.font = .systemFont(ofSize: \(items.size(17)), weight: .medium)\(subtitle)\(picture)\(symbol)
          contentConfiguration = content\(value)\(card)\(items.isDark ? "\n    overrideUserInterfaceStyle = .dark" : "")
        }
      }
      """
  }

  /// The items in a table, as methods of its controller; nothing where there are none.
  ///
  /// - Parameter cell: What shows one.
  func dataSource(cell: String) -> String {
    guard items != nil else { return "" }
    return """


        var items = Item.all

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
          (cell as? \(cell))?.show(items[indexPath.row])
          return cell
        }
      """
  }

  /// Where the cells of a table are named.
  func registering(cell: String) -> String {
    guard let items else { return "" }
    let height = items.place == .row ? "\n    tableView.rowHeight = \(items.height.short)" : ""
    return "\n    tableView.register(\(cell).self, forCellReuseIdentifier: \"item\")\(height)"
  }

  /// Words at the foot of a picture in a cell: its views, how they come in, what they say, and where they lie.
  func words(_ items: SampleItems?) -> (views: String, setUp: String, show: String, place: String) {
    guard let items, items.place == .picture else { return ("", "", "", "") }
    let scrim = items.scrim > 0
    let lines = (["title"] + items.fields).filter { ["title", "subtitle"].contains($0) }.map { "item.\($0)" }
    let value = items.has("value")
    return (
      "\n  private let words = UILabel()\(value ? ", value = UILabel()" : "")\(scrim ? "\n  private let scrim = CAGradientLayer()" : "")",
      (scrim
        ? "\n    scrim.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: \(items.scrim.short)).cgColor]\n    scrim.locations = [0, 0.5]\n    contentView.layer.addSublayer(scrim)"
        : "")
          + """

              for label in [words\(value ? ", value" : "")] {
                label.numberOfLines = 0
                label.textColor = .white
                contentView.addSubview(label)
              }
          """ + (value ? "\n    value.font = .systemFont(ofSize: \(items.size(34)), weight: .medium)" : ""),
      """


        func show(_ item: Item) {
          picture.image = UIImage(named: item.picture)\(focus == nil ? "" : "\n    picture.focus = FocusedImageView.points[item.picture] ?? CGPoint(x: 0.5, y: 0.5)")
          let text = [\(lines.joined(separator: ", "))].filter { !$0.isEmpty }.joined(separator: "\\n")
          let label = NSMutableAttributedString(string: text)
          let whole = NSRange(location: 0, length: text.utf16.count)
          label.addAttributes([.font: UIFont.systemFont(ofSize: \(items.size(14)), weight: .medium)], range: whole)
          let title = NSRange(location: 0, length: item.title.utf16.count)
          label.addAttributes([.font: UIFont.systemFont(ofSize: \(items.size(19)), weight: .semibold)], range: title)
          words.attributedText = label\(value ? "\n    value.text = item.value" : "")
        }
      """,
      """

          let said = words.sizeThatFits(bounds.size)
          words.frame = CGRect(origin: CGPoint(x: 10, y: h - 10 - said.height), size: said)\(value ? "\n    let number = value.sizeThatFits(bounds.size)\n    value.frame = CGRect(\n      origin: CGPoint(x: width - 10 - number.width, y: words.frame.midY - number.height / 2), size: number)" : "")\(scrim ? "\n    scrim.frame = CGRect(x: 0, y: h - 0.85 * h, width: width, height: 0.85 * h)" : "")
      """
    )
  }

  /// What a cell says below its cover.
  func captionShowing(_ items: SampleItems) -> String {
    guard items.place == .caption else { return "" }
    let lines = (["title"] + items.fields.filter { $0 != "picture" }).map { "item.\($0)" }
    return """
      func show(_ item: Item) {
        let text = [\(lines.joined(separator: ", "))].filter { !$0.isEmpty }.joined(separator: "\\n")
        let label = NSMutableAttributedString(string: text)
        let whole = NSRange(location: 0, length: text.utf16.count)
        label.addAttributes([.font: UIFont.systemFont(ofSize: \(items.size(17)))], range: whole)
        let title = NSRange(location: 0, length: item.title.utf16.count)
        label.addAttributes([.font: UIFont.boldSystemFont(ofSize: \(items.size(22)))], range: title)
        words.attributedText = label
        words.textColor = \(items.isDark ? ".white" : ".label")
        let size = words.sizeThatFits(CGSize(width: cellWidth, height: cover))
        words.frame = CGRect(x: 0, y: cover + \(StackBlueprint.captionGap.short), width: cellWidth, height: size.height)
      }
      """
  }
}
