import Effects
import Geometry

/// A scene as a page that opens anywhere: a scroller of the device's size whose pictures are moved by CSS scroll
/// timelines alone.
///
/// Lengths go by transforms where it matters: browsers keep lengths of boxes in 64ths of a pixel, transforms as they
/// are.
struct CSSPage {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }
}

extension CSSPage {
  /// What a shape of effect puts into the page.
  struct Part {
    /// Lines of the comment at the top: the formula, and what CSS cannot do.
    var notes: [String]
    /// Rules that hold without scroll timelines.
    var style: String
    /// Rules that need them.
    var motion: String
    var body: String
    /// Attributes of the scroller.
    var attributes = ""
  }

  var text: String {
    let part =
      switch handoff.blueprint {
      case .header(let header): self.part(header)
      case .rows(let rows): self.part(rows)
      case .stack(let stack): self.part(stack)
      }
    let device = handoff.scene.device
    let isDark = type(of: handoff.scene.effect).backdrop == .dark
    let notes = (handoff.lead + part.notes + Self.pictureNote(handoff)).map { "   \($0)" }.joined(separator: "\n")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(handoff.scene.displayTitle.onOneLine.inHTML)</title>
      <style>
      /*\(notes.dropFirst(2)) */
      * { box-sizing: border-box; margin: 0; }
      body { background: #17181a; font: 17px/1.3 system-ui, sans-serif; color: \(isDark ? "#fff" : "#1c1c1e"); }
      .screen {
        width: \(device.width.px); height: \(device.height.px); margin: 0 auto; position: relative;
        background: \(isDark ? "#111214" : "#f2f2f7"); scrollbar-width: none;
      }
      .picture, .layer { background: center / cover; }
      \(part.style)
      \(pictures)
      \(motion(part.motion))
      </style>
      <main class="screen"\(part.attributes)\(device.direction == .rtl ? " dir=\"rtl\"" : "") tabindex="0">
      \(part.body)
      </main>
      </html>

      """
  }

  /// The rules that move things, where the browser can and the person wants it.
  private func motion(_ rules: String) -> String {
    guard !rules.isEmpty else { return "/* k = 1, or no way to go: nothing moves against the content. */" }
    return """
      @supports (animation-timeline: scroll()) {
      \(rules.indented(by: 2))
        @media (prefers-reduced-motion: reduce) {
          .picture, .album, .layer { animation: none !important; }
        }
      }
      """
  }

  private static func pictureNote(_ handoff: Handoff) -> [String] {
    handoff.scene.content.images.isEmpty
      ? [] : ["Paths of pictures are relative to the scene file: save the page beside it."]
  }
}

extension CSSPage {
  /// The pictures that the page can show.
  private var pictureCount: Int {
    min(Handoff.rows, max(1, handoff.scene.effect.shownPictures(in: handoff.setting)))
  }

  /// A class for each picture: `p0`, `p1`. Colors show where there is no file.
  private var pictures: String {
    (0..<pictureCount).map { index in
      let hue = (210 + index * 47) % 360
      let colors = "linear-gradient(165deg, hsl(\(hue) 55% 72%), hsl(\((hue + 40) % 360) 60% 34%))"
      let images = handoff.scene.content.images
      let file = index < images.count ? "url(\"\(images[index].asAddress)\"), " : ""
      return ".p\(index) { background-image: \(file)\(colors); }"
    }
    .joined(separator: "\n")
  }

  func pictureClass(_ index: Int) -> String { "p\(index % pictureCount)" }

  /// The text of a row; titles repeat.
  func title(_ index: Int) -> String {
    let titles = handoff.scene.content.titles
    return titles.isEmpty ? "Row \(index + 1)" : titles[index % titles.count].onOneLine.inHTML
  }
}
