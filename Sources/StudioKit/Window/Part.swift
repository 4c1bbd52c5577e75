import Boundary
import Geometry

/// A part of the window: it takes its frame off the room that is left, shows its controls from a value, answers the
/// pointer on its areas, draws what changes with each frame, and describes itself. A part is one file or folder, and
/// one line of `WindowParts`.
///
/// Only `name`, `title`, `side`, `frame`, `subject` and `show` are required.
protocol Part: Sendable {
  /// The value that its controls are drawn from. Equal: they look the same, and are not run again.
  associatedtype Subject: Hashable & Sendable

  var name: PartName { get }
  /// What a screen reader calls it.
  func title(_ studio: Studio) -> String
  /// The side of the room that it takes.
  var side: Side { get }
  /// Whether it comes and goes with a fade, rather than in one frame.
  var comesAndGoes: Bool { get }
  /// Whether F6 goes to its controls.
  var takesFocus: Bool { get }
  /// Whether typed text goes to its controls once they have the focus.
  var takesText: Bool { get }
  var role: AccessiblePart.Role { get }
  /// The commands that it brings, beside those of the program.
  var commands: [Command] { get }

  /// Takes its frame off the room. Empty while it is hidden.
  mutating func frame(in room: inout Room, _ studio: Studio) -> Rect
  /// Brings what it shows up to date, once after each step. Its surface is the current one.
  ///
  /// - Returns: What the studio does for it, after which it is prepared again.
  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent]
  func subject(_ studio: Studio, _ present: Present) -> Subject
  /// Lays out and draws its controls.
  ///
  /// - Returns: What a person asks for with them.
  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent]

  /// Takes the pointer's events on its areas without controls.
  mutating func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent]
  /// Whether it is over all others, and has all keys and clicks.
  func isModal(_ studio: Studio) -> Bool
  /// Sees an event before its controls do.
  mutating func intercept(_ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double) -> Interception
  /// Whether its controls run only at the next frame after an event. Many moves arrive between two frames.
  func waits(after event: InputEvent) -> Bool
  /// Follows an event once its intents are carried out.
  func end(_ event: InputEvent, _ ui: WindowUI) -> [Intent]
  /// Its context menu for the keyboard. Nil if it has none.
  func menu(_ studio: Studio) -> ControlID?
  /// The picture at a point, for a dropped file. Nil if there is none.
  func picture(at point: Point, _ studio: Studio, _ ui: WindowUI) -> Int?

  /// Draws what changes with each frame, below its controls.
  mutating func paint(_ studio: Studio, _ painting: inout Painting)
  /// The same over its controls.
  mutating func paintOver(_ studio: Studio, _ painting: inout Painting)
  /// Whether it changes with each frame.
  func isMoving(_ studio: Studio) -> Bool
  /// The pointer's shape over its areas. Nil over a control.
  func shape(_ studio: Studio, _ ui: WindowUI) -> PointerShape?

  /// Its items for a screen reader.
  ///
  /// - Parameter items: Those of its controls.
  mutating func items(_ items: [AccessibleItem], _ studio: Studio, at time: Double) -> [AccessibleItem]
  /// The number of the item with the focus, while the keys are the part's.
  func focus(_ ui: WindowUI, _ studio: Studio) -> Int?
  /// Does what a screen reader asks for.
  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI, _ studio: Studio) -> [Intent]
}

extension Part {
  var comesAndGoes: Bool { side.isOverOthers }
  var takesFocus: Bool { true }
  var takesText: Bool { false }
  var role: AccessiblePart.Role { .tools }
  var commands: [Command] { [] }

  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] { [] }
  mutating func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] { [] }
  func isModal(_ studio: Studio) -> Bool { false }
  mutating func intercept(
    _ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double
  ) -> Interception {
    .passes()
  }
  func waits(after event: InputEvent) -> Bool { false }
  func end(_ event: InputEvent, _ ui: WindowUI) -> [Intent] { [] }
  func menu(_ studio: Studio) -> ControlID? { nil }
  func picture(at point: Point, _ studio: Studio, _ ui: WindowUI) -> Int? { nil }
  mutating func paint(_ studio: Studio, _ painting: inout Painting) {}
  mutating func paintOver(_ studio: Studio, _ painting: inout Painting) {}
  func isMoving(_ studio: Studio) -> Bool { false }
  func shape(_ studio: Studio, _ ui: WindowUI) -> PointerShape? { nil }
  mutating func items(_ items: [AccessibleItem], _ studio: Studio, at time: Double) -> [AccessibleItem] { items }
  func focus(_ ui: WindowUI, _ studio: Studio) -> Int? { ui.accessibleFocus(on: ui.number(of: name)) }
  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI, _ studio: Studio) -> [Intent] {
    ui.act(action.kind, on: action.id.number)
    return []
  }
}

extension Part {
  /// Runs the controls if events are pending, or if what they show has changed. The part is prepared.
  ///
  /// - Returns: What a person asks for with them.
  mutating func update(_ ui: inout WindowUI, _ studio: Studio, in frame: Rect, _ present: Present) -> [Intent] {
    // What was typed is still taken where it was typed.
    let frame = frame.isEmpty && !ui.happenings.isEmpty ? ui.frame : frame
    let subject = subject(studio, present)
    var intents: [Intent] = []
    ui.show(subject)
    for _ in 0..<10 where intents.isEmpty && ui.needsRun(in: frame) {
      ui.run(in: frame, at: present.time) { ui in
        intents += show(subject, &ui)
        intents += answer(studio, &ui)
      }
    }
    // What they ask for may change what it shows.
    if !intents.isEmpty { ui.again() }
    return intents
  }

  /// What a screen reader is told. Nil while there is nothing to tell.
  mutating func described(_ ui: WindowUI, _ studio: Studio, in frame: Rect, at time: Double) -> AccessiblePart? {
    let items = items(frame.isEmpty ? [] : ui.read(name) { $0.descriptions.items }, studio, at: time)
    return items.isEmpty ? nil : AccessiblePart(name, role, title(studio), in: frame, items)
  }
}

/// What a part does with an event before its controls get it.
enum Interception: Sendable {
  /// They get it afterwards.
  case passes([Intent] = [])
  /// They do not get it.
  case takes([Intent] = [])
}

/// What all parts see of the present beside the studio.
struct Present: Sendable {
  /// The state that commands depend on.
  let facts: Facts
  let time: Double
  /// Whether a screen reader is running.
  let isHeard: Bool
}
