/// The table's header view, which needs no inset.
final class NAME__Header: UIView {
  private let box = UIView()
  private let views = SceneLayer.all.map { layer in view(of: layer) }
  //: if bar
  private let bar = UIView(), onPicture = UILabel(), onBar = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 1  // over the rows
    box.clipsToBounds = true
    views.forEach(box.addSubview)
    addSubview(box)
    //: if bar
    bar.backgroundColor = .systemBackground
    //: use bar-views
    //: end
  }

  required init?(coder: NSCoder) { nil }

  // The box leaves the header's bounds, and takes taps wherever it is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }

  /// - Parameter s: Points from rest, negative while the table is pulled down.
  func place(scrolled s: CGFloat) {
    let still = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
    let visible = max(SceneLayer.minHeight, SceneLayer.height - s - ride)
    box.frame = CGRect(x: 0, y: s + ride, width: width, height: visible)
    for (layer, view) in zip(SceneLayer.all, views) {
      //: if hasKeys
      let (frame, opacity) = layer.place(s, in: bounds.size, still: still)
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity)
      //: else
      let frame = layer.place(s, in: bounds.size, still: still)
      Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer)
      //: end
    }
    //: if bar
    //: lines layerBarSteps
    //: use bar-place
    //: end
  }

  //: use layer-view
}

final class NAME__Controller: UITableViewController {
  private let header = NAME__Header()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never  // the header lies under the status bar
    header.frame.size.height = SceneLayer.height
    tableView.tableHeaderView = header
    //: use table-physics
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
    place()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    header.place(scrolled: tableView.contentOffset.y)
    tableView.verticalScrollIndicatorInsets.top = max(SceneLayer.minHeight, SceneLayer.height - tableView.contentOffset.y)
  }
  //: use table-snap
}
