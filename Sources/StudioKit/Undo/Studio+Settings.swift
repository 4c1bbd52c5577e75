import Documents
import Parameters

extension Studio {
  /// A or B where there are two settings of the scene on the stage; nil where there is one.
  public var settingName: String? {
    let draft = draft
    return draft.other.map { _ in draft.isB ? "B" : "A" }
  }

  /// A or B: the one that is not shown.
  func otherSettingName(of scene: String) -> String { drafts[scene]?.isB == true ? "A" : "B" }

  /// Shows the other setting, at the same moment of the same gesture. The first time, B begins as a copy of A.
  public mutating func switchSetting(at time: Double) {
    var draft = draft
    let shown = draft.undo
    let isNew = draft.other == nil
    draft.undo = draft.other ?? Undo(scene.scene, opened: shown.opened)
    draft.forgotten = nil
    draft.undo.finish()
    draft.other = shown
    draft.isB.toggle()
    drafts[scene.name] = draft
    restage(scene.showing(draft.undo.shown), at: time)
    if isNew { say("This is B, a copy of A. Change it, and switch with the ` key.", at: time) }
  }

  /// The shown setting stays, the other is forgotten; undo brings it back as long as nothing else was done.
  public mutating func forgetOtherSetting(at time: Double) {
    guard let other = draft.other else { return }
    let gone = draft.isB ? "A" : "B"
    draft.forgotten = Draft.Forgotten(setting: other, isB: draft.isB)
    draft.other = nil
    draft.isB = false
    revision += 1
    edits &+= 1
    say("\(gone) is forgotten. Ctrl Z brings it back.", at: time)
  }

  mutating func bringBackOtherSetting(at time: Double) {
    guard let forgotten = draft.forgotten else { return }
    draft.other = forgotten.setting
    draft.isB = forgotten.isB
    draft.forgotten = nil
    revision += 1
    edits &+= 1
    say("\(forgotten.isB ? "A" : "B") is back.", at: time)
  }

  /// The fields in which the two settings differ: `old` is the other one's value, `new` the shown one's.
  public var settingDifferences: [Change] {
    guard let other = draft.other else { return [] }
    let theirs = other.shown
    return theirs.effectName == scene.scene.effectName ? scene.scene.changes(since: theirs) : []
  }
}
