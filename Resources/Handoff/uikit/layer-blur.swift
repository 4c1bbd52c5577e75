/// A picture or a text with its least and its greatest blur, each made once and mixed.
final class NAME__BlurView: UIView {
  private let (sharper, softer) = (UIImageView(), UIImageView())
  private let draw: (CGRect) -> Void
  private let blurs: ClosedRange<CGFloat>
  private let fills: Bool  //: if hasCovers
  private var spread: CGSize?  // of the blur beyond each edge, in shares of the size

  /// - Parameter draw: Draws the picture or the text in a rectangle.
  init(_ layer: NAME__Style.Layer, draw: @escaping (CGRect) -> Void) {
    let all = (layer.keys.first { $0.contains { $0.blur > 0 } } ?? []).map(\.blur)  //: if hasKeyLists
    let all = layer.keys.map(\.blur)  //: else
    blurs = (all.min() ?? 0)...(all.max() ?? 0)
    (self.draw, fills) = (draw, layer.fills)  //: if hasCovers
    self.draw = draw  //: else
    super.init(frame: .zero)
    softer.alpha = 0
    addSubview(sharper)
    addSubview(softer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if spread == nil, bounds.width > 0 { prepare() }
    for view in [sharper, softer] { view.frame = room }
  }

  private var room: CGRect {
    let spread = spread ?? .zero
    return bounds.insetBy(dx: -spread.width * bounds.width, dy: -spread.height * bounds.height)
  }

  /// Blurs the picture for its first size on the screen. A blur spreads, except at the edges of a layer that fills.
  private func prepare() {
    let reach = fills ? 0 : 3 * most  //: if hasCovers
    let reach = 3 * most  //: else
    spread = CGSize(width: reach / bounds.width, height: reach / bounds.height)
    let picture = UIGraphicsImageRenderer(bounds: room).image { _ in draw(bounds) }
    sharper.image = picture
    let blurs = [least, most].map { $0 * picture.scale }
    Task { [weak self] in
      let made = await Task.detached { blurs.map { Self.blurred(picture, by: $0) } }.value
      self?.sharper.image = made[0]
      self?.softer.image = made[1]
    }
  }

  private var least: CGFloat { blurs.lowerBound }
  private var most: CGFloat { blurs.upperBound }

  /// The mix has the variance of the blur.
  func show(_ blur: CGFloat) {
    let room = max(most * most - least * least, .leastNonzeroMagnitude)
    let share = min(1, max(0, (blur * blur - least * least) / room))
    softer.alpha = share
    if !fills { sharper.alpha = 1 - share * share }  // its own edges would stay sharp  //: if hasCovers
    sharper.alpha = 1 - share * share  // its own edges would stay sharp  //: else
  }

  nonisolated private static func blurred(_ picture: UIImage, by pixels: CGFloat) -> UIImage {
    guard pixels > 0, let input = CIImage(image: picture) else { return picture }
    let output = input.clampedToExtent().applyingGaussianBlur(sigma: Double(pixels))
    return CIContext().createCGImage(output, from: input.extent).map {
      UIImage(cgImage: $0, scale: picture.scale, orientation: .up)
    } ?? picture
  }
}
