/// The table's header view, which needs no inset: the picture lags in a box that shows what the rows leave of it.
final class NAME__Header: UIView {
  var style = NAME__Style()
  //: if isBelowSafeArea
  var safeTop: CGFloat = 0
  //: end
  //: if focusPoints
  let picture = NAME__FocusedImageView()
  //: else
  let picture = UIImageView()
  //: end
  private let box = UIView()
  //: if bar
  private let bar = UIView()
  let titleLabel = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 1  // over the rows
    box.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    box.addSubview(picture)
    addSubview(box)
    //: if bar
    //: use bar-views
    //: end
  }

  required init?(coder: NSCoder) { nil }

  // The box leaves the header's bounds, and takes taps wherever it is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    box.frame.contains(point)
  }

  /// - Parameter scrolled: Points from rest, negative while the table is pulled down.
  func place(scrolled: CGFloat) {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    //: if isBelowSafeArea
    let style = self.style.below(safeTop)
    //: end
    //: if bar
    let layout =
      reduceMotion
      ? style.stillLayout(scrolled: scrolled, width: width)
      : style.layout(scrolled: scrolled, width: width)
    //: else
    let layout = style.layout(scrolled: reduceMotion ? 0 : scrolled, width: width)
    //: end
    //: if sticks
    //: if rides
    let boxY = reduceMotion ? max(0, scrolled - layout.collapse) : max(scrolled, 0)  // at the top of the screen
    //: else
    let boxY = reduceMotion ? max(0, scrolled - layout.collapse) : scrolled  // at the top of the screen
    //: end
    //: else if rides
    let boxY = reduceMotion ? 0 : max(scrolled, 0)  // at the top of the screen
    //: else
    let boxY = reduceMotion ? 0 : scrolled  // at the top of the screen
    //: end
    box.frame = CGRect(x: 0, y: boxY, width: width, height: layout.visible)
    picture.bounds.size = layout.picture.size
    picture.center = CGPoint(x: layout.picture.midX, y: layout.picture.midY)
    //: if bar
    //: if barIsSmall
    let (visible, barOpacity) = (layout.visible, layout.barOpacity)
    //: else
    let (visible, barOpacity) = (layout.visible, layout.barOpacity)
    let (titleScale, titleRise) = (layout.titleScale, layout.titleRise)
    //: end
    //: use bar-place
    //: end
  }
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
  var image: UIImage? {
    get { header.picture.image }
    set { header.picture.image = newValue }
  }
  //: if focusPoints
  /// The point of the picture that stays visible, in its unit square.
  var focus: CGPoint {
    get { header.picture.focus }
    set { header.picture.focus = newValue }
  }
  //: if hasWhole
  /// Whether the picture is shown whole in the header.
  var isWhole: Bool {
    get { header.picture.isWhole }
    set { header.picture.isWhole = newValue }
  }
  //: end
  //: end
  //: if bar
  /// The header's own title, apart from the title of a navigation bar.
  var heading: String? { didSet { header.titleLabel.text = heading } }
  //: end
  //: if refresh
  var onRefresh: () async -> Void = {}
  //: end
  //: use list

  private let header = NAME__Header()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never  // the header is under the status bar
    tableView.tableHeaderView = header
    // A navigation bar over it is clear, and iOS 26 blurs nothing at its edge.
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (clear, clear)
    if #available(iOS 26, *) { tableView.topEdgeEffect.isHidden = true }
    //: use list-load
    //: use table-physics
    //: if refresh
    // The control decides how far to pull; tuned were REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for
    // REFRESH_DURATION__ s.
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in
        Task {
          await self?.onRefresh()
          self?.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
    refreshControl = control
    //: end
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.width / style.aspect
    if header.frame.height != height {  // after rotation, too
      header.frame.size.height = height
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
    let low = style.below(header.safeTop).minHeight
    //: else if sticks
    let low = style.minHeight
    //: else
    let low: CGFloat = 0
    //: end
    let covered = max(low, header.frame.height - tableView.contentOffset.y)
    tableView.verticalScrollIndicatorInsets.top = covered
  }
  //: use table-snap
}
//: if hasTextRows

//: use text-cell
//: end
//: if focusPoints

//: use focus
//: end
