import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

extension PartName { public static let keyTrack: PartName = "keyframes" }

/// The keys of all layers over the offset, under the stage: a row a layer, the front one on top, with a diamond for each
/// key. An open layer has a row for each value that has keys. The playhead is the offset.
struct KeyTrackPart: Part {
  private(set) var axis: KeyAxis?
  /// What the axis was made from.
  private var ground: KeyAxis.Ground?
  private var drag: Drag?
  /// The rows that are scrolled out at the top.
  private var firstRow = 0
  /// The chosen layer that was last brought into view.
  private var revealed: LayerIdentity?

  private enum Drag: Sendable {
    case playhead
    /// Chosen keys, from an offset; `applied` is how far they were moved. Without a move, it was a click on `key`.
    case keys(from: Double, applied: Double, place: Double, key: KeyPlace)
    /// Chosen keys about the first or last of them.
    case stretch(about: Double, from: Double, applied: Double, KeyScale)
    case ease(KeyCurves.Handle)
  }

  let name = PartName.keyTrack
  let side = Side.below
  let comesAndGoes = true
  func title(_ studio: Studio) -> String { "Keyframes" }

  private static let head = 26.0
  private static let row = 22.0
  private static let mostRows = 7
  private static let margin = 16.0
  private static let leastWindow = 560.0
  private static let (diamond, reach, snap, slop) = (5.0, 8.0, 6.0, 2.0)
}

/// Its place.
extension KeyTrackPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let options = studio.view.options
    let rows = min(Self.mostRows, rows(studio).count)
    let isShown =
      options.showsKeyTrack && rows > 0 && options.showsPanels && room.isRoomy
      && room.window.height >= Self.leastWindow && room.rest.width >= 2 * PlotGrid.names
    let curves = options.showsKeyCurves ? KeyCurves.height : 0
    return room.bottom(isShown ? Self.head + Double(rows) * Self.row + 8 + curves : 0)
  }

  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    guard !frame.isEmpty else {
      axis = nil
      return []
    }
    let rows = rows(studio).count
    reveal(studio)
    firstRow = min(max(0, firstRow), max(0, rows - Self.mostRows))
    // A drag keeps its scale.
    guard drag == nil || axis == nil else { return [] }
    var strip = frame
    if studio.view.options.showsKeyCurves { strip.height -= KeyCurves.height }
    let ground = KeyAxis.Ground(studio.stage.shown, on: Self.track(in: strip))
    guard axis == nil || ground != self.ground else { return [] }
    (axis, self.ground) = (KeyAxis(studio.stage.shown, on: ground.track), ground)
    return []
  }

  /// Scrolls to the layer that was chosen last, wherever that was done.
  private mutating func reveal(_ studio: Studio) {
    guard let chosen = studio.chosenLayers.last, chosen != revealed else { return }
    revealed = chosen
    guard let line = rows(studio).firstIndex(where: { $0.layer == chosen }) else { return }
    firstRow = min(max(firstRow, line - Self.mostRows + 1), line)
  }

  private static func track(in strip: Rect) -> Rect {
    let column = PlotGrid.axis(in: strip)
    return Rect(x: column.x, y: strip.y + head, width: column.width, height: strip.height - head - 8)
  }
}

/// Rows.
extension KeyTrackPart {
  fileprivate struct Row: Hashable, Sendable {
    let layer: LayerIdentity
    /// Its index in the scene.
    let index: Int
    /// Nil: the whole layer.
    var channel: KeyChannel?

    var id: ControlID { channel.map { .valueRow(layer, $0) } ?? .keyRow(layer) }

    func key(_ number: Int) -> KeyPlace { KeyPlace(layer: layer, index: number, channel: channel) }

    func sets(_ key: LayerKey) -> Bool { channel.map(key.sets) ?? true }
  }

  private func rows(_ studio: Studio) -> [Row] {
    Self.rows(of: studio.document.scene.composition, studio.view.layers.opened(of: studio.document))
  }

  private static func rows(of layers: [LayerSettings], _ opened: Set<LayerIdentity>) -> [Row] {
    zip(layers.identities, layers).enumerated().reversed().flatMap { index, entry in
      let (name, layer) = entry
      let values = opened.contains(name) ? layer.keyedChannels.list : []
      return [Row(layer: name, index: index)] + values.map { Row(layer: name, index: index, channel: $0) }
    }
  }
}

