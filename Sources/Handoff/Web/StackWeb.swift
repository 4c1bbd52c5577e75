import Documents
import Effects
import Geometry

/// Albums in a strip: each is the subject of a view timeline that its layers fan out along.
struct StackWeb: WebPart {
  let blueprint: StackBlueprint
  let content: WebContent

  var constants: [Constant] { blueprint.constants }

  var markup: String {
    "<div class=\"strip\"><div class=\"album\"><img class=\"layer\" style=\"--i: 4\" ...> ... <img class=\"layer\" style=\"--i: 0\" ...></div> ..."
      + (hasCovers ? "\n   before it <div class=\"behind\"><div style=\"--n: 0\"><img ...></div> ...</div>" : "")
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
    let isTimeline = blueprint.isMirrored || (hasCovers || hasCaptions) && isAcross
    let scroller = isTimeline ? " scroll-timeline: --strip inline;" : ""
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
      \(look)}\(blueprint.isOutlined ? "\n.outline { box-sizing: border-box; border: 1px solid #fff; }" : "")\(hasCovers ? "\n\(covers)" : "")
      """
  }

  private var hasCovers: Bool { blueprint.coverBehind > 0 }

  /// Words stand below the covers of a strip across the screen.
  private var hasCaptions: Bool { isAcross && !content.items.isEmpty }

  /// The covers behind everything, one on the other, and over them a veil that blurs them.
  private var covers: String {
    let ground = content.handoff.scene.backdrop == .dark ? "17 18 20" : "242 242 247"
    let blur = "blur(max(\((100 * StackBlueprint.blur).short)cqw, \((100 * StackBlueprint.blur).short)dvh))"
    return """
      .behind { position: sticky; top: 0; z-index: -1; height: 100dvh; margin-bottom: -100dvh; overflow: clip; }
      .behind > *, .behind img, .behind::after { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
      .behind > * + * { visibility: hidden; }
      .behind::after {
        content: ""; background: rgb(\(ground) / calc(1 - var(--cover-behind)));
        -webkit-backdrop-filter: \(blur); backdrop-filter: \(blur);
      }\(isAcross ? "\nbody { timeline-scope: --strip; }" : "")
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
    let moves = [WebMoves(selector: ".album", moves: [front]), WebMoves(selector: ".layer", moves: [fan])]
    return moves + (hasCovers ? [WebMoves(selector: ".behind > *", moves: [coming])] : [])
      + (hasCaptions ? [WebMoves(selector: ".caption", moves: [saying])] : [])
  }

  /// The words below a cover are there while it is the one in the middle.
  private var saying: WebMove {
    let (full, none) = (AlbumStack.captionReach.full, AlbumStack.captionReach.none)
    func place(_ way: Double) -> String { "calc((var(--n) \(way.signed)) * var(--pitch))" }
    let share = 50 * (1 - full / none)
    return WebMove(
      name: "fade-caption", timeline: .scroller("--strip", from: place(-none), to: place(none)),
      frames: ["from, to { opacity: 0; }", "\(share.short)%, \((100 - share).short)% { opacity: 1; }"], isCalm: true)
  }

  /// A cover behind everything comes in over the one before it, and goes when the next one is there.
  private var coming: WebMove {
    let rest = Crossfade.rest
    func place(_ way: Double) -> String { "calc((var(--n) \(way.signed)) * var(--pitch))" }
    let (from, to) = (place(rest - 1), place(1 - rest))
    return WebMove(
      name: "fade",
      timeline: isAcross ? .scroller("--strip", from: from, to: to) : .page(isAcross: false, from: from, to: to),
      frames: [
        "from { opacity: 0; visibility: hidden; animation-timing-function: cubic-bezier(.3333333, 0, .6666667, 1); }",
        "\((100 * (1 - 2 * rest) / (2 - 2 * rest)).short)% { opacity: 1; visibility: visible; }",
        "to { visibility: hidden; }",
      ], isCalm: true)
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
    let page = isAcross ? ".strip { height: 100dvh; scrollbar-width: none; }" : ".album { align-self: center; }"
    return hasCaptions ? "\(page)\n\(content.items.captionRules(isOnPicture: hasCovers))" : page
  }

  var body: String {
    let albums = (0..<blueprint.count).map { album($0) }.joined(separator: "\n")
    let strip = "<main class=\"strip\" tabindex=\"0\">\n\(albums)\n</main>"
    guard hasCovers else { return strip }
    let covers = (0..<blueprint.count).map { number in
      "<div style=\"--n: \(number)\">\(content.image(content.handoff.setting.picture(number)))</div>"
    }
    return "<div class=\"behind\">\n\(covers.joined(separator: "\n"))\n</div>\n\(strip)"
  }

  private func album(_ number: Int) -> String {
    let layers = stride(from: blueprint.stack.layers - 1, through: 0, by: -1).map { index in
      if blueprint.isOutlined, index > 0 { return "<div class=\"layer outline\" style=\"--i: \(index)\"></div>" }
      return content.image(content.handoff.setting.picture(number + index), "layer", style: "--i: \(index)")
    }
    let place = blueprint.isMirrored || hasCaptions ? " style=\"--n: \(number)\"" : ""
    let caption = hasCaptions ? content.items.caption(number) : ""
    return "<div class=\"album\"\(place)>\(layers.joined())\(caption)</div>"
  }

  var limits: [String] {
    let covers =
      hasCovers && isAcross ? ["The covers behind need Chrome 116; without scroll timelines the first one stays."] : []
    let own =
      blueprint.autoplay > 0
      ? ["CSS cannot scroll by itself: \(blueprint.autoplay.short) px/s until touched needs a script."] : []
    return covers + own
  }
}
