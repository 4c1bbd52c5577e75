import Documents
import JSON
import Parameters

/// What an edit is called in the list of steps.
enum StepName {
  static func of(_ old: Scene, _ new: Scene) -> String {
    guard old.effectName == new.effectName else { return "\(new.displayTitle)" }
    let changes = new.changes(since: old)
    guard let first = changes.first else { return "Edit" }
    // Choosing a device or a preset changes many fields; its name says it.
    if old.device != new.device, new.device.presetName != nil, changes.count > 1 { return new.device.name }
    if let preset = changes.first(where: { $0.path == "physics.preset" }) {
      return "Physics \(FieldWords.spelled(preset.new, in: nil))"
    }
    // A field that gave way to its rival comes with it.
    let own = changes.filter { $0.new != .null }
    let shown = own.first ?? first
    guard own.count <= 1 else { return "\(changes.count) changes" }
    let domain = new.parameter(shown.path)?.domain
    let label = FieldWords.label(shown.path)
    let new = FieldWords.spelled(shown.new, in: domain)
    switch (shown.old, shown.new) {
    // Lists are long, and what is in them shows in the picture.
    case (.list, _), (_, .list): return label
    case (.null, _): return "\(label) set to \(new)"
    default: return "\(label) \(FieldWords.spelled(shown.old, in: domain)) to \(new)"
    }
  }
}
