import Documents
import Notation
import Parameters

/// How a build, seen in a film, differs from the scene. Its values can be taken.
struct BuildSection: PanelSection {
  let name = SectionName.build
  let tip = "The differences between a film of a build and this scene."

  func title(_ document: PanelDocument) -> String { "Compared with the build" }

  func isThere(in document: PanelDocument) -> Bool { document.build != nil }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    guard let build = document.build else { return [] }
    Remark(build.name).show(&ui)
    if let progress = build.progress {
      Remark("Reading the film\u{2026} \((progress * 100).formatted(.upTo(0))) %").show(&ui)
    }
    guard let notes = build.notes else { return [] }
    let look = ui.pen.look
    Remark(build.isPresent ? notes.verdict : "Before this change: \(notes.verdict)", build.isPresent ? look.text : nil)
      .show(&ui)
    var intents: [Intent] = []
    for (index, fault) in notes.faults.enumerated() {
      let chip = Chip(fault.sentence, look.warning)
      if let time = fault.time {
        let tip = "Shows \(time.formatted(.fixed(2))) s of the film, where it is largest."
        if chip.show(.difference(index), tip: tip, &ui) { intents.append(.scrub(to: time)) }
      } else {
        chip.show(&ui)
      }
    }
    let changes = document.changes(ofBuild: notes)
    guard !changes.isEmpty else { return intents }
    Remark("Designed, and built:").show(&ui)
    return intents
      + ChangeList(changes, "take", tip: "Sets this field to the value of the build.")
      .show(document, &ui) { .built($0) }
  }
}

extension PanelDocument {
  /// The fields that a build has otherwise.
  fileprivate func changes(ofBuild notes: MatchNotes) -> [Change] {
    notes.faults.compactMap(\.built).compactMap { built in
      parameter(built.path).map { Change(path: built.path, old: built.value, new: $0.get(scene)) }
    }.filter { $0.old != $0.new }
  }
}
