import Documents
import Effects

/// What a page shows of a scene's content: its pictures as classes, and the texts of its rows.
struct PageContent {
  let handoff: SceneHandoff
}

extension PageContent {
  /// The pictures that the page can show.
  private var pictureCount: Int {
    min(
      SceneHandoff.rows,
      max(1, handoff.scene.effect.pictureNeeds(in: handoff.setting, most: SceneHandoff.rows).count))
  }

  /// A class for each picture: `p0`, `p1`. Colors show where there is no file.
  var rules: String {
    (0..<pictureCount).map { index in
      let hue = (210 + index * 47) % 360
      let colors = "linear-gradient(165deg, hsl(\(hue) 55% 72%), hsl(\((hue + 40) % 360) 60% 34%))"
      let images = handoff.scene.content.images
      let file = index < images.count ? "url(\"\(images[index].asAddress)\"), " : ""
      // Through what is clear of a piece others are to be seen, and no colors.
      if isClear, index < images.count {
        return ".p\(index) { background-image: url(\"\(images[index].asAddress)\"); }"
      }
      return ".p\(index) { background-image: \(file)\(colors); }"
    }
    .joined(separator: "\n")
  }

  func pictureClass(_ index: Int) -> String { "p\(index % pictureCount)" }

  private var isClear: Bool { if case .recipe = handoff.blueprint { true } else { false } }

  /// The text of a row; titles repeat.
  func title(_ index: Int) -> String {
    let titles = handoff.scene.content.titles
    return titles.isEmpty ? "Row \(index + 1)" : titles[index % titles.count].onOneLine.inHTML
  }
}
