/// A card: its picture, its words, and what darkens both.
final class NAME__CardView: UIView {
  //: if focusPoints
  let picture = NAME__FocusedImageView()
  //: else
  let picture = UIImageView()
  //: end
  //: if hasWindowWords
  //: if scrim
  private let scrim = NAME__Scrim()
  //: end
  private let title = UILabel()
  //: if samplesHaveSubtitle
  private let subtitle = UILabel()
  //: end
  //: if samplesHaveValue
  private let value = UILabel()
  //: end
  //: end
  private let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)  // it is scaled about the middle of its top edge
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    addSubview(picture)
    //: if hasWindowWords
    //: if scrim
    addSubview(scrim)
    //: end
    //: row 96
    let labels: [(UILabel, UIFont.TextStyle)] = [
      (title, .title3),
      //: if samplesHaveSubtitle
      (subtitle, .footnote),
      //: end
      //: if samplesHaveValue
      (value, .largeTitle),
      //: end
    ]
    //: end
    for (label, textStyle) in labels {
      label.font = .preferredFont(forTextStyle: textStyle)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      addSubview(label)
    }
    //: end
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NAME__Item, _ image: UIImage?) {
    picture.image = image
    //: if hasWindowWords
    title.text = item.title
    //: if samplesHaveSubtitle
    subtitle.text = item.subtitle
    //: end
    //: if samplesHaveValue
    value.text = item.value
    //: end
    //: end
    setNeedsLayout()
  }

  // Words are measured when they or the card change, not while it scrolls.
  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    shade.frame = bounds
    //: if hasWindowWords
    let width = bounds.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var bottom = bounds.height - WORD_MARGIN__
    //: if samplesHaveValue
    let valueSize = value.sizeThatFits(bounds.size)
    value.frame = CGRect(
      x: isRightToLeft ? WORD_MARGIN__ : width - WORD_MARGIN__ - valueSize.width,
      y: bottom - valueSize.height, width: valueSize.width, height: valueSize.height)
    let room = width - 3 * WORD_MARGIN__ - valueSize.width
    //: else
    let room = width - 2 * WORD_MARGIN__
    //: end
    //: row
    let lines = [
      //: if samplesHaveSubtitle
      subtitle,
      //: end
      title,
    ]
    //: end
    for label in lines {
      let height = label.text?.isEmpty == false ? label.sizeThatFits(bounds.size).height : 0
      bottom -= height
      label.frame = CGRect(
        x: isRightToLeft ? width - WORD_MARGIN__ - room : WORD_MARGIN__, y: bottom, width: room,
        height: height)
    }
    //: if scrim
    let foot = (1 - SCRIM_START__) * bounds.height
    scrim.frame = CGRect(x: 0, y: bounds.height - foot, width: width, height: foot)
    //: end
    //: end
  }

  /// - Parameter s: Points that the list is scrolled.
  func show(_ place: NAME__Style.Place, scrolled s: CGFloat, middle: CGFloat) {
    center = CGPoint(x: middle, y: place.y + s)
    transform = CGAffineTransform(scaleX: place.size, y: place.size)
    alpha = place.opacity
    isHidden = place.opacity <= 0
    shade.alpha = place.shade
  }
}

/// Cards that stop near the top of the screen, each on those before it.
final class NAME__Controller: UIViewController, UIScrollViewDelegate {
  /// The numbers of the effect. Set before the view is loaded.
  var style = NAME__Style()
  var items: [NAME__Item] = [] { didSet { if isViewLoaded { load() } } }
  /// The picture of a name.
  var image: (String) -> UIImage? = { UIImage(named: $0) }
  //: if focusPoints
  /// The point of a picture that stays in sight, in its unit square.
  var focus: (String) -> CGPoint = { _ in CGPoint(x: 0.5, y: 0.5) }
  //: end
  private let scroller = UIScrollView()
  private var cards: [NAME__CardView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.contentInsetAdjustmentBehavior = .never  // the list goes from edge to edge
    scroller.delegate = self
    //: use screen-physics
    //: if isDark
    overrideUserInterfaceStyle = .dark
    //: end
    view.addSubview(scroller)
    load()
  }

  private func load() {
    for card in cards { card.removeFromSuperview() }
    cards = items.map { item in
      let card = NAME__CardView()
      card.layer.cornerRadius = style.radius
      card.show(item, item.picture.flatMap(image))
      //: if focusPoints
      card.picture.focus = focus(item.picture ?? "")
      //: end
      scroller.addSubview(card)  // the later lies over the earlier
      return card
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scroller.frame = view.bounds
    scroller.contentSize = CGSize(
      width: size.width, height: style.length(of: cards.count, screen: size.height))
    let card = CGSize(width: max(0, size.width - 2 * style.margin), height: style.cardHeight)
    for view in cards { view.bounds.size = card }
    place()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let s = scroller.contentOffset.y
    for (index, card) in cards.enumerated() {
      let place = style.place(of: index, scrolled: s, reduceMotion: reduceMotion)
      card.show(place, scrolled: s, middle: view.bounds.width / 2)
    }
  }
  //: if snapsToItems

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pitch = style.cardHeight + style.gap
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / pitch).rounded() * pitch
  }
  //: end
}
//: if hasWindowWords
//: if scrim

//: use scrim
//: end
//: end
//: if focusPoints

//: use focus
//: end
