import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit

/// The layers of a scene, the front one on top, and below them the fields of the one that was chosen.
struct LayerList {
  private let document: PanelDocument
  private let layers: [LayerSettings]
  private let names: [LayerIdentity]
  private let chosen: [LayerIdentity]
  private let rows: [LayerRow]

  private static let rowHeight = 30.0
  private static let thumbnail = Size(width: 32, height: 22)
  private static let sign = 20.0
  /// How far the layers of a group are from the margin.
  private static let indent = 14.0
  private static let ratioWidth = 48.0
  /// Layers of files that are named below the list.
  private static let (mostLost, mostOffered) = (4, 6)
}

extension LayerList {
  init(_ document: PanelDocument) {
    self.document = document
    layers = document.scene.composition
    names = layers.identities
    chosen = document.chosenLayers
    rows = LayerRow.rows(of: layers, folded: document.foldedGroups)
  }

  func show(_ ui: inout WindowUI) -> [Intent] {
    let top = ui.layout.y
    var intents: [Intent] = []
    for row in rows { intents += show(row, in: ui.layout.row(Self.rowHeight), &ui) }
    if let (row, place) = carried(from: top, &ui) {
      intents.append(edit(.carry(names[row.index], to: place), of: row))
    }
    ui.layout.skip(2)
    intents += buttons(&ui)
    if let last = chosen.last, let index = names.firstIndex(of: last) {
      if let sentence = paintedBehind(index) { Remark(sentence).show(&ui) }
      intents += fields(of: index, &ui)
    }
    ui.layout.skip(6)
    return intents
  }

  private func buttons(_ ui: inout WindowUI) -> [Intent] {
    let add = [
      PushButton(Command.choosePictures, document, title: "Add pictures\u{2026}"), PushButton(.addText, document),
    ]
    let shapes = [
      PushButton<ControlID>(.addRectangle, document), PushButton<ControlID>(.addEllipse, document),
    ]
    if case .action(let command) = ButtonRow(add).show(&ui) { return [.perform(command)] }
    if case .action(let command) = ButtonRow(shapes).show(&ui) { return [.perform(command)] }
    return lost(&ui) + offered(&ui) + unused(&ui)
  }

  /// Layers that their file no longer has, each with those that it may have become.
  private func lost(_ ui: inout WindowUI) -> [Intent] {
    var intents: [Intent] = []
    for (index, place) in document.art.lost.prefix(Self.mostLost).enumerated() {
      Remark("\(place.fileName) has no layer \(place.quoted).").show(&ui)
      let choices = document.art.offered(in: place.file).prefix(Self.mostOffered).map {
        ArtStanding.Place(file: place.file, layer: $0)
      }
      let buttons = choices.enumerated().map { number, choice in
        PushButton(
          ControlID.takeArt(index, number), "It is \(choice.quoted)", tip: NoticeAction.takeArt(choice, for: place).tip)
      }
      if case .takeArt(_, let number)? = ButtonRow(buttons).show(&ui) {
        intents.append(.art(.take(choices[number], for: place)))
      }
    }
    return intents
  }

  /// Layers of the files that the scene does not have.
  private func offered(_ ui: inout WindowUI) -> [Intent] {
    let offered = document.art.offered
    guard !offered.isEmpty else { return [] }
    let buttons = offered.prefix(Self.mostOffered).enumerated().map { index, place in
      let action = NoticeAction.addArt([place])
      return PushButton(ControlID.addArt(index), action.title, tip: "\(action.tip) It is in \(place.fileName).")
    }
    guard case .addArt(let index)? = ButtonRow(buttons).show(&ui) else { return [] }
    return [.art(.add([offered[index]]))]
  }

