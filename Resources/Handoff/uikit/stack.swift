/// An album: a cover in front of a stack of layers that fans out as it passes.
final class NAME__Cell: UICollectionViewCell {
  var style = NAME__Style() { didSet { build() } }
  private(set) var views: [NAME__FocusedImageView] = []  // the cover first  //: if focusPoints
  private(set) var views: [UIImageView] = []  // the cover first  //: else
  //: if shadow
  fileprivate let shadow = UIView()  // a clipping view casts no shadow  //: if hasWhole
  private let shadow = UIView()  // a clipping view casts no shadow  //: else
  //: end
  private let caption = UILabel()  //: if hasCaptions

  override init(frame: CGRect) {
    super.init(frame: frame)
    //: if hasCaptions
    caption.numberOfLines = 0
    caption.textAlignment = .center
    caption.adjustsFontForContentSizeCategory = true
    contentView.addSubview(caption)
    isAccessibilityElement = true  // faded text is read aloud, too
    //: end
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// The views of the layers; only a new style replaces them.
  private func build() {
    for view in views { view.removeFromSuperview() }
    views = (0..<style.layers).map { _ in NAME__FocusedImageView() }  //: if focusPoints
    views = (0..<style.layers).map { _ in UIImageView() }  //: else
    for (index, view) in views.enumerated() {
      let layer = style.layer(index)
      view.bounds.size = layer.size
      view.center = CGPoint(x: style.cellWidth / 2, y: layer.middle)  //: if isAcross
      view.center = CGPoint(x: layer.middle, y: style.cellWidth / 2)  //: else
      view.alpha = layer.opacity
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = RADIUS__  //: if radius
      //: if isOutlined
      if index > 0 {  // the others are outlines without a picture
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.white.cgColor
      }
      //: else
      //: if hasWhole
      let shade = UIView(frame: view.picture.bounds)  // only on the picture, not on the free space
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = UIColor(white: 0, alpha: 1 - layer.light)
      view.picture.addSubview(shade)
      //: else
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: 1 - layer.light)
      view.addSubview(shade)
      //: end
      //: end
      contentView.insertSubview(view, at: 0)  // deeper layers are behind
      //: if shadow
      if index == 0 {
        shadow.frame = view.frame
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: RADIUS__).cgPath
        shadow.layer.shadowOpacity = SHADOW__
        shadow.layer.shadowRadius = SHADOW_REACH__
        shadow.layer.shadowOffset = CGSize(width: 0, height: SHADOW_DEPTH__)
        contentView.insertSubview(shadow, at: 0)
      }
      //: end
    }
  }
  //: if hasCaptions

  func show(_ item: NAME__Item) {
    let text = NSMutableAttributedString(
      string: item.title, attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.secondaryLabel,
    ]
    //: row
    let lines = [
      item.subtitle,  //: if samplesHaveSubtitle
      item.value,  //: if samplesHaveValue
    ].filter { !$0.isEmpty }
    //: end
    for line in lines { text.append(NSAttributedString(string: "\n\(line)", attributes: body)) }
    caption.attributedText = text
    accessibilityLabel = text.string
    let size = caption.sizeThatFits(CGSize(width: style.cellWidth, height: 400))
    //: row 96
    caption.frame = CGRect(
      x: 0, y: style.cover + CAPTION_GAP__, width: style.cellWidth, height: size.height)
    //: end
  }
  //: end

  /// - Parameters:
  ///   - x: Start of the cell in the strip's frame, in points along the axis.
  ///   - screen: Length of that frame.
  //: if lags
  ///   - lag: How far the layers are behind.
  func place(x: CGFloat, lag: CGFloat, screen: CGFloat) {
    let position = style.shift(x: x, screen: screen).position
    let shift = style.shift(x: x + lag, screen: screen).shift
  //: else
  func place(x: CGFloat, screen: CGFloat) {
    let (position, shift) = style.shift(x: x, screen: screen)
  //: end
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    for (index, view) in views.enumerated() {
      let offset = reduceMotion ? 0 : style.offset(of: index, shift: shift)
      view.transform = CGAffineTransform(translationX: offset, y: 0)  //: if isAcross
      view.transform = CGAffineTransform(translationX: 0, y: offset)  //: else
    }
    caption.alpha = style.captionOpacity(x: x, screen: screen)  //: if hasCaptions
    layer.zPosition = 1 - abs(position)  // over the backdrop; the album nearer the middle is in front
  }
}

