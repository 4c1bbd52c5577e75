import Effects
import Geometry

/// The effect as UIKit code: places by `center` and `transform` as the list scrolls and once after layout, never by
/// constraints.
struct UIKitSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func preamble(to code: String) -> String { "import UIKit" }

  func header(_ blueprint: HeaderBlueprint) -> String {
    """
    final class \(handoff.typeName)Controller: UITableViewController {
      private let box = UIView()
      private let picture = UIImageView(image: UIImage(named: "\(handoff.assetName)"))

    \(setUp(blueprint).indented(by: 2))

    \(placing(blueprint).indented(by: 2))
    }\(refreshNote(blueprint, "a UIRefreshControl of its own in `refreshControl`"))
    """
  }

  private func setUp(_ blueprint: HeaderBlueprint) -> String {
    let rest = blueprint.restingHeight
    let high = blueprint.header.height.short
    return """
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.contentInset = UIEdgeInsets(top: \(high), left: 0, bottom: \(blueprint.bottomInset.short), right: 0)
        tableView.contentOffset.y = -\(high)
        box.clipsToBounds = true
        box.isUserInteractionEnabled = false  // a drag that begins on the picture scrolls the list
        box.layer.zPosition = 1
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.bounds.size = CGSize(width: \((rest * blueprint.aspect).short), height: \(rest.short))
        box.addSubview(picture)
        tableView.addSubview(box)
      }
      """
  }

  private func placing(_ blueprint: HeaderBlueprint) -> String {
    let rest = blueprint.restingHeight.short
    let high = blueprint.header.height.short
    let rides = blueprint.header.pull == .ride
    return """
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place(scrolled: tableView.contentOffset.y + \(high))
      }

      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        place(scrolled: scrollView.contentOffset.y + \(high))
      }

      /// - Parameter scrolled: From rest, in points; negative while the list is pulled down.
      private func place(scrolled: CGFloat) {
        let still = UIAccessibility.isReduceMotionEnabled
        let s = still ? 0 : scrolled
      \(blueprint.steps(isPullable: true).inSwift.indented(by: 2))
        let ride = still ? -min(scrolled, \(blueprint.collapse.short)) : 0  // with the rows, and nothing else
        let boxY = tableView.contentOffset.y + \(rides ? "boxTop + " : "")ride
        box.frame = CGRect(x: 0, y: boxY, width: \(width), height: visible)
        picture.center = CGPoint(x: \(middle), y: top\(rides ? " - boxTop" : "") + drawn / 2)
        picture.transform = CGAffineTransform(scaleX: drawn / \(rest), y: drawn / \(rest))
      }
      """
  }
}

extension UIKitSnippet {
  private static let aspect = """
        guard let size = picture.image?.size, size.height > 0 else { return }
        let aspect = size.width / size.height

    """

  func rows(_ blueprint: RowsBlueprint) -> String {
    """
    final class \(handoff.typeName)Cell: UITableViewCell {
      let picture = UIImageView()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        contentView.addSubview(picture)
      }

      required init?(coder: NSCoder) { nil }

      /// - Parameter y: Where the row begins on the screen, in points.
      func place(y: CGFloat) {
    \(blueprint.needsAspect ? Self.aspect : "")    let h = bounds.height
    \(blueprint.steps.inSwift.indented(by: 4))
        picture.bounds.size = CGSize(width: \(width), height: drawn)
        picture.center = CGPoint(x: \(middle), y: h / 2)
        picture.transform = CGAffineTransform(translationX: 0, y: UIAccessibility.isReduceMotionEnabled ? 0 : drift)
      }
    }

    \(controller(blueprint))\(gapNote(blueprint, "UIImageView"))
    """
  }

  private func controller(_ blueprint: RowsBlueprint) -> String {
    let insets = blueprint.insets
    return """
      final class \(handoff.typeName)Controller: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.contentInsetAdjustmentBehavior = .never
          tableView.contentInset = UIEdgeInsets(top: \(insets.top.short), left: 0, bottom: \(insets.bottom.short), right: 0)
          \(heights(blueprint))
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
          (cell as? \(handoff.typeName)Cell)?.place(y: cell.frame.minY - tableView.contentOffset.y)
        }
      }
      """
  }

  /// How the table learns the heights of its rows.
  private func heights(_ blueprint: RowsBlueprint) -> String {
    let heights = blueprint.rows.map(\.height)
    guard Set(heights).count > 1 else { return "tableView.rowHeight = \(blueprint.windowHeight.short)" }
    let first = heights.prefix(6).map(\.short).joined(separator: ", ")
    return "// In tableView(_:heightForRowAt:) the rows are \(first)\(heights.count > 6 ? ", ..." : "") pt tall."
  }
}

