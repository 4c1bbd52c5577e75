import Boundary
import Geometry
import PreviewKit

extension PartName { public static let gallery: PartName = "gallery" }

/// The gallery at the left: its pictures, which of them is pointed at, and how far it is scrolled.
struct GalleryPart: Part {
  private(set) var places = GalleryPlaces.none
  private(set) var hovered: GalleryHover?
  private var scroll = GalleryScroll()
  /// The pressed scene, while it can still be a click, and the scrolling.
  private var held: (scene: Int?, grip: GalleryScroll.Grip?)?
  /// The selection that the gallery was last scrolled to, and the gallery's frame then.
  private var revealed: (selection: Library.Selection, frame: Rect)?
  /// The pictures at rest.
  private var cells: [DocumentID: KeptDrawing<GalleryCell>] = [:]

  let name = PartName.gallery
  let side = Side.left
  let role = AccessiblePart.Role.list
  func title(_ studio: Studio) -> String { "Scenes" }

  static let width = ColumnWidth(usual: 168, range: SessionRecord.View.galleryWidths, growth: 0.3)
  /// Minimum width of the stage beside it, and of its edge that resizes it.
  private static let leastStage = 340.0
  private static let edge = 4.0
  /// Minimum window width for it beside the panel.
  private static let leastWindow = 880.0
  /// Scrolled by a notch of a wheel, and by a unit of a touchpad, in points.
  private static let notch = 56.0
  private static let unit = 12.0
}

/// Its place, and those of its pictures.
extension GalleryPart {
  mutating func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let scenes = studio.library.documents.count
    let isShown =
      studio.view.options.showsPanels && room.window.width >= Self.leastWindow && scenes > 1
      && room.rest.height >= GalleryPlaces.leastHeight
      && HandoffPart.leaves(Self.width.usual, in: room, studio.view.options)
    let wanted = studio.view.galleryWidth ?? Self.width.usual(in: room.window)
    let most = max(Self.width.range.lowerBound, room.rest.width - PanelPart.width.usual - Self.leastStage)
    let frame = room.left(isShown ? min(wanted, most) : 0)
    let own = studio.library.own
    let shown = studio.view.options.hidesSamples ? own ?? scenes : scenes
    places = GalleryPlaces(isShown ? shown : 0, own: own, in: frame, scrolled: scroll.offset)
    return frame
  }

  /// Brings the picture of the scene on the stage into view where that is another one, or the gallery another.
  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    let subject = (studio.library.selection, frame)
    if revealed.map({ $0 != subject }) ?? true {
      revealed = subject
      scroll.show(studio.library.selected, places)
      places.scroll(to: scroll.offset)
    }
    // Nothing below a sheet is pointed at.
    if studio.hasSheet { hovered = nil }
    hovered?.advance(studio.library, to: ui.input.time)
    return []
  }
}

/// Keys and the context menus.
extension GalleryPart {
  struct Subject: Hashable, Sendable {
    fileprivate let facts: Facts
    fileprivate let places: GalleryPlaces
    fileprivate let selected: Int
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(facts: present.facts, places: places, selected: studio.library.selected)
  }

