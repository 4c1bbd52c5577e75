/// A row of words as the scene has it.
private final class NAME__TextCell: UITableViewCell {
  //: if samplesHaveValue
  private let value = UILabel()
  //: end

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    //: if samplesHaveValue
    value.font = .preferredFont(forTextStyle: .body)
    value.adjustsFontForContentSizeCategory = true
    value.textColor = .secondaryLabel
    //: end
    //: if areCards
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 14
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    background.backgroundColor = .secondarySystemBackground
    backgroundConfiguration = background
    //: end
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NAME__Item) {
    var content = defaultContentConfiguration()
    content.text = item.title
    //: if samplesHaveSubtitle
    content.secondaryText = item.subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    //: end
    //: if samplesHaveThumbnail
    content.image = item.picture.flatMap { UIImage(named: $0) }
    content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
    content.imageProperties.cornerRadius = 8
    //: end
    //: if samplesHaveSymbol
    content.image = UIImage(systemName: "\(item.symbol.lowercased()).square.fill")
    //: end
    contentConfiguration = content
    //: if samplesHaveValue
    value.text = item.value
    value.sizeToFit()
    accessoryView = item.value.isEmpty ? nil : value
    //: end
  }
}
