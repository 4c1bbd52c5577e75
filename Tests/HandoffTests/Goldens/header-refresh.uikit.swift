// Header parallax: "Header with refresh" on iPhone 14, 390 x 844 pt.
// k = 0.5: speed of the picture over the speed of the content.
import UIKit

final class HeaderParallaxController: UITableViewController {
  private let box = UIView()
  private let picture = UIImageView(image: UIImage(named: "lake"))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: 195, left: 0, bottom: 34, right: 0)
    tableView.contentOffset.y = -195
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false  // a drag that begins on the picture scrolls the list
    box.layer.zPosition = 1
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.bounds.size = CGSize(width: 390, height: 195)
    box.addSubview(picture)
    tableView.addSubview(box)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(scrolled: tableView.contentOffset.y + 195)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    place(scrolled: scrollView.contentOffset.y + 195)
  }

  /// - Parameter scrolled: From rest, in points; negative while the list is pulled down.
  private func place(scrolled: CGFloat) {
    let still = UIAccessibility.isReduceMotionEnabled
    let s = still ? 0 : scrolled
    let d: CGFloat = min(max(s, 0), 195)               // how far it has collapsed
    let boxTop: CGFloat = max(-s, 0)                   // on the screen
    let visible: CGFloat = max(0, 195 - max(s, 0))     // height of the box: max(minimum, h0 - s)
    let drawn: CGFloat = 195                           // height of the picture
    let top: CGFloat = boxTop + (visible - drawn) / 2  // of the picture; -(k - 1/2)·d beside the middle
    let ride = still ? -min(scrolled, 195) : 0  // with the rows, and nothing else
    box.frame = CGRect(x: 0, y: tableView.contentOffset.y + boxTop + ride, width: 390, height: visible)
    picture.center = CGPoint(x: 195, y: top - boxTop + drawn / 2)
    picture.transform = CGAffineTransform(scaleX: drawn / 195, y: drawn / 195)
  }
}
// The pull to refresh is a UIRefreshControl of its own in `refreshControl`; it decides by itself how far to pull. Here it is
// 100 pt, held at 60 pt for 1 s.
