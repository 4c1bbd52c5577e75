import Effects
import Geometry

extension Recipe {
  var hasCovers: Bool { pieces.contains { $0.cover != nil } }
  var hasTexts: Bool { pieces.contains(where: \.isText) }
  var texts: [LayerText] { pieces.compactMap { if case .text(let text, _) = $0.content { text } else { nil } } }
  var hasKeys: Bool { pieces.contains { !$0.keys.isEmpty || $0.still.values != .rest } }
  var hasPins: Bool { pieces.contains { $0.pin != nil } }
  var hasTiles: Bool { pieces.contains(where: \.isRepeated) }
  var isAcross: Bool { axis == .horizontal }
  /// Some layer is not as wide as its box.
  var hasWidths: Bool { pieces.contains { $0.cover == nil && $0.width != 1 } }

  /// The aspect that most pictures have, of several the first.
  var usualAspect: Double {
    let aspects = pieces.compactMap { if case .picture(_, let aspect) = $0.content { aspect } else { nil } }
    func count(_ aspect: Double) -> Int { aspects.count { $0 == aspect } }
    return aspects.reduce(aspects.first ?? 1) { count($1) > count($0) ? $1 : $0 }
  }

  /// Whether any key changes a value, or sets it to another than the one without keys.
  func uses(_ channel: KeyChannel) -> Bool { pieces.contains { $0.uses(channel) } }

  /// Whether any key has an easing curve.
  var isEased: Bool { pieces.contains { $0.keys.dropFirst().contains { $0.ease != .linear } } }

  /// The extra cover of a picture, with the names used in the code.
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
    guard let header else { return [Constant("length", length, "screens that it scrolls")] }
    return [
      Constant("height", header.height, isLength: true, "of the header at rest"),
      Constant(header.minHeight, "what is left of it"),
    ]
  }

  /// The number of copies of a piece that fill any screen, wherever the first one begins.
  func copies(of piece: Piece) -> Int {
    guard piece.isRepeated else { return 1 }
    let longest = isAcross ? screen : Size(width: screen.width, height: screen.width * 3)
    let frame = piece.frame(in: longest)
    let length = frame.size.length(along: axis) * (piece.keys.map(\.scale).min() ?? 1)
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
  func placedSteps(isText: Bool) -> [FormulaLine] {
    [
      FormulaLine("w", "width * boxWidth"),
      FormulaLine("h", isText ? "size * 1.25" : "w / aspect"),
      FormulaLine("left", "x * boxWidth - w / 2", "its center is at x, y"),
      FormulaLine("top", "y * boxHeight - h / 2"),
    ]
  }

  /// The same steps for a piece that covers its box plus `more` on each side.
  var coveringSteps: [FormulaLine] {
    let names = moreNames
    let isMore = !names.isEmpty
    func used(_ sides: String...) -> (shares: [String], points: [String]) {
      (sides.map { "share\($0)" }.filter(names.contains), sides.map { "more\($0)" }.filter(names.contains))
    }
    func sum(_ box: String, _ one: String, _ other: String) -> String {
      let (shares, points) = used(one, other)
      let whole = shares.isEmpty ? box : "(\((["1"] + shares).joined(separator: " + "))) * \(box)"
      return ([whole] + points).joined(separator: " + ")
    }
    let room =
      isMore
      ? [
        FormulaLine("roomWidth", sum("boxWidth", "Left", "Right"), "all that it is to cover"),
        FormulaLine("roomHeight", sum("boxHeight", "Top", "Bottom")),
      ] : []
    let (wide, tall) = isMore ? ("roomWidth", "roomHeight") : ("boxWidth", "boxHeight")
    func less(_ side: String, _ box: String) -> String {
      let (shares, points) = used(side)
      return shares.map { " - \($0) * \(box)" }.joined() + points.map { " - \($0)" }.joined()
    }
    let (left, top) = (less("Left", "boxWidth"), less("Top", "boxHeight"))
    let fit = isZoomed ? "fit" : "h"
    let zoomed =
      isZoomed
      ? [FormulaLine("h", "fit * zoom", "so that its keys can shrink it"), FormulaLine("w", "h * aspect")]
      : [FormulaLine("w", "h * aspect")]
    let (backX, backY) = isZoomed ? (" - (w - fit * aspect) / 2", " - (h - fit) / 2") : ("", "")
    return room + [FormulaLine(fit, "max(\(tall), \(wide) / aspect)", "as tall as it has to be")] + zoomed + [
      FormulaLine(
        "left", "x * (\(wide) - \(isZoomed ? "\(fit) * aspect" : "w"))\(left)\(backX)",
        "the excess is cropped by x, y"),
      FormulaLine("top", "y * (\(tall) - \(fit))\(top)\(backY)"),
    ]
  }
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
