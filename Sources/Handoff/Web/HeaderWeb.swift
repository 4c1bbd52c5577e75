import Documents
import Effects
import Geometry

/// A header that the rows push off the screen, or hold at its smallest, while its picture lags in it.
///
/// The picture is placed by its middle, which lags by one straight line whatever the picture's shape:
///
///     middle = h0/2 - ratio·d on the screen, so h0/2 + (1 - ratio)·d in the header, which has moved up by d
struct HeaderWeb: WebPart {
  let blueprint: HeaderBlueprint
  let content: WebContent

  var constants: [Constant] { blueprint.constants }

  var markup: String {
    "<header class=\"header\"><img src=\"\(content.handoff.assetName).jpg\" alt=\"\"></header>, then the rows"
  }

  /// What is left of the header, as a style sheet says it.
  private var low: String {
    guard blueprint.sticks else { return "0px" }
    return blueprint.isLowTall && blueprint.isMinimumBounded ? "var(--low)" : "var(--min-height)"
  }

  /// How far it collapses.
  private var way: String {
    guard blueprint.sticks else { return "var(--h0)" }
    let way = "var(--h0) - \(low)"
    return blueprint.isLowTall && !blueprint.isMinimumBounded ? "max(0px, \(way))" : "calc(\(way))"
  }

  private var bar: WebBar? {
    blueprint.bar.map {
      WebBar(
        bar: $0, title: content.handoff.scene.barTitle, height: "var(--h0)", low: low,
        isRightToLeft: content.handoff.setting.isRightToLeft, isDark: content.isDark)
    }
  }

  var rules: String {
    let sticks = blueprint.sticks
    let place =
      sticks
      ? "sticky; top: \(blueprint.isLowTall ? "min(0px, \(low) - var(--h0))" : "calc(\(low) - var(--h0))"); z-index: 1"
      : "relative"
    let bounded =
      blueprint.isLowTall && blueprint.isMinimumBounded ? "\n  --low: min(var(--min-height), var(--h0));" : ""
    let isTall = blueprint.isLowTall && !blueprint.isMinimumBounded
    let margin = isTall ? "\n  margin-bottom: min(0px, var(--h0) - \(low));" : ""
    return """
      .header {
        --h0: calc(100cqw / var(--aspect));\(bounded)
        --visible: \(visible(isTall));
        position: \(place); overflow: clip; height: var(--visible);\(margin)
      }
      .header img {
        --drawn: \(drawn(isTall));
        position: absolute; \(wide == "100%" ? "left: 0" : "left: calc((100% - \(wide)) / 2)");
        top: \(blueprint.rides ? "calc((100% - var(--drawn)) / 2)" : "max((100% - var(--drawn)) / 2, 100% - var(--drawn))");
        width: \(wide == "100%" ? wide : "calc(\(wide))"); height: var(--drawn); max-width: none; object-fit: cover;
      }\(bar.map { "\n\($0.rules)" } ?? "")
      """
  }

  /// How wide the picture is drawn.
  private var wide: String {
    blueprint.hasOwnPicture
      ? "var(--drawn) * var(--picture-aspect)" : blueprint.rides ? "100%" : "var(--drawn) * var(--aspect)"
  }

  /// Height of the header while nothing is scrolled.
  private func visible(_ isTall: Bool) -> String {
    let rest = isTall ? "max(var(--h0), \(low))" : "var(--h0)"
    guard !blueprint.rides else { return rest }
    return isTall ? "max(\(low), var(--h0) + var(--pull))" : "calc(var(--h0) + var(--pull))"
  }

  private func drawn(_ isTall: Bool) -> String {
    guard blueprint.hasOwnPicture else {
      return blueprint.rides ? "var(--h0)" : "min(var(--visible), var(--h0) * var(--max-stretch))"
    }
    let natural = "100cqw / var(--picture-aspect)"
    // At rest the header is as tall as it is, or as its minimum.
    let rest = isTall ? "max(\(natural), var(--h0), \(low))" : blueprint.isFlat ? "var(--h0)" : natural
    guard !blueprint.rides else { return isTall || blueprint.isFlat ? rest : "calc(\(natural))" }
    let most = "\(rest.hasPrefix("max") || blueprint.isFlat ? rest : "\(natural)") * var(--max-stretch)"
    if blueprint.header.pull == .zoom, !blueprint.isFlat {
      let zoomed = "max(\(natural), var(--visible) * var(--aspect) / var(--picture-aspect))"
      return isTall ? "min(\(zoomed), \(zoomedRest) * var(--max-stretch))" : "min(\(zoomed), \(most))"
    }
    return "min(max(\(natural), var(--visible)), \(most))"
  }

  private var zoomedRest: String {
    "max(100cqw, \(low) * var(--aspect)) / var(--picture-aspect)"
  }

  var moves: [WebMoves] {
    var moves: [WebMove] = []
    if blueprint.header.ratio != 1 {
      let lag = "translateY(calc((1 - var(--ratio)) * \(way.hasPrefix("calc") ? String(way.dropFirst(4)) : way)))"
      moves.append(
        WebMove(
          name: "lag", timeline: .page(isAcross: false, from: "0px", to: way), frames: ["to { transform: \(lag); }"]))
    }
    if blueprint.isFlat {
      // Shrinks with its header until it is as tall as it is by itself.
      let least = blueprint.sticks ? "max(100cqw / var(--picture-aspect), \(low))" : "100cqw / var(--picture-aspect)"
      let wide = "\(least.hasPrefix("max") ? least : "(\(least))") * var(--picture-aspect)"
      let frame =
        "to { height: calc(\(least)); width: calc(\(wide)); left: calc((100% - \(wide)) / 2); top: calc((100% - \(least)) / 2); }"
      moves.append(
        WebMove(
          name: "shrink", timeline: .page(isAcross: false, from: "0px", to: "max(0px, var(--h0) - \(least))"),
          frames: [frame]))
    }
    let picture = moves.isEmpty ? [] : [WebMoves(selector: ".header img", moves: moves)]
    return picture + (bar?.moves ?? [])
  }

  var pull: WebPull? {
    if let refresh = blueprint.refresh {
      return WebPull(properties: ["--pull: 0px;"], refresh: (refresh.threshold, refresh.hold, refresh.duration))
    }
    return WebPull(properties: ["--pull: 0px;"], refresh: nil)
  }

  var demo: String {
    let ride = blueprint.rides ? "body { padding-top: var(--pull); }\n" : ""
    // However few rows there are, the header can collapse.
    let room = blueprint.sticks ? "\nmain { min-height: calc(100dvh - var(--min-height)); }" : ""
    return ride
      + content.rowStyle(blueprint.rowHeights, pageAspect: blueprint.pageAspect, isDark: content.isDark) + room
  }

  var body: String {
    """
    <header class="header">\(content.image(content.handoff.setting.picture(0)))\(bar?.markup ?? "")</header>
    <main>
    \(content.rows(blueprint.rowHeights, pageAspect: blueprint.pageAspect))
    </main>
    """
  }

  var limits: [String] {
    blueprint.rides
      ? []
      : ["A pull is a script's: it sets --pull to the points pulled past the top. Native elastic scrolling does not."]
  }
}