//: if coverBehind
/// The backdrop: the cover of the album in the middle. The next album's cover fades in on top.
private final class NAME__Backdrop: UIView {
  var style = NAME__Style() { didSet { alpha = style.coverBehind } }
  /// An album's cover, small and already blurred.
  var image: (Int) -> UIImage? = { _ in nil }
  var count = 0 { didSet { first = -1 } }
  private var first = -1  // of the two visible covers
  private let views = [UIImageView(), UIImageView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for view in views {
      view.contentMode = .scaleAspectFill
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter s: Points scrolled from the first album.
  func place(s: CGFloat) {
    let first = max(0, min(Int(s / style.pitch), count - 1))
    for (index, view) in zip(first..., views) {
      if first != self.first { view.image = index < count ? image(index) : nil }
      view.frame = bounds
      view.alpha = style.coverOpacity(album: CGFloat(index), s: s)
    }
    self.first = first
  }
}

//: end
//: if lags
//: use follower

//: end
//: if isMirrored
private final class NAME__Layout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

//: end
/// Albums in a strip.
final class NAME__Controller: UICollectionViewController {
  /// The numbers of the effect.
  var style = NAME__Style() { didSet { if isViewLoaded { arrange() } } }
  var items: [NAME__Item] { didSet { if isViewLoaded { arrange() } } }
  /// Names of the layers' pictures: album `n` shows the pictures from `n` on, and the list repeats.
  var pictures: [String]
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
  private let backdrop = NAME__Backdrop()  //: if coverBehind
  private let layout = NAME__Layout()  //: if isMirrored
  private let layout = UICollectionViewFlowLayout()  //: else

  init(items: [NAME__Item], pictures: [String]) {
    (self.items, self.pictures) = (items, pictures)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NAME__Cell.self, forCellWithReuseIdentifier: "album")
    collectionView.contentInsetAdjustmentBehavior = .never  // the strip sets its own insets
    overrideUserInterfaceStyle = .dark  //: if isDark
    //: use strip-physics
    //: if coverBehind
    collectionView.backgroundView = backdrop
    backdrop.image = { [unowned self] in self.items[$0].blurred.flatMap(self.image) }
    //: end
    arrange()
  }

  private func arrange() {
    //: if coverBehind
    backdrop.style = style
    backdrop.count = items.count
    //: end
    layout.scrollDirection = .AXIS__
    layout.itemSize = CGSize(width: style.cellWidth, height: style.cover)  //: if isAcross
    layout.itemSize = CGSize(width: style.cover, height: style.cellWidth)  //: else
    layout.minimumLineSpacing = style.pitch - style.cellWidth
    collectionView.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    // The first and the last album reach the middle, and the albums stay in one line at any size of the view.
    //: if isAcross
    let ends = (size.width - style.cellWidth) / 2
    let sides = max(0, (size.height - style.cover) / 2)
    if collectionView.contentInset.left != ends {  // after a rotation the same album is in the middle
      let scrolled = collectionView.contentOffset.x + collectionView.contentInset.left
      collectionView.contentInset = UIEdgeInsets(top: 0, left: ends, bottom: 0, right: ends)
      collectionView.contentOffset.x = scrolled - ends
    }
    let section = UIEdgeInsets(top: sides, left: 0, bottom: sides, right: 0)
    //: else
    let ends = (size.height - style.cellWidth) / 2
    let sides = max(0, (size.width - style.cover) / 2)
    if collectionView.contentInset.top != ends {  // after a rotation the same album is in the middle
      let scrolled = collectionView.contentOffset.y + collectionView.contentInset.top
      collectionView.contentInset = UIEdgeInsets(top: ends, left: 0, bottom: ends, right: 0)
      collectionView.contentOffset.y = scrolled - ends
    }
    let section = UIEdgeInsets(top: 0, left: sides, bottom: 0, right: sides)
    //: end
    if layout.sectionInset != section { layout.sectionInset = section }
    placeCells()  // a scroll lays the view out, too
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
    guard let album = cell as? NAME__Cell else { return cell }
    if album.style != style { album.style = style }
    album.show(items[indexPath.item])  //: if hasCaptions
    for (index, view) in album.views.enumerated() where index == 0 && !pictures.isEmpty {  //: if isOutlined
    for (index, view) in album.views.enumerated() where !pictures.isEmpty {  //: else
      //: if not focusPoints
      view.image = image(pictures[(indexPath.item + index) % pictures.count])
      //: else
      let name = pictures[(indexPath.item + index) % pictures.count]
      view.image = image(name)
      view.focus = focus(name)
      //: if hasWhole
      view.isWhole = isWhole(name)
      if index == 0 { album.shadow.isHidden = view.isWhole }  // the box would cast the shadow  //: if shadow
      //: end
      //: end
    }
    return album
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    onSelect(items[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    place(cell)  // before it is visible
  }

  //: if lags
  private lazy var follower = NAME__Follower { [weak self] in self?.placeCells() }

  //: end
  private func placeCells() {
    //: if lags
    follower.scroll(to: collectionView.contentOffset.x, style)  //: if isAcross
    follower.scroll(to: collectionView.contentOffset.y, style)  //: else
    //: end
    collectionView.visibleCells.forEach(place)
    //: if coverBehind
    //: if not isAcross
    backdrop.place(s: collectionView.contentOffset.y + collectionView.contentInset.top)
    //: else if isMirrored
    let end = collectionView.contentSize.width + collectionView.contentInset.right
    backdrop.place(s: end - collectionView.bounds.width - collectionView.contentOffset.x)
    //: else
    backdrop.place(s: collectionView.contentOffset.x + collectionView.contentInset.left)
    //: end
    //: end
  }

  private func place(_ cell: UICollectionViewCell) {
    guard let album = cell as? NAME__Cell else { return }
    //: if isAcross
    let x = cell.frame.minX - collectionView.contentOffset.x
    album.place(x: x, lag: follower.lag, screen: collectionView.bounds.width)  //: if lags
    album.place(x: x, screen: collectionView.bounds.width)  //: else
    //: else
    let x = cell.frame.minY - collectionView.contentOffset.y
    album.place(x: x, lag: follower.lag, screen: collectionView.bounds.height)  //: if lags
    album.place(x: x, screen: collectionView.bounds.height)  //: else
    //: end
  }
  //: if snapsToItems

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    //: if isAcross
    let first = -collectionView.contentInset.left
    let album = ((targetContentOffset.pointee.x - first) / style.pitch).rounded()
    targetContentOffset.pointee.x = first + album * style.pitch
    //: else
    let first = -collectionView.contentInset.top
    let album = ((targetContentOffset.pointee.y - first) / style.pitch).rounded()
    targetContentOffset.pointee.y = first + album * style.pitch
    //: end
  }
  //: end
}
//: if focusPoints

//: use focus
//: end
//: if autoplay
// To scroll by AUTOPLAY__ a second until the first touch, change contentOffset in a CADisplayLink.
//: end
