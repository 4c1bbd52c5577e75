import Documents
import Effects
import Geometry
import Text

/// Pieces that each move by a timeline of their own: in a header over rows, or on a screen that stays while its content
/// scrolls under it.
///
/// The stage stays where it is, so a piece's way is its ratio times what is scrolled, and what its keys do comes on
/// top; a header's stage is clipped as its rows rise.
struct RecipeWeb: WebPart {
  let recipe: Recipe
  let content: WebContent

  var isAcross: Bool { recipe.axis == .horizontal }

  var constants: [Constant] {
    guard let header = recipe.header else {
      return [Constant("length", recipe.length, "screens that it scrolls")]
    }
    return [
      Constant("height", header.height, isLength: true, "of the header at rest"),
      Constant("minHeight", header.minHeight, isLength: true, "what is left of it"),
    ]
  }

  var markup: String {
    "<div class=\"stage\"> <img class=\"layer l0\" ...> ... </div>, furthest first"
  }

  private var bar: WebBar? {
    recipe.header?.bar.map {
      WebBar(
        bar: $0, title: content.handoff.scene.barTitle, height: "var(--height)", low: "var(--min-height)",
        isRightToLeft: content.handoff.setting.isRightToLeft, isDark: recipe.isDark)
    }
  }

  /// Farther than any page here scrolls, in points.
  private static let far = 10_000.0

  /// Height of the box, as a style sheet says it.
  private var box: String { recipe.header == nil ? "100dvh" : "var(--height)" }

  var rules: String {
    let stage =
      recipe.header == nil
      ? """
      .way { \(isAcross ? "width: calc(var(--length) * 100cqw); height: 100dvh" : "height: calc(var(--length) * 100dvh)"); }
      .stage { position: sticky; \(isAcross ? "inset-inline-start: 0; width: 100cqw" : "top: 0"); height: 100dvh; overflow: clip; }
      """
      : ".stage { position: sticky; top: 0; z-index: 1; overflow: clip; height: calc(var(--height) + var(--pull)); }"
    let low = "var(--min-height)"
    let head =
      bar == nil
      ? ""
      : "\n.head {\n  position: sticky; top: calc(\(low) - var(--height)); z-index: 2; height: var(--height);\n  margin-bottom: calc(0px - var(--height)); pointer-events: none;\n}"
    let origin =
      recipe.pieces.contains { $0.keys.contains { $0.scale != 1 } }
      ? "\n  transform-origin: calc(var(--w) / 2) calc(var(--h) / 2);" : ""
    let texts =
      recipe.pieces.contains(where: \.isText)
      ? "\n.text { --h: calc(var(--size) * 1.25); font: 700 var(--size)/1.25 system-ui; white-space: nowrap; }" : ""
    return """
      \(stage)\(head)
      .layer {
        --w: calc(var(--width) * 100cqw); --h: calc(var(--w) / var(--picture)); --box: \(box);
        position: absolute; width: var(--w); height: var(--h); max-width: none;
        left: calc(var(--x) * 100cqw - var(--w) / 2); top: calc(var(--y) * var(--box) - var(--h) / 2);\(origin)
      }\(texts)\(bar.map { "\n\($0.rules)" } ?? "")
      \(recipe.pieces.indices.map(rule).joined(separator: "\n"))
      """
  }

