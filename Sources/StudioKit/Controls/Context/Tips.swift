import Geometry

/// The tooltip of a control, and the frame it is shown beside.
struct Tip<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var text: String
  var rect: Rect
}

/// The tooltip of the hovered control, shown after a delay.
struct Tips<ID: Hashable & Sendable>: Sendable {
  /// Whether a tooltip is shown.
  private(set) var isShown = false
  var pointed: Tip<ID>?
  private var resting: (id: ID, since: Double)?
  /// A control in use, which shows no tooltip until it is hovered anew.
  var used: ID?

  /// Delay before a tooltip, in seconds.
  static var patience: Double { 0.6 }
}

extension Tips {
  /// The hovered control and its tooltip.
  var control: (id: ID, text: String)? { pointed.map { ($0.id, $0.text) } }

  /// Adds to a control's tooltip, if it is hovered.
  mutating func add(_ text: @autoclosure () -> String, to id: ID) {
    if pointed?.id == id { pointed?.text += text() }
  }

  /// The time at which it is due. Nil if there is none.
  var due: Double? { resting.map { $0.since + Self.patience } }

  mutating func begin(isDue: Bool) { (pointed, isShown) = (nil, isDue) }

  /// Restarts the delay.
  mutating func stop() { resting = nil }

  mutating func end(at time: Double, isGripped: Bool) {
    if isGripped { used = pointed?.id }
    if used != pointed?.id { used = nil }
    guard let pointed, !pointed.text.isEmpty, used == nil else {
      resting = nil
      return
    }
    if resting?.id != pointed.id { resting = (pointed.id, time) }
  }
}

extension Tip {
  /// The farthest that a tooltip is from its control, in points: across a panel, but not along a strip.
  private static var reach: Double { 360 }

  /// Draws beside the surface if there is space and the control is near, so that it covers nothing needed next;
  /// otherwise below or above the control.
  func draw(beside frame: Rect, in window: Rect, _ pen: inout Pen) {
    let inside = 220.0
    let padding = 10.0
    let wide = pen.width(ofParagraph: text, width: inside, .small) + 2 * padding + 2
    let high = pen.height(ofParagraph: text, width: inside) + 14
    var box = Rect(x: frame.x - wide - 8, y: rect.y, width: wide, height: high)
    if box.x < window.x + 4 || rect.x - box.maxX > Self.reach {
      box.x = min(max(rect.x, window.x + 4), window.maxX - wide - 4)
      box.y = rect.maxY + 2
      if box.maxY > window.maxY - 4 { box.y = rect.y - high - 2 }
    }
    box.y = max(window.y + 4, min(box.y, window.maxY - high - 4))
    pen.over(in: window) { pen in
      pen.plate(box, radius: 6, pen.look.raised, shadow: 8, depth: 2)
      pen.paragraph(text, at: Point(x: box.x + padding, y: box.y + 7), width: inside, .small, pen.look.text)
    }
  }
}
