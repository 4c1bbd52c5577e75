//: if snapsToItems

override func scrollViewWillEndDragging(
  _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
  targetContentOffset: UnsafeMutablePointer<CGPoint>
) {
  let style = header.style.below(header.safeTop)  //: if isBelowSafeArea
  let style = header.style  //: else if recipe
  let style = header.style  //: else if sticks
  //: if recipe
  guard targetContentOffset.pointee.y > style.height - style.low else { return }
  //: else if header
  guard targetContentOffset.pointee.y > header.frame.height - style.minHeight else { return }  //: if sticks
  guard targetContentOffset.pointee.y > header.frame.height else { return }  //: else
  //: end
  guard let row = tableView.indexPathForRow(at: targetContentOffset.pointee) else { return }
  let rect = tableView.rectForRow(at: row)
  targetContentOffset.pointee.y = targetContentOffset.pointee.y > rect.midY ? rect.maxY : rect.minY
}
//: end
