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
