import Documents
import Effects
import Geometry
import Text

/// Pieces that each move by a timeline of their own: in a header over rows, or on a screen that stays while its content
/// scrolls under it.
///
/// The way that a piece goes with the scroll and what its keys do are animations of their own, so that each key runs
/// by its own easing.
struct RecipePart: PagePart {
  let recipe: Recipe
  let content: PageContent

  var style: String {
    let isAcross = recipe.axis == .horizontal
    let stick =
      recipe.header.map { "top: \((0 - ($0.rest - $0.minimum)).px)" } ?? (isAcross ? "inset-inline-start: 0" : "top: 0")
    let width = recipe.screen.width + (isAcross ? recipe.travel : 0)
    let height = recipe.screen.height + (isAcross ? 0 : recipe.travel)
    let ground =
      recipe.header == nil
      ? ".way { width: \(width.px); height: \(height.px); }"
      : """
      .rows { padding-bottom: \(recipe.bottomInset.px); }
      \(PageRows.style(isDark: recipe.isDark))
      """
    return """
      .screen { overflow: \(isAcross ? "auto hidden" : "hidden auto"); scroll-timeline: --page \(isAcross ? "inline" : "block"); }
      .stage {
        position: sticky; \(stick); z-index: 1; overflow: clip;
        width: \(recipe.screen.width.px); height: \((recipe.header?.rest ?? recipe.screen.height).px);
      }
      \(ground)
      .piece { position: absolute; left: 0; top: 0; background: 0 0 / 100% 100%; white-space: nowrap; font-weight: 700; }
      \(recipe.pieces.indices.map(rule).joined(separator: "\n"))
      """
  }

  var body: String {
    let pieces = recipe.pieces.enumerated().map { index, piece in
      switch piece.content {
      case .picture(let picture): "<div class=\"piece l\(index) \(content.pictureClass(picture))\"></div>"
      case .text(let text), .heading(let text): "<div class=\"piece l\(index)\">\(text.string.onOneLine.inHTML)</div>"
      case .ground: "<div class=\"piece l\(index)\"></div>"
      }
    }
    let stage = "<div class=\"stage\">\n\(pieces.joined(separator: "\n"))\n</div>"
    guard recipe.header != nil else { return "<div class=\"way\">\n\(stage)\n</div>" }
    return """
      \(stage)
      <div class="rows">
      \(PageRows(heights: recipe.rowHeights, pageHeight: recipe.pageHeight, content: content).text)
      </div>
      """
  }

  var motion: String {
    let rules = recipe.pieces.indices.compactMap(motion)
    let still = recipe.pieces.indices.compactMap { index in
      moves(index).isEmpty ? nil : ".l\(index) { animation-name: \(names(index, isStill: true)); }"
    }
    guard !still.isEmpty else { return rules.joined(separator: "\n") }
    return """
      \(rules.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) {
      \(still.joined(separator: "\n").indented(by: 2))
      }
      """
  }

  var notes: [String] {
    let pieces = recipe.pieces.map { "  \($0.name.onOneLine): \($0.ratio.short)" }
    let pull =
      recipe.header == nil ? [] : ["CSS cannot say the pull, which makes the header grow: scrollTop stops at 0."]
    return ["Each layer goes by its ratio of what is scrolled, and what its keys do comes on top:"] + pieces + pull
  }
}

extension RecipePart {
  private func piece(_ index: Int) -> Piece { recipe.pieces[index] }

  /// Tiles of a piece that goes on without end: how many before the one at rest, and how many in all.
  private func tiles(_ piece: Piece) -> (before: Int, count: Int) {
    let length = piece.frame.size.length(along: recipe.axis)
    guard piece.isRepeated, length > 0 else { return (0, 1) }
    let start = recipe.axis == .vertical ? piece.frame.y : piece.frame.x
    let ways = [0, way(piece, recipe.travel)]
    let shifts = piece.keys.map { recipe.axis == .vertical ? $0.y : $0.x } + [0]
    let low = start + (ways.min() ?? 0) + (shifts.min() ?? 0)
    let high = start + (ways.max() ?? 0) + (shifts.max() ?? 0)
    let before = max(0, Int((high / length).rounded(.up)))
    let after = max(0, Int(((recipe.screen.length(along: recipe.axis) - low) / length).rounded(.up)))
    return (before, before + max(1, after))
  }

  /// Where the ratio has taken a piece along the axis, seen from the stage, which moves up with a header's rows.
  private func way(_ piece: Piece, _ scrolled: Double) -> Double {
    guard let header = recipe.header else {
      return (recipe.isMirrored ? 1 : -1) * piece.ratio * scrolled
    }
    let collapsed = min(scrolled, max(0, header.rest - header.minimum))
    return collapsed - piece.ratio * (piece.isFilling ? collapsed : scrolled)
  }

