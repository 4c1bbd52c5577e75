import Boundary
import Documents
import Geometry
import PreviewKit

/// The scene's pictures, which can be removed and moved.
struct PictureList {
  let scene: Scene
  let paths: [String]
  let pictures: ScenePictures
  /// The indices of those that nothing shows.
  let unshown: Set<Int>
  /// The chosen one.
  let chosen: Int?

  private static let unshownWords = "No layer shows this picture."
}

extension PictureList {
  func show(_ ui: inout WindowUI) -> [Intent] {
    guard !paths.isEmpty else { return [] }
    let row = ui.layout.row(4)
    let grid = PictureGrid(count: paths.count, corner: Point(x: row.x, y: row.maxY), width: row.width)
    ui.layout.skip(grid.height + 2)
    // Tab stops at one picture; arrow keys continue from there.
    let focused = focused(ui)
    let stop = min(max(0, focused ?? 0), paths.count - 1)
    ui.focus.add(.picture(stop), grid.frame(of: stop))
    describe(stop, in: grid, &ui)
    if let focused, focused != stop { ui.focus.current = .picture(stop) }
    var edits = keys(&ui)
    for index in grid.seen(in: ui.frame) where ui.pen.isSeen(grid.frame(of: index)) {
      let box = grid.frame(of: index)
      let picture = pictures.image(index)
      let isShown = !unshown.contains(index)
      ui.tip(
        .picture(index), box,
        "Picture \(index + 1)\n\(paths[index])\(picture?.remarkLine ?? "")\(isShown ? "" : "\n\(Self.unshownWords)")")
      describe(index, in: grid, &ui)
      let thumbnail = Thumbnail(
        id: .picture(index), cross: .removePicture(index), picture: picture, isDraggable: true, isShown: isShown)
      switch thumbnail.show(in: box, &ui) {
      case .removed: edits.append(.change(.removePicture(index)))
      case .chosen:
        edits.append(.panel(.choosePicture(chosen == index ? nil : index)))
        // From the picture to what is shown below them all.
        let end = grid.frame.maxY + PictureEditor.room
        ui.reveal(Rect(x: box.x, y: box.y, width: box.width, height: end - box.y))
      case .asked: ui.openMenu(.pictureMenu(index), isAsked: true)
      case nil: break
      }
      if chosen == index { ui.pen.outline(box.inset(by: -1), radius: 2, line: 1, ui.pen.look.text) }
      edits += menu(of: index, at: Point(x: box.x, y: box.maxY + 2), &ui)
    }
    if !unshown.isEmpty { Remark(remark).show(&ui) }
    let order = Reorder<ControlID>(place: grid.place) { id, place in
      guard case .picture(let index) = id, place != index else { return nil }
      let box = grid.frame(of: place)
      let edge = place > index ? box.maxX + PictureGrid.gap / 2 : box.x - PictureGrid.gap / 2
      return Rect(x: edge - 1, y: box.y, width: 2, height: box.height)
    }
    if let carried = order.show(&ui), case .picture(let index) = carried.id {
      ui.focus.press(.picture(carried.place))
      edits.append(.change(.movePicture(index, to: carried.place)))
    }
    return edits
  }

  /// The context menu of a picture.
  private func menu(of index: Int, at place: Point, _ ui: inout WindowUI) -> [Intent] {
    guard ui.input.menu?.id == .pictureMenu(index) else { return [] }
    let refit = scene.content.images[index].fit == .cover ? "Contain" : "Cover"
    let deeds: [(title: String, intent: Intent)] =
      [("Replace\u{2026}", .perform(.replacePicture(index))), ("Focus\u{2026}", .panel(.choosePicture(index)))]
      + (scene.refit(ofPicture: index).map { [(refit, .perform($0))] } ?? []) + [
        ("Open in its editor", .perform(.editPicture(index))), ("Show file", .perform(.showPicture(index))),
      ]
    let moves: [(title: String, intent: Intent)] = [
      ("Move to the front", .change(.movePicture(index, to: 0))), ("Remove", .change(.removePicture(index))),
    ]
    let menu = Menu<ControlID>(.pictureMenu(index), (deeds + moves).map(\.title), breaks: [deeds.count])
    return menu.show(at: place, width: 150, &ui).map { [(deeds + moves)[$0].intent] } ?? []
  }

  /// Which pictures nothing shows: `No layer shows picture 2.`
  private var remark: String {
    if paths.count == 1 { return Self.unshownWords }
    let numbers = unshown.sorted().map { "\($0 + 1)" }
    if numbers.count == 1 { return "No layer shows picture \(numbers[0])." }
    if numbers.count > 3 { return "No layer shows \(numbers.count) of the pictures, the paler ones." }
    return "No layer shows pictures \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])."
  }

  private func describe(_ index: Int, in grid: PictureGrid, _ ui: inout WindowUI) {
    ui.descriptions.add(
      .picture(index), in: grid.frame(of: index),
      AccessibleItem(
        .listEntry, "Picture \(index + 1) of \(paths.count)", words: paths[index],
        help: (unshown.contains(index) ? "\(Self.unshownWords) " : "")
          + "Enter shows its focus and its file; Delete removes it; Alt and arrows move it."))
  }

  /// The index of the focused picture.
  private func focused(_ ui: WindowUI) -> Int? { if case .picture(let index) = ui.focus.current { index } else { nil } }

