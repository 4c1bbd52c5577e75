import Documents

/// The steps by which a scene came to be what it is, and which of them is shown.
public struct Undo: Sendable {
  /// A scene, and what was done to get there: `Ratio 0.70 to 0.42`.
  public struct Step: Sendable {
    public var name: String
    public var scene: Scene
  }

  /// The scene as it was opened, however long ago.
  private(set) var opened: Scene

  /// The first is the scene as it was opened, or as it was so many steps ago.
  public private(set) var steps: [Step]
  /// The step that is shown. Those after it can be done again.
  public private(set) var position = 0
  /// The field whose control is held: what it goes through is one step.
  private var held: String?
  /// The field whose control made the last step while it was held.
  private var lastHeld: String?

  /// More steps than anybody goes back, so that a long day needs no more memory than a short one.
  private static let most = 500

  /// - Parameter opened: What was opened, where the first step is not.
  init(_ scene: Scene, opened: Scene? = nil) {
    self.opened = opened ?? scene
    steps = [Step(name: "Opened", scene: scene)]
  }
}

extension Undo {
  public var canUndo: Bool { position > 0 }
  public var canRedo: Bool { position + 1 < steps.count }

  /// Takes note of an edit.
  ///
  /// - Parameter key: The control that is held, if one is: until `finish`, all its edits are one step.
  mutating func record(_ scene: Scene, name: String? = nil, held key: String? = nil) {
    let goesOn = key != nil && key == held && position > 0
    let before = steps[goesOn ? position - 1 : position].scene
    if !goesOn, before == scene { return }
    steps.removeSubrange((goesOn ? position : position + 1)...)
    // A control that came back to where it was has done nothing.
    held = before == scene ? nil : key
    lastHeld = held
    if before != scene {
      steps.append(Step(name: name ?? StepName.of(before, scene), scene: scene))
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
  mutating func go(to step: Int) -> Scene? {
    held = nil
    lastHeld = nil
    guard steps.indices.contains(step), step != position else { return nil }
    position = step
    return shown
  }

  /// The steps stay what they are, and their scenes are said in another way.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    opened = other(opened)
    for index in steps.indices { steps[index].scene = other(steps[index].scene) }
  }

  /// The scene of the step that is shown.
  var shown: Scene { steps[position].scene }
}
