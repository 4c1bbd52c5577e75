import Documents
import Notation
import Parameters

/// A step of the history: a scene and the edit that led to it, such as `Ratio 0.70 to 0.42`.
public struct HistoryStep: Sendable {
  /// Unique within the document: equal numbers mean equal scenes.
  public let number: Int
  public fileprivate(set) var scene: Scene
  private var account: Account

  /// What distinguishes it from the previous step.
  private enum Account: Sendable {
    /// Its name and the fields that differ. They are nil if a list of fields cannot describe the step.
    case known(String, [Change]?)
    /// The scene before it, with which it is compared once its control is released, and its name if it was given one.
    case due(Scene, name: String?)
  }
}

extension HistoryStep {
  public var name: String { compared.name }

  /// The fields that differ from the previous step. Nil if a list of fields cannot describe the step.
  var changes: [Change]? { compared.changes }

  /// What it removed. Nil if that is not what it was about.
  var removed: Substring? { name.hasPrefix(Self.removal) ? name.dropFirst(Self.removal.count) : nil }

  /// The beginning of the name of a step that removes something.
  static let removal = "Remove "

  /// Whether it has this name, without comparing scenes for one.
  func isNamed(_ name: String) -> Bool {
    switch account {
    case .known(let known, _): known == name
    case .due(_, let given): given == name
    }
  }

  fileprivate init(opened scene: Scene, number: Int) {
    self.init(number: number, scene: scene, account: .known("Opened", nil))
  }

  /// - Parameter name: Nil to derive it from the changes.
  fileprivate init(_ scene: Scene, after old: Scene, name: String?, number: Int) {
    self.init(number: number, scene: scene, account: .due(old, name: name))
  }

  /// Compares it with the previous step, once and for all.
  fileprivate mutating func settle() {
    guard case .due = account else { return }
    let (name, changes) = compared
    account = .known(name, changes)
  }

  /// Compares it with a scene before it that was rewritten together with its own.
  fileprivate mutating func compare(with old: Scene) {
    if case .known(let name, .some) = account { account = .known(name, scene.changes(since: old)) }
  }

  private var compared: (name: String, changes: [Change]?) {
    switch account {
    case .known(let name, let changes): return (name, changes)
    case .due(let old, let name):
      // A preset sets other fields itself.
      let isSameKind = old.effectName == scene.effectName && old.physics.preset == scene.physics.preset
      let changes = old.effectName == scene.effectName ? scene.changes(since: old) : []
      return (name ?? Self.name(from: old, to: scene, changes), isSameKind ? changes : nil)
    }
  }

  /// The name of an edit in the list of steps.
  private static func name(from old: Scene, to new: Scene, _ changes: [Change]) -> String {
    guard old.effectName == new.effectName else { return "\(new.displayTitle)" }
    guard let first = changes.first else { return "Edit" }
    // Choosing a device or preset changes many fields, so its name is used.
    if old.device != new.device, new.device.presetName != nil, changes.count > 1 { return new.device.name }
    if let preset = changes.first(where: { $0.path == "physics.preset" }) {
      return "Physics \(FieldWords.value(preset.new, in: nil))"
    }
    // Exclude fields cleared by their rival.
    let own = changes.filter { $0.new != .null }
    let whole = own.first ?? first
    let shown = whole.narrowed(in: new.parameter(whole.path)?.domain)
    guard own.count <= 1 else { return "\(changes.count) changes" }
    let parameter = new.parameter(shown.path)
    let label = new.label(of: shown.path)
    let value = FieldWords.value(shown.new, of: parameter)
    switch (shown.old, shown.new) {
    // Lists are long, and their content is visible in the picture.
    case (.list, _), (_, .list): return label
    case (.null, _): return "\(label) set to \(value)"
    default: return "\(label) \(FieldWords.value(shown.old, of: parameter)) to \(value)"
    }
  }
}

/// The steps of editing a scene, and the one that is shown.
public struct History: Sendable {
  /// The scene as it was opened.
  private(set) var opened: Scene
  /// The steps, starting with the opened scene or the oldest one kept.
  public private(set) var steps: [HistoryStep]
  /// The index of the shown step. Later ones can be redone.
  public private(set) var position = 0
  /// The field whose control is held: all its edits are one step.
  private var held: String?
  /// The field whose control made the last step while held.
  private var lastHeld: String?

  /// Maximum number of steps, which bounds the memory of a long session.
  private static let most = 500

  /// - Parameters:
  ///   - number: The number of the first step.
  ///   - opened: The opened scene, if the first step is not that.
  init(_ scene: Scene, number: Int, opened: Scene? = nil) {
    self.opened = opened ?? scene
    steps = [HistoryStep(opened: scene, number: number)]
  }
}

