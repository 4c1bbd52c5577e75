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

  private static let rowHeight = 30.0
  private static let thumbnail = Size(width: 32, height: 22)
  private static let sign = 20.0
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
  }

  func show(_ ui: inout WindowUI) -> [Intent] {
    let top = ui.layout.y
    var intents: [Intent] = []
    for index in layers.indices.reversed() { intents += row(index, in: ui.layout.row(Self.rowHeight), &ui) }
    if let (layer, place) = carried(from: top, &ui) { intents.append(edit(.carry(layer, to: place), of: layer)) }
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

  /// An edit of a layer: of all that are chosen, if it is one of them.
  private func edit(_ edit: LayerEdit, of layer: LayerIdentity) -> Intent {
    .layers(edit, of: chosen.contains(layer) ? chosen : [layer], isHeld: false)
  }

  private func id(_ index: Int) -> ControlID { .layer(names[index]) }

  private func part(_ index: Int, _ part: LayerPart) -> ControlID { .layerPart(names[index], part) }
}

/// A row: eye, thumbnail, name, ratio and lock.
extension LayerList {
  private func row(_ index: Int, in row: Rect, _ ui: inout WindowUI) -> [Intent] {
    let (layer, name) = (layers[index], names[index])
    let isChosen = chosen.contains(name)
    ui.focus.add(id(index), row)
    ui.descriptions.add(id(index), in: row, spoken(index))
    var intents = keys(index, &ui)
    guard ui.pen.isSeen(row) else { return intents }
    let look = ui.pen.look
    let plate = Rect(x: row.x - 6, y: row.y + 1, width: row.width + 12, height: row.height - 2)
    if isChosen { ui.pen.fill(plate, radius: 5, look.selection.opacity(0.22)) }
    if ui.showsFocus(id(index)) { ui.pen.focus(plate, radius: 5) }

    let eye = Rect(x: row.x, y: row.y, width: Self.sign, height: row.height)
    intents += self.eye(index, in: eye, &ui)
    let lock = Rect(x: row.maxX - Self.sign, y: row.y, width: Self.sign, height: row.height)
    intents += self.lock(index, in: lock, isShown: layer.locked || isChosen || ui.isUnderPointer(row), &ui)
    let ratio = Rect(
      x: lock.x - Self.ratioWidth - 8, y: row.y + 4, width: Self.ratioWidth, height: row.height - 8)
    intents += self.ratio(index, in: ratio, &ui)

    let picture = Rect(
      x: eye.maxX + 4, y: row.y + (row.height - Self.thumbnail.height) / 2, width: Self.thumbnail.width,
      height: Self.thumbnail.height)
    let words = Rect(x: picture.maxX + 8, y: row.y, width: ratio.x - picture.maxX - 14, height: row.height)
    intents += self.name(index, in: words, &ui)
    intents += grip(index, in: Rect(x: picture.x, y: row.y, width: words.maxX - picture.x, height: row.height), &ui)
    draw(layer, in: picture, &ui.pen)
    if isDragged(index, ui) || layer.hidden { ui.pen.fill(picture, look.panel.opacity(0.6)) }
    if !layer.group.isEmpty {
      ui.pen.fill(Rect(x: row.x - 6, y: row.y, width: 2, height: row.height), look.quietText)
    }
    return intents + menu(index, at: Point(x: words.x, y: row.maxY), &ui)
  }

  private func isDragged(_ index: Int, _ ui: WindowUI) -> Bool {
    ui.input.pointer.item?.id == id(index) && ui.input.pointer.item?.hasMoved == true
  }

  private func spoken(_ index: Int) -> AccessibleItem {
    let layer = layers[index]
    let state = [layer.hidden ? "hidden" : nil, layer.locked ? "locked" : nil].compactMap { $0 }
    return AccessibleItem(
      .listEntry, layer.title, words: (["ratio \(layer.ratio.formatted(.upTo(2)))"] + state).joined(separator: ", "),
      help:
        "Arrows choose, Alt and arrows move it, F2 renames it, Shift H hides it, Shift L locks it, Delete removes it.",
      isSet: chosen.contains(names[index]))
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
    pen.picture(picture.id, of: size, covering: box)
  }

