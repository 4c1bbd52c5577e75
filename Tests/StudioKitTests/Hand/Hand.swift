import Boundary
import Documents
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// A person at a studio, who sees what a screen reader does. A key pressed, a text typed, a click, a drag and a turn of
/// the wheel is one act each.
struct Hand {
  var stage: TestStudio
  private(set) var acts: [String] = []
  private(set) var requests: [Request] = []
  /// The time that passes with an act.
  private let pause: Double

  init(_ name: String = "map-crop", window: Size = Size(width: 1280, height: 820), pause: Double = 1) {
    stage = TestStudio(name, window: window)
    stage.window = Window(stage.studio, templates: { .builtIn })
    stage.window.isHeard = true
    self.pause = pause
    look()
  }

  var ui: WindowUI { stage.window.ui }
  var region: PartName { ui.keyPart ?? .stage }

  /// Whether there are parts beside the stage: there are none while they are hidden.
  var hasParts: Bool {
    stage.window.stack.parts.contains { $0.takesFocus && $0.name != .stage && stage.window.stack.isFocusable($0.name) }
  }
}

/// What is seen.
extension Hand {
  /// Passes time, and draws a frame.
  mutating func look() {
    requests += stage.window.takeRequests(at: stage.time)
    _ = stage.frame()
  }

  /// The requests since the last call.
  mutating func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  /// The description of the window.
  func spoken() -> AccessibleWindow {
    var window = stage.window
    return window.accessible(at: stage.time)
  }
}

extension AccessibleWindow {
  /// The item with the focus, and its part.
  var focused: (part: AccessiblePart, item: AccessibleItem)? {
    guard let focus else { return nil }
    for part in parts where part.part == focus.part {
      if let item = part.items.first(where: { $0.number == focus.number }) { return (part, item) }
    }
    return nil
  }
}

/// Acts.
extension Hand {
  mutating func act(_ words: String, _ events: [InputEvent]) {
    stage.wait(pause)
    for event in events { stage.handle(event) }
    acts.append(words)
    look()
  }

  /// The events of a key as a keyboard sends them: without Ctrl and Alt, a letter is also a text.
  static func events(_ key: Key, _ modifiers: Modifiers = []) -> [InputEvent] {
    var events: [InputEvent] = [.keyDown(key, modifiers, isRepeat: false)]
    let text: String? =
      switch key {
      case .letter(let letter): modifiers.contains(.shift) ? letter.uppercased() : String(letter)
      case .space: " "
      default: nil
      }
    if let text, modifiers.isDisjoint(with: [.control, .alt]) { events.append(.text(text)) }
    events.append(.keyUp(key, modifiers))
    return modifiers.isEmpty ? events : [.modifiers(modifiers)] + events + [.modifiers([])]
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    act("\(modifiers.words)\(key)", Self.events(key, modifiers))
  }

  mutating func type(_ text: String) {
    act("type \(text)", text.flatMap { $0 == " " ? Self.events(.space) : Self.events(.letter($0)) })
  }

  mutating func click(_ point: Point) { act("click", [.hover(point), .down(point), .up(point)]) }

  mutating func ask(at point: Point) { act("right click", [.hover(point), .secondary(point), .up(point)]) }

  mutating func turn(_ notches: Double, at point: Point) {
    act("wheel", [.hover(point), .wheel(dx: 0, dy: notches, at: point)])
  }

  mutating func drag(from start: Point, to end: Point) {
    let way = (1...8).map {
      InputEvent.move(
        Point(x: start.x + (end.x - start.x) * Double($0) / 8, y: start.y + (end.y - start.y) * Double($0) / 8))
    }
    act("drag", [.hover(start), .down(start)] + way + [.up(end)])
  }

  mutating func resize(_ size: Size) { act("resize \(size)", [.resize(size, scale: 1)]) }
}

extension Hand {
  /// Runs a command by its name.
  mutating func find(_ words: String) {
    press(.letter("/"))
    type(words)
    press(.enter)
  }

  /// The control with the focus.
  var control: ControlID? {
    let part: PartName = stage.studio.isAsking ? .sheet : stage.studio.hasSheet ? .palette : region
    return ui.read(part) { $0.focus.current }
  }
}

extension Modifiers {
  /// `Ctrl Shift `
  fileprivate var words: String {
    (contains(.control) ? "Ctrl " : "") + (contains(.alt) ? "Alt " : "") + (contains(.shift) ? "Shift " : "")
  }
}