extension History {
  /// Whether a control is held whose edits are one step.
  var isHeld: Bool { held != nil }
  public var canUndo: Bool { position > 0 }
  public var canRedo: Bool { position + 1 < steps.count }

  /// The shown step.
  var shown: HistoryStep { steps[position] }

  /// The scene of the shown step.
  var scene: Scene { steps[position].scene }

  /// Records an edit.
  ///
  /// - Parameters:
  ///   - key: The control being held, if any: until `finish`, all its edits are one step.
  ///   - number: The number of the new step.
  mutating func record(_ scene: Scene, name: String? = nil, held key: String? = nil, number: Int) {
    let goesOn = key != nil && key == held && position > 0
    if !goesOn { settle() }
    let before = steps[goesOn ? position - 1 : position].scene
    if !goesOn, before == scene { return }
    steps.removeSubrange((goesOn ? position : position + 1)...)
    // A control that returned to its initial value has changed nothing.
    held = before == scene ? nil : key
    lastHeld = held
    if before != scene {
      steps.append(HistoryStep(scene, after: before, name: name, number: number))
    }
    if steps.count > Self.most { steps.removeFirst(steps.count - Self.most) }
    position = steps.count - 1
    // A drag records a step with every move, which is compared at its end.
    if held == nil { settle() }
  }

  /// The scene before the edits of a control that is held, or else as it is.
  func beginning(ofHeld key: String) -> Scene { steps[held == key && position > 0 ? position - 1 : position].scene }

  /// Ends the current step when its control is released.
  mutating func finish() {
    held = nil
    settle()
  }

  private mutating func settle() { steps[position].settle() }

  /// Continues the last step, if the same control made it while held.
  mutating func resume(_ key: String) {
    if key == lastHeld, position > 0, !canRedo { held = key }
  }

  /// Shows another step, if it exists.
  mutating func go(to step: Int) {
    finish()
    lastHeld = nil
    if steps.indices.contains(step) { position = step }
  }

  /// Rewrites the scenes of all steps without adding a step.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    settle()
    opened = other(opened)
    for index in steps.indices {
      steps[index].scene = other(steps[index].scene)
      if index > 0 { steps[index].compare(with: steps[index - 1].scene) }
    }
  }
}

/// The format for autosave: the first scene in full, then the changes of each step, so that a long history stays small.
extension History {
  /// Maximum number of stored steps, so that storing is quick.
  private static let mostStored = 200

  /// The history as JSON.
  var stored: JSONValue {
    let first = max(0, steps.count - Self.mostStored)
    let shownSteps = steps[first...]
    let start = shownSteps.first?.scene ?? scene
    return [
      "opened": start == opened ? .null : SceneWriter.value(of: opened), "first": SceneWriter.value(of: start),
      "position": .whole(max(0, position - first)), "steps": .list(shownSteps.dropFirst().map(Self.stored)),
    ]
  }

  private static func stored(_ step: HistoryStep) -> JSONValue {
    guard let changes = step.changes else {
      return ["name": .text(step.name), "scene": SceneWriter.value(of: step.scene)]
    }
    return ["name": .text(step.name), "changes": .object(changes.map { JSONField($0.path, $0.new) })]
  }

  /// Nil if it is invalid, or does not lead to the scene.
  ///
  /// - Parameters:
  ///   - read: Reads a scene.
  ///   - number: The number of the next step.
  init?(stored: JSONValue, leadingTo scene: Scene, read: (JSONValue) -> Scene?, from number: inout Int) {
    guard let first = stored["first"].flatMap(read), let later = stored["steps"]?.list,
      let position = stored["position"]?.whole
    else { return nil }
    self.init(first, number: number, opened: stored["opened"].flatMap { $0 == .null ? nil : read($0) })
    for step in later {
      guard let name = step["name"]?.text, let last = steps.last?.scene,
        let next = step["scene"].map(read) ?? Self.scene(last, with: step["changes"])
      else { return nil }
      number += 1
      var added = HistoryStep(next, after: last, name: name, number: number)
      added.settle()
      steps.append(added)
    }
    number += 1
    guard steps.indices.contains(position), steps[position].scene == scene else { return nil }
    self.position = position
  }

  /// Applies changes, cleared fields first: clearing one sets its rival to a default.
  private static func scene(_ scene: Scene, with changes: JSONValue?) -> Scene? {
    guard let fields = changes?.object else { return nil }
    var scene = scene
    for field in fields.filter({ $0.value == .null }) + fields.filter({ $0.value != .null })
    where !scene.assign(field.value, to: field.key).isEmpty { return nil }
    return scene
  }
}
