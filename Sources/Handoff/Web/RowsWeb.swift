import Effects
import Geometry

/// Rows that are windows: each is the subject of a view timeline, and its picture drifts by the same way up and down.
struct RowsWeb: WebPart {
  let blueprint: RowsBlueprint
  let content: WebContent

  var constants: [Constant] {
    blueprint.constants.map { constant in
      var constant = constant
      if constant.name == "rowHeight" { constant.name = "row" }
      return constant
    }
  }

  var markup: String {
    let shape =
      blueprint.needsAspect ? " style=\"--picture: \(blueprint.aspect(in: content.handoff.setting).short)\"" : ""
    return "<div class=\"window\"><img\(shape) src=\"\(content.handoff.assetName).jpg\" alt=\"\"></div>"
  }

  private var isCentred: Bool { blueprint.anchor == .center }

  /// How far the picture lags behind its row over the whole way, as a style sheet says it.
  private var lag: String {
    guard case .fixed = blueprint.length else { return "(1 - var(--ratio)) * (100dvh + var(--row))" }
    return "(var(--image-height) - var(--row))"
  }

  private var drawn: String {
    let lag = blueprint.ratio > 1 ? "(var(--ratio) - 1)" : "(1 - var(--ratio))"
    switch blueprint.length {
    case .covering:
      let reach = isCentred ? "(100dvh + var(--row))" : "(100dvh + 2 * var(--row))"
      return "max(100cqw / var(--picture), var(--row) + \(lag) * \(reach))"
    case .natural: return "calc(100cqw / var(--picture))"
    case .times: return "max(var(--overscan) * 100cqw / var(--picture), var(--row))"
    case .fixed: return "var(--image-height)"
    case .drifting:
      return "max(0px, var(--row) + (1 - var(--ratio)) * \(isCentred ? "(100dvh + var(--row))" : "100dvh"))"
    }
  }

  var rules: String {
    """
    .window { position: relative; overflow: clip; height: var(--row); view-timeline: --window; }
    .window img {
      --drawn: \(drawn);
      position: absolute; top: calc((100% - var(--drawn)) / 2); width: 100%; height: var(--drawn); object-fit: cover;
    }
    """
  }

  var moves: [WebMoves] {
    guard blueprint.rows.contains(where: { ($0.window?.ratio ?? 1) != 1 }) else { return [] }
    // By the row's top the middle of the screen is half way through H, so the range is twice as long as that.
    let share = isCentred ? "2" : "2 * 3"
    let way = isCentred ? lag : lag.replacing("100dvh + var(--row)", with: "100dvh")
    let drift = WebMove(
      name: "drift", timeline: .view("--window", range: isCentred ? nil : "cover 0% cover 200dvh"),
      frames: [
        "from { transform: translateY(calc(\(way) / -2)); }", "to { transform: translateY(calc(\(way) / \(share))); }",
      ])
    return [WebMoves(selector: ".window img", moves: [drift])]
  }

  var demo: String {
    let isPlain = blueprint.rows.contains { $0.window == nil }
    let plain = blueprint.rows.first { $0.window == nil }?.height ?? 60
    let rows =
      isPlain
      ? """

      .row {
        box-sizing: border-box; height: var(--row, \(plain.px)); margin: 0; padding: 0 16px;
        display: flex; align-items: center; background: \(content.isDark ? "#1c1c1e" : "#fff");
      }
      """ + (items.isEmpty ? "" : items.rowRules(isDark: content.isDark)) : ""
    let line =
      content.handoff.setting.hasSeparators
      ? "\nmain > *::after { content: \"\"; position: absolute; inset: auto 0 0; height: 1px; background: #8888; }" : ""
    let words =
      !items.isEmpty && !isPlain
      ? items.windowRules
      : ".window b { position: absolute; inset-inline-start: 10px; bottom: 10px; color: #fff; font-weight: 400; text-shadow: 0 1px 3px #0008; }"
    return """
      main { padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom); }\(line)
      main > * { position: relative; }
      .window { background: #808080; }
      \(words)\(rows)
      """
  }

  var body: String {
    let count = content.count(of: blueprint.rows.map(\.height))
    return "<main>\n\(blueprint.rows.prefix(count).map(row).joined(separator: "\n"))\n</main>"
  }

  private func row(_ row: RowsBlueprint.Row) -> String {
    guard row.window != nil, let picture = row.picture else {
      let plain = blueprint.rows.first { $0.window == nil }?.height
      let own = row.height == plain ? "--row: initial" : "--row: \(row.height.px)"
      return content.row(row.title ?? 0, " style=\"\(own)\"")
    }
    let own = row.height == blueprint.windowHeight ? "" : " style=\"--row: \(row.height.px)\""
    let text = row.title.map { items.isEmpty ? "<b>\(content.title($0))</b>" : items.words($0) } ?? ""
    let shape =
      blueprint.needsAspect ? "--picture: \(content.handoff.setting.aspect(ofPicture: picture).short)" : ""
    return "<div class=\"window\"\(own)>\(content.image(picture, style: shape))\(text)</div>"
  }

  private var items: WebItems { content.items }

  var limits: [String] {
    blueprint.hasGaps
      ? ["It leaves a gap at some offsets: CSS cannot extend a picture's edge, and the row's ground shows."] : []
  }
}
