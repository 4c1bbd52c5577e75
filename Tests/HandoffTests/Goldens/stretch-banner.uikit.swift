// Stretchy banner: "Stretchy banner" on iPhone 14, 390 x 844 pt.
// k = 0.5: speed of the picture over the speed of the content.
import UIKit

final class StretchBannerController: UITableViewController {
  private let box = UIView()
  private let picture = UIImageView(image: UIImage(named: "tall"))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: 260, left: 0, bottom: 34, right: 0)
    tableView.contentOffset.y = -260
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false  // a drag that begins on the picture scrolls the list
    box.layer.zPosition = 1
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.bounds.size = CGSize(width: 390, height: 260)
    box.addSubview(picture)
    tableView.addSubview(box)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(scrolled: tableView.contentOffset.y + 260)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    place(scrolled: scrollView.contentOffset.y + 260)
  }

  /// - Parameter scrolled: From rest, in points; negative while the list is pulled down.
  private func place(scrolled: CGFloat) {
    let still = UIAccessibility.isReduceMotionEnabled
    let s = still ? 0 : scrolled
    let d: CGFloat = min(max(s, 0), 260)              // how far it has collapsed
    let boxTop: CGFloat = 0                           // on the screen
    let visible: CGFloat = max(0, 260 - s)            // height of the box: max(minimum, h0 - s)
    let drawn: CGFloat = min(max(260, visible), 390)  // height of the picture
    let gap: CGFloat = visible - drawn                // positive where the picture is as large as it gets
    let top: CGFloat = max(gap, gap / 2)              // of the picture; -(k - 1/2)·d beside the middle
    let ride = still ? -min(scrolled, 260) : 0  // with the rows, and nothing else
    box.frame = CGRect(x: 0, y: tableView.contentOffset.y + boxTop + ride, width: 390, height: visible)
    picture.center = CGPoint(x: 195, y: top - boxTop + drawn / 2)
    picture.transform = CGAffineTransform(scaleX: drawn / 260, y: drawn / 260)
  }
}