  /// The pictures of the scene that no layer shows, each of which becomes one by a press.
  private func unused(_ ui: inout WindowUI) -> [Intent] {
    let pictures = document.unshownPictures.sorted().filter(document.scene.content.images.indices.contains)
    guard !pictures.isEmpty else { return [] }
    Remark(pictures.count == 1 ? "A picture without a layer:" : "Pictures without a layer:").show(&ui)
    let size = Size(width: 40, height: 28)
    let columns = max(1, Int(ui.layout.width / (size.width + 6)))
    var intents: [Intent] = []
    for (number, index) in pictures.prefix(4 * columns).enumerated() {
      if number % columns == 0 { ui.layout.skip(size.height + 6) }
      let box = Rect(
        x: ui.layout.x + Double(number % columns) * (size.width + 6), y: ui.layout.y - size.height - 3,
        width: size.width, height: size.height)
      let (id, tip) = (
        ControlID.unusedPicture(index),
        "Adds a layer with \(PictureAddress(document.scene.content.images[index].address))."
      )
      ui.focus.add(id, box)
      ui.tip(id, box, tip)
      ui.descriptions.add(id, in: box, AccessibleItem(.button, "Add picture \(index + 1) as a layer", help: tip))
      let hit = ui.hit(id, box)
      if hit.isPressed { ui.focus.press(id) }
      draw(picture: index, in: box, &ui.pen)
      if hit.isHovered { ui.pen.outline(box.inset(by: -1), radius: 3, line: 1.5, ui.pen.look.quietText) }
      if ui.showsFocus(id) { ui.pen.focus(box.inset(by: -1), radius: 3) }
      if hit.isClicked || ui.isPushed(id) { intents.append(.layers(.addPicture(index), of: [], isHeld: false)) }
    }
    ui.layout.skip(4)
    return intents
  }

  /// An edit of a row's layers: of all that are chosen, if they are.
  private func edit(_ edit: LayerEdit, of row: LayerRow) -> Intent {
    .layers(edit, of: isChosen(row) ? chosen : members(row), isHeld: false)
  }

  /// A layer of a group is chosen without the others.
  private func choose(_ row: LayerRow, _ choice: LayerSelection.Choice) -> Intent {
    .chooseLayer(names[row.index], choice, isAlone: row.group == nil)
  }

  private func members(_ row: LayerRow) -> [LayerIdentity] { Array(names[row.members]) }

  private func isChosen(_ row: LayerRow) -> Bool { members(row).allSatisfy(chosen.contains) }

  private func id(_ row: LayerRow) -> ControlID {
    row.group == nil ? .layer(names[row.index]) : .groupPart(names[row.index], .row)
  }

  private func part(_ row: LayerRow, _ part: LayerPart) -> ControlID {
    row.group == nil ? .layerPart(names[row.index], part) : .groupPart(names[row.index], part)
  }

  private func menuID(_ row: LayerRow) -> ControlID {
    row.group == nil ? .layerMenu(names[row.index]) : .groupPart(names[row.index], .menu)
  }
}

