/// A card: its picture, its text, and a shade over both.
final class NAME__CardView: UIControl {
  let picture = NAME__FocusedImageView()  //: if focusPoints
  let picture = UIImageView()  //: else
  private let words = NAME__Words()  //: if hasWindowWords
  private let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)  // it is scaled about the middle of its top edge
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.backgroundColor = .black
    for view in [picture, words, shade] {  //: if hasWindowWords
    for view in [picture, shade] {  //: else
      view.isUserInteractionEnabled = false  // the card takes the touches
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NAME__Item, _ image: UIImage?) {
    picture.image = image
    words.show(item)  //: if hasWindowWords
    isAccessibilityElement = true
    accessibilityLabel = item.spoken
    accessibilityTraits = .button
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    shade.frame = bounds
    //: if hasWindowWords
    let foot = (1 - SCRIM_START__) * bounds.height
    words.frame = CGRect(x: 0, y: bounds.height - foot, width: bounds.width, height: foot)
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

/// Cards that stop near the top of the screen, each on top of the earlier cards.
final class NAME__Controller: UIViewController, UIScrollViewDelegate {
  /// The numbers of the effect.
  var style = NAME__Style() { didSet { if isViewLoaded { load() } } }
  var items: [NAME__Item] = [] { didSet { if isViewLoaded { load() } } }
  /// The picture for a name.
  var image: (String) -> UIImage? = { UIImage(named: $0) }
  var onSelect: (NAME__Item) -> Void = { _ in }
  //: if focusPoints
  /// The point of a picture that stays visible, in its unit square.
  var focus: (String) -> CGPoint = { _ in CGPoint(x: 0.5, y: 0.5) }
  //: if hasWhole
  /// Whether a picture is shown whole in its box.
  var isWhole: (String) -> Bool = { _ in false }
  //: end
  //: end
  private let scroller = UIScrollView()
  private var cards: [Int: NAME__CardView] = [:]  // the cards near the screen

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.contentInsetAdjustmentBehavior = .never  // the list is edge to edge
    scroller.delegate = self
    //: use screen-physics
    overrideUserInterfaceStyle = .dark  //: if isDark
    view.addSubview(scroller)
    load()
  }

  private func load() {
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]
    view.setNeedsLayout()
  }

  private func make(_ index: Int) -> NAME__CardView {
    let (card, item) = (NAME__CardView(), items[index])
    card.layer.cornerRadius = style.radius
    card.show(item, item.picture.flatMap(image))
    card.addAction(UIAction { [weak self] _ in self?.onSelect(item) }, for: .touchUpInside)
    //: if focusPoints
    card.picture.focus = focus(item.picture ?? "")
    card.picture.isWhole = isWhole(item.picture ?? "")  //: if hasWhole
    //: end
    // Later cards cover earlier ones.
    if let above = cards.filter({ $0.key > index }).min(by: { $0.key < $1.key })?.value {
      scroller.insertSubview(card, belowSubview: above)
    } else {
      scroller.addSubview(card)
    }
    cards[index] = card
    return card
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scroller.frame = view.bounds
    scroller.contentSize = CGSize(
      width: size.width, height: style.length(of: items.count, screen: size.height))
    place()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let (s, size) = (scroller.contentOffset.y, view.bounds.size)
    let first = Int((s / max(1, style.cardHeight + style.gap)).rounded(.down))
    let near = style.near(first, of: items.count, screen: size.height)
    for index in cards.keys where !near.contains(index) {
      cards.removeValue(forKey: index)?.removeFromSuperview()
    }
    let width = max(0, size.width - 2 * style.margin)
    for index in near {
      let card = cards[index] ?? make(index)
      card.bounds.size = CGSize(width: width, height: style.cardHeight)
      let place = style.place(of: index, scrolled: s, reduceMotion: reduceMotion)
      card.show(place, scrolled: s, middle: size.width / 2)
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

//: use words
//: end
//: if focusPoints

//: use focus
//: end