  /// Arrows show the next scene.
  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    var buttons = ToolButtons(facts: subject.facts)
    let (places, selected) = (subject.places, subject.selected)
    for index in 0..<places.count {
      let tools = ToolButtons.shown(Self.menu, subject.facts)
      if let command = buttons.menu(.galleryMenu(index), tools, at: places.seen(index).origin, width: 160, &ui) {
        // The menu of the scene on the stage does not begin it anew.
        buttons.intents += (index == selected ? [] : [.select(index)]) + [.perform(command)]
      }
    }
    if let heads = places.heads { buttons.intents += self.heads(heads, subject.facts, &ui) }
    if selected < places.count { buttons.intents += keys(selected, places, &ui) }
    return buttons.intents + edge(&ui)
  }

  /// The right edge, which can be dragged.
  private func edge(_ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    let place = Rect(x: ui.frame.maxX - Self.edge, y: ui.frame.y, width: Self.edge, height: ui.frame.height)
    let grip = EdgeGrip(
      id: ControlID.edge, name: "gallery", width: ui.frame.width, range: Self.width.range, isAtRight: true)
    return switch grip.show(in: place, &ui) {
    case .width(let width): [.widenGallery(width)]
    case .reset: [.widenGallery(nil)]
    case nil: []
    }
  }

  private func keys(_ selected: Int, _ places: GalleryPlaces, _ ui: inout WindowUI) -> [Intent] {
    ui.focus.add(.gallery, places.seen(selected))
    guard ui.focus.current == .gallery else { return [] }
    if ui.showsFocus(.gallery) { ui.pen.focus(places.seen(selected).inset(by: -5), radius: 9) }
    guard let press = ui.key(on: .gallery), !press.modifiers.contains(.control) else { return [] }
    var next: Int
    switch press.key {
    case .left: next = selected - 1
    case .right: next = selected + 1
    case .up: next = places.neighbor(of: selected, rows: -1)
    case .down: next = places.neighbor(of: selected, rows: 1)
    case .home: next = 0
    case .end: next = places.count - 1
    default: return []
    }
    ui.takeKey(on: .gallery)
    next = min(max(0, next), places.count - 1)
    return next == selected ? [] : [.select(next)]
  }

  /// The heads of own scenes and samples, of which the latter can be hidden.
  private func heads(_ heads: (own: Rect, samples: Rect), _ facts: Facts, _ ui: inout WindowUI) -> [Intent] {
    var isPressed = false
    ui.clipped(to: ui.frame) { ui in
      let look = ui.pen.look
      ui.pen.text("Yours", in: heads.own, .caption, look.quietText)
      let id = ControlID.action(.samples)
      ui.focus.add(id, heads.samples)
      ui.tip(id, heads.samples, Command.samples.tip)
      let isOpen = !facts.options.hidesSamples
      ui.descriptions.add(
        id, in: heads.samples, AccessibleItem(.toggle, "Samples", help: Command.samples.tip, isOpen: isOpen))
      let hit = ui.hit(id, heads.samples)
      let isLit = hit.isHovered || ui.focus.current == id
      ui.pen.text("Samples", in: heads.samples, .caption, isLit ? look.text : look.quietText)
      ui.pen.chevron(
        at: Point(x: heads.samples.maxX - 6, y: heads.samples.midY), isDown: isOpen, look.quietText)
      isPressed = hit.isClicked || ui.isPushed(id)
    }
    return isPressed ? [.perform(.samples)] : []
  }

  func menu(_ studio: Studio) -> ControlID? { .galleryMenu(studio.library.selected) }

  /// The menu of a scene, which is shown first.
  static func menu(_ facts: Facts) -> [[Command]] {
    [
      [.rename, .save, .saveElsewhere, .showSceneFile, .close], [.savePacked, .saveUnpacked],
      [.newScene, .open, .openRecent],
    ]
  }
}

/// The pointer.
extension GalleryPart {
  mutating func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    if !ui.input.isHeld { held = nil }
    defer { hover(held == nil ? ui.pointed(in: ui.frame) : nil, studio, at: ui.input.time) }
    tip(studio, &ui)
    switch ui.area(.canvas(.gallery), ui.frame) {
    case .down(let point):
      held = (places.index(at: point), scroll.press(point, places))
    case .move(let point):
      guard var hold = held, var grip = hold.grip else { break }
      if scroll.move(&grip, to: point, places) { hold.scene = nil }
      (hold.grip, held) = (grip, hold)
    case .up(let point):
      defer { held = nil }
      guard let scene = held?.scene, let point, places.index(at: point) == scene else { break }
      return [.select(scene)]
    case .cancel: held = nil
    case .wheel(_, let dy, _): scroll.turn(by: -dy * Self.notch, places)
    case .touchpad(_, let dy, _): scroll.turn(by: -dy * Self.unit, places)
    case .secondary(let point):
      if let index = places.index(at: point) { ui.openMenu(.galleryMenu(index), isAsked: true) }
    default: return []
    }
    places.scroll(to: scroll.offset)
    return []
  }

  /// Says the whole title of the scene under the pointer, if it is shortened below its picture.
  private func tip(_ studio: Studio, _ ui: inout WindowUI) {
    guard let index = ui.pointed(in: ui.frame).flatMap(places.index) else { return }
    let document = studio.library.documents[index]
    let room = places.thumbnail(index).width - (document.isUnsaved ? 28 : 14)
    let isCut = [document.title.shown, document.galleryName ?? ""].contains { ui.pen.width($0, .small) > room }
    guard isCut else { return }
    let words = [document.title.shown, document.galleryName].compactMap(\.self).joined(separator: "\n")
    ui.tip(.galleryMenu(index), places.seen(index), words)
  }

  /// Lets the picture under the pointer play its effect, unless the desktop asks for little motion.
  private mutating func hover(_ point: Point?, _ studio: Studio, at time: Double) {
    let index = studio.hasSheet ? nil : point.flatMap(places.index)
    let moves = !studio.view.isCalm
    guard index != hovered?.index || hovered?.moves != moves else { return }
    hovered = index.map { GalleryHover($0, of: studio.library.documents[$0], moves: moves, at: time) }
  }
}