/// A row: eye, thumbnail, name, ratio and lock; for a group a sign that folds it in place of a thumbnail.
extension LayerList {
  private func show(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let isChosen = isChosen(row)
    ui.focus.add(id(row), box)
    ui.descriptions.add(id(row), in: box, spoken(row))
    var intents = keys(row, &ui)
    guard ui.pen.isSeen(box) else { return intents }
    let look = ui.pen.look
    let plate = Rect(x: box.x - 6, y: box.y + 1, width: box.width + 12, height: box.height - 2)
    if isChosen { ui.pen.fill(plate, radius: 5, look.selection.opacity(0.22)) }
    if ui.showsFocus(id(row)) { ui.pen.focus(plate, radius: 5) }

    let eye = Rect(x: box.x, y: box.y, width: Self.sign, height: box.height)
    intents += self.eye(row, in: eye, &ui)
    let lock = Rect(x: box.maxX - Self.sign, y: box.y, width: Self.sign, height: box.height)
    intents += self.lock(row, in: lock, isShown: isChosen || ui.isUnderPointer(box), &ui)
    let ratio = Rect(
      x: lock.x - Self.ratioWidth - 8, y: box.y + 4, width: Self.ratioWidth, height: box.height - 8)
    let size = row.group == nil ? Self.thumbnail : Size(width: 12, height: box.height)
    let picture = Rect(
      x: eye.maxX + 4 + (row.isInner ? Self.indent : 0), y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    let words = Rect(x: picture.maxX + 8, y: box.y, width: ratio.x - picture.maxX - 14, height: box.height)
    intents += self.name(row, in: words, &ui)
    if row.group != nil {
      ui.pen.text("\(row.members.count)", in: ratio, .body, look.quietText, alignment: .trailing)
      intents += fold(row, in: picture, &ui)
      intents += grip(row, in: Rect(x: words.x, y: box.y, width: ratio.maxX - words.x, height: box.height), &ui)
    } else {
      intents += self.ratio(row, in: ratio, &ui)
      intents += grip(row, in: Rect(x: picture.x, y: box.y, width: words.maxX - picture.x, height: box.height), &ui)
      draw(layers[row.index], in: picture, &ui.pen)
      let isDragged = ui.input.pointer.item?.id == id(row) && ui.input.pointer.item?.hasMoved == true
      if isDragged || layers[row.index].hidden { ui.pen.fill(picture, look.panel.opacity(0.6)) }
    }
    return intents + menu(row, at: Point(x: words.x, y: box.maxY), &ui)
  }

  private func isAll(_ row: LayerRow, _ property: (LayerSettings) -> Bool) -> Bool {
    layers[row.members].allSatisfy(property)
  }

  private func title(_ row: LayerRow) -> String { row.group ?? layers[row.index].title }

  private func spoken(_ row: LayerRow) -> AccessibleItem {
    let state = [
      isAll(row, \.hidden) ? "hidden" : nil, isAll(row, \.locked) ? "locked" : nil, row.isFolded ? "folded" : nil,
    ].compactMap { $0 }
    let kind =
      row.group == nil
      ? "ratio \(layers[row.index].ratio.formatted(.upTo(2)))"
      : "group, \(counted(row.members.count, "layer", "layers"))"
    let more = row.group == nil ? "" : "Right opens it, Left folds it, "
    return AccessibleItem(
      .listEntry, title(row), words: ([kind] + state).joined(separator: ", "),
      help: "\(more)Arrows choose, Alt and arrows move it, F2 renames it, Shift H hides it, Shift L locks it, "
        + "Delete removes it.",
      isSet: isChosen(row))
  }

  /// What is seen of a layer: its picture, or a letter.
  private func draw(_ layer: LayerSettings, in box: Rect, _ pen: inout Pen) {
    pen.fill(box, radius: 3, pen.look.field)
    if let shape = layer.shape { return pen.shape(shape.painted.scaled(by: 1 / 120), in: box.inset(by: 2)) }
    guard let name = layer.picture else {
      return pen.text("T", in: box, .title, pen.look.text, alignment: .center)
    }
    draw(picture: document.setting.picture(name), in: box, &pen)
  }

  private func draw(picture index: Int, in box: Rect, _ pen: inout Pen) {
    guard let picture = document.pictures.image(index), let size = picture.size,
      picture.id.rawValue >= 0
    else { return }
    if !picture.isOpaque { pen.checkerboard(box) }
    pen.picture(picture.id, of: size, covering: box)
  }

  /// The sign that shows or hides the rows of a group's layers.
  private func fold(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let id = part(row, .fold)
    ui.tip(id, box, row.isFolded ? "Shows its layers." : "Folds its layers.")
    let hit = ui.hit(id, box)
    ui.pen.chevron(at: box.center, isDown: !row.isFolded, hit.isHovered ? ui.pen.look.text : ui.pen.look.quietText)
    return hit.isClicked ? row.group.map { [.foldGroup($0)] } ?? [] : []
  }

  private func eye(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let isHidden = isAll(row, \.hidden)
    let isAlone = members(row).allSatisfy(document.soloLayers.contains)
    let id = part(row, .eye)
    ui.tip(id, box, "\(isHidden ? "Shows" : "Hides") this \(noun(row)). With Alt: shows it alone.")
    let hit = ui.hit(id, box)
    let look = ui.pen.look
    let color = isAlone ? look.selection : hit.isHovered ? look.text : look.quietText
    ui.pen.eye(at: box.center, isOpen: !isHidden, isHidden ? color.opacity(0.7) : color)
    guard hit.isClicked else { return [] }
    if ui.input.modifiers.contains(.alt) { return [.showAlone(isChosen(row) ? chosen : members(row))] }
    return [edit(.hide(!isHidden), of: row)]
  }

  private func noun(_ row: LayerRow) -> String { row.group == nil ? "layer" : "group" }

  private func lock(_ row: LayerRow, in box: Rect, isShown: Bool, _ ui: inout WindowUI) -> [Intent] {
    let isLocked = isAll(row, \.locked)
    let id = part(row, .lock)
    ui.tip(id, box, isLocked ? "Lets it be chosen on the stage." : "Keeps it from being chosen on the stage.")
    let hit = ui.hit(id, box)
    if isShown || isLocked {
      let look = ui.pen.look
      ui.pen.padlock(
        at: box.center, isClosed: isLocked, hit.isHovered || isLocked ? look.text : look.quietText.opacity(0.6))
    }
    return hit.isClicked ? [edit(.lock(!isLocked), of: row)] : []
  }

  private func ratio(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard var field = FieldRow("parameters.layers.\(row.index).ratio", document) else { return [] }
    field.field.isMixed = false
    ui.tip(part(row, .ratio), box, "Its speed over the content\u{2019}s. Drag it, or click to type.")
    return field.bareNumber(part(row, .ratio), of: id(row), in: box, &ui)
  }

  /// The name, which a double-click opens for editing.
  private func name(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let field = part(row, .name)
    if ui.input.typing?.id == field {
      let open = Rect(x: box.x - 6, y: box.y + 3, width: box.width + 6, height: box.height - 6)
      guard case .finished(let typed?, _) = OpenField(field, of: id(row)).show(in: open, &ui) else { return [] }
      guard row.group != nil else { return [.layers(.rename(typed), of: members(row), isHeld: false)] }
      return typed.isEmpty ? [] : [.layers(.group(typed), of: members(row), isHeld: false)]
    }
    let look = ui.pen.look
    ui.pen.text(title(row), in: box, .body, isAll(row, \.hidden) ? look.quietText : look.text)
    return []
  }

  /// The part of a row that chooses and carries it.
  private func grip(_ row: LayerRow, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let file = row.group == nil ? file(of: layers[row.index]) : ""
    ui.tip(id(row), box, "\(title(row))\(file)\nDrag to order, double-click to rename, right click for more.")
    let hit = ui.hit(id(row), box)
    if hit.isAsked {
      ui.openMenu(menuID(row), isAsked: true)
      return isChosen(row) ? [] : [choose(row, .only)]
    }
    if hit.isPressed {
      ui.focus.press(id(row))
      ui.input.pickUp(id(row))
    }
    if hit.isDoubleClicked {
      rename(row, &ui)
      return []
    }
    guard hit.isClicked, ui.input.pointer.item?.hasMoved != true else { return [] }
    let choice = Self.choice(ui.input.modifiers)
    // Another click lets go of it, which closes its fields.
    return choice == .only && Set(chosen) == Set(members(row)) ? [.chooseNoLayer] : [choose(row, choice)]
  }

  /// What has to be painted behind a layer of a painting. Nil if nothing has, or it is an ordinary picture.
  private func paintedBehind(_ index: Int) -> String? {
    guard let effect = document.scene.effect as? Layers, let image = image(of: layers[index]),
      document.scene.content.images[image].layer != nil
    else { return nil }
    return PaintedBehind(effect, on: document.setting.viewport).sentence(of: index)
  }

  private func image(of layer: LayerSettings) -> Int? {
    let index = layer.picture.map(document.setting.picture)
    return index.flatMap { document.scene.content.images.indices.contains($0) ? $0 : nil }
  }

  private func file(of layer: LayerSettings) -> String {
    guard let index = image(of: layer) else { return "" }
    let address = PictureAddress(document.scene.content.images[index].address)
    return "\n\(address)\(document.pictures.image(index)?.remarkLine ?? "")"
  }

  private static func choice(_ modifiers: Modifiers) -> LayerSelection.Choice {
    modifiers.contains(.shift) ? .reach : modifiers.contains(.control) ? .toggle : .only
  }

  private func rename(_ row: LayerRow, _ ui: inout WindowUI) {
    ui.focus.press(id(row))
    ui.type(in: part(row, .name), title(row))
  }
}

/// Keys and menu.
extension LayerList {
  private func keys(_ row: LayerRow, _ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id(row)), let number = rows.firstIndex(where: { id($0) == id(row) }) else { return [] }
    switch press.key {
    case .up, .down:
      guard !press.modifiers.contains(.control) else { return [] }
      ui.takeKey(on: id(row))
      // The front one is on top.
      let isUp = press.key == .up
      if press.modifiers.contains(.alt) { return [edit(.bring(isUp ? 1 : -1), of: row)] }
      let target = number + (isUp ? -1 : 1)
      guard rows.indices.contains(target) else { return [] }
      ui.moveFocus(to: id(rows[target]))
      return [choose(rows[target], press.modifiers.contains(.shift) ? .reach : .only)]
    case .left, .right:
      guard let group = row.group, press.modifiers.isEmpty, row.isFolded == (press.key == .right) else { return [] }
      ui.takeKey(on: id(row))
      return [.foldGroup(group)]
    case .space, .enter:
      ui.takeKey(on: id(row))
      return [choose(row, press.modifiers.contains(.control) ? .toggle : .only)]
    case .menu,
      .function(10) where press.modifiers == .shift:
      ui.takeKey(on: id(row))
      ui.openMenu(menuID(row), mark: 0)
      return isChosen(row) ? [] : [choose(row, .only)]
    case .function(2):
      ui.takeKey(on: id(row))
      rename(isChosen(row) ? row : rows.first { members($0) == [chosen.last] } ?? row, &ui)
      return []
    case .delete where !press.modifiers.contains(.control), .backspace where !press.modifiers.contains(.control):
      ui.takeKey(on: id(row))
      let others = rows.dropFirst(number + 1) + rows.prefix(number).reversed()
      if let next = others.first(where: { $0.group == nil && !row.members.contains($0.index) }) {
        ui.moveFocus(to: id(next))
      }
      // What is chosen, even if the focus is on another row.
      return [.layers(.remove, of: chosen.isEmpty ? members(row) : chosen, isHeld: false)]
    default: return []
    }
  }

