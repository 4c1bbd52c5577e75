/// A row that is a window into its picture, which lags behind it.
final class NAME__Cell: UITableViewCell {
  //: align
  //: each rowConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end

  //: if focusPoints
  let picture = FocusedImageView()
  //: else
  let picture = UIImageView()
  //: end
  //: if hasPictureItems
  //: if hasValue
  private let words = UILabel(), value = UILabel()
  //: else
  private let words = UILabel()
  //: end
  //: if scrim
  private let scrim = CAGradientLayer()
  //: end
  //: end

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    //: if hasPictureItems
    //: if scrim
    scrim.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: SCRIM__).cgColor]
    scrim.locations = [0, 0.5]
    contentView.layer.addSublayer(scrim)
    //: end
    //: if hasValue
    for label in [words, value] {
    //: else
    for label in [words] {
    //: end
      label.numberOfLines = 0
      label.textColor = .white
      contentView.addSubview(label)
    }
    //: if hasValue
    value.font = .systemFont(ofSize: SIZE34__, weight: .medium)
    //: end
    //: end
  }

  required init?(coder: NSCoder) { nil }
  //: if hasPictureItems

  //: use words-show
  //: end

  /// - Parameters:
  ///   - y: Where the row begins in the table's frame, in points.
  ///   - screen: Height of that frame.
  func place(y: CGFloat, screen: CGFloat) {
    //: if needsAspect
    guard let size = picture.image?.size, size.height > 0 else { return }
    let aspect = size.width / size.height
    //: end
    let (width, h) = (bounds.width, bounds.height)
    //: lines steps
    picture.bounds.size = CGSize(width: width, height: drawn)
    picture.center = CGPoint(x: width / 2, y: h / 2)
    picture.transform = CGAffineTransform(translationX: 0, y: UIAccessibility.isReduceMotionEnabled ? 0 : drift)
    //: if hasPictureItems
    //: use words-place
    //: end
  }
}

final class NAME__Controller: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    //: if isUneven
    //: row
    // In tableView(_:heightForRowAt:) the rows are
    //: last row
    //: each firstHeights
    HEIGHT__,
    //: end
    //: if hasMoreHeights
    ...
    //: end
    //: end
    pt tall.
    //: end
    //: else
    tableView.rowHeight = WINDOW_HEIGHT__
    //: end
    //: if hasPictureItems
    tableView.register(NAME__Cell.self, forCellReuseIdentifier: "item")
    //: end
    //: use table-physics
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeRows()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    place(cell)  // before it is seen
  }

  private func placeRows() { tableView.visibleCells.forEach(place) }

  private func place(_ cell: UITableViewCell) {
    let y = cell.frame.minY - tableView.contentOffset.y
    (cell as? NAME__Cell)?.place(y: y, screen: tableView.bounds.height)
  }
  //: if hasPictureItems

  var items = Item.all

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? NAME__Cell)?.show(items[indexPath.row])
    return cell
  }
  //: end
  //: use table-snap
}
//: if hasGaps
// It leaves a gap at some offsets; UIImageView cannot extend a picture's edge.
//: end
