/// A picture with its least and its greatest blur, both made once and mixed.
final class NAME__BlurView: UIImageView {
  private let softer = UIImageView()
  private let blurs: ClosedRange<CGFloat>
  private var isPrepared = false

  init(_ layer: NAME__Style.Layer) {
    let all = layer.keys.map(\.blur)
    blurs = (all.min() ?? 0)...(all.max() ?? 0)
    super.init(image: UIImage(named: layer.picture))
    softer.alpha = 0
    addSubview(softer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    softer.frame = bounds
    if !isPrepared, bounds.width > 0 { prepare() }
  }

  /// Blurs the picture for its first size on the screen.
  private func prepare() {
    isPrepared = true
    guard let picture = image else { return }
    let pixels = picture.size.width * picture.scale / bounds.width
    let blurs = blurs
    Task { [weak self] in
      let made = await Task.detached {
        [blurs.lowerBound, blurs.upperBound].map { Self.blurred(picture, by: $0 * pixels) }
      }.value
      self?.image = made[0]
      self?.softer.image = made[1]
    }
  }

  /// The mix has the variance of the blur.
  func show(_ blur: CGFloat) {
    let (least, most) = (blurs.lowerBound, blurs.upperBound)
    let room = max(most * most - least * least, .leastNonzeroMagnitude)
    softer.alpha = min(1, max(0, (blur * blur - least * least) / room))
  }

  /// Blurs a picture and extends its edges, like the edges of a layer that fills.
  nonisolated private static func blurred(_ picture: UIImage, by pixels: CGFloat) -> UIImage {
    guard pixels > 0, let input = CIImage(image: picture) else { return picture }
    let output = input.clampedToExtent().applyingGaussianBlur(sigma: Double(pixels))
    return CIContext().createCGImage(output, from: input.extent).map {
      UIImage(cgImage: $0, scale: picture.scale, orientation: .up)
    } ?? picture
  }
}
