//: if hasWhole
/// A picture that fills a box, or is shown whole. Its focus has the same place in the picture and in the box.
final class NAME__FocusedImageView: UIView {
  var focus = CGPoint(x: 0.5, y: 0.5) { didSet { setNeedsLayout() } }
  var isWhole = false { didSet { setNeedsLayout() } }
  /// As large as the whole picture.
  let picture = UIImageView()

  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = image?.size, size.width > 0, size.height > 0 else { return }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let fit = isWhole ? min(across, down) : max(across, down)
    let (width, height) = (size.width * fit, size.height * fit)
    picture.frame = CGRect(
      x: (bounds.width - width) * focus.x, y: (bounds.height - height) * focus.y, width: width,
      height: height)
  }
}
//: else
/// A picture that fills a box. Its focus has the same place in the picture and in the box, so the focus stays visible.
final class NAME__FocusedImageView: UIImageView {
  var focus = CGPoint(x: 0.5, y: 0.5) { didSet { setNeedsLayout() } }

  override var image: UIImage? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = image?.size, size.width > 0, size.height > 0 else { return }
    contentMode = .scaleToFill
    let fit = max(bounds.width / size.width, bounds.height / size.height)
    guard fit > 0 else { return }
    let (width, height) = (bounds.width / (size.width * fit), bounds.height / (size.height * fit))
    layer.contentsRect = CGRect(
      x: (1 - width) * focus.x, y: (1 - height) * focus.y, width: width, height: height)
  }
}
//: end
