import Effects
import Geometry

/// The bar into which a header collapses, in a box that moves up with the rows until the bar is left.
struct WebBar: Sendable {
  let bar: BarBlueprint
  let title: String
  /// Height of the box at rest and what is left of it, as style sheets say them.
  let height: String
  let low: String
  let isRightToLeft: Bool
  /// A dark bar, with a light title.
  let isDark: Bool

  private var ground: String { isDark ? "#1c1c1e" : "#f9f9fb" }
  private var ink: String { isDark ? "#fff" : "#1c1c1e" }

  var markup: String { "<div class=\"bar\"></div><b class=\"title\">\(title.onOneLine.inHTML)</b>" }

  var rules: String {
    let drop = bar.isSmall ? bar.barDrop : bar.drop
    let line = bar.size * 1.25
    let small = bar.isSmall ? "\n    transform: scale(\((bar.barSize / bar.size).short)); opacity: 0;" : ""
    return """
      .bar { position: absolute; inset: 0; background: \(ground); opacity: 0; }
      .title {
        position: absolute; height: \(line.px); inset-inline-start: \(bar.margin.px); bottom: \((drop - line / 2).px); white-space: nowrap;
        color: \(bar.isSmall ? ink : "#fff");
        font: 700 \(bar.size.px)/\(line.px) system-ui; transform-origin: \(isRightToLeft ? "100%" : "0") \((line / 2).px);\(small)
      }
      """
  }

  var moves: [WebMoves] {
    let way = "calc(\(height) - \(low))"
    let start = "max(0px, \(height) - 2 * \(low))"
    let timeline = WebMove.Timeline.page(isAcross: false, from: start, to: way)
    let ground = WebMove(name: "bar", timeline: timeline, frames: ["to { opacity: 1; }"], isCalm: true)
    guard !bar.isSmall else {
      return [WebMoves(selector: ".bar", moves: [ground]), WebMoves(selector: ".title", moves: [ground])]
    }
    let whole = WebMove.Timeline.page(isAcross: false, from: "0px", to: way)
    let shrink = "translateY(\((bar.drop - bar.barDrop).px)) scale(\((bar.barSize / bar.size).short))"
    let titles = [
      WebMove(
        name: "title", timeline: whole,
        frames: ["to { transform: \(shrink); }"]),
      WebMove(name: "tint", timeline: timeline, frames: ["to { color: \(ink); }"], isCalm: true),
    ]
    return [WebMoves(selector: ".bar", moves: [ground]), WebMoves(selector: ".title", moves: titles)]
  }
}
