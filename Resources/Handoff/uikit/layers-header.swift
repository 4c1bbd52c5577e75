/// The table's header view, without an inset.
final class NAME__Header: UIView {
  var style = NAME__Style() {
    didSet {
      build()
      superview?.setNeedsLayout()
    }
  }
  var safeTop: CGFloat = 0  //: if isBelowSafeArea
  private let box = UIView()
  private var views: [UIView] = []
  //: if isLinked
  private lazy var follower = NAME__Follower { [weak self] in
    self?.superview?.setNeedsLayout()
  }
  //: end
  //: if bar
  private let bar = UIView()
  let titleLabel = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 1  // over the rows
    box.clipsToBounds = true
    addSubview(box)
    build()
    //: use bar-views  //: if bar
  }

  required init?(coder: NSCoder) { nil }

  private func build() {
    for view in views { view.removeFromSuperview() }
    views = style.layers.map { UIImageView(image: UIImage(named: $0.picture)) }  //: if isPlain
    views = style.layers.map { Self.view(of: $0) }  //: else
    for (index, view) in views.enumerated() { box.insertSubview(view, at: index) }
  }

  // The box can leave the header's bounds, and takes taps at any place.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    box.frame.contains(point)
  }

  /// - Parameter s: Points from rest, negative while the table is pulled down.
  func place(scrolled s: CGFloat) {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    let style = self.style.below(safeTop)  //: if isBelowSafeArea
    let ride = reduceMotion ? max(0, -s) : 0  // moves down with the rows; nothing else moves
    let visible = max(style.low, style.height - s - ride)
    box.frame = CGRect(x: 0, y: s + ride, width: width, height: visible)
    (superview as? UITableView)?.verticalScrollIndicatorInsets.top = ride + visible
    //: if isLinked
    follower.scroll(to: s, style)
    for (index, (layer, view)) in zip(style.layers, views).enumerated() {
    //: else
    for (layer, view) in zip(style.layers, views) {
    //: end
      //: if isShaped
      //: if isLinked
      let (frame, opacity, key) = style.place(
        layer, scrolled: s, after: follower.pasts?[index], in: bounds.size,
        reduceMotion: reduceMotion)
      //: else
      let (frame, opacity, key) = style.place(
        layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      //: end
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity, key)
      //: else if hasKeys
      //: if isLinked
      let (frame, opacity) = style.place(
        layer, scrolled: s, after: follower.pasts?[index], in: bounds.size,
        reduceMotion: reduceMotion)
      //: else
      let (frame, opacity) = style.place(
        layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      //: end
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity)
      //: else if isPlain
      //: if isLinked
      let frame = style.place(
        layer, scrolled: s, after: follower.pasts?[index], in: bounds.size,
        reduceMotion: reduceMotion)
      //: else
      let frame = style.place(layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      //: end
      view.frame = frame.offsetBy(dx: 0, dy: -ride)
      //: else
      //: if isLinked
      let frame = style.place(
        layer, scrolled: s, after: follower.pasts?[index], in: bounds.size,
        reduceMotion: reduceMotion)
      //: else
      let frame = style.place(layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      //: end
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer)  //: if hasTexts
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride))  //: else
      //: end
    }
    //: if bar
    //: if barIsSmall
    let barOpacity = style.bar(scrolled: s).barOpacity
    //: else
    let barOpacity = style.bar(scrolled: s).barOpacity
    // With reduced motion the title is small from the start.
    let (_, titleScale, titleRise) = style.bar(scrolled: reduceMotion ? .infinity : s)
    //: end
    //: use bar-place
    //: end
  }
  //: if not isPlain

  //: use layer-view
  //: end
}

//: if isLinked
//: use follower

//: end
//: use header-controller
