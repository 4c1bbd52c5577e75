import Effects
import Geometry

/// The pieces of a recipe as a table, and the arithmetic that places them: what UIKit and SwiftUI share, and in other
/// words Compose.
struct RecipeCode {
  let recipe: Recipe
  /// The name of the table's type.
  let type: String
  /// The name under which an app files a picture, by its place in the scene.
  let asset: (Int) -> String

  private var isEased: Bool {
    recipe.pieces.contains { $0.keys.dropFirst().contains { $0.ease != .linear } }
  }

  private var hasKeys: Bool { recipe.pieces.contains { !$0.keys.isEmpty } }

  /// Copies of a piece that fill the screen wherever the first one begins.
  func copies(of piece: Piece) -> Int {
    let length = piece.frame.size.length(along: recipe.axis) * (piece.keys.map(\.scale).min() ?? 1)
    guard piece.isRepeated, length > 1 else { return 1 }
    return Int((recipe.screen.length(along: recipe.axis) / length).rounded(.up)) + 1
  }
}

extension RecipeCode {
  /// The table and its arithmetic in Swift.
  var swift: String {
    let header = recipe.header.map {
      """
        static let height: CGFloat = \($0.rest.short)  // of the header at rest
        static let minHeight: CGFloat = \($0.minimum.short)  // what is left of it

      """
    }
    let travel =
      recipe.header == nil ? "  static let travel: CGFloat = \(recipe.travel.short)  // how far it scrolls\n" : ""
    return """
      /// A layer: where it lies at rest, its speed over the content's, and what becomes of it over the scroll.
      struct \(type): Sendable {
        struct Key: Sendable {
          var at: CGFloat
          var x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, opacity: CGFloat = 1
          var curve: [CGFloat] = []  // how it comes here: the two points of a CSS curve; none is straight
        }

        var name: String
        var picture = ""
        var text = ""
        var size: CGFloat = 0
        var isLight = true
        var rest: CGRect
        var ratio: CGFloat  // 0 is pinned to the screen, 1 goes along
        var fills = false
        var copies = 1  // of a layer that goes on without end
        var keys: [Key] = []

      \(header ?? "")\(travel)  static let all = [
      \(recipe.pieces.map(swift).joined(separator: "\n").indented(by: 4))
        ]

        /// - Parameter s: Points from rest; negative while the content is pulled.
        func place(_ s: CGFloat, still: Bool) -> (frame: CGRect, opacity: CGFloat) {
          let key = \(hasKeys ? "key(at: s)" : "Key(at: 0)")
      \(swiftWay.indented(by: 4))
          if !still {
            frame = frame.offsetBy(dx: key.x, dy: key.y)
            frame = frame.insetBy(dx: frame.width * (1 - key.scale) / 2, dy: frame.height * (1 - key.scale) / 2)
          }
      \(swiftGrowth)    return (frame, key.opacity)
        }
      \(hasKeys ? swiftKeys : "")}
      """
  }

  private var swiftWay: String {
    let sign = recipe.isMirrored ? "" : "-"
    if recipe.header != nil {
      return """
        let d = fills ? min(still ? s : max(s, 0), Self.height - Self.minHeight) : s
        var frame = rest.offsetBy(dx: 0, dy: -(still ? 1 : ratio) * d)
        """
    }
    let way = recipe.axis == .vertical ? "dx: 0, dy: \(sign)" : "dx: \(sign)"
    let rest = recipe.axis == .vertical ? "" : ", dy: 0"
    return "var frame = rest.offsetBy(\(way)(still ? 0 : ratio) * s\(rest))"
  }

  private var swiftGrowth: String {
    guard recipe.header != nil else { return "" }
    let middle = (recipe.screen.width / 2).short
    return """
          if fills, s < 0, !still {
            let grown = (Self.height - s) / Self.height  // its top stays, and so does the middle
            frame = CGRect(
              x: \(middle) + (frame.minX - \(middle)) * grown, y: frame.minY * grown, width: frame.width * grown,
              height: frame.height * grown)
          }

      """
  }

