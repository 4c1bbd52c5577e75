/// White text at the bottom of a picture. This view darkens the picture.  //: if scrim
/// White text at the bottom of a picture.  //: else
private final class NAME__Words: UIView {
  private let (title, subtitle, value) = (UILabel(), UILabel(), UILabel())  //: if samplesHaveValue
  private let (title, subtitle) = (UILabel(), UILabel())  //: else
  //: if scrim

  override class var layerClass: AnyClass { CAGradientLayer.self }
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    //: if samplesHaveValue
    let fonts: [UIFont.TextStyle] = [.title3, .footnote, .largeTitle]
    for (label, font) in zip([title, subtitle, value], fonts) {
    //: else
    for (label, font) in zip([title, subtitle], [UIFont.TextStyle.title3, .footnote]) {
    //: end
      label.font = .preferredFont(forTextStyle: font)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
    }
    let lines = UIStackView(arrangedSubviews: [title, subtitle])
    lines.axis = .vertical
    //: if samplesHaveValue
    let row = UIStackView(arrangedSubviews: [lines, value])
    row.alignment = .bottom
    row.spacing = WORD_MARGIN__  //: if cards
    row.spacing = 10  //: else
    value.setContentHuggingPriority(.required, for: .horizontal)
    //: else
    let row = lines
    //: end
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      //: if cards
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: WORD_MARGIN__),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -WORD_MARGIN__),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -WORD_MARGIN__),
      //: else
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      //: end
    ])
    //: if scrim
    let darkness = UIAccessibility.isDarkerSystemColorsEnabled ? STRONG_SCRIM__ : SCRIM__
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: darkness).cgColor]
    gradient?.locations = [0, 0.5]
    //: end
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NAME__Item) {
    title.text = item.title
    subtitle.text = item.subtitle  //: if samplesHaveSubtitle
    value.text = item.value  //: if samplesHaveValue
  }
}
