/// The table's header view, which needs no inset: the picture lags in a box that shows what the rows leave of it.
final class NAME__Header: UIView {
  //: align
  //: each constants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end

  //: if focusPoints
  private let picture = FocusedImageView(image: UIImage(named: "ASSET__"))
  //: else
  private let picture = UIImageView(image: UIImage(named: "ASSET__"))
  //: end
  private let box = UIView()
  //: if bar
  private let bar = UIView(), onPicture = UILabel(), onBar = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 1  // over the rows
    box.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    //: if focusPoints
    picture.focus = CGPoint(x: FOCUS_X__, y: FOCUS_Y__)
    //: end
    box.addSubview(picture)
    addSubview(box)
    //: if bar
    //: if isDark
    bar.backgroundColor = .secondarySystemBackground
    [bar, onBar].forEach { $0.overrideUserInterfaceStyle = .dark }
    //: else
    bar.backgroundColor = .systemBackground
    //: end
    //: use bar-views
    //: end
  }

  required init?(coder: NSCoder) { nil }

  // The box leaves the header's bounds, and takes taps wherever it is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }

  /// - Parameter scrolled: Points from rest, negative while the table is pulled down.
  func place(scrolled: CGFloat) {
    let still = UIAccessibility.isReduceMotionEnabled
    let width = bounds.width
    let s = still ? 0 : scrolled
    //: lines steps
    //: if sticks
    //: if rides
    let boxY = still ? max(0, scrolled - (WAY__)) : max(s, 0)  // at the top of the screen
    //: else
    let boxY = still ? max(0, scrolled - (WAY__)) : s  // at the top of the screen
    //: end
    //: else if rides
    let boxY = still ? 0 : max(s, 0)  // at the top of the screen
    //: else
    let boxY = still ? 0 : s  // at the top of the screen
    //: end
    box.frame = CGRect(x: 0, y: boxY, width: width, height: visible)
    picture.bounds.size = CGSize(width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
    picture.center = CGPoint(x: width / 2, y: top + DRAWN_HEIGHT__ / 2)
    //: if bar
    //: lines barSteps
    //: use bar-place
    //: end
  }
}

final class NAME__Controller: UITableViewController {
  private let header = NAME__Header()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never  // the header lies under the status bar
    tableView.tableHeaderView = header
    //: if hasRowItems
    tableView.register(ItemCell.self, forCellReuseIdentifier: "item")
    tableView.rowHeight = ITEM_HEIGHT__
    //: end
    //: use table-physics
    //: if refresh
    refreshControl = UIRefreshControl()  // it decides by itself how far to pull; tuned were REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s
    //: end
    header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.width / header.aspect
    if header.frame.height != height {  // after rotation, too
      header.frame.size.height = height
      tableView.tableHeaderView = header
    }
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
    place()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    header.place(scrolled: tableView.contentOffset.y)
    //: if hasOwnPicture
    tableView.verticalScrollIndicatorInsets.top = max(0, header.frame.height - tableView.contentOffset.y)
    //: end
  }

  @objc private func tapped() {}
  //: if hasRowItems

  var items = Item.all

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.show(items[indexPath.row])
    return cell
  }
  //: end
  //: use table-snap
}
