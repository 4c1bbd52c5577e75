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

  var markup: String {
    let back = bar.indent > 0 ? "<i class=\"back\"></i>" : ""
    return "<div class=\"bar\"></div>\(back)<b class=\"title\">\(title.onOneLine.inHTML)</b>"
  }

  var rules: String {
    let drop = bar.isSmall ? bar.barDrop : bar.drop
    let line = bar.size * 1.25
    let small = bar.isSmall ? "\n    transform: scale(\((bar.barSize / bar.size).short)); opacity: 0;" : ""
    let back =
      bar.indent > 0
      ? """

      .back {
        position: absolute; inset-inline-start: \((bar.margin + 3).px); bottom: \((bar.barDrop - 5).px); width: 10px; height: 10px; opacity: 0;
        border: solid \(ink); border-width: 0 0 2px 2px; transform: rotate(\(isRightToLeft ? "-135" : "45")deg);
      }
      """ : ""
    return """
      .bar { position: absolute; inset: 0; background: \(ground); opacity: 0; }
      .title {
        position: absolute; height: \(line.px); inset-inline-start: \(bar.start.px); bottom: \((drop - line / 2).px); white-space: nowrap;
        color: \(bar.isSmall ? ink : "#fff");
        font: 700 \(bar.size.px)/\(line.px) system-ui; transform-origin: \(isRightToLeft ? "100%" : "0") \((line / 2).px);\(small)
      }\(back)
      """
  }

  var moves: [WebMoves] {
    let way = "calc(\(height) - \(low))"
    let start = "max(0px, \(height) - 2 * \(low))"
    let timeline = WebMove.Timeline.page(isAcross: false, from: start, to: way)
    let ground = WebMove(name: "bar", timeline: timeline, frames: ["to { opacity: 1; }"], isCalm: true)
    let shown = WebMoves(selector: bar.indent > 0 ? ".bar, .back" : ".bar", moves: [ground])
    guard !bar.isSmall else {
      return [shown, WebMoves(selector: ".title", moves: [ground])]
    }
    let whole = WebMove.Timeline.page(isAcross: false, from: "0px", to: way)
    let (down, aside) = ((bar.drop - bar.barDrop).px, (isRightToLeft ? -bar.indent : bar.indent).px)
    let move = bar.indent > 0 ? "translate(\(aside), \(down))" : "translateY(\(down))"
    let shrink = "\(move) scale(\((bar.barSize / bar.size).short))"
    let titles = [
      WebMove(
        name: "title", timeline: whole,
        frames: ["to { transform: \(shrink); }"]),
      WebMove(name: "tint", timeline: timeline, frames: ["to { color: \(ink); }"], isCalm: true),
    ]
    return [shown, WebMoves(selector: ".title", moves: titles)]
  }
}
