/// The table's header view, without an inset. The picture lags in a box that shows the part above the rows.
final class NAME__Header: UIView {
  var style = NAME__Style() { didSet { superview?.setNeedsLayout() } }
  var safeTop: CGFloat = 0  //: if isBelowSafeArea
  let picture = NAME__FocusedImageView()  //: if focusPoints
  let picture = UIImageView()  //: else
  private let box = UIView()
  //: if lags
  private lazy var follower = NAME__Follower { [weak self] in
    self?.superview?.setNeedsLayout()
  }
  //: end
  //: if bar
  private let bar = UIView()
  let titleLabel = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 1  // over the rows
    box.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    box.addSubview(picture)
    addSubview(box)
    //: use bar-views  //: if bar
  }

  required init?(coder: NSCoder) { nil }

  // The box can leave the header's bounds, and takes taps at any place.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    box.frame.contains(point)
  }

  /// - Parameter scrolled: Points from rest, negative while the table is pulled down.
  func place(scrolled: CGFloat) {
    let width = bounds.width
    let style = self.style.below(safeTop)  //: if isBelowSafeArea
    //: if lags
    follower.scroll(to: scrolled, style)
    let layout = style.layout(
      scrolled: scrolled, behind: follower.lag, width: width,
      reduceMotion: UIAccessibility.isReduceMotionEnabled)
    //: else
    let layout = style.layout(
      scrolled: scrolled, width: width, reduceMotion: UIAccessibility.isReduceMotionEnabled)
    //: end
    // The box stays at the top of the screen.
    let boxY = bounds.height + layout.drop - layout.visible
    box.frame = CGRect(x: 0, y: boxY, width: width, height: layout.visible)
    (superview as? UITableView)?.verticalScrollIndicatorInsets.top = box.frame.maxY - scrolled
    picture.bounds.size = layout.picture.size
    picture.center = CGPoint(x: layout.picture.midX, y: layout.picture.midY)
    //: if bar
    //: if barIsSmall
    let (visible, barOpacity) = (layout.visible, layout.barOpacity)
    //: else
    let (visible, barOpacity) = (layout.visible, layout.barOpacity)
    let (titleScale, titleRise) = (layout.titleScale, layout.titleRise)
    //: end
    //: use bar-place
    //: end
  }
}

//: if lags
//: use follower

//: end
//: use header-controller
