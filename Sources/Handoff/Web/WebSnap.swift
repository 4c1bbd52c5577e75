import Documents
import Effects

/// Where a page comes to rest, as rules of its style sheet.
struct WebSnap: Sendable {
  let mode: SnapMode
  let blueprint: Blueprint

  var rules: String {
    switch (mode, blueprint) {
    case (.none, _), (.page, .header), (.page, .rows), (.page, .stack): return ""
    case (.items, .stack(let stack)):
      let scroller =
        stack.isAcross ? ".strip { scroll-snap-type: x mandatory; }" : "html { scroll-snap-type: y mandatory; }"
      return "\(scroller)\n.album { scroll-snap-align: center; }"
    case (.items, .header(let header)):
      let low = header.sticks ? " scroll-padding-top: var(--min-height);" : ""
      return "html { scroll-snap-type: y mandatory;\(low) }\n.header, main > * { scroll-snap-align: start; }"
    case (.items, .rows): return "html { scroll-snap-type: y mandatory; }\nmain > * { scroll-snap-align: start; }"
    case (.items, .recipe(let recipe)):
      return recipe.header == nil
        ? ""
        : "html { scroll-snap-type: y mandatory; scroll-padding-top: var(--min-height); }\nmain > * { scroll-snap-align: start; }"
    case (.page, .recipe(let recipe)):
      guard recipe.header == nil else { return "" }
      let (axis, place) =
        recipe.isAcross ? ("x", "inset-inline-start: calc(var(--n) * 100cqw)") : ("y", "top: calc(var(--n) * 100dvh)")
      return """
        html { scroll-snap-type: \(axis) mandatory; }
        .way { position: relative; }
        .stop { position: absolute; \(place); width: 100cqw; height: 100dvh; scroll-snap-align: start; }
        """
    }
  }

  /// A place to rest for each screen.
  static func stops(_ recipe: Recipe) -> String {
    (0..<Int(recipe.length.rounded(.down))).map { "<i class=\"stop\" style=\"--n: \($0)\"></i>" }.joined()
  }
}