  /// Keys on a picture: arrows go to its neighbors and with Alt take it along, Delete takes it out.
  private func keys(_ ui: inout WindowUI) -> [Intent] {
    guard let index = focused(ui), let press = ui.key(on: .picture(index)) else { return [] }
    if press.modifiers.contains(.control) { return [] }
    let target: Int
    switch press.key {
    case .left: target = index - 1
    case .right: target = index + 1
    case .up: target = index - PictureGrid.columns
    case .down: target = index + PictureGrid.columns
    case .home: target = 0
    case .end: target = paths.count - 1
    case .enter, .space:
      ui.takeKey(on: .picture(index))
      return [.panel(.choosePicture(chosen == index ? nil : index))]
    case .menu,
      .function(10) where press.modifiers == .shift:
      ui.takeKey(on: .picture(index))
      ui.openMenu(.pictureMenu(index), mark: 0)
      return []
    case .delete, .backspace:
      ui.takeKey(on: .picture(index))
      ui.moveFocus(to: paths.count > 1 ? .picture(min(index, paths.count - 2)) : .action(.choosePictures))
      return [.change(.removePicture(index))]
    default: return []
    }
    ui.takeKey(on: .picture(index))
    guard paths.indices.contains(target), target != index else { return [] }
    ui.moveFocus(to: .picture(target))
    return press.modifiers.contains(.alt) ? [.change(.movePicture(index, to: target))] : []
  }
}

/// The picture of a page, which can be removed.
struct PagePictureRow {
  let path: String
  let picture: ScenePicture?
}

extension PagePictureRow {
  func show(_ ui: inout WindowUI) -> [Intent] {
    let row = ui.layout.row(4)
    let grid = PictureGrid(count: 1, corner: Point(x: row.x, y: row.maxY), width: row.width)
    ui.layout.skip(grid.height + 2)
    let box = grid.frame(of: 0)
    ui.focus.add(.page, box)
    ui.descriptions.add(
      .page, in: box, AccessibleItem(.listEntry, "The page", words: path, help: "Delete removes it."))
    if let press = ui.key(on: .page), press.key == .delete || press.key == .backspace {
      ui.takeKey(on: .page)
      ui.moveFocus(to: .action(.choosePage))
      return [.change(.removePage)]
    }
    guard ui.pen.isSeen(box) else { return [] }
    ui.tip(.page, box, "The page\n\(path)\(picture?.remarkLine ?? "")")
    ui.pen.text(
      "The page, instead of rows.",
      in: Rect(x: box.maxX + 10, y: box.y, width: row.maxX - box.maxX - 10, height: box.height), .small,
      ui.pen.look.quietText)
    let thumbnail = Thumbnail(id: .page, cross: .removePage, picture: picture, isDraggable: false)
    switch thumbnail.show(in: box, &ui) {
    case .removed: return [.change(.removePage)]
    case .chosen: return [.perform(.choosePage)]
    case .asked, nil: return []
    }
  }
}

extension ScenePicture {
  /// The note about a picture, as an additional line.
  var remarkLine: String { remark.map { "\n\($0.prefix(1).uppercased() + $0.dropFirst())." } ?? "" }
}

/// A thumbnail with a close button while it is hovered or focused.
private struct Thumbnail {
  let id: ControlID
  let cross: ControlID
  let picture: ScenePicture?
  /// Whether the pointer can drag it.
  let isDraggable: Bool
  /// A picture that nothing shows is paler.
  var isShown = true

  enum Answer: Hashable { case removed, chosen, asked }

  func show(in box: Rect, _ ui: inout WindowUI) -> Answer? {
    let look = ui.pen.look
    let isUsed = ui.focus.current == id || ui.isUnderPointer(box)
    let showsCross = isUsed && ui.input.pointer.item?.hasMoved != true && ui.input.menu == nil
    let corner = PictureGrid.cross(in: box)
    var (isRemoved, isOnCross) = (false, false)
    if showsCross {
      ui.tip(cross, corner, "Removes the picture from the scene; the file stays.")
      // Checked before the picture under it, so that a press does not reach both.
      let hit = ui.hit(cross, corner)
      (isRemoved, isOnCross) = (hit.isClicked, hit.isHovered)
    }
    let hit = ui.hit(id, box)
    if hit.isPressed {
      ui.focus.press(id)
      if isDraggable { ui.input.pickUp(id) }
    }
    draw(in: box, &ui.pen)
    if !isShown { ui.pen.fill(box, look.panel.opacity(0.6)) }
    if ui.input.pointer.item?.id == id, ui.input.pointer.item?.hasMoved == true {
      ui.pen.fill(box, look.panel.opacity(0.6))
    }
    if ui.showsFocus(id) { ui.pen.focus(box.inset(by: -2), radius: 2) }
    if showsCross {
      ui.pen.fill(corner, radius: 8, isOnCross ? look.fault : Color.black.opacity(0.6))
      ui.pen.text("\u{D7}", in: corner, .title, Color.white, alignment: .center)
    }
    if isRemoved { return .removed }
    if hit.isAsked { return .asked }
    return hit.isClicked && ui.input.pointer.item?.hasMoved != true ? .chosen : nil
  }

  /// Draws the picture filling the frame, or a plain field if it is missing.
  private func draw(in box: Rect, _ pen: inout Pen) {
    guard let picture, let size = picture.size, picture.id.rawValue >= 0, box.height > 0 else {
      pen.fill(box, pen.look.field)
      return pen.text("not there", in: box, .small, pen.look.quietText, alignment: .center)
    }
    pen.picture(picture.id, of: size, covering: box)
  }
}