  private func menu(_ row: LayerRow, at place: Point, _ ui: inout WindowUI) -> [Intent] {
    let (layer, id) = (layers[row.index], menuID(row))
    guard ui.input.menu?.id == id else { return [] }
    let picture = row.group == nil ? layer.picture.map(document.setting.picture) : nil
    let (isGrouped, isHidden, isLocked) = (!layer.group.isEmpty, isAll(row, \.hidden), isAll(row, \.locked))
    let items: [(title: String, key: String, intents: [Intent])] =
      [
        ("Rename", "F2", []), ("Cut", "Ctrl X", [.perform(.cutLayers)]), ("Copy", "Ctrl C", [.perform(.copyLayers)]),
        ("Paste", "Ctrl V", [.perform(.paste)]), ("Duplicate", "Ctrl D", [edit(.duplicate, of: row)]),
        (
          isGrouped ? "Ungroup" : "Group", isGrouped ? "Ctrl Shift G" : "Ctrl G",
          [edit(isGrouped ? .ungroup : .group(), of: row)]
        ),
        ("Bring forward", "Ctrl ]", [edit(.bring(1), of: row)]), ("Send back", "Ctrl [", [edit(.bring(-1), of: row)]),
        (isHidden ? "Show" : "Hide", "Shift H", [edit(.hide(!isHidden), of: row)]),
        ("Show alone", "", [.showAlone(isChosen(row) ? chosen : members(row))]),
        (isLocked ? "Unlock" : "Lock", "Shift L", [edit(.lock(!isLocked), of: row)]),
      ] + (picture.map { [("Replace picture\u{2026}", "", [.perform(.replacePicture($0))])] } ?? [])
      + (document.facts.canTakeApart ? [("Take it apart", "", [.perform(.takeApart)])] : []) + [
        ("Remove", "Delete", [edit(.remove, of: row)])
      ]
    let menu = Menu<ControlID>(id, items.map(\.title), keys: items.map(\.key), breaks: [1, 6, 8, 11])
    guard let choice = menu.show(at: place, width: 160, &ui) else { return [] }
    if choice == 0 { rename(row, &ui) }
    return items[choice].intents
  }

