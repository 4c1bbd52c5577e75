import Boundary
import Controls
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit

/// The content's fields, the scene's pictures, each of which can be taken out and put elsewhere, and what adds more.
struct ContentSection: PanelSection {
  let name = SectionName.content
  let tip = "How much there is to scroll, and which pictures and texts."

  func title(_ document: PanelDocument) -> String { "Content" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    var edits: [PanelEdit] = []
    for path in document.paths where path.hasPrefix("content.") && path != "content.images" || path == "title" {
      edits += ui.field(path, document)
    }
    edits += ui.field("content.images", document)
    var buttons = [
      PushButton(PanelControl.action(.addPictures), "Add pictures\u{2026}", tip: "Adds picture files to the scene.")
    ]
    if document.content.contains(.page) {
      buttons.append(
        PushButton(.action(.choosePage), "Page\u{2026}", tip: "Shows a tall picture of a page in place of the rows."))
    }
    if case .action(let action) = ui.buttons(buttons) { edits.append(.perform(action)) }
    let content = document.scene.content
    if content.images.isEmpty { ui.remark("Pictures can be dropped on the stage, too.") }
    edits += ui.pictures(content.images, document)
    if document.content.contains(.page), let page = content.page { edits += ui.page(page, document) }
    return edits
  }
}

extension PanelUI {
  fileprivate mutating func pictures(_ paths: [String], _ document: PanelDocument) -> [PanelEdit] {
    guard !paths.isEmpty else { return [] }
    let row = row(4)
    let grid = PictureGrid(count: paths.count, corner: Point(x: row.x, y: row.maxY), width: row.width)
    skip(grid.height + 2)
    // Tab comes to one picture; arrows go on from there.
    let stop = min(max(0, focusedPicture ?? 0), paths.count - 1)
    focusable(.picture(stop), grid.frame(of: stop))
    if let focusedPicture, focusedPicture != stop { focus = .picture(stop) }
    var edits = pictureKeys(paths.count)
    for index in grid.seen(in: frame) where isSeen(grid.frame(of: index)) {
      let box = grid.frame(of: index)
      tip(.picture(index), box, "Picture \(index + 1)\n\(paths[index])")
      if thumbnail(.picture(index), cross: .removePicture(index), document.pictures.image(index), in: box) {
        edits.append(.change(.removePicture(index)))
      }
    }
    let carried = carry(place: grid.place) { id, place in
      guard case .picture(let index) = id, place != index else { return nil }
      let box = grid.frame(of: place)
      let edge = place > index ? box.maxX + PictureGrid.gap / 2 : box.x - PictureGrid.gap / 2
      return Rect(x: edge - 1, y: box.y, width: 2, height: box.height)
    }
    if let carried, case .picture(let index) = carried.id {
      focus = .picture(carried.place)
      edits.append(.change(.movePicture(index, to: carried.place)))
    }
    return edits
  }

  /// The picture that has the focus, by its place.
  fileprivate var focusedPicture: Int? { if case .picture(let index) = focus { index } else { nil } }

  /// Keys on a picture: arrows go to its neighbours and with Alt take it along, Delete takes it out.
  private mutating func pictureKeys(_ count: Int) -> [PanelEdit] {
    guard let index = focusedPicture, let press = key(on: .picture(index)) else { return [] }
    if press.modifiers.contains(.control) { return [] }
    let target: Int
    switch press.key {
    case .left: target = index - 1
    case .right: target = index + 1
    case .up: target = index - PictureGrid.columns
    case .down: target = index + PictureGrid.columns
    case .home: target = 0
    case .end: target = count - 1
    case .delete, .backspace:
      takeKey(on: .picture(index))
      moveFocus(to: count > 1 ? .picture(min(index, count - 2)) : .action(.addPictures))
      return [.change(.removePicture(index))]
    default: return []
    }
    takeKey(on: .picture(index))
    guard (0..<count).contains(target), target != index else { return [] }
    moveFocus(to: .picture(target))
    return press.modifiers.contains(.alt) ? [.change(.movePicture(index, to: target))] : []
  }

  fileprivate mutating func page(_ path: String, _ document: PanelDocument) -> [PanelEdit] {
    let row = row(4)
    let grid = PictureGrid(count: 1, corner: Point(x: row.x, y: row.maxY), width: row.width)
    skip(grid.height + 2)
    let box = grid.frame(of: 0)
    focusable(.page, box)
    if let press = key(on: .page), press.key == .delete || press.key == .backspace {
      takeKey(on: .page)
      moveFocus(to: .action(.choosePage))
      return [.change(.removePage)]
    }
    guard isSeen(box) else { return [] }
    tip(.page, box, "The page\n\(path)")
    text(
      "The page, in place of rows.",
      in: Rect(x: box.maxX + 10, y: box.y, width: row.maxX - box.maxX - 10, height: box.height), .small,
      look.quietText)
    return thumbnail(.page, cross: .removePage, document.pictures.page, in: box) ? [.change(.removePage)] : []
  }

  /// A small picture with a cross in its corner while it is used. True: the cross was pressed.
  private mutating func thumbnail(
    _ id: PanelControl, cross: PanelControl, _ picture: ScenePicture?, in box: Rect
  ) -> Bool {
    let isUsed = focus == id || isUnderPointer(box)
    let showsCross = isUsed && !isCarrying && openMenu == nil
    let corner = PictureGrid.cross(in: box)
    var (isRemoved, isOnCross) = (false, false)
    if showsCross {
      tip(cross, corner, "Takes the picture out of the scene; the file stays.")
      // It is asked before the picture under it, which then is not pressed.
      let hit = hit(cross, corner)
      (isRemoved, isOnCross) = (hit.isClicked, hit.isHovered)
    }
    let hit = hit(id, box)
    if hit.isPressed {
      focus = id
      if case .picture = id { lift(id) }
    }
    draw(picture, in: box)
    if isCarrying(id) { fill(box, look.panel.opacity(0.6)) }
    if focus == id { outline(box.inset(by: -2), radius: 2, line: 2, look.accent) }
    if showsCross {
      fill(corner, radius: 8, isOnCross ? look.fault : Color.black.opacity(0.6))
      text("\u{D7}", in: corner, .title, Color.white, alignment: .center)
    }
    return isRemoved
  }

  /// As much of the picture as fills the frame; a plain field where it is not there.
  private mutating func draw(_ picture: ScenePicture?, in box: Rect) {
    guard let picture, let size = picture.size, picture.id.rawValue >= 0, box.height > 0 else {
      fill(box, look.field)
      return text("not there", in: box, .small, look.quietText, alignment: .center)
    }
    let aspect = size.aspect
    let wide = min(1, box.width / box.height / aspect)
    let tall = min(1, aspect * box.height / box.width)
    self.picture(
      picture.id, in: box, crop: Rect(x: (1 - wide) / 2, y: (1 - tall) / 2, width: wide, height: tall))
  }
}
