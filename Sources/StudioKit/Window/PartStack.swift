import Boundary
import Documents
import Geometry

/// The window's parts in the order in which they lie over each other, with their controls and the studio that they show.
/// It keeps them in step: each has its frame, and shows what is.
struct PartStack: Sendable {
  var studio: Studio
  var ui: WindowUI
  var parts: [any Part]
  /// The indices of the parts in the order in which they take their frames.
  private let sides: [Int]
  private var widths: TextWidths
  /// How often the window was laid out.
  private(set) var layouts = 0
  private var arrangement: StageArrangement?
  /// The time of the last event, reply or step.
  var time = 0.0

  init(_ studio: Studio, _ parts: [any Part], _ measure: TextMeasure) {
    (self.studio, self.parts) = (studio, parts)
    ui = WindowUI(look: Theme.dark.look, measure: measure, names: parts.map(\.name))
    ui.window = Rect(studio.view.size)
    sides = parts.indices.sorted { (parts[$0].side.rawValue, $0) < (parts[$1].side.rawValue, $1) }
    widths = TextWidths(measure)
    self.studio.partCommands = parts.flatMap(\.commands)
    self.studio.layout = StudioLayout(
      ui.names, window: studio.view.size, scale: studio.view.scale, studio.stage.scene.device)
  }
}

extension PartStack {
  subscript(name: PartName) -> any Part { parts[ui.number(of: name)] }

  /// The part that is over all others, and has all keys and clicks.
  var modal: PartName? { parts.last { $0.isModal(studio) }?.name }

  /// The topmost part at a point: that of the open menu, else the last one there. Nil if there is none.
  func topmost(at point: Point) -> PartName? {
    if !studio.hasSheet, let menu = ui.menuPart { return menu }
    return parts.last { studio.layout[$0.name].contains(point) }?.name
  }

  /// Whether F6 goes to a part: it shows, and has a control. The stage has the keys if no other part has them.
  func isFocusable(_ name: PartName) -> Bool {
    name == .stage || !studio.layout[name].isEmpty && ui.read(name) { !$0.focus.order.isEmpty }
  }

  func isShown(_ part: any Part) -> Bool { !studio.layout[part.name].isEmpty }
}

/// Steps.
extension PartStack {
  /// Gives every part its frame, once after each step.
  mutating func layOut() {
    layouts += 1
    var room = Room(window: studio.view.size, scale: studio.view.scale, after: studio.layout, widths)
    for index in sides { room.layout[parts[index].name] = parts[index].frame(in: &room, studio) }
    if studio.layout != room.layout { studio.layout = room.layout }
    widths = room.widths
    followPlaces()
  }

  /// Says where everything that moves has its place now.
  private mutating func followPlaces() {
    var hasSheet = false
    for part in parts where part.comesAndGoes {
      let isThere = isShown(part)
      if part.side == .overWindow, isThere { hasSheet = true }
      studio.view.motions.put(.part(part.name), isThere: isThere, time: time)
    }
    studio.view.motions.put(.shade, isThere: hasSheet, time: time)
    for section in SectionName.allCases {
      let isOpen = studio.view.panel.openSections.contains(section)
      studio.view.motions.put(.section(section), isThere: isOpen, time: time)
    }
    let (arrangement, layout) = (StageArrangement(studio), studio.layout)
    studio.view.motions.put(
      layout, screens: studio.stage.screens.count, glides: self.arrangement.map(arrangement.glides(from:)) ?? false,
      time: time)
    self.arrangement = arrangement
  }

  mutating func apply(_ intent: Intent) {
    studio.apply(intent, at: time)
    if case .copy(let text, _) = intent { ui.input.clipboard.text = text }
    layOut()
  }

  /// Applies pending events, and runs the parts that show something else than before, until all rest.
  ///
  /// - Parameter only: The index of the part; nil: all of them.
  mutating func settle(only: Int? = nil) {
    for _ in 0..<10 {
      studio.followMotion(at: time)
      let present = Present(facts: Facts(studio), time: time, isHeard: ui.isHeard)
      var asked = false
      for index in parts.indices where only.map({ $0 == index }) ?? true {
        prepare(index)
        for intent in parts[index].update(&ui, studio, in: studio.layout[parts[index].name], present) {
          apply(intent)
          asked = true
        }
      }
      if let text = ui.input.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
      guard asked else { break }
    }
    if let refusal = ui.refusal {
      ui.refusal = nil
      studio.say(refusal, isFault: true, at: time)
      layOut()
    }
  }

  /// Brings a part up to date, with all that the studio does for it.
  private mutating func prepare(_ index: Int) {
    let (name, side) = (parts[index].name, parts[index].side)
    let frame = studio.layout[name]
    ui.enter(name)
    if frame.isEmpty { ui.leaveHidden() }
    // Nothing is hovered under a sheet.
    if studio.hasSheet, side != .overWindow { ui.input.cover(&ui.surfaces.current) }
    for _ in 0..<10 {
      let intents = parts[index].prepare(studio, &ui, in: frame)
      guard !intents.isEmpty else { break }
      for intent in intents { studio.apply(intent, at: time) }
    }
  }

  /// Runs the parts that events wait for, or that the pointer or a menu has left.
  mutating func settleLeft() {
    for index in parts.indices where ui.read(index, { !$0.isSettled }) { settle(only: index) }
  }

  /// Applies everything due by a time.
  mutating func advance(to time: Double, moves: Bool) {
    self.time = time
    studio.view.motions.isOn = moves && !studio.view.isCalm
    studio.view.motions.advance(to: time)
    ui.window = Rect(studio.view.size)
    ui.look = studio.view.look
    ui.advance(to: time)
    studio.view.endNotice(at: time)
    // A part may wait for the frame with its events.
    settleLeft()
    studio.stage.advance(to: time)
    studio.showGesture(at: time)
    layOut()
    settle()
  }

  /// Takes what is typed, and gives the keys to another part.
  mutating func releaseKeys(except part: PartName?) {
    studio.view.isStageFocused = false
    for name in ui.names where name != part { ui.releaseKeys(of: name) }
    settle()
    studio.finishEdit()
  }

  /// Lets a screen reader act on a part that has the keys or can take them.
  mutating func act(_ action: AccessibleAction) {
    let name = action.id.part
    guard ui.names.contains(name), modal.map({ $0 == name }) ?? (!studio.hasSheet || name == .sheet) else { return }
    releaseKeys(except: name)
    ui.enter(name)
    for intent in parts[ui.number(of: name)].act(action, &ui, studio) { apply(intent) }
    settle()
    studio.finishEdit()
  }
}
