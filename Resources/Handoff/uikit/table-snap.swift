//: if snapsToItems

override func scrollViewWillEndDragging(
  _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
  targetContentOffset: UnsafeMutablePointer<CGPoint>
) {
  let style = header.style.below(header.safeTop)  //: if isBelowSafeArea
  let style = header.style  //: else if sticks
  guard targetContentOffset.pointee.y > style.height - style.low else { return }  //: if recipe
  guard targetContentOffset.pointee.y > header.frame.height - style.minHeight else { return }  //: else if sticks
  guard targetContentOffset.pointee.y > header.frame.height else { return }  //: else if header
  guard let row = tableView.indexPathForRow(at: targetContentOffset.pointee) else { return }
  let rect = tableView.rectForRow(at: row)
  targetContentOffset.pointee.y = targetContentOffset.pointee.y > rect.midY ? rect.maxY : rect.minY
}
//: end
