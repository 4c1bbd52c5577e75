import Effects
import Geometry

/// Albums in a strip: each is the subject of a view timeline that its layers fan out along.
struct StackWeb: WebPart {
  let blueprint: StackBlueprint
  let content: WebContent

  var constants: [Constant] { blueprint.constants }

  var markup: String {
    "<div class=\"strip\"><div class=\"album\"><img class=\"layer\" style=\"--i: 4\" ...> ... <img class=\"layer\" style=\"--i: 0\" ...></div> ..."
  }

  var isAcross: Bool { blueprint.isAcross }

  /// A strip across the screen scrolls by itself.
  var scroller: String? { isAcross ? ".strip" : nil }

  private var screen: String { isAcross ? "100cqw" : "100dvh" }

  /// How far the deepest layer moves from behind its cover on the way to either edge.
  private var reach: String {
    blueprint.isSpread
      ? "(var(--cell-width) - var(--cover)) / 2" : "(1 - var(--ratio)) * (\(screen) + var(--cell-width)) / 2"
  }

  var rules: String {
    let (along, across) = isAcross ? ("width", "height") : ("height", "width")
    let (start, lip) = isAcross ? ("left", "top") : ("top", "left")
    let way = isAcross ? "inline" : "block"
    let side = "max(0px, var(--cover) - var(--i) * var(--inset))"
    let light = "max(\((1 - AlbumStack.deepestShade).short), 1 - \(blueprint.shade.short) * var(--i))"
    let radius = blueprint.radius > 0 ? "  border-radius: \(blueprint.radius.short)px;" : ""
    let dark = "calc(\(blueprint.shadow.short) * max(0, 1 - var(--i)))"
    let shadow =
      blueprint.shadow > 0
      ? "  box-shadow: 0 \(StackBlueprint.shadowDepth.short)px \((2 * StackBlueprint.shadowReach).short)px rgb(0 0 0 / \(dark));"
      : ""
    let look = [radius, shadow].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
    let timeline = blueprint.isMirrored ? "" : " view-timeline: --album \(way);"
    let scroller = blueprint.isMirrored ? " scroll-timeline: --strip inline;" : ""
    let free = "calc((\(screen) - var(--cell-width)) / 2)"
    return """
      .strip { display: flex; flex-direction: \(isAcross ? "row; overflow: auto hidden" : "column"); align-items: center;\(scroller) }
      .album {
        position: relative; z-index: 0; flex: none; \(along): var(--cell-width); \(across): var(--cover);\(timeline)
        margin-\(way)-end: calc(var(--pitch) - var(--cell-width));
      }
      .album:first-child { margin-\(way)-start: \(free); }
      .album:last-child { margin-\(way)-end: \(free); }
      .layer {
        --reach: calc(\(reach) * var(--i) / \(blueprint.stack.layers > 2 ? "(var(--layers) - 1)" : "1"));
        --side: \(side);
        position: absolute; \(lip): calc(var(--i) * -1 * var(--inset)); \(start): calc((100% - var(--side)) / 2); object-fit: cover;
        \(along): var(--side); \(across): \(blueprint.stack.isUniform ? "var(--side)" : "var(--cover)");
        opacity: calc(1 - var(--i) * var(--fade));\(blueprint.isOutlined ? "" : " filter: brightness(\(light));")
      \(look)}\(blueprint.isOutlined ? "\n.outline { box-sizing: border-box; border: 1px solid #fff; }" : "")
      """
  }

  var moves: [WebMoves] {
    let move = isAcross ? "translateX" : "translateY"
    // An album comes in at the far edge. In a right-to-left strip that is the left one.
    let (from, to) = blueprint.isMirrored ? ("", "-1 * ") : ("-1 * ", "")
    let fan = WebMove(
      name: "fan", timeline: timeline,
      frames: [
        "from { transform: \(move)(calc(\(from)var(--reach))); }",
        "to { transform: \(move)(calc(\(to)var(--reach))); }",
      ])
    let front = WebMove(name: "front", timeline: timeline, frames: ["50% { z-index: 1000; }"])
    return [WebMoves(selector: ".album", moves: [front]), WebMoves(selector: ".layer", moves: [fan])]
  }

  /// Each album has a view timeline of its own. Chromium measures those of a right-to-left scroller from the wrong
  /// end (seen in 156), so there the albums share the scroller's timeline, each with its own stretch of it.
  private var timeline: WebMove.Timeline {
    guard blueprint.isMirrored else { return .view("--album") }
    let place = "var(--n) * var(--pitch)"
    return .scroller(
      "--strip", from: "calc(\(place) - (100cqw + var(--cell-width)) / 2)",
      to: "calc(\(place) + (100cqw + var(--cell-width)) / 2)")
  }

  var demo: String {
    isAcross
      ? ".strip { height: 100dvh; scrollbar-width: none; }"
      : ".album { align-self: center; }"
  }

  var body: String {
    let albums = (0..<blueprint.count).map { album($0) }.joined(separator: "\n")
    return "<main class=\"strip\" tabindex=\"0\">\n\(albums)\n</main>"
  }

  private func album(_ number: Int) -> String {
    let layers = stride(from: blueprint.stack.layers - 1, through: 0, by: -1).map { index in
      let attributes = "class=\"layer\" style=\"--i: \(index)\""
      if blueprint.isOutlined, index > 0 { return "<div class=\"layer outline\" style=\"--i: \(index)\"></div>" }
      return content.image(content.handoff.setting.picture(number + index), attributes)
    }
    let place = blueprint.isMirrored ? " style=\"--n: \(number)\"" : ""
    return "<div class=\"album\"\(place)>\(layers.joined())</div>"
  }

  var limits: [String] {
    blueprint.autoplay > 0
      ? ["CSS cannot scroll by itself: \(blueprint.autoplay.short) px/s until touched needs a script."] : []
  }
}
