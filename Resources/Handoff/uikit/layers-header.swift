/// The table's header view, which needs no inset.
final class NAME__Header: UIView {
  var style = NAME__Style() { didSet { build() } }
  //: if isBelowSafeArea
  var safeTop: CGFloat = 0
  //: end
  private let box = UIView()
  private var views: [UIView] = []
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
    //: if bar
    //: use bar-views
    //: end
  }

  required init?(coder: NSCoder) { nil }

  private func build() {
    for view in views { view.removeFromSuperview() }
    views = style.layers.map { Self.view(of: $0) }
    for (index, view) in views.enumerated() { box.insertSubview(view, at: index) }
  }

  // The box leaves the header's bounds, and takes taps wherever it is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    box.frame.contains(point)
  }

  /// - Parameter s: Points from rest, negative while the table is pulled down.
  func place(scrolled s: CGFloat) {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    //: if isBelowSafeArea
    let style = self.style.below(safeTop)
    //: end
    let ride = reduceMotion ? max(0, -s) : 0  // with the rows, and nothing else
    let visible = max(style.minHeight, style.height - s - ride)
    box.frame = CGRect(x: 0, y: s + ride, width: width, height: visible)
    for (layer, view) in zip(style.layers, views) {
      //: if isShaped
      let (frame, opacity, key) = style.place(
        layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity, key)
      //: else if hasKeys
      let (frame, opacity) = style.place(
        layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity)
      //: else
      let frame = style.place(layer, scrolled: s, in: bounds.size, reduceMotion: reduceMotion)
      //: if hasTexts
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer)
      //: else
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride))
      //: end
      //: end
    }
    //: if bar
    //: if barIsSmall
    let barOpacity = style.bar(scrolled: s).barOpacity
    //: else
    let (barOpacity, titleScale, titleRise) = style.bar(scrolled: s, reduceMotion: reduceMotion)
    //: end
    //: use bar-place
    //: end
  }

  //: use layer-view
}

final class NAME__Controller: UITableViewController {
  /// The numbers of the effect.
  var style: NAME__Style {
    get { header.style }
    set {
      header.style = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  //: if bar
  /// The header's own title, apart from the title of a navigation bar.
  var heading: String? { didSet { header.titleLabel.text = heading } }
  //: end
  //: use list

  private let header = NAME__Header()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never  // the header is under the status bar
    header.frame.size.height = style.height
    tableView.tableHeaderView = header
    // A navigation bar over it is clear, and iOS 26 blurs nothing at its edge.
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (clear, clear)
    if #available(iOS 26, *) { tableView.topEdgeEffect.isHidden = true }
    //: use list-load
    //: use table-physics
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if header.frame.height != style.height {
      header.frame.size.height = style.height
      tableView.tableHeaderView = header
    }
    tableView.bringSubviewToFront(header)  // it takes taps before the rows below it
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
    //: if isBelowSafeArea
    // Without the navigation bar's own height: the header's bar lies under that one.
    header.safeTop = (view.window ?? view).safeAreaInsets.top
    //: end
    place()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    header.place(scrolled: tableView.contentOffset.y)
    //: if isBelowSafeArea
    let style = self.style.below(header.safeTop)
    //: end
    let covered = max(style.minHeight, style.height - tableView.contentOffset.y)
    tableView.verticalScrollIndicatorInsets.top = covered
  }
  //: use table-snap
}
//: if hasTextRows

//: use text-cell
//: end
