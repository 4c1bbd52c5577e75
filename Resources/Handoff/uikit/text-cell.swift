extension NAME__Item {
  /// A row of text, as in the scene.
  @MainActor fileprivate func show(in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = title
    //: if samplesHaveSubtitle
    content.secondaryText = subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    //: end
    //: if samplesHaveThumbnail
    content.image = picture.flatMap { UIImage(named: $0) }
    content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
    content.imageProperties.cornerRadius = 8
    //: end
    content.image = UIImage(systemName: "\(symbol.lowercased()).square.fill")  //: if samplesHaveSymbol
    cell.contentConfiguration = content
    cell.accessibilityLabel = spoken
    //: if samplesHaveValue
    let label = UILabel()
    label.text = value
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.sizeToFit()
    cell.accessoryView = value.isEmpty ? nil : label
    //: end
    //: if areCards
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 14
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    background.backgroundColor = .secondarySystemBackground
    cell.backgroundConfiguration = background
    //: end
  }
}
