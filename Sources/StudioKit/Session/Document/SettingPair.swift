import Documents
import Parameters

/// The settings of a scene, A and B, each with a history of its own. There is one until the other is asked for.
public struct SettingPair: Sendable {
  /// What is done to the setting that is shown.
  private(set) var shown: History
  /// The setting that is not shown; nil until there are two.
  private(set) var other: History?
  /// The setting that is shown is B.
  private(set) var isB = false
  /// The setting that was given up last, until something else is done, and whether the one that stayed was B.
  private var forgotten: (setting: History, isB: Bool)?
  /// The number of the next step.
  private var nextStep = 1
  /// Another number with each change of the variants.
  fileprivate var variantsNumber = 0

  init(_ scene: Scene) {
    shown = History(scene, number: 0)
  }
}

/// Which scenes the settings of a document are: where it is the same they are.
struct SettingsState: Hashable, Sendable {
  private let shown: Int
  private let other: Int?
  private let isB: Bool
  private let variants: Int

  fileprivate init(_ settings: SettingPair) {
    (shown, other, isB) = (settings.shown.shown.number, settings.other?.shown.number, settings.isB)
    variants = settings.variantsNumber
  }
}

extension SettingPair {
  var state: SettingsState { SettingsState(self) }

  /// A or B where there are two; nil where there is one.
  public var name: String? { other.map { _ in isB ? "B" : "A" } }

  /// A or B: the one that is not shown.
  var otherName: String { isB ? "A" : "B" }

  /// Whether there is something to take back: a step, or a setting that was forgotten after it.
  public var canUndo: Bool { forgotten != nil || shown.canUndo }

  /// The fields in which the two differ: `old` is the other one's value, `new` the shown one's.
  public var differences: [Change] {
    guard let other = other?.scene, other.effectName == shown.scene.effectName else { return [] }
    return shown.scene.changes(since: other)
  }

  private mutating func takeNumber() -> Int {
    defer { nextStep += 1 }
    return nextStep
  }

  mutating func record(_ scene: Scene, name: String?, held key: String?) {
    forgotten = nil
    // Those of a file that was read anew.
    let hasOtherVariants = scene.variants != shown.scene.variants
    shown.record(scene, name: name, held: key, number: takeNumber())
    if hasOtherVariants { setVariants(scene.variants) }
  }

  /// The variants lie beside all steps of both settings: no step that is taken back takes one along.
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

  /// Takes the last step back, or what was forgotten since. Returns what there is to say about it.
  mutating func undo() -> String? {
    guard let (setting, wasB) = forgotten else {
      go(toStep: shown.position - 1)
      return nil
    }
    (other, isB, forgotten) = (setting, wasB, nil)
    return "\(otherName) is back."
  }

  /// Shows the other setting. The first time, B begins as a copy of A. Returns what there is to say about it.
  mutating func switchSetting() -> String? {
    let isNew = other == nil
    let next = other ?? History(shown.scene, number: takeNumber(), opened: shown.opened)
    (shown, other, forgotten) = (next, shown, nil)
    shown.finish()
    isB.toggle()
    return isNew ? "This is B, a copy of A. Change it, and switch with the ` key." : nil
  }

  /// The shown setting stays, the other is forgotten; undo brings it back as long as nothing else was done. Returns
  /// what there is to say about it.
  mutating func forgetOther() -> String? {
    guard let other else { return nil }
    let gone = otherName
    (forgotten, self.other, isB) = ((other, isB), nil, false)
    return "\(gone) is forgotten. Ctrl Z brings it back."
  }

  /// Both come from an earlier session, with their steps where those are known.
  ///
  /// - Parameters:
  ///   - shown: Makes the history of the setting that is shown, with a number for each step; nil: it is as it is.
  ///   - other: The same for the other one, if there was one.
  mutating func restore(
    shown: (() -> Int) -> History?, other: Scene?, otherSteps: (() -> Int) -> History?, isB: Bool
  ) {
    var number = nextStep
    func take() -> Int {
      defer { number += 1 }
      return number
    }
    if let shown = shown(take) { self.shown = shown }
    if let other {
      self.other = otherSteps(take) ?? History(other, number: take(), opened: self.shown.opened)
      self.isB = isB
    }
    forgotten = nil
    nextStep = number
  }

  /// All steps stay what they are, and their scenes are said in another way.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    shown.replaceScenes(by: other)
    self.other?.replaceScenes(by: other)
    forgotten?.setting.replaceScenes(by: other)
  }
}
