import Documents
import Effects
import Geometry
import ScrollPhysics

/// Code for one system: what it needs and imports, then one of the shapes.
protocol Snippet {
  var handoff: SceneHandoff { get }
  /// The versions that have what it calls.
  func needs(_ blueprint: Blueprint) -> String
  /// What comes between the lead and the code.
  func preamble(to code: String) -> String
  func header(_ blueprint: HeaderBlueprint) -> String
  func rows(_ blueprint: RowsBlueprint) -> String
  func stack(_ blueprint: StackBlueprint) -> String
  func recipe(_ recipe: Recipe) -> String
  /// The model of an item with the scene's own, and what shows one.
  func itemsCode(_ items: SampleItems) -> String
  /// The points of pictures that stay in sight, and what goes by them.
  func focusCode(_ focus: FocusPoints) -> String
}

extension Snippet {
  var text: String {
    let lead = (handoff.lead + [needs(handoff.blueprint)]).map { "// \($0)" }.joined(separator: "\n")
    let shape =
      switch handoff.blueprint {
      case .header(let header): self.header(header)
      case .rows(let rows): self.rows(rows)
      case .stack(let stack): self.stack(stack)
      case .recipe(let recipe): self.recipe(recipe)
      }
    let parts = [shape, focus.map(focusCode), items.map(itemsCode)].compactMap(\.self)
    let code = parts.joined(separator: "\n\n")
    return "\(lead)\n\(preamble(to: code))\n\n\(code)\n"
  }

  var name: String { handoff.typeName }

  /// Rows and bar are dark, and words on them light.
  var isDark: Bool { handoff.scene.backdrop == .dark }

  var items: SampleItems? { SampleItems(handoff) }
  var focus: FocusPoints? { FocusPoints(handoff) }

  var snap: SnapMode { handoff.scene.physics.snap }

  /// How the content coasts, where that is not as the system has it by itself.
  var tunedRate: Double? {
    let rate = handoff.scene.scroll.decelerationRate
    return rate == 0.998 ? nil : rate
  }

  /// Nothing gives way past an edge.
  var isRigid: Bool { handoff.scene.scroll.overscroll == .none }
}

/// What a system cannot say, as lines of comment behind the code; nothing where the scene does not ask for it.
extension Snippet {
  /// - Parameter control: What the system has for it.
  func refreshNote(_ blueprint: HeaderBlueprint, _ control: String) -> String {
    guard let refresh = blueprint.refresh else { return "" }
    return """

      // The pull to refresh is \(control); it decides by itself how far to pull. Here it is
      // \(refresh.threshold.short), held at \(refresh.hold.short) for \(refresh.duration.short) s.
      """
  }

  /// - Parameter view: What shows the picture.
  func gapNote(_ blueprint: RowsBlueprint, _ view: String) -> String {
    blueprint.hasGaps ? "\n// It leaves a gap at some offsets; \(view) cannot extend a picture's edge." : ""
  }

  /// - Parameter way: How the system can be made to.
  func autoplayNote(_ blueprint: StackBlueprint, _ way: String) -> String {
    blueprint.autoplay > 0 ? "\n// Until it is touched it scrolls by \(blueprint.autoplay.short) a second: \(way)." : ""
  }
}
