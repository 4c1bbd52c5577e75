import Documents
import JSON
import Parameters

/// A scene, and what was done to get there: `Ratio 0.70 to 0.42`.
public struct HistoryStep: Sendable {
  /// No other step of the document has it: the same number is the same scene.
  public let number: Int
  public let name: String
  public fileprivate(set) var scene: Scene
  /// The fields in which it differs from the step before; nil where only the whole scene tells.
  fileprivate(set) var changes: [Change]?
}

extension HistoryStep {
  /// - Parameter name: Nil: what has changed.
  fileprivate init(_ scene: Scene, after old: Scene, name: String?, number: Int) {
    self.scene = scene
    self.number = number
    // A preset fills other fields by itself.
    let isSameKind = old.effectName == scene.effectName && old.physics.preset == scene.physics.preset
    let changes = old.effectName == scene.effectName ? scene.changes(since: old) : []
    self.changes = isSameKind ? changes : nil
    self.name = name ?? Self.name(from: old, to: scene, changes)
  }

  /// What an edit is called in the list of steps.
  private static func name(from old: Scene, to new: Scene, _ changes: [Change]) -> String {
    guard old.effectName == new.effectName else { return "\(new.displayTitle)" }
    guard let first = changes.first else { return "Edit" }
    // Choosing a device or a preset changes many fields; its name says it.
    if old.device != new.device, new.device.presetName != nil, changes.count > 1 { return new.device.name }
    if let preset = changes.first(where: { $0.path == "physics.preset" }) {
      return "Physics \(FieldWords.value(preset.new, in: nil))"
    }
    // A field that gave way to its rival comes with it.
    let own = changes.filter { $0.new != .null }
    let whole = own.first ?? first
    let shown = whole.narrowed(in: new.parameter(whole.path)?.domain)
    guard own.count <= 1 else { return "\(changes.count) changes" }
    let domain = new.parameter(shown.path)?.domain
    let label = new.label(of: shown.path)
    let value = FieldWords.value(shown.new, in: domain)
    switch (shown.old, shown.new) {
    // Lists are long, and what is in them shows in the picture.
    case (.list, _), (_, .list): return label
    case (.null, _): return "\(label) set to \(value)"
    default: return "\(label) \(FieldWords.value(shown.old, in: domain)) to \(value)"
    }
  }
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
      steps.append(HistoryStep(scene, after: before, name: name, number: number))
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
    for index in steps.indices {
      steps[index].scene = other(steps[index].scene)
      if index > 0, steps[index].changes != nil {
        steps[index].changes = steps[index].scene.changes(since: steps[index - 1].scene)
      }
    }
  }
}

/// For autosave: the first scene whole, and of each step what it changed, so that a long history is a short text.
extension History {
  /// More steps than a recovery needs, so that a change is stored within a moment.
  private static let mostStored = 200

  /// As JSON.
  var stored: JSONValue {
    let first = max(0, steps.count - Self.mostStored)
    let shownSteps = steps[first...]
    let start = shownSteps.first?.scene ?? scene
    return .object([
      JSONField("opened", start == opened ? .null : SceneWriter.value(of: opened)),
      JSONField("first", SceneWriter.value(of: start)), JSONField("position", .whole(max(0, position - first))),
      JSONField("steps", .list(shownSteps.dropFirst().map(Self.stored))),
    ])
  }

  private static func stored(_ step: HistoryStep) -> JSONValue {
    guard let changes = step.changes else {
      return .object([JSONField("name", .text(step.name)), JSONField("scene", SceneWriter.value(of: step.scene))])
    }
    return .object([
      JSONField("name", .text(step.name)),
      JSONField("changes", .object(changes.map { JSONField($0.path, $0.new) })),
    ])
  }

  /// Nil where it is no history, or one that does not lead to the scene.
  ///
  /// - Parameters:
  ///   - read: Reads a scene.
  ///   - takeNumber: A number for each step.
  init?(
    stored: JSONValue, leadingTo scene: Scene, read: (JSONValue) -> Scene?, numbering takeNumber: () -> Int
  ) {
    guard let first = stored["first"].flatMap(read), case .list(let later)? = stored["steps"],
      case .number(let position)? = stored["position"], let position = Int(exactly: position)
    else { return nil }
    self.init(first, number: takeNumber(), opened: stored["opened"].flatMap { $0 == .null ? nil : read($0) })
    for step in later {
      guard case .text(let name)? = step["name"], let last = steps.last?.scene,
        let next = step["scene"].map(read) ?? Self.scene(last, with: step["changes"])
      else { return nil }
      steps.append(HistoryStep(next, after: last, name: name, number: takeNumber()))
    }
    guard steps.indices.contains(position), steps[position].scene == scene else { return nil }
    self.position = position
  }

  /// Fields that gave way come first: clearing one brings its rival back at a value of its own.
  private static func scene(_ scene: Scene, with changes: JSONValue?) -> Scene? {
    guard case .object(let fields)? = changes else { return nil }
    var scene = scene
    for field in fields.filter({ $0.value == .null }) + fields.filter({ $0.value != .null })
    where !scene.assign(field.value, to: field.key).isEmpty { return nil }
    return scene
  }
}
