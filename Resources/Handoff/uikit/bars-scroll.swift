
// The bars of the navigation controller and of the tab bar controller move, and are back on the next screen.
private lazy var bars = NAME__Bars { [weak self] in self?.showBars() }

private func showBars() {
  //: if hidesHeader
  header.bounds.origin.y = bars.bar.gone
  //: else if isListBar
  navigationController?.navigationBar.transform = CGAffineTransform(
    translationX: 0, y: -bars.bar.gone)
  //: end
  //: if hidesTabBar
  tabBarController?.tabBar.transform = CGAffineTransform(translationX: 0, y: bars.tabBar.gone)
  //: end
}

private func moveBars() {
  //: if hidesHeader
  let style = header.style.below(header.safeTop)  //: if isBelowSafeArea
  let style = header.style  //: else
  let low = style.layout(scrolled: .infinity, width: header.bounds.width).visible  //: if header
  let low = style.low  //: else
  bars.bar.height = low
  bars.bar.start = header.bounds.height - low
  //: else if isListBar
  if let bar = navigationController?.navigationBar {
    bars.bar.height = bar.center.y + bar.bounds.height / 2
  }
  //: end
  bars.tabBar.height = tabBarController?.tabBar.bounds.height ?? 0  //: if hidesTabBar
  bars.scroll(tableView)
}

override func viewWillDisappear(_ animated: Bool) {
  super.viewWillDisappear(animated)
  navigationController?.navigationBar.transform = .identity  //: if isListBar
  tabBarController?.tabBar.transform = .identity  //: if hidesTabBar
}
//: if snapsBars

override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { bars.stop() }

override func scrollViewDidEndDragging(
  _ scrollView: UIScrollView, willDecelerate decelerate: Bool
) {
  if !decelerate { bars.rest() }
}

override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { bars.rest() }
//: end
