import Documents
import Effects
import Geometry

/// A scene as a page that opens anywhere: it fills the window, scrolls with the page's own scroller, and its pictures
/// are moved by CSS scroll timelines.
struct WebPage: Sendable {
  private let handoff: SceneHandoff
  private let part: any WebPart & Sendable

  /// - Parameter address: What stands in place of a picture's path; nil: the path itself.
  init(_ handoff: SceneHandoff, address: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.handoff = handoff
    let content = WebContent(handoff: handoff, address: address)
    part =
      switch handoff.blueprint {
      case .header(let header): HeaderWeb(blueprint: header, content: content)
      case .rows(let rows): RowsWeb(blueprint: rows, content: content)
      case .stack(let stack): StackWeb(blueprint: stack, content: content)
      case .recipe(let recipe): RecipeWeb(recipe: recipe, content: content)
      }
  }
}

extension WebPage {
  /// The effect by itself, to be merged into somebody's style sheet.
  var effect: String {
    let needs =
      part.moves.isEmpty
      ? "Nothing moves against the content."
      : "Needs Chrome 115 or Safari 26, or a page's script; without, and with reduced motion, nothing moves against the content."
    let snap = WebSnap(mode: handoff.scene.physics.snap, blueprint: handoff.blueprint).rules
    return part.effect(lead: handoff.lead + [needs, part.markup]) + (snap.isEmpty ? "" : "\n\(snap)")
  }

  /// The effect in a page that shows it, by the paths of its pictures.
  var demo: String { page(scripts: [fallback], foot: "") }

  /// The effect as a page that needs nothing else: with what CSS cannot do, and with what stands below.
  func whole(foot: String) -> String {
    page(scripts: [fallback] + WebScript(handoff: handoff, pull: part.pull).parts, foot: foot)
  }

  private var fallback: String {
    WebFallback(moves: part.moves, scroller: part.scroller, isAcross: part.isAcross).script
  }

  private func page(scripts: [String], foot: String) -> String {
    let scripts = scripts.filter { !$0.isEmpty }
    let script = scripts.isEmpty ? "" : "<script>\n\(scripts.joined(separator: "\n"))\n</script>\n"
    let isDark = handoff.scene.backdrop == .dark
    let direction = handoff.scene.device.direction == .rtl ? " dir=\"rtl\"" : ""
    return """
      <!doctype html>
      <html lang="en"\(direction)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, viewport-fit=cover">
      <title>\(handoff.scene.displayTitle.onOneLine.inHTML)</title>
      <style>
      \(effect)
      </style>
      <style>
      /* The page around it. */
      html { scrollbar-width: none; background: \(isDark ? "#111214" : "#f2f2f7"); }
      body { font: 17px/1.3 system-ui, sans-serif; color: \(isDark ? "#fff" : "#1c1c1e"); }
      \(part.demo)
      </style>
      <body>
      \(part.body)
      \(foot)\(script)</body>
      </html>

      """
  }
}
