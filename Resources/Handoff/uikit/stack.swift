/// An album: a cover before a stack of layers that fans out as it passes.
final class NAME__Cell: UICollectionViewCell {
  //: align
  //: if hasCaptionItems
  //: each albumConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: else
  //: each coverConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  //: end

  //: if isOutlined
  /// The cover first. In collectionView(_:cellForItemAt:) it gets its picture.
  //: else
  /// The cover first. In collectionView(_:cellForItemAt:) each gets its picture: the album's, then the next ones'.
  //: end
  //: if focusPoints
  private(set) lazy var views = (0..<Int(layers)).map { _ in FocusedImageView() }
  //: else
  private(set) lazy var views = (0..<Int(layers)).map { _ in UIImageView() }
  //: end
  //: if hasCaptionItems
  private let words = UILabel()
  //: end

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, view) in views.enumerated() {
      let i = CGFloat(index)
      //: lines layerSteps lightSteps
      view.bounds.size = CGSize(width: LAYER_WIDTH__, height: LAYER_HEIGHT__)
      //: if isAcross
      view.center = CGPoint(x: cellWidth / 2, y: middle)
      //: else
      view.center = CGPoint(x: middle, y: cellWidth / 2)
      //: end
      view.alpha = opacity
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      //: if radius
      view.layer.cornerRadius = RADIUS__
      //: end
      //: if isOutlined
      if index > 0 {  // the others are outlines without a picture
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.white.cgColor
      }
      //: else
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: 1 - light)
      view.addSubview(shade)
      //: end
      contentView.insertSubview(view, at: 0)  // what is deeper lies behind
      //: if shadow
      if index == 0 {
        let shadow = UIView(frame: view.frame)  // a view that clips casts none
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: RADIUS__).cgPath
        shadow.layer.shadowOpacity = SHADOW__
        shadow.layer.shadowRadius = SHADOW_REACH__
        shadow.layer.shadowOffset = CGSize(width: 0, height: SHADOW_DEPTH__)
        contentView.insertSubview(shadow, at: 0)
      }
      //: end
    }
    //: if hasCaptionItems
    words.numberOfLines = 0
    words.textAlignment = .center
    contentView.addSubview(words)
    //: end
  }

  required init?(coder: NSCoder) { nil }

  //: if hasCaptionItems
  //: use caption-show

  //: end
  /// - Parameters:
  ///   - x: Where the cell begins in the strip's frame, in points along the axis.
  ///   - screen: Length of that frame.
  func place(x: CGFloat, screen: CGFloat) {
    //: lines steps
    let still = UIAccessibility.isReduceMotionEnabled
    for (index, view) in views.enumerated() {
      let i = CGFloat(index)
      //: lines offsetSteps
      //: if isAcross
      view.transform = CGAffineTransform(translationX: still ? 0 : offset, y: 0)
      //: else
      view.transform = CGAffineTransform(translationX: 0, y: still ? 0 : offset)
      //: end
    }
    //: if hasCaptionItems
    //: lines captionSteps
    words.alpha = said
    //: end
    layer.zPosition = -abs(pos)  // of two neighbours the one nearer the middle is in front
  }
}

//: if coverBehind
//: use behind

//: end
//: if isMirrored
final class NAME__Layout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

//: end
final class NAME__Controller: UICollectionViewController {
  //: align
  //: each placingConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  //: if coverBehind
  let behind = NAME__Behind()
  //: end

  init() {
    //: if isMirrored
    super.init(collectionViewLayout: NAME__Layout())
    //: else
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    //: end
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NAME__Cell.self, forCellWithReuseIdentifier: "album")
    //: use strip-physics
    //: if coverBehind
    collectionView.backgroundView = behind
    //: end
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.scrollDirection = .AXIS__
    layout.itemSize = CGSize(width: ALBUM_WIDTH__, height: ALBUM_HEIGHT__)  // one line of albums: give the view this room
    layout.minimumLineSpacing = pitch - cellWidth
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let free = (view.bounds.EXTENT__ - cellWidth) / 2  // so that the first and the last reach the middle
    //: if isAcross
    collectionView.contentInset = UIEdgeInsets(top: 0, left: free, bottom: 0, right: free)
    //: else
    collectionView.contentInset = UIEdgeInsets(top: free, left: 0, bottom: free, right: 0)
    //: end
    placeCells()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeCells() }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    place(cell)  // before it is seen
  }

  //: if coverBehind
  private func placeCells() {
    collectionView.visibleCells.forEach(place)
    //: if not isAcross
    behind.place(s: collectionView.contentOffset.y + collectionView.contentInset.top)
    //: else if isMirrored
    //: row
    behind.place(
      s: collectionView.contentSize.width + collectionView.contentInset.right - collectionView.bounds.width
        - collectionView.contentOffset.x
    )
    //: end
    //: else
    behind.place(s: collectionView.contentOffset.x + collectionView.contentInset.left)
    //: end
  }
  //: else
  private func placeCells() { collectionView.visibleCells.forEach(place) }
  //: end

  private func place(_ cell: UICollectionViewCell) {
    //: if isAcross
    (cell as? NAME__Cell)?.place(x: cell.frame.minX - collectionView.contentOffset.x, screen: collectionView.bounds.width)
    //: else
    (cell as? NAME__Cell)?.place(x: cell.frame.minY - collectionView.contentOffset.y, screen: collectionView.bounds.height)
    //: end
  }
  //: if snapsToItems

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    //: if isAcross
    let first = -collectionView.contentInset.left
    let album = ((targetContentOffset.pointee.x - first) / pitch).rounded()
    targetContentOffset.pointee.x = first + album * pitch
    //: else
    let first = -collectionView.contentInset.top
    let album = ((targetContentOffset.pointee.y - first) / pitch).rounded()
    targetContentOffset.pointee.y = first + album * pitch
    //: end
  }
  //: end
}
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: add that to contentOffset in a CADisplayLink.
//: end