extension UIKitSnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    """
    final class \(handoff.typeName)Cell: UICollectionViewCell {
      /// The cover first. In collectionView(_:cellForItemAt:) \(faces(blueprint)).
      let layers = (0..<\(blueprint.stack.layers)).map { _ in UIImageView() }

    \(layers(blueprint).indented(by: 2))

      required init?(coder: NSCoder) { nil }

    \(placing(blueprint).indented(by: 2))
    }

    \(layout(blueprint))\(controller(blueprint))\(autoplayNote(blueprint, "add that to contentOffset in a CADisplayLink"))
    """
  }

  private func faces(_ blueprint: StackBlueprint) -> String {
    blueprint.isOutlined ? "it gets its picture" : "each gets its picture: the album's, then the next ones'"
  }

  /// The layers where they lie while their album is in the middle.
  private func layers(_ blueprint: StackBlueprint) -> String {
    let size = blueprint.turned("side", blueprint.stack.isUniform ? "side" : blueprint.stack.cover.short)
    let center = blueprint.turned((blueprint.stack.pass.cell / 2).short, "middle")
    let fill =
      blueprint.isOutlined
      ? """
      if index > 0 {  // the others are outlines without a picture
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.white.cgColor
      }
      """
      : """
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: 1 - light)
      view.addSubview(shade)
      """
    return """
      override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, view) in layers.enumerated() {
          let i = CGFloat(index)
      \(blueprint.layerSteps.inSwift.indented(by: 4))
          view.bounds.size = CGSize(width: \(size.x), height: \(size.y))
          view.center = CGPoint(x: \(center.x), y: \(center.y))
          view.alpha = opacity
          view.contentMode = .scaleAspectFill
          view.clipsToBounds = true
      \(fill.indented(by: 4))
          contentView.insertSubview(view, at: 0)  // what is deeper lies behind
        }
      }
      """
  }

  private func placing(_ blueprint: StackBlueprint) -> String {
    let move = blueprint.turned("still ? 0 : offset", "0")
    return """
      /// - Parameter x: Where the cell begins on the screen, in points along the axis.
      func place(x: CGFloat) {
      \(blueprint.steps.inSwift.indented(by: 2))
        let still = UIAccessibility.isReduceMotionEnabled
        for (index, view) in layers.enumerated() {
          let i = CGFloat(index)
          \([blueprint.offsetStep].inSwift)
          view.transform = CGAffineTransform(translationX: \(move.x), y: \(move.y))
        }
        layer.zPosition = -abs(pos)  // of two neighbours the one nearer the middle is in front
      }
      """
  }

  /// A flow layout does not turn round by itself.
  private func layout(_ blueprint: StackBlueprint) -> String {
    guard blueprint.isMirrored else { return "" }
    return """
      final class \(handoff.typeName)Layout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }


      """
  }

  private func controller(_ blueprint: StackBlueprint) -> String {
    let place = blueprint.isAcross ? "minX - collectionView.contentOffset.x" : "minY - collectionView.contentOffset.y"
    return """
      final class \(handoff.typeName)Controller: UICollectionViewController {
      \(flow(blueprint).indented(by: 2))

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(\(handoff.typeName)Cell.self, forCellWithReuseIdentifier: "album")
          collectionView.contentInsetAdjustmentBehavior = .never
          collectionView.contentInset = \(ends(blueprint))  // the edges of the screen
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          placeCells()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeCells() }

        override func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
          place(cell)  // before it is seen
        }

        private func placeCells() { collectionView.visibleCells.forEach(place) }

        private func place(_ cell: UICollectionViewCell) {
          (cell as? \(handoff.typeName)Cell)?.place(x: cell.frame.\(place))
        }
      }
      """
  }

  /// The first and the last album reach the middle, and there is room for one line of albums.
  private func flow(_ blueprint: StackBlueprint) -> String {
    let cell = blueprint.turned(blueprint.stack.pass.cell.short, blueprint.stack.cover.short)
    let across = blueprint.isAcross ? blueprint.screen.height : blueprint.screen.width
    let margin = blueprint.turned(blueprint.free.short, ((across - blueprint.stack.cover) / 2).short)
    let layout = blueprint.isMirrored ? "\(handoff.typeName)Layout" : "UICollectionViewFlowLayout"
    return """
      init() {
        let layout = \(layout)()
        layout.scrollDirection = \(blueprint.isAcross ? ".horizontal" : ".vertical")
        layout.itemSize = CGSize(width: \(cell.x), height: \(cell.y))
        layout.minimumLineSpacing = \((blueprint.pitch - blueprint.stack.pass.cell).short)  // \(blueprint.pitch.short) pt from one album to the next
        // \(blueprint.free.short) = (W - cw)/2, so that the first and the last reach the middle; one line of albums fits.
        layout.sectionInset = UIEdgeInsets(top: \(margin.y), left: \(margin.x), bottom: \(margin.y), right: \(margin.x))
        super.init(collectionViewLayout: layout)
      }
      """
  }

  /// How much farther the strip scrolls than its first and last album.
  private func ends(_ blueprint: StackBlueprint) -> String {
    let (first, last) = (blueprint.before.short, blueprint.after.short)
    guard blueprint.isAcross else { return "UIEdgeInsets(top: \(first), left: 0, bottom: \(last), right: 0)" }
    let (left, right) = blueprint.isMirrored ? (last, first) : (first, last)
    return "UIEdgeInsets(top: 0, left: \(left), bottom: 0, right: \(right))"
  }
}
