nonisolated struct NAME__Style: Sendable {
  //: align
  var CONSTANT__: CGFloat = VALUE__  // NOTE__  //: each constants
  //: end
  //: if hasKeys
  /// The furthest layer first. Keys are in scrolled points, for a screen SCREEN_LENGTH__ long.
  //: else
  /// The furthest layer first.
  //: end
  var layers: [Layer] = [
    //: each layers
    // LAYER__
    //: row 96
    Layer(
      //: use layer-fields
      FIELD__: VALUE__,  //: each pastFields
      //: if hasKeyLists
      //: if keyLists
      //: row 93
      keys: [
        //: each keyLists
        //: row 92
        [
          //: use layer-keys
        ],
        //: end
        //: end
      ],
      //: end
      //: end
      //: else if keys
      //: row 94
      keys: [
        //: use layer-keys
      ],
      //: end
      //: end
      //: each stillKey
      //: row 92
      still: Key(
        FIELD__: VALUE__,  //: each fields
      ),
      //: end
      //: end
    ),
    //: end
    //: end
  ]
  //: if hasKeys

  struct Key: Sendable {
    var at: CGFloat
    //: last row
    var
    CHANNEL__: CGFloat = AT_REST__,  //: each placeChannels
    opacity: CGFloat = 1,
    //: end
    //: if moreChannels
    //: last row
    var
    CHANNEL__: CGFloat = AT_REST__,  //: each moreChannels
    //: end
    //: end
    var curve = UnitCurve.linear  // of the change from the previous key  //: if isEased
  }
  //: end

  //: if hasShapes
  /// The paint of a shape. A gradient runs between two points of the unit square, or from the middle to the sides.
  struct Paint: Sendable {
    var isEllipse = false
    var colors: [UInt32], places: [CGFloat] = [0]  // 0xAARRGGBB
    var isRadial = false, from = CGPoint.zero, to = CGPoint.zero
    var line: CGFloat = 0, lineColor: UInt32 = 0
  }

  //: end
  /// A layer: its place in shares of its box, its speed relative to the content.
  struct Layer: Sendable {
    var picture = ""  //: if hasBare
    var picture: String  //: else
    var aspect: CGFloat = USUAL_ASPECT__  // width over height of the picture
    var paint: Paint?  // of a shape, in place of a picture  //: if hasShapes
    var corner: CGFloat = 0, shadow = 0.0, blend = ""  //: if hasLooks
    //: if hasTexts
    var text: String?, size: CGFloat = 0, color: UInt32 = 0xFFFFFF
    var align = 0.0  // -1 begins at its left, 1 ends at its right  //: if hasAligns
    var weight = 700  //: if hasWeights
    var family: String?  //: if hasFamilies
    var lineHeight: CGFloat = 1.25  //: if hasLineHeights
    var spacing: CGFloat = 0  // between letters, in font sizes  //: if hasSpacings
    var hugs = false  // its box is as wide as its words  //: if hasHugs
    var lines: CGFloat = 1  //: if hasLines
    //: end
    var x: CGFloat = 0.5, y: CGFloat, width: CGFloat = 1  //: if hasWidths
    var x: CGFloat = 0.5, y: CGFloat  //: else
    var ratio: CGFloat  // 0 is pinned to the screen, 1 moves along
    var stillRatio: CGFloat = USUAL_STILL_RATIO__  // with reduced motion  //: if hasStillRatios
    //: if hasCovers
    var fills = false
    //: if moreFields
    // The margin covered around the box, in shares of it and in points, so that no edge shows.
    //: last row 96
    var
      FIELD__: CGFloat = 0,  //: each moreFields
    //: end
    //: end
    var zoom: CGFloat = 1  //: if isZoomed
    var stillZoom: CGFloat = 1  //: if isStillZoomed
    //: end
    //: if hasTiles
    var copies = 1  // of a repeating layer
    var lead = 0  // copies before the screen that reach into it when turned or blurred  //: if hasLeads
    //: end
    //: if hasPins
    var pinFrom: CGFloat = 0, pinTo: CGFloat = 0  // stays in place between these points of scroll
    //: end
    //: if reveals
    var hiddenLeft: CGFloat = 0, hiddenTop: CGFloat = 1  // shares of its hidden part at each side
    var hiddenRight: CGFloat = 0, hiddenBottom: CGFloat = 0
    //: end
    var follow: CGFloat?  // per second; nil: at once  //: if lags
    var overSpeed = false  // its keys are at points a second  //: if hasSpeed
    //: if hasTime
    var overTime = false  // its keys are at seconds, which run from `start` on
    var start: CGFloat = 0, returns = true
    //: end
    //: if hasKeyLists
    var keys: [[Key]] = []  // each list has the keys of some values
    var still = Key(at: 0)  // with reduced motion, except the opacity
    //: else if hasKeys
    var keys: [Key] = [], still = Key(at: 0)  // with reduced motion, except the opacity
    //: end
    //: if blurs

    var isBlurred: Bool { (keys.joined() + [still]).contains { $0.blur > 0 } }  //: if hasKeyLists
    var isBlurred: Bool { (keys + [still]).contains { $0.blur > 0 } }  //: else
    //: end
    //: if reveals

    var isRevealed: Bool { (keys.joined() + [still]).contains { $0.reveal < 1 } }  //: if hasKeyLists
    var isRevealed: Bool { (keys + [still]).contains { $0.reveal < 1 } }  //: else

    /// The visible part of a box while a share of the box is revealed.
    func shown(_ share: CGFloat, of box: CGRect) -> CGRect {
      let (width, height) = (box.width * (1 - share), box.height * (1 - share))
      return CGRect(
        x: box.minX + hiddenLeft * width,
        y: box.minY + hiddenTop * height,
        width: box.width - (hiddenLeft + hiddenRight) * width,
        height: box.height - (hiddenTop + hiddenBottom) * height)
    }
    //: end
    //: if isLinked

    //: use layer-past
    //: end
    //: if hasPins

    /// How far a pin holds the layer back.
    fileprivate func hold(_ s: CGFloat) -> CGFloat {
      HOLD__
    }
    //: end

    /// Its place at rest.
    func rest(in box: CGSize, reduceMotion: Bool = false) -> CGRect {  //: if coversLess
    func rest(in box: CGSize) -> CGRect {  //: else
      //: if isPlainCover
      let w = fills ? max(box.width, box.height * aspect) : width * box.width  //: if hasWidths
      let w = fills ? max(box.width, box.height * aspect) : box.width  //: else
      let h = w / aspect
      // A picture that fills is cropped by x, y; others have their middle there.
      let (ownX, ownY) = fills ? (x, y) : (0.5, 0.5)
      return CGRect(x: x * box.width - ownX * w, y: y * box.height - ownY * h, width: w, height: h)
      //: else
      //: if hasCovers
      if fills {
        let (boxWidth, boxHeight) = (box.width, box.height)
        // With reduced motion it covers only its box.  //: if coversLess
        let FIELD__ = reduceMotion ? 0 : FIELD__  //: each moreFields
        let zoom = reduceMotion ? stillZoom : zoom  //: if isStillZoomed
        let zoom = reduceMotion ? 1 : zoom  //: else if isZoomed
        //: lines coveringSteps
        return CGRect(x: left, y: top, width: w, height: h)
      }
      //: end
      let w = width * box.width  //: if hasWidths
      let w = box.width  //: else
      let h = text == nil ? w / aspect : size * OWN_LINE__ * lines  //: if hasLines
      let h = text == nil ? w / aspect : size * OWN_LINE__  //: else if hasTexts
      let h = w / aspect  //: else
      // Its center is at x, y.
      return CGRect(x: x * box.width - w / 2, y: y * box.height - h / 2, width: w, height: h)
      //: end
    }
  }

  //: if inHeader
  /// Height of the collapsed header.
  var low: CGFloat { LOW__ }

  //: end
  //: if isBelowSafeArea
  //: use below

  //: end
  /// - Parameter s: Points from rest; negative while the content is pulled.
  //: row 98
  func place(
    _ layer: Layer, scrolled s: CGFloat,
    after past: Layer.Past? = nil,  //: if isLinked
    in screen: CGSize, reduceMotion: Bool
  ) -> (frame: CGRect, opacity: CGFloat, key: Key) {  //: if isShaped
  ) -> (frame: CGRect, opacity: CGFloat) {  //: else if hasKeys
  ) -> CGRect {  //: else
  //: end
    //: if isLinked
    let past = past ?? layer.past(restingAt: s)
    let followed = reduceMotion ? s : s - past.lag  //: if lags
    let followed = s  //: else
    //: end
    //: if coversLess
    //: if inHeader
    let header = CGSize(width: screen.width, height: height)
    let box = layer.rest(in: header, reduceMotion: reduceMotion)
    //: else
    let box = layer.rest(in: screen, reduceMotion: reduceMotion)
    //: end
    //: else if growsPlainly
    // A pull enlarges a layer that fills the header: its top and its middle stay in place.
    let grown = layer.fills && !reduceMotion ? GROWN__ : 1
    let box = layer.rest(in: CGSize(width: screen.width * grown, height: height * grown))
    let filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__
    //: row
    let way =
    (reduceMotion ? layer.stillRatio : layer.ratio)  //: if hasStillRatios
    (reduceMotion ? 1 : layer.ratio)  //: else
    * (layer.fills ? filled : followed)  //: if isLinked
    * (layer.fills ? filled : s)  //: else
    //: end
    return box.offsetBy(dx: screen.width * (1 - grown) / 2, dy: -way)
    //: else if inHeader
    let box = layer.rest(in: CGSize(width: screen.width, height: height))
    //: else
    let box = layer.rest(in: screen)
    //: end
    //: if not growsPlainly
    //: if collapses
    //: if not hasKeys
    if layer.fills, s < 0, !reduceMotion {
      let grown = (height - s) / height  // its top and its middle stay in place
      return CGRect(
        x: screen.width / 2 + (box.minX - screen.width / 2) * grown, y: box.minY * grown,
        width: box.width * grown, height: box.height * grown)
    }
    let travel = layer.fills ? FILLED_STILL_TRAVEL__ : followed  //: if isLinked
    let travel = layer.fills ? FILLED_STILL_TRAVEL__ : s  //: else
    //: else
    let filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__
    let travel = layer.fills ? filled : followed  //: if isLinked
    let travel = layer.fills ? filled : s  //: else
    //: end
    //: end
    //: row
    let way =
    //: if hasStillRatios
    (reduceMotion ? layer.stillRatio : layer.ratio)  //: if isMirrored
    -(reduceMotion ? layer.stillRatio : layer.ratio)  //: else
    //: else
    (reduceMotion ? 1 : layer.ratio)  //: if isMirrored
    -(reduceMotion ? 1 : layer.ratio)  //: else
    //: end
    * (TRAVEL__ - layer.hold(TRAVEL__))  //: if hasPins
    * TRAVEL__  //: else
    //: end
    //: if not hasKeys
    return box.offsetBy(dx: way, dy: 0)  //: if isAcross
    return box.offsetBy(dx: 0, dy: way)  //: else
    //: else
    //: if isLinked
    let at = layer.place(ofKeys: followed, past, reduceMotion: reduceMotion)
    let moving = Self.key(of: layer.keys, at: at)
    //: else
    let moving = Self.key(of: layer.keys, at: s)
    //: end
    let key = reduceMotion ? layer.still : moving  //: if placeChannels
    let key = reduceMotion ? layer.still : moving  //: else if isShaped
    //: if keysScale
    let inset = (1 - key.scale) / 2
    var frame = box.insetBy(dx: box.width * inset, dy: box.height * inset)  //: if collapses
    let frame = box.insetBy(dx: box.width * inset, dy: box.height * inset)  //: else
    //: end
    //: if collapses
    //: row
    frame = frame.offsetBy(  //: if keysScale
    var frame = box.offsetBy(  //: else
      //: use layer-step
    )
    //: end
    if layer.fills, s < 0, !reduceMotion {
      let grown = (height - s) / height  // its top and its middle stay in place
      frame = CGRect(
        x: screen.width / 2 + (frame.minX - screen.width / 2) * grown, y: frame.minY * grown,
        width: frame.width * grown, height: frame.height * grown)
    }
    return (frame, moving.opacity, key)  //: if isShaped
    return (frame, moving.opacity)  //: else
    //: else
    //: row
    return (
      frame.offsetBy(  //: if keysScale
      box.offsetBy(  //: else
        //: use layer-step
      ),
      moving.opacity,
      key  //: if isShaped
    )
    //: end
    //: end
    //: end
    //: end
  }
  //: if bar

  /// The bar of the collapsed header.
  //: if barIsSmall
  func bar(scrolled s: CGFloat) -> (barOpacity: CGFloat, titleScale: CGFloat) {
    //: lines barSteps
    return (barOpacity, TITLE_ZOOM__)
  }
  //: else
  func bar(scrolled s: CGFloat) -> (barOpacity: CGFloat, titleScale: CGFloat, titleRise: CGFloat) {
    //: lines barSteps
    return (barOpacity, titleScale, titleRise)
  }
  //: end
  //: end
  //: if hasKeyLists

  /// What a list does not set is at rest in it.
  private static func key(of lists: [[Key]], at s: CGFloat) -> Key {
    lists.map { key(of: $0, at: s) }.reduce(Key(at: s)) { all, key in
      //: row 94
      Key(
        at: s,
        //: each placeChannels
        CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
        CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
        //: end
        opacity: all.opacity * key.opacity,
        //: each moreChannels
        CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
        CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
        //: end
      )
      //: end
    }
  }
  //: end
  //: if hasKeys

  private static func key(of keys: [Key], at s: CGFloat) -> Key {
    guard let next = keys.firstIndex(where: { $0.at > s }) else { return keys.last ?? Key(at: 0) }
    guard next > 0 else { return keys[0] }
    let (before, after) = (keys[next - 1], keys[next])
    let share = CGFloat(after.curve.value(at: (s - before.at) / (after.at - before.at)))  //: if isEased
    let share = (s - before.at) / (after.at - before.at)  //: else
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    //: row 96
    return Key(
      at: s,
      //: each placeChannels
      CHANNEL__: max(0, between(before.CHANNEL__, after.CHANNEL__)),  //: if isPositive
      CHANNEL__: between(before.CHANNEL__, after.CHANNEL__),  //: else
      //: end
      opacity: min(1, max(0, between(before.opacity, after.opacity))),
      //: each moreChannels
      CHANNEL__: min(1, max(0, between(before.CHANNEL__, after.CHANNEL__))),  //: if isShare
      CHANNEL__: max(0, between(before.CHANNEL__, after.CHANNEL__)),  //: else if isPositive
      CHANNEL__: between(before.CHANNEL__, after.CHANNEL__),  //: else
      //: end
    )
    //: end
  }
  //: end
}