/// Controls.
extension KeyTrackPart {
  struct Subject: Hashable, Sendable {
    fileprivate let layers: [LayerSettings]
    fileprivate let rows: [Row]
    fileprivate let opened: Set<LayerIdentity>
    fileprivate let chosen: [LayerIdentity]
    fileprivate let keys: Set<KeyPlace>
    fileprivate let axis: KeyAxis?
    fileprivate let firstRow: Int
    fileprivate let rest: Double
    /// Nil while the curves are hidden.
    fileprivate let curves: KeyCurves?
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    guard let axis else {
      return Subject(
        layers: [], rows: [], opened: [], chosen: [], keys: [], axis: nil, firstRow: 0, rest: 0, curves: nil)
    }
    return Subject(
      layers: studio.document.scene.composition, rows: rows(studio),
      opened: studio.view.layers.opened(of: studio.document), chosen: studio.chosenLayers,
      keys: studio.chosenKeys, axis: axis, firstRow: firstRow, rest: studio.stage.shown.extent.bounds.lowerBound,
      curves: curves(axis, studio))
  }

  /// The curves of the layer that was chosen last.
  func curves(_ axis: KeyAxis, _ studio: Studio) -> KeyCurves? {
    guard studio.view.options.showsKeyCurves else { return nil }
    let (layers, chosen) = (studio.document.scene.composition, studio.chosenKeys)
    let layer = chosen.first?.layer ?? studio.chosenLayers.last
    let keys = layer.flatMap(studio.document.scene.layerIndex).map { layers[$0].keys } ?? []
    let frame = Rect(x: axis.track.x, y: axis.track.maxY + 4, width: axis.track.width, height: KeyCurves.height - 4)
    return KeyCurves(
      keys: keys, axis: axis, scale: layer.flatMap { scale(of: $0, axis, studio) }, frame: frame,
      chosen: chosen.count == 1 ? chosen.first?.index : nil, channel: chosen.first?.channel)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    let strip = ui.frame
    guard !strip.isEmpty, let axis = subject.axis else { return [] }
    let look = ui.pen.look
    ui.pen.fill(strip, look.panel)
    ui.pen.fill(Rect(x: strip.x, y: strip.y, width: strip.width, height: 1), look.hairline)
    drawAxis(axis, in: strip, &ui)
    var intents: [Intent] = []
    if let curves = subject.curves {
      let column = Rect(x: strip.x + Self.margin, y: 0, width: PlotGrid.names - Self.margin - 8, height: 0)
      curves.draw(names: column, &ui)
    }
    for (line, row) in subject.rows.dropFirst(subject.firstRow).prefix(Self.mostRows).enumerated() {
      let frame = Rect(x: strip.x, y: axis.track.y + Double(line) * Self.row, width: strip.width, height: Self.row)
      intents += show(row, subject, axis, in: frame, &ui)
    }
    intents += head(isOpen: subject.curves != nil, in: strip, &ui)
    return intents + menu(subject, &ui)
  }

  /// The title, which shows and hides the curves.
  private func head(isOpen: Bool, in strip: Rect, _ ui: inout WindowUI) -> [Intent] {
    let box = Rect(
      x: strip.x + Self.margin - 4, y: strip.y + 3, width: PlotGrid.names - Self.margin, height: Self.head - 4)
    let (isLit, isPressed) = ListLine(ControlID.action(.keyCurves), "Curves", tip: Command.keyCurves.tip).show(
      in: box, isOpen: isOpen, &ui)
    let look = ui.pen.look
    ui.pen.chevron(at: Point(x: box.x + 8, y: box.midY), isDown: isOpen, look.quietText)
    ui.pen.text(
      "Keyframes", in: Rect(x: box.x + 20, y: box.y, width: box.width - 20, height: box.height), .small,
      isLit ? look.text : look.quietText)
    return isPressed ? [.perform(.keyCurves)] : []
  }

