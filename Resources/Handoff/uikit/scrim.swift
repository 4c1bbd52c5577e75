/// Darkens the foot of a picture under words.
private final class NAME__Scrim: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    let darkness = UIAccessibility.isDarkerSystemColorsEnabled ? STRONG_SCRIM__ : SCRIM__
    gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: darkness).cgColor]
    gradient.locations = [0, 0.5]
  }

  required init?(coder: NSCoder) { nil }
}
