import Effects
import Geometry

/// Code for one system: what it is and imports, then one of the three shapes.
protocol Snippet {
  var handoff: SceneHandoff { get }
  /// The unit that the system counts in.
  static var unit: String { get }

  /// What comes between the lead and the code.
  func preamble(to code: String) -> String
  func header(_ blueprint: HeaderBlueprint) -> String
  func rows(_ blueprint: RowsBlueprint) -> String
  func stack(_ blueprint: StackBlueprint) -> String
  func recipe(_ recipe: Recipe) -> String
}

extension Snippet {
  static var unit: String { "pt" }

  var text: String {
    let lead = handoff.lead.map { "// \($0)" }.joined(separator: "\n")
    let code =
      switch handoff.blueprint {
      case .header(let header): self.header(header)
      case .rows(let rows): self.rows(rows)
      case .stack(let stack): self.stack(stack)
      case .recipe(let recipe): self.recipe(recipe)
      }
    return "\(lead)\n\(preamble(to: code))\n\n\(code)\n"
  }

  /// Width of the screen, and half of it.
  var width: String { handoff.setting.viewport.width.short }
  var middle: String { (handoff.setting.viewport.width / 2).short }

  /// Width over height of the first picture.
  var aspect: String { handoff.setting.aspect(ofPicture: 0).short }
}

/// What a system cannot say, as lines of comment behind the code; nothing where the scene does not ask for it.
extension Snippet {
  /// - Parameter control: What the system has for it.
  func refreshNote(_ blueprint: HeaderBlueprint, _ control: String) -> String {
    guard let refresh = blueprint.refresh else { return "" }
    return """

      // The pull to refresh is \(control); it decides by itself how far to pull. Here it is
      // \(refresh.threshold.short) \(Self.unit), held at \(refresh.hold.short) \(Self.unit) for \(refresh.duration.short) s.
      """
  }

  /// - Parameter view: What shows the picture.
  func gapNote(_ blueprint: RowsBlueprint, _ view: String) -> String {
    blueprint.hasGaps ? "\n// It leaves a gap at some offsets; \(view) cannot extend a picture's edge." : ""
  }

  /// - Parameter way: How the system can be made to.
  func autoplayNote(_ blueprint: StackBlueprint, _ way: String) -> String {
    blueprint.autoplay > 0
      ? "\n// Until it is touched it scrolls by \(blueprint.autoplay.short) \(Self.unit)/s: \(way)." : ""
  }
}

extension StackBlueprint {
  var isAcross: Bool { axis == .horizontal }

  /// Two words or lengths, the one along the axis first, as systems have them: across the screen, then down.
  func turned<Value>(_ along: Value, _ across: Value) -> (x: Value, y: Value) {
    isAcross ? (along, across) : (across, along)
  }
}