  private func drawAxis(_ axis: KeyAxis, in strip: Rect, _ ui: inout WindowUI) {
    let look = ui.pen.look
    let ruler = Rect(x: axis.track.x, y: strip.y, width: axis.track.width, height: Self.head)
    ui.tip(.canvas(name), ruler, "Offset in points. Drag to scroll.")
    let marks = axis.marks.map { axis.x(of: $0.offset) }
    let widths = axis.marks.map { ui.pen.width($0.name, .small).rounded(.up) + 4 }
    for tick in axis.ticks {
      let x = axis.x(of: tick)
      let notch = Rect(x: x - 0.5, y: ruler.maxY - PlotLook.tick, width: 1, height: PlotLook.tick)
      ui.pen.fill(notch, look.quietText)
      guard !zip(marks, widths).contains(where: { abs($0 - x) < $1 / 2 + 30 }) else { continue }
      // The first stays inside the axis.
      let isFirst = x < ruler.x + 14
      ui.pen.text(
        "\(FieldWords.number(tick, digits: 0)) pt",
        in: Rect(x: isFirst ? x : x - 28, y: ruler.y + 5, width: 56, height: 16), .small, look.quietText,
        alignment: isFirst ? .leading : .center)
    }
    for (mark, (x, width)) in zip(axis.marks, zip(marks, widths)) {
      let line = Rect(
        x: x - 0.5, y: ruler.maxY - PlotLook.tick, width: 1, height: axis.track.height + PlotLook.tick)
      ui.pen.fill(line, look.quietText.opacity(0.5))
      ui.pen.text(
        mark.name, in: Rect(x: x - width / 2, y: ruler.y + 5, width: width, height: 16), .small, look.text,
        alignment: .center)
    }
  }

  /// A layer, or one of its values, with its keys.
  private func show(
    _ line: Row, _ subject: Subject, _ axis: KeyAxis, in row: Rect, _ ui: inout WindowUI
  ) -> [Intent] {
    let look = ui.pen.look
    let (settings, isChosen) = (subject.layers[line.index], subject.chosen.contains(line.layer))
    let shown = settings.keys.indices.filter { line.sets(settings.keys[$0]) }
    let scale = KeyScale(settings, on: axis, rest: subject.rest)
    if isChosen { ui.pen.fill(row, look.selection.opacity(0.14)) }
    var label = Rect(x: row.x + Self.margin, y: row.y, width: PlotGrid.names - Self.margin - 8, height: row.height)
    if line.channel != nil { label = Rect(x: label.x + 12, y: label.y, width: label.width - 12, height: label.height) }
    let title = line.channel?.name ?? settings.title
    ui.pen.text(title, in: label, .small, settings.hidden || line.channel != nil ? look.quietText : look.text)
    ui.pen.fill(Rect(x: axis.track.x, y: row.midY, width: axis.track.width, height: 1), look.hairline)
    if let end = scale.end {
      let box = Rect(x: axis.track.maxX + 8, y: row.y, width: row.maxX - axis.track.maxX - 8, height: row.height)
      ui.pen.text(end, in: box, .small, look.quietText)
    }
    ui.focus.add(line.id, row)
    let isOpen = subject.opened.contains(line.layer)
    ui.descriptions.add(
      line.id, in: row,
      AccessibleItem(
        .listEntry, line.channel.map { "\(settings.title), \($0.name)" } ?? title,
        words: shown.isEmpty ? "no keys" : counted(shown.count, "key", "keys"),
        help: "Arrows go from key to key, Alt and arrows move it, Enter adds one at the present offset, "
          + "Space \(isOpen ? "hides" : "shows") its values.",
        isSet: isChosen))
    if ui.showsFocus(line.id) { ui.pen.focus(row.inset(by: 1), radius: 4) }
    let isTurned = line.channel == nil && !settings.keys.isEmpty && sign(line.layer, isOpen: isOpen, in: row, &ui)
    if let first = shown.first, let last = shown.last, first != last {
      let (start, end) = (
        axis.x(of: scale.place(of: settings.keys[first])), axis.x(of: scale.place(of: settings.keys[last]))
      )
      ui.pen.fill(
        Rect(x: start, y: row.midY - 0.5, width: max(0, end - start), height: 2), look.quietText.opacity(0.6))
    }
    for number in shown {
      let key = settings.keys[number]
      let isChosen =
        subject.keys.contains(line.key(number)) || subject.keys.contains(KeyPlace(layer: line.layer, index: number))
      let center = Point(x: axis.x(of: scale.place(of: key)), y: row.midY)
      let words =
        line.channel.map { "\($0.name) \(FieldWords.number(key.values[$0], digits: 2))" } ?? Self.words(of: key)
      ui.tip(
        .key(line.key(number)), Rect(x: center.x - 7, y: row.y, width: 14, height: row.height),
        "\(settings.title), at \(scale.words(key.at))\n\(words)\nDrag to move it, right click for its easing.")
      ui.pen.diamond(
        at: center, radius: line.channel == nil ? Self.diamond : Self.diamond - 1,
        isChosen ? look.selection : settings.hidden ? look.quietText : look.text)
    }
    return (isTurned ? [.openKeys(of: line.layer)] : []) + keys(line, settings, subject, &ui)
  }

