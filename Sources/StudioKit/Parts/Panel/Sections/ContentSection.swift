import Boundary
import Documents
import Effects
import Geometry
import Parameters
import PreviewKit

/// The scene's pictures, which can be removed and moved, buttons for more, and the content's fields.
struct ContentSection: PanelSection {
  let name = SectionName.content
  let tip = "The size of the content, its pictures and its texts."

  private static let lists = ["content.titles", "content.items", "content.rowHeights"]

  func title(_ document: PanelDocument) -> String { "Content" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let elsewhere: Set = ["content.images", DeviceSection.textSize]
    let paths = document.paths.filter { $0.hasPrefix("content.") && !elsewhere.contains($0) || $0 == "title" }
    var edits = pictures(document, &ui)
    for path in paths {
      // A list of records cannot be typed.
      if document.field(path)?.domain.entryRecord == nil { edits += FieldRow.show([path], document, &ui) }
      if let field = document.field(path), field.domain.isRecord, field.isSet, let record = field.domain.record {
        edits += FieldRow.show(record.fields.map { "\(path).\($0.name)" }, document, &ui)
      }
      if Self.lists.contains(path) { edits += ListEditor(path, document)?.show(&ui) ?? [] }
    }
    return edits
  }

  private func pictures(_ document: PanelDocument, _ ui: inout WindowUI) -> [Intent] {
    var edits: [Intent] = []
    var buttons = [PushButton(.choosePictures, document)]
    if document.content.contains(.page) { buttons.append(PushButton(.choosePage, document)) }
    if case .action(let command) = ButtonRow(buttons).show(&ui) { edits.append(.perform(command)) }
    let content = document.scene.content
    if content.images.isEmpty { Remark("Pictures can be dropped on the stage, too.").show(&ui) }
    edits += PictureList(
      scene: document.scene, paths: content.imageFiles.map { PictureAddress($0).description },
      pictures: document.pictures,
      unshown: document.unshownPictures, chosen: document.state.chosenPicture
    ).show(&ui)
    if let chosen = document.state.chosenPicture, content.images.indices.contains(chosen) {
      let (image, picture) = (content.images[chosen], document.pictures.image(chosen))
      edits += PictureEditor(index: chosen, image: image, picture: picture).show(&ui, document)
    }
    edits += FieldRow.show(["content.images"], document, &ui)
    if document.content.contains(.page), let page = content.page {
      edits += PagePictureRow(path: page, picture: document.pictures.page).show(&ui)
    }
    return edits
  }
}
