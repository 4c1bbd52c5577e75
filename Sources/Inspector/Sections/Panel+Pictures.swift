import Boundary
import CImGui
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit

extension Panel {
  /// The scene's pictures: each can be taken out and put elsewhere. And the buttons that add more.
  func drawPictures(_ studio: inout Studio, at time: Double) {
    var buttons = [
      PanelButton(name: "add-pictures", title: "Add pictures\u{2026}", tip: "Adds picture files to the scene.")
    ]
    if facts.content.contains(.page) {
      buttons.append(
        PanelButton(
          name: "choose-page", title: "Page\u{2026}", tip: "Shows a tall picture of a page in place of the rows."))
    }
    switch drawButtons(buttons) {
    case "add-pictures": studio.perform(.choosePictures, at: time)
    case "choose-page": studio.perform(.choosePage, at: time)
    default: break
    }
    let content = studio.document.scene.content
    if content.images.isEmpty { drawRemark("Pictures can be dropped on the stage, too.") }
    drawGrid(content.images, &studio, at: time)
    if facts.content.contains(.page), let page = content.page { drawPage(page, &studio, at: time) }
  }

  /// The picture that has the focus, by its place.
  var focusedPicture: Int? {
    guard let focus, focus.hasPrefix("picture.") else { return nil }
    return Int(focus.dropFirst("picture.".count))
  }

  private func drawGrid(_ paths: [String], _ studio: inout Studio, at time: Double) {
    guard !paths.isEmpty else { return }
    let row = layout.row(4)
    let grid = PictureGrid(count: paths.count, corner: Point(x: row.x, y: row.maxY), width: row.width)
    _ = layout.row(grid.height + 2)
    // Tab comes to one picture; arrows go on from there.
    let stop = min(max(0, focusedPicture ?? 0), paths.count - 1)
    layout.note("picture.\(stop)", row: grid.frame(of: stop))
    if let focusedPicture, focusedPicture != stop { focus = "picture.\(stop)" }
    let pictures = studio.document.miniatures
    for index in grid.seen(in: layout.frame) {
      let frame = grid.frame(of: index)
      let name = "picture.\(index)"
      noteTip(frame, name, "Picture \(index + 1)\n\(paths[index])")
      // The tooltip comes under all of them, not over the next row, where that is near.
      if layout.pointed?.path == name, grid.rows <= 4 { layout.pointed?.row = grid.frame }
      let isRemoved = drawThumbnail(name, pictures.image(index), in: frame, isDim: lift?.index == index)
      if isRemoved { return studio.edit(at: time) { $0.apply(.removePicture(index)) } }
    }
    carry(over: grid, &studio, at: time)
  }

  /// What was pressed follows the pointer, and goes where it is let go.
  private func carry(over grid: PictureGrid, _ studio: inout Studio, at time: Double) {
    guard var lift, let pointer = input.pointer else { return }
    let way = Point(x: pointer.x - lift.anchor.x, y: pointer.y - lift.anchor.y)
    if way.x.magnitude + way.y.magnitude >= 4 { lift.hasMoved = true }
    self.lift = lift
    guard lift.hasMoved, let place = grid.place(at: pointer) else { return }
    if input.isGripped {
      let frame = grid.frame(of: place)
      let edge = place > lift.index ? frame.maxX + PictureGrid.gap / 2 : frame.x - PictureGrid.gap / 2
      if place != lift.index {
        pen.fill(Rect(x: edge - 1, y: frame.y, width: 2, height: frame.height), Theme.accent)
      }
    } else {
      self.lift = nil
      focus = "picture.\(place)"
      studio.edit(at: time) { $0.apply(.movePicture(lift.index, to: place)) }
    }
  }

  private func drawPage(_ path: String, _ studio: inout Studio, at time: Double) {
    let row = layout.row(4)
    let grid = PictureGrid(count: 1, corner: Point(x: row.x, y: row.maxY), width: row.width)
    let whole = layout.row(grid.height + 2)
    let frame = grid.frame(of: 0)
    layout.note("page", row: frame)
    guard whole.overlaps(layout.frame) else { return }
    noteTip(frame, "page", "The page\n\(path)")
    let text = Rect(x: frame.maxX + 10, y: frame.y, width: row.maxX - frame.maxX - 10, height: frame.height)
    pen.text("The page, in place of rows.", in: text, .small, Theme.quietText)
    if drawThumbnail("page", studio.document.miniatures.page, in: frame) {
      studio.edit(at: time) { $0.apply(.removePage) }
    }
  }

  /// A small picture with a cross in its corner while it is used. True: the cross was pressed.
  private func drawThumbnail(_ name: String, _ picture: ScenePicture?, in frame: Rect, isDim: Bool = false) -> Bool {
    layout.note(part: name, frame)
    let isUsed = focus == name || isUnderPointer(frame)
    let showsCross = isUsed && lift?.hasMoved != true && menu == nil
    let cross = PictureGrid.cross(in: frame)
    var isRemoved = false
    var isOnCross = false
    if showsCross {
      layout.note(part: name + "/remove", cross)
      noteTip(cross, name + "/remove", "Takes the picture out of the scene; the file stays.")
      // It is asked before the picture under it, which then is not pressed.
      let hit = pen.hit(name + "/remove", cross)
      (isRemoved, isOnCross) = (hit.is_clicked, hit.is_hovered)
    }
    let hit = pen.hit(name, frame)
    if hit.is_pressed {
      focus = name
      if let index = focusedPicture, let pointer = input.pointer { lift = Lift(index: index, anchor: pointer) }
    }
    drawFace(of: picture, in: frame)
    if isDim, lift?.hasMoved == true { pen.fill(frame, Theme.panel.opacity(0.6)) }
    if focus == name { pen.outline(frame.inset(by: -2), radius: 2, line: 2, Theme.accent) }
    if showsCross { drawCross(in: cross, isOnCross) }
    return isRemoved
  }

  /// As much of the picture as fills the frame; a plain field where it is not there.
  private func drawFace(of picture: ScenePicture?, in frame: Rect) {
    guard let picture, let size = picture.size, picture.id.rawValue >= 0, frame.height > 0 else {
      pen.fill(frame, Theme.field)
      return pen.text("not there", in: frame, .small, Theme.quietText, alignment: .center)
    }
    let aspect = size.aspect
    let wide = min(1, frame.width / frame.height / aspect)
    let tall = min(1, aspect * frame.height / frame.width)
    pen.picture(
      picture.id, in: frame, crop: Rect(x: (1 - wide) / 2, y: (1 - tall) / 2, width: wide, height: tall))
  }

  private func drawCross(in box: Rect, _ isLit: Bool) {
    pen.fill(box, radius: 8, isLit ? Theme.fault : Color.black.opacity(0.6))
    let mark = box.inset(by: 5)
    pen.line(
      from: Point(x: mark.x, y: mark.y), to: Point(x: mark.maxX, y: mark.maxY), width: 1.5, Color.white)
    pen.line(
      from: Point(x: mark.maxX, y: mark.y), to: Point(x: mark.x, y: mark.maxY), width: 1.5, Color.white)
  }
}
