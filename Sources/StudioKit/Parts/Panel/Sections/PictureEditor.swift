import Boundary
import Documents
import Geometry
import Notation
import PreviewKit

/// The chosen picture as a whole, with the point that stays visible, and what can be done with its file.
struct PictureEditor {
  let index: Int
  let image: SceneImage
  let picture: ScenePicture?

  private static let height = 132.0
  private static let ring = 9.0
  /// Height of all of it.
  static let room = height + 64
}

extension PictureEditor {
  func show(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    var edits: [Intent] = []
    if let picture, let size = picture.size, picture.id.rawValue >= 0 { edits += focus(picture, size, &ui) }
    let row = ui.layout.row(20)
    ui.pen.path("\(index + 1)  \(image.file)", in: row, .small, ui.pen.look.quietText)
    let refit = document.scene.refit(ofPicture: index)
    var fit = PushButton(
      refit ?? .containPicture(index), document, title: image.fit == .cover ? "Contain" : "Cover", isOn: refit != nil)
    if refit == nil { fit.tip = "This effect decides by itself how much of a picture is seen." }
    let buttons = [
      PushButton(.replacePicture(index), document, title: "Replace\u{2026}"),
      PushButton(.showPicture(index), document, title: "Show file"),
      PushButton(.centerPicture(index), document, title: "Middle", isOn: image.focus != nil), fit,
    ]
    if case .action(let command) = ButtonRow(buttons).show(&ui) { edits.append(.perform(command)) }
    return edits
  }

  /// The picture and a ring that can be dragged.
  private func focus(_ picture: ScenePicture, _ size: Size, _ ui: inout WindowUI) -> [Intent] {
    let id = ControlID.focusPoint(index)
    let row = ui.layout.row(Self.height + 6)
    let scale = min(row.width / size.width, Self.height / size.height)
    let box = Rect(
      x: row.x, y: row.y + 2, width: max(1, size.width * scale), height: max(1, size.height * scale))
    let point = image.focus ?? SceneImage.middle
    let tip = "The point that stays visible if only a part of the picture is shown. Drag it, or use the arrows."
    ui.focus.add(id, box)
    ui.tip(id, box, tip)
    ui.descriptions.add(
      id, in: box,
      AccessibleItem(
        .button, "Focus of picture \(index + 1)",
        words: "\((point.x * 100).formatted(.whole)) % across, \((point.y * 100).formatted(.whole)) % down", help: tip))
    ui.pen.picture(picture.id, in: box, crop: .unit)
    let hit = ui.hit(id, box)
    ui.shape(.cross, for: hit)
    if hit.isPressed { ui.focus.press(id) }
    if ui.showsFocus(id) { ui.pen.focus(box.inset(by: -2), radius: 2) }
    let center = Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    let ring = Rect(x: center.x - Self.ring, y: center.y - Self.ring, width: 2 * Self.ring, height: 2 * Self.ring)
    ui.pen.outline(ring.inset(by: -1), radius: Self.ring + 1, line: 4, Color.black.opacity(0.45))
    ui.pen.outline(ring, radius: Self.ring, line: 2, .white)
    if hit.isDoubleClicked { return [.perform(.centerPicture(index))] }
    if hit.isHeld, let pointer = ui.input.pointer.place {
      let moved = Point(x: (pointer.x - box.x) / box.width, y: (pointer.y - box.y) / box.height)
      return turned(to: moved, from: point)
    }
    return keys(on: id, from: point, &ui)
  }

  private func keys(on id: ControlID, from point: Point, _ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id), !press.modifiers.contains(.control) else { return [] }
    let step = 0.02 * press.modifiers.pace
    var moved = point
    switch press.key {
    case .left: moved.x -= step
    case .right: moved.x += step
    case .up: moved.y -= step
    case .down: moved.y += step
    case .delete, .backspace:
      ui.takeKey(on: id)
      return [.perform(.centerPicture(index))]
    default: return []
    }
    ui.takeKey(on: id)
    return turned(to: moved, from: point)
  }

  private func turned(to moved: Point, from point: Point) -> [Intent] {
    let focus = moved.focus
    var image = image
    image.focus = focus
    return focus == point ? [] : [.turn("content.images.\(index)", to: image.value)]
  }
}

extension Point {
  /// The nearest point of the unit square, to a hundredth.
  var focus: Point {
    func share(_ value: Double) -> Double { (min(max(0, value), 1) * 100).rounded() / 100 }
    return Point(x: share(x), y: share(y))
  }
}
