import Effects
import Geometry

/// The pieces of a recipe as a table, and the arithmetic that places them, in one of the languages.
struct LayersCode {
  let recipe: Recipe
  let language: CodeLanguage
  /// The name under which an app files a picture, by its place in the scene.
  let asset: (Int) -> String
}

extension LayersCode {
  /// The entries of the table, the furthest first.
  var entries: String { recipe.pieces.map(entry).joined(separator: "\n") }

  private func entry(_ piece: Piece) -> String {
    var words = [field("name", quoted(piece.name))]
    switch piece.content {
    case .picture(let index, let aspect):
      words += [field("picture", picture(index)), field("aspect", number(aspect))]
    case .text(let text, _):
      words += [field("text", quoted(text.string)), field("size", number(text.size))]
      if !text.isLight { words.append(field("isLight", "false")) }
      if text.align != .center {
        words.append(field("align", number(text.align == .leading ? -1 : 1)))
      }
    }
    var more = [field("x", number(piece.x)), field("y", number(piece.y))]
    if piece.cover == nil, piece.width != 1 { more.append(field("width", number(piece.width))) }
    more.append(field("ratio", number(piece.ratio)))
    if let cover = piece.cover {
      more.append(field("fills", "true"))
      for (name, value) in recipe.more(of: cover) where value != 0 { more.append(field(name, number(value))) }
      if cover.zoom != 1 { more.append(field("zoom", number(cover.zoom))) }
    }
    if piece.isRepeated { more.append(field("copies", "\(recipe.copies(of: piece))")) }
    let (open, close, end) = list
    let keys =
      piece.keys.isEmpty
      ? ""
      : ",\n  \(field("keys", open))\n\(piece.keys.indices.map { "    \(key(piece.keys[$0], isFirst: $0 == 0))," }.joined(separator: "\n"))\n  \(close)"
    let (head, tail) = language == .typescript ? ("{", "}") : ("SceneLayer(", ")")
    let air = language == .typescript ? " " : ""
    let line = "\(head)\(air)\((words + more).joined(separator: ", "))\(air)\(tail),"
    if keys.isEmpty, line.count <= Self.widest { return line }
    return "\(head)\n  \(words.joined(separator: ", ")),\n  \(more.joined(separator: ", "))\(keys)\(end)\n\(tail),"
  }

  /// A layer stands on one line of so many letters at most.
  private static let widest = 112

  private func key(_ key: LayerKey, isFirst: Bool) -> String {
    var words = [field("at", number(key.at))]
    for (name, value, rest) in [
      ("x", key.x, 0), ("y", key.y, 0), ("scale", key.scale, 1), ("opacity", key.opacity, 1.0),
    ] where value != rest {
      words.append(field(name, number(value)))
    }
    if !isFirst, case .bezier(let x1, let y1, let x2, let y2) = key.ease {
      words.append(field("curve", "\(list.open)\([x1, y1, x2, y2].map(number).joined(separator: ", "))\(list.close)"))
    }
    return language == .typescript ? "{ \(words.joined(separator: ", ")) }" : "Key(\(words.joined(separator: ", ")))"
  }

  private var list: (open: String, close: String, end: String) {
    language == .kotlin ? ("listOf(", ")", "") : ("[", "]", language == .dart ? "," : "")
  }

  private func field(_ name: String, _ value: String) -> String {
    "\(name)\(language == .kotlin ? " =" : ":") \(value)"
  }

  private func number(_ value: Double) -> String { language.number(value.short) }

  private func quoted(_ text: String) -> String {
    switch language {
    case .swift: "\"\(text.inCode)\""
    case .kotlin: "\"\(text.inDollarCode)\""
    case .dart, .typescript: "'\(text.inDollarCode.replacing("'", with: "\\'"))'"
    }
  }

  private func picture(_ index: Int) -> String {
    switch language {
    case .swift, .kotlin: "\"\(asset(index))\""
    case .dart: "'assets/\(asset(index)).png'"
    case .typescript: "require('./\(asset(index)).png')"
    }
  }
}

extension LayersCode {
  /// The lines between the place of a layer and its frame, indented.
  func lines(_ steps: [FormulaLine], _ indent: Int) -> String { language.lines(steps).indented(by: indent) }

  /// Where a layer rests, for languages that know a layer that fills its box by `(fills)`.
  ///
  /// - Parameters:
  ///   - line: Says how high what fills nothing is: a picture, or a line of text.
  ///   - end: Hands out the place.
  func rest(line: String, end: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var text = ""
    if recipe.hasCovers {
      text += "\(space)if (fills) {\n\(lines(recipe.coveringSteps, indent + 2))\n\(space)  \(end)\n\(space)}\n"
    }
    if recipe.hasTexts { text += "\(space)\(line)\n" }
    var steps = recipe.placedSteps(isText: false)
    if recipe.hasTexts { steps[1].expression = "line" }
    return text + lines(steps, indent) + "\n\(space)\(end)"
  }
}

