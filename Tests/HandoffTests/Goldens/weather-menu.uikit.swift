// Weather menu: "Weather menu" on iPhone 14, 390 x 844 pt.
// k = 0.8940678: speed of the picture over the speed of the content.
import UIKit

final class WeatherMenuCell: UITableViewCell {
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
    guard let size = picture.image?.size, size.height > 0 else { return }
    let h = bounds.height
    let aspect = size.width / size.height
    let drawn: CGFloat = 200                       // imageHeight
    let lag: CGFloat = (200 - h) / (844 + h)       // 1 - k = (imageHeight - h)/(H + h)
    let drift: CGFloat = -lag * (y + h / 2 - 422)  // -(1 - k)·(y + h/2 - H/2)
    picture.bounds.size = CGSize(width: 390, height: drawn)
    picture.center = CGPoint(x: 195, y: h / 2)
    picture.transform = CGAffineTransform(translationX: 0, y: UIAccessibility.isReduceMotionEnabled ? 0 : drift)
  }
}

final class WeatherMenuController: UITableViewController {
  // In viewDidLoad: tableView.contentInsetAdjustmentBehavior = .never
  //                 tableView.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeRows()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  private func placeRows() {
    for case let cell as WeatherMenuCell in tableView.visibleCells {
      cell.place(y: cell.frame.minY - tableView.contentOffset.y)
    }
  }
}
