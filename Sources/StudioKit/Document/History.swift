import Documents
import JSON
import Parameters

/// A scene, and what was done to get there: `Ratio 0.70 to 0.42`.
public struct HistoryStep: Sendable {
  /// No other step of the document has it: the same number is the same scene.
  public let number: Int
  public let name: String
  public fileprivate(set) var scene: Scene
}

/// The steps by which a scene came to be what it is, and which of them is shown.
public struct History: Sendable {
  /// The scene as it was opened, however long ago.
  private(set) var opened: Scene
  /// The first is the scene as it was opened, or as it was so many steps ago.
  public private(set) var steps: [HistoryStep]
  /// The step that is shown. Those after it can be done again.
  public private(set) var position = 0
  /// The field whose control is held: what it goes through is one step.
  private var held: String?
  /// The field whose control made the last step while it was held.
  private var lastHeld: String?

  /// More steps than anybody goes back, so that a long day needs no more memory than a short one.
  private static let most = 500

  /// - Parameters:
  ///   - number: The first step's.
  ///   - opened: What was opened, where the first step is not.
  init(_ scene: Scene, number: Int, opened: Scene? = nil) {
    self.opened = opened ?? scene
    steps = [HistoryStep(number: number, name: "Opened", scene: scene)]
  }
}

extension History {
  public var canUndo: Bool { position > 0 }
  public var canRedo: Bool { position + 1 < steps.count }

  /// The step that is shown.
  var shown: HistoryStep { steps[position] }

  /// The scene of the step that is shown.
  var scene: Scene { steps[position].scene }

  /// Takes note of an edit.
  ///
  /// - Parameters:
  ///   - key: The control that is held, if one is: until `finish`, all its edits are one step.
  ///   - number: That of the new step.
  mutating func record(_ scene: Scene, name: String? = nil, held key: String? = nil, number: Int) {
    let goesOn = key != nil && key == held && position > 0
    let before = steps[goesOn ? position - 1 : position].scene
    if !goesOn, before == scene { return }
    steps.removeSubrange((goesOn ? position : position + 1)...)
    // A control that came back to where it was has done nothing.
    held = before == scene ? nil : key
    lastHeld = held
    if before != scene {
      steps.append(HistoryStep(number: number, name: name ?? Self.name(from: before, to: scene), scene: scene))
    }
    if steps.count > Self.most { steps.removeFirst(steps.count - Self.most) }
    position = steps.count - 1
  }

  /// The control was let go.
  mutating func finish() { held = nil }

  /// Holds the last step again, if the same control made it while it was held: what comes next belongs to it.
  mutating func resume(_ key: String) {
    if key == lastHeld, position > 0, !canRedo { held = key }
  }

  /// Shows another step, if there is one.
  mutating func go(to step: Int) {
    (held, lastHeld) = (nil, nil)
    if steps.indices.contains(step) { position = step }
  }

  /// The steps stay what they are, and their scenes are said in another way.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    opened = other(opened)
    for index in steps.indices { steps[index].scene = other(steps[index].scene) }
  }

  /// What an edit is called in the list of steps.
  private static func name(from old: Scene, to new: Scene) -> String {
    guard old.effectName == new.effectName else { return "\(new.displayTitle)" }
    let changes = new.changes(since: old)
    guard let first = changes.first else { return "Edit" }
    // Choosing a device or a preset changes many fields; its name says it.
    if old.device != new.device, new.device.presetName != nil, changes.count > 1 { return new.device.name }
    if let preset = changes.first(where: { $0.path == "physics.preset" }) {
      return "Physics \(FieldWords.value(preset.new, in: nil))"
    }
    // A field that gave way to its rival comes with it.
    let own = changes.filter { $0.new != .null }
    let shown = own.first ?? first
    guard own.count <= 1 else { return "\(changes.count) changes" }
    let domain = new.parameter(shown.path)?.domain
    let label = FieldWords.label(shown.path)
    let value = FieldWords.value(shown.new, in: domain)
    switch (shown.old, shown.new) {
    // Lists are long, and what is in them shows in the picture.
    case (.list, _), (_, .list): return label
    case (.null, _): return "\(label) set to \(value)"
    default: return "\(label) \(FieldWords.value(shown.old, in: domain)) to \(value)"
    }
  }
}