  /// The sign that shows and hides the values of a layer, and whether it is pressed.
  private func sign(_ layer: LayerIdentity, isOpen: Bool, in row: Rect, _ ui: inout WindowUI) -> Bool {
    let box = Rect(x: row.x, y: row.y, width: Self.margin, height: row.height)
    ui.tip(.keyRowSign(layer), box, isOpen ? "Hides its values." : "Shows a row for each of its values.")
    let hit = ui.hit(.keyRowSign(layer), box)
    ui.pen.chevron(
      at: Point(x: box.midX, y: box.midY), isDown: isOpen, hit.isHovered ? ui.pen.look.text : ui.pen.look.quietText)
    if hit.isPressed { ui.focus.press(.keyRow(layer)) }
    return hit.isClicked
  }

  /// The values that a key sets, or of a key that sets all those that are not at rest.
  private static func words(of key: LayerKey) -> String {
    let values = KeyChannel.allCases.filter { key.only?.contains($0) ?? (key.values[$0] != $0.rest) }.map {
      "\($0.name) \(FieldWords.number(key.values[$0], digits: 2))"
    }
    return values.isEmpty ? "as without keys" : values.joined(separator: ", ")
  }

  /// A row by keys.
  private func keys(
    _ row: Row, _ settings: LayerSettings, _ subject: Subject, _ ui: inout WindowUI
  ) -> [Intent] {
    let (id, layer) = (row.id, row.layer)
    guard let press = ui.key(on: id) else { return [] }
    if press.modifiers == .control { return copying(press.key, id, layer, &ui) }
    let chosen = subject.keys.filter { $0.layer == layer && $0.channel == row.channel }.map(\.index).sorted()
    let shown = settings.keys.indices.filter { row.sets(settings.keys[$0]) }
    switch press.key {
    case .left, .right:
      ui.takeKey(on: id)
      let step = press.key == .right ? 1 : -1
      if press.modifiers.contains(.alt) {
        let scale = subject.axis.map { KeyScale(settings, on: $0, rest: subject.rest) }
        let way = Double(step) * (press.modifiers.contains(.shift) ? 10 : 1) * (scale?.step ?? 1)
        return chosen.isEmpty ? [] : [.keys(.shift(by: way), isHeld: false)]
      }
      guard !shown.isEmpty else { return [] }
      let next = chosen.first.flatMap(shown.firstIndex).map { $0 + step } ?? (step > 0 ? 0 : shown.count - 1)
      guard shown.indices.contains(next) else { return [] }
      return [.chooseKey(row.key(shown[next]), isAdded: false)]
        + (settings.over == .offset ? [.put(offset: subject.rest + settings.keys[shown[next]].at)] : [])
    case .up, .down:
      ui.takeKey(on: id)
      guard let index = subject.rows.firstIndex(of: row) else { return [] }
      let target = index + (press.key == .up ? -1 : 1)
      guard subject.rows.indices.contains(target) else { return [] }
      ui.moveFocus(to: subject.rows[target].id)
      return [.chooseLayer(subject.rows[target].layer, .only)]
    case .space:
      ui.takeKey(on: id)
      return [.openKeys(of: layer)]
    case .enter:
      ui.takeKey(on: id)
      return [.chooseLayer(layer, .only), .perform(.addKey)]
    case .delete, .backspace:
      guard !chosen.isEmpty else { return [] }
      ui.takeKey(on: id)
      return [.keys(.remove, isHeld: false)]
    case .menu,
      .function(10) where press.modifiers == .shift:
      guard !chosen.isEmpty else { return [] }
      ui.takeKey(on: id)
      ui.openMenu(.keyMenu, mark: 0)
    default: break
    }
    return []
  }

