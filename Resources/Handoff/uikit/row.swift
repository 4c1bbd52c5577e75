/// A row as the scene has it, ITEM_HEIGHT__ points tall.
final class ItemCell: UITableViewCell {
  func show(_ item: Item) {
    var content = defaultContentConfiguration()
    content.text = item.title
    content.textProperties.font = .systemFont(ofSize: SIZE17__, weight: .medium)
    //: if hasSubtitle
    content.secondaryText = item.subtitle
    content.secondaryTextProperties.font = .systemFont(ofSize: SIZE14__)
    content.secondaryTextProperties.color = .secondaryLabel
    //: end
    //: if hasPicture
    content.image = UIImage(named: item.picture)
    content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
    content.imageProperties.cornerRadius = 8
    //: end
    //: if hasSymbol
    content.image = UIImage(systemName: "\(item.symbol.lowercased()).square.fill")
    content.imageProperties.maximumSize = CGSize(width: SIZE30__, height: SIZE30__)
    //: end
    contentConfiguration = content
    //: if hasValue
    let value = UILabel()
    value.text = item.value
    value.font = .systemFont(ofSize: SIZE17__)
    value.textColor = .secondaryLabel
    value.sizeToFit()
    accessoryView = value
    //: end
    //: if hasCards
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 14
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    background.backgroundColor = .secondarySystemBackground
    backgroundConfiguration = background
    //: end
    //: if isDark
    overrideUserInterfaceStyle = .dark
    //: end
  }
}