extension LayersCode {
  /// The table and its arithmetic in Swift: what UIKit and SwiftUI share.
  var swift: String {
    let isHeader = recipe.header != nil
    let constants = recipe.constants.map { "  static let \($0.name): CGFloat = \($0.value.short)  // \($0.note)" }
    let d =
      isHeader && recipe.hasCovers
      ? "    let d = fills ? min(still ? s : max(s, 0), Self.height - Self.minHeight) : s\n" : ""
    let share = recipe.hasCovers && isHeader ? "d" : "s"
    let move = recipe.isAcross ? "dx: way, dy: 0" : "dx: 0, dy: way"
    let growth =
      isHeader && recipe.hasCovers
      ? """
          if fills, s < 0, !still {
            let grown = (Self.height - s) / Self.height  // its top stays, and so does the middle
            frame = CGRect(
              x: screen.width / 2 + (frame.minX - screen.width / 2) * grown, y: frame.minY * grown,
              width: frame.width * grown, height: frame.height * grown)
          }

      """ : ""
    let keyed =
      recipe.hasKeys
      ? """
          let key = key(at: s)
          if !still {
            frame = frame.offsetBy(dx: key.x, dy: key.y)
            frame = frame.insetBy(dx: frame.width * (1 - key.scale) / 2, dy: frame.height * (1 - key.scale) / 2)
          }

      """ : ""
    return """
      /// A layer: where it lies in shares of its box, its speed over the content's\(recipe.hasKeys ? ", and what becomes of it over the scroll" : "").
      struct SceneLayer: Sendable {
      \(constants.joined(separator: "\n"))
        static let all = [
      \(entries.indented(by: 4))
        ]
      \(keyType)
        var name: String
        var picture = ""
        var aspect: CGFloat = 1  // width over height of the picture\(textFields)
        var x: CGFloat, y: CGFloat
        var width: CGFloat = 1
        var ratio: CGFloat  // 0 is pinned to the screen, 1 goes along\(coverFields)\(recipe.hasTiles ? "\n  var copies = 1  // of a layer that goes on without end" : "")\(recipe.hasKeys ? "\n  var keys: [Key] = []" : "")

        /// - Parameter s: Points from rest; negative while the content is pulled.
        func place(_ s: CGFloat, in screen: CGSize, still: Bool) -> \(recipe.hasKeys ? "(frame: CGRect, opacity: CGFloat)" : "CGRect") {
          var frame = rest(boxWidth: screen.width, boxHeight: \(isHeader ? "Self.height" : "screen.height"))
      \(d)    let way = \(recipe.isMirrored ? "" : "-")(still ? \(isHeader ? "1" : "0") : ratio) * \(share)
          frame = frame.offsetBy(\(move))
      \(keyed)\(growth)    return \(recipe.hasKeys ? "(frame, key.opacity)" : "frame")
        }

        private func rest(boxWidth: CGFloat, boxHeight: CGFloat) -> CGRect {
      \(restBody)
        }
      \(recipe.hasKeys ? swiftKeys : "")}
      """
  }

  private var keyType: String {
    guard recipe.hasKeys else { return "" }
    return """

        struct Key: Sendable {
          var at: CGFloat
          var x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, opacity: CGFloat = 1\(recipe.isEased ? "\n    var curve: [CGFloat] = []  // how it comes here: the two points of a CSS curve; none is straight" : "")
        }

      """
  }

  private var textFields: String {
    recipe.hasTexts
      ? "\n  var text: String?\n  var size: CGFloat = 0\n  var isLight = true\n  var align = 0.0  // -1 begins at its left, 1 ends at its right"
      : ""
  }

  private var coverFields: String {
    guard recipe.hasCovers else { return "" }
    let names = recipe.moreNames.map { "  var \($0): CGFloat = 0" }
    return "\n  var fills = false" + names.map { "\n\($0)" }.joined()
      + (recipe.isZoomed ? "\n  var zoom: CGFloat = 1" : "")
  }

  private var restBody: String {
    let end = "return CGRect(x: left, y: top, width: w, height: h)"
    func branch(_ steps: [FormulaLine], _ indent: Int) -> String {
      "\(lines(steps, indent))\n\(String(repeating: " ", count: indent))\(end)"
    }
    var text = ""
    if recipe.hasCovers {
      text += "    if fills {\n\(branch(recipe.coveringSteps, 6))\n    }\n"
    }
    var steps = recipe.placedSteps(isText: false)
    if recipe.hasTexts { steps[1].expression = "text == nil ? w / aspect : size * 1.25" }
    return text + branch(steps, 4)
  }

  private var swiftKeys: String {
    let share = recipe.isEased ? "Self.eased(p, after.curve)" : "p"
    let curve =
      recipe.isEased
      ? """

        private static func eased(_ p: CGFloat, _ curve: [CGFloat]) -> CGFloat {
          guard curve.count == 4, p > 0, p < 1 else { return p }
          func bend(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
          }
          var (low, high): (CGFloat, CGFloat) = (0, 1)
          for _ in 0..<40 {
            let t = (low + high) / 2
            if bend(curve[0], curve[2], t) < p { low = t } else { high = t }
          }
          return bend(curve[1], curve[3], low)
        }

      """ : ""
    return """

        private func key(at s: CGFloat) -> Key {
          guard let next = keys.firstIndex(where: { $0.at > s }) else { return keys.last ?? Key(at: 0) }
          guard next > 0 else { return keys[0] }
          let (before, after) = (keys[next - 1], keys[next])
          let p = (s - before.at) / (after.at - before.at)
          let share = \(share)
          func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
          return Key(
            at: s, x: between(before.x, after.x), y: between(before.y, after.y),
            scale: max(0, between(before.scale, after.scale)),
            opacity: min(1, max(0, between(before.opacity, after.opacity))))
        }
      \(curve)
      """
  }
}
