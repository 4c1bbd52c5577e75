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

  func image(_ index: Int, _ attributes: String = "") -> String {
    "<img\(attributes.isEmpty ? "" : " \(attributes)") src=\"\(source(index).inHTML)\" alt=\"\">"
  }

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
      return "<p class=\"row\"\(own)>\(title(index))</p>"
    }
    .joined(separator: "\n")
  }

  func rowStyle(_ heights: [Double], pageAspect: Double?, isDark: Bool = false) -> String {
    let (ground, line) = isDark ? ("#1c1c1e", "#fff3") : ("#fff", "#3c3c434a")
    return """
      main { padding-bottom: env(safe-area-inset-bottom); }
      .row {
        box-sizing: border-box; height: var(--row, \((heights.first ?? 50).px)); margin: 0; padding: 0 16px;
        display: flex; align-items: center; background: \(ground); box-shadow: inset 0 -1px \(line);
      }
      .page { display: block; width: 100%; aspect-ratio: \((pageAspect ?? 1).short); }
      """
  }
}