  private var swiftKeys: String {
    let share = isEased ? "Self.eased(p, after.curve)" : "p"
    let curve =
      isEased
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

  private func swift(_ piece: Piece) -> String {
    var words = ["name: \(piece.name.inSwift)"]
    switch piece.content {
    case .picture(let index): words.append("picture: \"\(asset(index))\"")
    case .ground: break
    case .text(let text), .heading(let text):
      words.append("text: \(text.string.inSwift), size: \(text.size.short)")
      if !text.isLight { words.append("isLight: false") }
    }
    let rest = piece.frame
    let shape =
      "rest: CGRect(x: \(rest.x.short), y: \(rest.y.short), width: \(rest.width.short), height: \(rest.height.short))"
    var more = ["ratio: \(piece.ratio.short)"]
    if piece.isFilling { more.append("fills: true") }
    if piece.isRepeated { more.append("copies: \(copies(of: piece))") }
    let keys = piece.keys.indices.map { "    \(swift(piece.keys[$0], isFirst: $0 == 0))," }.joined(separator: "\n")
    let tail = keys.isEmpty ? "" : ",\n  keys: [\n\(keys)\n  ]"
    return "\(type)(\n  \(words.joined(separator: ", ")),\n  \(shape),\n  \(more.joined(separator: ", "))\(tail)),"
  }

  private func swift(_ key: LayerKey, isFirst: Bool) -> String {
    "Key(\(fields(key, isFirst: isFirst, list: ("[", "]"), suffix: "")))"
  }

  /// What a key has that is not as it is by itself.
  private func fields(_ key: LayerKey, isFirst: Bool, list: (String, String), suffix: String, sign: String = ": ")
    -> String
  {
    var words = ["at\(sign)\(key.at.short)\(suffix)"]
    for (name, value, rest) in [
      ("x", key.x, 0), ("y", key.y, 0), ("scale", key.scale, 1), ("opacity", key.opacity, 1.0),
    ] where value != rest {
      words.append("\(name)\(sign)\(value.short)\(suffix)")
    }
    if !isFirst, case .bezier(let x1, let y1, let x2, let y2) = key.ease {
      let points = [x1, y1, x2, y2].map { "\($0.short)\(suffix)" }.joined(separator: ", ")
      words.append("curve\(sign)\(list.0)\(points)\(list.1)")
    }
    return words.joined(separator: ", ")
  }
}

extension RecipeCode {
  /// The table and its arithmetic in Kotlin.
  var kotlin: String {
    let constants =
      recipe.header.map {
        "const val height = \($0.rest.short)f  // of the header at rest\nconst val minHeight = \($0.minimum.short)f  // what is left of it\n"
      } ?? "const val travel = \(recipe.travel.short)f  // how far it scrolls\n"
    return """
      class Key(
        val at: Float, val x: Float = 0f, val y: Float = 0f, val scale: Float = 1f, val opacity: Float = 1f,
        val curve: List<Float> = emptyList()  // how it comes here: the two points of a CSS curve; none is straight
      )

      class Place(val x: Float, val y: Float, val width: Float, val height: Float, val opacity: Float)

      /// A layer: where it lies at rest, its speed over the content's, and what becomes of it over the scroll.
      class \(type)(
        val name: String, val picture: String = "", val text: String = "", val size: Float = 0f, val isLight: Boolean = true,
        val x: Float, val y: Float, val width: Float, val height: Float,
        val ratio: Float, val fills: Boolean = false, val copies: Int = 1, val keys: List<Key> = emptyList()
      )

      \(constants)
      val layers = listOf(
      \(recipe.pieces.map(kotlin).joined(separator: ",\n").indented(by: 2))
      )

      /// - s: Points from rest.
      fun \(type).place(s: Float, still: Boolean): Place {
        val key = \(hasKeys ? "keyAt(s)" : "Key(0f)")
      \(kotlinWay.indented(by: 2))
        val scale = if (still) 1f else key.scale
        val middleX = left + width / 2f + if (still) 0f else key.x
        val middleY = top + height / 2f + if (still) 0f else key.y
        return Place(
          middleX - width * scale / 2f, middleY - height * scale / 2f, width * scale, height * scale, key.opacity
        )
      }
      \(hasKeys ? kotlinKeys : "")
      """
  }

