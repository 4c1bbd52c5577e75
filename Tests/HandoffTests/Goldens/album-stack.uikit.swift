// Album stack: "Album stack" on iPhone 14, 390 x 844 pt.
// k = 0.8550725: speed of the deepest layer over the speed of the content.
import UIKit

final class AlbumStackCell: UICollectionViewCell {
  /// The cover first. Each is centred in the cell, 10 pt smaller and alpha 0.14 less than the one before it.
  var layers: [UIView] = []

  /// - Parameter x: Where the cell begins on the screen, in points along the axis.
  func place(x: CGFloat) {
    let pos: CGFloat = 2 * (x + 300) / 690 - 1  // 2(x + cw)/(W + cw) - 1
    let shift: CGFloat = -50 * pos              // -(1 - k)·(W + cw)/2·pos
    let still = UIAccessibility.isReduceMotionEnabled
    for (index, view) in layers.enumerated() {
      let offset = still ? 0 : shift * CGFloat(index) / 4
      view.transform = CGAffineTransform(translationX: offset, y: 0)
    }
    layer.zPosition = -abs(pos)  // of two neighbours the one nearer the middle is in front
  }
}

final class AlbumStackController: UICollectionViewController {
  // Cells are 300 pt along the axis, 240 pt apart, 200 pt across.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeCells()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeCells() }

  private func placeCells() {
    for case let cell as AlbumStackCell in collectionView.visibleCells {
      cell.place(x: cell.frame.minX - collectionView.contentOffset.x)
    }
  }
}
// Until it is touched it scrolls by 66.7 pt/s: add that to contentOffset in a CADisplayLink.
