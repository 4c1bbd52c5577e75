import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The panel without a window: events go in, and the studio's scene comes out.
struct Bench: WindowDriver {
  var shared: SharedWindow
  var inspector: PanelProbe {
    get { PanelProbe(shared: shared) }
    _modify {
      var probe = PanelProbe(shared: shared)
      yield &probe
      shared = probe.shared
    }
  }
  var time = 1.0
  var list = DrawList()
  /// Why typed pictures cannot be shown, if they cannot.
  var fault: String?

  init(_ scene: Scene, height: Double = 2400, path: String? = nil) throws {
    // A scene without a file has a folder of its own, so its pictures are absolute paths.
    let file = SceneFile(
      path: path, folder: path == nil ? "/nowhere" : "/", bytes: path == nil ? nil : [],
      saved: path == nil ? nil : scene)
    let pictures = ScenePictures(
      images: scene.content.images.indices.map {
        ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 3000, height: 2000), isOpaque: true)
      })
    shared = SharedWindow(
      Window(
        try #require(
          Studio(
            documents: [SceneDocument(name: "test", scene: scene, pictures: pictures, file: file)],
            window: Size(width: 1440, height: height), scale: 1)), templates: { .builtIn }))
    look()
  }

  var scene: Scene { studio.document.scene }
  var text: String { SceneWriter.text(of: scene) }

  /// Answers that typed pictures are there.
  mutating func answer() {
    if let typed = studio.files.pictures.typed { window.receive(.pictures(.found(typed, fault: fault)), at: time) }
  }

  mutating func look() {
    answer()
    window.advance(to: time)
    list = inspector.list
  }

  /// Sends events as the window does.
  mutating func send(_ events: InputEvent...) {
    for event in events {
      time += 0.02
      window.handle(event, at: time)
      look()
    }
  }

  /// A point in a control, or in an item of the open menu: `device/choices=Pixel 8`.
  func place(_ control: ControlID, share: Double = 0.5) throws -> Point {
    let frame = try #require(inspector.frame(of: control), "there is no \(control)")
    return Point(x: frame.x + frame.width * share, y: frame.midY)
  }

  /// Chooses an item of the open menu.
  mutating func choose(_ item: String) throws {
    let frame = try #require(inspector.ui.input.menu?.item(item), "there is no \(item)")
    let point = Point(x: frame.midX, y: frame.midY)
    time += 1
    send(.hover(point), .down(point), .up(point))
  }

  mutating func click(_ control: ControlID, share: Double = 0.5) throws {
    let point = try place(control, share: share)
    time += 1
    send(.hover(point), .down(point), .up(point))
  }

  /// Drags from one share of a control's width to another.
  mutating func drag(_ control: ControlID, from start: Double, to end: Double) throws {
    let (one, two) = (try place(control, share: start), try place(control, share: end))
    time += 1
    send(.hover(one), .down(one))
    for step in 1...3 {
      send(.move(Point(x: one.x + (two.x - one.x) * Double(step) / 3, y: one.y)))
    }
    send(.up(two))
  }

  /// Presses a key with modifiers, as a keyboard sends them.
  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    if !modifiers.isEmpty { send(.modifiers(modifiers)) }
    send(.keyDown(key, modifiers, isRepeat: false), .keyUp(key, modifiers))
    if !modifiers.isEmpty { send(.modifiers([])) }
  }

  mutating func type(_ text: String) { send(.text(text)) }

  var layers: [Layer] { layers(at: 300) }

  func layers(at offset: Double) -> [Layer] {
    var layers: [Layer] = []
    let preview = Preview(scene, pictures: studio.document.pictures, offset: offset)
    preview.layers(at: 0, into: &layers)
    return layers
  }
}

/// The panel of a window, for inspection.
struct PanelProbe {
  var shared: SharedWindow
  private var window: Window {
    _read { yield shared.window }
    _modify { yield &shared.window }
  }

  var ui: WindowUI {
    get {
      var ui = window.ui
      ui.enter(.panel)
      return ui
    }
    _modify {
      window.ui.enter(.panel)
      yield &window.ui
    }
  }
  var panel: PanelPart { window.part(PanelPart.self) }
}

extension PanelProbe {
  var list: DrawList { window.studio.layout[.panel].isEmpty ? DrawList() : ui.pen.list }
  var document: PanelDocument? { panel.document }
  var openSections: Set<SectionName> {
    get { window.studio.view.panel.openSections }
    set { window.studio.view.panel.openSections = newValue }
  }
  var complaint: PanelState.Complaint? { window.studio.view.panel.complaint }
  var isBusy: Bool { window.ui.input.isBusy }
  var isTyping: Bool { ui.input.isTyping }
  var takesText: Bool { window.takesText }
  var caret: Rect? { window.caret }
  var dueTime: Double? { !window.studio.layout[.panel].isEmpty ? ui.dueTime(of: ui.number(of: .panel)) : nil }

  mutating func setOpen(_ section: SectionName, _ isOpen: Bool) { window.studio.view.panel.setOpen(section, isOpen) }

  var clipboard: String {
    get { window.clipboard }
    set { window.clipboard = newValue }
  }

  var isHeard: Bool {
    get { window.isHeard }
    set { window.isHeard = newValue }
  }

  var items: [AccessibleItem] { ui.descriptions.items }
  var accessibleFocus: AccessibleID? {
    var window = window
    return window.accessible(at: 0).focus.flatMap { $0.part == .panel ? $0 : nil }
  }

  var showsAllPhysics: Bool {
    get { window.studio.view.panel.showsAllPhysics }
    set { window.studio.view.panel.showsAllPhysics = newValue }
  }

  var focus: ControlID? {
    get { ui.focus.current }
    set { ui.moveFocus(to: newValue) }
  }

  /// The frame of a control, in window points. Nil while it is not visible.
  func frame(of control: ControlID) -> Rect? { ui.parts[control] }

  /// The controls in Tab order.
  var controls: [ControlID] { ui.focus.order }

  var menu: ControlID? { ui.input.menu?.id }

  var scroll: Double { ui.scrolls.offset(of: .sections) }

  /// Every control's row, visible or not, and the frames of its visible parts.
  var rows: [ControlID: Rect] { ui.focus.rows }
  var parts: [ControlID: Rect] { ui.parts }
  var showsTip: Bool { ui.tips.isShown }
  var isDragging: Bool { ui.input.pointer.item?.hasMoved ?? false }

  func field(_ path: String) -> Field? { panel.document?.field(path) }

  /// The hovered control and its tooltip.
  var pointed: (id: ControlID, tip: String)? { ui.tips.control.map { ($0.id, $0.text) } }
}