  private func eye(_ index: Int, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let (layer, name) = (layers[index], names[index])
    let isAlone = document.soloLayers.contains(name)
    let id = part(index, .eye)
    ui.tip(id, box, "\(layer.hidden ? "Shows" : "Hides") this layer. With Alt: shows it alone.")
    let hit = ui.hit(id, box)
    let look = ui.pen.look
    let color = isAlone ? look.selection : hit.isHovered ? look.text : look.quietText
    ui.pen.eye(at: box.center, isOpen: !layer.hidden, layer.hidden ? color.opacity(0.7) : color)
    guard hit.isClicked else { return [] }
    if ui.input.modifiers.contains(.alt) { return [.showAlone(chosen.contains(name) ? chosen : [name])] }
    return [edit(.hide(!layer.hidden), of: name)]
  }

  private func lock(_ index: Int, in box: Rect, isShown: Bool, _ ui: inout WindowUI) -> [Intent] {
    let layer = layers[index]
    let id = part(index, .lock)
    ui.tip(id, box, layer.locked ? "Lets it be chosen on the stage." : "Keeps it from being chosen on the stage.")
    let hit = ui.hit(id, box)
    if isShown {
      let look = ui.pen.look
      ui.pen.padlock(
        at: box.center, isClosed: layer.locked,
        hit.isHovered || layer.locked ? look.text : look.quietText.opacity(0.6))
    }
    return hit.isClicked ? [edit(.lock(!layer.locked), of: names[index])] : []
  }

  private func ratio(_ index: Int, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard var row = FieldRow("parameters.layers.\(index).ratio", document) else { return [] }
    row.field.isMixed = false
    ui.tip(part(index, .ratio), box, "Its speed over the content\u{2019}s. Drag it, or click to type.")
    return row.bareNumber(part(index, .ratio), of: id(index), in: box, &ui)
  }

  /// The name, which a double-click opens for editing.
  private func name(_ index: Int, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let layer = layers[index]
    let field = part(index, .name)
    if ui.input.typing?.id == field {
      let open = Rect(x: box.x - 6, y: box.y + 3, width: box.width + 6, height: box.height - 6)
      guard case .finished(let typed?, _) = OpenField(field, of: id(index)).show(in: open, &ui) else { return [] }
      return [.layers(.rename(typed), of: [names[index]], isHeld: false)]
    }
    let look = ui.pen.look
    ui.pen.text(
      layer.title, in: box, .body,
      layer.hidden ? look.quietText : look.text)
    return []
  }

  /// The part of a row that chooses and carries it.
  private func grip(_ index: Int, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let name = names[index]
    ui.tip(
      id(index), box,
      "\(layers[index].title)\(file(of: layers[index]))\nDrag to order, double-click to rename, right click for more.")
    let hit = ui.hit(id(index), box)
    if hit.isAsked {
      ui.openMenu(.layerMenu(name), isAsked: true)
      return chosen.contains(name) ? [] : [.chooseLayer(name, .only)]
    }
    if hit.isPressed {
      ui.focus.press(id(index))
      ui.input.pickUp(id(index))
    }
    if hit.isDoubleClicked {
      rename(index, &ui)
      return []
    }
    guard hit.isClicked, ui.input.pointer.item?.hasMoved != true else { return [] }
    let choice = Self.choice(ui.input.modifiers)
    // Another click lets go of it, which closes its fields.
    return choice == .only && chosen == [name] ? [.chooseNoLayer] : [.chooseLayer(name, choice)]
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

  private func rename(_ index: Int, _ ui: inout WindowUI) {
    ui.focus.press(id(index))
    ui.type(in: part(index, .name), layers[index].title)
  }
}

/// Keys and menu.
extension LayerList {
  private func keys(_ index: Int, _ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id(index)) else { return [] }
    let name = names[index]
    switch press.key {
    case .up, .down:
      guard !press.modifiers.contains(.control) else { return [] }
      ui.takeKey(on: id(index))
      // The front one is on top.
      let target = index + (press.key == .up ? 1 : -1)
      if press.modifiers.contains(.alt) { return [edit(.bring(target - index), of: name)] }
      guard names.indices.contains(target) else { return [] }
      ui.moveFocus(to: id(target))
      return [.chooseLayer(names[target], press.modifiers.contains(.shift) ? .reach : .only)]
    case .space, .enter:
      ui.takeKey(on: id(index))
      return [.chooseLayer(name, press.modifiers.contains(.control) ? .toggle : .only)]
    case .menu,
      .function(10) where press.modifiers == .shift:
      ui.takeKey(on: id(index))
      ui.openMenu(.layerMenu(name), mark: 0)
      return chosen.contains(name) ? [] : [.chooseLayer(name, .only)]
    default: return act(press, on: chosen.contains(name) ? name : chosen.last ?? name, focused: index, &ui)
    }
  }

