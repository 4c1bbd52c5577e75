import Documents
import Effects
import Geometry

/// What a page shows of a scene's content: its pictures by their addresses, and the texts of its rows.
struct WebContent: Sendable {
  let handoff: SceneHandoff
  /// What stands in place of a picture's path; nil: the path itself.
  var address: @Sendable (String) -> String?

  /// Rows of a page reach so far, in points, if there are as many.
  private static let length = 2400.0
}

extension WebContent {
  /// The address of a picture, or colors where the scene has none.
  func source(_ index: Int) -> String {
    let images = handoff.scene.content.imageFiles
    guard images.indices.contains(index) else { return Self.colors(index, handoff.setting.aspect(ofPicture: index)) }
    return address(images[index]) ?? images[index].asAddress
  }

  var page: String? { handoff.scene.content.page.map { address($0) ?? $0.asAddress } }

  /// A picture of two colors.
  private static func colors(_ index: Int, _ aspect: Double) -> String {
    let hue = (210 + index * 47) % 360
    let stops =
      "<stop stop-color='hsl(\(hue) 55% 72%)'/><stop offset='1' stop-color='hsl(\((hue + 40) % 360) 60% 34%)'/>"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\((600 * aspect).short)' height='600'><linearGradient id='a' "
      + "x2='.3' y2='1'>\(stops)</linearGradient><rect width='100%' height='100%' fill='url(#a)'/></svg>"
    return "data:image/svg+xml,\(svg.replacing("%", with: "%25").replacing("#", with: "%23"))"
  }

  func image(_ index: Int, _ className: String = "", style: String = "") -> String {
    let words = ([style] + [focus(index).map { "object-position: \($0)" } ?? ""]).filter { !$0.isEmpty }
    let attributes =
      (className.isEmpty ? "" : " class=\"\(className)\"")
      + (words.isEmpty ? "" : " style=\"\(words.joined(separator: "; "))\"")
    return "<img\(attributes) src=\"\(source(index).inHTML)\" alt=\"\">"
  }

  /// The point of a picture that stays in sight, as a style sheet says it; nil: its middle.
  func focus(_ index: Int) -> String? {
    let images = handoff.scene.content.images
    guard images.indices.contains(index), let focus = images[index].focus else { return nil }
    return "\((100 * focus.x).short)% \((100 * focus.y).short)%"
  }

  var items: WebItems { WebItems(content: self) }

  /// Whether rows are dark, and words on them light.
  var isDark: Bool { handoff.scene.backdrop == .dark }

  /// The text of a row; titles repeat.
  func title(_ index: Int) -> String {
    let titles = handoff.scene.content.rowTitles
    return titles.isEmpty ? "Row \(index + 1)" : titles[index % titles.count].onOneLine.inHTML
  }

  /// So many of the rows that there is a way to go.
  func count(of heights: [Double]) -> Int {
    var length = 0.0
    return heights.prefix { height in
      defer { length += height }
      return length < Self.length
    }.count
  }

  /// The rows under a header, or the page in their place.
  func rows(_ heights: [Double], pageAspect: Double?) -> String {
    if pageAspect != nil, let page { return "<img class=\"page\" src=\"\(page.inHTML)\" alt=\"\">" }
    return heights.prefix(count(of: heights)).enumerated().map { index, height in
      let own = height == heights.first ? "" : " style=\"--row: \(height.px)\""
      return row(index, own)
    }
    .joined(separator: "\n")
  }

  /// - Parameter attributes: What else its element says.
  func row(_ index: Int, _ attributes: String) -> String {
    items.isEmpty
      ? "<p class=\"row\"\(attributes)>\(title(index))</p>"
      : "<div class=\"row\"\(attributes)>\(items.row(index))</div>"
  }

  func rowStyle(_ heights: [Double], pageAspect: Double?, isDark: Bool) -> String {
    let (ground, line) = isDark ? ("#1c1c1e", "#fff3") : ("#fff", "#3c3c434a")
    let height = "var(--row, \((heights.first ?? 50).px))"
    let isCard = handoff.scene.content.rowStyle == .cards
    let box =
      isCard
      ? "height: calc(\(height) - 8px); margin: 4px 12px; border-radius: 14px; padding: 0 16px;"
      : "height: \(height); margin: 0; padding: 0 16px;"
    let edge = isCard || !handoff.setting.hasSeparators ? "" : " box-shadow: inset 0 -1px \(line);"
    let room = isCard ? " display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;" : ""
    return """
      main { padding-bottom: env(safe-area-inset-bottom);\(room) }
      .row {
        box-sizing: border-box; \(box)
        display: flex; align-items: center; background: \(ground);\(edge)
      }
      .page { display: block; width: 100%; aspect-ratio: \((pageAspect ?? 1).short); }\(items.isEmpty ? "" : items.rowRules(isDark: isDark))
      """
  }
}
