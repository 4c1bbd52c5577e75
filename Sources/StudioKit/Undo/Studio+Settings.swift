import Documents
import Parameters

extension Studio {
  /// A or B where there are two settings of the scene on the stage; nil where there is one.
  public var settingName: String? {
    let draft = draft
    return draft.other.map { _ in draft.isB ? "B" : "A" }
  }

  /// Shows the other setting, at the same moment of the same gesture. The first time, B begins as a copy of A.
  public mutating func switchSetting(at time: Double) {
    var draft = draft
    let shown = draft.undo
    let isNew = draft.other == nil
    draft.undo = draft.other ?? Undo(scene)
    draft.undo.finish()
    draft.other = shown
    draft.isB.toggle()
    drafts[scene.name] = draft
    put(draft.undo.steps[draft.undo.position].entry, at: time)
    if isNew { say("This is B, a copy of A. Change it, and switch with the ` key.", at: time) }
  }

  /// The shown setting stays, the other is forgotten.
  public mutating func forgetOtherSetting() {
    drafts[scene.name]?.other = nil
    drafts[scene.name]?.isB = false
    revision += 1
  }

  /// The fields in which the two settings differ: `old` is the other one's value, `new` the shown one's.
  public var settingDifferences: [Change] {
    guard let other = draft.other else { return [] }
    let entry = other.steps[other.position].entry
    return entry.scene.effectName == scene.scene.effectName ? scene.scene.changes(since: entry.scene) : []
  }
}