  private func rule(_ index: Int) -> String {
    let piece = piece(index)
    let (before, count) = tiles(piece)
    let isAcross = recipe.axis == .horizontal
    let length = piece.frame.size.length(along: recipe.axis)
    let start = Double(before) * length
    var place = piece.frame
    if isAcross { place.x -= start } else { place.y -= start }
    var size = piece.frame.size
    if isAcross { size.width *= Double(count) } else { size.height *= Double(count) }
    var rules = [
      "width: \(size.width.px); height: \(size.height.px);", "transform: \(transform(piece.keys.first, at: place));",
    ]
    if count > 1 {
      let middle = (
        x: (isAcross ? start : 0) + piece.frame.width / 2, y: (isAcross ? 0 : start) + piece.frame.height / 2
      )
      rules.append("background-size: \(piece.frame.width.px) \(piece.frame.height.px);")
      rules.append("transform-origin: \(middle.x.px) \(middle.y.px);")
    }
    if let key = piece.keys.first, key.opacity != 1 { rules.append("opacity: \(key.opacity.short);") }
    if case .text(let text) = piece.content {
      let align = text.align == .leading ? "start" : text.align == .center ? "center" : "end"
      rules.append("font-size: \(text.size.px); line-height: \(piece.frame.height.px); text-align: \(align);")
      rules.append("color: \(text.isLight ? "#fff" : "#1c1c1e");")
    }
    if case .ground = piece.content { rules.append("background: \(recipe.isDark ? "#1c1c1e" : "#f9f9fb");") }
    return "/* \(piece.name.onOneLine) */\n.l\(index) {\n\(rules.joined(separator: "\n").indented(by: 2))\n}"
  }

  private func transform(_ key: LayerKey?, at place: Rect) -> String {
    let key = key ?? LayerKey()
    let scale = key.scale == 1 ? "" : " scale(\(key.scale.short))"
    return "translate(\((place.x + key.x).px), \((place.y + key.y).px))\(scale)"
  }

  /// The animations of a piece: by their kinds, over which stretch of the scroll.
  private func moves(_ index: Int) -> [(kind: String, from: Double, to: Double)] {
    let piece = piece(index)
    var moves: [(kind: String, from: Double, to: Double)] = []
    let stops = wayStops(piece)
    if stops.contains(where: { way(piece, $0).magnitude > 1e-9 }) { moves.append(("way", 0, stops[stops.count - 1])) }
    guard let first = piece.keys.first, let last = piece.keys.last, last.at > first.at else { return moves }
    let keys = piece.keys
    if keys.contains(where: { $0.x != first.x || $0.y != first.y || $0.scale != first.scale }) {
      moves.append(("keys", first.at, last.at))
    }
    if keys.contains(where: { $0.opacity != first.opacity }) { moves.append(("fade", first.at, last.at)) }
    return moves
  }

  /// Between these the way is straight.
  private func wayStops(_ piece: Piece) -> [Double] {
    guard let header = recipe.header else { return [0, recipe.travel] }
    let collapse = max(0, header.rest - header.minimum)
    return piece.isFilling || recipe.travel <= collapse ? [0, collapse] : [0, collapse, recipe.travel]
  }

  private func names(_ index: Int, isStill: Bool = false) -> String {
    moves(index).map { isStill && $0.kind != "fade" ? "none" : "\($0.kind)-\(index)" }.joined(separator: ", ")
  }

  private func motion(_ index: Int) -> String? {
    let moves = moves(index)
    guard !moves.isEmpty else { return nil }
    let ranges = moves.map { "\($0.from.px) \($0.to.px)" }.joined(separator: ", ")
    let frames = moves.map { move in
      "@keyframes \(move.kind)-\(index) {\n\(self.frames(index, move.kind, from: move.from, to: move.to))\n}"
    }
    return """
      .l\(index) {
        animation: \(moves.map { "\($0.kind)-\(index) linear both" }.joined(separator: ", "));
        animation-timeline: --page; animation-range: \(ranges);
      }
      \(frames.joined(separator: "\n"))
      """
  }

  private func frames(_ index: Int, _ kind: String, from: Double, to: Double) -> String {
    let piece = piece(index)
    func percent(_ place: Double) -> String { "\(((place - from) / (to - from) * 100).formatted(.upTo(9)))%" }
    if kind == "way" {
      return wayStops(piece).map { stop in
        let way = way(piece, stop).px
        return "  \(percent(stop)) { translate: \(recipe.axis == .vertical ? "0 \(way)" : "\(way) 0"); }"
      }
      .joined(separator: "\n")
    }
    let (before, _) = tiles(piece)
    var place = piece.frame
    let start = Double(before) * piece.frame.size.length(along: recipe.axis)
    if recipe.axis == .horizontal { place.x -= start } else { place.y -= start }
    let keys = piece.keys
    return keys.indices.map { number in
      let key = keys[number]
      // Two at one place are a jump: the first one stands a thousandth of a point before it.
      let isJump = number + 1 < keys.count && keys[number + 1].at == key.at
      let at = isJump ? max(from, key.at - 0.001) : key.at
      let value =
        kind == "fade" ? "opacity: \(key.opacity.short)" : "transform: \(transform(key, at: place))"
      // CSS writes the easing where a stretch begins, a key where it ends.
      let ease = number + 1 < keys.count ? keys[number + 1].ease.inCSS : "linear"
      return "  \(percent(at)) { \(value);\(ease == "linear" ? "" : " animation-timing-function: \(ease);") }"
    }
    .joined(separator: "\n")
  }
}

extension Easing {
  /// As CSS has it.
  fileprivate var inCSS: String {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "linear" }
    return "cubic-bezier(\(x1.short), \(y1.short), \(x2.short), \(y2.short))"
  }
}

/// The rows under a header, or the page in their place.
struct PageRows {
  let heights: [Double]
  let pageHeight: Double?
  let content: PageContent

  static func style(isDark: Bool = false) -> String {
    let (ground, line) = isDark ? ("#1c1c1e", "#fff3") : ("#fff", "#3c3c434a")
    return
      ".row { padding: 0 16px; display: flex; align-items: center; background: \(ground); box-shadow: inset 0 -1px \(line); }"
  }

  var text: String {
    if let pageHeight, let page = content.handoff.scene.content.page {
      return
        "<div class=\"picture\" style=\"height: \(pageHeight.px); background-image: url('\(page.asAddress)')\"></div>"
    }
    return heights.enumerated().map { index, height in
      "<div class=\"row\" style=\"height: \(height.px)\">\(content.title(index))</div>"
    }
    .joined(separator: "\n")
  }
}
