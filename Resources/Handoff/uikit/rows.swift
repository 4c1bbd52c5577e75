/// A row that is a window into its lagging picture.
final class NAME__Cell: UITableViewCell {
  var style = NAME__Style()
  let picture = NAME__FocusedImageView()  //: if focusPoints
  let picture = UIImageView()  //: else
  private let words = NAME__Words()  //: if hasWindowWords
  private var item: NAME__Item?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.clipsToBounds = true
    selectionStyle = .none
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    contentView.addSubview(words)  //: if hasWindowWords
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NAME__Item, _ image: UIImage?) {
    self.item = item
    picture.image = image
    //: if hasWindowWords
    words.show(item)
    isAccessibilityElement = true
    accessibilityLabel = item.spoken
    accessibilityTraits = .button
    //: end
  }
  //: if hasWindowWords

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot = 0.85 * bounds.height
    words.frame = CGRect(x: 0, y: bounds.height - foot, width: bounds.width, height: foot)
  }
  //: end

  /// - Parameters:
  ///   - y: Top of the row in the table's frame when the picture is there, in points.  //: if lags
  ///   - y: Top of the row in the table's frame, in points.  //: else
  ///   - screen: Height of that frame.
  func place(y: CGFloat, screen: CGFloat) {
    guard let item else { return }
    let h = item.height
    //: if needsAspect
    let drawn = style.pictureHeight(
      h: h, aspect: item.aspect, width: bounds.width, screen: screen)
    //: else
    let drawn = style.pictureHeight(h: h, width: bounds.width, screen: screen)
    //: end
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let offset = reduceMotion ? 0 : style.pictureOffset(y: y, h: h, screen: screen)
    picture.bounds.size = CGSize(width: bounds.width, height: drawn)
    picture.center = CGPoint(x: bounds.width / 2, y: h / 2)
    picture.transform = CGAffineTransform(translationX: 0, y: offset)
  }
}
//: if hasWindowWords

//: use words
//: end

//: if lags
//: use follower

//: end
//: if hasGaps
/// Rows that are windows into lagging pictures, with a gap at some offsets;
/// UIImageView cannot extend a picture's edge.
//: else
/// Rows that are windows into lagging pictures.
//: end
final class NAME__Controller: UITableViewController, UITableViewDataSourcePrefetching {
  /// The numbers of the effect.
  var style = NAME__Style() { didSet { if isViewLoaded { placeRows() } } }
  var items: [NAME__Item] {
    didSet {
      decoded.removeAllObjects()
      if isViewLoaded { tableView.reloadData() }
    }
  }
  /// The picture of an item.
  var image: (NAME__Item) -> UIImage? = { $0.picture.flatMap { UIImage(named: $0) } }
  var onSelect: (NAME__Item) -> Void = { _ in }
  //: if focusPoints
  /// The point of an item's picture that stays visible, in its unit square.
  var focus: (NAME__Item) -> CGPoint = { _ in CGPoint(x: 0.5, y: 0.5) }
  //: end

  private lazy var follower = NAME__Follower { [weak self] in self?.placeRows() }  //: if lags
  /// Pictures of items, already decoded.
  private let decoded = NSCache<NSNumber, UIImage>()

  init(items: [NAME__Item]) {
    self.items = items
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NAME__Cell.self, forCellReuseIdentifier: "window")
    tableView.prefetchDataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")  //: if hasTextRows
    tableView.separatorStyle = .none
    overrideUserInterfaceStyle = .dark  //: if isDark
    //: use table-physics
  }

  /// Also called for every scroll: the table is the controller's view.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeRows()
    moveBars()  //: if hidesBars
  }
  //: use bars-scroll  //: if hidesBars

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let item = items[indexPath.row]
    //: if hasTextRows
    guard !item.isWindow else { return item.height }
    return max(item.height, UIFontMetrics(forTextStyle: .body).scaledValue(for: item.height))
    //: else
    return item.height
    //: end
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(items[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = items[indexPath.row]
    //: if hasTextRows
    guard item.isWindow else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      item.show(in: cell)
      return cell
    }
    //: end
    let cell = tableView.dequeueReusableCell(withIdentifier: "window", for: indexPath)
    guard let window = cell as? NAME__Cell else { return cell }
    window.show(item, decoded.object(forKey: NSNumber(value: item.id)) ?? image(item))
    window.picture.focus = focus(item)  //: if focusPoints
    return window
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    place(cell)  // before it is visible
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for item in indexPaths.map({ items[$0.row] }) {
      guard let picture = image(item) else { continue }
      let key = NSNumber(value: item.id)
      Task { [weak self] in
        guard let picture = await picture.byPreparingForDisplay() else { return }
        self?.decoded.setObject(picture, forKey: key)
      }
    }
  }

  //: if lags
  private func placeRows() {
    follower.scroll(to: tableView.contentOffset.y, style)
    tableView.visibleCells.forEach(place)
  }
  //: else
  private func placeRows() { tableView.visibleCells.forEach(place) }
  //: end

  private func place(_ cell: UITableViewCell) {
    let y = cell.frame.minY - tableView.contentOffset.y + follower.lag  //: if lags
    let y = cell.frame.minY - tableView.contentOffset.y  //: else
    guard let window = cell as? NAME__Cell else { return }
    window.style = style
    window.place(y: y, screen: tableView.bounds.height)
  }
  //: use table-snap
}
//: if hasTextRows

//: use text-cell
//: end
//: if focusPoints

//: use focus
//: end