  private var kotlinWay: String {
    let sign = recipe.isMirrored ? "+" : "-"
    if recipe.header != nil {
      return """
        val left = x
        val top = y - (if (still) 1f else ratio) * (if (fills) min(s, this@Companion.collapse) else s)
        """.replacing(
          "this@Companion.collapse",
          with: "\(max(0, (recipe.header?.rest ?? 0) - (recipe.header?.minimum ?? 0)).short)f")
    }
    let way = "\(sign) (if (still) 0f else ratio) * s"
    return recipe.axis == .vertical ? "val left = x\nval top = y \(way)" : "val left = x \(way)\nval top = y"
  }

  private var kotlinKeys: String {
    let share = isEased ? "eased(p, after.curve)" : "p"
    let curve =
      isEased
      ? """


      private fun eased(p: Float, curve: List<Float>): Float {
        if (curve.size != 4 || p <= 0f || p >= 1f) return p
        fun bend(a: Float, b: Float, t: Float) = 3f * (1f - t) * (1f - t) * t * a + 3f * (1f - t) * t * t * b + t * t * t
        var low = 0f
        var high = 1f
        repeat(24) {
          val t = (low + high) / 2f
          if (bend(curve[0], curve[2], t) < p) low = t else high = t
        }
        return bend(curve[1], curve[3], low)
      }
      """ : ""
    return """

      private fun \(type).keyAt(s: Float): Key {
        val next = keys.indexOfFirst { it.at > s }
        if (next < 0) return keys.lastOrNull() ?: Key(0f)
        if (next == 0) return keys[0]
        val before = keys[next - 1]
        val after = keys[next]
        val p = (s - before.at) / (after.at - before.at)
        val share = \(share)
        fun between(one: Float, other: Float) = one + (other - one) * share
        return Key(
          s, between(before.x, after.x), between(before.y, after.y), max(0f, between(before.scale, after.scale)),
          min(1f, max(0f, between(before.opacity, after.opacity)))
        )
      }\(curve)
      """
  }

  private func kotlin(_ piece: Piece) -> String {
    var words = ["name = \(piece.name.inKotlin)"]
    switch piece.content {
    case .picture(let index): words.append("picture = \"\(asset(index))\"")
    case .ground: break
    case .text(let text), .heading(let text):
      words.append("text = \(text.string.inKotlin), size = \(text.size.short)f")
      if !text.isLight { words.append("isLight = false") }
    }
    let rest = piece.frame
    let shape =
      "x = \(rest.x.short)f, y = \(rest.y.short)f, width = \(rest.width.short)f, height = \(rest.height.short)f"
    var more = ["ratio = \(piece.ratio.short)f"]
    if piece.isFilling { more.append("fills = true") }
    if piece.isRepeated { more.append("copies = \(copies(of: piece))") }
    let keys = piece.keys.indices.map { index in
      "    Key(\(fields(piece.keys[index], isFirst: index == 0, list: ("listOf(", ")"), suffix: "f", sign: " = ")))"
    }
    .joined(separator: ",\n")
    let tail = keys.isEmpty ? "" : ",\n  keys = listOf(\n\(keys)\n  )"
    return "\(type)(\n  \(words.joined(separator: ", ")),\n  \(shape),\n  \(more.joined(separator: ", "))\(tail)\n)"
  }
}

extension String {
  /// As a text of Swift.
  fileprivate var inSwift: String {
    "\"\(onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// As a text of Kotlin, which reads a dollar as the beginning of a name.
  fileprivate var inKotlin: String { inSwift.replacing("$", with: "\\$") }
}