/// Frames.
extension GalleryPart {
  func isMoving(_ studio: Studio) -> Bool { !studio.view.isCalm && hovered != nil && places.count > 0 }

  mutating func paint(_ studio: Studio, _ painting: inout Painting) {
    let (frame, theme) = (painting.frame, studio.view.theme)
    guard frame.width > 0 else { return }
    painting.list.append(.fill(frame, theme.panel))
    painting.list.append(.fill(Rect(x: frame.maxX - 1, y: frame.y, width: 1, height: frame.height), theme.hairline))
    guard let bar = places.bar else { return drawCells(studio, at: painting.time, into: &painting.list) }
    painting.clipped(to: bar.frame) { drawCells(studio, at: $0.time, into: &$0.list) }
    guard let thumb = bar.thumb else { return }
    let isHeld = held?.grip?.isOnBar ?? false
    painting.list.append(.shape(RoundedShape(frame: thumb, radius: 2, fill: isHeld ? theme.quietText : theme.raised)))
  }

  private mutating func drawCells(_ studio: Studio, at time: Double, into list: inout DrawList) {
    let library = studio.library
    for index in 0..<places.count where places.seen(index).height > 0 {
      let document = library.documents[index]
      let cell = GalleryCell(
        version: document.version, title: document.title.shown, id: document.galleryName,
        isUnsaved: document.isUnsaved, index: index, isSelected: index == library.selected,
        isHovered: index == hovered?.index, frame: places.thumbnail(index), theme: studio.view.theme)
      if cell.isHovered, let shown = hovered?.shown(at: time) {
        cell.draw(GalleryCell.picture(shown.preview, at: shown.moment, in: cell.frame), into: &list)
      } else {
        cells[document.id, default: KeptDrawing()].draw(cell, into: &list) {
          let preview = Preview(document.scene, pictures: document.miniatures)
          cell.draw(GalleryCell.picture(preview, at: 0, in: cell.frame), into: &$0)
        }
      }
    }
  }
}

/// Support for screen readers.
extension GalleryPart {
  func items(_ items: [AccessibleItem], _ studio: Studio, at time: Double) -> [AccessibleItem] {
    let scenes = studio.library.documents.prefix(places.count).enumerated().map { index, document in
      var item = AccessibleItem(
        .listEntry, document.title.shown, words: document.stateWords,
        help: index < 9
          ? "\(index + 1) shows it."
          : "\(Command.sceneBefore.spokenKey) and \(Command.sceneAfter.spokenKey) go to the next.",
        isSet: index == studio.library.selected)
      (item.number, item.frame, item.takesFocus) = (document.id.spoken, places.seen(index), true)
      return item
    }
    return scenes + items
  }

  func focus(_ ui: WindowUI, _ studio: Studio) -> Int? {
    ui.read(.gallery) { $0.focus.current } == .gallery
      ? studio.document.id.spoken : ui.accessibleFocus(on: ui.number(of: name))
  }

  func act(_ action: AccessibleAction, _ ui: inout WindowUI, _ studio: Studio) -> [Intent] {
    if let index = studio.library.documents.firstIndex(where: { $0.id.spoken == action.id.number }) {
      return action.kind == .press ? [.select(index)] : []
    }
    ui.act(action.kind, on: action.id.number)
    return []
  }
}
