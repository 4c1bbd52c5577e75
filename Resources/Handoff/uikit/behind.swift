/// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
final class NAME__Behind: UIView {
  //: align
  //: each behindConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end

  /// The albums' covers.
  var covers: [UIImage] = [] { didSet { blurred = [:] } }

  private var blurred: [Int: UIImage] = [:]
  private let context = CIContext()
  private let views = [UIImageView(), UIImageView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = coverBehind
    clipsToBounds = true
    for view in views {
      view.contentMode = .scaleAspectFill
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter s: Points scrolled from the first album.
  func place(s: CGFloat) {
    let first = max(0, min(Int(s / pitch), covers.count - 1))
    for (index, view) in zip(first..., views) {
      let album = CGFloat(index)
      //: lines behindSteps
      view.frame = bounds
      view.image = covers.indices.contains(index) ? soft(index) : nil
      view.alpha = shown
    }
  }

  /// Each cover is blurred once.
  private func soft(_ index: Int) -> UIImage? {
    if let known = blurred[index] { return known }
    guard let cover = CIImage(image: covers[index]) else { return nil }
    let side = min(cover.extent.width, cover.extent.height)
    let soft = cover.clampedToExtent().applyingGaussianBlur(sigma: BLUR__ * side)
    blurred[index] = context.createCGImage(soft, from: cover.extent).map { UIImage(cgImage: $0) }
    return blurred[index]
  }
}
