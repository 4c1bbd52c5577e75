import Documents
import Effects
import Geometry

/// A scene as a page that opens anywhere: a scroller of the device's size whose pictures are moved by CSS scroll
/// timelines alone.
///
/// Lengths go by transforms where it matters: browsers keep lengths of boxes in 64ths of a pixel, transforms as they
/// are.
struct CSSPage {
  private let handoff: SceneHandoff
  private let content: PageContent
  private let part: any PagePart

  init(_ handoff: SceneHandoff) {
    self.handoff = handoff
    content = PageContent(handoff: handoff)
    part =
      switch handoff.blueprint {
      case .header(let header): HeaderPart(blueprint: header, content: content)
      case .rows(let rows): RowsPart(blueprint: rows, content: content)
      case .stack(let stack): StackPart(blueprint: stack, content: content)
      case .recipe(let recipe): RecipePart(recipe: recipe, content: content)
      }
  }
}

/// What a shape of effect puts into the page.
protocol PagePart {
  /// Lines of the comment at the top: the formula, and what CSS cannot do.
  var notes: [String] { get }
  /// Rules that hold without scroll timelines.
  var style: String { get }
  /// Rules that need them; empty where nothing moves against the content.
  var motion: String { get }
  /// What stands in the scroller.
  var body: String { get }
}

extension CSSPage {
  var text: String {
    let device = handoff.scene.device
    let isDark = handoff.scene.effect.backdrop == .dark
    let notes = (handoff.lead + part.notes + pictureNote).map { "   \($0)" }.joined(separator: "\n")
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
      \(content.rules)
      \(motion)
      </style>
      <main class="screen"\(device.direction == .rtl ? " dir=\"rtl\"" : "") tabindex="0">
      \(part.body)
      </main>
      </html>

      """
  }

  /// The rules that move things, where the browser can and the person wants it.
  private var motion: String {
    guard !part.motion.isEmpty else { return "/* k = 1, or no way to go: nothing moves against the content. */" }
    return """
      @supports (animation-timeline: scroll()) {
      \(part.motion.indented(by: 2))
        @media (prefers-reduced-motion: reduce) {
          .picture, .album, .layer { animation: none !important; }
        }
      }
      """
  }

  private var pictureNote: [String] {
    handoff.scene.content.images.isEmpty
      ? [] : ["Paths of pictures are relative to the scene file: save the page beside it."]
  }
}
