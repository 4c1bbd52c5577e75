import Effects
import Geometry

extension Recipe {
  var hasCovers: Bool { pieces.contains { $0.cover != nil } }
  var hasTexts: Bool { pieces.contains(where: \.isText) }
  var texts: [LayerText] { pieces.compactMap { if case .text(let text, _) = $0.content { text } else { nil } } }
  var hasKeys: Bool { pieces.contains { !$0.runs.isEmpty || $0.still.values != .rest } }
  var hasKeyLists: Bool { pieces.contains { $0.runs.count > 1 } }
  var hasPins: Bool { pieces.contains { $0.pin != nil } }
  var hasTiles: Bool { pieces.contains(where: \.isRepeated) }
  var isAcross: Bool { axis == .horizontal }
  /// Some layer is not as wide as its box.
  var hasWidths: Bool { pieces.contains { $0.cover == nil && $0.width != 1 } }

  /// The aspect that most pictures have, of several the first.
  var usualAspect: Double { Self.usual(pieces.filter { !$0.isText }.map(\.aspect)) }

  /// The ratio under reduced motion that most layers have.
  var usualStillRatio: Double { Self.usual(pieces.map(\.still.ratio)) }

  /// The value that is there most often, of several the first.
  private static func usual(_ values: [Double]) -> Double {
    func count(_ value: Double) -> Int { values.count { $0 == value } }
    return values.reduce(values.first ?? 1) { count($1) > count($0) ? $1 : $0 }
  }

  /// Whether any key changes a value, or sets it to another than the one without keys.
  func uses(_ channel: KeyChannel) -> Bool { pieces.contains { $0.uses(channel) } }

  /// Whether any key has an easing curve.
  var isEased: Bool { pieces.contains { $0.runs.contains { $0.keys.dropFirst().contains { $0.ease != .linear } } } }

  /// The names of the extra cover of a picture, with its values.
  func more(of cover: Piece.Cover) -> [(name: String, value: Double)] {
    let sides: [(String, KeyPath<Insets, Double>)] = [
      ("Left", \.left), ("Top", \.top), ("Right", \.right), ("Bottom", \.bottom),
    ]
    return sides.map { ("share\($0)", cover.shares[keyPath: $1]) }
      + sides.map { ("more\($0)", cover.points[keyPath: $1]) }
  }

  /// The names of what some picture covers more than its box.
  var moreNames: [String] {
    let used = Set(pieces.compactMap(\.cover).flatMap { more(of: $0) }.filter { $0.value != 0 }.map(\.name))
    return more(of: Piece.Cover()).map(\.name).filter(used.contains)
  }

  var isZoomed: Bool { pieces.contains { ($0.cover?.zoom ?? 1) != 1 } }
  var isStillZoomed: Bool { pieces.contains { $0.still.zoom != 1 } }

  var constants: [Constant] {
    guard let header else { return [Constant("length", length, in: Bounds(1, 50), "screens that it scrolls")] }
    return [heightConstant(header.height), Constant(header.minHeight, "collapsed height")]
  }

  private func heightConstant(_ height: Double) -> Constant {
    Constant("height", height, in: Bounds(40, 2000), isLength: true, "of the header at rest")
  }

  /// What moves layers: the offset, or what lags behind it.
  private var travelled: Expression { isLinked ? .followed : .scrolled }

  /// The header's box, in the names of the code.
  var box: LayerBox<Expression>? {
    header.map { header in
      LayerBox(
        height: heightConstant(header.height).expression, minHeight: Constant(header.minHeight, "").expression)
    }
  }

  /// How the layers of a header move, in the names of the code, which knows `low` by its name.
  var boxFacts: TemplateFacts {
    let box = box
    return TemplateFacts([
      "low": .arithmetic(box.map { $0.low.definition }),
      // How far what fills the box has moved at a ratio of 1, with motion and without, and how much it has grown.
      "filledTravel": .arithmetic(box?.travel(scrolled: travelled, isStill: false)),
      "filledStillTravel": .arithmetic(box?.travel(scrolled: travelled, isStill: true)),
      "grown": .arithmetic(box?.growth(scrolled: .scrolled)),
      "visible": .arithmetic(box.map { $0.visible(scrolled: .scrolled).definition }),
      "hold": .arithmetic(
        HeldStretch(from: .name("pinFrom", .unknown), to: .name("pinTo", .unknown)).hold(at: .scrolled)),
    ])
  }

