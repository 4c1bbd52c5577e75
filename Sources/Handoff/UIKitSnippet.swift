import Effects
import Geometry

/// The effect as UIKit code: places by `center` and `transform` as the list scrolls and once after layout, never by
/// constraints.
struct UIKitSnippet: Snippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

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
