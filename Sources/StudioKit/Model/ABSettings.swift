import Documents
import Notation
import Parameters

/// The settings of a scene, A and B, each with a history of its own. There is only one until the other is requested.
public struct ABSettings: Sendable {
  /// The history of the shown setting.
  private(set) var shown: History
  /// The other setting. Nil while there is only one.
  private(set) var other: History?
  /// Whether the shown setting is B.
  private(set) var isB = false
  /// The setting discarded last, until the next edit, and whether the remaining one was B.
  private var forgotten: (setting: History, isB: Bool)?
  /// The number of the next step.
  private var nextStep = 1
  /// Changes with each change of the variants.
  fileprivate var variantsNumber = 0

  init(_ scene: Scene) {
    shown = History(scene, number: 0)
  }
}

/// Identifies the scenes of a document's settings: equal states have equal scenes.
struct SettingsState: Hashable, Sendable {
  private let shown: Int
  private let other: Int?
  private let isB: Bool
  private let variants: Int

  fileprivate init(_ settings: ABSettings) {
    (shown, other, isB) = (settings.shown.shown.number, settings.other?.shown.number, settings.isB)
    variants = settings.variantsNumber
  }
}

extension ABSettings {
  var state: SettingsState { SettingsState(self) }

  /// A or B. Nil if there is only one.
  public var name: String? { other.map { _ in isB ? "B" : "A" } }

  /// The name of the other setting.
  var otherName: String { isB ? "A" : "B" }

  /// Whether there is something to undo: a step, or a setting discarded after it.
  public var canUndo: Bool { forgotten != nil || shown.canUndo }

  /// The fields in which the two differ: `old` is the other one's value, `new` the shown one's.
  public var differences: [Change] {
    guard let other = other?.scene, other.effectName == shown.scene.effectName else { return [] }
    return shown.scene.changes(since: other).withWholeDevice
  }

  private mutating func takeNumber() -> Int {
    defer { nextStep += 1 }
    return nextStep
  }

  mutating func record(_ scene: Scene, name: String?, held key: String?) {
    forgotten = nil
    // The variants differ if the file was reloaded.
    let hasOtherVariants = scene.variants != shown.scene.variants
    shown.record(scene, name: name, held: key, number: takeNumber())
    if hasOtherVariants { setVariants(scene.variants) }
  }

  /// Variants are outside the steps of both settings, so undo never removes one.
  mutating func setVariants(_ variants: [SceneVariant]) {
    variantsNumber = takeNumber()
    replaceScenes {
      var scene = $0
      scene.variants = variants
      return scene
    }
  }

  mutating func finish() { shown.finish() }
  mutating func resume(_ key: String) { shown.resume(key) }
  mutating func go(toStep step: Int) { shown.go(to: step) }

  /// Undoes the last step, or restores a setting discarded since. Returns a message.
  mutating func undo() -> String? {
    guard let (setting, wasB) = forgotten else {
      go(toStep: shown.position - 1)
      return nil
    }
    (other, isB, forgotten) = (setting, wasB, nil)
    return "\(otherName) is back."
  }

  /// Shows the other setting. The first time, B begins as a copy of A. Returns a message.
  mutating func switchSetting() -> String? {
    let isNew = other == nil
    let next = other ?? History(shown.scene, number: takeNumber(), opened: shown.opened)
    (shown, other, forgotten) = (next, shown, nil)
    shown.finish()
    isB.toggle()
    return isNew ? "This is B, a copy of A. Change it, then switch with the ` key." : nil
  }

  /// Keeps the shown setting and discards the other; undo restores it until the next edit. Returns a message.
  mutating func forgetOther() -> String? {
    guard let other else { return nil }
    let gone = otherName
    (forgotten, self.other, isB) = ((other, isB), nil, false)
    return "\(gone) was discarded. Ctrl Z restores it."
  }

  /// Restores both settings of an earlier session, with their steps if known.
  ///
  /// - Parameters:
  ///   - other: The scene of the other setting, if there was one.
  ///   - history: Makes the history of the shown setting or of the other, from the number of its first step on. Nil if
  ///     its steps are not known.
  mutating func restore(other: Scene?, isB: Bool, history: (_ isOther: Bool, inout Int) -> History?) {
    if let history = history(false, &nextStep) { self.shown = history }
    if let other {
      self.other = history(true, &nextStep) ?? History(other, number: takeNumber(), opened: self.shown.opened)
      self.isB = isB
    }
    forgotten = nil
  }

  /// Rewrites the scenes of all steps without adding a step.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    shown.replaceScenes(by: other)
    self.other?.replaceScenes(by: other)
    forgotten?.setting.replaceScenes(by: other)
  }
}

extension [Change] {
  /// The same with one change for all fields of another device, at the place of its name. Reading direction and reduced
  /// motion are the scene's own.
  var withWholeDevice: [Change] {
    guard let name = firstIndex(where: { $0.path == "device.name" }) else { return self }
    let fields = filter {
      $0.path.hasPrefix(Self.device) && !["device.direction", "device.reduceMotion"].contains($0.path)
    }
    func whole(_ side: KeyPath<Change, JSONValue>) -> JSONValue {
      .object(fields.map { JSONField(String($0.path.dropFirst(Self.device.count)), $0[keyPath: side]) })
    }
    var changes = self
    changes[name] = Change(path: "device", old: whole(\.old), new: whole(\.new))
    return changes.filter { !fields.contains($0) }
  }

  private static let device = "device."
}