  /// The arithmetic of the header's bar.
  var barSteps: [FormulaLine] {
    guard let bar = header?.bar, let box else { return [] }
    return bar.steps(HeaderBar(height: box.height, minimum: box.low), besides: [FormulaLine("low", box.low)])
  }

  /// The number of copies of a piece that fill any screen, wherever the first one begins.
  func copies(of piece: Piece) -> Int {
    guard piece.isRepeated else { return 1 }
    let longest = isAcross ? screen : Size(width: screen.width, height: screen.width * 3)
    let frame = piece.frame(in: longest)
    let length = frame.size.length(along: axis) * piece.keys.range(of: .scale).lowerBound
    guard length > 1 else { return 1 }
    return Int((longest.length(along: axis) / length).rounded(.up)) + 1 + 2 * lead(of: piece)
  }

  /// How many copies of a piece that goes on without end lie beyond the screen on each side and reach into it: those
  /// that are turned or blurred.
  func lead(of piece: Piece) -> Int {
    guard piece.isRepeated, piece.uses(.rotation) || piece.uses(.blur) else { return 0 }
    let size = piece.frame(in: screen).size
    let length = size.length(along: axis)
    guard length > 1 else { return 0 }
    let turned = piece.uses(.rotation) ? (size.width * size.width + size.height * size.height).squareRoot() : length
    let blur = Layer.blurReach * (piece.keys.map { $0.values[.blur] }.max() ?? 0)
    return Int((((turned - length) / 2 + blur) / length).rounded(.up))
  }

  /// Whether copies of a piece are turned or revealed, each by itself.
  func hasShapedTiles(_ piece: Piece) -> Bool { piece.isRepeated && (piece.uses(.rotation) || piece.uses(.reveal)) }

  /// The steps for a piece's frame at rest in a box of `boxWidth` and `boxHeight`: `left`, `top`, `w` and `h`.
  var placedSteps: PlacedSteps { PlacedSteps(hasWidths: hasWidths) }

  /// The same steps for a piece that covers its box plus `more` on each side.
  var coveringSteps: [FormulaLine] {
    let names = moreNames
    func excess(_ kind: String) -> BoxExcess<Expression> {
      func side(_ name: String) -> Expression {
        names.contains(kind + name) ? .name(kind + name, Bounds(0, .infinity)) : 0
      }
      return BoxExcess(left: side("Left"), top: side("Top"), right: side("Right"), bottom: side("Bottom"))
    }
    let box = RestingBox(
      covering: .box, x: .pieceX, y: .pieceY, aspect: .aspect, shares: excess("share"), points: excess("more"),
      zoom: isZoomed ? .name("zoom", Bounds(1, .infinity)) : nil)
    return FormulaLine.all([box.width, box.left, box.top])
  }
}

/// The steps of a piece at its own place: its width, its height by its picture or by its line, and its corner.
struct PlacedSteps {
  let width, height, line, corner: [FormulaLine]

  /// Those of a picture.
  var all: [FormulaLine] { width + height + corner }

  init(hasWidths: Bool) {
    let box = BoxSize<Expression>.box
    let wide = (hasWidths ? Expression.name("width", Bounds(0.01, 10)) : 1) * box.width
    // Later steps find width and height under their names.
    let (w, h) = (Expression.name("w", .unknown), Expression.name("h", .unknown))
    let place = RestingBox(x: .pieceX, y: .pieceY, width: w, height: h, in: box)
    width = [FormulaLine("w", wide)]
    height = [FormulaLine("h", w / .aspect)]
    line = [FormulaLine("h", .name("line", .unknown))]
    corner = FormulaLine.all([place.left, place.top])
  }
}

extension BoxSize<Expression> {
  fileprivate static var box: Self {
    Self(width: .name("boxWidth", Bounds(100, 4096)), height: .name("boxHeight", Bounds(40, 4096)))
  }
}

extension Expression {
  /// The place of a piece, in shares of its box.
  fileprivate static let pieceX = Self.name("x", Bounds(-2, 3))
  fileprivate static let pieceY = Self.name("y", Bounds(-2, 3))
}

extension Piece {
  /// Whether its keys change a value, or set it to another than the one without keys.
  func uses(_ channel: KeyChannel) -> Bool {
    keys.contains { $0.values[channel] != channel.rest } || still.values[channel] != channel.rest
  }

  /// The share of its hidden part that lies at each side while it is revealed.
  var hidden: Insets {
    switch from {
    case .bottom: Insets(top: 1)
    case .top: Insets(bottom: 1)
    case .left: Insets(right: 1)
    case .right: Insets(left: 1)
    case .center: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    }
  }
}
