/// A picture that fills a box: its focus lies in the box where it lies in the picture, and so is always seen.
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
