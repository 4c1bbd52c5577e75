/// The table's header view, without an inset. The picture lags in a box that shows the part above the rows.  //: if header
/// The table's header view, without an inset.  //: else
final class NAME__Header: UIView {
  //: if header
  var style = NAME__Style() { didSet { superview?.setNeedsLayout() } }
  let picture = NAME__FocusedImageView()  //: if focusPoints
  let picture = UIImageView()  //: else
  //: else
  var style = NAME__Style() {
    didSet {
      build()
      superview?.setNeedsLayout()
    }
  }
  private var views: [UIView] = []
  //: end
  var safeTop: CGFloat = 0  //: if isBelowSafeArea
  private let box = UIView()
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
    //: if header
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    box.addSubview(picture)
    //: end
    addSubview(box)
    build()  //: if recipe
    //: use bar-views  //: if bar
  }

  required init?(coder: NSCoder) { nil }
  //: if recipe

  private func build() {
    for view in views { view.removeFromSuperview() }
    views = style.layers.map { UIImageView(image: UIImage(named: $0.picture)) }  //: if isPlain
    views = style.layers.map { Self.view(of: $0) }  //: else
    for (index, view) in views.enumerated() { box.insertSubview(view, at: index) }
  }
  //: end

  // The box can leave the header's bounds, and takes taps at any place.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    box.frame.contains(point)
  }

  /// - Parameter s: Points from rest, negative while the table is pulled down.
  func place(scrolled s: CGFloat) {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    let style = self.style.below(safeTop)  //: if isBelowSafeArea
    follower.scroll(to: s, style)  //: if isLinked
    //: if header
    //: row 94
    let layout = style.layout(
      scrolled: s,
      behind: follower.lag,  //: if lags
      width: width,
      reduceMotion: reduceMotion
    )
    //: end
    // The box stays at the top of the screen.
    let boxY = bounds.height + layout.drop - layout.visible
    box.frame = CGRect(x: 0, y: boxY, width: width, height: layout.visible)
    (superview as? UITableView)?.verticalScrollIndicatorInsets.top = box.frame.maxY - s
    picture.bounds.size = layout.picture.size
    picture.center = CGPoint(x: layout.picture.midX, y: layout.picture.midY)
    //: if bar
    let (visible, barOpacity) = (layout.visible, layout.barOpacity)
    let (titleScale, titleRise) = (layout.titleScale, layout.titleRise)  //: if not barIsSmall
    //: end
    //: else
    let ride = reduceMotion ? max(0, -s) : 0  // moves down with the rows; nothing else moves
    let visible = max(style.low, style.height - s - ride)
    box.frame = CGRect(x: 0, y: s + ride, width: width, height: visible)
    (superview as? UITableView)?.verticalScrollIndicatorInsets.top = ride + visible
    for (index, (layer, view)) in zip(style.layers, views).enumerated() {  //: if isLinked
    for (layer, view) in zip(style.layers, views) {  //: else
      //: row 92
      let (frame, opacity, key) = style.place(  //: if isShaped
      let (frame, opacity) = style.place(  //: else if hasKeys
      let frame = style.place(  //: else
        layer, scrolled: s,
        after: follower.pasts?[index],  //: if isLinked
        in: bounds.size, reduceMotion: reduceMotion
      )
      //: end
      view.frame = frame.offsetBy(dx: 0, dy: -ride)  //: if isPlain
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity, key)  //: else if isShaped
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity)  //: else if hasKeys
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer)  //: else if hasTexts
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride))  //: else
    }
    //: if bar
    let barOpacity = style.bar(scrolled: s).barOpacity
    //: if not barIsSmall
    // With reduced motion the title is small from the start.
    let (_, titleScale, titleRise) = style.bar(scrolled: reduceMotion ? .infinity : s)
    //: end
    //: end
    //: end
    //: use bar-place  //: if bar
  }
  //: if recipe
  //: if not isPlain

  //: use layer-view
  //: end
  //: end
}

//: if isLinked
//: use follower

//: end
//: use header-controller