  private func rule(_ index: Int) -> String {
    let piece = recipe.pieces[index]
    var words: [String] = ["--ratio: \(piece.ratio.short);"]
    if case .picture(_, let aspect) = piece.content { words.append("--picture: \(aspect.short);") }
    if piece.cover == nil {
      words.append("--x: \(piece.x.short); --y: \(piece.y.short); --width: \(piece.width.short);")
    }
    var lines = [words.joined(separator: " ")]
    if let cover = piece.cover { lines += self.cover(piece, cover) }
    if case .text(let text, _) = piece.content {
      let align = text.align == .leading ? "start" : text.align == .center ? "center" : "end"
      lines.append("--size: \(text.size.px); text-align: \(align); color: \(text.isLight ? "#fff" : "#1c1c1e");")
    }
    if piece.isRepeated { lines += tiling(piece) }
    if let key = piece.keys.first {
      if let transform = transform(key) { lines.append("transform: \(transform);") }
      if key.opacity != 1 { lines.append("opacity: \(key.opacity.short);") }
    }
    return ".l\(index) { /* \(piece.name.onOneLine) */\n\(lines.map { "  \($0)" }.joined(separator: "\n"))\n}"
  }

  /// A picture that covers its box, and what its ratio and keys make it need besides.
  private func cover(_ piece: Piece, _ cover: Piece.Cover) -> [String] {
    let isHeader = recipe.header != nil
    func words(_ share: Double, _ points: Double, _ unit: String) -> String {
      (share == 0 ? "" : " + \((100 * share).short)\(unit)") + (points == 0 ? "" : " + \(points.px)")
    }
    func sum(_ whole: String, _ share: Double, _ points: Double, _ unit: String) -> String {
      let more = words(share, points, unit)
      return more.isEmpty ? whole : "(\(whole)\(more))"
    }
    let (shares, points) = (cover.shares, cover.points)
    let width = sum("100cqw", shares.left + shares.right, points.left + points.right, "cqw")
    let height = sum("var(--box)", shares.top + shares.bottom, points.top + points.bottom, "dvh")
    let zoom = cover.zoom == 1 ? "" : " * \(cover.zoom.short)"
    let grow = isHeader ? " * var(--grow)" : ""
    func less(_ share: Double, _ points: Double, _ unit: String) -> String {
      words(share, points, unit).replacing(" + ", with: " - ")
    }
    let left = "\(piece.x.short) * (\(width) - var(--fit) * var(--picture))\(less(shares.left, points.left, "cqw"))"
    let top = "\(piece.y.short) * (\(height) - var(--fit))\(less(shares.top, points.top, "dvh"))"
    let fit = "max(\(height), \(width) / var(--picture))"
    var lines = ["--fit: \(fit);"]
    if zoom.isEmpty, grow.isEmpty {
      lines.append("--w: calc(var(--fit) * var(--picture)); left: calc(\(left)); top: calc(\(top));")
    } else {
      let half = cover.zoom == 1 ? "" : " - \(((cover.zoom - 1) / 2).short) * var(--fit)"
      let halfWide = cover.zoom == 1 ? "" : " - \(((cover.zoom - 1) / 2).short) * var(--fit) * var(--picture)"
      lines += [
        "--w: calc(var(--fit) * var(--picture)\(zoom)\(grow));",
        isHeader
          ? "left: calc(50cqw + (\(left)\(halfWide) - 50cqw)\(grow)); top: calc((\(top)\(half))\(grow));"
          : "left: calc(\(left)\(halfWide)); top: calc(\(top)\(half));",
      ]
    }
    return lines
  }

  /// A piece that goes on without end is one box as long as all the tiles that are ever seen.
  private func tiling(_ piece: Piece) -> [String] {
    let (before, count) = tiles(piece)
    let (length, side) = isAcross ? ("width", "left") : ("height", "top")
    let tile = isAcross ? "var(--w)" : "var(--h)"
    let start = isAcross ? "var(--x) * 100cqw - var(--w) / 2" : "var(--y) * var(--box) - var(--h) / 2"
    return [
      "\(length): calc(\(count) * \(tile)); \(side): calc(\(start) - \(before) * \(tile));",
      "background: var(--image) 0 0 / var(--w) var(--h); transform-origin: calc(\(isAcross ? "\((Double(before) + 0.5).short) * var(--w)" : "50%")) calc(\(isAcross ? "50%" : "\((Double(before) + 0.5).short) * var(--h)"));",
    ]
  }

  /// Tiles of a piece: how many before the one at rest, and how many in all, on the longest screen there is.
  private func tiles(_ piece: Piece) -> (before: Int, count: Int) {
    let longest = isAcross ? recipe.screen : Size(width: recipe.screen.width, height: recipe.screen.width * 3)
    let frame = piece.frame(in: longest)
    let length = frame.size.length(along: recipe.axis)
    guard length > 0 else { return (0, 1) }
    let start = isAcross ? frame.x : frame.y
    let screen = longest.length(along: recipe.axis)
    let way = (recipe.isMirrored ? 1 : -1) * piece.ratio * (recipe.length - 1) * screen
    let shifts = piece.keys.map { isAcross ? $0.x : $0.y } + [0]
    let low = start + min(0, way) + (shifts.min() ?? 0)
    let high = start + max(0, way) + (shifts.max() ?? 0)
    let before = max(0, Int((high / length).rounded(.up)))
    return (before, before + max(1, Int(((screen - low) / length).rounded(.up))))
  }

  private func transform(_ key: LayerKey) -> String? {
    let move = key.x == 0 && key.y == 0 ? "" : "translate(\(key.x.px), \(key.y.px))"
    let scale = key.scale == 1 ? "" : "scale(\(key.scale.short))"
    let words = [move, scale].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  var moves: [WebMoves] {
    let stage =
      recipe.header == nil
      ? []
      : [
        WebMoves(
          selector: ".stage",
          moves: [
            WebMove(
              name: "collapse",
              timeline: .page(isAcross: false, from: "0px", to: "calc(var(--height) - var(--min-height))"),
              frames: [
                "from { clip-path: inset(0); }",
                "to { clip-path: inset(0 0 calc(var(--height) - var(--min-height))); }",
              ], isCalm: true)
          ])
      ]
    return stage + recipe.pieces.indices.compactMap(moves) + (bar?.moves ?? [])
  }

  private func moves(_ index: Int) -> WebMoves? {
    let piece = recipe.pieces[index]
    var moves: [WebMove] = []
    if piece.ratio != 0 { moves.append(way(piece)) }
    if let first = piece.keys.first, let last = piece.keys.last, last.at > first.at {
      let timeline = WebMove.Timeline.page(isAcross: isAcross, from: first.at.px, to: last.at.px)
      if piece.keys.contains(where: { $0.x != first.x || $0.y != first.y || $0.scale != first.scale }) {
        moves.append(WebMove(name: "keys-\(index)", timeline: timeline, frames: frames(piece, isFade: false)))
      }
      if piece.keys.contains(where: { $0.opacity != first.opacity }) {
        moves.append(
          WebMove(name: "fade-\(index)", timeline: timeline, frames: frames(piece, isFade: true), isCalm: true))
      }
    }
    return moves.isEmpty ? nil : WebMoves(selector: ".l\(index)", moves: moves)
  }

  /// Its ratio's way: a piece that covers a header stays where it is once that has collapsed.
  private func way(_ piece: Piece) -> WebMove {
    let sign = recipe.isMirrored ? "" : "-"
    if recipe.header != nil, piece.cover != nil {
      let collapse = "(var(--height) - var(--min-height))"
      return WebMove(
        name: "fill", timeline: .page(isAcross: false, from: "0px", to: "calc\(collapse)"),
        frames: ["to { translate: 0 calc(var(--ratio) * -1 * \(collapse)); }"])
    }
    let far = isAcross && recipe.length > 9 ? Self.far * 10 : Self.far
    let way = "calc(var(--ratio) * \(sign)\(far.px))"
    let pulled = recipe.header == nil ? [] : ["from { translate: 0 calc(var(--ratio) * var(--pull)); }"]
    return WebMove(
      name: "way", timeline: .page(isAcross: isAcross, from: "0px", to: far.px),
      frames: pulled + ["to { translate: \(isAcross ? "\(way) 0" : "0 \(way)"); }"])
  }

  private func frames(_ piece: Piece, isFade: Bool) -> [String] {
    let keys = piece.keys
    let (from, to) = (keys[0].at, keys[keys.count - 1].at)
    return keys.indices.map { number in
      let key = keys[number]
      // Two at one place are a jump: the first one stands a thousandth of a point before it.
      let isJump = number + 1 < keys.count && keys[number + 1].at == key.at
      let at = ((isJump ? max(from, key.at - 0.001) : key.at) - from) / (to - from) * 100
      let value = isFade ? "opacity: \(key.opacity.short)" : "transform: \(fullTransform(key))"
      // CSS writes the easing where a stretch begins, a key where it ends.
      let ease = number + 1 < keys.count ? keys[number + 1].ease.inCSS : "linear"
      let pace = ease == "linear" ? "" : " animation-timing-function: \(ease);"
      return "\(at.formatted(.upTo(9)))% { \(value);\(pace) }"
    }
  }

  private func fullTransform(_ key: LayerKey) -> String {
    "translate(\(key.x.px), \(key.y.px)) scale(\(key.scale.short))"
  }

  var pull: WebPull? {
    recipe.header == nil ? nil : WebPull(properties: ["--pull: 0px; --grow: 1;"], refresh: nil)
  }

  var demo: String {
    let ground = recipe.isDark ? "#111214" : "#f2f2f7"
    guard let header = recipe.header else { return ".stage { background: \(ground); }" }
    return content.rowStyle(header.rowHeights, pageAspect: header.pageAspect, isDark: recipe.isDark)
  }

  var body: String {
    let pieces = recipe.pieces.indices.map(element).joined(separator: "\n")
    let stage = "<div class=\"stage\">\n\(pieces)\n</div>"
    guard let header = recipe.header else {
      let stops = content.handoff.scene.physics.snap == .page ? WebSnap.stops(recipe) + "\n" : ""
      return "<main class=\"way\">\n\(stops)\(stage)\n</main>"
    }
    let head = bar.map { "<div class=\"head\">\($0.markup)</div>\n" } ?? ""
    return """
      \(head)\(stage)
      <main>
      \(content.rows(header.rowHeights, pageAspect: header.pageAspect))
      </main>
      """
  }

  private func element(_ index: Int) -> String {
    let piece = recipe.pieces[index]
    switch piece.content {
    case .text(let text, _): return "<div class=\"layer text l\(index)\">\(text.string.onOneLine.inHTML)</div>"
    case .picture(let picture, _):
      guard piece.isRepeated else { return content.image(picture, "layer l\(index)") }
      return "<div class=\"layer l\(index)\" style=\"--image: url('\(content.source(picture).inStyle)')\"></div>"
    }
  }

  var limits: [String] {
    recipe.header == nil
      ? [] : ["A pull is a script's: it sets --pull to the points pulled past the top, and --grow to 1 + pull/height."]
  }
}

extension Easing {
  /// As CSS has it.
  fileprivate var inCSS: String {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "linear" }
    return "cubic-bezier(\(x1.short), \(y1.short), \(x2.short), \(y2.short))"
  }
}

extension String {
  /// As an address in quotes in a style attribute.
  fileprivate var inStyle: String { replacing("'", with: "%27").inHTML }
}