  /// Copies the chosen keys, and pastes them from the present offset on.
  private func copying(
    _ key: Key, _ id: ControlID, _ layer: LayerIdentity, _ ui: inout WindowUI
  ) -> [Intent] {
    switch key {
    case .letter("c"):
      ui.takeKey(on: id)
      return [.copyKeys(of: layer)]
    case .letter("v"):
      ui.takeKey(on: id)
      return [.pasteKeys(on: layer)]
    default: return []
    }
  }

  private static let eases: [(name: String, ease: Easing)] = [
    ("Linear", .linear), ("Ease", .ease), ("Ease in", .easeIn), ("Ease out", .easeOut), ("Ease in and out", .easeInOut),
  ]

  /// The menu of the chosen keys: how they are reached, and what becomes of them.
  private func menu(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard ui.input.menu?.id == .keyMenu else { return [] }
    let eases = subject.keys.compactMap { key in
      subject.layers.index(of: key.layer).map { subject.layers[$0].keys[key.index].ease }
    }
    let chosen = Set(eases).count == 1 ? Self.eases.firstIndex { $0.ease == eases[0] } : nil
    let menu = Menu<ControlID>(
      .keyMenu, Self.eases.map(\.name) + ["Remove"], keys: Self.eases.map { _ in "" } + ["Delete"],
      breaks: [Self.eases.count], chosen: chosen)
    guard let item = menu.show(at: ui.frame.origin, width: 150, &ui) else { return [] }
    return [.keys(item < Self.eases.count ? .ease(Self.eases[item].ease) : .remove, isHeld: false)]
  }
}

