import Boundary
import Geometry

@testable import StudioKit

/// A surface with a few controls, without a window. Letters are half as wide as they are high.
struct Surface {
  enum Control: Hashable, Sendable {
    case save, name, nameText, ratio, digits, side, choice, word(Int), words, flag, area, row(Int), head
  }

  var ui = UI<Control>(look: .plain, measure: .fixed())
  var time = 1.0
  let frame = Rect(x: 100, y: 0, width: 300, height: 400)
  /// The body of a run. A test keeps its own state outside.
  let body: (inout UI<Control>) -> Void

  init(_ body: @escaping (inout UI<Control>) -> Void) {
    self.body = body
    ui.window = Rect(x: 0, y: 0, width: 400, height: 400)
    ui.settle(in: frame, at: time, body)
  }
}

extension Surface {
  @discardableResult
  mutating func send(_ events: InputEvent...) -> Bool {
    var isTaken = false
    for event in events {
      time += 0.02
      ui.take(event, at: time)
      ui.settle(in: frame, at: time, body)
      isTaken = ui.isTaken
    }
    return isTaken
  }

  @discardableResult
  mutating func press(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
    send(.keyDown(key, modifiers, isRepeat: false))
  }

  func place(_ control: Control, share: Double = 0.5) -> Point {
    let part = ui.parts[control] ?? Rect(x: -1, y: -1, width: 0, height: 0)
    return Point(x: part.x + part.width * share, y: part.midY)
  }

  mutating func click(_ control: Control, share: Double = 0.5) {
    time += 1
    let point = place(control, share: share)
    send(.hover(point), .down(point), .up(point))
  }

  var texts: [String] {
    ui.pen.list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }
}

extension ControlLook {
  static let plain = ControlLook(
    panel: Color(0x1F2023), hairline: Color(0x2C2E33), field: Color(0x2A2C30), raised: Color(0x373A40),
    text: Color(0xE8E9EB), quietText: Color(0x9A9DA3), selection: Color(0x4C9DFF), focus: .white,
    primary: .white, warning: Color(0xFFB84D), fault: Color(0xFF6B5E), bright: .white, onSelection: .black,
    onPrimary: .black, literal: Color(0x7BD88F), shadow: Color.black.opacity(0.5))
}
