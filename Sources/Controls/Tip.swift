import Boundary
import Geometry

extension UI {
  /// What a control says of itself, and which of its places it is said beside.
  struct Tip {
    var id: ID
    var text: String
    var rect: Rect
  }

  /// How long a control is pointed at before its tooltip shows, in seconds.
  static var patience: Double { 0.6 }

  /// The control that is pointed at shows its tooltip after a while: it is the one under the pointer, or the one that
  /// keys have gone to since the pointer moved.
  public mutating func tip(_ id: ID, _ rect: Rect, _ text: String) {
    guard menu == nil, isSeen(rect) else { return }
    if isByKeys ? focus == id : isUnderPointer(rect) { pointed = Tip(id: id, text: text, rect: rect) }
  }

  /// Adds to the tooltip of a control that is pointed at.
  public mutating func addTip(_ text: String, to id: ID) {
    if pointed?.id == id { pointed?.text += text }
  }

  public func isUnderPointer(_ rect: Rect) -> Bool {
    pointer.map { rect.contains($0) && clip.contains($0) } ?? false
  }

  /// The control that is pointed at, and what it says.
  public var pointedControl: (id: ID, tip: String)? { pointed.map { ($0.id, $0.text) } }

  /// When the surface will look different by itself, because a tooltip is due; nil where none is.
  public var dueTime: Double? { showsTip ? nil : tipTime }

  func isTipDue(at time: Double) -> Bool { tipTime.map { time >= $0 } ?? false }

  /// What is waited for at a moment: a tooltip that is due then needs a run.
  public mutating func advance(to time: Double) { self.time = max(self.time, time) }

  private var tipTime: Double? { isGripped ? nil : resting.map { $0.since + Self.patience } }

  /// Who uses a control needs no explanation of it until it is pointed at anew.
  mutating func noteRest() {
    if isGripped { used = pointed?.id }
    if used != pointed?.id { used = nil }
    guard let pointed, !pointed.text.isEmpty, used == nil else {
      resting = nil
      return
    }
    if resting?.id != pointed.id { resting = (pointed.id, time) }
  }

  /// Beside the surface where there is room, so that it covers nothing that is needed next; else under what it speaks
  /// of.
  mutating func draw(_ tip: Tip) {
    let inside = 220.0
    let padding = 10.0
    let lines = texts.lines(tip.text, width: inside, .small)
    let longest = lines.reduce(0) { max($0, texts.width($1, .small)) }
    let size = Size(width: longest + 2 * padding + 2, height: Double(lines.count) * ControlText.small.lineHeight + 14)
    let bounds = window.isEmpty ? frame : window
    var box = Rect(x: frame.x - size.width - 8, y: tip.rect.y, width: size.width, height: size.height)
    if box.x < bounds.x + 4 {
      box.x = min(max(tip.rect.x, bounds.x + 4), bounds.maxX - size.width - 4)
      box.y = tip.rect.maxY + 2
      if box.maxY > bounds.maxY - 4 { box.y = tip.rect.y - size.height - 2 }
    }
    box.y = max(bounds.y + 4, min(box.y, bounds.maxY - size.height - 4))
    let (look, text) = (look, tip.text)
    overlaid { ui in
      ui.list.append(
        .shape(
          RoundedShape(
            frame: box, radius: 6, fill: look.raised,
            shadow: RoundedShape.Shadow(color: Color.black.opacity(0.4), blur: 8, offset: Point(x: 0, y: 2)))))
      ui.paragraph(text, at: Point(x: box.x + padding, y: box.y + 7), width: inside, .small, look.text)
    }
  }
}
