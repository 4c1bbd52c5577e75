import Effects
import Geometry

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
