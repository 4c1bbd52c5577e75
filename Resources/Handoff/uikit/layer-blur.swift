/// A picture and itself blurred as far as its keys ever do, made once: between them one gives way to the other.
final class NAME__BlurView: UIImageView {
  private let blurred = UIImageView()
  private let most: CGFloat

  init(_ layer: NAME__Style.Layer) {
    most = layer.keys.map(\.blur).max() ?? 0
    super.init(image: UIImage(named: layer.picture))
    blurred.alpha = 0
    addSubview(blurred)
    let (picture, most) = (image, most)
    Task { [weak self] in
      let made = await Task.detached { Self.blurred(picture, by: most) }.value
      self?.blurred.image = made
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    blurred.frame = bounds
  }

  func show(_ blur: CGFloat, of layer: NAME__Style.Layer) {
    blurred.alpha = most > 0 ? min(1, blur / most) : 0
  }

  /// Its edges go on, as those of a layer that fills do.
  nonisolated private static func blurred(_ picture: UIImage?, by points: CGFloat) -> UIImage? {
    guard let picture, let input = CIImage(image: picture), points > 0 else { return picture }
    let output = input.clampedToExtent().applyingGaussianBlur(sigma: Double(points * picture.scale))
    return CIContext().createCGImage(output, from: input.extent).map {
      UIImage(cgImage: $0, scale: picture.scale, orientation: .up)
    }
  }
}
