/// Hides the bars of a list while it scrolls.
@MainActor
final class NAME__Bars {
  //: if hidesBar
  var bar = NAME__HidingBar(isAway: true)  //: if barGoesAway
  var bar = NAME__HidingBar()  //: else
  //: end
  var tabBar = NAME__HidingBar()  //: if hidesTabBar
  private var was: CGFloat?
  private let onChange: () -> Void
  private var animators: [UIViewPropertyAnimator] = []  //: if snapsBars

  /// - Parameter onChange: Moves each bar by its hidden part.
  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  func scroll(_ list: UIScrollView) {
    let inset = list.adjustedContentInset
    let end = list.contentSize.height + inset.top + inset.bottom - list.bounds.height
    let now = min(max(0, list.contentOffset.y + inset.top), max(0, end))  // a bounce hides nothing
    defer { was = now }
    guard let was, was != now else { return }
    //: if snapsBars
    stop()
    let time = CACurrentMediaTime()
    bar.scroll(from: was, to: now, at: time)  //: if hidesBar
    tabBar.scroll(from: was, to: now, at: time)  //: if hidesTabBar
    //: else
    bar.scroll(from: was, to: now)  //: if hidesBar
    tabBar.scroll(from: was, to: now)  //: if hidesTabBar
    //: end
    onChange()
  }
  //: if snapsBars

  /// The list rests with no finger down.
  func rest() {
    let time = CACurrentMediaTime()
    show(bar.rest(at: time))  //: if barSnaps
    show(tabBar.rest(at: time))  //: if tabBarSnaps
  }

  /// A finger is down.
  func stop() {
    for animator in animators { animator.stopAnimation(true) }
    animators = []
    let time = CACurrentMediaTime()
    bar.stop(at: time)  //: if barSnaps
    tabBar.stop(at: time)  //: if tabBarSnaps
    onChange()
  }

  private func show(_ duration: Double?) {
    guard let duration else { return }
    guard !UIAccessibility.isReduceMotionEnabled else { return onChange() }
    let animator = UIViewPropertyAnimator(
      duration: duration, controlPoint1: CGPoint(x: SNAP_X1__, y: SNAP_Y1__),
      controlPoint2: CGPoint(x: SNAP_X2__, y: SNAP_Y2__), animations: onChange)
    animator.startAnimation()
    animators.append(animator)
  }
  //: end
}

//: use hiding-bar
