import Controls
import Documents
import Effects
import JSON
import StudioKit

/// Every parameter of the effect but the ratio, which is pinned.
struct EffectSection: PanelSection {
  let name = SectionName.effect
  let tip = "Every number of the effect but its ratio."

  func title(_ document: PanelDocument) -> String { document.scene.effectTitle }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    let paths = document.paths.filter { $0.hasPrefix("parameters.") && $0 != "parameters.ratio" }
    var edits = FieldRow.show(paths, document, &ui)
    let pressed = ButtonRow([
      PushButton(
        .action(.asPublished), "As published", tip: "Gives every number of the effect the article's value.",
        isOn: !document.published.isEmpty),
      PushButton(
        .action(.resetEffect), "Reset", tip: "Gives every number of the effect its default.",
        isOn: !document.scene.hasSameEffect(as: document.standard)),
    ]).show(&ui)
    if case .action(let action) = pressed { edits.append(.perform(action)) }
    return edits
  }
}

/// What differs from the article.
struct PublishedSection: PanelSection {
  let name = SectionName.published
  let tip = "What differs from the article."

  func title(_ document: PanelDocument) -> String { "As published" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    if document.published.isEmpty {
      Remark(document.taken.isEmpty ? "Every number is the article's." : "Every number is the article's now. It was:")
        .show(&ui)
      return ChangeList(document.taken, "back", tip: "Gives this number the value that it had.")
        .show(document, &ui) { .published($0) }
    }
    Remark("Here, and in the article:").show(&ui)
    return ChangeList(document.published, "take", tip: "Gives this number the article's value.")
      .show(document, &ui) { .published($0) }
  }
}