/// The pointer.
extension KeyTrackPart {
  mutating func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    guard let axis, !ui.frame.isEmpty else { return [] }
    let isDouble = ui.happenings.now == .press(isDouble: true)
    switch ui.area(.canvas(name), ui.frame) {
    case .down(let point):
      if let row = row(at: point, axis, studio) { ui.focus.press(row.id) }
      return press(point, isDouble: isDouble, axis, studio)
    case .move(let point): return move(to: point, axis, studio)
    case .up, .cancel:
      defer { drag = nil }
      switch drag {
      case .playhead: return [.letGo]
      case .keys(_, 0, let place, let key) where studio.chosenKeys == [key]:
        let goes = scale(of: key.layer, axis, studio)?.over == .offset
        return [.finishEdit] + (goes ? [.put(offset: place), .letGo] : []) + Self.opening(key, studio)
      case nil: return []
      default: return [.finishEdit]
      }
    case .secondary(let point):
      guard let key = key(at: point, axis, studio) else { return [] }
      ui.openMenu(.keyMenu, isAsked: true)
      return studio.chosenKeys.contains(key) ? [] : [.chooseKey(key, isAdded: false)]
    case .wheel(_, let dy, _):
      firstRow = firstRow - Int(dy.rounded(.awayFromZero))
      return []
    default: return []
    }
  }

  /// Shows the values of a key in the panel.
  private static func opening(_ key: KeyPlace, _ studio: Studio) -> [Intent] {
    guard let index = studio.document.scene.layerIndex(of: key.layer) else { return [] }
    let list = "parameters.layers.\(index).keys"
    return [.panel(.openList(list, true)), .panel(.openList("\(list).\(key.index)", true))]
  }

  /// The offset at a point: that of a mark or a key if it is near, unless Alt is held.
  private func place(at point: Point, _ axis: KeyAxis, _ studio: Studio) -> Double {
    let offset = axis.value(at: point.x)
    guard !studio.view.modifiers.contains(.alt) else { return offset }
    let rest = studio.stage.shown.extent.bounds.lowerBound
    let keys = studio.document.scene.composition.filter { $0.over == .offset }.flatMap { $0.keys.map { rest + $0.at } }
    return axis.snapped(offset, to: keys, within: Self.snap)
  }

  private mutating func press(_ point: Point, isDouble: Bool, _ axis: KeyAxis, _ studio: Studio) -> [Intent] {
    let modifiers = studio.view.modifiers
    if let curves = curves(axis, studio), point.y > axis.track.maxY {
      drag = curves.handle(at: point).map(Drag.ease)
      return []
    }
    if let key = key(at: point, axis, studio), let scale = scale(of: key.layer, axis, studio) {
      let isAdded = modifiers.contains(.shift) || modifiers.contains(.control)
      let chosen = studio.chosenKeys
      let number = number(of: key, studio)
      if modifiers.contains(.alt), chosen.count > 1, chosen.contains(key) {
        let numbers = chosen.map { self.number(of: $0, studio) }
        let (first, last) = (numbers.min() ?? number, numbers.max() ?? number)
        drag = .stretch(about: number - first < last - number ? last : first, from: number, applied: 1, scale)
        return []
      }
      let place = scale.place(at: number)
      drag = .keys(from: axis.value(at: point.x), applied: 0, place: place, key: key)
      return chosen.contains(key) && !isAdded ? [] : [.chooseKey(key, isAdded: isAdded)]
    }
    guard point.y >= axis.track.y, let row = row(at: point, axis, studio) else {
      drag = .playhead
      return [.put(offset: place(at: point, axis, studio))]
    }
    guard point.x >= axis.track.x else {
      return [.chooseLayer(row.layer, modifiers.contains(.control) ? .toggle : .only)]
    }
    if isDouble {
      let rest = studio.stage.shown.extent.bounds.lowerBound
      let scale = scale(of: row.layer, axis, studio)
      let place =
        scale.flatMap { $0.over == .offset ? nil : rest + $0.rounded(at: axis.value(at: point.x)) }
        ?? place(at: point, axis, studio)
      return [.addKey(row.layer, at: place, of: row.channel)]
    }
    return [.chooseLayer(row.layer, .only)]
  }

  private mutating func move(to point: Point, _ axis: KeyAxis, _ studio: Studio) -> [Intent] {
    let offset = axis.value(at: point.x)
    guard offset.isFinite else { return [] }
    switch drag {
    case .playhead: return [.put(offset: place(at: point, axis, studio))]
    case .keys(let start, let applied, let place, let key):
      guard let scale = scale(of: key.layer, axis, studio) else { return [] }
      let isFree = studio.view.modifiers.contains(.alt)
      let wish = place + offset - start
      // A click is no drag.
      guard applied != 0 || abs(axis.x(of: wish) - axis.x(of: place)) >= Self.slop else { return [] }
      let goal = isFree ? wish : snapped(wish, axis, scale, studio)
      let way = goal - place
      drag = .keys(from: start, applied: way, place: place, key: key)
      return way == applied
        ? [] : [.keys(.shift(by: scale.number(at: goal) - scale.number(at: place + applied)), isHeld: true)]
    case .stretch(let middle, let start, let applied, let scale):
      guard abs(start - middle) > 1e-6 else { return [] }
      let factor = max(0.01, (scale.number(at: offset) - middle) / (start - middle))
      drag = .stretch(about: middle, from: start, applied: factor, scale)
      return factor == applied ? [] : [.keys(.stretch(by: factor / applied, about: middle), isHeld: true)]
    case .ease(let handle):
      let ease = self.axis.flatMap { curves($0, studio) }?.ease(handle, at: point)
      return ease.map { [.keys(.ease($0), isHeld: true)] } ?? []
    case nil: return []
    }
  }

  /// Where a dragged key stops: over the offset at marks and keys, otherwise at round numbers.
  private func snapped(_ place: Double, _ axis: KeyAxis, _ scale: KeyScale, _ studio: Studio) -> Double {
    guard scale.over == .offset else { return scale.place(at: scale.rounded(at: place)) }
    let rest = studio.stage.shown.extent.bounds.lowerBound
    return axis.snapped(place, to: others(studio).map { rest + $0 }, within: Self.snap)
  }

  /// The offsets from rest of the keys that are not chosen.
  private func others(_ studio: Studio) -> [Double] {
    let layers = studio.document.scene.composition
    let (names, chosen) = (layers.identities, studio.chosenKeys)
    return layers.indices.filter { layers[$0].over == .offset }.flatMap { index in
      layers[index].keys.enumerated().filter { key in
        !chosen.contains { $0.layer == names[index] && $0.index == key.offset }
      }.map(\.element.at)
    }
  }

  private func scale(of layer: LayerIdentity, _ axis: KeyAxis, _ studio: Studio) -> KeyScale? {
    studio.document.scene.layerIndex(of: layer).map {
      KeyScale(
        studio.document.scene.composition[$0], on: axis, rest: studio.stage.shown.extent.bounds.lowerBound)
    }
  }

  /// The offset, speed or time of a key.
  private func number(of key: KeyPlace, _ studio: Studio) -> Double {
    let layers = studio.document.scene.composition
    return studio.document.scene.layerIndex(of: key.layer).map { layers[$0].keys[key.index].at } ?? 0
  }

  private func row(at point: Point, _ axis: KeyAxis, _ studio: Studio) -> Row? {
    let rows = rows(studio)
    let line = Int(((point.y - axis.track.y) / Self.row).rounded(.down))
    return line >= 0 && line < Self.mostRows && rows.indices.contains(firstRow + line) ? rows[firstRow + line] : nil
  }

  private func key(at point: Point, _ axis: KeyAxis, _ studio: Studio) -> KeyPlace? {
    guard let row = row(at: point, axis, studio) else { return nil }
    guard let scale = scale(of: row.layer, axis, studio) else { return nil }
    let keys = studio.document.scene.composition[row.index].keys
    let ways = keys.map { abs(axis.x(of: scale.place(of: $0)) - point.x) }
    let shown = keys.indices.filter { row.sets(keys[$0]) }
    guard let nearest = shown.min(by: { ways[$0] < ways[$1] }), ways[nearest] <= Self.reach else { return nil }
    return row.key(nearest)
  }
}

