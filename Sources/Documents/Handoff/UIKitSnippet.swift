import Effects
import Geometry

/// The effect as UIKit code: places by `center` and `transform` as the list scrolls and once after layout, never by
/// constraints.
struct UIKitSnippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

  var text: String {
    let lead = handoff.lead.map { "// \($0)" }.joined(separator: "\n")
    let code =
      switch handoff.blueprint {
      case .header(let header): self.header(header)
      case .rows(let rows): self.rows(rows)
      case .stack(let stack): self.stack(stack)
      }
    return "\(lead)\nimport UIKit\n\n\(code)\n"
  }

  private var width: String { handoff.setting.viewport.width.short }

  private func header(_ blueprint: HeaderBlueprint) -> String {
    let rest = blueprint.restingHeight
    let high = blueprint.header.height.short
    let boxTop = blueprint.header.pull == .ride ? "boxTop" : ""
    return """
      final class \(handoff.typeName)Controller: UITableViewController {
        private let box = UIView()
        private let picture = UIImageView(image: UIImage(named: "\(handoff.assetName)"))

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
      \(blueprint.steps(isPullable: true).inSwift.indented(by: 4))
          let ride = still ? -min(scrolled, \(blueprint.collapse.short)) : 0  // with the rows, and nothing else
          box.frame = CGRect(x: 0, y: tableView.contentOffset.y + \(boxTop.isEmpty ? "" : "boxTop + ")ride, width: \(width), height: visible)
          picture.center = CGPoint(x: \((handoff.setting.viewport.width / 2).short), y: top\(boxTop.isEmpty ? "" : " - boxTop") + drawn / 2)
          picture.transform = CGAffineTransform(scaleX: drawn / \(rest.short), y: drawn / \(rest.short))
        }
      }\(refresh(blueprint))
      """
  }

  private func refresh(_ blueprint: HeaderBlueprint) -> String {
    guard let refresh = blueprint.refresh else { return "" }
    return """

      // The pull to refresh is a UIRefreshControl of its own in `refreshControl`; it decides by itself how far to pull. Here it is
      // \(refresh.threshold.short) pt, held at \(refresh.hold.short) pt for \(refresh.duration.short) s.
      """
  }

  private static let aspect = """
        guard let size = picture.image?.size, size.height > 0 else { return }
        let aspect = size.width / size.height

    """

  private func rows(_ blueprint: RowsBlueprint) -> String {
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
        picture.center = CGPoint(x: \((handoff.setting.viewport.width / 2).short), y: h / 2)
        picture.transform = CGAffineTransform(translationX: 0, y: UIAccessibility.isReduceMotionEnabled ? 0 : drift)
      }
    }

    final class \(handoff.typeName)Controller: UITableViewController {
      // In viewDidLoad: tableView.contentInsetAdjustmentBehavior = .never
      //                 tableView.contentInset = UIEdgeInsets(top: \(blueprint.insets.top.short), left: 0, bottom: \(blueprint.insets.bottom.short), right: 0)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeRows()
      }

      override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

      private func placeRows() {
        for case let cell as \(handoff.typeName)Cell in tableView.visibleCells {
          cell.place(y: cell.frame.minY - tableView.contentOffset.y)
        }
      }
    }\(blueprint.hasGaps ? "\n// It leaves a gap at some offsets; UIImageView cannot extend a picture's edge." : "")
    """
  }

  private func stack(_ blueprint: StackBlueprint) -> String {
    let isAcross = blueprint.axis == .horizontal
    let place = isAcross ? "minX - collectionView.contentOffset.x" : "minY - collectionView.contentOffset.y"
    let offset = "shift * CGFloat(index) / \(blueprint.deepest)"
    let autoplay =
      blueprint.autoplay > 0
      ? "\n// Until it is touched it scrolls by \(blueprint.autoplay.short) pt/s: add that to contentOffset in a CADisplayLink."
      : ""
    return """
      final class \(handoff.typeName)Cell: UICollectionViewCell {
        /// The cover first. Each is centred in the cell, \(blueprint.stack.inset.short) pt smaller and alpha \(blueprint.alphaStep.short) less than the one before it.
        var layers: [UIView] = []

        /// - Parameter x: Where the cell begins on the screen, in points along the axis.
        func place(x: CGFloat) {
      \(blueprint.steps.inSwift.indented(by: 4))
          let still = UIAccessibility.isReduceMotionEnabled
          for (index, view) in layers.enumerated() {
            let offset = still ? 0 : \(offset)
            view.transform = CGAffineTransform(translationX: \(isAcross ? "offset" : "0"), y: \(isAcross ? "0" : "offset"))
          }
          layer.zPosition = -abs(pos)  // of two neighbours the one nearer the middle is in front
        }
      }

      final class \(handoff.typeName)Controller: UICollectionViewController {
        // Cells are \(blueprint.stack.pass.cell.short) pt along the axis, \(blueprint.pitch.short) pt apart, \(blueprint.stack.cover.short) pt across.
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          placeCells()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeCells() }

        private func placeCells() {
          for case let cell as \(handoff.typeName)Cell in collectionView.visibleCells {
            cell.place(x: cell.frame.\(place))
          }
        }
      }\(autoplay)
      """
  }
}
