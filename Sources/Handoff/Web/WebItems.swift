import Documents
import Effects
import Geometry

/// The items of a scene in its page, as the studio shows them: a symbol or a small picture, a title and lines below it,
/// and a value, in rows, on pictures, or under covers.
struct WebItems: Sendable {
  let content: WebContent

  private var scene: Scene { content.handoff.scene }
  private var items: [SceneItem] { scene.content.items }
  private var scale: Double { content.handoff.setting.textScale }

  /// There are none where rows have titles only.
  var isEmpty: Bool { items.isEmpty }
}

// What stands in the body.
extension WebItems {
  /// What a row shows.
  func row(_ index: Int) -> String { lead(item(index), at: index) + words(index) }

  /// The words of an item, with its value beside them.
  func words(_ index: Int) -> String { "<div class=\"words\">\(title(index, withValue: true))</div>" }

  /// The words under a cover.
  func caption(_ index: Int) -> String {
    let value = item(index).value.map { $0.isEmpty ? "" : "<i>\($0.onOneLine.inHTML)</i>" } ?? ""
    return "<div class=\"caption\">\(title(index, withValue: false))\(value)</div>"
  }

  private func item(_ index: Int) -> SceneItem { items[index % items.count] }

  private func title(_ index: Int, withValue: Bool) -> String {
    let item = item(index)
    let value = withValue ? item.value.map { $0.isEmpty ? "" : "<i>\($0.onOneLine.inHTML)</i>" } ?? "" : ""
    let lines = item.subtitles.map { "<span>\($0.onOneLine.inHTML)</span>" }.joined()
    return "<b>\(item.title.onOneLine.inHTML)</b>\(value)\(lines)"
  }

  private func lead(_ item: SceneItem, at index: Int) -> String {
    if let picture = item.picture {
      let place = content.handoff.setting.picture(picture)
      return "<i class=\"thumbnail\" style=\"background-image: var(--picture-\(place))\(focus(place))\"></i>"
    }
    guard let symbol = item.symbol, !symbol.isEmpty else { return "" }
    let color = Self.symbolColors[index % items.count % Self.symbolColors.count]
    return "<i class=\"symbol\" style=\"background: \(color)\">\(symbol.onOneLine.inHTML)</i>"
  }

  private func focus(_ picture: Int) -> String {
    content.focus(picture).map { "; background-position: \($0)" } ?? ""
  }

  /// The fields behind symbols, as in the studio.
  private static let symbolColors = ["#2f6fde", "#b3541e", "#2e7d4f", "#8a4fbf", "#c0392f", "#1f7a8c"]
}

// Rules of the page around the effect.
extension WebItems {
  private func size(_ points: Double) -> String { (points * scale).px }

  private func font(_ weight: Int, _ points: Double, _ line: Double) -> String {
    "font: \(weight) \(size(points))/\(size(line)) system-ui, sans-serif;"
  }

  private static func quiet(_ isDark: Bool) -> String { isDark ? "#a6a6ad" : "#66666b" }

  /// One line of words each; what is too long for it ends in dots.
  private func lines(_ selector: String) -> String {
    "\(selector) > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }"
  }

  /// Rows that show items.
  func rowRules(isDark: Bool) -> String {
    // A card is lower than its row.
    let room = scene.content.rowStyle == .cards ? 4.0 : 12
    func lead(_ side: Double) -> String { "flex: none; height: min(\(side.px), 100% - \(room.px)); aspect-ratio: 1;" }
    let thumbnails =
      items.contains { $0.picture != nil }
      ? """

      .thumbnail { \(lead(48)) border-radius: 8px; background: #808080 center / cover; }
      \(pictures)
      """ : ""
    let symbols =
      items.contains { $0.picture == nil && $0.symbol?.isEmpty == false }
      ? """

      .symbol {
        \(lead(30 * scale)) border-radius: 24%; color: #fff; text-align: center;
        font: 600 \(size(15))/\(size(30)) system-ui, sans-serif;
      }
      """ : ""
    return """

      .row { gap: 12px; }
      .row .words { flex: 1; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr) auto; }
      \(lines(".row .words"))
      .row b { \(font(500, 17, 22)) }
      .row .words i { \(font(400, 17, 22)) max-width: \(size(96)); padding-inline-start: 12px; color: \(Self.quiet(isDark)); }
      .row span { grid-column: 1 / -1; \(font(400, 14, 18)) color: \(Self.quiet(isDark)); }\(thumbnails)\(symbols)
      """
  }

  /// Each small picture once, however many rows show it.
  private var pictures: String {
    let used = Set(items.compactMap(\.picture).map(content.handoff.setting.picture)).sorted()
    let names = used.map { "--picture-\($0): url(\"\(content.source($0))\");" }
    return "main {\n\(names.map { "  \($0)" }.joined(separator: "\n"))\n}"
  }

  /// Words at the foot of a picture, which is darkened under them.
  var windowRules: String {
    let scrim = content.handoff.setting.scrim
    let dark =
      scrim > 0 ? "\n  background: linear-gradient(#0000, rgb(0 0 0 / \(scrim.short)) 50%);" : ""
    return """
      .window .words {
        position: absolute; inset: 15% 0 0; padding: 10px; color: #fff;\(dark)
        display: grid; grid-template-columns: minmax(0, 1fr) auto; align-content: end;
      }
      \(lines(".window .words"))
      .window .words b { grid-column: 1; \(font(600, 19, 24)) }
      .window .words i { grid-area: 1 / 2 / span 9; align-self: center; \(font(500, 34, 42)) max-width: \(size(110)); }
      .window .words span { grid-column: 1; \(font(500, 14, 18)) }
      """
  }

  /// Words under a cover, as far from it as in the studio.
  func captionRules(isOnPicture: Bool) -> String {
    let isDark = scene.backdrop == .dark
    let quiet = !isOnPicture ? Self.quiet(isDark) : isDark ? "#e0e0e2" : "#363639"
    return """
      .caption {
        --wide: min(100cqw - 32px, max(var(--cell-width), var(--cover)));
        position: absolute; top: calc(100% + 28px); left: calc((100% - var(--wide)) / 2); width: var(--wide);
        display: grid; text-align: center; color: \(quiet); \(font(400, 17, 24))
      }
      \(lines(".caption"))
      .caption b { color: \(isDark ? "#fff" : "#1c1c1e"); \(font(700, 22, 30)) }
      .caption i { \(font(400, 14, 24)) }
      """
  }
}
