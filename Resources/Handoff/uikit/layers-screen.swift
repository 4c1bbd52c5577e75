/// Layers that move at their own speeds.
final class NAME__Controller: UIViewController, UIScrollViewDelegate {
  /// The numbers of the effect. Set them before the view is loaded.
  var style = NAME__Style()
  private let scroller = UIScrollView()
  private let box = UIView()
  //: if hasTiles
  private lazy var views = style.layers.map { layer in
    (0..<layer.copies).map { _ in Self.view(of: layer) }
  }
  //: else
  private lazy var views = style.layers.map { layer in Self.view(of: layer) }
  //: end
  private lazy var follower = NAME__Follower { [weak self] in self?.place() }  //: if isLinked

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    //: use screen-physics
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    views.joined().forEach(box.addSubview)  //: if hasTiles
    views.forEach(box.addSubview)  //: else
    scroller.addSubview(box)
    view.addSubview(scroller)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    if scroller.frame.size != size {
      //: if isAcross
      let last = max(1, scroller.frame.width)  // after a rotation the page is the same
      //: if isMirrored
      let page = max(0, scroller.contentSize.width - last - scroller.contentOffset.x) / last
      //: else
      let page = scroller.contentOffset.x / last
      //: end
      //: else
      let page = scroller.contentOffset.y / max(1, scroller.frame.height)  // after a rotation, too
      //: end
      scroller.frame = view.bounds
      scroller.contentSize = CGSize(width: size.width * style.length, height: size.height)  //: if isAcross
      scroller.contentSize = CGSize(width: size.width, height: size.height * style.length)  //: else
      //: if isMirrored
      // The pages begin at the right.
      scroller.contentOffset.x = scroller.contentSize.width - size.width - page * size.width
      //: else if isAcross
      scroller.contentOffset.x = page * size.width
      //: else
      scroller.contentOffset.y = page * size.height
      //: end
    }
    place()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    let reduceMotion = UIAccessibility.isReduceMotionEnabled
    let size = view.bounds.size
    //: if not isAcross
    let s = scroller.contentOffset.y  // from rest
    //: else if isMirrored
    let s = scroller.contentSize.width - size.width - scroller.contentOffset.x  // from rest
    //: else
    let s = scroller.contentOffset.x  // from rest
    //: end
    box.frame = CGRect(origin: scroller.contentOffset, size: size)
    //: if isLinked
    follower.scroll(to: s, style)
    for (index, (layer, view)) in zip(style.layers, views).enumerated() {
    //: else
    for (layer, view) in zip(style.layers, views) {
    //: end
      //: row 92
      let (frame, opacity, key) = style.place(  //: if isShaped
      let (frame, opacity) = style.place(  //: else if hasKeys
      let frame = style.place(  //: else
        layer, scrolled: s,
        after: follower.pasts?[index],  //: if isLinked
        in: size, reduceMotion: reduceMotion
      )
      //: end
      //: if hasTiles
      //: if isAcross
      let step = max(1, frame.width)
      var first = frame.minX
      //: else
      let step = max(1, frame.height)
      var first = frame.minY
      //: end
      if layer.copies > 1 {  // the first copy begins before the screen
        first = first.truncatingRemainder(dividingBy: step)
        if first > 0 { first -= step }
        first -= CGFloat(layer.lead) * step  //: if hasLeads
      }
      for (index, copy) in view.enumerated() {
        let place = frame.offsetBy(dx: first + CGFloat(index) * step - frame.minX, dy: 0)  //: if isAcross
        let place = frame.offsetBy(dx: 0, dy: first + CGFloat(index) * step - frame.minY)  //: else
        Self.show(copy, place, of: layer, opacity, key)  //: if isShaped
        Self.show(copy, place, of: layer, opacity)  //: else if hasKeys
        Self.show(copy, place, of: layer)  //: else if hasTexts
        Self.show(copy, place)  //: else
      }
      //: else
      Self.show(view, frame, of: layer, opacity, key)  //: if isShaped
      Self.show(view, frame, of: layer, opacity)  //: else if hasKeys
      Self.show(view, frame, of: layer)  //: else if hasTexts
      Self.show(view, frame)  //: else
      //: end
    }
  }

  //: use layer-view
}
//: if isLinked

//: use follower
//: end