/// Frames.
extension KeyTrackPart {
  /// The playhead, and what the colors mean.
  func paintOver(_ studio: Studio, _ painting: inout Painting) {
    guard let axis, !painting.frame.isEmpty else { return }
    let (theme, strip) = (studio.view.theme, painting.frame)
    if PlotGrid.hasTools(in: strip) {
      PlotGrid.legend(
        [
          PlotGrid.Entry(words: "key", color: theme.text, sample: .diamond),
          PlotGrid.Entry(words: "chosen", color: theme.selection, sample: .diamond),
          PlotGrid.Entry(words: "moves", color: theme.quietText),
        ], in: PlotGrid.toolLine(in: strip, y: strip.y + 6, height: 14), theme, &painting.widths,
        into: &painting.list)
    }
    let x = axis.x(of: studio.stage.layers.offset)
    guard x >= axis.track.x - 1, x <= axis.track.maxX + 1 else { return }
    PlotGrid.present(at: x, from: axis.track.y - 4, to: strip.maxY - 4, theme, into: &painting.list)
    if let held = held(axis, studio) { draw(held.words, at: held.x, in: strip, theme, &painting) }
  }

  /// Where what is dragged is, and how far it has come.
  private func held(_ axis: KeyAxis, _ studio: Studio) -> (words: String, x: Double)? {
    let rest = studio.stage.shown.extent.bounds.lowerBound
    func told(_ number: Double) -> String { FieldWords.number(number.rounded(), digits: 0) }
    switch drag {
    case .playhead:
      let offset = studio.stage.layers.offset
      return ("\(told(offset - rest)) pt", axis.x(of: offset))
    case .keys(_, let applied, let place, let key) where applied != 0:
      guard let scale = scale(of: key.layer, axis, studio) else { return nil }
      let (from, to) = (scale.number(at: place), scale.number(at: place + applied))
      return ("\(scale.words(to)), \(applied > 0 ? "+" : "")\(scale.short(to - from))", axis.x(of: place + applied))
    default: return nil
    }
  }

  /// A label above the rows.
  private func draw(_ words: String, at x: Double, in strip: Rect, _ theme: Theme, _ painting: inout Painting) {
    let width = painting.widths.width(words, .small).rounded(.up) + 12
    let left = min(max(strip.x + 4, x - width / 2), strip.maxX - width - 4)
    let box = Rect(x: left, y: strip.y + 4, width: width, height: 18)
    painting.list.append(.shape(RoundedShape(frame: box, radius: 5, fill: theme.selection)))
    painting.list.append(
      .text(words, box: box, style: TextStyle(size: 11, weight: .semibold, color: .white, alignment: .center)))
  }
}