  /// The keys that change layers. They change those that are chosen, even if the focus is on another row.
  private func act(
    _ press: KeyPress, on name: LayerIdentity, focused: Int, _ ui: inout WindowUI
  ) -> [Intent] {
    guard let index = names.firstIndex(of: name) else { return [] }
    let change: LayerEdit
    switch press.key {
    case .function(2):
      ui.takeKey(on: id(focused))
      rename(index, &ui)
      return []
    case .delete where !press.modifiers.contains(.control), .backspace where !press.modifiers.contains(.control):
      if names.count > 1 { ui.moveFocus(to: id(index > 0 ? index - 1 : 1)) }
      change = .remove
    default: return []
    }
    ui.takeKey(on: id(focused))
    return [edit(change, of: name)]
  }

  private func menu(_ index: Int, at place: Point, _ ui: inout WindowUI) -> [Intent] {
    let (layer, name) = (layers[index], names[index])
    let id = ControlID.layerMenu(name)
    guard ui.input.menu?.id == id else { return [] }
    let picture = layer.picture.map(document.setting.picture)
    let isGrouped = !layer.group.isEmpty
    let items: [(title: String, key: String, intents: [Intent])] =
      [
        ("Rename", "F2", []),
        ("Duplicate", "Ctrl D", [edit(.duplicate, of: name)]),
        (
          isGrouped ? "Ungroup" : "Group", isGrouped ? "Ctrl Shift G" : "Ctrl G",
          [edit(isGrouped ? .ungroup : .group, of: name)]
        ),
        ("Bring forward", "Ctrl ]", [edit(.bring(1), of: name)]), ("Send back", "Ctrl [", [edit(.bring(-1), of: name)]),
        (layer.hidden ? "Show" : "Hide", "Shift H", [edit(.hide(!layer.hidden), of: name)]),
        ("Show alone", "", [.showAlone(chosen.contains(name) ? chosen : [name])]),
        (layer.locked ? "Unlock" : "Lock", "Shift L", [edit(.lock(!layer.locked), of: name)]),
      ] + (picture.map { [("Replace picture\u{2026}", "", [.perform(.replacePicture($0))])] } ?? [])
      + (document.facts.canTakeApart ? [("Take it apart", "", [.perform(.takeApart)])] : []) + [
        ("Remove", "Delete", [edit(.remove, of: name)])
      ]
    let menu = Menu<ControlID>(id, items.map(\.title), keys: items.map(\.key), breaks: [3, 5, 8])
    guard let choice = menu.show(at: place, width: 160, &ui) else { return [] }
    if choice == 0 { rename(index, &ui) }
    return items[choice].intents
  }

  /// A layer dropped on the list, and its new place counted from the furthest.
  private func carried(from top: Double, _ ui: inout WindowUI) -> (LayerIdentity, Int)? {
    let (count, x, width) = (layers.count, ui.layout.x, ui.layout.width)
    let names = names
    let order = Reorder<ControlID> { point in
      guard point.y.isFinite else { return nil }
      return count - 1 - min(max(0, Int((point.y - top) / Self.rowHeight)), count - 1)
    } edge: { id, place in
      guard case .layer(let name) = id, let index = names.firstIndex(of: name), place != index else { return nil }
      let line = place > index ? count - 1 - place : count - place
      return Rect(x: x, y: top + Double(line) * Self.rowHeight - 1, width: width, height: 2)
    }
    guard case .layer? = ui.input.pointer.item?.id, let drop = order.show(&ui), case .layer(let name) = drop.id,
      names.firstIndex(of: name) != drop.place
    else { return nil }
    ui.focus.press(drop.id)
    return (name, drop.place)
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
    // A shape has its own fields above, and becomes nothing else; nothing else becomes a shape.
    let kinds: Set = layers[index].shape == nil ? ["name", "shape"] : ["name", "picture", "text", "shape"]
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

/// A part of a layer's row that has a press of its own.
enum LayerPart: Hashable, Sendable { case eye, name, ratio, lock }
