import Documents
import Effects
import Geometry
import Notation
import Parameters

/// Every parameter of the effect except the pinned ratio.
struct EffectSection: PanelSection {
  let name = SectionName.effect
  let tip = "Every number of the effect but its ratio."

  func title(_ document: PanelDocument) -> String { document.scene.effectTitle }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let isComposed = !document.scene.composition.isEmpty
    let paths = document.paths.filter { path in
      guard path.hasPrefix("parameters."), path != document.speed else { return false }
      // Of a scene of layers, what cannot apply is not there.
      return !isComposed || path != "parameters.layers" && document.idle(path) == nil
    }
    var edits: [Intent] = []
    if isComposed {
      edits = LayerList(document).show(&ui)
      let isScreen = (document.scene.effect as? Layers)?.place == .screen
      ui.pen.text(isScreen ? "Screen" : "Header", in: ui.layout.row(24), .title, ui.pen.look.text)
    }
    for (index, path) in paths.enumerated() {
      let parameter = document.parameter(path)
      let next = index + 1 < paths.count ? document.parameter(paths[index + 1]) : nil
      edits +=
        parameter?.domain.entryRecord == nil
        ? FieldRow.show(path, before: next?.domain.entryRecord == nil ? next?.path : nil, document, &ui)
        : ListEditor(path, document)?.show(&ui) ?? []
    }
    let published = PushButton(.asPublished, document, isOn: !document.published.isEmpty)
    let isReset = SceneEdit.resetEffect.applied(to: document.scene)?.scene == document.scene
    let reset = PushButton(.resetEffect, document, isOn: !isReset)
    let pressed = ButtonRow(document.publication == nil ? [reset] : [published, reset]).show(&ui)
    if case .action(let command) = pressed { edits.append(.perform(command)) }
    return edits
  }
}

/// The differences from the article.
struct PublishedSection: PanelSection {
  let name = SectionName.published
  let tip = "Numbers that differ from those in the article that first described the effect."

  func title(_ document: PanelDocument) -> String { "Compared with the article" }

  func isThere(in document: PanelDocument) -> Bool { document.publication != nil }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    if let publication = document.publication {
      Remark("\(publication) first described the effect. \(publication.departure)").show(&ui)
    }
    let read = PushButton(.readArticle, document)
    let edits: [Intent] = read.isOn && ButtonRow([read]).show(&ui) != nil ? [.perform(.readArticle)] : []
    if document.published.isEmpty {
      Remark(document.taken.isEmpty ? "Every number is the article's." : "Every number is now the article's. Before:")
        .show(&ui)
      return edits
        + ChangeList(document.taken, "back", tip: "Restores the earlier value of this number.")
        .show(document, &ui) { .published($0) }
    }
    Remark("Here, and in the article:").show(&ui)
    return edits
      + ChangeList(document.published, "take", tip: "Sets this number to the article's value.")
      .show(document, &ui) { .published($0) }
  }
}