  /// A row dropped on the list, and the new index of its front layer.
  private func carried(from top: Double, _ ui: inout WindowUI) -> (LayerRow, Int)? {
    let (rows, x, width) = (rows, ui.layout.x, ui.layout.width)
    let ids = rows.map(id)
    let order = Reorder<ControlID> { point in
      guard point.y.isFinite else { return nil }
      return min(max(0, Int((point.y - top) / Self.rowHeight)), rows.count - 1)
    } edge: { id, place in
      guard let number = ids.firstIndex(of: id), place != number else { return nil }
      let line = place < number ? place : place + 1
      return Rect(x: x, y: top + Double(line) * Self.rowHeight - 1, width: width, height: 2)
    }
    guard let item = ui.input.pointer.item?.id, let number = ids.firstIndex(of: item), let drop = order.show(&ui)
    else { return nil }
    let place = rows[drop.place].place(for: rows[number])
    guard place != rows[number].index else { return nil }
    ui.focus.press(drop.id)
    return (rows[number], place)
  }
}

/// The fields of the chosen layer.
extension LayerList {
  private func fields(of index: Int, _ ui: inout WindowUI) -> [Intent] {
    guard let record = document.field("parameters.layers")?.domain.entryRecord else { return [] }
    let line = ui.layout.row(13)
    ui.pen.fill(Rect(x: line.x, y: line.midY, width: line.width, height: 1), ui.pen.look.hairline)
    let head = ui.layout.row(24)
    let words = chosen.count > 1 ? "\(layers[index].title), and \(chosen.count - 1) more" : layers[index].title
    ui.pen.text(words, in: head, .title, ui.pen.look.text)
    var intents: [Intent] = []
    // In sight however many fields there are.
    let key = ButtonRow([PushButton(.addKey, document), PushButton(.fadeLayers, document)])
    if case .action(let command) = key.show(&ui) { intents.append(.perform(command)) }
    if let shape = ShapeFields(index, document) { intents += shape.show(&ui) }
    // A layer keeps its kind. A shape has its own fields above.
    let kinds = Set(["name", "picture", "text", "shape"]).subtracting([layers[index].kindName])
      .union(layers[index].shape == nil ? [] : ["shape"])
    let shown = record.fields.filter { $0.role != .editing && !kinds.contains($0.name) }.map {
      (path: "parameters.layers.\(index).\($0.name)", isList: $0.domain.entryRecord != nil)
    }
    // What cannot apply is not there.
    let fields = shown.filter { $0.isList || document.idle($0.path) == nil }
    for field in fields {
      intents +=
        field.isList
        ? ListEditor(field.path, document)?.show(&ui) ?? [] : FieldRow(field.path, document)?.show(&ui) ?? []
    }
    // Last, because the number of its lines changes with the offset.
    if let sentence = keyed(layers[index]) { Remark(sentence).show(&ui) }
    return intents
  }
}

extension LayerList {
  /// What the keys of a layer make of it at the present offset.
  private func keyed(_ layer: LayerSettings) -> String? {
    guard let moment = document.keyMoment else { return nil }
    let values = layer.keys.value(at: moment).values
    let words = layer.keyedChannels.list.filter { values[$0] != $0.rest || layer.keyedChannels != .all }.map {
      "\($0.name) \(FieldWords.number(values[$0], digits: 2))"
    }
    let place = "At \(FieldWords.number(moment, digits: 0)) pt"
    return words.isEmpty
      ? "\(place) its keys change nothing." : "\(place) from its keys: \(words.joined(separator: ", "))."
  }
}

/// A part of the row of a layer or a group that has a press of its own.
enum LayerPart: Hashable, Sendable { case eye, name, ratio, lock, row, fold, menu }
